# Polski. Jeden komunikat na zdanie; karty, imiona i liczby przychodzą jako zmienne.
# Imion się nie odmienia: stoją w mianowniku albo po słowie „gracz”.

### Karty i kontrakty

# .accusative: dołóż pika; .plural: prosi o piki; .genitive: nie ma pików.
suit = { $suit ->
    [S] pik
    [H] kier
    [D] karo
   *[C] trefl
  }
    .accusative = { $suit ->
        [S] pika
        [H] kiera
        [D] karo
       *[C] trefla
      }
    .plural = { $suit ->
        [S] piki
        [H] kiery
        [D] kara
       *[C] trefle
      }
    .genitive = { $suit ->
        [S] pików
        [H] kierów
        [D] kar
       *[C] trefli
      }
rank-A = as
rank-K = król
rank-Q = dama
rank-J = walet
rank-T = dziesiątka
rank-9 = dziewiątka
rank-8 = ósemka
rank-7 = siódemka
rank-6 = szóstka
rank-5 = piątka
rank-4 = czwórka
rank-3 = trójka
rank-2 = dwójka
card-name = { $rank } { suit }
contract-S = Pik
contract-H = Kier
contract-D = Karo
contract-C = Trefl
contract-NT = Bez atu
contract-MIS = Bez lew
hidden-card = Zakryta karta

### Imiona

you = Ty
bot-level = { $level ->
    [random] losowy
    [novice] początkujący
    [careful] rozważny
    [good] dobry
    [strong] silny
    [expert] ekspert
    [master] mistrz
   *[other] { $level }
  }
preset-sergeant-major = Sergeant Major
preset-nine-five-two = 9-5-2
preset-six-three-eight = 6-3-8
preset-three-five-eight = 3-5-8
preset-three-five-eight-classic = 3-5-8 klasyczne
preset-sergeant-major-british = Sergeant Major brytyjski
preset-custom = Własne zasady

### Strona główna

tagline = Trzech graczy, szesnaście kart, trzy cele do osiągnięcia.
landing-lead = Klasyczna gra na lewy dla trzech osób, zwana też Sergeant Major. Graj od razu z dwoma komputerowymi graczami: bez konta, bez reklam.
play = Graj
play-what = { $preset } · { $deals }
deals-count = { $count ->
    [one] { $count } rozdanie
    [few] { $count } rozdania
    [many] { $count } rozdań
   *[other] { $count } rozdania
  }
deals-endless = bez ustalonej liczby rozdań
continue = Graj dalej
continue-what = Graj dalej: { $preset }, rozdanie { $deal }
games = Gry…
settings = Ustawienia
menu = Menu
language = Język
home = Strona główna
close = Zamknij
loading = Chwileczkę…
error-start = Nie udało się otworzyć stołu. Spróbuj ponownie.
error-network = Brak połączenia z serwerem. Spróbuj ponownie.
places = Więcej
place-learn = Nauka gry
place-rules = Zasady
place-statistics = Statystyki
place-sheet = Arkusz wyników

### Wybór gry

games-title = Wybierz grę
games-preset = Gra
games-deals = Liczba rozdań
games-no-limit = Bez limitu
games-level-of = Poziom gracza { $name }
games-options = Wszystkie zasady
games-options-hint = Każdą zasadę można zmienić. Zmienione są oznaczone.
games-changed = zmieniona
games-reset = Przywróć zasady gry
games-start = Zacznij
games-refused = Te zasady się wykluczają
games-none = brak
games-deals-range = Od { $min } do { $max }
preset-about-sergeant-major = Rozdający ma wziąć 8 lew, wybiera atut i bierze musik.
preset-about-nine-five-two = Jak Sergeant Major, ale do wzięcia jest 9, 5 i 2 lewy.
preset-about-six-three-eight = Po 17 kart, bez musiku; do +10 lub −10.
preset-about-three-five-eight = Pierwszy gracz ma wziąć 8 i wybiera, widząc sześć kart; każdy kontrakt raz.
preset-about-three-five-eight-classic = Jak 3-5-8, ale nikt nie musi przebijać, a atutu nie wolno oddać w wymianie.
preset-about-sergeant-major-british = Rozdający odkłada karty, zanim weźmie zakryty musik.

option-targets = Lewy do wzięcia
option-targets-seats = rozdający, pierwszy, trzeci
option-deck = Liczba kart w talii
option-chooser = Kto ogłasza kontrakt
option-contracts = Dozwolone kontrakty
option-each_contract_once = Każdy gracz ogłasza każdy kontrakt tylko raz
option-choose_after = Karty widziane przed wyborem
option-kitty = Musik
option-kitty_public = Musik pokazuje się wszystkim
option-void_play = Gdy nie można dołożyć do koloru
option-exchange = Wymiana kart
option-exchange_mode = Jak się wymienia
option-exchange_order = Kto wymienia pierwszy
option-exchange_trump = Gdy oddaje się atut
option-cards_per_over = Karty za każdą nadwyżkę
option-rotate_targets = Liczby przesuwają się co trzy rozdania
option-end_tricks = Liczba lew w rozdaniu, która od razu wygrywa
option-end_total = Wynik, który kończy grę
option-end_floor = Niski wynik, który kończy grę
option-end_deals = Liczba rozdań
option-tie = Remis na koniec
role-dealer = Rozdający
role-eldest = Pierwszy
role-third = Trzeci
value-deck-52 = 52 (po 16 i musik)
value-deck-51 = 51 (po 17, bez musiku)
value-chooser-dealer = rozdający
value-chooser-eldest = gracz na lewo od rozdającego
value-choose_after-6 = pierwsze sześć
value-choose_after-all = wszystkie
value-kitty-none = bez musiku
value-kitty-look_name_discard = obejrzyj, ogłoś, odłóż cztery
value-kitty-name_take_discard = ogłoś, weź, odłóż cztery
value-kitty-name_discard_take = ogłoś, odłóż cztery, weź
value-void_play-free = zagraj dowolną kartę
value-void_play-must_trump = przebij atutem, jeśli możesz
value-exchange-off = brak
value-exchange-before_contract = przed kontraktem
value-exchange-after_contract = po kontrakcie, tylko z atutem
value-exchange_mode-name_suit = podaj kolor, weź najwyższą
value-exchange_mode-give_card = daj kartę, weź najwyższą
value-exchange_order-most_up = najpierw największa nadwyżka
value-exchange_order-new_target = najpierw najwięcej do wzięcia
value-exchange_trump-normal = jak każda karta
value-exchange_trump-forbidden = niedozwolone
value-exchange_trump-free_return = może wrócić dowolna karta
value-cards_per_over-1 = jedna
value-cards_per_over-2 = dwie
value-tie-shared = wygrywają wszyscy najlepsi
value-tie-playoff = dogrywka

refused-targets = Te trzy liczby muszą wynosić co najmniej 0 i razem dawać lewy jednego rozdania: 16 przy 52 kartach, 17 przy 51.
refused-deck = Talia 51 kart jest bez musiku, talia 52 kart – z musikiem.
refused-kitty = Musik wymaga 52 kart. Oglądanie go przed ogłoszeniem wyklucza wybór po sześciu kartach i wymianę po kontrakcie.
refused-kitty_public = Pokazać można tylko musik: wybierz kolejność dla musiku albo wyłącz tę opcję.
refused-choose_after = Wybór po sześciu kartach wyklucza wymianę przed kontraktem i wcześniejsze oglądanie musiku.
refused-contracts = Dopuść co najmniej jeden kontrakt.
refused-each_contract_once = „Tylko raz” wymaga liczby rozdań, najwyżej trzy razy większej niż liczba kontraktów.
refused-exchange_trump = Osobna zasada dla atutów wymaga wymiany po kontrakcie, w której oddaje się kartę.
refused-end_tricks = Od 1 do liczby lew w rozdaniu.
refused-end_total = 1 lub więcej.
refused-end_floor = −1 lub mniej.
refused-end_deals = Od 1 do 99 albo bez limitu, jeśli gra może się skończyć inaczej: przez wynik, niski wynik lub lewy.
refused-other = Ta wartość jest niemożliwa: { $option }.

### Stół

table = Stół
opponents = Pozostali gracze
your-hand = Twoje karty
table-actions = Akcje
deal-of = Rozdanie { $deal }/{ $deals }
deal-number = Rozdanie { $deal }
deal-playoff = Dogrywka
trump-is = Atut: { $contract }
trump-chip-none = Brak kontraktu
trump-chip-NT = Bez atu
trump-chip-MIS = Bez lew
total = Wynik
your-total = Twój wynik: { $total }
counter = { $tricks }/{ $target }
counter-limit = { $tricks } z maks. { $target }
counter-label = { $tricks ->
    [one] { $tricks } lewa, { $target } do wzięcia
    [few] { $tricks } lewy, { $target } do wzięcia
    [many] { $tricks } lew, { $target } do wzięcia
   *[other] { $tricks } lewy, { $target } do wzięcia
  }
counter-limit-label = { $tricks ->
    [one] { $tricks } lewa, dozwolone najwyżej { $target }
    [few] { $tricks } lewy, dozwolone najwyżej { $target }
    [many] { $tricks } lew, dozwolone najwyżej { $target }
   *[other] { $tricks } lewy, dozwolone najwyżej { $target }
  }
cards-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
dealer-mark = R
dealer-label = rozdający
chooser-label = rozgrywający
thinking = ma ruch
led-mark = wyjście
winning-mark = bierze
tap-to-continue = Dotknij, aby kontynuować
card-playable = { $card }, można zagrać, { $place } z { $count }
card-blocked = { $card }, teraz nie można zagrać, { $place } z { $count }
card-open = { $card }, można wybrać, { $place } z { $count }
card-plain = { $card }, { $place } z { $count }
card-selected = { $card }, zaznaczono, { $place } z { $count }
card-new = { $card }, nowa karta, { $place } z { $count }
cards-hidden = { $count ->
    [one] { $count } karta jeszcze zakryta
    [few] { $count } karty jeszcze zakryte
    [many] { $count } kart jeszcze zakrytych
   *[other] { $count } karty jeszcze zakryte
  }

### Co robić

prompt-wait = Ruch ma { $name }
prompt-wait-contract = { $name } wybiera kontrakt
prompt-wait-exchange = { $name } wymienia karty
prompt-wait-discard = { $name } odkłada karty
prompt-lead = Twoja kolej: wyjdź dowolną kartą
prompt-follow = Twoja kolej: dołóż { suit.accusative }
prompt-trump = Twoja kolej: nie masz { suit.genitive }, musisz przebić
prompt-any = Twoja kolej: nie masz { suit.genitive }, graj, co chcesz
prompt-lifted = Dotknij jeszcze raz, aby zagrać: { $card }
prompt-contract = Wybierz kontrakt
prompt-contract-six = Wybierz kontrakt, widząc pierwsze sześć kart
prompt-name = Poproś gracza { $name } o kolor
prompt-pay = Oddaj kartę graczowi { $name }
prompt-give = Wybierz kartę dla gracza { $name }
prompt-give-choose = Wybierz, kto ma dać ci kartę
prompt-return = Dostajesz atut: wybierz, co oddać
prompt-exchanged = Zobacz, co wymieniono, i naciśnij OK
prompt-discard = Odłóż { $count ->
    [one] jedną kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
prompt-next = Koniec rozdania
prompt-over = Koniec gry
prompt-trick-you = Twoja lewa
prompt-trick = { $name } bierze lewę
your-turn = Twoja kolej.
your-turn-card = Twoja kolej, karta { $number }.

### Kontrakt

picker-title = Twój kontrakt
picker-target = weź { $target }
picker-limit = maks. { $limit }
picker-used = już był
picker-used-label = { $contract }, ten kontrakt już był
picker-choose = { $contract }: do wzięcia { $target }
picker-choose-limit = { $contract }: najwyżej { $limit }
picker-held = masz { $count }

### Wymiana

exchange = Wymiana kart
exchange-left = { $count ->
    [one] jeszcze { $count } karta
    [few] jeszcze { $count } karty
    [many] jeszcze { $count } kart
   *[other] jeszcze { $count } karty
  }
exchange-you-up = Dostajesz od gracza { $name }
exchange-you-down = { $name } dostaje od ciebie
exchange-others = { $from } daje graczowi { $to }
exchange-preview = Dajesz: { $card }, a { $name } oddaje najwyższą kartę w kolorze { suit }.
exchange-preview-trump = Dajesz: { $card }, a { $name } oddaje dowolną kartę.
exchange-give = Daj graczowi { $name } { $card }
exchange-pick = Wybierz kartę z ręki.
exchange-end = Zakończ wymianę
exchange-name = Poproś gracza { $name } o { suit.plural }
exchange-void = nie ma
exchange-pay-hint = Dostajesz: { $card }. Oddaj dowolną kartę.
exchange-return-hint = { $name } daje ci: { $card }.
exchange-ledger = Dotychczas
exchange-swap = { $name } bierze: { $taken }, daje: { $got }
exchange-swap-same = { $name } daje: { $got }, i dostaje tę samą kartę
exchange-ok = OK
give-back = Oddaj { $card }
pay-card = Oddaj { $card }

### Musik i odkładanie

kitty = Musik
kitty-of = { $name } bierze musik
kitty-of-you = Bierzesz musik
kitty-blind = Najpierw odkładasz karty, potem bierzesz zakryty musik.
discard-button = Odłóż { $count }/{ $need }
discard-ace = Odkładasz asa.
discard-ace-ok = Odłóż mimo to

### Dlaczego nie

why-out_of_turn = To nie twoja kolej.
why-phase = Teraz to niemożliwe.
why-not_held = Nie masz tej karty.
why-follow = Musisz dołożyć { suit.accusative }.
why-must_trump = Nie masz koloru wyjścia, więc musisz przebić atutem.
why-contract_unknown = Tego kontraktu nie gra się przy tym stole.
why-contract_used = Ten kontrakt już u ciebie był.
why-no_claim = Ten gracz nie jest ci winien żadnej karty.
why-suit_blocked = Ten gracz nie ma kart w tym kolorze.
why-trump_forbidden = Nie wolno oddać atutu.
why-discard_count = Odkłada się dokładnie cztery karty.
why-over = Rozdanie jest skończone.
why-stale = Gra poszła już dalej. Wybierz jeszcze raz.
why-busy = Serwer jest zajęty. Spróbuj ponownie.
why-malformed = Serwer tego nie zrozumiał.
why-not_your_turn = To nie twoja kolej.

### Połączenie

link-slow = Wysyłanie…
link-lost = Brak połączenia. Ponawiam próbę…
link-gone = Tego stołu już nie ma.
link-taken = Stół jest otwarty w innym oknie.
link-take-back = Graj tutaj

### Przebieg i komunikaty

log = Przebieg
log-empty = Jeszcze nic się nie wydarzyło.
log-dealt = { $name } rozdaje.
log-dealt-you = Rozdajesz.
log-contract = { $name } ogłasza: { $contract }, do wzięcia { $target }.
log-contract-you = Ogłaszasz: { $contract }, do wzięcia { $target }.
log-contract-limit = { $name } ogłasza: bez lew, najwyżej { $target }.
log-contract-limit-you = Ogłaszasz: bez lew, najwyżej { $target }.
log-named = { $name } prosi gracza { $other } o { suit.plural }.
log-named-you = Prosisz gracza { $other } o { suit.plural }.
log-named-to-you = { $name } prosi cię o { suit.plural }.
log-void = { $name } nie ma { suit.genitive }.
log-void-you = Nie masz { suit.genitive }.
log-moved = { $name } daje kartę graczowi { $other }.
log-moved-from-you = Dajesz graczowi { $other }: { $card }.
log-moved-to-you = { $name } daje ci: { $card }.
log-stopped = { $name } kończy wymianę.
log-stopped-you = Kończysz wymianę.
log-kitty = { $name } bierze musik.
log-kitty-you = Bierzesz musik.
log-kitty-cards = { $name } bierze musik: { $cards }.
log-kitty-cards-you = Bierzesz musik: { $cards }.
log-discarded = { $name } odkłada { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }.
log-discarded-you = Odkładasz: { $cards }.
log-played = { $name }: { $card }
log-played-you = Ty: { $card }
log-trick = { $name } bierze lewę.
log-trick-you = Bierzesz lewę.
log-scored = Koniec rozdania.
log-over = Koniec gry.

### Wyniki

last-trick = Ostatnia lewa
last-trick-none = Nie ma jeszcze lewy.
last-trick-of = Lewę bierze { $name }
last-trick-of-you = Twoja lewa
scores = Wyniki
sheet-title = Rozdanie { $deal }
sheet-title-playoff = Rozdanie { $deal }: rozstrzygające
sheet-player = Gracz
sheet-tricks = Lewy
sheet-target = Cel
sheet-limit = Maks.
sheet-points = Punkty
sheet-total = Wynik
sheet-sum = Suma
sheet-deal = Nr
sheet-contract = Kontrakt
sheet-all = Wszystkie rozdania
sheet-ended = Przerwane przed końcem: bez punktów.
sheet-none = Żadne rozdanie jeszcze się nie skończyło.
next-deal = Nowe rozdanie
result-you = Wygrywasz!
result-you-shared = Wspólna wygrana: ty oraz { $names }.
result-one = { $name } wygrywa.
result-shared = { $names } wygrywają razem.
play-again = Zagraj znowu
save-record = Zapisz grę

### Ustawienia

settings-title = Ustawienia
setting-speed = Tempo
value-speed-fast = szybkie
value-speed-normal = zwykłe
value-speed-slow = wolne
value-speed-click = dalej na dotknięcie
setting-confirm = Zagranie karty
value-confirm-auto = 1 dotknięcie, na wąskich 2
value-confirm-always = zawsze 2 dotknięcia
value-confirm-never = zawsze 1 dotknięcie
setting-high = Wysokie karty
value-high-left = z lewej
value-high-right = z prawej
setting-trumpSide = Atuty w ręce
value-trumpSide-among = wśród innych
value-trumpSide-left = z lewej
value-trumpSide-right = z prawej
setting-letters = Litery na kartach
value-letters-auto = zgodnie z językiem
setting-deck = Barwy kolorów
value-deck-standard = dwie barwy
value-deck-four = cztery barwy
value-deck-safe = dla daltonistów
setting-large = Duże cyfry
setting-winning = Pokazuj, kto bierze lewę
setting-single = Jedyną możliwą kartę zagrywaj automatycznie
setting-keys = Litery na klawiaturze jako skróty
setting-speech = Czytnik ekranu czyta
value-speech-card = każdą kartę
value-speech-trick = każdą lewę
value-speech-deal = tylko rozdanie
setting-tips = Wskazówki dla początkujących
setting-motion = Karty się poruszają
value-motion-auto = zgodnie z systemem
value-motion-off = nigdy

### Zasady tego stołu

rules-title = Zasady tego stołu
rules-p1 = Trzech graczy, każdy gra dla siebie. As jest najwyższy, dwójka najniższa. Każdy ma do wzięcia pewną liczbę lew; każda lewa ponad nią to zyskany punkt, każda brakująca – stracony.
rules-targets = Lewy do wzięcia: rozdający { $dealer }, pierwszy gracz (na lewo od niego) { $eldest }, trzeci { $third }. Po każdym rozdaniu rozdaje następny gracz, a liczby przechodzą razem z nim.
rules-deck-52 = 52 karty: po 16 dla każdego gracza i 4 w musiku.
rules-deck-51 = 51 kart, bez dwójki trefl: po 17 dla każdego gracza, bez musiku.
rules-chooser-dealer = Kontrakt ogłasza rozdający: { $contracts }.
rules-chooser-eldest = Kontrakt ogłasza pierwszy gracz: { $contracts }.
rules-once = Każdy gracz może ogłosić każdy kontrakt tylko raz w grze.
rules-six = Przed wyborem rozgrywający widzi tylko pierwsze sześć kart.
rules-nt = Bez atu: wygrywa najwyższa karta w kolorze wyjścia.
rules-mis = Bez lew: nie ma atutu, a liczby stają się limitami. Kto miał wziąć najwięcej, teraz może wziąć najmniej; każda lewa poniżej limitu to punkt zysku.
rules-kitty-look_name_discard = Rozgrywający bierze musik, ogłasza kontrakt i odkłada cztery karty.
rules-kitty-name_take_discard = Rozgrywający ogłasza kontrakt, bierze musik i odkłada cztery karty.
rules-kitty-name_discard_take = Rozgrywający ogłasza kontrakt, odkłada cztery karty i bierze zakryty musik.
rules-kitty-public = Musik pokazuje się wszystkim.
rules-kitty-private = Musik widzi tylko rozgrywający.
rules-lead = Pierwszy gracz wychodzi do pierwszej lewy. Kto może, dokłada do koloru. Wygrywa najwyższy atut, a jeśli atutu nie zagrano, najwyższa karta w kolorze wyjścia; kto bierze lewę, wychodzi do następnej.
rules-void-free = Kto nie może dołożyć do koloru, gra dowolną kartę.
rules-void-must_trump = Kto nie może dołożyć do koloru, musi przebić, dowolnym atutem.
rules-exchange-off = Kart się nie wymienia.
rules-exchange-before_contract = Od drugiego rozdania, przed ogłoszeniem kontraktu, kto w poprzednim rozdaniu był na plusie, może za każdy punkt wymienić kartę z tymi, którzy byli na minusie.
rules-exchange-after_contract = Od drugiego rozdania, po ogłoszeniu koloru atutowego, kto w poprzednim rozdaniu był na plusie, może za każdy punkt wymienić kartę z tymi, którzy byli na minusie.
rules-mode-name_suit = Za każdym razem podaje kolor, dostaje najwyższą kartę drugiego gracza w tym kolorze i oddaje dowolną.
rules-mode-give_card = Za każdym razem daje kartę i dostaje najwyższą, jaką drugi gracz ma w tym kolorze, być może tę samą.
rules-trump-forbidden = Nie wolno oddać atutu.
rules-trump-free_return = Za oddany atut może wrócić dowolna karta.
rules-double = Dwie karty za każdy punkt zamiast jednej.
rules-rotate = Co trzy rozdania liczby przesuwają się o jedną rolę.
rules-end-deals = Gra trwa { $count ->
    [one] jedno rozdanie
    [few] { $count } rozdania
    [many] { $count } rozdań
   *[other] { $count } rozdania
  }; wygrywa najwyższy wynik.
rules-end-total = Gra kończy się po rozdaniu, w którym ktoś osiągnie wynik { $total } lub więcej.
rules-end-floor = Gra kończy się po rozdaniu, w którym czyjś wynik spadnie do { $total } lub niżej.
rules-end-tricks = Kto weźmie { $count ->
    [one] { $count } lewę
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
  } w jednym rozdaniu, od razu wygrywa grę; nie dotyczy to kontraktu bez lew.
rules-tie-shared = Gracze z równym najlepszym wynikiem wygrywają razem.
rules-tie-playoff = Gracze z równym najlepszym wynikiem grają rozdanie rozstrzygające, bez wymiany.
rules-discards = Odłożone karty nie liczą się nikomu.
rules-newcomer = W swojej pierwszej grze tutaj siedzisz tak, że najpierw wybiera inny gracz.

### Klawisze

keys = Klawisze
keys-title = Klawisze
key-arrows = poprzednia, następna karta
key-updown = inny rząd lub kolor
key-homeend = pierwsza, ostatnia karta
key-enter = zagraj lub wybierz kartę, zbierz lewę
key-numbers = przejdź do koloru; wybierz kontrakt
key-confirm = odłóż karty, zakończ wymianę
key-escape = cofnij wybór, zamknij
key-f6 = stół, ręka, panel
key-T = przeczytaj lewę
key-L = ostatnia lewa
key-R = przeczytaj swoje karty
key-S = wyniki
key-G = zasady tego stołu
key-N = nowe rozdanie
key-help = te klawisze
keyname-Home = Home
keyname-End = End
keyname-Enter = Enter
keyname-Space = Spacja
keyname-Shift = Shift
keyname-Esc = Esc

### Wskazówki

tip-ok = Rozumiem
tip-stop = Bez wskazówek
tip-lead = Wychodzisz dowolną kartą. Najwyższa w kolorze wygrywa, jeśli nikt nie przebije.
tip-follow = Zagraj uniesioną kartę: trzeba dołożyć do koloru wyjścia.
tip-target = „{ $tricks }/{ $target }”: lewy już wzięte i ile masz ich wziąć.
tip-trump = Atutem są { suit.plural }: biją każdy inny kolor.
tip-hint = Nie wiesz, co zagrać? Żarówka („{ hint }”) poleci kartę.
tip-void = Nie możesz dołożyć do koloru: atut bije każdy inny kolor.
tip-contract = Wybierz kolor, w którym masz najwięcej kart: pobije wszystkie inne.
tip-give = Daj niską kartę: najwyższa w tym kolorze przyjdzie do ciebie.
tip-name = Poproś o kolor, w którym brakuje ci asa.
tip-discard = Odłóż niskie karty z krótkich kolorów; zatrzymaj atuty i asy.
tip-discard-mis = Odłóż wysokie karty: brałyby lewy, których nie chcesz.
tip-mis = Teraz lewy szkodzą: zostań poniżej limitu, pozbywaj się wysokich kart.
tip-nt = Bez atu: zawsze wygrywa najwyższa karta w kolorze wyjścia.
tip-up = Ostatnie rozdanie na plusie: inni są ci teraz winni dobre karty.
tip-pay = Zapłać niską kartą z koloru, bez którego się obejdziesz.
tip-return = Oddaj dowolną kartę: taką, której nie potrzebujesz.
tip-taken = Ostatnie rozdanie na minusie, więc inni wzięli od ciebie karty.
tip-kitty = Musik jest twój: kropki oznaczają nowe karty, cztery trzeba odłożyć.
tip-won = Masz lewę! Kto bierze lewę, wychodzi do następnej.
tip-throw = Nie możesz ani dołożyć, ani przebić: zrzuć niską kartę.
tip-mis-void = Nie możesz dołożyć: pozbądź się groźnej wysokiej karty.
tip-points = Lewa ponad twoją liczbę daje punkt, brakująca zabiera punkt.
tip-points-mis = Lewa poniżej twojego limitu daje punkt, ponad limit zabiera punkt.
tip-end = Wygrywa najwyższy wynik. Dłuższe gry: „{ games }” na stronie głównej.

### Lekcje

lesson-title = Pierwsza gra
lesson-about = Dziesięć krótkich kroków, około pięciu minut. Uczysz się, grając.
lesson-start = Zacznij
lesson-continue = Kontynuuj
lesson-again = Od początku
lesson-done = Pierwsza gra ukończona.
lesson-step = Krok { $step } z { $count }
lesson-leave = Wyjdź i wróć tu później
lesson-skip = Pomiń
lesson-back = Wstecz
lesson-next = Dalej
lesson-read = Najpierw naciśnij „{ $button }”.
lesson-end-title = To była twoja pierwsza gra
lesson-end-text = Znasz już wszystko, co dzieje się w rozdaniu. W prawdziwej grze też nikt cię nie pogania; zasady są w menu.
lesson-play = Zagraj naprawdę
lesson-more = Więcej nauki
lesson-step-table = Stół
lesson-step-trick = Lewa
lesson-step-numbers = Trzy liczby
lesson-step-choose = Atut
lesson-step-exchange = Wymiana
lesson-step-kitty = Musik
lesson-step-discard = Odkładanie
lesson-step-play = Rozgrywka
lesson-step-none = Bez atutu
lesson-step-score = Punkty
lesson-table-seats = To twój stół. Ada i Ben grają przeciw tobie i przeciw sobie: każdy gra dla siebie.
lesson-table-cards = Każdy ma szesnaście kart, a cztery leżą z boku. As jest najwyższy, dalej król, dama, walet, dziesiątka i tak do dwójki.
lesson-table-play = Ben gra: { $led }. Teraz twoja kolej, dotknij uniesionej karty: { $card }.
lesson-table-play-hint = Lepsze kara zachowaj. Zagraj: { $card }.
lesson-table-trick = Trzy karty to lewa. Ben wyszedł, czyli zagrał pierwszy. Jego karta jest najwyższa, więc to on bierze lewę.
lesson-trick-follow = Ben gra: { $led }. Musisz dołożyć do koloru, czyli trefla, jeśli go masz. Zagraj najwyższego: { $card }.
lesson-trick-follow-hint = Zagraj: { $card }, a lewa na pewno będzie twoja.
lesson-trick-won = Nikt nie ma wyższego trefla: lewa jest twoja! Kto bierze lewę, wychodzi do następnej.
lesson-trick-lead = Teraz więc wychodzisz ty, dowolną kartą. Zacznij tak: { $card }.
lesson-trick-lead-hint = Można, ale asa nikt nie pobije. Zagraj: { $card }.
lesson-trick-again = Oboje musieli dołożyć pika, a żaden nie jest wyższy od twojego asa. Dwie lewy!
lesson-numbers-what = Później w tym rozdaniu. Każdy ma do wzięcia pewną liczbę lew: 3, 5 albo 8. Tu Ada 3, Ben 8, ty 5.
lesson-numbers-counter = „4/5” znaczy: cztery lewy wzięte, pięć do wzięcia.
lesson-numbers-make = Pozostali nie mają już pików, więc twoich nikt nie pobije. Wyjście: { $card }.
lesson-numbers-make-hint = Ten kolor mogą jeszcze pobić. Wyjście: { $card }.
lesson-numbers-made = Pięć z pięciu! Od teraz każda lewa to twój punkt. Brakująca lewa kosztuje punkt.
lesson-numbers-more = Weź jeszcze jedną. Wyjście: { $card }.
lesson-numbers-more-hint = Ten kolor mogą jeszcze pobić. Wyjście: { $card }.
lesson-numbers-over = Sześć zamiast pięciu: jeden punkt zysku.
lesson-choose-points = Pierwsze rozdanie skończone. Jego punkty są pod imionami: Ada też zyskała jeden, Ben stracił dwa.
lesson-choose-who = Nowe rozdanie: rozdający ({ dealer-mark }) i liczby się przesunęły. Masz teraz wziąć 8 lew, więc ty wybierasz atut.
lesson-choose-six = Na razie widzisz tylko sześć kart. Wybierz kolor, którego masz najwięcej: kiery.
lesson-choose-six-hint = Masz cztery kiery, w tym asa i króla. Wybierz kiery.
lesson-choose-trump = Atutem są kiery: każdy kier bije każdą kartę innego koloru. Oto wszystkie twoje karty.
lesson-exchange-why = W poprzednim rozdaniu ty i Ada macie o lewę za dużo, Ben o dwie za mało. Dlatego każdemu z was jest winien kartę.
lesson-exchange-give = Daj mu: { $card }. Musi oddać najwyższego pika. Dotknij karty, potem przycisku.
lesson-exchange-give-hint = Oddaj kartę, której nie będzie ci żal: { $card }.
lesson-exchange-got = Dwójka poszła, przyszedł as pik!
lesson-kitty-ada = Teraz Ada dostaje swoją kartę. Potem odkrywa się cztery karty, które leżały z boku.
lesson-kitty-shown = Musik to cztery karty, które leżały z boku. Bierze go ten, kto wybrał atut: ty.
lesson-kitty-hand = Kropka oznacza nowe karty. Dwadzieścia to o cztery za dużo.
lesson-discard-four = Odłóż cztery: wszystkie kara i najniższego trefla. Dotknij uniesionych kart, potem przycisku.
lesson-discard-four-hint = Zachowaj atuty i wysokie karty. Odchodzą tylko uniesione.
lesson-discard-void = Nie masz już ani jednego kara. Zaraz zobaczysz, do czego to się przyda.
lesson-play-lead = Siedzisz po lewej ręce rozdającego, więc zaczynasz. Zagraj najwyższy atut: { $card }.
lesson-play-lead-hint = Można, ale najpierw ściągnij atuty. Zagraj: { $card }.
lesson-play-drawn = Oboje musieli dołożyć kiera: o dwa atuty mniej przeciw tobie.
lesson-play-later = Chwilę później Ben wziął lewę i wychodzi.
lesson-play-trump = Ben gra: { $led }, a ty nie masz kara. Wtedy trzeba zagrać atut; niski wystarczy: { $card }.
lesson-play-trump-hint = Wysokie atuty zachowaj na później. Wystarczy { $card }.
lesson-play-won = Twoja piątka bije asa, bo jest atutem. Po to odkładało się kara.
lesson-none-trump = Trzecie rozdanie. Ada może też wybrać „Bez atu”: wtedy zawsze wygrywa najwyższa karta w kolorze wyjścia, jak w pierwszym rozdaniu.
lesson-none-named = Może też wybrać „Bez lew” i właśnie to teraz robi.
lesson-none-star = Gwiazdka mówi, że wybrała Ada. Wzięła też musik i odłożyła cztery karty.
lesson-none-limits = Teraz lewy są złe, a liczby to limity: Ada może wziąć 3, Ben 5, ty 8.
lesson-none-below = Ada gra: { $led }. Zagraj niżej, żeby lewę wzięła ona: { $card }.
lesson-none-below-hint = Pozbądź się najwyższego kiera, który nie bierze: { $card }.
lesson-none-taken = Ada musi wziąć. Każda lewa poniżej twojego limitu będzie punktem.
lesson-none-away = Później Ben wychodzi w piki, a ty ich nie masz. Zrzuć najgroźniejszą kartę: { $card }.
lesson-none-away-hint = Tu nie ma atutu i żaden inny kolor nie wygra, więc warto zrzucić tę kartę: { $card }.
lesson-none-gone = As poszedł, a lewę ma Ben.
lesson-score-last = Ostatnia lewa rozdania. Zagraj ostatnią kartę: { $card }.
lesson-score-last-hint = Zagraj: { $card }.
lesson-score-points = Masz sześć lew, o dwie mniej niż limit osiem: dwa punkty.
lesson-score-totals = Punkty z rozdań się sumuje: jeden, jeden i dwa to cztery. Masz najwyższy wynik i wygrywasz!

### Ćwiczenia

exercises = Ćwiczenia
exercises-lead = Prawdziwe pozycje z prawdziwych rozdań. Najlepsze zagranie znaleziono, patrząc o wiele głębiej niż którykolwiek tutejszy gracz komputerowy.
exercises-progress = Rozwiązane: { $done } z { $count }, za pierwszym razem: { $first }
exercises-reset = Usuń moje odpowiedzi
exercises-reset-sure = Usunąć wszystkie?
exercise-next = Następne ćwiczenie
exercise-number = Ćwiczenie { $number }
exercise-of = Ćwiczenie { $number } z { $count }
exercise-none = Nie ma takiego ćwiczenia.
exercise-mark-new = jeszcze nie
exercise-mark-first = dobrze od razu
exercise-mark-later = dobrze później
exercise-mark-tried = próba
exercise-ask-contract = { $target } do wzięcia: jaki kontrakt?
exercise-ask-discard = { $target } do wzięcia: co odkładasz?
exercise-ask-exchange = Wymiana: co robisz?
exercise-ask-back = Którą kartę oddajesz?
exercise-ask-play = { $target } do wzięcia: która karta?
exercise-ask-mis = Bez lew, najwyżej { $target }: która karta?
exercise-right = Dobrze
exercise-close = Blisko
exercise-wrong = Można lepiej
exercise-lost = { $action }: średnio o { $points } pkt mniej niż najlepszy wybór.
exercise-lost-unknown = { $action }: to nie jest jeden z najlepszych wyborów.
exercise-best = Najlepiej: { $action }
exercise-values = Twoje punkty średnio w { $worlds } możliwych rozkładach kart
exercise-action = Wybór
exercise-yours = twoja odpowiedź
exercise-is-best = najlepsze
exercise-again = Jeszcze raz
exercise-show = Pokaż najlepsze
exercise-verified = Sprawdzone: dwa sposoby głębszego szukania są zgodne.
exercise-provisional = Tymczasowe: na razie sprawdziły to tylko proste reguły.
exercise-tip-six = Wybór po sześciu kartach
exercise-tip-twenty = Wybór po wszystkich kartach
exercise-tip-discard = Odkładanie
exercise-tip-up = Wymiana: branie
exercise-tip-down = Wymiana: oddawanie
exercise-tip-eight = Osiem do wzięcia
exercise-tip-five = Pięć do wzięcia
exercise-tip-three = Trzy do wzięcia
exercise-tip-none = Bez lew
exercise-tip-count = Liczenie
exercise-tip-totals = Na plusie i na minusie
exercise-says-six = Wybierz najdłuższy kolor; przy równych decydują honory. Niskie karty bez długości: bez lew. Honory rozrzucone po wszystkich kolorach: bez atu.
exercise-says-twenty = Wybierz najdłuższy kolor z asem lub królem. Zaplanuj pięć lub więcej atutów po odłożeniu.
exercise-says-discard = Odłóż niskie karty z krótkich kolorów: bez koloru możesz przebijać. Nigdy asa bez powodu.
exercise-says-up = Proś tam, gdzie brakuje ci asa. Dawaj za to niskie karty, nigdy atutów.
exercise-says-down = Oddaj to, bez czego się obejdziesz, i pamiętaj, jakie karty dajesz i dostajesz.
exercise-says-eight = Ściągaj atuty, dopóki masz ich więcej niż oni, i licz je.
exercise-says-five = Licz atuty. Gdy inni już ich nie mają, zgraj wysokie karty.
exercise-says-three = Nie wychodź królem ani damą, dopóki są wyższe karty. Każda dodatkowa lewa to też punkt.
exercise-says-none = Pozbywaj się wysokich kart, gdy nie możesz dołożyć do koloru, a niskie zachowaj na później.
exercise-says-count = Licz karty każdego koloru i patrz, kto już go nie ma.
exercise-says-totals = Minus kosztuje podwójnie: teraz punkt, w następnym rozdaniu dobrą kartę. Wykorzystaj więc każdą wymianę.
exercise-why-six-length = Długość daje atuty, a każdy atut, którego inni już nie mają, to lewa. Pojedynczy as wygra w każdym kontrakcie.
exercise-why-six-none = Niskie karty i żadnej długości: jako atuty wzięłyby niewiele. Bez lew są właśnie tym, czego chcesz.
exercise-why-six-no-trump = Wysokie karty we wszystkich kolorach, nigdzie dwie razem: żaden nie da dobrych atutów, a bez atu nikt ich nie przebije.
exercise-why-twenty-length = Najdłuższy kolor, z asem lub królem: nawet po odłożeniu zostaje pięć lub więcej atutów. Inne honory i tak wygrają.
exercise-why-discard-void = Krótki kolor odchodzi: gdy ktoś w niego wyjdzie, przebijasz. Niskie karty, które zostają, są w dłuższych kolorach.
exercise-why-discard-ace = As to pewna lewa. Brak koloru, który byś za niego dostał, nie oszczędzi ci żadnej przegrywającej.
exercise-why-up-give = Daj kartę w kolorze, w którym brakuje ci asa: drugi gracz może go mieć. Tam, gdzie as jest twój, dostajesz mniej.
exercise-why-up-name = Poproś o kolor, w którym brakuje ci asa: drugi gracz może go mieć. Tam, gdzie as jest twój, dostajesz mniej.
exercise-why-down-return = Dostajesz atut: zatrzymaj wysokie karty i oddaj niską, bez której się obejdziesz.
exercise-why-down-remember = Wysoka karta poszła od ciebie i wiesz, kto ją ma. Wyjdź w inny kolor niż jej.
exercise-why-eight-draw = Masz więcej atutów niż dwoje pozostałych razem. Ściągnij je, a nikt nie przebije twoich wygrywających kart.
exercise-why-five-cash = Pozostali nie mają już atutów: twoje wysokie karty wygrywają teraz. Później możesz nie mieć wyjścia.
exercise-why-three-entry = { $trap } nie jest jeszcze najwyższa: teraz pobije ją wyższa. Zachowana może później wygrać i dać ci wyjście.
exercise-why-three-beyond = Twoja liczba jest zrobiona, ale każda kolejna lewa to też punkt i wymiana w następnym rozdaniu.
exercise-why-none-throw = Nie możesz dołożyć do koloru, więc wysoka karta odchodzi bez lewy. Niskie uratują cię później.
exercise-why-none-duck = Ta lewa jest już rozstrzygnięta: pozbądź się wysokiej karty, a niską zachowaj na później.
exercise-why-none-keep = { $trap } to twoja ostatnia niska karta w swoim kolorze: bez niej musisz wygrać, gdy ktoś w niego wyjdzie. Wyjdź gdzie indziej.
exercise-why-count-master = Wszystkie karty wyższe od { $best } już zeszły: to teraz najwyższa w swoim kolorze. Kto liczy, ten wie.
exercise-why-count-void = Jeden z pozostałych nie ma już pewnego koloru i przebiłby go. Wyjdź w inny.
exercise-why-totals-claims = Każda wymiana daje niską kartę za najlepszą drugiego gracza w tym kolorze. Kończąc, oddajesz lewę.

### Strony zasad i słowniczek

book-lead = Sześć odmian jednej gry. Wybierz swoją i przeczytaj jej zasady.
book-who-sergeant-major = Znana jako 8-5-3, od Wielkiej Brytanii po Indie i Bliski Wschód.
book-who-nine-five-two = Odmiana kanadyjska: rozdający musi mierzyć jeszcze wyżej.
book-who-six-three-eight = Dla tych, którzy chcą mieć w grze wszystkie karty i otwarty koniec.
book-who-three-five-eight = Odmiana z Europy kontynentalnej, z kontraktami bez atu i bez lew.
book-who-three-five-eight-classic = Dla stołów, przy których nikt nie musi przebijać.
book-who-sergeant-major-british = Gra lotników Royal Air Force, tak jak opisuje się ją w Wielkiej Brytanii.
book-title = { $preset }: zasady
book-targets = Lewy do wzięcia: rozdający { $dealer }, pierwszy { $eldest }, trzeci { $third }
book-all-games = Wszystkie gry
book-words = Wszystkie słowa w pięciu językach
book-print = Drukuj
book-contents = Spis treści
book-short = W skrócie
book-full = Pełne zasady
book-mixture = Zasady tej mieszanki
book-read = Przeczytaj zasady
book-brief = Gra w trzech zdaniach
book-players = Gracze i miejsca
book-cards = Karty
book-goal = Cel gry
book-dealing = Tasowanie i rozdawanie
book-play = Gra krok po kroku
book-exchange = Wymiana kart
book-scoring = Punktacja
book-end = Jak się wygrywa
book-options = Opcje i odmiany
book-tips = Wskazówki
book-glossary = Słowniczek
book-brief-cards = { $kitty ->
    [0] Trzech graczy dostaje po { $hand } kart i żadna nie zostaje.
   *[other] Trzech graczy dostaje po { $hand } kart, a pozostałe { $kitty } tworzą musik.
  }
book-brief-chooser = { $chooser ->
    [dealer] Rozdający ogłasza, w co się gra: { $contracts }.
   *[eldest] Pierwszy gracz, siedzący na lewo od rozdającego, ogłasza, w co się gra: { $contracts }.
  }
book-brief-targets = Każdy ma do wzięcia określoną liczbę lew – rozdający { $dealer }, pierwszy gracz { $eldest }, trzeci gracz { $third } – a każda lewa ponad nią to zyskany punkt, każda brakująca – stracony.
book-players-three = Gra trzech graczy, każdy dla siebie. Rozdaje się i gra zgodnie z ruchem wskazówek zegara, w lewo.
book-players-dealer = Pierwszego rozdającego wybiera los. Po każdym rozdaniu rozdaje gracz siedzący na lewo od rozdającego, a cele przesuwają się razem z rozdawaniem.
book-players-table = Trzy role w rozdaniu
book-role = Rola
book-duty = Co robi gracz
book-duty-dealer = rozdaje karty
book-duty-eldest = siedzi na lewo od rozdającego, wychodzi do pierwszej lewy
book-duty-third = siedzi na prawo od rozdającego, przekłada talię
book-duty-contract = ogłasza kontrakt
book-duty-kitty = bierze musik
book-cards-pack = { $deck ->
    [51] Talia { $deck } kart: bez dwójki trefl, tak że rozdaje się wszystkie karty.
   *[other] Zwykła talia { $deck } kart, bez dżokerów.
  }
book-cards-ranks = W każdym kolorze starszeństwo kart jest takie, od najwyższej: { $ranks }.
book-cards-trump = Cztery kolory są równe, dopóki jeden z nich nie zostanie atutem: wtedy bije trzy pozostałe.
book-cards-plain = Cztery kolory są zawsze równe: w tej grze nie ma atutu.
book-figure-cards = Jeden kolor, od najwyższej karty
book-goal-targets = Weź co najmniej tyle lew, ile wynosi twój cel. Trzy cele dają razem { $tricks } lew, czyli wszystkie lewy rozdania: co jeden weźmie ponad cel, tego zabraknie innym.
book-goal-exchange = Kto weźmie więcej, ten w następnym rozdaniu dostanie też dobre karty od tych, którzy wzięli mniej.
book-goal-mis = W kontrakcie bez lew jest odwrotnie: cele stają się limitami i im mniej lew, tym lepiej.
book-goal-rotate = Co trzy rozdania cele przesuwają się o jedną rolę; w czwartym rozdaniu rozdający ma do wzięcia { $dealer }, pierwszy gracz { $eldest }, trzeci gracz { $third }.
book-dealing-shuffle = Rozdający tasuje, a gracz siedzący po jego prawej stronie przekłada.
book-dealing-packets = { $deck ->
    [51] Zaczynając od lewej, rozdający daje każdemu po { $hand } kart, pojedynczo albo paczkami.
   *[other] Zaczynając od lewej, rozdający daje każdemu po { $hand } kart, paczkami po 5, 5 i 6 albo cztery razy po 4; ostatnie { $kitty } leżą zakryte na środku.
  }
book-dealing-six = Rozgrywający podnosi tylko { $six } pierwszych kart, a resztę zostawia zakrytą do ogłoszenia kontraktu; pozostali oglądają wszystkie swoje karty.
book-dealing-misdeal = Po błędnym rozdaniu ten sam gracz rozdaje jeszcze raz.
book-dealing-misdeal-exchange = Po błędnym rozdaniu ten sam gracz rozdaje jeszcze raz, a prawo do wymiany pozostaje.
book-dealing-here = Na ekranie tasuje i rozdaje program; każda kolejność kart jest równie prawdopodobna.
book-figure-deal = { $six ->
    [yes] Rozgrywający widzi tylko pierwsze sześć kart; reszta pozostaje zakryta.
   *[no] Karty rozgrywającego i zakryte karty dwóch pozostałych graczy.
  }
book-step-deal = Rozdaje się karty.
book-step-exchange = Od drugiego rozdania odbywa się wymiana kart.
book-step-exchange-trump = Od drugiego rozdania odbywa się wymiana kart, jeśli ogłoszono kolor atutowy.
book-step-look = Rozgrywający bierze musik i ma na ręku { $held } kart.
book-step-look-public = Musik pokazuje się wszystkim; rozgrywający bierze go i ma na ręku { $held } kart.
book-step-name = { $chooser ->
    [dealer] Rozdający
   *[eldest] Pierwszy gracz
  } ogłasza kontrakt: { $contracts }.
book-step-name-six = { $chooser ->
    [dealer] Rozdający
   *[eldest] Pierwszy gracz
  } ogłasza kontrakt, widząc tylko { $six } pierwszych kart: { $contracts }. Potem ogląda wszystkie swoje karty.
book-step-take = Rozgrywający bierze musik; pozostali go nie widzą.
book-step-take-public = Musik pokazuje się wszystkim, potem bierze go rozgrywający.
book-step-discard = Rozgrywający odkłada { $kitty } karty, jakie chce: także asy, atuty i karty dopiero co otrzymane.
book-step-tricks = Rozgrywa się { $tricks } lew.
book-play-lead = Pierwszy gracz wychodzi do pierwszej lewy, bez względu na to, kto ogłosił kontrakt. Wyjść można każdą kartą. Kto bierze lewę, wychodzi do następnej.
book-play-follow = Kto może dołożyć do koloru, ten musi; nie trzeba grać wyższej karty.
book-play-void-free = Kto nie ma koloru wyjścia, może zagrać dowolną kartę: atut albo kartę w innym kolorze.
book-play-void-must_trump = Kto nie ma koloru wyjścia, musi przebić dowolnym atutem; nie musi to być atut wyższy od już zagranego. Kto nie ma też atutów, gra dowolną kartę.
book-play-void-plain = Kto nie ma koloru wyjścia, może zagrać dowolną kartę.
book-play-wins = Lewę bierze najwyższy atut, a jeśli atutu nie zagrano – najwyższa karta w kolorze wyjścia.
book-play-wins-plain = Lewę bierze najwyższa karta w kolorze wyjścia.
book-play-nt = Bez atu: żaden kolor nie bije innego, a kto nie ma koloru wyjścia, gra dowolną kartę.
book-play-mis = Bez lew: gra się tak jak bez atu, ale każdy stara się lew nie brać.
book-play-discards = Odłożone karty nie należą do żadnej lewy i nie liczą się nikomu; pokazuje się je po rozdaniu.
book-figure-trick = { $void ->
    [must_trump] Atutem jest { $trump }. Wyjście było w { $led }; ostatni z grających nie ma { $led }, więc musi przebić i bierze lewę.
    [free] Atutem jest { $trump }. Wyjście było w { $led }; ostatni z grających nie ma { $led }, przebija atutem i bierze lewę.
   *[plain] Nie ma atutu. Wyjście było w { $led }, więc lewę bierze najwyższy { $led }, a nie as innego koloru.
  }
book-exchange-what = Kto w jednym rozdaniu był na plusie, może w następnym wymieniać się kartami z tymi, którzy byli na minusie: { $cards ->
    [1] jedna karta
   *[other] { $cards } karty
  } za każdą nadwyżkę.
book-exchange-owes = Kto był na minusie, jest winien { $cards ->
    [1] jedną kartę
   *[other] { $cards } karty
  } za każdą brakującą lewę, nigdy więcej.
book-exchange-when-before_contract = Wymiana odbywa się po rozdaniu kart, a przed ogłoszeniem kontraktu; w pierwszym rozdaniu jej nie ma.
book-exchange-when-after_contract = Wymiana odbywa się po ogłoszeniu koloru atutowego, a przed wzięciem musiku; w pierwszym rozdaniu jej nie ma.
book-exchange-when-no-kitty = Wymiana odbywa się po ogłoszeniu koloru atutowego; w pierwszym rozdaniu jej nie ma.
book-exchange-cancelled = Jeśli rozgrywający ogłosi { $contracts }, w tym rozdaniu nikt się nie wymienia.
book-exchange-kept = Liczy się tylko poprzednie rozdanie; niewykorzystane prawo przepada.
book-exchange-mis = Po rozdaniu w kontrakcie bez lew na plusie są ci, którzy wzięli mniej, niż wynosił ich limit.
book-exchange-order-most_up = Jeśli dwóch graczy było na plusie, zaczyna ten, kto miał więcej nadwyżek; przy równej liczbie – ten, kto siedzi bliżej, licząc od lewej strony rozdającego.
book-exchange-order-new_target = Jeśli dwóch graczy było na plusie, zaczyna ten, kto w nowym rozdaniu ma wyższy cel; przy równych celach – ten, kto siedzi bliżej, licząc od lewej strony rozdającego.
book-exchange-two-down = Jeśli dwóch graczy było na minusie, gracz, który był na plusie, zwraca się do nich w dowolnej kolejności, za każdym razem o jedną wymianę.
book-exchange-mode-give_card = Za każdym razem gracz, który był na plusie, daje wybraną kartę, a drugi musi oddać najwyższą kartę, jaką ma w tym kolorze, licząc i tę właśnie otrzymaną. Może więc wrócić ta sama karta, a prawo jest wtedy wykorzystane.
book-exchange-mode-name_suit = Za każdym razem gracz, który był na plusie, podaje kolor, a drugi musi dać najwyższą kartę, jaką w nim ma, i dostaje w zamian dowolną kartę. Jeśli nie ma tego koloru, mówi to: prawo nie przepada, podaje się inny kolor, a o tamten nie prosi się go ponownie, dopóki nie dostanie w nim karty.
book-exchange-trump-normal = Atuty daje się tak jak inne karty.
book-exchange-trump-forbidden = Atutu oddać nie wolno.
book-exchange-trump-free_return = Za atut drugi gracz oddaje dowolną kartę, choćby tę samą.
book-exchange-stop = Gracz, który był na plusie, może przerwać w każdej chwili; drugi nie może odmówić.
book-exchange-seen = { $mode ->
    [name_suit] Karty widzą tylko ci dwaj gracze; trzeci wie, o jaki kolor proszono.
   *[give_card] Karty widzą tylko ci dwaj gracze; trzeci wie tylko, że się wymienili.
  }
book-exchange-playoff = W rozdaniu rozstrzygającym nie ma wymiany.
book-exchange-cards = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
book-exchange-example = Przykład: A kończy rozdanie z wynikiem { $up }, B { $down }, C { $other }. W następnym do wymiany z B mają: A – { $first }, C – { $second }.
book-figure-give = B oddaje najwyższego kiera.
book-figure-same = B nie ma wyższej: wraca ta sama karta.
book-figure-name = A prosi o kiery, dostaje najwyższego i oddaje dowolną kartę.
book-gives = { $who } daje
book-holds = { $who } ma
book-returns = { $who } oddaje
book-other-hands = Pozostali
book-score-points = Punkty za rozdanie to wzięte lewy minus cel: każda nadwyżka to +1, każda brakująca lewa to −1. Suma punktów trzech graczy zawsze wynosi więc 0. Punkty dodaje się do wyników.
book-score-example = Przykład rozdania
book-figure-score = Wzięte lewy: te ponad cel są wyróżnione, brakujące zaznaczono linią przerywaną.
book-score-mis = W kontrakcie bez lew punkty to limit minus wzięte lewy. Limity to odwrócone cele: najwyższy i najniższy zamieniają się miejscami.
book-score-limits = Limity w kontrakcie bez lew
book-end-highest = Gdy gra się skończy, wygrywa najwyższy wynik.
book-end-offers = Zwykle gra się { $deals } rozdań.
book-end-looked = Wyniki sprawdza się po zakończeniu rozdania, nie w jego trakcie.
book-end-tricks = Kto weźmie { $count ->
    [one] { $count } lewę
    [few] { $count } lewy
    [many] { $count } lew
   *[other] { $count } lewy
  } w jednym rozdaniu, od razu wygrywa grę, bez względu na wyniki; za to rozdanie nie ma punktów.
book-end-tricks-mis = Nie dotyczy to kontraktu bez lew.
book-end-tricks-playoff = Nie dotyczy to rozdania rozstrzygającego.
book-end-playoff = Gracze z równym najlepszym wynikiem grają rozdanie rozstrzygające: wygrać je mogą tylko oni i decydują tylko jego punkty. Jeśli znowu jest remis, gra się najwyżej trzy takie rozdania; potem wygrywają razem.
book-end-playoff-once = W rozdaniu rozstrzygającym można znów ogłosić każdy kontrakt.
book-options-intro = Każdą z tych zasad można zmienić przed grą, w oknie „{ $games }”.
book-options-table = Zasady tej gry jedna po drugiej
book-option = Zasada
book-here = Tutaj
book-else = Możliwe też
book-yes = tak
book-no = nie
book-range = { $min } do { $max }
book-range-from = { $min } lub więcej
book-range-to = { $max } lub mniej
book-any-targets = dowolne trzy liczby o sumie { $tricks }
book-any-contracts = dowolne z sześciu
book-tip-six = Wybór po { $six } kartach: weź kolor, którego masz najwięcej; przy równej liczbie decydują honory.
book-tip-choose-mis = Dużo niskich kart i niczego, co panuje nad kolorem: bez lew.
book-tip-choose-nt = Siła we wszystkich kolorach, a długości w żadnym: bez atu.
book-tip-all = Wybierz najdłuższy kolor z asem lub królem.
book-tip-keep = Zaplanuj, aby po odłożeniu kart zostało ci co najmniej pięć atutów.
book-tip-discard = Odłóż niskie karty z kolorów, w których masz jedną lub dwie: bez koloru możesz przebijać atutem. Asa nie odkłada się bez powodu.
book-tip-discard-plain = Odłóż niskie karty z krótkich kolorów. Asa nie odkłada się bez powodu.
book-tip-give = Wymieniaj w kolorach, w których brakuje ci asa, a drugi gracz pewnie go ma; daj niską kartę.
book-tip-name = Proś o kolory, w których brakuje ci asa; oddawaj kartę w kolorze, którego chcesz się pozbyć.
book-tip-down = To, co ci zabrano, mówi, czego chce drugi gracz; pamiętaj karty oddane i otrzymane.
book-tip-high = Gdy masz do wzięcia { $target }: ściągaj atuty, dopóki masz ich więcej niż inni, i licz je.
book-tip-middle = Gdy masz do wzięcia { $target }: wcześnie graj w kolory, których nie potrzebujesz, a wysokimi kartami bierz, gdy atuty się skończą.
book-tip-low = Gdy masz do wzięcia { $target }: zachowaj karty, które wezmą później; każda nadwyżka to też punkt.
book-tip-mis = W kontrakcie bez lew: pozbywaj się wysokich kart, gdy nie masz koloru wyjścia, a niskie zachowaj na późniejsze wyjścia.
book-tip-count = Licz karty każdego koloru, patrz, komu się kończą, i sprawdzaj, ile lew brakuje innym.
book-tip-totals = Bycie na minusie kosztuje podwójnie: teraz punkt, a w następnym rozdaniu dobrą kartę.

term-trick = lewa
    .forms = lewa | lewy | lewę | lewą | lewie | lew | lewom | lewami | lewach
    .about = Trzy karty, po jednej od każdego gracza; najlepsza zabiera wszystkie trzy.
term-trump = atut
    .forms = atut | atutu | atutowi | atutem | atucie | atuty | atutów | atutom | atutami | atutach | kolor atutowy | koloru atutowego | kolorem atutowym
    .about = Kolor, który w tym rozdaniu bije wszystkie inne, i każda karta w tym kolorze.
term-no-trump = bez atu
    .forms = bez atu | bez atutów | bez atutu
    .about = Kontrakt, w którym żaden kolor nie bije innych: lewę bierze najwyższa karta w kolorze wyjścia.
term-no-tricks = bez lew
    .forms = bez lew
    .about = Kontrakt, w którym nie ma atutu, a każdy ma limit i powinien wziąć mało lew.
term-suit = kolor
    .forms = kolor | koloru | kolorowi | kolorem | kolorze | kolory | kolorów | kolorom | kolorami | kolorach
    .about = Jedna z czterech rodzin kart: piki ♠, kiery ♥, kara ♦ i trefle ♣.
term-contract = kontrakt
    .forms = kontrakt | kontraktu | kontraktowi | kontraktem | kontrakcie | kontrakty | kontraktów | kontraktom | kontraktami | kontraktach
    .about = To, co gra się w rozdaniu: kolor atutowy, bez atu albo bez lew.
term-chooser = rozgrywający
    .forms = rozgrywający | rozgrywającego | rozgrywającemu | rozgrywającym
    .about = Gracz, który ogłasza kontrakt i do którego należy musik, jeśli jest.
term-kitty = musik
    .forms = musik | musiku | musikowi | musikiem | musiki
    .about = Cztery karty, które zostają po rozdaniu; bierze je rozgrywający.
term-discard = odłożyć
    .forms = odłożyć | odkładać | odkłada | odkładasz | odłóż | odłożone | odłożonych | odłożeniu | odkładania | odkładaniu
    .about = Zostawić na boku karty zamiast musiku; nie należą one do żadnej lewy.
term-dealer = rozdający
    .forms = rozdający | rozdającego | rozdającemu | rozdającym
    .about = Gracz, który tym razem rozdaje karty; następnym razem rozdaje jego sąsiad z lewej.
term-eldest = pierwszy gracz
    .forms = pierwszy gracz | pierwszego gracza | pierwszemu graczowi | pierwszym graczem | pierwszym graczu
    .about = Gracz siedzący na lewo od rozdającego; wychodzi do pierwszej lewy.
term-third = trzeci gracz
    .forms = trzeci gracz | trzeciego gracza | trzeciemu graczowi | trzecim graczem | gracz trzeci
    .about = Gracz siedzący na prawo od rozdającego.
term-deal = rozdanie
    .forms = rozdanie | rozdania | rozdaniu | rozdaniem | rozdań | rozdaniom | rozdaniami | rozdaniach
    .about = Jedno rozłożenie kart i wszystkie lewy, które się nimi rozgrywa; w grze jest ich kilka.
term-follow = dołożyć do koloru
    .forms = dołożyć do koloru | dokładać do koloru | dokłada do koloru | dołóż do koloru | dołożenie do koloru
    .about = Zagrać kartę w kolorze, w który wyszedł pierwszy z grających.
term-lead = wyjść
    .forms = wyjść | wychodzić | wychodzi | wychodzisz | wyjdź | wyjście | wyjścia | wyjściu | wyjściem
    .about = Zagrać pierwszą kartę w lewie.
term-target = cel
    .forms = cel | celu | celowi | celem | cele | celów | celom | celami | celach | lew do wzięcia | lewy do wzięcia
    .about = Liczba lew, które gracz ma wziąć w tym rozdaniu.
term-limit = limit
    .forms = limit | limitu | limitowi | limitem | limicie | limity | limitów | limitom | limitami | limitach
    .about = W kontrakcie bez lew: największa liczba lew, jaką gracz może wziąć bez straty punktów.
term-up = na plusie
    .forms = na plusie
    .about = Z większą liczbą lew, niż wynosi cel, a w kontrakcie bez lew – z mniejszą, niż wynosi limit.
term-down = na minusie
    .forms = na minusie
    .about = Z mniejszą liczbą lew, niż wynosi cel, a w kontrakcie bez lew – z większą, niż wynosi limit.
term-overtrick = nadwyżka
    .forms = nadwyżka | nadwyżki | nadwyżkę | nadwyżką | nadwyżce | nadwyżek | nadwyżkom | nadwyżkami | nadwyżkach
    .about = Lewa ponad cel; jest warta punkt.
term-undertrick = brakująca lewa
    .forms = brakująca lewa | brakującej lewy | brakującą lewę | brakujące lewy | brakujących lew
    .about = Lewa, której zabrakło do celu; kosztuje punkt.
term-exchange = wymiana kart
    .forms = wymiana kart | wymiany kart | wymianie kart | wymianę kart | wymianą kart | wymiana | wymiany | wymianie | wymianę | wymianą
    .about = Kto dobrze wypadł w jednym rozdaniu, w następnym dostaje dobre karty od tych, którym poszło źle.
term-playoff = rozdanie rozstrzygające
    .forms = rozdanie rozstrzygające | rozdania rozstrzygającego | rozdaniu rozstrzygającym | rozdaniem rozstrzygającym | rozdania rozstrzygające | rozdań rozstrzygających | dogrywka | dogrywki | dogrywce | dogrywkę | dogrywką
    .about = Jeszcze jedno rozdanie między graczami z równym najlepszym wynikiem, czyli dogrywka.

### Cofnij, reszta moja, podpowiedź

undo = Cofnij
undone = Cofnięto.
unranked = To rozdanie nie liczy się już do rankingu.
sheet-unranked = { $count ->
    [one] Poza rankingiem: rozdanie { $deals }.
    [few] Poza rankingiem: rozdania { $deals }.
    [many] Poza rankingiem: rozdania { $deals }.
   *[other] Poza rankingiem: rozdania { $deals }.
  }
why-no_undo = Nie ma czego cofnąć.
key-Z = cofnij swoją ostatnią decyzję
claim = Biorę resztę
claim-none = Oddaję resztę
claimed = { $name } bierze wszystkie pozostałe lewy.
claimed-you = Bierzesz wszystkie pozostałe lewy.
claimed-none = { $name } nie bierze już żadnej lewy.
claimed-none-you = Nie bierzesz już żadnej lewy.
why-not_sure = Reszta nie jest pewna.
key-C = weź resztę lew, gdy jest pewna
hint = Podpowiedź
hint-asking = Chwila namysłu…
hint-line = Podpowiedź: { $what }. { $why }
hint-compare = Porównaj
hint-losses = Oczekiwane punkty w porównaniu z najlepszą kartą
hint-only = Nie masz innego wyboru.
hint-draw_trumps = Ściągnij atuty, które inni mogą jeszcze mieć.
hint-master = { $card } to najwyższa karta, jaka została w tym kolorze.
hint-sure = { $card }: nikt już tego nie pobije.
hint-keep_high = Wyjdź niżej, a na później zachowaj: { $keep }.
hint-long_suit = Masz najwięcej { suit.genitive }: graj w ten kolor.
hint-short_lead = Twoja jedyna karta w kolorze { suit }: potem możesz przebijać.
hint-give_lead = Żadna karta nie jest pewna: oddaj tę lewę i zachowaj lepsze.
hint-cheapest = Najniższa karta, która bierze lewę.
hint-take = Weź lewę.
hint-second_high = Bije to, co leży na stole; lewę odbierze tylko wyższa karta.
hint-cannot_win = Tej lewy nie weźmiesz: zagraj najmniej potrzebną kartę w kolorze { suit }.
hint-duck = Możesz wziąć, ale { $keep } przyda się bardziej później.
hint-ruff = Nie masz { suit.genitive }: przebij atutem.
hint-overruff = Ktoś już przebił: przebij wyżej.
hint-forced_trump = Musisz zagrać atut, a nie wygrasz: zagraj niski.
hint-throw_void = Twoja ostatnia karta w kolorze { suit }: potem możesz przebijać.
hint-throw_low = Tej lewy nie weźmiesz: zrzuć najmniej potrzebną kartę.
hint-none_lead_safe = Kto ma { suit.plural }, musi zagrać wyżej niż { $card }.
hint-none_lead_low = Wyjdź kartą, którą inni pewnie pobiją.
hint-none_under = { $card } zostaje niżej i nie bierze lewy.
hint-none_take_high = Tę lewę i tak weźmiesz: daj najwyższą kartę w kolorze { suit }.
hint-none_risk = Może wziąć lewę, ale niższe przydadzą się później.
hint-none_danger = Nie możesz dołożyć do koloru: pozbądź się niebezpiecznej karty.
hint-contract_long = Masz najwięcej { suit.genitive }: { $count }.
hint-contract_suit = Kolor { suit } rokuje więcej lew niż dłuższy.
hint-contract_nt = Asy i króle: { $count }. Nie potrzebujesz atutu.
hint-contract_mis = Karty do szóstki: { $count }. Możesz trzymać się nisko.
hint-ask_ace = Nie masz asa { suit }: może przyjdzie.
hint-ask_suit = Masz asa { suit }: następna karta wzmocni kolor.
hint-give_ace = Nie masz asa { suit }: może wróci do ciebie.
hint-give_suit = Dostaniesz najwyższą kartę drugiego gracza w kolorze { suit }.
hint-pay_void = Bez { suit.genitive } możesz ten kolor przebijać.
hint-pay_low = Tej karty będzie ci brakowało najmniej.
hint-stop = Oddasz więcej, niż dostaniesz.
hint-discard_void = Bez { suit.genitive } możesz ten kolor przebijać.
hint-discard_high = Wysokie karty biorą lewy, których nie chcesz.
hint-discard_low = Zachowaj atuty i wysokie karty; te nic nie wezmą.
why-no_hint = Tu nie ma podpowiedzi.
why-limit = Za dużo podpowiedzi naraz. Poczekaj chwilę.
key-H = podpowiedź
key-compare = podpowiedź z porównaniem innych kart

### Wygoda

settings-pace = Tempo gry
settings-cards = Karty
settings-page = Strona
settings-sound = Dźwięk i wibracje
settings-reach = Klawiatura i czytnik ekranu
setting-suits = Kolejność kolorów
value-suits-alternate = czarne i czerwone na zmianę
value-suits-fixed = zawsze ta sama
setting-theme = Barwy strony
value-theme-auto = zgodnie z systemem
value-theme-light = jasne
value-theme-dark = ciemne
value-theme-contrast = wysoki kontrast
setting-sounds = Dźwięki
setting-volume = Głośność
value-volume-low = cicho
value-volume-medium = średnio
value-volume-high = głośno
setting-haptics = Wibracje
sounds-on = Dźwięki są włączone.
sounds-off = Dźwięki są wyłączone.
key-M = włącz lub wyłącz dźwięki
title-turn = Twoja kolej
go-on = Dalej
setting-textHand = Karty jako tekst
log-before = Przed rozgrywką
log-trick-number = Lewa { $number }
log-trick-cards = { $name } bierze lewę: { $cards }.
log-trick-cards-you = Bierzesz lewę: { $cards }.
ledger-title = Wymienione w tym rozdaniu
ledger-from = Od
ledger-to = Dla
ledger-card = Karta
ledger-unseen = zakryta
plot-title = Wyniki po każdym rozdaniu
plot-label = Wykres wyników po każdym rozdaniu. Tabela podaje to samo w liczbach.

### Statystyki

statistics-line = { $preset }: wygrane { $wins } z { $games }
statistics-empty = Nie policzono jeszcze żadnego rozdania. Rozegraj jedno do końca, a pojawi się tutaj.
statistics-failed = Nie udało się odczytać statystyk. Wczytaj stronę ponownie.
statistics-all = Wszystkie gry
statistics-shown = { $what }: wygrane { $wins } z { $games }.
statistics-unranked = { $count ->
    [one] Licz jedną grę z cofnięciem lub podpowiedzią
    [few] Licz { $count } gry z cofnięciem lub podpowiedzią
    [many] Licz { $count } gier z cofnięciem lub podpowiedzią
   *[other] Licz { $count } gry z cofnięciem lub podpowiedzią
  }
statistics-unranked-hint = Takie gry nie liczą się w seriach ani w rankingu.
statistics-won-games = Wygrane gry
statistics-of = { $wins } z { $games }
statistics-shared = { $count ->
    [one] jedna wspólna
    [few] { $count } wspólne
    [many] { $count } wspólnych
   *[other] { $count } wspólnej
  }
statistics-streak = Wygrane z rzędu
statistics-longest = najdłużej: { $count }
statistics-best = Najlepsze rozdanie
statistics-worst = Najgorsze rozdanie
statistics-points-title = Punkty za rozdanie
statistics-points = Punkty na rozdanie
statistics-points-note = To są średnie. „{ contract-MIS }” ma limit, a nie cel, dlatego nie ma go wśród celów. Rozdanie, które zakończyło grę przed czasem, nie ma punktów.
statistics-by-target = Według celu
statistics-by-contract = Według kontraktu
statistics-by-choosing = Rozgrywający lub nie
statistics-contract-by = Kontrakt ogłasza
statistics-chooser = ty
statistics-other = ktoś inny
statistics-deals = Rozdania
statistics-tricks = Lewy
statistics-totals = Wyniki twoich gier
statistics-as-table = { $count ->
    [one] Ostatnia gra w tabeli
    [few] Ostatnie { $count } gry w tabeli
    [many] Ostatnie { $count } gier w tabeli
   *[other] Ostatnie { $count } gry w tabeli
  }
statistics-date = Data
statistics-result = Rezultat
statistics-won = Wygrane
statistics-result-won = Wygrana
statistics-result-shared = Wygrana wspólna
statistics-result-lost = Bez wygranej
statistics-exchange = Co dała wymiana kart
statistics-claimed = Na plusie
statistics-paid = Na minusie
statistics-cards = Karty
statistics-ranks = Stopnie
statistics-ranks-each = na kartę
statistics-ranks-note = Stopnie kart otrzymanych minus oddanych: as 14, król 13, aż do dwójki 2.
statistics-against = Według poziomu pozostałych graczy
statistics-level = Poziom
statistics-games = Gry
statistics-rate = Skuteczność
statistics-ranking = Ranking
statistics-period = Okres
statistics-period-today = Dziś
statistics-period-week = 7 dni
statistics-period-ever = Od początku
statistics-period-shown = { $count ->
    [one] { $period }: { $count } zakończona gra.
    [few] { $period }: { $count } zakończone gry.
    [many] { $period }: { $count } zakończonych gier.
   *[other] { $period }: { $count } zakończonej gry.
  }
statistics-ranking-none = Brak gier liczonych do rankingu w tym okresie.
statistics-by-score = Wygrane gry: wynik × 10
statistics-by-wins = Liczba wygranych gier
statistics-place = Miejsce
statistics-score = Punkty
statistics-data = Twoje dane
statistics-where = Wszystko to pozostaje w tej przeglądarce.
statistics-not-kept = Ta przeglądarka niczego nie przechowuje: policzone gry znikną wraz ze stroną. Zapisz je do pliku, jeśli chcesz je zachować.
statistics-name = Twoje imię
statistics-name-kept = Imię zapisano.
statistics-unread = { $count ->
    [one] Nie można odczytać jednego wpisu: jest uszkodzony lub pochodzi z nowszej wersji. Nie jest liczony.
    [few] Nie można odczytać { $count } wpisów: są uszkodzone lub pochodzą z nowszej wersji. Nie są liczone.
    [many] Nie można odczytać { $count } wpisów: są uszkodzone lub pochodzą z nowszej wersji. Nie są liczone.
   *[other] Nie można odczytać { $count } wpisu: są uszkodzone lub pochodzą z nowszej wersji. Nie są liczone.
  }
statistics-tidy = Usuń
statistics-tidied = Usunięto.
statistics-csv = Zapisz jako CSV
statistics-json = Zapisz jako JSON
statistics-saved = Zapisano jako { $file }.
statistics-import = Wczytaj JSON…
statistics-import-wrong = { $file } nie jest plikiem tych statystyk: wybierz plik zapisany tutaj jako JSON.
statistics-imported = { $added ->
    [one] Dodano { $added } grę, już obecne: { $known }.
    [few] Dodano { $added } gry, już obecne: { $known }.
    [many] Dodano { $added } gier, już obecne: { $known }.
   *[other] Dodano { $added } gry, już obecne: { $known }.
  }
statistics-import-unread = Nieczytelne wpisy: { $count }.
statistics-reset = Usuń wszystko…
statistics-reset-ask = { $count ->
    [one] Zostanie usunięta { $count } gra. Zapisz ją najpierw, jeśli może się jeszcze przydać.
    [few] Zostaną usunięte { $count } gry. Zapisz je najpierw, jeśli mogą się jeszcze przydać.
    [many] Zostanie usuniętych { $count } gier. Zapisz je najpierw, jeśli mogą się jeszcze przydać.
   *[other] Zostanie usuniętej { $count } gry. Zapisz je najpierw, jeśli mogą się jeszcze przydać.
  }
statistics-forget = Usuń wszystko
statistics-forgotten = Wszystko usunięto.
statistics-undo = Przywróć
statistics-restored = Wszystko wróciło.

### Arkusz wyników dla prawdziwych kart

paper-intro = Gracie prawdziwymi kartami? Wpiszcie, ile lew wziął każdy gracz: arkusz liczy punkty i mówi, kto komu daje karty i kto teraz rozdaje. Działa bez połączenia i zostaje na tym urządzeniu.
paper-new = Nowy arkusz
paper-kept = Arkusze na tym urządzeniu
paper-all = Wszystkie arkusze
paper-gone = Tego arkusza nie ma na tym urządzeniu.
paper-not-kept = Ta przeglądarka nie przechowa arkusza: zniknie po zamknięciu strony.
paper-delete = Usuń
paper-delete-of = Usuń arkusz: { $names }
paper-deleted = Arkusz został usunięty.
paper-restore = Przywróć
paper-player = Gracz { $number }
paper-round = Gracze w kolejności gry
paper-names-wrong = Wpisz trzy różne imiona.
paper-first = Kto rozdaje pierwszy
paper-options = Zmień zasady
paper-start = Zacznij arkusz
paper-before = Poprzednio
paper-up = { $count } na plusie
paper-down = { $count } na minusie
paper-exact = dokładnie
paper-chooser = ogłasza kontrakt
paper-claim = { $from } → { $to }: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
  }
paper-in-order = Po kolei, w tym porządku.
paper-any-order = Kolejność, karta po karcie, wybiera { $name }.
paper-if-trump = Tylko gdy ogłoszono kolor atutowy.
paper-how = Jak się wymienia kartę
paper-how-name_suit = Karta za kartę: kto był na plusie, podaje kolor, dostaje najwyższą kartę drugiego gracza w tym kolorze i oddaje dowolną.
paper-how-give_card = Karta za kartę: kto był na plusie, daje kartę i dostaje najwyższą, jaką drugi gracz ma w tym kolorze, być może tę samą.
paper-exchange-first = W pierwszym rozdaniu jej nie ma.
paper-exchange-playoff = W rozdaniu rozstrzygającym jej nie ma.
paper-exchange-none = Nie ma jej: nikt nie był na plusie.
paper-contract = Kontrakt (trzeba podać tylko „bez lew”)
paper-contract-open = Nie zapisano
paper-tricks-of = Lewy: { $name }
paper-missing = Wpisz lewy co najmniej dwóch graczy.
paper-range-wrong = Każda liczba musi wynosić od 0 do { $all }.
paper-sum-wrong = Suma lew: { $sum }, a w rozdaniu jest ich { $all }.
paper-at-once = { $count ->
    [one] { $name }: { $count } lewa i od razu wygrana gra. Za to rozdanie nie ma punktów.
    [few] { $name }: { $count } lewy i od razu wygrana gra. Za to rozdanie nie ma punktów.
    [many] { $name }: { $count } lew i od razu wygrana gra. Za to rozdanie nie ma punktów.
   *[other] { $name }: { $count } lewy i od razu wygrana gra. Za to rozdanie nie ma punktów.
  }
paper-write = Zapisz
paper-save = Zapisz zmianę
paper-cancel = Anuluj
paper-edit = Popraw rozdanie { $deal }
paper-misdeal = Błędne rozdanie
paper-misdeal-said = Błędne rozdanie: { $name } rozdaje jeszcze raz, a wymiana zostaje ta sama.
paper-undo = Cofnij
paper-undone = Ostatnia zmiana została cofnięta.
paper-said = Rozdanie { $deal }: { $results }.
paper-playoff-among = Wygrać mogą tylko: { $names }; liczą się tylko punkty tego rozdania.
paper-beyond = { $count ->
    [one] { $count } rozdanie po końcu gry się nie liczy.
    [few] { $count } rozdania po końcu gry się nie liczą.
    [many] { $count } rozdań po końcu gry się nie liczy.
   *[other] { $count } rozdania po końcu gry się nie liczą.
  }
paper-text = { $preset }, { $deals }:
paper-share-text = Udostępnij tekst
paper-share-picture = Udostępnij obraz
paper-copied = Skopiowano.
paper-picture-saved = Obraz został zapisany.
paper-share-failed = Tutaj nie udało się udostępnić.
paper-print = Drukuj
paper-form = Pusty formularz do druku
paper-form-claims = Kto komu daje karty w następnym rozdaniu
paper-form-how = + był na plusie, − był na minusie w poprzednim rozdaniu; kolumny to role w nowym rozdaniu. Jedna karta za każdą nadwyżkę lub brakującą lewę.

### Instalowanie

install = Zainstaluj
update-ready = Jest nowa wersja.
update-reload = Wczytaj
update-later = Później
offline-note = Serwer nie odpowiada. Lekcje, zasady i arkusz wyników działają bez niego.
link-needed = Stół potrzebuje serwera, a ten nie odpowiada. Próbuję ponownie…
