# English. One message per sentence; cards, names and numbers come in as variables.

### Cards and contracts

suit = { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
  }
    .card = { $suit ->
        [S] spade
        [H] heart
        [D] diamond
       *[C] club
      }
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two
card-name = { $rank } of { suit }
contract-S = Spades
contract-H = Hearts
contract-D = Diamonds
contract-C = Clubs
contract-NT = No trump
contract-MIS = No tricks
hidden-card = Face-down card

### Names

you = You
bot-level = { $level ->
    [random] plays at random
    [novice] novice
    [careful] careful
    [good] good
    [strong] strong
    [expert] expert
    [master] master
   *[other] { $level }
  }
preset-sergeant-major = Sergeant Major
preset-nine-five-two = 9-5-2
preset-six-three-eight = 6-3-8
preset-three-five-eight = 3-5-8
preset-three-five-eight-classic = 3-5-8 Classic
preset-sergeant-major-british = Sergeant Major, British
preset-custom = Own rules

### Landing page

tagline = Three players, sixteen cards, three numbers to make.
landing-lead = The classic trick-taking game for three, also known as Sergeant Major. Play at once against two computer players: no account, no advertising.
play = Play
play-what = { $preset } · { $deals }
deals-count = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
  }
deals-endless = no fixed number of deals
continue = Continue
continue-what = Continue: { $preset }, deal { $deal }
games = Games…
settings = Settings
menu = Menu
language = Language
home = Home
close = Close
loading = One moment…
error-start = The table could not be opened. Please try again.
error-network = No connection to the server. Please try again.
places = More
place-learn = Learn to play
place-rules = Rules
place-statistics = Statistics
place-sheet = Score sheet

### Games window

games-title = Choose a game
games-preset = Game
games-deals = Number of deals
games-no-limit = No limit
games-level-of = Level of { $name }
games-options = All the rules
games-options-hint = Every rule can be changed. Changed rules are marked.
games-changed = changed
games-reset = Back to the preset
games-start = Start
games-refused = These rules do not go together
games-none = none
games-deals-range = Between { $min } and { $max }
preset-about-sergeant-major = The dealer has 8 tricks to make, names trump and takes the kitty.
preset-about-nine-five-two = As Sergeant Major, with 9, 5 and 2 tricks to make.
preset-about-six-three-eight = 17 cards each, no kitty; ends at plus or minus ten.
preset-about-three-five-eight = Eldest makes 8 and chooses on six cards; each contract once.
preset-about-three-five-eight-classic = As 3-5-8, but nobody has to trump, and a trump may not be given.
preset-about-sergeant-major-british = The dealer discards before picking up the kitty unseen.

option-targets = Tricks to make
option-targets-seats = dealer, eldest, third
option-deck = Cards in the pack
option-chooser = Who names the contract
option-contracts = Contracts that may be named
option-each_contract_once = Each player names each contract only once
option-choose_after = Cards seen before choosing
option-kitty = The kitty
option-kitty_public = The kitty is shown to all
option-void_play = When you cannot follow suit
option-exchange = Exchange of cards
option-exchange_mode = How cards are exchanged
option-exchange_order = Who exchanges first
option-exchange_trump = When a trump is given
option-cards_per_over = Cards per overtrick
option-rotate_targets = The numbers move on every three deals
option-end_tricks = Tricks in one deal that win at once
option-end_total = Total that ends the game
option-end_floor = Low total that ends the game
option-end_deals = Number of deals
option-tie = Equal at the end
role-dealer = Dealer
role-eldest = Eldest
role-third = Third
value-deck-52 = 52 (16 each and a kitty)
value-deck-51 = 51 (17 each, no kitty)
value-chooser-dealer = the dealer
value-chooser-eldest = eldest, on the dealer’s left
value-choose_after-6 = the first six
value-choose_after-all = all of them
value-kitty-none = no kitty
value-kitty-look_name_discard = look at it, name, discard four
value-kitty-name_take_discard = name, take it, discard four
value-kitty-name_discard_take = name, discard four, take it
value-void_play-free = play any card
value-void_play-must_trump = trump if you can
value-exchange-off = none
value-exchange-before_contract = before the contract is named
value-exchange-after_contract = after a trump suit is named
value-exchange_mode-name_suit = name a suit, get the highest
value-exchange_mode-give_card = give one, get its suit’s highest
value-exchange_order-most_up = most overtricks first
value-exchange_order-new_target = highest number to make first
value-exchange_trump-normal = like any card
value-exchange_trump-forbidden = not allowed
value-exchange_trump-free_return = any card may come back
value-cards_per_over-1 = one
value-cards_per_over-2 = two
value-tie-shared = all tied players win
value-tie-playoff = a deciding deal

refused-targets = The three numbers must be 0 or more and add up to the tricks of a deal: 16 with 52 cards, 17 with 51.
refused-deck = A pack of 51 cards goes with no kitty, a pack of 52 with one.
refused-kitty = A kitty goes with 52 cards. Looking at it first goes neither with choosing on six cards nor with an exchange after the contract.
refused-kitty_public = Only a kitty can be shown: choose an order for the kitty, or switch this off.
refused-choose_after = Choosing on six cards does not go with an exchange before the contract or with looking at the kitty first.
refused-contracts = Allow at least one contract.
refused-each_contract_once = “Only once” needs a number of deals, at most three times the number of contracts.
refused-exchange_trump = A special rule for trumps needs an exchange after the contract in which a card is given.
refused-end_tricks = Between 1 and the number of tricks of a deal.
refused-end_total = 1 or more.
refused-end_floor = −1 or less.
refused-end_deals = Between 1 and 99, or no limit if the game can end in another way: by a total, a low total or tricks.
refused-other = This value is not possible: { $option }.

### Table

table = Table
opponents = Other players
your-hand = Your hand
table-actions = Actions
deal-of = Deal { $deal }/{ $deals }
deal-number = Deal { $deal }
deal-playoff = Deciding deal
trump-is = Trump: { $contract }
trump-chip-none = No contract yet
trump-chip-NT = No trump
trump-chip-MIS = No tricks
total = Total
your-total = Your total: { $total }
counter = { $tricks }/{ $target }
counter-limit = { $tricks } of max { $target }
counter-label = { $tricks ->
    [one] { $tricks } trick, { $target } to make
   *[other] { $tricks } tricks, { $target } to make
  }
counter-limit-label = { $tricks ->
    [one] { $tricks } trick, at most { $target } allowed
   *[other] { $tricks } tricks, at most { $target } allowed
  }
cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
dealer-mark = D
dealer-label = dealer
chooser-label = chooser
thinking = is playing
led-mark = led
winning-mark = wins
tap-to-continue = Tap to go on
card-playable = { $card }, playable, { $place } of { $count }
card-blocked = { $card }, not playable now, { $place } of { $count }
card-open = { $card }, can be chosen, { $place } of { $count }
card-plain = { $card }, { $place } of { $count }
card-selected = { $card }, selected, { $place } of { $count }
card-new = { $card }, new, { $place } of { $count }
cards-hidden = { $count ->
    [one] { $count } card still face down
   *[other] { $count } cards still face down
  }

### What to do

prompt-wait = Waiting for { $name }
prompt-wait-contract = { $name } chooses the contract
prompt-wait-exchange = { $name } exchanges
prompt-wait-discard = { $name } discards
prompt-lead = Your turn: lead any card
prompt-follow = Your turn: follow { suit }
prompt-trump = Your turn: no { suit }, so you must trump
prompt-any = Your turn: no { suit }, play what you like
prompt-lifted = Tap again to play { $card }
prompt-contract = Choose the contract
prompt-contract-six = Choose the contract on your first six cards
prompt-name = Name a suit to { $name }
prompt-pay = Give { $name } a card back
prompt-give = Choose a card for { $name }
prompt-give-choose = Choose who gives you a card
prompt-return = You were given a trump: choose what you give back
prompt-exchanged = Look at what was exchanged, then press OK
prompt-discard = Discard { $count ->
    [one] one card
   *[other] { $count } cards
  }
prompt-next = The deal is over
prompt-over = The game is over
prompt-trick-you = Your trick
prompt-trick = { $name } takes the trick
your-turn = Your turn.
your-turn-card = Your turn, card { $number }.

### Contract

picker-title = Your contract
picker-target = make { $target }
picker-limit = max { $limit }
picker-used = used
picker-used-label = { $contract }, already named
picker-choose = { $contract }: { $target } to make
picker-choose-limit = { $contract }: at most { $limit }
picker-held = you hold { $count }

### Exchange

exchange = Exchange
exchange-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
  }
exchange-you-up = You get from { $name }
exchange-you-down = { $name } gets from you
exchange-others = { $to } gets from { $from }
exchange-preview = You give { $card } and get { $name }’s highest { suit.card }.
exchange-preview-trump = You give { $card }; { $name } gives back any card.
exchange-give = Give { $card } to { $name }
exchange-pick = Choose a card of your hand.
exchange-end = End exchange
exchange-name = Ask { $name } for { suit }
exchange-void = has none
exchange-pay-hint = You got { $card }. Give any card back.
exchange-return-hint = { $name } gave you { $card }.
exchange-ledger = So far
exchange-swap = { $name } took { $taken } and gave { $got }
exchange-swap-same = { $name } gave { $got } and got it back
exchange-ok = OK
give-back = Give back { $card }
pay-card = Give { $card }

### Kitty and discard

kitty = Kitty
kitty-of = { $name } takes the kitty
kitty-of-you = You take the kitty
kitty-blind = You take the kitty after your discard, unseen.
discard-button = Discard { $count }/{ $need }
discard-ace = You are discarding an ace.
discard-ace-ok = Discard anyway

### Why not

why-out_of_turn = It is not your turn.
why-phase = That is not possible now.
why-not_held = You do not hold that card.
why-follow = You must follow { suit }.
why-must_trump = You cannot follow, so you must play a trump.
why-contract_unknown = That contract is not played at this table.
why-contract_used = You have already named that contract.
why-no_claim = You have nothing to claim there.
why-suit_blocked = That player has no card of that suit.
why-trump_forbidden = A trump may not be given.
why-discard_count = Exactly four cards are discarded.
why-over = The deal is over.
why-stale = The table had moved on. Please choose again.
why-busy = The server is busy. Please try again.
why-malformed = The server did not understand that.
why-not_your_turn = It is not your turn.

### Connection

link-slow = Sending…
link-lost = No connection. Trying again…
link-gone = This table is no longer here.
link-taken = The table was opened in another window.
link-take-back = Play here

### Log and announcements

log = Log
log-empty = Nothing has happened yet.
log-dealt = { $name } deals.
log-dealt-you = You deal.
log-contract = { $name } chooses { $contract }, { $target } to make.
log-contract-you = You choose { $contract }, { $target } to make.
log-contract-limit = { $name } chooses no tricks, at most { $target }.
log-contract-limit-you = You choose no tricks, at most { $target }.
log-named = { $name } asks { $other } for { suit }.
log-named-you = You ask { $other } for { suit }.
log-named-to-you = { $name } asks you for { suit }.
log-void = { $name } has no { suit }.
log-void-you = You have no { suit }.
log-moved = { $name } gives { $other } a card.
log-moved-from-you = You give { $other }: { $card }.
log-moved-to-you = { $name } gives you: { $card }.
log-stopped = { $name } ends the exchange.
log-stopped-you = You end the exchange.
log-kitty = { $name } takes the kitty.
log-kitty-you = You take the kitty.
log-kitty-cards = { $name } takes the kitty: { $cards }.
log-kitty-cards-you = You take the kitty: { $cards }.
log-discarded = { $name } discards { $count }.
log-discarded-you = You discard { $cards }.
log-played = { $name }: { $card }
log-played-you = You: { $card }
log-trick = { $name } takes the trick.
log-trick-you = You take the trick.
log-scored = The deal is over.
log-over = The game is over.

### Score sheet

last-trick = Last trick
last-trick-none = No trick yet.
last-trick-of = Taken by { $name }
last-trick-of-you = Taken by you
scores = Scores
sheet-title = Deal { $deal }
sheet-title-playoff = Deal { $deal }: deciding deal
sheet-player = Player
sheet-tricks = Tricks
sheet-target = To make
sheet-limit = At most
sheet-points = Points
sheet-total = Total
sheet-sum = Sum
sheet-deal = Deal
sheet-contract = Contract
sheet-all = All deals
sheet-ended = Ended early: no points.
sheet-none = No deal has been finished yet.
next-deal = Next deal
result-you = You win!
result-you-shared = You win together with { $names }.
result-one = { $name } wins.
result-shared = { $names } win together.
play-again = Play again
save-record = Save the game

### Settings

settings-title = Settings
setting-speed = Speed
value-speed-fast = fast
value-speed-normal = normal
value-speed-slow = slow
value-speed-click = I tap to go on
setting-confirm = Play a card
value-confirm-auto = one tap, two on narrow cards
value-confirm-always = always two taps
value-confirm-never = always one tap
setting-high = High cards
value-high-left = on the left
value-high-right = on the right
setting-trumpSide = Trump suit in the hand
value-trumpSide-among = among the others
value-trumpSide-left = on the left
value-trumpSide-right = on the right
setting-letters = Letters on the cards
value-letters-auto = to match the language
setting-deck = Suit colours
value-deck-standard = two colours
value-deck-four = four colours
value-deck-safe = for colour-blind eyes
setting-large = Large figures
setting-winning = Show who is winning the trick
setting-single = Play the only possible card by itself
setting-keys = Letter keys as shortcuts
setting-speech = Screen reader reads
value-speech-card = every card
value-speech-trick = every trick
value-speech-deal = only the deal
setting-tips = Tips for new players
setting-motion = Cards move
value-motion-auto = as the system is set
value-motion-off = never

### Rules of this table

rules-title = Rules of this table
rules-p1 = Three players, each alone. Ace is high, two is low. Everybody has a number of tricks to make; each trick more is a point won, each trick fewer a point lost.
rules-targets = The dealer makes { $dealer }, eldest (on the dealer’s left) { $eldest }, the third player { $third }. The deal moves on after each deal, and the numbers with it.
rules-deck-52 = 52 cards: 16 for each player and 4 in the kitty.
rules-deck-51 = 51 cards without the two of clubs: 17 for each player, no kitty.
rules-chooser-dealer = The dealer names the contract: { $contracts }.
rules-chooser-eldest = Eldest names the contract: { $contracts }.
rules-once = Each player may name each contract only once in the game.
rules-six = The chooser sees only the first six cards before choosing.
rules-nt = No trump: the highest card of the suit led wins.
rules-mis = No tricks: without trump, and the numbers become limits. Whoever had the most to take may now take the fewest; each trick below the limit is a point won.
rules-kitty-look_name_discard = The chooser takes the kitty, names the contract and discards four cards.
rules-kitty-name_take_discard = The chooser names the contract, takes the kitty and discards four cards.
rules-kitty-name_discard_take = The chooser names the contract, discards four cards and takes the kitty unseen.
rules-kitty-public = The kitty is shown to everybody.
rules-kitty-private = Only the chooser sees the kitty.
rules-lead = Eldest leads to the first trick. Follow suit if you can. The highest trump wins, else the highest card of the suit led; the winner leads next.
rules-void-free = Whoever cannot follow may play any card.
rules-void-must_trump = Whoever cannot follow must play a trump, any trump.
rules-exchange-off = No cards are exchanged.
rules-exchange-before_contract = From the second deal on, before the contract is named, whoever was up in the deal before may exchange a card for each point with those who were down.
rules-exchange-after_contract = From the second deal on, once a trump suit has been named, whoever was up in the deal before may exchange a card for each point with those who were down.
rules-mode-name_suit = Each time the player who was up names a suit, receives the other’s highest card of it and gives any card back.
rules-mode-give_card = Each time the player who was up gives a card and receives the other’s highest of that suit, perhaps the same card.
rules-trump-forbidden = A trump may not be given.
rules-trump-free_return = For a trump given, any card may come back.
rules-double = Two cards for each point, not one.
rules-rotate = After every three deals the numbers move on by one role.
rules-end-deals = The game lasts { $count ->
    [one] one deal
   *[other] { $count } deals
  }; the highest total wins.
rules-end-total = The game ends after a deal in which somebody has a total of { $total } or more.
rules-end-floor = The game ends after a deal in which somebody has a total of { $total } or less.
rules-end-tricks = Whoever takes { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  } in one deal wins the game at once, except in a deal with no tricks.
rules-tie-shared = Players who are equal at the top win together.
rules-tie-playoff = Players who are equal at the top play a deciding deal, without exchange.
rules-discards = Discarded cards count for nobody.
rules-newcomer = In your very first game here you are seated so that another player chooses first.

### Keys

keys = Keys
keys-title = Keys
key-arrows = previous, next card
key-updown = other row or suit
key-homeend = first, last card
key-enter = play or choose a card, clear the trick
key-numbers = jump to a suit; choose a contract
key-confirm = discard, end exchange
key-escape = unselect, close
key-f6 = table, hand, panel
key-T = read the trick
key-L = last trick
key-R = read your hand
key-S = scores
key-G = rules of this table
key-N = next deal
key-help = these keys
keyname-Home = Home
keyname-End = End
keyname-Enter = Enter
keyname-Space = Space
keyname-Shift = Shift
keyname-Esc = Esc

### Tips

tip-ok = Got it
tip-stop = No more tips
tip-lead = Lead any card: the highest of its suit wins if nobody trumps.
tip-follow = Play a raised card: you must follow the suit that was led.
tip-target = “{ $tricks }/{ $target }”: tricks you have taken, and how many you must make.
tip-trump = Trump is { suit }: any of them beats every other suit.
tip-hint = Not sure? The lamp (“{ hint }”) suggests a card.
tip-void = You cannot follow: a trump beats every other suit.
tip-contract = Choose the suit you hold most of: it will beat all others.
tip-give = Give a low card: the highest of that suit comes back.
tip-name = Ask for a suit in which you lack the ace.
tip-discard = Discard low cards of short suits; keep trumps and aces.
tip-discard-mis = Discard high cards now: they would take tricks you do not want.
tip-mis = Now tricks are bad: stay under your limit, shed high cards.
tip-nt = No trump: the highest card of the suit led always wins.
tip-up = You were up in the last deal: others owe you good cards.
tip-pay = Pay with a low card from a suit you can spare.
tip-return = Give back any card: choose one that you do not need.
tip-taken = You were down in the last deal: others took cards from you.
tip-kitty = The kitty is yours: dots mark the new cards, four must go.
tip-won = You took a trick! Its winner leads the next one.
tip-throw = You can neither follow nor trump: throw a low card.
tip-mis-void = You cannot follow: a chance to shed a dangerous high card.
tip-points = A trick above your number wins a point, one missing loses one.
tip-points-mis = A trick below your limit wins a point, one above loses one.
tip-end = The highest total wins. Longer games: “{ games }” on the first page.

### Lessons

lesson-title = First game
lesson-about = Ten short steps, about five minutes. You learn by playing.
lesson-start = Start
lesson-continue = Continue
lesson-again = Start over
lesson-done = You have finished the first game.
lesson-step = Step { $step } of { $count }
lesson-leave = Leave, and go on here later
lesson-skip = Skip
lesson-back = Back
lesson-next = Go on
lesson-read = First press “{ $button }”.
lesson-end-title = That was your first game
lesson-end-text = You have seen everything that happens in a deal. In a real game, too, nobody hurries you; the rules are in the menu.
lesson-play = Play a real game
lesson-more = Learn more
lesson-step-table = The table
lesson-step-trick = A trick
lesson-step-numbers = Three numbers
lesson-step-choose = The trump
lesson-step-exchange = The exchange
lesson-step-kitty = The kitty
lesson-step-discard = The discard
lesson-step-play = Playing
lesson-step-none = Without trumps
lesson-step-score = The points
lesson-table-seats = This is your table. Ada and Ben play against you, and against each other: everybody plays alone.
lesson-table-cards = Each of you has sixteen cards; four are set aside. Ace is highest, then king, queen, jack, ten, and down to two.
lesson-table-play = Ben plays { $led }. Now it is your turn: tap the raised card, { $card }.
lesson-table-play-hint = It is simplest to keep your better diamonds. Play { $card }.
lesson-table-trick = Three cards make a trick. Ben led, which means that he played first; his card is the highest and takes it.
lesson-trick-follow = Ben plays { $led }. You must follow suit: a club, if you have one. Play your highest, { $card }.
lesson-trick-follow-hint = With { $card } the trick is yours for certain.
lesson-trick-won = Nobody has a higher club: the trick is yours! Whoever takes a trick leads the next.
lesson-trick-lead = So now you lead, and may play any card. Begin with { $card }.
lesson-trick-lead-hint = You may, but nobody can beat an ace: play { $card }.
lesson-trick-again = Both had to follow with a spade, and none is higher than your ace. Two tricks!
lesson-numbers-what = Later in the deal. Everybody has a number of tricks to make: 3, 5 or 8. Here Ada has 3, Ben 8, you 5.
lesson-numbers-counter = “4/5” means: four tricks taken, five to make.
lesson-numbers-make = The others have no spades left, so nobody can beat yours. Lead { $card }.
lesson-numbers-make-hint = The others can still beat that suit. Lead { $card }.
lesson-numbers-made = Five of five! From now on each trick is a point for you. Each trick too few costs a point.
lesson-numbers-more = Take one more: lead { $card }.
lesson-numbers-more-hint = The others can still beat that suit. Lead { $card }.
lesson-numbers-over = Six, one more than five: one point won.
lesson-choose-points = The first deal is over. Its points stand below the names: Ada has won one too, Ben has lost two.
lesson-choose-who = A new deal. The dealer ({ dealer-mark }) and the numbers have moved on: you have to make 8 now, so you choose the trump.
lesson-choose-six = You see only six cards so far. Choose the suit you hold most of: hearts.
lesson-choose-six-hint = You hold four hearts, ace and king among them. Choose hearts.
lesson-choose-trump = Now hearts are trump: any heart beats any card of the other suits. Here are all your cards.
lesson-exchange-why = You and Ada made one trick too many in the last deal, Ben two too few. So he owes each of you a card.
lesson-exchange-give = Give him { $card }: he must return his highest spade. Tap the card, then the button.
lesson-exchange-give-hint = Part with a card that you will not miss: { $card }.
lesson-exchange-got = A two went, the ace of spades came back!
lesson-kitty-ada = Now Ada gets her card. After that the four cards that were set aside are turned up.
lesson-kitty-shown = The kitty is the four cards that were set aside. It goes to whoever chose the trump: you.
lesson-kitty-hand = A dot marks your new cards. Twenty are four too many.
lesson-discard-four = Discard four: all your diamonds and the lowest club. Tap the raised cards, then the button.
lesson-discard-four-hint = Keep trumps and high cards. Only the raised ones go.
lesson-discard-void = Now you have no diamonds at all. You will soon see what that is good for.
lesson-play-lead = You sit on the dealer’s left, so you lead first. Play your highest trump, { $card }.
lesson-play-lead-hint = You may, but first draw trumps from the others: play { $card }.
lesson-play-drawn = Both had to follow with a heart: two trumps fewer against you.
lesson-play-later = A moment later Ben has taken a trick, and leads.
lesson-play-trump = Ben plays { $led }, and you have no diamond. So you must play a trump; a low one is enough: { $card }.
lesson-play-trump-hint = Keep the high trumps for later. { $card } is enough.
lesson-play-won = Your five beats an ace, because it is a trump. That is why you discarded the diamonds.
lesson-none-trump = The third deal. Ada may also choose “No trump”: then the highest card of the suit led always wins, as in your first deal.
lesson-none-named = Or she may choose “No tricks”, and that is what she does now.
lesson-none-star = The star says that Ada has chosen. She has also taken the kitty and discarded four cards.
lesson-none-limits = Now tricks are bad, and the numbers turn into limits: Ada may take 3, Ben 5, you 8.
lesson-none-below = Ada plays { $led }. Stay below it, so that she takes the trick: { $card }.
lesson-none-below-hint = Get rid of the highest heart that does not win: { $card }.
lesson-none-taken = Ada has to take it. Every trick below your limit will be a point.
lesson-none-away = Later Ben leads a spade, and you have none. Throw away your most dangerous card: { $card }.
lesson-none-away-hint = Without trumps, no other suit wins here, so get rid of { $card }.
lesson-none-gone = The ace is gone, and Ben has the trick.
lesson-score-last = The last trick of the deal. Play your last card, { $card }.
lesson-score-last-hint = Play { $card }.
lesson-score-points = You took six tricks, two fewer than your limit of eight: two points.
lesson-score-totals = Points of the deals are added up: one, one and two make four. You have the highest total and win!

### Exercises

exercises = Exercises
exercises-lead = Real positions from real deals. The best answer to each was found by looking much deeper into the cards than any computer player here does.
exercises-progress = { $done } of { $count } solved, { $first } of them at the first attempt
exercises-reset = Forget my answers
exercises-reset-sure = Forget them all?
exercise-next = Next exercise
exercise-number = Exercise { $number }
exercise-of = Exercise { $number } of { $count }
exercise-none = There is no such exercise.
exercise-mark-new = not tried yet
exercise-mark-first = right at once
exercise-mark-later = right later
exercise-mark-tried = tried
exercise-ask-contract = { $target } to make: which contract?
exercise-ask-discard = { $target } to make: what do you discard?
exercise-ask-exchange = Exchange: what do you do?
exercise-ask-back = Which card do you give back?
exercise-ask-play = { $target } to make: which card?
exercise-ask-mis = No tricks, at most { $target }: which card?
exercise-right = Right
exercise-close = Close
exercise-wrong = Not the best
exercise-lost = { $points ->
    [one] { $action }: { $points } point less on average than the best.
   *[other] { $action }: { $points } points less on average than the best.
  }
exercise-lost-unknown = { $action }: not among the best.
exercise-best = Best: { $action }
exercise-values = Your points on average over { $worlds } ways in which the cards may lie
exercise-action = Answer
exercise-yours = your answer
exercise-is-best = best
exercise-again = Try again
exercise-show = Show the best
exercise-verified = Verified: two ways of looking deeper agree.
exercise-provisional = Provisional: only rules of thumb could check it so far.
exercise-tip-six = Choosing on six cards
exercise-tip-twenty = Choosing on all cards
exercise-tip-discard = The discard
exercise-tip-up = Exchange: taking
exercise-tip-down = Exchange: giving
exercise-tip-eight = Eight to make
exercise-tip-five = Five to make
exercise-tip-three = Three to make
exercise-tip-none = No tricks
exercise-tip-count = Counting
exercise-tip-totals = Up and down
exercise-says-six = Name the suit you hold most of; between equals, honours decide. Low cards without length: no tricks. Honours spread over all suits: no trump.
exercise-says-twenty = Name the longest suit with ace or king. Plan to keep five trumps or more after the discard.
exercise-says-discard = Discard low cards of short suits: a void lets you trump. Never an ace without a reason.
exercise-says-up = Ask where you lack the ace. Give low cards for it, and no trumps.
exercise-says-down = Give back what you can spare, and remember which cards you gave and got.
exercise-says-eight = Draw trumps while you hold more than they do, and count them.
exercise-says-five = Count the trumps. Once the others have none, cash your high cards.
exercise-says-three = Do not lead a king or queen while higher cards are out. Every trick above the target is a point as well.
exercise-says-none = Get rid of high cards when you cannot follow, and keep low cards for later.
exercise-says-count = Count the cards of each suit, and see who shows out.
exercise-says-totals = Being down costs twice: a point now, a good card in the next deal. So use every claim.
exercise-why-six-length = Length makes trumps, and every trump that the others lack is a trick. A single ace wins its trick in any contract.
exercise-why-six-none = Low cards and no length: as trumps they would take little. With no tricks they are just what you want.
exercise-why-six-no-trump = High cards spread over all suits, no two together: none makes good trumps, and without trumps nobody can ruff them.
exercise-why-twenty-length = The longest suit, headed by ace or king: even after the discard there are five trumps or more. Your other honours win anyway.
exercise-why-discard-void = The short suit goes: as soon as it is led, you trump. The low cards that you keep belong to longer suits.
exercise-why-discard-ace = An ace is a sure trick. The void that you would get for it saves you no loser.
exercise-why-up-give = Give a card of a suit whose ace you lack: the other may well hold it. Where you hold it yourself, you get less.
exercise-why-up-name = Ask for a suit whose ace you lack: the other may well hold it. Where you hold it yourself, you get less.
exercise-why-down-return = A trump was given to you: keep your high cards and give back a low one that you do not miss.
exercise-why-down-remember = You gave a high card away and know who holds it. Lead another suit than the one you gave.
exercise-why-eight-draw = You hold more trumps than the two others together. Draw theirs, and nobody can ruff your winners.
exercise-why-five-cash = The others have no trumps left: your high cards win now. Later you may not have the lead.
exercise-why-three-entry = { $trap } is not the highest yet: led now it falls to a higher card. Kept, it can win later and give you the lead.
exercise-why-three-beyond = Your target is made, but every further trick is a point too, and a claim in the next deal.
exercise-why-none-throw = You cannot follow, so a high card goes without taking the trick. The low ones will save you later.
exercise-why-none-duck = This trick is decided whatever you play: get rid of a high card, and keep the low one for when it matters.
exercise-why-none-keep = { $trap } is your last low card of its suit: without it you must win when the suit is led. Lead elsewhere.
exercise-why-count-master = All cards above { $best } are gone: it is the highest of its suit now. Whoever counts, knows.
exercise-why-count-void = One of the others has shown out of a suit and would trump it. Lead another one.
exercise-why-totals-claims = Each claim swaps a low card for the other’s best of that suit. To stop is to give a trick away.

### Rules pages and glossary

book-lead = Six ways to play one game. Choose yours and read its rules.
book-who-sergeant-major = Known as 8-5-3 from Britain to India and the Near East.
book-who-nine-five-two = The Canadian form: the dealer has to aim higher still.
book-who-six-three-eight = For players who want all cards in play and an open end.
book-who-three-five-eight = The form of continental Europe, with the contracts no trump and no tricks.
book-who-three-five-eight-classic = For tables where nobody is made to trump.
book-who-sergeant-major-british = The game of the Royal Air Force, as it is described in Britain.
book-title = { $preset }: the rules
book-targets = Tricks to make: dealer { $dealer }, eldest { $eldest }, third { $third }
book-all-games = All six games
book-words = All words in five languages
book-print = Print
book-contents = Contents
book-short = In short
book-full = Full rules
book-mixture = Rules of this mixture
book-read = Read these rules
book-brief = The game in three sentences
book-players = Players and seats
book-cards = The cards
book-goal = The goal
book-dealing = Shuffling and dealing
book-play = The play, step by step
book-exchange = The exchange
book-scoring = Scoring
book-end = How the game is won
book-options = Options and variants
book-tips = Tips
book-glossary = Glossary
book-brief-cards = { $kitty ->
    [0] Three players get { $hand } cards each, and none is left over.
   *[other] Three players get { $hand } cards each, and the { $kitty } left over are the kitty.
  }
book-brief-chooser = { $chooser ->
    [dealer] The dealer names what is played: { $contracts }.
   *[eldest] Eldest, the player on the dealer’s left, names what is played: { $contracts }.
  }
book-brief-targets = Everybody has a number of tricks to make – dealer { $dealer }, eldest { $eldest }, third player { $third } – and each trick more is a point won, each trick fewer a point lost.
book-players-three = Three play, each alone. Dealing and playing go clockwise, to the left.
book-players-dealer = The first dealer is drawn by lot. After each deal the player on the dealer’s left deals, and the targets move on with the deal.
book-players-table = The three roles in a deal
book-role = Role
book-duty = What the player does
book-duty-dealer = deals the cards
book-duty-eldest = sits on the dealer’s left, leads to the first trick
book-duty-third = sits on the dealer’s right, cuts
book-duty-contract = names the contract
book-duty-kitty = takes the kitty
book-cards-pack = { $deck ->
    [51] A pack of { $deck } cards: the two of clubs is left out, so that every card is dealt.
   *[other] An ordinary pack of { $deck } cards, without jokers.
  }
book-cards-ranks = In each suit the cards rank, from high to low: { $ranks }.
book-cards-trump = The four suits are equal until one of them is trump: that one then beats the other three.
book-cards-plain = The four suits are always equal: this game has no trumps.
book-figure-cards = A suit, from high to low
book-goal-targets = Make at least as many tricks as your target. The three targets add up to the { $tricks } tricks of a deal: what one player makes too many, others lack.
book-goal-exchange = Whoever makes more also gets good cards in the next deal from those who made fewer.
book-goal-mis = With no tricks it is the other way round: the targets become limits, and the fewer tricks the better.
book-goal-rotate = After every three deals the targets move on by one role; in the fourth deal the dealer makes { $dealer }, eldest { $eldest }, the third player { $third }.
book-dealing-shuffle = The dealer shuffles, and the player on the right cuts.
book-dealing-packets = { $deck ->
    [51] Beginning on the left, the dealer gives every player { $hand } cards, singly or in packets.
   *[other] Beginning on the left, the dealer gives every player { $hand } cards, in packets of 5, 5 and 6 or in four packets of 4; the last { $kitty } lie face down in the middle.
  }
book-dealing-six = The chooser picks up only the first { $six } cards that were dealt and leaves the rest face down until the contract has been named; the others look at all of theirs.
book-dealing-misdeal = After a misdeal the same dealer deals again.
book-dealing-misdeal-exchange = After a misdeal the same dealer deals again, and the exchange that was due is still due.
book-dealing-here = On the screen the program shuffles and deals; every order of the cards is equally likely.
book-figure-deal = { $six ->
    [yes] The chooser sees the first six cards only; the rest stay face down.
   *[no] The chooser’s hand and, face down, those of the other two.
  }
book-step-deal = The cards are dealt.
book-step-exchange = From the second deal on, cards are exchanged.
book-step-exchange-trump = From the second deal on, cards are exchanged, if a trump suit has been named.
book-step-look = The chooser picks up the kitty and holds { $held } cards.
book-step-look-public = The kitty is shown to all; the chooser picks it up and holds { $held } cards.
book-step-name = { $chooser ->
    [dealer] The dealer
   *[eldest] Eldest
  } names the contract: { $contracts }.
book-step-name-six = { $chooser ->
    [dealer] The dealer
   *[eldest] Eldest
  } names the contract, having seen only the first { $six } cards: { $contracts }. Then the whole hand may be looked at.
book-step-take = The chooser picks up the kitty, which the others do not see.
book-step-take-public = The kitty is shown to all, then the chooser picks it up.
book-step-discard = The chooser discards { $kitty } cards of any kind: aces, trumps and cards just received included.
book-step-tricks = The { $tricks } tricks are played.
book-play-lead = Eldest leads to the first trick, whoever has named the contract. Any card may be led. Whoever takes a trick leads to the next.
book-play-follow = Whoever can follow suit must; it is not necessary to play a higher card.
book-play-void-free = Whoever cannot follow may play any card: a trump or a card of another suit.
book-play-void-must_trump = Whoever cannot follow must play a trump, any trump: it need not beat one that lies there already. Without a trump, any card may be played.
book-play-void-plain = Whoever cannot follow may play any card.
book-play-wins = The highest trump takes the trick; if none was played, the highest card of the suit led.
book-play-wins-plain = The highest card of the suit led takes the trick.
book-play-nt = No trump: no suit beats another, and whoever cannot follow plays any card.
book-play-mis = No tricks: played like no trump, but now everybody tries to lose tricks.
book-play-discards = Discarded cards belong to no trick and count for nobody; they are shown when the deal is over.
book-figure-trick = { $void ->
    [must_trump] { $trump } is trump. { $led } was led; the last to play has none and must play a trump, which takes the trick.
    [free] { $trump } is trump. { $led } was led; the last to play has none, plays a trump and takes the trick.
   *[plain] There are no trumps. { $led } was led, so the highest { $led } takes the trick, not the ace of another suit.
  }
book-exchange-what = Whoever was up in one deal may, in the next, exchange with those who were down: { $cards ->
    [1] one card
   *[other] { $cards } cards
  } for each overtrick.
book-exchange-owes = Whoever was down owes { $cards ->
    [1] one card
   *[other] { $cards } cards
  } for each undertrick, never more.
book-exchange-when-before_contract = The exchange comes after the cards have been dealt and before the contract is named; there is none in the first deal.
book-exchange-when-after_contract = The exchange comes after a trump suit has been named and before the kitty is picked up; there is none in the first deal.
book-exchange-when-no-kitty = The exchange comes after a trump suit has been named; there is none in the first deal.
book-exchange-cancelled = If the chooser names { $contracts }, nobody exchanges in that deal.
book-exchange-kept = Only the deal just before counts; what is not used is lost.
book-exchange-mis = After a deal with no tricks, those who stayed below their limits were up.
book-exchange-order-most_up = If two were up, the one with more overtricks goes first; if they are equal, the one who comes first from the dealer’s left.
book-exchange-order-new_target = If two were up, the one with the higher target in the new deal goes first; if they are equal, the one who comes first from the dealer’s left.
book-exchange-two-down = If two were down, the player who was up turns to them in any order, one exchange at a time.
book-exchange-mode-give_card = Each time, the player who was up gives any card; the other must return their highest card of that suit, the one just received included. So the same card may come back, and the exchange is spent.
book-exchange-mode-name_suit = Each time, the player who was up names a suit; the other must hand over their highest card of it and is given any card back. If they have none, they say so: the exchange is not lost, another suit is named, and that one not again until they have been given a card of it.
book-exchange-trump-normal = Trumps are given like other cards.
book-exchange-trump-forbidden = A trump may not be given.
book-exchange-trump-free_return = For a trump, the other returns any card, even the same one.
book-exchange-stop = The player who was up may stop at any time; the other may not refuse.
book-exchange-seen = { $mode ->
    [name_suit] Only the two players see the cards; the third learns which suit was named.
   *[give_card] Only the two players see the cards; the third learns only that they have exchanged.
  }
book-exchange-playoff = There is no exchange in a deciding deal.
book-exchange-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
book-exchange-example = Example: A ends a deal at { $up }, B at { $down }, C at { $other }. In the next, A may exchange { $first } with B, and C { $second }.
book-figure-give = B returns the highest heart.
book-figure-same = B has no higher one: the same card comes back.
book-figure-name = A asks for hearts, gets the highest, and hands any card back.
book-gives = { $who } gives
book-holds = { $who } holds
book-returns = { $who } returns
book-other-hands = The others
book-score-points = The points of a deal are tricks made minus target: each overtrick is +1, each undertrick −1. So the points of the three always add up to 0. They are added to the totals.
book-score-example = Example of a deal
book-figure-score = Tricks taken: those beyond the target stand out, those lacking are outlined.
book-score-mis = With no tricks the points are limit minus tricks. The limits are the targets reversed: the highest and the lowest change places.
book-score-limits = Limits with no tricks
book-end-highest = When the game is over, the highest total wins.
book-end-offers = Games of { $deals } deals are usual.
book-end-looked = Totals are looked at when a deal is finished, not in the middle of it.
book-end-tricks = Whoever takes { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
  } in one deal wins the game at once, whatever the totals; that deal gives no points.
book-end-tricks-mis = This does not hold with no tricks.
book-end-tricks-playoff = It does not hold in a deciding deal.
book-end-playoff = Players who are equal at the top play a deciding deal: only they can win it, and only its points decide. If they are equal again, up to three such deals are played; then they win together.
book-end-playoff-once = In a deciding deal every contract may be named again.
book-options-intro = Each of these rules can be changed before a game, in the window “{ $games }”.
book-options-table = The rules of this game one by one
book-option = Rule
book-here = Here
book-else = Also possible
book-yes = yes
book-no = no
book-range = { $min } to { $max }
book-range-from = { $min } or more
book-range-to = { $max } or less
book-any-targets = any three numbers that add up to { $tricks }
book-any-contracts = any of the six
book-tip-six = Choosing on { $six } cards: take the suit you hold most of; between equals, honours decide.
book-tip-choose-mis = Many low cards and nothing to control a suit with: no tricks.
book-tip-choose-nt = Strength in every suit and length in none: no trump.
book-tip-all = Name the longest suit that has ace or king.
book-tip-keep = Plan to keep five trumps or more after the discard.
book-tip-discard = Discard low cards of suits in which you hold one or two: once you have none, you can trump. Never discard an ace without a reason.
book-tip-discard-plain = Discard low cards of short suits. Never discard an ace without a reason.
book-tip-give = Exchange in suits where you lack the ace and the other is likely to hold it; give a low card.
book-tip-name = Ask for suits where you lack the ace; pay with a card of a suit you want to be rid of.
book-tip-down = What was taken from you tells what the other wants; remember the cards that you gave and got.
book-tip-high = With { $target } to make: draw trumps while you hold more of them than the others, and count them.
book-tip-middle = With { $target } to make: lead early the suits you do not need, and cash your high cards once the trumps are gone.
book-tip-low = With { $target } to make: keep cards that will win later; every trick above the target is a point as well.
book-tip-mis = With no tricks: get rid of high cards when you cannot follow, and keep low cards for later leads.
book-tip-count = Count the cards of each suit, see who runs out of it, and look at what the others still need.
book-tip-totals = Being down costs twice: a point now, and a good card in the next deal.

term-trick = trick
    .forms = trick | tricks
    .about = Three cards, one from each player; the best of them takes all three.
term-trump = trump
    .forms = trump | trumps | trump suit
    .about = The suit that beats all others in this deal, and every card of it.
term-no-trump = no trump
    .forms = no trump
    .about = A contract in which no suit beats the others: the highest card of the suit led takes the trick.
term-no-tricks = no tricks
    .forms = no tricks | misère
    .about = A contract without trumps, also called misère, in which everybody has a limit and should take few tricks.
term-suit = suit
    .forms = suit | suits
    .about = One of the four families of cards: spades ♠, hearts ♥, diamonds ♦ and clubs ♣.
term-contract = contract
    .forms = contract | contracts
    .about = What is played in a deal: a trump suit, no trump or no tricks.
term-chooser = chooser
    .forms = chooser
    .about = The player who names the contract and has the use of the kitty, where there is one.
term-kitty = kitty
    .forms = kitty | widow
    .about = The four cards left over when all hands have been dealt, also called the widow; the chooser takes them.
term-discard = discard
    .forms = discard | discards | discarded | discarding
    .about = To put cards aside in place of the kitty; they belong to no trick.
term-dealer = dealer
    .forms = dealer
    .about = The player who deals this time; next time it is the player to the left.
term-eldest = eldest
    .forms = eldest
    .about = The player on the dealer’s left, who leads to the first trick.
term-third = third
    .forms = third player
    .about = The player on the dealer’s right.
term-deal = deal
    .forms = deal | deals
    .about = One distribution of the cards with all its tricks; a game has several.
term-follow = follow suit
    .forms = follow suit | follows suit | following suit | follow | follows
    .about = To play a card of the suit that was led.
term-lead = lead
    .forms = lead | leads | led
    .about = To play the first card of a trick.
term-target = target
    .forms = target | targets | tricks to make
    .about = The number of tricks that a player is to make in this deal.
term-limit = limit
    .forms = limit | limits
    .about = With no tricks, the most tricks that a player can take without losing points.
term-up = up
    .forms = is up | are up | was up | were up | up player | up players
    .about = Having made more tricks than one’s target, or with no tricks fewer than one’s limit.
term-down = down
    .forms = is down | are down | was down | were down | down player | down players
    .about = Having made fewer tricks than one’s target, or with no tricks more than one’s limit.
term-overtrick = overtrick
    .forms = overtrick | overtricks
    .about = A trick more than one’s target; it is worth a point.
term-undertrick = undertrick
    .forms = undertrick | undertricks
    .about = A trick fewer than one’s target; it costs a point.
term-exchange = exchange
    .forms = exchange | exchanges | exchanged
    .about = Players who did well in one deal get good cards in the next from those who did badly.
term-playoff = deciding deal
    .forms = deciding deal | deciding deals
    .about = One more deal between players who are equal at the top.

### Undo, claim and hint

undo = Undo
undone = Taken back.
unranked = This deal no longer counts for the ranking.
sheet-unranked = { $count ->
    [one] Not ranked: deal { $deals }.
   *[other] Not ranked: deals { $deals }.
  }
why-no_undo = There is nothing to take back.
key-Z = take back your last decision
claim = Claim the rest
claim-none = Give up the rest
claimed = { $name } takes the rest.
claimed-you = You take the rest.
claimed-none = { $name } takes no more tricks.
claimed-none-you = You take no more tricks.
why-not_sure = The rest is not certain.
key-C = claim the rest when it is certain
hint = Hint
hint-asking = Thinking…
hint-line = Hint: { $what }. { $why }
hint-compare = Compare
hint-losses = Expected points compared with the best card
hint-only = You have no other choice.
hint-draw_trumps = Draw the trumps that the others may still hold.
hint-master = { $card } is the highest of its suit that is left.
hint-sure = Nobody can beat { $card } any more.
hint-keep_high = Lead below { $keep } and keep it for later.
hint-long_suit = You hold most { suit }: play them out.
hint-short_lead = Your only { suit.card }: afterwards you can trump that suit.
hint-give_lead = No card is sure: give this trick away and keep the better ones.
hint-cheapest = The cheapest card that takes the trick.
hint-take = Take the trick.
hint-second_high = It beats what lies there; only a higher card takes it from you.
hint-cannot_win = You cannot win this trick: play the { suit.card } that you need least.
hint-duck = You could take it, but { $keep } is worth more later.
hint-ruff = You have no { suit }: trump it.
hint-overruff = It has been trumped already: trump higher.
hint-forced_trump = You must trump and cannot win: play a low trump.
hint-throw_void = Your last { suit.card }: afterwards you can trump that suit.
hint-throw_low = You cannot win this trick: throw the card that you need least.
hint-none_lead_safe = Whoever has { suit } must go over { $card }.
hint-none_lead_low = Lead a card that the others will probably beat.
hint-none_under = { $card } stays under and does not take the trick.
hint-none_take_high = This trick is yours anyway: take it with your highest { suit.card }.
hint-none_risk = It may take the trick, but you need the lower ones later.
hint-none_danger = You cannot follow: get rid of a dangerous card.
hint-contract_long = You hold { $count } { suit }, more than of any other suit.
hint-contract_suit = Your { suit } promise more tricks than a longer suit.
hint-contract_nt = Aces and kings: { $count }. You need no trumps.
hint-contract_mis = Cards of six or lower: { $count }. You can stay under.
hint-ask_ace = You lack the ace of { suit }: perhaps it comes.
hint-ask_suit = You hold the ace of { suit }: the next one makes the suit strong.
hint-give_ace = You lack the ace of { suit }: perhaps it comes back.
hint-give_suit = You get the other player’s highest { suit.card }.
hint-pay_void = Without { suit } you can trump that suit.
hint-pay_low = You will miss this card least.
hint-stop = You would give away more than you get.
hint-discard_void = Without { suit } you can trump that suit.
hint-discard_high = High cards take tricks that you do not want.
hint-discard_low = Keep trumps and high cards; these would win nothing.
why-no_hint = No hint can be given here.
why-limit = Not so many hints at once. Wait a moment.
key-H = hint
key-compare = hint, with the other cards compared

### Comfort

settings-pace = Pace of play
settings-cards = Cards
settings-page = Page
settings-sound = Sound and vibration
settings-reach = Keyboard and screen reader
setting-suits = Order of the suits
value-suits-alternate = black and red in turn
value-suits-fixed = always the same
setting-theme = Colours of the page
value-theme-auto = as the system is set
value-theme-light = light
value-theme-dark = dark
value-theme-contrast = high contrast
setting-sounds = Sounds
setting-volume = Volume
value-volume-low = quiet
value-volume-medium = medium
value-volume-high = loud
setting-haptics = Vibration
sounds-on = Sounds are on.
sounds-off = Sounds are off.
key-M = sounds on or off
title-turn = Your turn
go-on = Go on
setting-textHand = Cards as text
log-before = Before the play
log-trick-number = Trick { $number }
log-trick-cards = { $name } takes the trick: { $cards }.
log-trick-cards-you = You take the trick: { $cards }.
ledger-title = Exchanged in this deal
ledger-from = From
ledger-to = To
ledger-card = Card
ledger-unseen = unseen
plot-title = Totals after each deal
plot-label = Line chart of the totals after each deal. The table says the same in numbers.

### Statistics

statistics-line = { $games ->
    [one] Won { $wins } of { $games } game of { $preset }
   *[other] Won { $wins } of { $games } games of { $preset }
  }
statistics-empty = No deal has been counted yet. Play one to its end, and it will appear here.
statistics-failed = The statistics could not be read. Please load the page again.
statistics-all = All games
statistics-shown = { $games ->
    [one] { $what }: { $wins } of { $games } finished game won.
   *[other] { $what }: { $wins } of { $games } finished games won.
  }
statistics-unranked = { $count ->
    [one] Count the one game with a move taken back or a hint
   *[other] Count the { $count } games with a move taken back or a hint
  }
statistics-unranked-hint = Such games count neither in streaks nor in the ranking.
statistics-won-games = Games won
statistics-of = { $wins } of { $games }
statistics-shared = { $count ->
    [one] one shared
   *[other] { $count } shared
  }
statistics-streak = Wins in a row
statistics-longest = longest: { $count }
statistics-best = Best deal
statistics-worst = Worst deal
statistics-points-title = Points, deal by deal
statistics-points = Points per deal
statistics-points-note = Averages. “{ contract-MIS }” has a limit and no number to make, so it is missing among the numbers. A deal that ended the game early has no points.
statistics-by-target = By tricks to make
statistics-by-contract = By contract
statistics-by-choosing = As chooser or not
statistics-contract-by = Contract named by
statistics-chooser = yourself
statistics-other = another
statistics-deals = Deals
statistics-tricks = Tricks
statistics-totals = Totals of your games
statistics-as-table = { $count ->
    [one] The last game as a table
   *[other] The last { $count } games as a table
  }
statistics-date = Date
statistics-result = Result
statistics-won = Won
statistics-result-won = Won
statistics-result-shared = Won, shared
statistics-result-lost = Not won
statistics-exchange = What exchanges brought
statistics-claimed = When up
statistics-paid = When down
statistics-cards = Cards
statistics-ranks = Ranks
statistics-ranks-each = per card
statistics-ranks-note = Ranks you received less ranks you gave: ace 14, king 13, down to two 2.
statistics-against = By level of the other players
statistics-level = Level
statistics-games = Games
statistics-rate = Share won
statistics-ranking = Ranking
statistics-period = Time
statistics-period-today = Today
statistics-period-week = 7 days
statistics-period-ever = All
statistics-period-shown = { $count ->
    [one] { $period }: one finished game.
   *[other] { $period }: { $count } finished games.
  }
statistics-ranking-none = No ranked game in this time.
statistics-by-score = Games won: total × 10
statistics-by-wins = Number of games won
statistics-place = Place
statistics-score = Score
statistics-data = Your data
statistics-where = All of this is kept in this browser only.
statistics-not-kept = This browser keeps nothing: what is counted here ends with the page. Save it as a file if you want to keep it.
statistics-name = Your name
statistics-name-kept = The name is kept.
statistics-unread = { $count ->
    [one] One entry cannot be read: it is damaged or comes from a later version. It is not counted.
   *[other] { $count } entries cannot be read: they are damaged or come from a later version. They are not counted.
  }
statistics-tidy = Remove
statistics-tidied = Removed.
statistics-csv = Save as CSV
statistics-json = Save as JSON
statistics-saved = Saved as { $file }.
statistics-import = Import JSON…
statistics-import-wrong = { $file } is not a file of these statistics: choose one that was saved here as JSON.
statistics-imported = { $added ->
    [one] One game added, { $known } already there.
   *[other] { $added } games added, { $known } already there.
  }
statistics-import-unread = { $count ->
    [one] One entry could not be read.
   *[other] { $count } entries could not be read.
  }
statistics-reset = Forget all…
statistics-reset-ask = { $count ->
    [one] One game will be forgotten. Save it first if you may want it back.
   *[other] { $count } games will be forgotten. Save them first if you may want them back.
  }
statistics-forget = Forget all
statistics-forgotten = Everything has been forgotten.
statistics-undo = Bring it back
statistics-restored = Everything is back.

### Score sheet for real cards

paper-intro = Playing with real cards? Enter how many tricks each player took: the sheet keeps the points and says who gives cards to whom and who deals next. It works without a connection and stays on this device.
paper-new = New score sheet
paper-kept = Score sheets on this device
paper-all = All score sheets
paper-gone = This score sheet is not on this device.
paper-not-kept = This browser does not keep the sheet: it will be lost when you close the page.
paper-delete = Delete
paper-delete-of = Delete the sheet of { $names }
paper-deleted = The sheet has been deleted.
paper-restore = Bring it back
paper-player = Player { $number }
paper-round = Players, in the order of play
paper-names-wrong = Enter three different names.
paper-first = First dealer
paper-options = Change the rules
paper-start = Start the sheet
paper-before = Last deal
paper-up = { $count } up
paper-down = { $count } down
paper-exact = exact
paper-chooser = names the contract
paper-claim = { $from } gives { $to } { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
paper-in-order = One after the other, in this order.
paper-any-order = { $name } chooses the order, card by card.
paper-if-trump = Only if a trump suit is named.
paper-how = How a card is exchanged
paper-how-name_suit = Card for card: whoever was up names a suit, gets the other’s highest of it and gives any card back.
paper-how-give_card = Card for card: whoever was up gives a card and gets the other’s highest of its suit, perhaps the same card.
paper-exchange-first = None in the first deal.
paper-exchange-playoff = None in a deciding deal.
paper-exchange-none = None: nobody was up.
paper-contract = Contract (needed for no tricks only)
paper-contract-open = Not noted
paper-tricks-of = Tricks of { $name }
paper-missing = Enter the tricks of at least two players.
paper-range-wrong = Each number must be between 0 and { $all }.
paper-sum-wrong = { $sum ->
    [one] That makes { $sum } trick, but a deal has { $all }.
   *[other] That makes { $sum } tricks, but a deal has { $all }.
  }
paper-at-once = { $count ->
    [one] { $name } has { $count } trick and wins the game at once. The deal gives no points.
   *[other] { $name } has { $count } tricks and wins the game at once. The deal gives no points.
  }
paper-write = Write down
paper-save = Save
paper-cancel = Cancel
paper-edit = Change deal { $deal }
paper-misdeal = Misdeal
paper-misdeal-said = Misdeal: { $name } deals again, and the exchange stays the same.
paper-undo = Undo
paper-undone = The last change has been undone.
paper-said = Deal { $deal }: { $results }.
paper-playoff-among = Only { $names } can win it, and only its points count.
paper-beyond = { $count ->
    [one] One deal after the end is not counted.
   *[other] { $count } deals after the end are not counted.
  }
paper-text = { $preset }, { $deals }:
paper-share-text = Share as text
paper-share-picture = Share as picture
paper-copied = Copied.
paper-picture-saved = The picture has been saved.
paper-share-failed = Sharing did not work here.
paper-print = Print
paper-form = Empty form to print
paper-form-claims = Who gives cards to whom in the next deal
paper-form-how = + was up, − was down in the deal before; the columns are the roles in the new deal. One card for each overtrick or undertrick.

### Installing

install = Install
update-ready = A new version is here.
update-reload = Reload
update-later = Later
offline-note = The server does not answer. The lessons, the rules and the score sheet work without it.
link-needed = A table needs the server, and it does not answer. Trying again…
