"""A game at a terminal: what happens is told line by line, decisions are asked for in words."""

import random
import secrets
import textwrap
from typing import Final, TextIO

from threefiveeight.bots.bot import Bot
from threefiveeight.cards import SUITS, Card, CardSet
from threefiveeight.cli.rule_words import CONTRACT_WORDS
from threefiveeight.cli.words import GLYPHS, Words
from threefiveeight.record import action_to_text, score_sheet
from threefiveeight.rules import (
    Action,
    BySeat,
    Deal,
    Dealt,
    DiscardCards,
    Game,
    NameContract,
    NameSuit,
    Phase,
    Play,
    Rules,
    Seat,
    by_seat,
    refusal,
    view,
)

BOT_NAMES: Final = ("Ada", "Ben")
WIDTH: Final = 79
"""Columns of a terminal that are written to."""

_HELP: Final = """\
A card is its suit and rank: S, H, D or C, then A K Q J T (or 10) 9 … 2, as in
SA or h10; where only one card of that rank can be played, the rank alone will
do. Contracts are S H D C, NT (no trump) and MIS (no tricks). When you discard,
write the cards one after the other. "hand" shows your cards, "score" the
score sheet, "quit" ends the game."""


class InputEnded(Exception):
    """The player has quit, or there is no more input."""


class Terminal:
    """Lines out, answers in; knows whether the output can show suit symbols."""

    def __init__(self, answers: TextIO, out: TextIO) -> None:
        self._answers = answers
        self._out = out
        self.glyphs = _can_show(GLYPHS, out)

    def say(self, text: str = "") -> None:
        """Print a line, or several; one that is too long for the terminal is broken between words."""
        for line in text.split("\n"):
            self._out.write((line if len(line) <= WIDTH else textwrap.fill(line, WIDTH)) + "\n")

    def ask(self, question: str) -> str:
        """Print a question and read the answer's line; InputEnded at the end of the input."""
        self.say(question)
        self._out.write("> ")
        self._out.flush()
        line = self._answers.readline()
        if not self._answers.isatty():
            self._out.write(line if line.endswith("\n") else line + "\n")
        if not line:
            raise InputEnded
        return line.strip()


def _can_show(text: str, out: TextIO) -> bool:
    try:
        text.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


class Session:
    """One game of a person against two bots; ``deals`` holds what has been played, the last perhaps unfinished."""

    def __init__(self, rules: Rules, seat: Seat, bot: Bot, seed: int | None) -> None:
        self.rules = rules
        self.deals: list[Deal] = []
        self._seat = seat
        self._bot = bot
        bots = iter(BOT_NAMES)
        self.names: BySeat[str] = by_seat(lambda player: "You" if player == seat else next(bots))
        self._generator = random.Random(secrets.randbits(64) if seed is None else seed)

    def play(self, terminal: Terminal) -> bool:
        """Play the game; whether it came to its end."""
        words = Words(self.names, self._seat, glyphs=terminal.glyphs)
        game = Game.new(self.rules, self._generator.randrange(3))
        terminal.say('You play against two computer players. Type "?" at any prompt for help.')
        try:
            while not game.over:
                game = self._play_deal(game, terminal, words)
        except (InputEnded, KeyboardInterrupt):
            terminal.say("The game was not finished.")
            return False
        return True

    def _play_deal(self, game: Game, terminal: Terminal, words: Words) -> Game:
        game = game.start(Dealt.shuffled(self.rules, self._generator))
        assert game.deal is not None
        self.deals.append(game.deal)
        told = self._tell(game.deal, 0, terminal, words)
        while (seat := game.to_act) is not None:
            game = game.apply(self._decision(game, seat, terminal, words))
            assert game.deal is not None
            self.deals[-1] = game.deal
            told = self._tell(game.deal, told, terminal, words)
        terminal.say()
        terminal.say(score_sheet(game, self.names).replace("You has won", "You have won"))
        return game

    def _tell(self, deal: Deal, told: int, terminal: Terminal, words: Words) -> int:
        """Tell of the events that the player has not been told of; how many there are now."""
        seen = view(deal, self._seat)
        for event in seen.events[told:]:
            for line in words.event(event, seen):
                terminal.say(line)
        return len(seen.events)

    def _decision(self, game: Game, seat: Seat, terminal: Terminal, words: Words) -> Action:
        assert game.deal is not None
        if seat == self._seat:
            return Question(game, seat, words, self.names).answered(terminal)
        seed = self._generator.getrandbits(32)
        return self._bot.decide(view(game.deal, seat), game.legal_actions(), seed=seed, iterations=200)


class Question:
    """A decision that a person is asked for, and the answers that it takes."""

    def __init__(self, game: Game, seat: Seat, words: Words, names: BySeat[str]) -> None:
        assert game.deal is not None
        self._game = game
        self._deal = game.deal
        self._seat = seat
        self._words = words
        self._names = names

    def answered(self, terminal: Terminal) -> Action:
        """Ask until the answer is a legal action; InputEnded where the player quits."""
        terminal.say(f"Your hand: {self._words.hand(view(self._deal, self._seat).hand)}")
        while True:
            answer = terminal.ask(self._text())
            match answer.lower():
                case "?" | "help":
                    terminal.say(_HELP)
                case "hand":
                    terminal.say(f"Your hand: {self._words.hand(view(self._deal, self._seat).hand)}")
                case "score":
                    terminal.say(score_sheet(self._game, self._names))
                case "quit" | "exit":
                    raise InputEnded
                case _:
                    action = self._read(answer)
                    if isinstance(action, str):
                        terminal.say(action)
                    else:
                        return action

    def _text(self) -> str:
        legal = [action_to_text(action, with_seat=False) for action in self._options()]
        match self._deal.phase:
            case Phase.CONTRACT:
                return f"Name the contract: {' '.join(text.removeprefix('contract ') for text in legal)}"
            case Phase.DISCARD:
                return f"Discard {self._deal.rules.kitty_size} cards, for example: {self._example()}"
            case Phase.PLAY:
                playable = [action.card for action in self._options() if isinstance(action, Play)]
                return f"Play a card: {self._words.cards(playable)}"
            case _:
                return self._exchange_text(legal)

    def _exchange_text(self, legal: list[str]) -> str:
        verbs = {text.split(" ")[0] for text in legal}
        downs = ", ".join(
            f"{self._names[claim.down]} (seat {claim.down}) owes you {claim.left}"
            for claim in self._deal.claims
            if claim.up == self._seat
        )
        if "pay" in verbs:
            return "Hand back a card:"
        if "return" in verbs:
            return "You were given a trump. Return any card:"
        if "name" in verbs:
            return f"{downs}. Name a suit (S H D C), the seat first if several owe you, or stop:"
        return f"{downs}. Give a card to get his highest of that suit, the seat first if several owe you, or stop:"

    def _example(self) -> str:
        return " ".join(map(str, list(self._deal.hands[self._seat])[-self._deal.rules.kitty_size :]))

    def _options(self) -> list[Action]:
        return [] if self._deal.phase is Phase.DISCARD else list(self._game.legal_actions())

    def _read(self, answer: str) -> Action | str:
        """The action that an answer means, or what is wrong with it."""
        if not answer:
            return "Please type an answer, or ? for help."
        if self._deal.phase is Phase.DISCARD:
            return self._read_discard(answer)
        typed = _plain(answer)
        meant = [action for action in self._options() if typed in _spellings(action)]
        if len(meant) == 1:
            return meant[0]
        if len(meant) > 1:
            return f"{answer} could be one of several: {', '.join(action_to_text(a, with_seat=False) for a in meant)}."
        return self._why_not(typed, answer)

    def _why_not(self, typed: str, answer: str) -> str:
        card = _card(typed)
        if card is not None and self._deal.phase is Phase.PLAY:
            return self._refused(Play(self._seat, card))
        return f"{answer!a} is not among your answers here. Type ? for help."

    def _read_discard(self, answer: str) -> Action | str:
        words = _plain(answer).removeprefix("DISCARD ").replace(",", " ").split()
        cards = [_card(word) for word in words]
        known = [card for card in cards if card is not None]
        if len(known) < len(cards) or len(set(known)) < len(known):
            return "Please write different cards, each as suit and rank, for example: " + self._example()
        action = DiscardCards(self._seat, CardSet.of(known))
        return action if refusal(self._deal, action) is None else self._refused(action)

    def _refused(self, action: Action) -> str:
        """Why an action is refused, said to the player."""
        reason = str(refusal(self._deal, action))
        return reason.replace(f"seat {self._seat} does", "You do").replace(f"seat {self._seat}", "You") + "."


def _plain(answer: str) -> str:
    """An answer in the letters of records: suit symbols, small letters and a 10 are understood."""
    plain = answer.upper().replace("10", "T")
    for suit in SUITS:
        plain = plain.replace(GLYPHS[suit], suit.letter)
    return " ".join(plain.split())


def _card(text: str) -> Card | None:
    try:
        return Card.parse(text)
    except ValueError:
        return None


def _spellings(action: Action) -> set[str]:
    """All that a player may type for an action, in capitals."""
    text = action_to_text(action, with_seat=False).upper()
    verb, *rest = text.split(" ")
    spelled = {text, " ".join(rest) or verb}
    if isinstance(action, NameContract):
        return spelled | {CONTRACT_WORDS[action.contract].upper()}
    if rest:
        spelled.add(rest[-1])
    if isinstance(action, Play):
        spelled.add(str(action.card)[1])
    if isinstance(action, NameSuit):
        spelled.add(action.suit.name)
    return spelled
