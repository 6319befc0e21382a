# Français. Un message par phrase ; cartes, noms et nombres arrivent par variables.

### Cartes et contrats

suit = { $suit ->
    [S] pique
    [H] cœur
    [D] carreau
   *[C] trèfle
  }
rank-A = as
rank-K = roi
rank-Q = dame
rank-J = valet
rank-T = dix
rank-9 = neuf
rank-8 = huit
rank-7 = sept
rank-6 = six
rank-5 = cinq
rank-4 = quatre
rank-3 = trois
rank-2 = deux
card-name = { $rank } de { suit }
contract-S = Pique
contract-H = Cœur
contract-D = Carreau
contract-C = Trèfle
contract-NT = Sans atout
contract-MIS = Sans pli
hidden-card = Carte cachée

### Noms

you = Vous
bot-level = { $level ->
    [random] au hasard
    [novice] novice
    [careful] réfléchi
    [good] bon
    [strong] fort
    [expert] expert
    [master] maître
   *[other] { $level }
  }
preset-sergeant-major = Sergeant Major
preset-nine-five-two = 9-5-2
preset-six-three-eight = 6-3-8
preset-three-five-eight = 3-5-8
preset-three-five-eight-classic = 3-5-8 classique
preset-sergeant-major-british = Sergeant Major britannique
preset-custom = Règles personnalisées

### Accueil

tagline = Trois joueurs, seize cartes, trois objectifs à tenir.
landing-lead = Le jeu de plis classique à trois, aussi appelé Sergeant Major. Jouez tout de suite contre deux adversaires virtuels : sans compte, sans publicité.
play = Jouer
play-what = { $preset } · { $deals }
deals-count = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
  }
deals-endless = sans nombre de donnes fixé
continue = Continuer
continue-what = Continuer : { $preset }, donne { $deal }
games = Jeux…
settings = Réglages
menu = Menu
language = Langue
home = Accueil
close = Fermer
loading = Un instant…
error-start = Impossible d’ouvrir la table. Veuillez réessayer.
error-network = Pas de connexion au serveur. Veuillez réessayer.
places = Autres pages
place-learn = Apprendre à jouer
place-rules = Règles
place-statistics = Statistiques
place-sheet = Feuille de marque

### Choix du jeu

games-title = Choisir un jeu
games-preset = Jeu
games-deals = Nombre de donnes
games-no-limit = Sans limite
games-level-of = Niveau : { $name }
games-options = Toutes les règles
games-options-hint = Chaque règle peut être modifiée. Les règles modifiées sont signalées.
games-changed = modifiée
games-reset = Rétablir les règles
games-start = Commencer
games-refused = Ces règles sont incompatibles
games-none = aucun
games-deals-range = Entre { $min } et { $max }
preset-about-sergeant-major = Le donneur doit faire 8 plis, nomme l’atout et prend le talon.
preset-about-nine-five-two = Comme Sergeant Major, avec 9, 5 et 2 plis à faire.
preset-about-six-three-eight = 17 cartes chacun, sans talon ; jusqu’à +10 ou −10.
preset-about-three-five-eight = Le premier joueur doit faire 8 plis et choisit sur six cartes ; chaque contrat une fois.
preset-about-three-five-eight-classic = Comme 3-5-8, mais sans obligation de couper, et sans donner d’atout.
preset-about-sergeant-major-british = Le donneur écarte avant de prendre le talon sans le voir.

option-targets = Plis à faire
option-targets-seats = donneur, premier, troisième
option-deck = Cartes du jeu
option-chooser = Qui nomme le contrat
option-contracts = Contrats possibles
option-each_contract_once = Chaque joueur nomme chaque contrat une seule fois
option-choose_after = Cartes vues avant le choix
option-kitty = Le talon
option-kitty_public = Le talon est montré à tous
option-void_play = Quand on ne peut pas fournir
option-exchange = Échange de cartes
option-exchange_mode = Mode d’échange
option-exchange_order = Qui échange en premier
option-exchange_trump = Quand un atout est donné
option-cards_per_over = Cartes par pli de plus
option-rotate_targets = Les nombres tournent toutes les trois donnes
option-end_tricks = Plis qui, en une donne, gagnent la partie
option-end_total = Total qui termine la partie
option-end_floor = Total négatif qui termine la partie
option-end_deals = Nombre de donnes
option-tie = Égalité à la fin
role-dealer = Donneur
role-eldest = Premier
role-third = Troisième
value-deck-52 = 52 (16 chacun et un talon)
value-deck-51 = 51 (17 chacun, sans talon)
value-chooser-dealer = le donneur
value-chooser-eldest = à gauche du donneur
value-choose_after-6 = les six premières
value-choose_after-all = toutes
value-kitty-none = pas de talon
value-kitty-look_name_discard = voir, nommer, écarter 4
value-kitty-name_take_discard = nommer, prendre, écarter 4
value-kitty-name_discard_take = nommer, écarter 4, prendre
value-void_play-free = jouer n’importe quelle carte
value-void_play-must_trump = couper si l’on peut
value-exchange-off = aucun
value-exchange-before_contract = avant le contrat
value-exchange-after_contract = après le contrat, à l’atout
value-exchange_mode-name_suit = nommer une couleur → la plus forte
value-exchange_mode-give_card = donner une carte → la plus forte
value-exchange_order-most_up = d’abord le plus en hausse
value-exchange_order-new_target = d’abord le plus de plis à faire
value-exchange_trump-normal = comme toute autre carte
value-exchange_trump-forbidden = interdit
value-exchange_trump-free_return = on peut rendre toute carte
value-cards_per_over-1 = une
value-cards_per_over-2 = deux
value-tie-shared = tous les ex æquo gagnent
value-tie-playoff = une donne décisive

refused-targets = Les trois nombres doivent valoir 0 ou plus et faire ensemble les plis d’une donne : 16 avec 52 cartes, 17 avec 51.
refused-deck = Le jeu de 51 cartes se joue sans talon, celui de 52 avec.
refused-kitty = Un talon demande 52 cartes. Le voir d’abord est incompatible avec le choix sur six cartes et avec l’échange après le contrat.
refused-kitty_public = Seul un talon peut être montré : choisissez comment on le prend, ou désactivez cette option.
refused-choose_after = Le choix sur six cartes est incompatible avec l’échange avant le contrat et avec le talon vu d’abord.
refused-contracts = Autorisez au moins un contrat.
refused-each_contract_once = « Une seule fois » demande un nombre de donnes, au plus trois fois le nombre de contrats.
refused-exchange_trump = Une règle spéciale pour l’atout demande l’échange après le contrat, en donnant une carte.
refused-end_tricks = Entre 1 et le nombre de plis d’une donne.
refused-end_total = 1 ou plus.
refused-end_floor = −1 ou moins.
refused-end_deals = Entre 1 et 99, ou sans limite si la partie peut finir autrement : par un total, un total bas ou des plis.
refused-other = Cette valeur n’est pas possible : { $option }.

### Table

table = Table
opponents = Autres joueurs
your-hand = Votre main
table-actions = Actions
deal-of = Donne { $deal }/{ $deals }
deal-number = Donne { $deal }
deal-playoff = Donne décisive
trump-is = Atout : { $contract }
trump-chip-none = Contrat à venir
trump-chip-NT = Sans atout
trump-chip-MIS = Sans pli
total = Total
your-total = Votre total : { $total }
counter = { $tricks }/{ $target }
counter-limit = { $tricks } sur { $target } max.
counter-label = { $tricks ->
    [one] { $tricks } pli, { $target } à faire
   *[other] { $tricks } plis, { $target } à faire
  }
counter-limit-label = { $tricks ->
    [one] { $tricks } pli, { $target } au plus
   *[other] { $tricks } plis, { $target } au plus
  }
cards-left = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
dealer-mark = D
dealer-label = donneur
chooser-label = preneur
thinking = est en train de jouer
led-mark = entame
winning-mark = gagne
tap-to-continue = Touchez pour continuer
card-playable = { $card }, jouable, { $place } sur { $count }
card-blocked = { $card }, injouable pour l’instant, { $place } sur { $count }
card-open = { $card }, à choisir, { $place } sur { $count }
card-plain = { $card }, { $place } sur { $count }
card-selected = { $card }, choisie, { $place } sur { $count }
card-new = { $card }, nouvelle, { $place } sur { $count }
cards-hidden = { $count ->
    [one] { $count } carte encore cachée
   *[other] { $count } cartes encore cachées
  }

### Que faire

prompt-wait = À { $name } de jouer
prompt-wait-contract = { $name } choisit le contrat
prompt-wait-exchange = { $name } échange
prompt-wait-discard = { $name } écarte
prompt-lead = À vous d’entamer : toute carte convient
prompt-follow = À vous : fournissez à { suit }
prompt-trump = À vous : pas de { suit }, il faut couper
prompt-any = À vous : pas de { suit }, jouez ce que vous voulez
prompt-lifted = Touchez encore pour jouer { $card }
prompt-contract = Choisissez le contrat
prompt-contract-six = Choisissez le contrat sur vos six premières cartes
prompt-name = Demandez une couleur à { $name }
prompt-pay = Rendez une carte à { $name }
prompt-give = Choisissez une carte pour { $name }
prompt-give-choose = Choisissez qui vous donne une carte
prompt-return = On vous a donné un atout : choisissez la carte à rendre
prompt-exchanged = Voyez ce qui a été échangé, puis touchez OK
prompt-discard = { $count ->
    [one] Écartez une carte
   *[other] Écartez { $count } cartes
  }
prompt-next = La donne est finie
prompt-over = La partie est finie
prompt-trick-you = Le pli est à vous
prompt-trick = { $name } remporte le pli
your-turn = À vous.
your-turn-card = À vous, carte { $number }.

### Contrat

picker-title = Votre contrat
picker-target = { $target } à faire
picker-limit = { $limit } max.
picker-used = déjà nommé
picker-used-label = { $contract }, déjà nommé
picker-choose = { $contract } : { $target } à faire
picker-choose-limit = { $contract } : { $limit } au plus
picker-held = { $count } en main

### Échange

exchange = Échange
exchange-left = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
  }
exchange-you-up = { $name } vous donne
exchange-you-down = Vous donnez à { $name }
exchange-others = { $from } donne à { $to }
exchange-preview = Vous donnez { $card } ; { $name } vous rend sa plus forte carte à { suit }.
exchange-preview-trump = Vous donnez { $card } ; { $name } rend la carte de son choix.
exchange-give = Donner { $card } à { $name }
exchange-pick = Choisissez une carte de votre main.
exchange-end = Finir l’échange
exchange-name = Demander { suit } à { $name }
exchange-void = n’en a pas
exchange-pay-hint = Vous avez reçu { $card }. Rendez une carte de votre choix.
exchange-return-hint = { $name } vous a donné { $card }.
exchange-ledger = Jusqu’ici
exchange-swap = { $name } a pris { $taken } et donné { $got }
exchange-swap-same = { $name } a donné { $got } et reçu la même carte
exchange-ok = OK
give-back = Rendre { $card }
pay-card = Donner { $card }

### Talon et écart

kitty = Talon
kitty-of = { $name } prend le talon
kitty-of-you = Vous prenez le talon
kitty-blind = Vous prenez le talon après votre écart, sans le voir.
discard-button = Écarter { $count }/{ $need }
discard-ace = Vous écartez un as.
discard-ace-ok = Écarter quand même

### Pourquoi pas

why-out_of_turn = Ce n’est pas à vous de jouer.
why-phase = Ce n’est pas possible maintenant.
why-not_held = Vous n’avez pas cette carte.
why-follow = Il faut fournir à { suit }.
why-must_trump = Vous ne pouvez pas fournir : il faut couper.
why-contract_unknown = Ce contrat ne se joue pas à cette table.
why-contract_used = Vous avez déjà nommé ce contrat.
why-no_claim = Ce joueur ne vous doit pas de carte.
why-suit_blocked = Ce joueur n’a pas de carte de cette couleur.
why-trump_forbidden = On ne peut pas donner d’atout.
why-discard_count = On écarte exactement quatre cartes.
why-over = La donne est finie.
why-stale = La partie avait déjà avancé. Choisissez à nouveau.
why-busy = Le serveur est occupé. Veuillez réessayer.
why-malformed = Le serveur n’a pas compris la demande.
why-not_your_turn = Ce n’est pas à vous de jouer.

### Connexion

link-slow = Envoi…
link-lost = Pas de connexion. Nouvel essai…
link-gone = Cette table n’existe plus.
link-taken = La table a été ouverte dans une autre fenêtre.
link-take-back = Jouer ici

### Journal et annonces

log = Journal
log-empty = Il ne s’est encore rien passé.
log-dealt = { $name } distribue.
log-dealt-you = Vous distribuez.
log-contract = { $name } choisit { $contract }, { $target } à faire.
log-contract-you = Vous choisissez { $contract }, { $target } à faire.
log-contract-limit = { $name } choisit « sans pli », { $target } au plus.
log-contract-limit-you = Vous choisissez « sans pli », { $target } au plus.
log-named = { $name } demande { suit } à { $other }.
log-named-you = Vous demandez { suit } à { $other }.
log-named-to-you = { $name } vous demande { suit }.
log-void = { $name } n’a pas de { suit }.
log-void-you = Vous n’avez pas de { suit }.
log-moved = { $name } donne une carte à { $other }.
log-moved-from-you = Vous donnez à { $other } : { $card }.
log-moved-to-you = { $name } vous donne : { $card }.
log-stopped = { $name } met fin à l’échange.
log-stopped-you = Vous mettez fin à l’échange.
log-kitty = { $name } prend le talon.
log-kitty-you = Vous prenez le talon.
log-kitty-cards = { $name } prend le talon : { $cards }.
log-kitty-cards-you = Vous prenez le talon : { $cards }.
log-discarded = { $name } écarte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.
log-discarded-you = Vous écartez { $cards }.
log-played = { $name } : { $card }
log-played-you = Vous : { $card }
log-trick = { $name } remporte le pli.
log-trick-you = Vous remportez le pli.
log-scored = La donne est finie.
log-over = La partie est finie.

### Marque

last-trick = Dernier pli
last-trick-none = Pas encore de pli.
last-trick-of = Pli de { $name }
last-trick-of-you = Votre pli
scores = Marque
sheet-title = Donne { $deal }
sheet-title-playoff = Donne { $deal } : donne décisive
sheet-player = Joueur
sheet-tricks = Plis
sheet-target = À faire
sheet-limit = Au plus
sheet-points = Points
sheet-total = Total
sheet-sum = Somme
sheet-deal = Donne
sheet-contract = Contrat
sheet-all = Toutes les donnes
sheet-ended = Donne interrompue : pas de points.
sheet-none = Aucune donne n’est encore terminée.
next-deal = Donne suivante
result-you = Vous gagnez !
result-you-shared = Vous gagnez avec { $names }.
result-one = { $name } gagne.
result-shared = { $names } gagnent ensemble.
play-again = Rejouer
save-record = Garder la partie

### Réglages

settings-title = Réglages
setting-speed = Vitesse
value-speed-fast = rapide
value-speed-normal = normale
value-speed-slow = lente
value-speed-click = je continue à la main
setting-confirm = Jouer une carte
value-confirm-auto = un appui, deux si c’est serré
value-confirm-always = toujours deux appuis
value-confirm-never = toujours un appui
setting-high = Cartes fortes
value-high-left = à gauche
value-high-right = à droite
setting-trumpSide = L’atout dans la main
value-trumpSide-among = parmi les autres
value-trumpSide-left = à gauche
value-trumpSide-right = à droite
setting-letters = Lettres des cartes
value-letters-auto = selon la langue
setting-deck = Couleurs des cartes
value-deck-standard = deux couleurs
value-deck-four = quatre couleurs
value-deck-safe = pour daltoniens
setting-large = Grands chiffres
setting-winning = Montrer qui est maître
setting-single = Jouer d’office la seule carte possible
setting-keys = Raccourcis par lettres
setting-speech = Le lecteur d’écran lit
value-speech-card = chaque carte
value-speech-trick = chaque pli
value-speech-deal = seulement la donne
setting-tips = Conseils pour débuter
setting-motion = Les cartes bougent
value-motion-auto = selon le système
value-motion-off = jamais

### Règles de cette table

rules-title = Règles de cette table
rules-p1 = Trois joueurs, chacun pour soi. L’as est la plus forte carte, le deux la plus faible. Chacun a un nombre de plis à faire ; chaque pli de plus est un point gagné, chaque pli manquant un point perdu.
rules-targets = Plis à faire : donneur { $dealer }, premier joueur (à sa gauche) { $eldest }, troisième joueur { $third }. Après chaque donne, le donneur change, et les nombres avec lui.
rules-deck-52 = 52 cartes : 16 pour chaque joueur et 4 au talon.
rules-deck-51 = 51 cartes, sans le deux de trèfle : 17 pour chaque joueur, pas de talon.
rules-chooser-dealer = Le donneur nomme le contrat : { $contracts }.
rules-chooser-eldest = Le premier joueur nomme le contrat : { $contracts }.
rules-once = Chaque joueur ne peut nommer chaque contrat qu’une fois dans la partie.
rules-six = Le preneur ne voit que ses six premières cartes avant de choisir.
rules-nt = Sans atout : la plus forte carte de la couleur entamée gagne.
rules-mis = Sans pli : pas d’atout, et les nombres deviennent des limites. Qui devait faire le plus de plis doit en faire le moins ; chaque pli sous la limite est un point gagné.
rules-kitty-look_name_discard = Le preneur prend le talon, nomme le contrat et écarte quatre cartes.
rules-kitty-name_take_discard = Le preneur nomme le contrat, prend le talon et écarte quatre cartes.
rules-kitty-name_discard_take = Le preneur nomme le contrat, écarte quatre cartes et prend le talon sans le voir.
rules-kitty-public = Le talon est montré à tous.
rules-kitty-private = Seul le preneur voit le talon.
rules-lead = Le premier joueur entame. On fournit si l’on peut. Le plus fort atout gagne, sinon la plus forte carte de la couleur entamée ; le gagnant entame ensuite.
rules-void-free = Qui ne peut fournir joue la carte de son choix.
rules-void-must_trump = Qui ne peut fournir doit couper, avec l’atout de son choix.
rules-exchange-off = On n’échange pas de cartes.
rules-exchange-before_contract = À partir de la deuxième donne, avant que le contrat soit nommé, qui était en hausse à la donne précédente peut échanger une carte par point avec ceux qui étaient en baisse.
rules-exchange-after_contract = À partir de la deuxième donne, une fois l’atout nommé, qui était en hausse à la donne précédente peut échanger une carte par point avec ceux qui étaient en baisse.
rules-mode-name_suit = Chaque fois, il nomme une couleur, reçoit la plus forte carte que l’autre en a et rend la carte de son choix.
rules-mode-give_card = Chaque fois, il donne une carte et reçoit la plus forte que l’autre a de cette couleur, peut-être la même.
rules-trump-forbidden = On ne peut pas donner d’atout.
rules-trump-free_return = En échange d’un atout, n’importe quelle carte peut revenir.
rules-double = Deux cartes par point, au lieu d’une.
rules-rotate = Toutes les trois donnes, les nombres avancent d’un rôle.
rules-end-deals = La partie dure { $count ->
    [one] une donne
   *[other] { $count } donnes
  } ; le plus haut total gagne.
rules-end-total = La partie finit après une donne où un joueur atteint un total de { $total } ou plus.
rules-end-floor = La partie finit après une donne où un joueur atteint un total de { $total } ou moins.
rules-end-tricks = Qui fait { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  } dans une donne gagne aussitôt la partie, sauf à sans pli.
rules-tie-shared = Les joueurs à égalité en tête gagnent ensemble.
rules-tie-playoff = Les joueurs à égalité en tête jouent une donne décisive, sans échange.
rules-discards = Les cartes écartées ne comptent pour personne.
rules-newcomer = À votre toute première partie ici, on vous place de façon qu’un autre joueur choisisse avant vous.

### Clavier

keys = Clavier
keys-title = Clavier
key-arrows = carte précédente, suivante
key-updown = autre rangée ou couleur
key-homeend = première, dernière carte
key-enter = jouer ou choisir une carte, ramasser le pli
key-numbers = aller à une couleur ; choisir un contrat
key-confirm = écarter, finir l’échange
key-escape = désélectionner, fermer
key-f6 = table, main, panneau
key-T = lire le pli
key-L = dernier pli
key-R = lire votre main
key-S = marque
key-G = règles de cette table
key-N = donne suivante
key-help = ces touches
keyname-Home = Début
keyname-End = Fin
keyname-Enter = Entrée
keyname-Space = Espace
keyname-Shift = Maj
keyname-Esc = Échap

### Conseils

tip-ok = Compris
tip-stop = Sans conseils
tip-lead = Vous entamez : toute carte convient. La plus forte de la couleur gagne, sauf coupe.
tip-follow = Jouez une carte relevée : il faut fournir à la couleur entamée.
tip-target = « { $tricks }/{ $target } » : les plis faits, et combien vous devez en faire.
tip-trump = L’atout est { suit } : il bat toutes les autres couleurs.
tip-hint = Vous hésitez ? L’ampoule (« { hint } ») propose une carte.
tip-void = Vous ne pouvez fournir : un atout bat toute autre couleur.
tip-contract = Choisissez votre couleur la plus longue : elle battra toutes les autres.
tip-give = Donnez une petite carte : vous recevez la plus forte de sa couleur.
tip-name = Demandez une couleur dont il vous manque l’as.
tip-discard = Écartez les petites cartes des couleurs courtes ; gardez atouts et as.
tip-discard-mis = Écartez de fortes cartes : elles feraient des plis dont vous ne voulez pas.
tip-mis = Évitez les plis : restez sous votre limite, débarrassez-vous des fortes cartes.
tip-nt = Sans atout : la plus forte carte de la couleur entamée gagne toujours.
tip-up = Vous étiez en hausse : les autres vous doivent de bonnes cartes.
tip-pay = Payez avec une petite carte d’une couleur peu utile.
tip-return = Rendez la carte que vous voulez : une dont vous n’avez pas besoin.
tip-taken = Vous étiez en baisse : les autres vous ont pris des cartes.
tip-kitty = Le talon est à vous : un point marque les nouvelles cartes, quatre partent.
tip-won = Vous avez fait un pli ! Qui le fait entame le suivant.
tip-throw = Vous ne pouvez ni fournir ni couper : défaussez une petite carte.
tip-mis-void = Vous ne pouvez fournir : défaussez une forte carte dangereuse.
tip-points = Un pli au-dessus de votre nombre gagne un point, un pli manquant en perd un.
tip-points-mis = Un pli sous votre limite gagne un point, un pli au-dessus en perd un.
tip-end = Le plus haut total gagne. Parties plus longues : à l’accueil, « { games } ».

### Leçons

lesson-title = Première partie
lesson-about = Dix petites étapes, environ cinq minutes. Vous apprenez en jouant.
lesson-start = Commencer
lesson-continue = Reprendre
lesson-again = Recommencer
lesson-done = Vous avez terminé la première partie.
lesson-step = Étape { $step } sur { $count }
lesson-leave = Quitter et reprendre ici plus tard
lesson-skip = Passer
lesson-back = Retour
lesson-next = Continuer
lesson-read = Touchez d’abord « { $button } ».
lesson-end-title = C’était votre première partie
lesson-end-text = Vous avez vu tout ce qui se passe dans une donne. Dans une vraie partie non plus, personne ne vous presse ; les règles sont dans le menu.
lesson-play = Jouer une vraie partie
lesson-more = En apprendre plus
lesson-step-table = La table
lesson-step-trick = Un pli
lesson-step-numbers = Trois nombres
lesson-step-choose = L’atout
lesson-step-exchange = L’échange
lesson-step-kitty = Le talon
lesson-step-discard = L’écart
lesson-step-play = Le jeu
lesson-step-none = Pas d’atout
lesson-step-score = Les points
lesson-table-seats = Voici votre table. Ada et Ben jouent contre vous, et l’un contre l’autre : chacun pour soi.
lesson-table-cards = Chacun a seize cartes ; quatre sont à part. L’as est le plus fort, puis roi, dame, valet, dix et ainsi jusqu’au deux.
lesson-table-play = Ben joue { $led }. À vous : touchez la carte relevée, { $card }.
lesson-table-play-hint = Gardez vos meilleurs carreaux. Jouez { $card }.
lesson-table-trick = Trois cartes forment un pli. Ben l’a entamé, en jouant le premier ; sa carte est la plus forte : il le ramasse.
lesson-trick-follow = Ben joue { $led }. Il faut fournir, donc du trèfle si vous en avez. Jouez le plus fort, { $card }.
lesson-trick-follow-hint = Avec { $card }, le pli est à vous à coup sûr.
lesson-trick-won = Personne n’a de trèfle plus fort : le pli est à vous ! Qui fait un pli entame le suivant.
lesson-trick-lead = C’est donc à vous d’entamer, avec n’importe quelle carte. Commencez par { $card }.
lesson-trick-lead-hint = C’est permis, mais personne ne bat un as : jouez { $card }.
lesson-trick-again = Les deux ont dû fournir à pique, et rien ne bat votre as. Deux plis !
lesson-numbers-what = Plus tard dans la donne. Chacun a un nombre de plis à faire, 3, 5 ou 8. Ici Ada 3, Ben 8, vous 5.
lesson-numbers-counter = « 4/5 » veut dire : quatre plis faits, cinq à faire.
lesson-numbers-make = Les autres n’ont plus de pique : personne ne bat les vôtres. Entamez { $card }.
lesson-numbers-make-hint = Cette couleur, les autres peuvent encore la battre. Entamez { $card }.
lesson-numbers-made = Cinq sur cinq ! Désormais chaque pli vous vaut un point. Un pli manquant coûte un point.
lesson-numbers-more = Faites-en un de plus : entamez { $card }.
lesson-numbers-more-hint = Cette couleur, les autres peuvent encore la battre. Entamez { $card }.
lesson-numbers-over = Six au lieu de cinq : un point gagné.
lesson-choose-points = La première donne est finie, voici la suivante. Ses points sont sous les noms : Ada en gagne un aussi, Ben en perd deux.
lesson-choose-who = Nouvelle donne : le donneur ({ dealer-mark }) change, et les nombres aussi. Vous avez 8 plis à faire, donc vous choisissez l’atout.
lesson-choose-six = Vous ne voyez encore que six cartes. Choisissez la couleur la plus longue : cœur.
lesson-choose-six-hint = Vous avez quatre cœurs, dont l’as et le roi. Choisissez cœur.
lesson-choose-trump = Cœur est atout : tout cœur bat n’importe quelle carte des autres couleurs. Voici toutes vos cartes.
lesson-exchange-why = À la donne d’avant, Ada et vous aviez un pli de trop, il en manquait deux à Ben. Il vous doit une carte à chacun.
lesson-exchange-give = Donnez-lui { $card } : il doit rendre son plus fort pique. Touchez la carte, puis le bouton.
lesson-exchange-give-hint = Séparez-vous d’une carte qui ne vous manquera pas : { $card }.
lesson-exchange-got = Un deux est parti, l’as de pique est venu !
lesson-kitty-ada = Ada reçoit maintenant sa carte. Ensuite, on retourne les quatre cartes mises à part.
lesson-kitty-shown = Le talon, ce sont les quatre cartes à part. Il va à qui a choisi l’atout : à vous.
lesson-kitty-hand = Un point marque vos nouvelles cartes. Vingt, c’est quatre de trop.
lesson-discard-four = Écartez-en quatre : tous vos carreaux et le plus petit trèfle. Touchez les cartes relevées, puis le bouton.
lesson-discard-four-hint = Gardez les atouts et les fortes cartes. Seules les cartes relevées partent.
lesson-discard-void = Vous n’avez plus aucun carreau. Vous verrez bientôt à quoi cela sert.
lesson-play-lead = Vous êtes à gauche du donneur : vous entamez. Jouez votre plus fort atout, { $card }.
lesson-play-lead-hint = C’est permis, mais faites d’abord tomber les atouts : jouez { $card }.
lesson-play-drawn = Les deux ont dû fournir à cœur : deux atouts de moins contre vous.
lesson-play-later = Un peu plus tard, Ben a fait un pli et entame.
lesson-play-trump = Ben joue { $led }, et vous n’avez pas de carreau. Il faut alors jouer atout ; un petit suffit : { $card }.
lesson-play-trump-hint = Gardez les gros atouts pour plus tard. { $card } suffit.
lesson-play-won = Votre cinq bat un as, car c’est un atout. Voilà pourquoi vous avez écarté les carreaux.
lesson-none-trump = Troisième donne. Ada peut choisir « Sans atout » : la plus forte carte de la couleur entamée gagne, comme dans la première.
lesson-none-named = Ou bien « Sans pli », et c’est ce qu’elle choisit maintenant.
lesson-none-star = L’étoile dit qu’Ada a choisi. Elle a aussi pris le talon et écarté quatre cartes.
lesson-none-limits = Les plis sont maintenant mauvais, et les nombres sont des limites : 3 pour Ada, 5 pour Ben, 8 pour vous.
lesson-none-below = Ada joue { $led }. Restez en dessous, pour que le pli soit à elle : { $card }.
lesson-none-below-hint = Débarrassez-vous du plus fort cœur qui ne gagne pas : { $card }.
lesson-none-taken = Ada doit le prendre. Chaque pli sous votre limite sera un point.
lesson-none-away = Plus tard, Ben joue pique, et vous n’en avez plus. Défaussez la carte la plus dangereuse : { $card }.
lesson-none-away-hint = Il n’y a pas d’atout ici, et aucune autre couleur ne gagne : défaussez { $card }.
lesson-none-gone = L’as est parti, et le pli est à Ben.
lesson-score-last = Le dernier pli de la donne. Jouez votre dernière carte, { $card }.
lesson-score-last-hint = Jouez { $card }.
lesson-score-points = Vous avez fait six plis, deux de moins que votre limite de huit : deux points.
lesson-score-totals = On additionne les points des donnes : un, un et deux font quatre. Vous avez le plus haut total et gagnez !

### Exercices

exercises = Exercices
exercises-lead = De vraies positions de vraies donnes. Le meilleur choix a été trouvé en cherchant bien plus loin que ne le font les adversaires virtuels de ce site.
exercises-progress = { $done } sur { $count } résolus, dont { $first } du premier coup
exercises-reset = Effacer mes réponses
exercises-reset-sure = Tout effacer ?
exercise-next = Exercice suivant
exercise-number = Exercice { $number }
exercise-of = Exercice { $number } sur { $count }
exercise-none = Cet exercice n’existe pas.
exercise-mark-new = pas encore essayé
exercise-mark-first = juste d’emblée
exercise-mark-later = juste ensuite
exercise-mark-tried = essayé
exercise-ask-contract = { $target } à faire : quel contrat ?
exercise-ask-discard = { $target } à faire : qu’écartez-vous ?
exercise-ask-exchange = Échange : que faites-vous ?
exercise-ask-back = Quelle carte rendez-vous ?
exercise-ask-play = { $target } à faire : quelle carte ?
exercise-ask-mis = Sans pli, { $target } au plus : quelle carte ?
exercise-right = Juste
exercise-close = Presque
exercise-wrong = Il y a mieux
exercise-lost = { $points ->
    [one] { $action } : en moyenne { $points } point de moins que le meilleur choix.
   *[other] { $action } : en moyenne { $points } points de moins que le meilleur choix.
  }
exercise-lost-unknown = { $action } : ce n’est pas parmi les meilleurs choix.
exercise-best = Le mieux : { $action }
exercise-values = Vos points en moyenne sur { $worlds } répartitions possibles des cartes
exercise-action = Choix
exercise-yours = votre réponse
exercise-is-best = le mieux
exercise-again = Réessayer
exercise-show = Voir la solution
exercise-verified = Vérifié : deux recherches plus poussées concordent.
exercise-provisional = Provisoire : seules des règles pratiques ont pu le vérifier pour l’instant.
exercise-tip-six = Choisir sur six cartes
exercise-tip-twenty = Choisir sur toutes les cartes
exercise-tip-discard = L’écart
exercise-tip-up = Échange : prendre
exercise-tip-down = Échange : donner
exercise-tip-eight = Huit à faire
exercise-tip-five = Cinq à faire
exercise-tip-three = Trois à faire
exercise-tip-none = Sans pli
exercise-tip-count = Compter
exercise-tip-totals = En hausse, en baisse
exercise-says-six = Nommez votre couleur la plus longue ; à égalité, les honneurs décident. Petites cartes sans longueur : sans pli. Des honneurs répartis partout : sans atout.
exercise-says-twenty = Nommez la couleur la plus longue avec as ou roi. Prévoyez de garder cinq atouts ou plus après l’écart.
exercise-says-discard = Écartez les petites cartes des couleurs courtes : une couleur absente se coupe. Jamais un as sans raison.
exercise-says-up = Demandez là où l’as vous manque. Donnez pour cela de petites cartes, jamais d’atouts.
exercise-says-down = Rendez ce dont vous pouvez vous passer, et retenez les cartes données et reçues.
exercise-says-eight = Tirez les atouts tant que vous en avez plus qu’eux, et comptez-les.
exercise-says-five = Comptez les atouts. Quand les autres n’en ont plus, encaissez vos fortes cartes.
exercise-says-three = N’entamez ni roi ni dame tant que de plus fortes cartes sont dehors. Chaque pli de plus est aussi un point.
exercise-says-none = Défaussez les fortes cartes quand vous ne pouvez fournir, et gardez les petites pour plus tard.
exercise-says-count = Comptez les cartes de chaque couleur, et voyez qui ne fournit plus.
exercise-says-totals = Être en baisse coûte deux fois : un point maintenant, une bonne carte à la donne suivante. Faites donc tous vos échanges.
exercise-why-six-length = La longueur fait les atouts, et chaque atout que les autres n’ont plus est un pli. Un as seul fait son pli dans tout contrat.
exercise-why-six-none = Petites cartes et pas de longueur : en atouts, elles feraient peu. Sans pli, c’est juste ce qu’il vous faut.
exercise-why-six-no-trump = De fortes cartes partout, jamais deux ensemble : aucune couleur ne fait de bons atouts, et à sans atout personne ne les coupe.
exercise-why-twenty-length = La couleur la plus longue, avec as ou roi : même après l’écart, il reste cinq atouts ou plus. Vos autres honneurs gagnent de toute façon.
exercise-why-discard-void = La couleur courte s’en va : dès qu’on l’entame, vous coupez. Les petites cartes gardées sont dans des couleurs plus longues.
exercise-why-discard-ace = Un as est un pli sûr. La couleur que vous n’auriez plus ne vous épargne aucune perdante.
exercise-why-up-give = Donnez dans une couleur dont l’as vous manque : l’autre l’a peut-être. Là où vous l’avez vous-même, vous recevez moins.
exercise-why-up-name = Demandez une couleur dont l’as vous manque : l’autre l’a peut-être. Là où vous l’avez vous-même, vous recevez moins.
exercise-why-down-return = On vous a donné un atout : gardez vos fortes cartes et rendez une petite qui ne vous manque pas.
exercise-why-down-remember = Vous avez donné une forte carte et savez qui l’a. Entamez une autre couleur que la sienne.
exercise-why-eight-draw = Vous avez plus d’atouts que les deux autres ensemble. Tirez les leurs, et personne ne coupera vos cartes maîtresses.
exercise-why-five-cash = Les autres n’ont plus d’atout : vos fortes cartes gagnent maintenant. Plus tard, vous n’aurez peut-être pas la main.
exercise-why-three-entry = { $trap } n’est pas encore maîtresse : entamée, elle tombe sous une plus forte. Gardée, elle peut gagner et rendre la main.
exercise-why-three-beyond = Votre objectif est atteint, mais chaque pli de plus est aussi un point, et un échange à la donne suivante.
exercise-why-none-throw = Vous ne pouvez fournir : une forte carte part sans faire le pli. Les petites vous sauveront plus tard.
exercise-why-none-duck = Ce pli est décidé quoi que vous jouiez : débarrassez-vous d’une forte carte, gardez la petite pour plus tard.
exercise-why-none-keep = { $trap } est votre dernière petite de sa couleur : sans elle, vous devrez gagner quand on entamera la couleur. Entamez ailleurs.
exercise-why-count-master = Toutes les cartes au-dessus de { $best } sont parties : elle est maîtresse dans sa couleur. Qui compte le sait.
exercise-why-count-void = L’un des autres ne fournit plus à une couleur et la couperait. Entamez-en une autre.
exercise-why-totals-claims = Chaque échange troque une petite carte contre la meilleure de l’autre dans la couleur. S’arrêter, c’est donner un pli.

### Pages des règles et glossaire

book-lead = Six façons de jouer au même jeu. Choisissez la vôtre et lisez-en les règles.
book-who-sergeant-major = Connu sous le nom de 8-5-3, de la Grande-Bretagne à l’Inde et au Proche-Orient.
book-who-nine-five-two = La forme canadienne : le donneur doit viser encore plus haut.
book-who-six-three-eight = Pour qui veut toutes les cartes en jeu et une fin ouverte.
book-who-three-five-eight = La forme du continent européen, avec les contrats « sans atout » et « sans pli ».
book-who-three-five-eight-classic = Pour les tables où personne n’est obligé de couper.
book-who-sergeant-major-british = Le jeu de la Royal Air Force, tel qu’on le décrit en Grande-Bretagne.
book-title = { $preset } : les règles
book-targets = Plis à faire : donneur { $dealer }, premier { $eldest }, troisième { $third }
book-all-games = Les six jeux
book-words = Tous les mots en cinq langues
book-print = Imprimer
book-contents = Sommaire
book-short = En bref
book-full = Règles complètes
book-mixture = Règles de ce mélange
book-read = Lire ces règles
book-brief = Le jeu en trois phrases
book-players = Joueurs et places
book-cards = Les cartes
book-goal = Le but du jeu
book-dealing = Mélange et distribution
book-play = Le jeu, étape par étape
book-exchange = L’échange
book-scoring = La marque
book-end = Comment on gagne la partie
book-options = Options et variantes
book-tips = Conseils
book-glossary = Glossaire
book-brief-cards = { $kitty ->
    [0] Trois joueurs reçoivent chacun { $hand } cartes ; il n’en reste aucune.
   *[other] Trois joueurs reçoivent chacun { $hand } cartes ; les { $kitty } qui restent forment le talon.
  }
book-brief-chooser = { $chooser ->
    [dealer] Le donneur nomme ce que l’on joue : { $contracts }.
   *[eldest] Le premier joueur, à gauche du donneur, nomme ce que l’on joue : { $contracts }.
  }
book-brief-targets = Chacun a un nombre de plis à faire – le donneur { $dealer }, le premier joueur { $eldest }, le troisième joueur { $third } – et chaque pli de plus est un point gagné, chaque pli manquant un point perdu.
book-players-three = On joue à trois, chacun pour soi. On distribue et on joue dans le sens des aiguilles d’une montre, vers la gauche.
book-players-dealer = Le premier donneur est tiré au sort. Après chaque donne, c’est le joueur à gauche du donneur qui distribue, et les objectifs tournent avec lui.
book-players-table = Les trois rôles pendant une donne
book-role = Rôle
book-duty = Ce que fait le joueur
book-duty-dealer = distribue les cartes
book-duty-eldest = est à gauche du donneur, entame le premier pli
book-duty-third = est à droite du donneur, coupe le paquet
book-duty-contract = nomme le contrat
book-duty-kitty = prend le talon
book-cards-pack = { $deck ->
    [51] Un jeu de { $deck } cartes : on retire le deux de trèfle, et toutes les cartes sont distribuées.
   *[other] Un jeu ordinaire de { $deck } cartes, sans jokers.
  }
book-cards-ranks = Dans chaque couleur, de la plus forte à la plus faible : { $ranks }.
book-cards-trump = Les quatre couleurs se valent, jusqu’à ce que l’une soit atout : elle bat alors les trois autres.
book-cards-plain = Les quatre couleurs se valent toujours : ce jeu n’a pas d’atout.
book-figure-cards = Une couleur, de la plus forte à la plus faible
book-goal-targets = Faites au moins autant de plis que votre objectif. Les trois objectifs font ensemble les { $tricks } plis d’une donne : ce que l’un fait de trop manque aux autres.
book-goal-exchange = Qui en fait plus reçoit en outre, à la donne suivante, de bonnes cartes de ceux qui en ont fait moins.
book-goal-mis = À sans pli, c’est l’inverse : les objectifs deviennent des limites, et moins on fait de plis, mieux c’est.
book-goal-rotate = Toutes les trois donnes, les objectifs avancent d’un rôle ; à la quatrième donne : donneur { $dealer }, premier joueur { $eldest }, troisième joueur { $third }.
book-dealing-shuffle = Le donneur mélange et fait couper le paquet par son voisin de droite.
book-dealing-packets = { $deck ->
    [51] En commençant par la gauche, le donneur distribue { $hand } cartes à chacun, une à une ou par paquets.
   *[other] En commençant par la gauche, le donneur distribue { $hand } cartes à chacun, par paquets de 5, 5 et 6 ou en quatre paquets de 4 ; les { $kitty } dernières restent cachées au milieu.
  }
book-dealing-six = Le preneur ne relève que ses { $six } premières cartes et laisse les autres cachées jusqu’à ce que le contrat soit nommé ; les deux autres regardent toutes les leurs.
book-dealing-misdeal = En cas de maldonne, le même donneur redistribue.
book-dealing-misdeal-exchange = En cas de maldonne, le même donneur redistribue, et l’échange prévu reste dû.
book-dealing-here = À l’écran, c’est le programme qui mélange et distribue ; tous les ordres possibles des cartes sont également probables.
book-figure-deal = { $six ->
    [yes] Le preneur ne voit que ses six premières cartes ; les suivantes restent cachées.
   *[no] La main du preneur et, cachées, celles des deux autres.
  }
book-step-deal = On distribue les cartes.
book-step-exchange = À partir de la deuxième donne, on échange des cartes.
book-step-exchange-trump = À partir de la deuxième donne, on échange des cartes si un atout a été nommé.
book-step-look = Le preneur prend le talon et a { $held } cartes en main.
book-step-look-public = Le talon est montré à tous ; le preneur le prend et a { $held } cartes en main.
book-step-name = { $chooser ->
    [dealer] Le donneur
   *[eldest] Le premier joueur
  } nomme le contrat : { $contracts }.
book-step-name-six = { $chooser ->
    [dealer] Le donneur
   *[eldest] Le premier joueur
  } nomme le contrat après n’avoir vu que ses { $six } premières cartes : { $contracts }. Il regarde ensuite toute sa main.
book-step-take = Le preneur prend le talon, que les autres ne voient pas.
book-step-take-public = Le talon est montré à tous, puis le preneur le prend.
book-step-discard = Le preneur écarte { $kitty } cartes de son choix, même des as, des atouts ou des cartes tout juste reçues.
book-step-tricks = On joue les { $tricks } plis.
book-play-lead = Le premier joueur entame le premier pli, quel que soit le preneur. On entame de la carte de son choix. Qui fait un pli entame le suivant.
book-play-follow = Qui peut fournir le doit ; on n’est pas tenu de monter.
book-play-void-free = Qui ne peut fournir joue ce qu’il veut : un atout ou une carte d’une autre couleur.
book-play-void-must_trump = Qui ne peut fournir doit couper, de n’importe quel atout : il n’est pas tenu de surcouper. Qui n’a pas non plus d’atout joue ce qu’il veut.
book-play-void-plain = Qui ne peut fournir joue ce qu’il veut.
book-play-wins = Le plus fort atout fait le pli ; si aucun n’a été joué, c’est la plus forte carte de la couleur entamée.
book-play-wins-plain = La plus forte carte de la couleur entamée fait le pli.
book-play-nt = Sans atout : aucune couleur n’en bat une autre, et qui ne peut fournir joue ce qu’il veut.
book-play-mis = Sans pli : on joue comme à sans atout, mais chacun cherche à perdre les plis.
book-play-discards = Les cartes écartées ne comptent dans aucun pli ni pour personne ; on les montre à la fin de la donne.
book-figure-trick = { $void ->
    [must_trump] L’atout est { $trump }. On a entamé { $led } ; le dernier à jouer n’en a pas : il doit couper et fait le pli.
    [free] L’atout est { $trump }. On a entamé { $led } ; le dernier à jouer n’en a pas, il coupe et fait le pli.
   *[plain] Il n’y a pas d’atout. On a entamé { $led } : c’est le plus fort { $led } qui fait le pli, non l’as d’une autre couleur.
  }
book-exchange-what = Qui était en hausse dans une donne peut, à la donne suivante, échanger avec ceux qui étaient en baisse : { $cards ->
    [1] une carte
   *[other] { $cards } cartes
  } par pli de plus.
book-exchange-owes = Qui était en baisse doit { $cards ->
    [1] une carte
   *[other] { $cards } cartes
  } par pli manquant, jamais plus.
book-exchange-when-before_contract = L’échange vient après la distribution, avant que le contrat soit nommé ; il n’y en a pas à la première donne.
book-exchange-when-after_contract = L’échange vient après qu’un atout a été nommé, avant la prise du talon ; il n’y en a pas à la première donne.
book-exchange-when-no-kitty = L’échange vient après qu’un atout a été nommé ; il n’y en a pas à la première donne.
book-exchange-cancelled = Si le preneur nomme { $contracts }, personne n’échange pendant cette donne.
book-exchange-kept = Seule compte la donne précédente ; ce qu’on n’utilise pas est perdu.
book-exchange-mis = Après une donne à sans pli, sont en hausse ceux qui sont restés sous leur limite.
book-exchange-order-most_up = Si deux joueurs étaient en hausse, celui qui a fait le plus de plis de trop commence ; à égalité, le premier à partir de la gauche du donneur.
book-exchange-order-new_target = Si deux joueurs étaient en hausse, celui dont l’objectif est le plus élevé pour la nouvelle donne commence ; à égalité, le premier à partir de la gauche du donneur.
book-exchange-two-down = Si deux joueurs étaient en baisse, celui qui était en hausse s’adresse à eux dans l’ordre de son choix, un échange à la fois.
book-exchange-mode-give_card = Chaque fois, le joueur en hausse donne une carte de son choix ; l’autre doit rendre la plus forte carte qu’il tient dans cette couleur, y compris celle qu’il vient de recevoir. La même carte peut donc revenir, et l’échange est fait.
book-exchange-mode-name_suit = Chaque fois, le joueur en hausse nomme une couleur ; l’autre doit en donner sa plus forte carte et reçoit en retour une carte quelconque. S’il n’en a pas, il le dit : l’échange n’est pas perdu, on nomme une autre couleur, et on ne lui redemande celle-là que s’il en a reçu une carte.
book-exchange-trump-normal = Les atouts se donnent comme les autres cartes.
book-exchange-trump-forbidden = On ne peut pas donner d’atout.
book-exchange-trump-free_return = Pour un atout, l’autre rend la carte de son choix, même celle reçue.
book-exchange-stop = Le joueur en hausse peut s’arrêter à tout moment ; l’autre ne peut pas refuser.
book-exchange-seen = { $mode ->
    [name_suit] Seuls les deux joueurs voient les cartes ; l’autre apprend quelle couleur a été nommée.
   *[give_card] Seuls les deux joueurs voient les cartes ; l’autre apprend seulement qu’il y a eu échange.
  }
book-exchange-playoff = Il n’y a pas d’échange à la donne décisive.
book-exchange-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
book-exchange-example = Exemple : A termine une donne à { $up }, B à { $down }, C à { $other }. À la suivante, A peut échanger { $first } avec B, et C { $second }.
book-figure-give = B rend son plus fort cœur.
book-figure-same = B n’en a pas de plus forte : la même carte revient.
book-figure-name = A demande cœur, reçoit le plus fort et rend une carte quelconque.
book-gives = { $who } donne
book-holds = { $who } tient
book-returns = { $who } rend
book-other-hands = Les autres
book-score-points = Les points d’une donne sont les plis faits moins l’objectif : chaque pli de plus vaut +1, chaque pli manquant −1. La somme des points des trois joueurs est donc toujours 0. Ils s’ajoutent aux totaux.
book-score-example = Exemple d’une donne
book-figure-score = Plis faits : ceux de trop ressortent, ceux qui manquent sont en pointillé.
book-score-mis = À sans pli, les points sont la limite moins les plis faits. Les limites sont les objectifs renversés : le plus élevé et le plus bas changent de place.
book-score-limits = Limites à sans pli
book-end-highest = À la fin de la partie, le total le plus élevé gagne.
book-end-offers = On joue d’ordinaire des parties de { $deals } donnes.
book-end-looked = On regarde les totaux quand la donne est finie, pas avant.
book-end-tricks = Qui fait { $count ->
    [one] { $count } pli
   *[other] { $count } plis
  } dans une donne gagne aussitôt la partie, quels que soient les totaux ; cette donne ne rapporte pas de points.
book-end-tricks-mis = Cela ne vaut pas à sans pli.
book-end-tricks-playoff = Cela ne vaut pas à la donne décisive.
book-end-playoff = Les joueurs à égalité en tête jouent une donne décisive : eux seuls peuvent la gagner, et seuls ses points comptent entre eux. S’ils sont encore à égalité, on en joue jusqu’à trois ; ensuite ils gagnent ensemble.
book-end-playoff-once = À la donne décisive, tous les contrats peuvent être nommés de nouveau.
book-options-intro = Chacune de ces règles peut être modifiée avant la partie, dans la fenêtre « { $games } ».
book-options-table = Les règles de ce jeu une à une
book-option = Règle
book-here = Ici
book-else = Aussi possible
book-yes = oui
book-no = non
book-range = { $min } à { $max }
book-range-from = { $min } ou plus
book-range-to = { $max } ou moins
book-any-targets = trois nombres dont la somme est { $tricks }
book-any-contracts = n’importe lesquels des six
book-tip-six = Pour choisir sur { $six } cartes : prenez la couleur où vous en avez le plus ; à égalité, les honneurs décident.
book-tip-choose-mis = Beaucoup de petites cartes et aucune maîtresse : sans pli.
book-tip-choose-nt = De la force partout et aucune longue : sans atout.
book-tip-all = Nommez votre plus longue couleur avec as ou roi.
book-tip-keep = Prévoyez de garder au moins cinq atouts après l’écart.
book-tip-discard = Écartez les petites cartes des couleurs où vous n’en avez qu’une ou deux : vous pourrez ensuite y couper. N’écartez jamais un as sans raison.
book-tip-discard-plain = Écartez les petites cartes des couleurs courtes. N’écartez jamais un as sans raison.
book-tip-give = Échangez dans les couleurs où il vous manque l’as et où l’autre l’a sans doute ; donnez une petite carte.
book-tip-name = Demandez les couleurs où il vous manque l’as ; rendez une carte d’une couleur dont vous voulez vous défaire.
book-tip-down = Ce qu’on vous a pris dit ce que l’autre veut ; retenez les cartes données et reçues.
book-tip-high = Avec { $target } à faire : faites tomber les atouts tant que vous en avez plus que les autres, et comptez-les.
book-tip-middle = Avec { $target } à faire : entamez tôt les couleurs dont vous n’avez pas besoin, et encaissez vos fortes cartes une fois les atouts tombés.
book-tip-low = Avec { $target } à faire : gardez des cartes qui feront des plis plus tard ; chaque pli de plus est aussi un point.
book-tip-mis = À sans pli : débarrassez-vous des fortes cartes quand vous ne pouvez fournir, et gardez de petites cartes pour vos entames.
book-tip-count = Comptez les cartes de chaque couleur, voyez qui n’en a plus, et regardez ce qu’il manque aux autres.
book-tip-totals = Être en baisse coûte deux fois : un point tout de suite, une bonne carte à la donne suivante.

term-trick = pli
    .forms = pli | plis
    .about = Trois cartes, une de chaque joueur ; la meilleure emporte les trois.
term-trump = atout
    .forms = atout | atouts | couleur d’atout
    .about = La couleur qui bat toutes les autres pendant la donne, et chaque carte de cette couleur.
term-no-trump = sans atout
    .forms = sans atout
    .about = Un contrat où aucune couleur ne bat les autres : la plus forte carte de la couleur entamée fait le pli.
term-no-tricks = sans pli
    .forms = sans pli | misère
    .about = Un contrat sans atout, aussi appelé misère, où chacun a une limite et doit faire peu de plis.
term-suit = couleur
    .forms = couleur | couleurs
    .about = L’une des quatre familles de cartes : pique ♠, cœur ♥, carreau ♦ et trèfle ♣.
term-contract = contrat
    .forms = contrat | contrats
    .about = Ce que l’on joue pendant une donne : un atout, sans atout ou sans pli.
term-chooser = preneur
    .forms = preneur
    .about = Le joueur qui nomme le contrat et à qui revient le talon, s’il y en a un.
term-kitty = talon
    .forms = talon | chien | veuve
    .about = Les quatre cartes qui restent après la distribution, aussi appelées chien ; le preneur les prend.
term-discard = écarter
    .forms = écarter | écarte | écartez | écarté | écartée | écartées | écart | écarts
    .about = Mettre de côté des cartes à la place du talon ; elles ne comptent dans aucun pli.
term-dealer = donneur
    .forms = donneur
    .about = Le joueur qui distribue cette fois ; la fois suivante, c’est son voisin de gauche.
term-eldest = premier joueur
    .forms = premier joueur
    .about = Le joueur à gauche du donneur, qui entame le premier pli.
term-third = troisième joueur
    .forms = troisième joueur
    .about = Le joueur à droite du donneur.
term-deal = donne
    .forms = la donne | une donne | cette donne | chaque donne | autre donne | donne précédente | donne suivante | deuxième donne | donnes
    .about = Une distribution des cartes avec tous ses plis ; une partie en compte plusieurs.
term-follow = fournir
    .forms = fournir | fournit | fournissez | fourni
    .about = Jouer une carte de la couleur entamée.
term-lead = entamer
    .forms = entamer | entame | entames | entamé | entamée | entamez
    .about = Jouer la première carte d’un pli.
term-target = objectif
    .forms = objectif | objectifs | plis à faire
    .about = Le nombre de plis qu’un joueur doit faire pendant cette donne.
term-limit = limite
    .forms = limite | limites
    .about = À sans pli, le plus grand nombre de plis qu’un joueur peut faire sans perdre de points.
term-up = en hausse
    .forms = en hausse | en positif
    .about = Se dit du joueur qui a fait plus de plis que son objectif ou, à sans pli, moins que sa limite.
term-down = en baisse
    .forms = en baisse | en négatif
    .about = Se dit du joueur qui a fait moins de plis que son objectif ou, à sans pli, plus que sa limite.
term-overtrick = pli de plus
    .forms = pli de plus | plis de plus | pli de trop | plis de trop | plis en trop
    .about = Un pli fait au-delà de l’objectif ; il vaut un point.
term-undertrick = pli manquant
    .forms = pli manquant | plis manquants
    .about = Un pli qui manque à l’objectif ; il coûte un point.
term-exchange = échange
    .forms = échange | échanges | échanger
    .about = Qui a bien joué une donne reçoit, à la suivante, de bonnes cartes de qui l’a moins bien jouée.
term-playoff = donne décisive
    .forms = donne décisive | une donne décisive | la donne décisive | donnes décisives
    .about = Une donne de plus entre les joueurs à égalité en tête.

### Annuler, réclamer, indice

undo = Annuler
undone = C’est annulé.
unranked = Cette donne ne compte plus pour le classement.
sheet-unranked = { $count ->
    [one] Hors classement : donne { $deals }.
   *[other] Hors classement : donnes { $deals }.
  }
why-no_undo = Il n’y a rien à annuler.
key-Z = annuler votre dernière décision
claim = Étaler
claim-none = Donner le reste
claimed = { $name } prend tout le reste.
claimed-you = Vous prenez tout le reste.
claimed-none = { $name } ne fait plus de pli.
claimed-none-you = Vous ne faites plus de pli.
why-not_sure = Le reste n’est pas sûr.
key-C = étaler quand le reste est sûr
hint = Conseil
hint-asking = Réflexion…
hint-line = Conseil : { $what }. { $why }
hint-compare = Comparer
hint-losses = Points attendus par rapport à la meilleure carte
hint-only = Vous n’avez pas d’autre choix.
hint-draw_trumps = Faites tomber les atouts que les autres peuvent encore avoir.
hint-master = { $card } est la plus forte carte qui reste de sa couleur.
hint-sure = Plus personne ne peut battre { $card }.
hint-keep_high = Entamez plus bas et gardez { $keep } pour plus tard.
hint-long_suit = C’est à { suit } que vous êtes le plus long : jouez cette couleur.
hint-short_lead = Votre seule carte à { suit } : ensuite vous pourrez couper.
hint-give_lead = Aucune carte n’est sûre : cédez ce pli et gardez les meilleures.
hint-cheapest = La plus petite carte qui fait le pli.
hint-take = Faites le pli.
hint-second_high = Elle bat ce qui est sur la table ; il faudra plus fort pour vous prendre le pli.
hint-cannot_win = Ce pli est perdu : donnez la carte à { suit } la moins utile.
hint-duck = Vous pourriez prendre, mais { $keep } vaudra plus ensuite.
hint-ruff = Vous n’avez pas de { suit } : coupez.
hint-overruff = Le pli est déjà coupé : surcoupez.
hint-forced_trump = Il faut couper sans pouvoir gagner : donnez un petit atout.
hint-throw_void = Votre dernière carte à { suit } : ensuite vous pourrez couper.
hint-throw_low = Ce pli est perdu : défaussez la carte la moins utile.
hint-none_lead_safe = Qui a du { suit } devra monter sur { $card }.
hint-none_lead_low = Entamez une carte que les autres battront sans doute.
hint-none_under = { $card } reste en dessous et ne fait pas le pli.
hint-none_take_high = Ce pli est de toute façon pour vous : prenez-le avec votre plus forte carte à { suit }.
hint-none_risk = Elle peut faire le pli, mais les plus petites vous serviront ensuite.
hint-none_danger = Vous ne pouvez pas fournir : débarrassez-vous d’une carte dangereuse.
hint-contract_long = À { suit } vous avez { $count } cartes, plus que dans toute autre couleur.
hint-contract_suit = Votre { suit } promet plus de plis qu’une couleur plus longue.
hint-contract_nt = As et rois : { $count }. Vous n’avez pas besoin d’atout.
hint-contract_mis = Cartes de six ou moins : { $count }. Vous pouvez rester en dessous.
hint-ask_ace = L’as de { suit } vous manque : il viendra peut-être.
hint-ask_suit = Vous avez l’as de { suit } : la carte suivante renforce la couleur.
hint-give_ace = L’as de { suit } vous manque : il viendra peut-être en retour.
hint-give_suit = Vous recevrez la plus forte carte à { suit } de l’autre joueur.
hint-pay_void = Sans { suit }, vous pourrez couper.
hint-pay_low = C’est la carte qui vous manquera le moins.
hint-stop = Vous donneriez plus que vous ne recevez.
hint-discard_void = Sans { suit }, vous pourrez couper.
hint-discard_high = Les fortes cartes font des plis dont vous ne voulez pas.
hint-discard_low = Gardez les atouts et les fortes cartes ; celles-ci ne gagneraient rien.
why-no_hint = Pas de conseil possible ici.
why-limit = Pas tant de conseils à la fois. Attendez un instant.
key-H = conseil
key-compare = conseil, avec les autres cartes comparées

### Confort

settings-pace = Rythme du jeu
settings-cards = Cartes
settings-page = Page
settings-sound = Son et vibration
settings-reach = Clavier et lecteur d’écran
setting-suits = Ordre des couleurs
value-suits-alternate = noir et rouge alternés
value-suits-fixed = toujours le même
setting-theme = Couleurs de la page
value-theme-auto = selon le système
value-theme-light = clair
value-theme-dark = sombre
value-theme-contrast = contraste élevé
setting-sounds = Sons
setting-volume = Volume
value-volume-low = faible
value-volume-medium = moyen
value-volume-high = fort
setting-haptics = Vibration
sounds-on = Les sons sont activés.
sounds-off = Les sons sont coupés.
key-M = sons activés ou coupés
title-turn = À vous
go-on = Continuer
setting-textHand = Cartes en texte
log-before = Avant le jeu de la carte
log-trick-number = Pli { $number }
log-trick-cards = { $name } remporte le pli : { $cards }.
log-trick-cards-you = Vous remportez le pli : { $cards }.
ledger-title = Échangé dans cette donne
ledger-from = De
ledger-to = À
ledger-card = Carte
ledger-unseen = cachée
plot-title = Totaux après chaque donne
plot-label = Courbes des totaux après chaque donne. Le tableau dit la même chose en chiffres.

### Statistiques

statistics-line = { $wins ->
    [one] { $wins } partie gagnée sur { $games } en { $preset }
   *[other] { $wins } parties gagnées sur { $games } en { $preset }
  }
statistics-empty = Aucune donne n’est encore comptée. Jouez-en une jusqu’au bout, et elle apparaîtra ici.
statistics-failed = Les statistiques n’ont pas pu être lues. Veuillez recharger la page.
statistics-all = Toutes les parties
statistics-shown = { $wins ->
    [one] { $what } : { $wins } partie gagnée sur { $games } terminées.
   *[other] { $what } : { $wins } parties gagnées sur { $games } terminées.
  }
statistics-unranked = { $count ->
    [one] Compter la partie avec coup annulé ou conseil
   *[other] Compter les { $count } parties avec coup annulé ou conseil
  }
statistics-unranked-hint = Ces parties ne comptent ni dans les séries ni dans le classement.
statistics-won-games = Parties gagnées
statistics-of = { $wins } sur { $games }
statistics-shared = { $count ->
    [one] une partagée
   *[other] { $count } partagées
  }
statistics-streak = Victoires d’affilée
statistics-longest = record : { $count }
statistics-best = Meilleure donne
statistics-worst = Pire donne
statistics-points-title = Points par donne
statistics-points = Points par donne
statistics-points-note = Ce sont des moyennes. « { contract-MIS } » a une limite et pas de nombre à faire : il manque donc parmi les nombres. Une donne qui a terminé la partie avant la fin n’a pas de points.
statistics-by-target = Selon les plis à faire
statistics-by-contract = Selon le contrat
statistics-by-choosing = Preneur ou non
statistics-contract-by = Contrat nommé par
statistics-chooser = vous
statistics-other = un autre
statistics-deals = Donnes
statistics-tricks = Plis
statistics-totals = Totaux de vos parties
statistics-as-table = { $count ->
    [one] La dernière partie en tableau
   *[other] Les { $count } dernières parties en tableau
  }
statistics-date = Date
statistics-result = Résultat
statistics-won = Gagnées
statistics-result-won = Gagnée
statistics-result-shared = Gagnée à plusieurs
statistics-result-lost = Non gagnée
statistics-exchange = Ce que les échanges ont rapporté
statistics-claimed = En hausse
statistics-paid = En baisse
statistics-cards = Cartes
statistics-ranks = Rangs
statistics-ranks-each = par carte
statistics-ranks-note = Rangs reçus moins rangs donnés : as 14, roi 13, jusqu’au deux qui vaut 2.
statistics-against = Selon le niveau des autres joueurs
statistics-level = Niveau
statistics-games = Parties
statistics-rate = Réussite
statistics-ranking = Classement
statistics-period = Période
statistics-period-today = Aujourd’hui
statistics-period-week = 7 jours
statistics-period-ever = Tout
statistics-period-shown = { $count ->
    [one] { $period } : { $count } partie terminée.
   *[other] { $period } : { $count } parties terminées.
  }
statistics-ranking-none = Aucune partie classée dans cette période.
statistics-by-score = Parties gagnées : total × 10
statistics-by-wins = Nombre de parties gagnées
statistics-place = Place
statistics-score = Score
statistics-data = Vos données
statistics-where = Tout ceci reste dans ce navigateur.
statistics-not-kept = Ce navigateur ne garde rien : ce qui est compté ici disparaît avec la page. Enregistrez un fichier pour le garder.
statistics-name = Votre nom
statistics-name-kept = Le nom est enregistré.
statistics-unread = { $count ->
    [one] Une entrée est illisible : elle est abîmée ou vient d’une version plus récente. Elle n’est pas comptée.
   *[other] { $count } entrées sont illisibles : elles sont abîmées ou viennent d’une version plus récente. Elles ne sont pas comptées.
  }
statistics-tidy = Supprimer
statistics-tidied = Supprimé.
statistics-csv = Enregistrer en CSV
statistics-json = Enregistrer en JSON
statistics-saved = Enregistré sous { $file }.
statistics-import = Importer un JSON…
statistics-import-wrong = { $file } n’est pas un fichier de ces statistiques : choisissez-en un enregistré ici en JSON.
statistics-imported = { $added ->
    [one] { $added } partie ajoutée, { $known } déjà là.
   *[other] { $added } parties ajoutées, { $known } déjà là.
  }
statistics-import-unread = { $count ->
    [one] { $count } entrée illisible.
   *[other] { $count } entrées illisibles.
  }
statistics-reset = Tout effacer…
statistics-reset-ask = { $count ->
    [one] { $count } partie sera effacée. Enregistrez-la d’abord si vous pensez la reprendre un jour.
   *[other] { $count } parties seront effacées. Enregistrez-les d’abord si vous pensez les reprendre un jour.
  }
statistics-forget = Tout effacer
statistics-forgotten = Tout est effacé.
statistics-undo = Tout récupérer
statistics-restored = Tout est revenu.

### Feuille de marque pour vraies cartes

paper-intro = Vous jouez avec de vraies cartes ? Notez les plis de chacun : la feuille tient les points et dit qui donne des cartes à qui et qui distribue ensuite. Elle fonctionne sans connexion et reste sur cet appareil.
paper-new = Nouvelle feuille de marque
paper-kept = Feuilles sur cet appareil
paper-all = Toutes les feuilles
paper-gone = Cette feuille n’est pas sur cet appareil.
paper-not-kept = Ce navigateur ne garde pas la feuille : elle sera perdue quand vous fermerez la page.
paper-delete = Supprimer
paper-delete-of = Supprimer la feuille de { $names }
paper-deleted = La feuille a été supprimée.
paper-restore = La récupérer
paper-player = Joueur { $number }
paper-round = Joueurs, dans le sens du jeu
paper-names-wrong = Entrez trois noms différents.
paper-first = Premier donneur
paper-options = Modifier les règles
paper-start = Commencer la feuille
paper-before = Dernière donne
paper-up = en hausse de { $count }
paper-down = en baisse de { $count }
paper-exact = juste
paper-chooser = nomme le contrat
paper-claim = { $from } donne à { $to } { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
paper-in-order = L’un après l’autre, dans cet ordre.
paper-any-order = { $name } choisit l’ordre, carte par carte.
paper-if-trump = Seulement si une couleur d’atout est nommée.
paper-how = Comment on échange une carte
paper-how-name_suit = Carte pour carte : qui était en hausse nomme une couleur, en reçoit la plus forte carte de l’autre et rend la carte de son choix.
paper-how-give_card = Carte pour carte : qui était en hausse donne une carte et reçoit la plus forte que l’autre a de cette couleur, peut-être la même.
paper-exchange-first = Aucun à la première donne.
paper-exchange-playoff = Aucun à la donne décisive.
paper-exchange-none = Aucun : personne n’était en hausse.
paper-contract = Contrat (à noter seulement pour « sans pli »)
paper-contract-open = Non noté
paper-tricks-of = Plis de { $name }
paper-missing = Entrez les plis de deux joueurs au moins.
paper-range-wrong = Chaque nombre va de 0 à { $all }.
paper-sum-wrong = { $sum ->
    [one] Cela fait { $sum } pli, mais une donne en compte { $all }.
   *[other] Cela fait { $sum } plis, mais une donne en compte { $all }.
  }
paper-at-once = { $count ->
    [one] { $name } a { $count } pli et gagne aussitôt la partie. La donne ne rapporte pas de points.
   *[other] { $name } a { $count } plis et gagne aussitôt la partie. La donne ne rapporte pas de points.
  }
paper-write = Noter
paper-save = Enregistrer
paper-cancel = Annuler
paper-edit = Corriger la donne { $deal }
paper-misdeal = Maldonne
paper-misdeal-said = Maldonne : { $name } redistribue, et l’échange reste le même.
paper-undo = Défaire
paper-undone = La dernière modification a été défaite.
paper-said = Donne { $deal } : { $results }.
paper-playoff-among = Seuls { $names } peuvent la gagner, et seuls ses points comptent.
paper-beyond = { $count ->
    [one] { $count } donne après la fin n’est pas comptée.
   *[other] { $count } donnes après la fin ne sont pas comptées.
  }
paper-text = { $preset }, { $deals } :
paper-share-text = Partager le texte
paper-share-picture = Partager l’image
paper-copied = Copié.
paper-picture-saved = L’image a été enregistrée.
paper-share-failed = Le partage n’a pas fonctionné ici.
paper-print = Imprimer
paper-form = Feuille vierge à imprimer
paper-form-claims = Qui donne des cartes à qui à la donne suivante
paper-form-how = + : en hausse, − : en baisse à la donne précédente ; les colonnes sont les rôles de la nouvelle donne. Une carte par pli de plus ou manquant.

### Installation

install = Installer
update-ready = Une nouvelle version est là.
update-reload = Recharger
update-later = Plus tard
offline-note = Le serveur ne répond pas. Les leçons, les règles et la feuille de marque fonctionnent sans lui.
link-needed = Une table a besoin du serveur, qui ne répond pas. Nouvel essai…
