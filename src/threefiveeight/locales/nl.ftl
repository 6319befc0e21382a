# Nederlands. Eén bericht per zin; kaarten, namen en getallen komen binnen als variabelen.

### Kaarten en contracten

# .stem is het eerste deel van een kaartnaam: klaverboer.
suit = { $suit ->
    [S] schoppen
    [H] harten
    [D] ruiten
   *[C] klaveren
  }
    .stem = { $suit ->
        [S] schoppen
        [H] harten
        [D] ruiten
       *[C] klaver
      }
rank-A = aas
rank-K = heer
rank-Q = vrouw
rank-J = boer
rank-T = tien
rank-9 = negen
rank-8 = acht
rank-7 = zeven
rank-6 = zes
rank-5 = vijf
rank-4 = vier
rank-3 = drie
rank-2 = twee
card-name = { suit.stem }{ $rank }
contract-S = Schoppen
contract-H = Harten
contract-D = Ruiten
contract-C = Klaveren
contract-NT = Geen troef
contract-MIS = Misère
hidden-card = Dichte kaart

### Namen

you = Jij
bot-level = { $level ->
    [random] speelt willekeurig
    [novice] beginner
    [careful] bedachtzaam
    [good] goed
    [strong] sterk
    [expert] expert
    [master] meester
   *[other] { $level }
  }
preset-sergeant-major = Sergeant Major
preset-nine-five-two = 9-5-2
preset-six-three-eight = 6-3-8
preset-three-five-eight = 3-5-8
preset-three-five-eight-classic = 3-5-8 klassiek
preset-sergeant-major-british = Sergeant Major, Brits
preset-custom = Eigen regels

### Startpagina

tagline = Drie spelers, zestien kaarten, drie getallen om te halen.
landing-lead = Het klassieke slagenspel voor drie, ook bekend als Sergeant Major. Speel meteen tegen twee computerspelers: zonder account, zonder reclame.
play = Spelen
play-what = { $preset } · { $deals }
deals-count = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
  }
deals-endless = geen vast aantal rondes
continue = Doorgaan
continue-what = Doorgaan: { $preset }, ronde { $deal }
games = Spellen…
settings = Instellingen
menu = Menu
language = Taal
home = Startpagina
close = Sluiten
loading = Een ogenblik…
error-start = De tafel kon niet worden geopend. Probeer het opnieuw.
error-network = Geen verbinding met de server. Probeer het opnieuw.
places = Meer
place-learn = Leren spelen
place-rules = Regels
place-statistics = Statistieken
place-sheet = Scoreblad

### Spelkeuze

games-title = Kies een spel
games-preset = Spel
games-deals = Aantal rondes
games-no-limit = Onbeperkt
games-level-of = Niveau van { $name }
games-options = Alle regels
games-options-hint = Elke regel kan worden gewijzigd. Gewijzigde regels zijn gemarkeerd.
games-changed = gewijzigd
games-reset = Standaard herstellen
games-start = Beginnen
games-refused = Deze regels gaan niet samen
games-none = geen
games-deals-range = Van { $min } tot en met { $max }
preset-about-sergeant-major = De deler moet 8 slagen halen, maakt troef en pakt de talon.
preset-about-nine-five-two = Als Sergeant Major, maar met 9, 5 en 2 slagen te halen.
preset-about-six-three-eight = Ieder 17 kaarten, geen talon; tot +10 of −10.
preset-about-three-five-eight = De oudste hand moet 8 slagen halen en kiest op zes kaarten; elk contract één keer.
preset-about-three-five-eight-classic = Als 3-5-8, maar niemand hoeft te troeven, en een troef mag je niet ruilen.
preset-about-sergeant-major-british = De deler legt weg en pakt pas dan ongezien de talon.

option-targets = Te halen slagen
option-targets-seats = deler, oudste hand, derde
option-deck = Kaarten in het spel
option-chooser = Wie het contract noemt
option-contracts = Contracten die mogen
option-each_contract_once = Iedere speler noemt elk contract maar één keer
option-choose_after = Kaarten gezien vóór de keuze
option-kitty = De talon
option-kitty_public = Iedereen krijgt de talon te zien
option-void_play = Wie niet kan bekennen
option-exchange = Kaarten ruilen
option-exchange_mode = Hoe er wordt geruild
option-exchange_order = Wie het eerst ruilt
option-exchange_trump = Als er een troef wordt gegeven
option-cards_per_over = Kaarten per overslag
option-rotate_targets = De getallen schuiven om de drie rondes door
option-end_tricks = Slagen in één ronde die meteen winnen
option-end_total = Totaal waarbij het spel eindigt
option-end_floor = Laag totaal waarbij het spel eindigt
option-end_deals = Aantal rondes
option-tie = Gelijke stand aan het einde
role-dealer = Deler
role-eldest = Oudste hand
role-third = Derde
value-deck-52 = 52 (ieder 16 en een talon)
value-deck-51 = 51 (ieder 17, geen talon)
value-chooser-dealer = de deler
value-chooser-eldest = oudste hand, links van de deler
value-choose_after-6 = de eerste zes
value-choose_after-all = allemaal
value-kitty-none = geen talon
value-kitty-look_name_discard = bekijken, noemen, 4 wegleggen
value-kitty-name_take_discard = noemen, pakken, 4 wegleggen
value-kitty-name_discard_take = noemen, 4 wegleggen, pakken
value-void_play-free = speelt een kaart naar keuze
value-void_play-must_trump = moet troeven als dat kan
value-exchange-off = geen
value-exchange-before_contract = vóór het contract
value-exchange-after_contract = na het contract, alleen bij troef
value-exchange_mode-name_suit = noem kleur, krijg de hoogste
value-exchange_mode-give_card = geef kaart, krijg de hoogste
value-exchange_order-most_up = wie de meeste overslagen had
value-exchange_order-new_target = wie het meest moet halen
value-exchange_trump-normal = als elke andere kaart
value-exchange_trump-forbidden = niet toegestaan
value-exchange_trump-free_return = elke kaart mag terugkomen
value-cards_per_over-1 = één
value-cards_per_over-2 = twee
value-tie-shared = alle koplopers winnen
value-tie-playoff = een beslissende ronde

refused-targets = De drie getallen moeten 0 of meer zijn en samen de slagen van een ronde vormen: 16 met 52 kaarten, 17 met 51.
refused-deck = Met 51 kaarten is er geen talon, met 52 wel.
refused-kitty = Een talon vraagt 52 kaarten. Hem eerst bekijken gaat niet samen met kiezen op zes kaarten en niet met een kaartbetaling na het contract.
refused-kitty_public = Alleen een talon kan worden getoond: kies een volgorde voor de talon, of zet dit uit.
refused-choose_after = Kiezen op zes kaarten gaat niet samen met een kaartbetaling vóór het contract en niet met het eerst bekijken van de talon.
refused-contracts = Sta minstens één contract toe.
refused-each_contract_once = “Maar één keer” vraagt een aantal rondes, hoogstens drie keer het aantal contracten.
refused-exchange_trump = Een aparte regel voor troeven vraagt een kaartbetaling na het contract, door een kaart te geven.
refused-end_tricks = Van 1 tot en met het aantal slagen van een ronde.
refused-end_total = 1 of meer.
refused-end_floor = −1 of minder.
refused-end_deals = Van 1 tot en met 99, of onbeperkt als het spel anders kan eindigen: door een totaal, een laag totaal of slagen.
refused-other = Deze waarde is niet mogelijk: { $option }.

### Tafel

table = Tafel
opponents = Andere spelers
your-hand = Jouw kaarten
table-actions = Acties
deal-of = Ronde { $deal }/{ $deals }
deal-number = Ronde { $deal }
deal-playoff = Beslissing
trump-is = Troef: { $contract }
trump-chip-none = Nog geen contract
trump-chip-NT = Geen troef
trump-chip-MIS = Misère
total = Totaal
your-total = Jouw totaal: { $total }
counter = { $tricks }/{ $target }
counter-limit = { $tricks } van max. { $target }
counter-label = { $tricks ->
    [one] { $tricks } slag, { $target } te halen
   *[other] { $tricks } slagen, { $target } te halen
  }
counter-limit-label = { $tricks ->
    [one] { $tricks } slag, hoogstens { $target } toegestaan
   *[other] { $tricks } slagen, hoogstens { $target } toegestaan
  }
cards-left = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
dealer-mark = D
dealer-label = deler
chooser-label = kiezer
thinking = is aan de beurt
led-mark = uitkomst
winning-mark = wint
tap-to-continue = Tik om verder te gaan
card-playable = { $card }, speelbaar, { $place } van { $count }
card-blocked = { $card }, nu niet speelbaar, { $place } van { $count }
card-open = { $card }, te kiezen, { $place } van { $count }
card-plain = { $card }, { $place } van { $count }
card-selected = { $card }, gekozen, { $place } van { $count }
card-new = { $card }, nieuw, { $place } van { $count }
cards-hidden = { $count ->
    [one] { $count } kaart nog dicht
   *[other] { $count } kaarten nog dicht
  }

### Wat te doen

prompt-wait = { $name } is aan de beurt
prompt-wait-contract = { $name } kiest het contract
prompt-wait-exchange = { $name } ruilt
prompt-wait-discard = { $name } legt weg
prompt-lead = Jouw beurt: kom uit met wat je wilt
prompt-follow = Jouw beurt: beken { suit }
prompt-trump = Jouw beurt: geen { suit }, dus je moet troeven
prompt-any = Jouw beurt: geen { suit }, speel wat je wilt
prompt-lifted = Tik nog eens om { $card } te spelen
prompt-contract = Kies het contract
prompt-contract-six = Kies het contract op je eerste zes kaarten
prompt-name = Vraag { $name } om een kleur
prompt-pay = Geef { $name } een kaart terug
prompt-give = Kies een kaart voor { $name }
prompt-give-choose = Kies wie je een kaart geeft
prompt-return = Je hebt een troef gekregen: kies wat je teruggeeft
prompt-exchanged = Bekijk wat er geruild is en tik op OK
prompt-discard = { $count ->
    [one] Leg één kaart weg
   *[other] Leg { $count } kaarten weg
  }
prompt-next = De ronde is afgelopen
prompt-over = Het spel is afgelopen
prompt-trick-you = Jouw slag
prompt-trick = { $name } haalt de slag
your-turn = Jouw beurt.
your-turn-card = Jouw beurt, kaart { $number }.

### Contract

picker-title = Jouw contract
picker-target = haal er { $target }
picker-limit = max. { $limit }
picker-used = al genoemd
picker-used-label = { $contract }, al genoemd
picker-choose = { $contract }: { $target } te halen
picker-choose-limit = { $contract }: hoogstens { $limit }
picker-held = { $count } in hand

### Kaartbetaling

exchange = Kaartbetaling
exchange-left = { $count ->
    [one] nog { $count } kaart
   *[other] nog { $count } kaarten
  }
exchange-you-up = Jij krijgt van { $name }
exchange-you-down = { $name } krijgt van jou
exchange-others = { $to } krijgt van { $from }
exchange-preview = Je geeft { $card } en krijgt de hoogste { suit } van { $name }.
exchange-preview-trump = Je geeft { $card }; { $name } geeft een kaart naar keuze terug.
exchange-give = Geef { $card } aan { $name }
exchange-pick = Kies een van je kaarten.
exchange-end = Ruil beëindigen
exchange-name = { $name } om { suit } vragen
exchange-void = heeft geen
exchange-pay-hint = Je kreeg { $card }. Geef een kaart naar keuze terug.
exchange-return-hint = { $name } gaf je { $card }.
exchange-ledger = Tot nu toe
exchange-swap = { $name } nam { $taken } en gaf { $got }
exchange-swap-same = { $name } gaf { $got } en kreeg die terug
exchange-ok = OK
give-back = { $card } teruggeven
pay-card = { $card } geven

### Talon en wegleggen

kitty = Talon
kitty-of = { $name } pakt de talon
kitty-of-you = Je pakt de talon
kitty-blind = Je pakt de talon ongezien, nadat je hebt weggelegd.
discard-button = Wegleggen { $count }/{ $need }
discard-ace = Je legt een aas weg.
discard-ace-ok = Toch wegleggen

### Waarom niet

why-out_of_turn = Je bent niet aan de beurt.
why-phase = Dat kan nu niet.
why-not_held = Die kaart heb je niet.
why-follow = Je moet { suit } bekennen.
why-must_trump = Je kunt niet bekennen, dus je moet troeven.
why-contract_unknown = Dat contract wordt aan deze tafel niet gespeeld.
why-contract_used = Dat contract heb je al genoemd.
why-no_claim = Van die speler krijg je geen kaarten.
why-suit_blocked = Die speler heeft geen kaart van die kleur.
why-trump_forbidden = Een troef mag je niet geven.
why-discard_count = Je legt precies vier kaarten weg.
why-over = De ronde is afgelopen.
why-stale = Het spel was al verder. Kies opnieuw.
why-busy = De server heeft het druk. Probeer het opnieuw.
why-malformed = De server begreep dat niet.
why-not_your_turn = Je bent niet aan de beurt.

### Verbinding

link-slow = Versturen…
link-lost = Geen verbinding. Nieuwe poging…
link-gone = Deze tafel bestaat niet meer.
link-taken = De tafel is in een ander venster geopend.
link-take-back = Hier spelen

### Verloop en meldingen

log = Verloop
log-empty = Er is nog niets gebeurd.
log-dealt = { $name } deelt.
log-dealt-you = Jij deelt.
log-contract = { $name } kiest { $contract }, { $target } te halen.
log-contract-you = Jij kiest { $contract }, { $target } te halen.
log-contract-limit = { $name } kiest misère, hoogstens { $target }.
log-contract-limit-you = Jij kiest misère, hoogstens { $target }.
log-named = { $name } vraagt { $other } om { suit }.
log-named-you = Jij vraagt { $other } om { suit }.
log-named-to-you = { $name } vraagt jou om { suit }.
log-void = { $name } heeft geen { suit }.
log-void-you = Jij hebt geen { suit }.
log-moved = { $name } geeft { $other } een kaart.
log-moved-from-you = Jij geeft { $other }: { $card }.
log-moved-to-you = { $name } geeft jou: { $card }.
log-stopped = { $name } stopt met ruilen.
log-stopped-you = Jij stopt met ruilen.
log-kitty = { $name } pakt de talon.
log-kitty-you = Jij pakt de talon.
log-kitty-cards = { $name } pakt de talon: { $cards }.
log-kitty-cards-you = Jij pakt de talon: { $cards }.
log-discarded = { $name } legt { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  } weg.
log-discarded-you = Jij legt weg: { $cards }.
log-played = { $name }: { $card }
log-played-you = Jij: { $card }
log-trick = { $name } haalt de slag.
log-trick-you = Jij haalt de slag.
log-scored = De ronde is afgelopen.
log-over = Het spel is afgelopen.

### Stand

last-trick = Laatste slag
last-trick-none = Nog geen slag.
last-trick-of = Gehaald door { $name }
last-trick-of-you = Gehaald door jou
scores = Stand
sheet-title = Ronde { $deal }
sheet-title-playoff = Ronde { $deal }: beslissende ronde
sheet-player = Speler
sheet-tricks = Slagen
sheet-target = Te halen
sheet-limit = Max.
sheet-points = Punten
sheet-total = Totaal
sheet-sum = Som
sheet-deal = Ronde
sheet-contract = Contract
sheet-all = Alle rondes
sheet-ended = Voortijdig beëindigd: geen punten.
sheet-none = Er is nog geen ronde uitgespeeld.
next-deal = Volgende ronde
result-you = Je wint!
result-you-shared = Je wint samen met { $names }.
result-one = { $name } wint.
result-shared = { $names } winnen samen.
play-again = Nog een keer
save-record = Spel opslaan

### Instellingen

settings-title = Instellingen
setting-speed = Snelheid
value-speed-fast = snel
value-speed-normal = normaal
value-speed-slow = langzaam
value-speed-click = ik ga zelf verder
setting-confirm = Kaart spelen
value-confirm-auto = één tik, twee op smalle kaarten
value-confirm-always = altijd twee tikken
value-confirm-never = altijd één tik
setting-high = Hoge kaarten
value-high-left = links
value-high-right = rechts
setting-trumpSide = Troef in de hand
value-trumpSide-among = tussen de andere
value-trumpSide-left = links
value-trumpSide-right = rechts
setting-letters = Letters op de kaarten
value-letters-auto = volgens de taal
setting-deck = Kleuren van de symbolen
value-deck-standard = twee kleuren
value-deck-four = vier kleuren
value-deck-safe = voor kleurenblinden
setting-large = Grote cijfers
setting-winning = Tonen wie aan slag ligt
setting-single = De enig mogelijke kaart vanzelf spelen
setting-keys = Lettertoetsen als sneltoetsen
setting-speech = Schermlezer leest
value-speech-card = elke kaart
value-speech-trick = elke slag
value-speech-deal = alleen de ronde
setting-tips = Tips voor nieuwe spelers
setting-motion = Kaarten bewegen
value-motion-auto = volgens het systeem
value-motion-off = nooit

### Regels van deze tafel

rules-title = Regels van deze tafel
rules-p1 = Drie spelers, ieder voor zich. De aas is het hoogst, de twee het laagst. Iedereen heeft een aantal slagen te halen; elke slag meer is een punt winst, elke slag minder een punt verlies.
rules-targets = Te halen slagen: deler { $dealer }, oudste hand (links van de deler) { $eldest }, derde speler { $third }. Na elke ronde schuift het delen door, en de getallen mee.
rules-deck-52 = 52 kaarten: 16 voor iedere speler en 4 in de talon.
rules-deck-51 = 51 kaarten, zonder klavertwee: 17 voor iedere speler, geen talon.
rules-chooser-dealer = De deler noemt het contract: { $contracts }.
rules-chooser-eldest = De oudste hand noemt het contract: { $contracts }.
rules-once = Iedere speler mag elk contract maar één keer per spel noemen.
rules-six = De kiezer ziet alleen zijn eerste zes kaarten voordat hij kiest.
rules-nt = Geen troef: de hoogste kaart van de gevraagde kleur wint.
rules-mis = Misère: er is geen troefkleur, en de getallen worden grenzen. Wie de meeste slagen moest halen, mag nu de minste halen; elke slag onder de grens is een punt winst.
rules-kitty-look_name_discard = De kiezer pakt de talon, noemt het contract en legt vier kaarten weg.
rules-kitty-name_take_discard = De kiezer noemt het contract, pakt de talon en legt vier kaarten weg.
rules-kitty-name_discard_take = De kiezer noemt het contract, legt vier kaarten weg en pakt de talon ongezien.
rules-kitty-public = Iedereen krijgt de talon te zien.
rules-kitty-private = Alleen de kiezer ziet de talon.
rules-lead = De oudste hand komt uit. Wie kan, moet kleur bekennen. De hoogste troef wint, anders de hoogste kaart van de gevraagde kleur; de winnaar komt uit voor de volgende slag.
rules-void-free = Wie niet kan bekennen, speelt een kaart naar keuze.
rules-void-must_trump = Wie niet kan bekennen, moet troeven, met een troef naar keuze.
rules-exchange-off = Er worden geen kaarten geruild.
rules-exchange-before_contract = Vanaf de tweede ronde mag wie in de vorige ronde in de plus stond, per punt een kaart ruilen met wie in de min stond, voordat het contract is genoemd.
rules-exchange-after_contract = Vanaf de tweede ronde mag wie in de vorige ronde in de plus stond, per punt een kaart ruilen met wie in de min stond, zodra troef is genoemd.
rules-mode-name_suit = Elke keer noemt hij een kleur, krijgt daarvan de hoogste kaart van de ander en geeft een kaart naar keuze terug.
rules-mode-give_card = Elke keer geeft hij een kaart en krijgt de hoogste die de ander van die kleur heeft, misschien dezelfde kaart.
rules-trump-forbidden = Een troef mag niet worden gegeven.
rules-trump-free_return = Voor een gegeven troef mag elke kaart terugkomen.
rules-double = Twee kaarten per punt in plaats van één.
rules-rotate = Na elke drie rondes schuiven de getallen één rol door.
rules-end-deals = Het spel duurt { $count ->
    [one] één ronde
   *[other] { $count } rondes
  }; het hoogste totaal wint.
rules-end-total = Het spel eindigt na een ronde waarin iemand op een totaal van { $total } of meer komt.
rules-end-floor = Het spel eindigt na een ronde waarin iemand op een totaal van { $total } of minder komt.
rules-end-tricks = Wie in één ronde { $count ->
    [one] { $count } slag
   *[other] { $count } slagen
  } haalt, wint het spel meteen, behalve bij misère.
rules-tie-shared = Spelers die samen bovenaan staan, winnen samen.
rules-tie-playoff = Spelers die samen bovenaan staan, spelen een beslissende ronde, zonder kaartbetaling.
rules-discards = Weggelegde kaarten tellen voor niemand.
rules-newcomer = In je allereerste spel hier zit je zo aan tafel dat een andere speler het eerst kiest.

### Toetsen

keys = Toetsen
keys-title = Toetsen
key-arrows = vorige, volgende kaart
key-updown = andere rij of kleur
key-homeend = eerste, laatste kaart
key-enter = kaart spelen of kiezen, slag wegruimen
key-numbers = naar een kleur gaan; contract kiezen
key-confirm = wegleggen, stoppen met ruilen
key-escape = keuze opheffen, sluiten
key-f6 = tafel, hand, paneel
key-T = de slag voorlezen
key-L = laatste slag
key-R = jouw kaarten voorlezen
key-S = stand
key-G = regels van deze tafel
key-N = volgende ronde
key-help = deze toetsen
keyname-Home = Home
keyname-End = End
keyname-Enter = Enter
keyname-Space = Spatie
keyname-Shift = Shift
keyname-Esc = Esc

### Tips

tip-ok = Begrepen
tip-stop = Geen tips meer
tip-lead = Jij komt uit: elke kaart mag. De hoogste van de kleur wint als niemand troeft.
tip-follow = Speel een opgetilde kaart: je moet de kleur bekennen waarmee is uitgekomen.
tip-target = “{ $tricks }/{ $target }”: je slagen tot nu toe, en hoeveel je er moet halen.
tip-trump = Troef is { suit }: die verslaat alle andere kleuren.
tip-hint = Twijfel je? Het lampje (“{ hint }”) raadt een kaart aan.
tip-void = Je kunt niet bekennen: een troef verslaat elke andere kleur.
tip-contract = Kies de kleur waarvan je de meeste hebt: die slaat alle andere.
tip-give = Geef een lage kaart: de hoogste van die kleur komt bij jou.
tip-name = Vraag om een kleur waarvan je de aas mist.
tip-discard = Leg lage kaarten van korte kleuren weg; houd troeven en azen.
tip-discard-mis = Leg hoge kaarten weg: die halen slagen die je niet wilt.
tip-mis = Nu zijn slagen slecht: blijf onder je grens, raak hoge kaarten kwijt.
tip-nt = Geen troef: de hoogste kaart van de gevraagde kleur wint altijd.
tip-up = Je stond in de plus: anderen zijn je nu goede kaarten schuldig.
tip-pay = Betaal met een lage kaart uit een kleur die je kunt missen.
tip-return = Geef terug wat je wilt: een kaart die je niet nodig hebt.
tip-taken = Je stond in de min, dus anderen namen kaarten van je.
tip-kitty = De talon is van jou: de nieuwe kaarten hebben een stip, vier moeten weg.
tip-won = Je haalde een slag! Wie hem haalt, komt weer uit.
tip-throw = Je kunt niet bekennen en niet troeven: gooi een lage kaart weg.
tip-mis-void = Je kunt niet bekennen: een kans om een hoge kaart kwijt te raken.
tip-points = Elke slag boven je getal levert een punt op, elke te weinig kost er een.
tip-points-mis = Elke slag onder je grens levert een punt op, elke erboven kost er een.
tip-end = Het hoogste totaal wint. Langere spellen: “{ games }” op de startpagina.

### Lessen

lesson-title = Eerste spel
lesson-about = Tien korte stappen, ongeveer vijf minuten. Je leert door te spelen.
lesson-start = Beginnen
lesson-continue = Verdergaan
lesson-again = Opnieuw beginnen
lesson-done = Je hebt het eerste spel uitgespeeld.
lesson-step = Stap { $step } van { $count }
lesson-leave = Weggaan en hier later verdergaan
lesson-skip = Overslaan
lesson-back = Terug
lesson-next = Verder
lesson-read = Druk eerst op “{ $button }”.
lesson-end-title = Dat was je eerste spel
lesson-end-text = Je hebt alles gezien wat er in een ronde gebeurt. Ook in een echt spel jaagt niemand je op; de regels staan in het menu.
lesson-play = Een echt spel spelen
lesson-more = Meer leren
lesson-step-table = Tafel
lesson-step-trick = Slag
lesson-step-numbers = Drie getallen
lesson-step-choose = Troef
lesson-step-exchange = Ruil
lesson-step-kitty = Talon
lesson-step-discard = Wegleggen
lesson-step-play = Spelen
lesson-step-none = Zonder troef
lesson-step-score = Punten
lesson-table-seats = Dit is je tafel. Ada en Ben spelen tegen jou, en tegen elkaar: ieder voor zich.
lesson-table-cards = Ieder heeft zestien kaarten; vier liggen apart. De aas is het hoogst, dan heer, vrouw, boer, tien en zo omlaag tot twee.
lesson-table-play = Ben speelt { $led }. Nu ben jij aan de beurt: tik op de opgetilde kaart, { $card }.
lesson-table-play-hint = Bewaar je betere ruiten. Speel { $card }.
lesson-table-trick = Drie kaarten vormen een slag. Ben kwam uit: hij speelde als eerste. Zijn kaart is de hoogste, dus hij krijgt hem.
lesson-trick-follow = Ben speelt { $led }. Je moet kleur bekennen: klaver, als je die hebt. Speel je hoogste, { $card }.
lesson-trick-follow-hint = Met { $card } is de slag zeker van jou.
lesson-trick-won = Niemand heeft een hogere klaver: de slag is van jou! Wie een slag haalt, komt uit voor de volgende.
lesson-trick-lead = Jij komt dus uit, met welke kaart je maar wilt. Begin met { $card }.
lesson-trick-lead-hint = Dat mag, maar niemand verslaat een aas: speel { $card }.
lesson-trick-again = Allebei moesten ze schoppen bekennen, en niets is hoger dan je aas. Twee slagen!
lesson-numbers-what = Later in de ronde. Iedereen heeft een aantal slagen te halen: 3, 5 of 8. Hier Ada 3, Ben 8, jij 5.
lesson-numbers-counter = “4/5” betekent: vier slagen gehaald, vijf te halen.
lesson-numbers-make = De anderen hebben geen schoppen meer, dus niemand verslaat de jouwe. Kom uit met { $card }.
lesson-numbers-make-hint = Die kleur kunnen de anderen nog verslaan. Kom uit met { $card }.
lesson-numbers-made = Vijf van vijf! Vanaf nu is elke slag een punt voor jou. Een slag te weinig kost een punt.
lesson-numbers-more = Haal er nog een: kom uit met { $card }.
lesson-numbers-more-hint = Die kleur kunnen de anderen nog verslaan. Kom uit met { $card }.
lesson-numbers-over = Zes in plaats van vijf: één punt gewonnen.
lesson-choose-points = De eerste ronde is voorbij. De punten ervan staan onder de namen: ook Ada won er een, Ben verloor er twee.
lesson-choose-who = Een nieuwe ronde: de deler ({ dealer-mark }) en de getallen schuiven door. Jij moet nu 8 slagen halen, dus jij kiest de troef.
lesson-choose-six = Je ziet nog maar zes kaarten. Kies de kleur waarvan je de meeste kaarten hebt: harten.
lesson-choose-six-hint = Je hebt vier harten, met aas en heer. Kies harten.
lesson-choose-trump = Nu is harten troef: elke hartenkaart verslaat elke kaart van een andere kleur. Dit zijn al je kaarten.
lesson-exchange-why = Vorige ronde haalden jij en Ada een slag extra, Ben kwam er twee tekort. Dus is hij jullie elk een kaart schuldig.
lesson-exchange-give = Geef hem { $card }: hij moet zijn hoogste schoppen teruggeven. Tik op de kaart, dan op de knop.
lesson-exchange-give-hint = Geef een kaart die je niet zult missen: { $card }.
lesson-exchange-got = Een twee ging weg, schoppenaas kwam terug!
lesson-kitty-ada = Nu krijgt Ada haar kaart. Daarna worden de vier kaarten die apart lagen omgedraaid.
lesson-kitty-shown = De talon bestaat uit de vier kaarten die apart lagen. Hij is voor wie de troef koos: jij.
lesson-kitty-hand = Een stip geeft je nieuwe kaarten aan. Twintig is vier te veel.
lesson-discard-four = Leg er vier weg: al je ruiten en de laagste klaver. Tik op de opgetilde kaarten, dan op de knop.
lesson-discard-four-hint = Bewaar troeven en hoge kaarten. Alleen de opgetilde gaan weg.
lesson-discard-void = Nu heb je geen enkele ruitenkaart meer. Je ziet straks waar dat goed voor is.
lesson-play-lead = Jij zit links van de deler, dus jij komt uit. Speel je hoogste troef, { $card }.
lesson-play-lead-hint = Dat mag, maar trek eerst troeven bij de anderen: speel { $card }.
lesson-play-drawn = Allebei moesten ze harten bekennen: twee troeven minder tegen je.
lesson-play-later = Even later heeft Ben een slag gehaald en komt hij uit.
lesson-play-trump = Ben speelt { $led }, en je hebt geen ruiten. Dan moet je een troef spelen; een lage is genoeg: { $card }.
lesson-play-trump-hint = Bewaar de hoge troeven voor later. { $card } is genoeg.
lesson-play-won = Je vijf verslaat een aas, want die is troef. Daarom legde je de ruiten weg.
lesson-none-trump = De derde ronde. Ada mag ook “Geen troef” kiezen: dan wint altijd de hoogste kaart van de gevraagde kleur, zoals in je eerste ronde.
lesson-none-named = Of ze kiest “Misère”, en dat doet ze nu.
lesson-none-star = De ster betekent dat Ada heeft gekozen. Ze nam ook de talon en legde vier kaarten weg.
lesson-none-limits = Nu zijn slagen slecht, en de getallen zijn grenzen: 3 voor Ada, 5 voor Ben, 8 voor jou.
lesson-none-below = Ada speelt { $led }. Blijf eronder, zodat zij de slag krijgt: { $card }.
lesson-none-below-hint = Raak de hoogste harten kwijt die niet wint: { $card }.
lesson-none-taken = Ada moet de slag nemen. Elke slag onder je grens wordt een punt.
lesson-none-away = Later komt Ben uit met schoppen, en die heb je niet meer. Gooi je gevaarlijkste kaart weg: { $card }.
lesson-none-away-hint = Zonder troefkleur wint hier geen andere kleur, dus raak { $card } kwijt.
lesson-none-gone = De aas is weg, en Ben heeft de slag.
lesson-score-last = De laatste slag van de ronde. Speel je laatste kaart, { $card }.
lesson-score-last-hint = Speel { $card }.
lesson-score-points = Je haalde zes slagen, twee onder je grens van acht: twee punten.
lesson-score-totals = De punten van de rondes worden opgeteld: één, één en twee is vier. Jij hebt het hoogste totaal en wint!

### Oefeningen

exercises = Oefeningen
exercises-lead = Echte posities uit echte rondes. De beste keuze is gevonden door veel dieper te kijken dan de computerspelers hier doen.
exercises-progress = { $done } van { $count } opgelost, { $first } daarvan meteen goed
exercises-reset = Antwoorden wissen
exercises-reset-sure = Alles wissen?
exercise-next = Volgende oefening
exercise-number = Oefening { $number }
exercise-of = Oefening { $number } van { $count }
exercise-none = Deze oefening bestaat niet.
exercise-mark-new = nog niet geprobeerd
exercise-mark-first = meteen goed
exercise-mark-later = later goed
exercise-mark-tried = geprobeerd
exercise-ask-contract = { $target } te halen: welk contract?
exercise-ask-discard = { $target } te halen: wat leg je weg?
exercise-ask-exchange = Ruil: wat doe je?
exercise-ask-back = Welke kaart geef je terug?
exercise-ask-play = { $target } te halen: welke kaart?
exercise-ask-mis = Misère, hoogstens { $target }: welke kaart?
exercise-right = Goed
exercise-close = Bijna
exercise-wrong = Het kan beter
exercise-lost = { $points ->
    [one] { $action }: gemiddeld { $points } punt minder dan de beste keuze.
   *[other] { $action }: gemiddeld { $points } punten minder dan de beste keuze.
  }
exercise-lost-unknown = { $action }: hoort niet bij de beste keuzes.
exercise-best = Het best: { $action }
exercise-values = Je punten gemiddeld over { $worlds } mogelijke verdelingen van de kaarten
exercise-action = Keuze
exercise-yours = jouw antwoord
exercise-is-best = het best
exercise-again = Nog eens
exercise-show = Beste antwoord tonen
exercise-verified = Gecontroleerd: twee diepere berekeningen komen op hetzelfde uit.
exercise-provisional = Voorlopig: alleen vuistregels konden dit tot nu toe controleren.
exercise-tip-six = Kiezen op zes kaarten
exercise-tip-twenty = Kiezen op alle kaarten
exercise-tip-discard = Wegleggen
exercise-tip-up = Ruil: krijgen
exercise-tip-down = Ruil: geven
exercise-tip-eight = Acht te halen
exercise-tip-five = Vijf te halen
exercise-tip-three = Drie te halen
exercise-tip-none = Misère
exercise-tip-count = Tellen
exercise-tip-totals = Plus en min
exercise-says-six = Noem de kleur waarvan je de meeste hebt; bij gelijke lengte beslissen de honneurs. Lage kaarten zonder lengte: misère. Honneurs over alle kleuren verspreid: geen troef.
exercise-says-twenty = Noem de langste kleur met aas of heer. Zorg dat je na het wegleggen vijf troeven of meer houdt.
exercise-says-discard = Leg lage kaarten van korte kleuren weg: heb je een kleur niet, dan kun je troeven. Nooit een aas zonder reden.
exercise-says-up = Ruil in kleuren waarvan je de aas mist. Geef er lage kaarten voor, en geen troeven.
exercise-says-down = Geef terug wat je kunt missen, en onthoud welke kaarten je gaf en kreeg.
exercise-says-eight = Trek troef zolang je er meer hebt dan zij, en tel ze.
exercise-says-five = Tel de troeven. Hebben de anderen er geen meer, haal dan je hoge kaarten binnen.
exercise-says-three = Kom niet uit met heer of vrouw zolang er nog hogere kaarten in het spel zijn. Elke slag meer is ook een punt.
exercise-says-none = Raak hoge kaarten kwijt als je niet kunt bekennen, en bewaar lage voor later.
exercise-says-count = Tel de kaarten van elke kleur, en let op wie niet meer bekent.
exercise-says-totals = In de min staan kost twee keer: nu een punt, in de volgende ronde een goede kaart. Gebruik dus elke ruil.
exercise-why-six-length = Lengte geeft troeven, en elke troef die de anderen niet meer hebben is een slag. Een losse aas wint in elk contract.
exercise-why-six-none = Lage kaarten en geen lengte: als troef zouden ze weinig halen. Bij misère zijn ze precies wat je wilt.
exercise-why-six-no-trump = Hoge kaarten in alle kleuren, nooit twee samen: geen kleur geeft goede troeven, en zonder troef kan niemand ze aftroeven.
exercise-why-twenty-length = De langste kleur, met aas of heer: ook na het wegleggen blijven er vijf troeven of meer. Je andere honneurs winnen toch wel.
exercise-why-discard-void = De korte kleur gaat weg: zodra die gespeeld wordt, troef je. De lage kaarten die je houdt, horen bij langere kleuren.
exercise-why-discard-ace = Een aas is een zekere slag. De kleur kwijt zijn bespaart je geen enkele verliezer.
exercise-why-up-give = Geef een kaart van een kleur waarvan je de aas mist: de ander heeft hem misschien. Heb je hem zelf, dan krijg je minder.
exercise-why-up-name = Vraag een kleur waarvan je de aas mist: de ander heeft hem misschien. Heb je hem zelf, dan krijg je minder.
exercise-why-down-return = Je kreeg een troef: houd je hoge kaarten en geef een lage terug die je niet mist.
exercise-why-down-remember = Je gaf een hoge kaart weg en weet wie die heeft. Kom uit in een andere kleur dan die je gaf.
exercise-why-eight-draw = Je hebt meer troeven dan de twee anderen samen. Trek die van hen, dan troeft niemand je winnaars af.
exercise-why-five-cash = De anderen hebben geen troeven meer: je hoge kaarten winnen nu. Later ben je misschien niet aan slag.
exercise-why-three-entry = { $trap } is nog niet de hoogste: nu gespeeld valt hij onder een hogere. Bewaard kan hij later winnen en je aan slag brengen.
exercise-why-three-beyond = Je aantal is gehaald, maar elke slag meer is ook een punt, en een ruil in de volgende ronde.
exercise-why-none-throw = Je kunt niet bekennen: een hoge kaart gaat weg zonder de slag te halen. De lage redden je later.
exercise-why-none-duck = Deze slag staat vast, wat je ook speelt: raak een hoge kaart kwijt, en bewaar de lage voor als het telt.
exercise-why-none-keep = { $trap } is je laatste lage kaart van die kleur: zonder moet je winnen als de kleur gespeeld wordt. Kom elders uit.
exercise-why-count-master = Alle kaarten boven { $best } zijn weg: die is nu de hoogste van zijn kleur. Wie telt, weet het.
exercise-why-count-void = Een van de anderen heeft een kleur niet meer en zou die troeven. Kom uit in een andere.
exercise-why-totals-claims = Bij elke ruil krijg je voor een lage kaart de beste die de ander van die kleur heeft. Stoppen is een slag weggeven.

### Regelpagina’s en woordenlijst

book-lead = Zes manieren om één spel te spelen. Kies de jouwe en lees de regels.
book-who-sergeant-major = Bekend als 8-5-3, van Groot-Brittannië tot India en het Nabije Oosten.
book-who-nine-five-two = De Canadese vorm: de deler moet nog hoger mikken.
book-who-six-three-eight = Voor wie alle kaarten in het spel wil en een open einde.
book-who-three-five-eight = De vorm van het Europese vasteland, met de contracten geen troef en misère.
book-who-three-five-eight-classic = Voor tafels waar niemand verplicht is te troeven.
book-who-sergeant-major-british = Het spel van de Royal Air Force, zoals het in Groot-Brittannië wordt beschreven.
book-title = { $preset }: de regels
book-targets = Te halen slagen: deler { $dealer }, oudste hand { $eldest }, derde { $third }
book-all-games = Alle spellen
book-words = Alle woorden in vijf talen
book-print = Afdrukken
book-contents = Inhoud
book-short = In het kort
book-full = Volledige regels
book-mixture = Regels van deze mix
book-read = Deze regels lezen
book-brief = Het spel in drie zinnen
book-players = Spelers en plaatsen
book-cards = De kaarten
book-goal = Het doel
book-dealing = Schudden en delen
book-play = Het spel, stap voor stap
book-exchange = De kaartbetaling
book-scoring = De puntentelling
book-end = Hoe je het spel wint
book-options = Opties en varianten
book-tips = Tips
book-glossary = Woordenlijst
book-brief-cards = { $kitty ->
    [0] Drie spelers krijgen ieder { $hand } kaarten en er blijft er geen over.
   *[other] Drie spelers krijgen ieder { $hand } kaarten; de { $kitty } die overblijven vormen de talon.
  }
book-brief-chooser = { $chooser ->
    [dealer] De deler noemt wat er wordt gespeeld: { $contracts }.
   *[eldest] De oudste hand, links van de deler, noemt wat er wordt gespeeld: { $contracts }.
  }
book-brief-targets = Iedereen heeft een aantal slagen te halen – de deler { $dealer }, de oudste hand { $eldest }, de derde speler { $third } – en elke slag meer is een punt winst, elke slag minder een punt verlies.
book-players-three = Je speelt met z’n drieën, ieder voor zich. Delen en spelen gaat met de klok mee, naar links.
book-players-dealer = De eerste deler wordt geloot. Na elke ronde deelt de speler links van de deler, en de te halen slagen schuiven mee.
book-players-table = De drie rollen in een ronde
book-role = Rol
book-duty = Wat de speler doet
book-duty-dealer = deelt de kaarten
book-duty-eldest = zit links van de deler, komt uit voor de eerste slag
book-duty-third = zit rechts van de deler, coupeert
book-duty-contract = noemt het contract
book-duty-kitty = pakt de talon
book-cards-pack = { $deck ->
    [51] Een spel van { $deck } kaarten: klavertwee gaat eruit, zodat alle kaarten worden gedeeld.
   *[other] Een gewoon spel van { $deck } kaarten, zonder jokers.
  }
book-cards-ranks = In elke kleur is de volgorde van hoog naar laag: { $ranks }.
book-cards-trump = De vier kleuren zijn gelijk, tot er één troef is: die slaat dan de drie andere.
book-cards-plain = De vier kleuren zijn altijd gelijk: dit spel kent geen troefkleur.
book-figure-cards = Een kleur, van hoog naar laag
book-goal-targets = Haal minstens je aantal slagen. De drie aantallen zijn samen de { $tricks } slagen van een ronde: wat de een te veel haalt, komen de anderen tekort.
book-goal-exchange = Wie er meer haalt, krijgt bovendien in de volgende ronde goede kaarten van wie er minder haalde.
book-goal-mis = Bij misère is het andersom: de aantallen worden grenzen, en hoe minder slagen, hoe beter.
book-goal-rotate = Na elke drie rondes schuiven de aantallen één rol door; in de vierde ronde moet de deler er { $dealer } halen, de oudste hand { $eldest }, de derde speler { $third }.
book-dealing-shuffle = De deler schudt en laat de speler rechts van hem couperen.
book-dealing-packets = { $deck ->
    [51] De deler begint links en geeft iedereen { $hand } kaarten, één voor één of in pakjes.
   *[other] De deler begint links en geeft iedereen { $hand } kaarten, in pakjes van 5, 5 en 6 of vier keer 4; de laatste { $kitty } blijven dicht in het midden liggen.
  }
book-dealing-six = De kiezer pakt alleen de eerste { $six } kaarten op en laat de rest dicht liggen tot het contract genoemd is; de anderen bekijken al hun kaarten.
book-dealing-misdeal = Als er verkeerd gedeeld is, deelt dezelfde deler opnieuw.
book-dealing-misdeal-exchange = Als er verkeerd gedeeld is, deelt dezelfde deler opnieuw; het recht op kaartbetaling blijft bestaan.
book-dealing-here = Op het scherm schudt en deelt het programma; elke volgorde van de kaarten is even waarschijnlijk.
book-figure-deal = { $six ->
    [yes] De kiezer ziet alleen zijn eerste zes kaarten; de rest blijft dicht.
   *[no] De kaarten van de kiezer en, dicht, die van de twee anderen.
  }
book-step-deal = De kaarten worden gedeeld.
book-step-exchange = Vanaf de tweede ronde worden er kaarten geruild.
book-step-exchange-trump = Vanaf de tweede ronde worden er kaarten geruild, als er een troefkleur is genoemd.
book-step-look = De kiezer pakt de talon en heeft { $held } kaarten in handen.
book-step-look-public = Iedereen krijgt de talon te zien; de kiezer pakt hem en heeft { $held } kaarten in handen.
book-step-name = { $chooser ->
    [dealer] De deler
   *[eldest] De oudste hand
  } noemt het contract: { $contracts }.
book-step-name-six = { $chooser ->
    [dealer] De deler
   *[eldest] De oudste hand
  } noemt het contract na alleen de eerste { $six } kaarten te hebben gezien: { $contracts }. Daarna komen alle kaarten in de hand.
book-step-take = De kiezer pakt de talon, die de anderen niet te zien krijgen.
book-step-take-public = Iedereen krijgt de talon te zien, daarna pakt de kiezer hem.
book-step-discard = De kiezer legt { $kitty } kaarten naar keuze weg; azen, troeven en pas gekregen kaarten mogen ook.
book-step-tricks = De { $tricks } slagen worden gespeeld.
book-play-lead = De oudste hand komt uit voor de eerste slag, wie het contract ook heeft genoemd. Uitkomen mag met elke kaart. Wie een slag haalt, komt uit voor de volgende.
book-play-follow = Wie kleur kan bekennen, moet dat doen; hoger spelen hoeft niet.
book-play-void-free = Wie niet kan bekennen, mag elke kaart spelen: een troef of een kaart van een andere kleur.
book-play-void-must_trump = Wie niet kan bekennen, moet troeven, met een troef naar keuze: overtroeven hoeft niet. Wie ook geen troeven heeft, mag elke kaart spelen.
book-play-void-plain = Wie niet kan bekennen, mag elke kaart spelen.
book-play-wins = De hoogste troef haalt de slag; is er geen gespeeld, dan de hoogste kaart van de gevraagde kleur.
book-play-wins-plain = De hoogste kaart van de gevraagde kleur haalt de slag.
book-play-nt = Geen troef: geen kleur slaat een andere, en wie niet kan bekennen, mag elke kaart spelen.
book-play-mis = Misère: je speelt als zonder troef, maar nu probeert iedereen slagen te verliezen.
book-play-discards = Weggelegde kaarten tellen in geen enkele slag en voor niemand; na afloop van de ronde worden ze getoond.
book-figure-trick = { $void ->
    [must_trump] { $trump } is troef. Er is met { $led } uitgekomen; wie het laatst speelt, heeft geen { $led }, moet troeven en haalt de slag.
    [free] { $trump } is troef. Er is met { $led } uitgekomen; wie het laatst speelt, heeft geen { $led }, troeft en haalt de slag.
   *[plain] Er is geen troefkleur. Er is met { $led } uitgekomen: de hoogste { $led } haalt de slag, niet de aas van een andere kleur.
  }
book-exchange-what = Wie in een ronde in de plus stond, mag in de volgende ruilen met wie in de min stond: { $cards ->
    [1] één kaart
   *[other] { $cards } kaarten
  } per overslag.
book-exchange-owes = Wie in de min stond, moet { $cards ->
    [1] één kaart
   *[other] { $cards } kaarten
  } per onderslag geven, nooit meer.
book-exchange-when-before_contract = De kaartbetaling komt na het delen en voordat het contract wordt genoemd; in de eerste ronde is er geen.
book-exchange-when-after_contract = De kaartbetaling komt nadat een troefkleur is genoemd en voordat de talon wordt gepakt; in de eerste ronde is er geen.
book-exchange-when-no-kitty = De kaartbetaling komt nadat een troefkleur is genoemd; in de eerste ronde is er geen.
book-exchange-cancelled = Noemt de kiezer { $contracts }, dan ruilt niemand in die ronde.
book-exchange-kept = Alleen de ronde ervoor telt; wat je niet gebruikt, vervalt.
book-exchange-mis = Na een ronde misère staat in de plus wie onder zijn grens bleef.
book-exchange-order-most_up = Stonden er twee in de plus, dan begint wie de meeste overslagen had; bij gelijke stand wie links van de deler het eerst komt.
book-exchange-order-new_target = Stonden er twee in de plus, dan begint wie in de nieuwe ronde de meeste slagen moet halen; bij gelijke stand wie links van de deler het eerst komt.
book-exchange-two-down = Stonden er twee in de min, dan ruilt de speler die in de plus stond met hen in elke gewenste volgorde, kaart voor kaart.
book-exchange-mode-give_card = Elke keer geeft de speler die in de plus stond een kaart naar keuze; de ander moet zijn hoogste kaart van die kleur teruggeven, de zojuist gekregen kaart meegerekend. Zo kan dezelfde kaart terugkomen, en dan is de ruil gedaan.
book-exchange-mode-name_suit = Elke keer noemt de speler die in de plus stond een kleur; de ander moet daarvan zijn hoogste kaart geven en krijgt een willekeurige kaart terug. Heeft hij die kleur niet, dan zegt hij dat: de ruil vervalt niet, er wordt een andere kleur genoemd, en die ene pas weer als hij er een kaart van heeft gekregen.
book-exchange-trump-normal = Troeven worden gegeven als andere kaarten.
book-exchange-trump-forbidden = Een troef mag niet worden gegeven.
book-exchange-trump-free_return = Voor een troef geeft de ander een kaart naar keuze terug, desnoods dezelfde.
book-exchange-stop = Wie in de plus stond, mag op elk moment stoppen; de ander mag niet weigeren.
book-exchange-seen = { $mode ->
    [name_suit] Alleen die twee spelers zien de kaarten; de andere hoort welke kleur is genoemd.
   *[give_card] Alleen die twee spelers zien de kaarten; de andere ziet alleen dat er is geruild.
  }
book-exchange-playoff = In een beslissende ronde wordt er niet geruild.
book-exchange-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
book-exchange-example = Voorbeeld: A eindigt een ronde op { $up }, B op { $down }, C op { $other }. In de volgende mag A { $first } ruilen met B, en C { $second }.
book-figure-give = B geeft zijn hoogste harten terug.
book-figure-same = B heeft geen hogere: dezelfde kaart komt terug.
book-figure-name = A vraagt om harten, krijgt de hoogste en geeft een willekeurige kaart terug.
book-gives = { $who } geeft
book-holds = { $who } heeft
book-returns = { $who } geeft terug
book-other-hands = De anderen
book-score-points = De punten van een ronde zijn de gehaalde slagen min de te halen slagen: elke overslag is +1, elke onderslag −1. De punten van de drie zijn samen dus altijd 0. Ze worden bij de totalen opgeteld.
book-score-example = Voorbeeld van een ronde
book-figure-score = Gehaalde slagen: overslagen springen eruit, ontbrekende slagen zijn gestippeld.
book-score-mis = Bij misère zijn de punten de grens min de gehaalde slagen. De grenzen zijn de omgekeerde aantallen: het hoogste en het laagste wisselen van plaats.
book-score-limits = Grenzen bij misère
book-end-highest = Als het spel afgelopen is, wint het hoogste totaal.
book-end-offers = Gebruikelijk zijn spellen van { $deals } rondes.
book-end-looked = Naar de totalen wordt gekeken als de ronde is uitgespeeld, niet eerder.
book-end-tricks = Wie in één ronde { $count ->
    [one] { $count } slag
   *[other] { $count } slagen
  } haalt, wint het spel meteen, wat de totalen ook zijn; die ronde levert geen punten op.
book-end-tricks-mis = Dat geldt niet bij misère.
book-end-tricks-playoff = Het geldt niet in een beslissende ronde.
book-end-playoff = Spelers die samen bovenaan staan, spelen een beslissende ronde: alleen zij kunnen die winnen, en alleen de punten daarvan beslissen. Staan ze weer gelijk, dan komen er hoogstens drie zulke rondes; daarna winnen ze samen.
book-end-playoff-once = In een beslissende ronde mag elk contract weer worden genoemd.
book-options-intro = Elk van deze regels kan vóór het spel worden gewijzigd, in het venster “{ $games }”.
book-options-table = De regels van dit spel een voor een
book-option = Regel
book-here = Hier
book-else = Ook mogelijk
book-yes = ja
book-no = nee
book-range = { $min } tot en met { $max }
book-range-from = { $min } of meer
book-range-to = { $max } of minder
book-any-targets = drie getallen die samen { $tricks } zijn
book-any-contracts = elk van de zes
book-tip-six = Kiezen op { $six } kaarten: neem de kleur waarvan je de meeste hebt; bij gelijke lengte beslissen de honneurs.
book-tip-choose-mis = Veel lage kaarten en niets om een kleur te beheersen: misère.
book-tip-choose-nt = Overal kracht en nergens lengte: geen troef.
book-tip-all = Noem je langste kleur met aas of heer.
book-tip-keep = Zorg dat je na het wegleggen minstens vijf troeven overhoudt.
book-tip-discard = Leg lage kaarten weg van kleuren waarvan je er een of twee hebt: heb je er geen meer, dan kun je troeven. Leg nooit zonder reden een aas weg.
book-tip-discard-plain = Leg lage kaarten van korte kleuren weg. Leg nooit zonder reden een aas weg.
book-tip-give = Ruil in kleuren waarvan jij de aas mist en de ander hem waarschijnlijk heeft; geef een lage kaart.
book-tip-name = Vraag om kleuren waarvan je de aas mist; betaal met een kaart van een kleur die je kwijt wilt.
book-tip-down = Wat er van je is afgenomen, verraadt wat de ander wil; onthoud de kaarten die je gaf en kreeg.
book-tip-high = Met { $target } te halen: trek troeven zolang je er meer hebt dan de anderen, en tel ze.
book-tip-middle = Met { $target } te halen: speel vroeg de kleuren die je niet nodig hebt, en haal je hoge kaarten binnen als de troeven weg zijn.
book-tip-low = Met { $target } te halen: bewaar kaarten die later een slag halen; elke overslag is ook een punt.
book-tip-mis = Bij misère: gooi hoge kaarten weg als je niet kunt bekennen, en bewaar lage om later mee uit te komen.
book-tip-count = Tel de kaarten van elke kleur, let op wie er geen meer heeft en kijk wat de anderen nog nodig hebben.
book-tip-totals = In de min staan kost dubbel: nu een punt en in de volgende ronde een goede kaart.

term-trick = slag
    .forms = slag | slagen
    .about = Drie kaarten, van iedere speler één; de beste haalt ze alle drie.
term-trump = troef
    .forms = troef | troeven | troefkleur
    .about = De kleur die in deze ronde alle andere slaat, en elke kaart van die kleur.
term-no-trump = geen troef
    .forms = geen troef | zonder troef | sans atout
    .about = Een contract waarin geen kleur de andere slaat, ook sans atout genoemd: de hoogste kaart van de gevraagde kleur haalt de slag.
term-no-tricks = misère
    .forms = misère | miz
    .about = Een contract zonder troefkleur waarin iedereen een grens heeft en weinig slagen moet halen.
term-suit = kleur
    .forms = kleur | kleuren
    .about = Een van de vier families van kaarten: schoppen ♠, harten ♥, ruiten ♦ en klaveren ♣.
term-contract = contract
    .forms = contract | contracten
    .about = Wat er in een ronde wordt gespeeld: een troefkleur, geen troef of misère.
term-chooser = kiezer
    .forms = kiezer
    .about = De speler die het contract noemt en voor wie de talon is, als die er is.
term-kitty = talon
    .forms = talon | weduwe | skat
    .about = De vier kaarten die na het delen overblijven, ook weduwe genoemd; de kiezer pakt ze.
term-discard = wegleggen
    .forms = wegleggen | weglegt | weggelegd | weggelegde
    .about = Kaarten opzijleggen in plaats van de talon; ze tellen in geen enkele slag.
term-dealer = deler
    .forms = deler
    .about = De speler die deze keer deelt; de volgende keer is dat zijn linkerbuurman.
term-eldest = oudste hand
    .forms = oudste hand
    .about = De speler links van de deler, die voor de eerste slag uitkomt.
term-third = derde speler
    .forms = derde speler
    .about = De speler rechts van de deler.
term-deal = ronde
    .forms = ronde | rondes
    .about = Eén keer delen met alle slagen die daarbij horen, ook gift genoemd; een spel heeft er meer.
term-follow = kleur bekennen
    .forms = kleur bekennen | bekennen | bekent | beken
    .about = Een kaart spelen van de kleur waarmee is uitgekomen.
term-lead = uitkomen
    .forms = uitkomen | uitkomt | komt uit | kom uit | uitgekomen | uitkomst
    .about = De eerste kaart van een slag spelen.
term-target = te halen slagen
    .forms = te halen slagen | aantal slagen
    .about = Het aantal slagen dat een speler in deze ronde moet halen.
term-limit = grens
    .forms = grens | grenzen
    .about = Bij misère het hoogste aantal slagen dat een speler mag halen zonder punten te verliezen.
term-up = in de plus
    .forms = in de plus
    .about = Wie meer slagen heeft gehaald dan hij moest of, bij misère, minder dan zijn grens.
term-down = in de min
    .forms = in de min
    .about = Wie minder slagen heeft gehaald dan hij moest of, bij misère, meer dan zijn grens.
term-overtrick = overslag
    .forms = overslag | overslagen
    .about = Een slag meer dan je moest halen; die levert een punt op.
term-undertrick = onderslag
    .forms = onderslag | onderslagen
    .about = Een slag minder dan je moest halen; die kost een punt.
term-exchange = kaartbetaling
    .forms = kaartbetaling | ruil | ruilen | ruilt | geruild
    .about = Wie het in een ronde goed deed, krijgt in de volgende goede kaarten van wie het slecht deed.
term-playoff = beslissende ronde
    .forms = beslissende ronde | beslissende rondes
    .about = Nog een ronde tussen spelers die samen bovenaan staan.

### Terugnemen, claimen, hint

undo = Terugnemen
undone = Teruggenomen.
unranked = Deze ronde telt niet meer mee voor de ranglijst.
sheet-unranked = { $count ->
    [one] Niet voor de ranglijst: ronde { $deals }.
   *[other] Niet voor de ranglijst: rondes { $deals }.
  }
why-no_undo = Er is niets om terug te nemen.
key-Z = je laatste beslissing terugnemen
claim = Rest opeisen
claim-none = Rest weggeven
claimed = { $name } haalt alle slagen die over zijn.
claimed-you = Jij haalt alle slagen die over zijn.
claimed-none = { $name } haalt geen slag meer.
claimed-none-you = Jij haalt geen slag meer.
why-not_sure = De rest is niet zeker.
key-C = de rest opeisen als die zeker is
hint = Hint
hint-asking = Even denken…
hint-line = Hint: { $what }. { $why }
hint-compare = Vergelijken
hint-losses = Verwachte punten vergeleken met de beste kaart
hint-only = Je hebt geen andere keus.
hint-draw_trumps = Trek de troeven die de anderen nog kunnen hebben.
hint-master = { $card } is de hoogste die van die kleur over is.
hint-sure = Niemand kan { $card } nog slaan.
hint-keep_high = Kom onder { $keep } uit en bewaar die voor later.
hint-long_suit = Van { suit } heb je de meeste kaarten: speel ze uit.
hint-short_lead = Je enige kaart in { suit }: daarna kun je troeven.
hint-give_lead = Geen kaart is zeker: geef deze slag weg en bewaar de betere.
hint-cheapest = De goedkoopste kaart die de slag haalt.
hint-take = Haal de slag.
hint-second_high = Die slaat wat er ligt; alleen een hogere kaart pakt de slag nog af.
hint-cannot_win = Deze slag is verloren: speel de kaart in { suit } die je het minst nodig hebt.
hint-duck = Je zou hem kunnen nemen, maar { $keep } is later meer waard.
hint-ruff = Je hebt geen { suit }: troef in.
hint-overruff = Er is al getroefd: troef hoger.
hint-forced_trump = Je moet troeven en kunt niet winnen: speel een lage troef.
hint-throw_void = Je laatste kaart in { suit }: daarna kun je troeven.
hint-throw_low = Deze slag is verloren: gooi weg wat je het minst nodig hebt.
hint-none_lead_safe = Wie { suit } heeft, moet boven { $card } gaan.
hint-none_lead_low = Kom uit met een kaart die de anderen waarschijnlijk slaan.
hint-none_under = { $card } blijft eronder en haalt de slag niet.
hint-none_take_high = Deze slag is toch voor jou: neem hem met je hoogste kaart in { suit }.
hint-none_risk = Die kan de slag halen, maar de lagere heb je later nodig.
hint-none_danger = Je kunt niet bekennen: gooi een gevaarlijke kaart weg.
hint-contract_long = Van { suit } heb je er { $count }, meer dan van elke andere kleur.
hint-contract_suit = Je { suit } beloven meer slagen dan een langere kleur.
hint-contract_nt = Azen en heren: { $count }. Je hebt geen troeven nodig.
hint-contract_mis = Kaarten tot en met zes: { $count }. Je kunt eronder blijven.
hint-ask_ace = Je mist { suit.stem }aas: misschien komt die.
hint-ask_suit = Je hebt { suit.stem }aas: de volgende maakt de kleur sterk.
hint-give_ace = Je mist { suit.stem }aas: misschien komt die terug.
hint-give_suit = Je krijgt de hoogste kaart in { suit } van de ander.
hint-pay_void = Zonder { suit } kun je die kleur troeven.
hint-pay_low = Dit is de kaart die je het minst mist.
hint-stop = Je zou meer geven dan je krijgt.
hint-discard_void = Zonder { suit } kun je die kleur troeven.
hint-discard_high = Hoge kaarten halen slagen die je niet wilt.
hint-discard_low = Houd troeven en hoge kaarten; deze winnen niets.
why-no_hint = Hier kan geen hint gegeven worden.
why-limit = Niet zo veel hints tegelijk. Wacht even.
key-H = hint
key-compare = hint, met de andere kaarten vergeleken

### Gemak

settings-pace = Speeltempo
settings-cards = Kaarten
settings-page = Pagina
settings-sound = Geluid en trillen
settings-reach = Toetsenbord en schermlezer
setting-suits = Volgorde van de kleuren
value-suits-alternate = zwart en rood om en om
value-suits-fixed = altijd dezelfde
setting-theme = Kleuren van de pagina
value-theme-auto = volgens het systeem
value-theme-light = licht
value-theme-dark = donker
value-theme-contrast = hoog contrast
setting-sounds = Geluiden
setting-volume = Volume
value-volume-low = zacht
value-volume-medium = gemiddeld
value-volume-high = luid
setting-haptics = Trillen
sounds-on = Het geluid staat aan.
sounds-off = Het geluid staat uit.
key-M = geluid aan of uit
title-turn = Jouw beurt
go-on = Verder
setting-textHand = Kaarten als tekst
log-before = Vóór het spelen
log-trick-number = Slag { $number }
log-trick-cards = { $name } haalt de slag: { $cards }.
log-trick-cards-you = Jij haalt de slag: { $cards }.
ledger-title = Geruild in deze ronde
ledger-from = Van
ledger-to = Aan
ledger-card = Kaart
ledger-unseen = niet gezien
plot-title = Totalen na elke ronde
plot-label = Lijngrafiek van de totalen na elke ronde. De tabel geeft dezelfde cijfers.

### Statistieken

statistics-line = { $wins } van { $games } gewonnen bij { $preset }
statistics-empty = Er is nog geen ronde geteld. Speel er een uit, dan staat die hier.
statistics-failed = De statistieken konden niet worden gelezen. Laad de pagina opnieuw.
statistics-all = Alle spellen
statistics-shown = { $what }: { $wins } van { $games } gewonnen.
statistics-unranked = { $count ->
    [one] Tel het spel met een hint of teruggenomen zet mee
   *[other] Tel de { $count } spellen met een hint of teruggenomen zet mee
  }
statistics-unranked-hint = Zulke spellen tellen niet mee in reeksen en niet in de ranglijst.
statistics-won-games = Gewonnen
statistics-of = { $wins } van { $games }
statistics-shared = { $count ->
    [one] één gedeeld
   *[other] { $count } gedeeld
  }
statistics-streak = Op rij gewonnen
statistics-longest = langste reeks: { $count }
statistics-best = Beste ronde
statistics-worst = Slechtste ronde
statistics-points-title = Punten per ronde
statistics-points = Punten per ronde
statistics-points-note = Gemiddelden. “{ contract-MIS }” heeft een grens en geen te halen aantal en ontbreekt daarom bij de aantallen. Een ronde die het spel voortijdig beëindigde, heeft geen punten.
statistics-by-target = Per te halen aantal
statistics-by-contract = Per contract
statistics-by-choosing = Als kiezer of niet
statistics-contract-by = Contract genoemd door
statistics-chooser = jezelf
statistics-other = een ander
statistics-deals = Rondes
statistics-tricks = Slagen
statistics-totals = Totalen van je spellen
statistics-as-table = { $count ->
    [one] Het laatste spel als tabel
   *[other] De laatste { $count } spellen als tabel
  }
statistics-date = Datum
statistics-result = Uitslag
statistics-won = Gewonnen
statistics-result-won = Gewonnen
statistics-result-shared = Gewonnen, gedeeld
statistics-result-lost = Niet gewonnen
statistics-exchange = Wat kaartbetalingen opleverden
statistics-claimed = In de plus
statistics-paid = In de min
statistics-cards = Kaarten
statistics-ranks = Rangen
statistics-ranks-each = Per kaart
statistics-ranks-note = Gekregen rangen min gegeven rangen: aas 14, heer 13, tot en met de twee 2.
statistics-against = Per niveau van de andere spelers
statistics-level = Niveau
statistics-games = Spellen
statistics-rate = Procent
statistics-ranking = Ranglijst
statistics-period = Periode
statistics-period-today = Vandaag
statistics-period-week = 7 dagen
statistics-period-ever = Tot nu toe
statistics-period-shown = { $count ->
    [one] { $period }: één afgelopen spel.
   *[other] { $period }: { $count } afgelopen spellen.
  }
statistics-ranking-none = Geen spel voor de ranglijst in deze periode.
statistics-by-score = Gewonnen spellen: totaal × 10
statistics-by-wins = Aantal gewonnen spellen
statistics-place = Plaats
statistics-score = Score
statistics-data = Je gegevens
statistics-where = Dit alles blijft in deze browser.
statistics-not-kept = Deze browser bewaart niets: wat hier geteld is, verdwijnt met de pagina. Sla het op als bestand als je het wilt houden.
statistics-name = Je naam
statistics-name-kept = De naam is opgeslagen.
statistics-unread = { $count ->
    [one] Eén item is onleesbaar: beschadigd of van een latere versie. Die telt niet mee.
   *[other] { $count } items zijn onleesbaar: beschadigd of van een latere versie. Ze tellen niet mee.
  }
statistics-tidy = Verwijderen
statistics-tidied = Verwijderd.
statistics-csv = Opslaan als CSV
statistics-json = Opslaan als JSON
statistics-saved = Opgeslagen als { $file }.
statistics-import = JSON inlezen…
statistics-import-wrong = { $file } is geen bestand van deze statistieken: kies er een dat hier als JSON is opgeslagen.
statistics-imported = { $added ->
    [one] Eén spel toegevoegd, { $known } al aanwezig.
   *[other] { $added } spellen toegevoegd, { $known } al aanwezig.
  }
statistics-import-unread = { $count ->
    [one] Eén item was onleesbaar.
   *[other] { $count } items waren onleesbaar.
  }
statistics-reset = Alles wissen…
statistics-reset-ask = { $count ->
    [one] Eén spel wordt gewist. Sla het eerst op als je het misschien terug wilt.
   *[other] { $count } spellen worden gewist. Sla ze eerst op als je ze misschien terug wilt.
  }
statistics-forget = Alles wissen
statistics-forgotten = Alles is gewist.
statistics-undo = Terughalen
statistics-restored = Alles is er weer.

### Scoreblad voor echte kaarten

paper-intro = Spelen jullie met echte kaarten? Vul in hoeveel slagen iedereen haalde: het blad houdt de punten bij en zegt wie aan wie kaarten geeft en wie daarna deelt. Het werkt zonder verbinding en blijft op dit apparaat.
paper-new = Nieuw scoreblad
paper-kept = Scorebladen op dit apparaat
paper-all = Alle scorebladen
paper-gone = Dit scoreblad staat niet op dit apparaat.
paper-not-kept = Deze browser bewaart het blad niet: het is weg als je de pagina sluit.
paper-delete = Verwijderen
paper-delete-of = Het blad van { $names } verwijderen
paper-deleted = Het blad is verwijderd.
paper-restore = Terughalen
paper-player = Speler { $number }
paper-round = Spelers, in speelvolgorde
paper-names-wrong = Vul drie verschillende namen in.
paper-first = Eerste deler
paper-options = Regels aanpassen
paper-start = Blad beginnen
paper-before = Vorige ronde
paper-up = { $count } in de plus
paper-down = { $count } in de min
paper-exact = precies
paper-chooser = noemt het contract
paper-claim = { $from } geeft { $to } { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
  }
paper-in-order = De een na de ander, in deze volgorde.
paper-any-order = { $name } kiest de volgorde, kaart voor kaart.
paper-if-trump = Alleen als er een troefkleur wordt genoemd.
paper-how = Hoe er wordt geruild
paper-how-name_suit = Kaart voor kaart: wie in de plus stond, noemt een kleur, krijgt daarvan de hoogste van de ander en geeft een kaart naar keuze terug.
paper-how-give_card = Kaart voor kaart: wie in de plus stond, geeft een kaart en krijgt de hoogste die de ander van die kleur heeft, misschien dezelfde.
paper-exchange-first = Geen in de eerste ronde.
paper-exchange-playoff = Geen in een beslissende ronde.
paper-exchange-none = Geen: niemand stond in de plus.
paper-contract = Contract (alleen nodig bij misère)
paper-contract-open = Niet genoteerd
paper-tricks-of = Slagen van { $name }
paper-missing = Vul de slagen van minstens twee spelers in.
paper-range-wrong = Elk getal ligt tussen 0 en { $all }.
paper-sum-wrong = { $sum ->
    [one] Dat is samen { $sum } slag, maar een ronde heeft er { $all }.
   *[other] Dat zijn samen { $sum } slagen, maar een ronde heeft er { $all }.
  }
paper-at-once = { $count ->
    [one] { $name } heeft { $count } slag en wint meteen het spel. De ronde geeft geen punten.
   *[other] { $name } heeft { $count } slagen en wint meteen het spel. De ronde geeft geen punten.
  }
paper-write = Noteren
paper-save = Opslaan
paper-cancel = Annuleren
paper-edit = Ronde { $deal } wijzigen
paper-misdeal = Verkeerd gedeeld
paper-misdeal-said = Verkeerd gedeeld: { $name } deelt opnieuw en de ruil blijft gelijk.
paper-undo = Terugdraaien
paper-undone = De laatste wijziging is teruggedraaid.
paper-said = Ronde { $deal }: { $results }.
paper-playoff-among = Alleen { $names } kunnen winnen, en alleen de punten van deze ronde tellen.
paper-beyond = { $count ->
    [one] Eén ronde na het einde telt niet mee.
   *[other] { $count } rondes na het einde tellen niet mee.
  }
paper-text = { $preset }, { $deals }:
paper-share-text = Delen als tekst
paper-share-picture = Delen als afbeelding
paper-copied = Gekopieerd.
paper-picture-saved = De afbeelding is opgeslagen.
paper-share-failed = Delen lukt hier niet.
paper-print = Afdrukken
paper-form = Leeg formulier om af te drukken
paper-form-claims = Wie geeft aan wie kaarten in de volgende ronde
paper-form-how = + stond in de plus, − stond in de min in de vorige ronde; de kolommen zijn de rollen in de nieuwe ronde. Eén kaart per overslag of onderslag.

### Installeren

install = Installeren
update-ready = Er is een nieuwe versie.
update-reload = Opnieuw laden
update-later = Later
offline-note = De server antwoordt niet. De lessen, de regels en het scoreblad werken zonder.
link-needed = Een tafel heeft de server nodig, en die antwoordt niet. Nieuwe poging…
