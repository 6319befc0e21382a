"""The first game: what each step says is true of the deal that it is played with."""

import pytest
from fluent.syntax import ast

from tests.locales.texts import LANGUAGES, messages
from threefiveeight.cards import Card, Suit
from threefiveeight.learn import FIRST_GAME, Beat, LessonStep, Moment, first_game_record
from threefiveeight.record import actions_of, steps
from threefiveeight.rules import (
    SEATS,
    CardMoved,
    Contract,
    Deal,
    DiscardCards,
    Game,
    Give,
    KittyTaken,
    NameContract,
    Phase,
    Play,
    TrickWon,
    legal_actions,
)

YOU, ADA, BEN = SEATS
GUIDE = ["table", "trick", "numbers", "choose", "exchange", "kitty", "discard", "play", "none", "score"]
"""The ten steps, in the order of the guide."""

WORDS = 25
"""The most words of a text, in English; other languages need a few more."""


def games() -> dict[Moment, Game]:
    """The game at every moment of the record, deal by deal, the end of each included."""
    found: dict[Moment, Game] = {}
    for step in steps(first_game_record()):
        last = max((moment.action for moment in found if moment.deal == step.deal), default=0)
        found[Moment(step.deal, step.action or last + 1)] = step.game
    return found


GAMES = games()
BEATS = {beat.says: (moment, beat) for step in FIRST_GAME.steps for moment, beat in step.placed}
ASKING = [says for says, (_, beat) in BEATS.items() if beat.asks]


def deal(says: str) -> Deal:
    """The deal when a text comes up."""
    found = GAMES[BEATS[says][0]].deal
    assert found is not None
    return found


def asked(says: str) -> Play | NameContract | Give | DiscardCards:
    """What the learner is to do after a text."""
    moment = BEATS[says][0]
    end = GAMES[max((one for one in GAMES if one.deal == moment.deal), key=lambda one: one.action)].deal
    assert end is not None
    action = list(actions_of(end))[moment.action - 1]
    assert isinstance(action, Play | NameContract | Give | DiscardCards)
    return action


def held(says: str, suit: Suit) -> list[Card]:
    """The learner's cards of a suit, the highest first."""
    return sorted(deal(says).hands[YOU].of_suit(suit), key=lambda card: card.rank, reverse=True)


def trick_winner(says: str) -> int:
    """Who takes the trick that is played after a text."""
    won = [event.winner for event in after(says).events if isinstance(event, TrickWon)]
    assert len(won) == sum(deal(says).tricks) + 1
    return won[-1]


def after(says: str) -> Deal:
    """The deal when everything that follows a text has been played."""
    moment, beat = BEATS[says]
    found = GAMES[Moment(moment.deal, moment.action + beat.plays)].deal
    assert found is not None
    return found


def test_the_steps_are_those_of_the_guide() -> None:
    assert [step.name for step in FIRST_GAME.steps] == GUIDE
    assert len(BEATS) == sum(len(step.beats) for step in FIRST_GAME.steps)
    assert all(says.startswith(f"{step.name}-") for step in FIRST_GAME.steps for says in (b.says for b in step.beats))


def test_every_step_is_played_and_not_read() -> None:
    played = {step.name for step in FIRST_GAME.steps if any(beat.asks for beat in step.beats)}
    moved = {step.name for step in FIRST_GAME.steps if any(beat.plays for beat in step.beats)}
    assert moved == set(GUIDE)
    assert set(GUIDE) - played == {"kitty"}


@pytest.mark.parametrize("says", ASKING)
def test_what_is_asked_for_is_the_learners_and_legal(says: str) -> None:
    now, action = deal(says), asked(says)
    assert now.to_act == action.seat == FIRST_GAME.seat == YOU
    assert action in legal_actions(now, YOU)
    assert BEATS[says][1].plays >= 1


@pytest.mark.parametrize("says", [says for says in BEATS if says not in ASKING])
def test_nobody_plays_for_the_learner(says: str) -> None:
    moment, beat = BEATS[says]
    actors = [GAMES[Moment(moment.deal, moment.action + n)].to_act for n in range(beat.plays)]
    assert YOU not in actors


def test_a_step_that_does_not_say_where_it_begins_is_refused() -> None:
    with pytest.raises(ValueError, match="lost"):
        list(LessonStep("lost", (Beat("lost"),)).placed)


def words(text: ast.Pattern | None) -> int:
    """How many words a text has, a variable counted as one."""
    parts = text.elements if text else []
    return len("".join(part.value if isinstance(part, ast.TextElement) else "X" for part in parts).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_there_and_short(language: str) -> None:
    names = [f"lesson-{says}" for says in BEATS] + [f"lesson-{says}-hint" for says in ASKING]
    counts = {name: words(messages(language)[name].value) for name in names}
    assert {name: count for name, count in counts.items() if not 0 < count <= WORDS + 2 * (language != "en")} == {}


def test_every_lesson_text_is_used() -> None:
    told = {f"lesson-{says}" for says in BEATS} | {f"lesson-{says}-hint" for says in ASKING}
    beginnings = tuple(f"lesson-{name}-" for name in GUIDE)
    assert [name for name in messages("en") if name.startswith(beginnings) and name not in told] == []


def test_step_1_sixteen_cards_each_and_four_aside() -> None:
    now = deal("table-cards")
    assert [len(hand) for hand in now.hands] == [16, 16, 16]
    assert now.to_act == BEN
    assert len(after("table-cards").trick.cards) == 1
    assert trick_winner("table-play") == BEN
    assert deal("table-play").trick.cards[0].rank > asked("table-play").card.rank  # type: ignore[union-attr]


def test_step_2_suit_is_followed_the_highest_takes_it_and_its_winner_leads() -> None:
    now = deal("trick-follow")
    assert now.trick.led is Suit.CLUBS
    assert len(held("trick-follow", Suit.CLUBS)) > 1
    assert asked("trick-follow") == Play(YOU, held("trick-follow", Suit.CLUBS)[0])
    assert trick_winner("trick-follow") == trick_winner("trick-lead") == YOU
    assert deal("trick-lead").trick.leader == YOU
    lead = asked("trick-lead")
    assert isinstance(lead, Play)
    assert (lead.card.suit, lead.card.rank) == (Suit.SPADES, 14)
    assert all(deal("trick-lead").hands[seat].of_suit(Suit.SPADES) for seat in (ADA, BEN))
    assert after("trick-lead").tricks[YOU] == 2


def test_step_3_the_numbers_and_what_one_more_is_worth() -> None:
    now = deal("numbers-what")
    assert (now.targets, now.tricks[YOU]) == ((5, 3, 8), 4)
    assert not any(now.hands[seat].of_suit(Suit.SPADES) for seat in (ADA, BEN))
    assert after("numbers-make").tricks[YOU] == 5
    assert after("numbers-more").tricks[YOU] == 6
    assert GAMES[Moment(2, 1)].results[0].points == GAMES[BEATS["choose-points"][0]].totals == (1, 1, -2)


def test_step_4_the_chooser_sees_six_cards_and_names_his_longest_suit() -> None:
    assert (deal("choose-who").dealer, deal("table-seats").dealer) == (BEN, ADA)
    now = deal("choose-six")
    six = now.dealt.hands[YOU][:6]
    suits = [card.suit for card in six]
    assert (now.phase, now.chooser, now.targets[YOU]) == (Phase.CONTRACT, YOU, 8)
    assert {suit: suits.count(suit) for suit in set(suits)} == {Suit.HEARTS: 4, Suit.SPADES: 1, Suit.DIAMONDS: 1}
    assert [card.rank for card in six if card.suit is Suit.HEARTS and card.rank > 12] == [13, 14]
    assert asked("choose-six") == NameContract(YOU, Contract.HEARTS)


def test_step_5_a_low_card_brings_the_highest_of_its_suit() -> None:
    assert {(claim.up, claim.down, claim.left) for claim in deal("exchange-why").claims} == {
        (YOU, BEN, 1),
        (ADA, BEN, 1),
    }
    (mine,) = [claim for claim in deal("exchange-give").claims if claim.up == YOU]
    assert (mine.down, mine.left) == (BEN, 1)
    gift = asked("exchange-give")
    assert isinstance(gift, Give)
    moved = [event for event in after("exchange-give").events if isinstance(event, CardMoved)]
    assert [str(event.card) for event in moved] == [str(gift.card), "SA"]
    assert (str(gift.card), moved[1].taker) == (str(held("exchange-give", Suit.SPADES)[-1]), YOU)


def test_step_6_the_kitty_is_turned_up_and_is_the_choosers() -> None:
    (before,) = [claim for claim in deal("kitty-ada").claims if claim.left]
    assert (before.up, before.down) == (ADA, BEN)
    assert not any(isinstance(event, KittyTaken) for event in deal("kitty-ada").events)
    taken = after("kitty-ada")
    assert any(isinstance(event, KittyTaken) and event.seat == YOU for event in taken.events)
    assert len(taken.hands[YOU]) == 20


def test_step_7_four_cards_go_and_leave_a_void() -> None:
    gone = asked("discard-four")
    assert isinstance(gone, DiscardCards)
    diamonds, clubs = held("discard-four", Suit.DIAMONDS), held("discard-four", Suit.CLUBS)
    assert set(gone.cards) == {*diamonds, clubs[-1]}
    assert not after("discard-four").hands[YOU].of_suit(Suit.DIAMONDS)
    assert len(after("discard-four").hands[YOU]) == 16


def test_step_8_trumps_are_drawn_and_a_void_is_trumped() -> None:
    assert (deal("play-lead").dealer + 1) % 3 == YOU
    assert asked("play-lead") == Play(YOU, held("play-lead", Suit.HEARTS)[0])
    assert all(deal("play-lead").hands[seat].of_suit(Suit.HEARTS) for seat in (ADA, BEN))
    assert deal("play-later").to_act == BEN
    now = deal("play-trump")
    (led,) = now.trick.cards
    assert str(led) == "DA"
    assert not now.hands[YOU].of_suit(Suit.DIAMONDS)
    assert {action.card.suit for action in legal_actions(now) if isinstance(action, Play)} == {Suit.HEARTS}
    assert asked("play-trump") == Play(YOU, held("play-trump", Suit.HEARTS)[-1])
    assert trick_winner("play-trump") == YOU


def test_step_9_no_trump_was_the_first_deal_and_no_tricks_turns_the_numbers() -> None:
    assert deal("table-play").contract is Contract.NO_TRUMP
    assert after("none-named").contract is Contract.NO_TRICKS
    assert (deal("none-star").chooser, len(deal("none-star").hands[ADA])) == (ADA, 16)
    assert any(isinstance(event, KittyTaken) and event.seat == ADA for event in deal("none-star").events)
    assert deal("none-limits").targets == (8, 3, 5)
    below = asked("none-below")
    assert isinstance(below, Play)
    best = deal("none-below").trick.cards[0]
    lower = [card for card in held("none-below", Suit.HEARTS) if card.rank < best.rank]
    assert below.card == lower[0]
    assert held("none-below", Suit.HEARTS)[0].rank > best.rank
    assert trick_winner("none-below") == ADA
    assert deal("none-away").trick.led is Suit.SPADES
    assert held("none-away", Suit.SPADES) == []
    assert trick_winner("none-away") == BEN


def test_step_10_the_points_add_up_and_the_learner_wins() -> None:
    assert sum(map(len, deal("score-last").hands)) == 2
    end = GAMES[Moment(3, BEATS["score-points"][0].action)]
    assert end.over
    assert (end.results[2].targets[YOU], end.results[2].tricks[YOU]) == (8, 6)
    assert [result.points[YOU] for result in end.results if result.points] == [1, 1, 2]
    assert end.totals[YOU] == 4 > max(end.totals[ADA], end.totals[BEN])
    assert end.winners == (YOU,)
