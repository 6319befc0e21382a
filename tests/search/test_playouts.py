"""Random games: the same numbers on every way through the kernel and in Python, fair, and legal."""

from array import array
from collections import Counter
from random import Random

import pytest

from tests.search.positions import NAMES, VARIETIES, random_position
from threefiveeight.cards import FULL_DECK, Card
from threefiveeight.rules.options import Contract, VoidPlay
from threefiveeight.rules.seats import SEATS
from threefiveeight.search.kernel import fallback, load
from threefiveeight.search.kernel.library import PATHS, words_of
from threefiveeight.search.playouts import deal_and_play, play_randomly, random_deal

SEEDS = [0, 1, 358, (1 << 64) - 1]


def ways() -> list[int]:
    library = load()
    return [] if library is None else [path for path in PATHS if path <= library.path]


@pytest.mark.kernel
@pytest.mark.parametrize("path", ways())
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("short_deck", [False, True], ids=["52", "51"])
def test_python_deals_and_plays_the_same(path: int, seed: int, short_deck: bool) -> None:
    library = load()
    assert library is not None
    library = library.with_path(path)
    for number in (0, 7, (1 << 64) - 2):
        expected = fallback.deal(seed, number, short_deck=short_deck)
        assert library.deal(seed, number, short_deck=short_deck) == expected
    for contract in range(6):
        words = array("Q", [0, 0, 0, contract % 3, 0, 51 if short_deck else 0, 0, contract, contract % 2])
        assert library.playouts(words, seed, 3, 9) == fallback.playouts(words, seed, 3, 9)


@pytest.mark.kernel
@pytest.mark.parametrize("path", ways())
@pytest.mark.parametrize("variety", range(len(VARIETIES)), ids=NAMES)
def test_python_plays_positions_the_same(path: int, variety: int) -> None:
    library, random = load(), Random(variety)
    assert library is not None
    library = library.with_path(path)
    for size in (1, 2, 5, 17):
        words = words_of(random_position(random, size, random.randrange(3), variety))
        assert library.playouts(words, 11, 0, 13) == fallback.playouts(words, 11, 0, 13)


def test_a_batch_can_be_split_anywhere() -> None:
    whole = deal_and_play(50, 3, Contract.HEARTS)
    parts = [deal_and_play(17, 3, Contract.HEARTS), deal_and_play(33, 3, Contract.HEARTS, start=17)]
    for seat in SEATS:
        assert whole.counts[seat] == tuple(map(sum, zip(*(part.counts[seat] for part in parts), strict=True)))


@pytest.mark.parametrize(("short_deck", "size"), [(False, 16), (True, 17)], ids=["52", "51"])
def test_deals_are_whole(short_deck: bool, size: int) -> None:
    for number in range(40):
        hands = random_deal(8, number, short_deck=short_deck)
        assert [len(hand) for hand in hands] == [size, size, size]
        union = hands[0] | hands[1] | hands[2]
        assert len(union) == 3 * size
        assert union <= FULL_DECK
        assert not (short_deck and Card.parse("C2") in union)


@pytest.mark.kernel
def test_every_card_is_as_likely_in_every_hand() -> None:
    """Each of 52 cards is in each hand 16/52 of the time; five standard deviations would be an alarm."""
    deals = 20_000
    counts: Counter[tuple[int, Card]] = Counter()
    for number in range(deals):
        counts.update((seat, card) for seat, hand in enumerate(random_deal(77, number)) for card in hand)
    chance = 16 / 52
    spread = (deals * chance * (1 - chance)) ** 0.5
    assert all(abs(counts[seat, Card(card)] - deals * chance) < 5 * spread for seat in SEATS for card in range(52))


@pytest.mark.kernel
def test_every_legal_way_is_as_likely_as_its_choices() -> None:
    """Two cards each: the frequencies of the tricks taken against their chances, counted card by card."""
    random = Random(2)
    for _ in range(20):
        position = random_position(random, 2, random.randrange(3))
        games = 40_000
        tally = play_randomly(position, games, seed=random.randrange(1 << 30))
        for seat in SEATS:
            for tricks, chance in chances(position, seat).items():
                spread = (games * chance * (1 - chance)) ** 0.5
                assert abs(tally.counts[seat][tricks] - games * chance) <= 5 * spread + 1


def chances(position: object, seat: int) -> dict[int, float]:
    from threefiveeight.search import Position

    assert isinstance(position, Position)
    total: dict[int, float] = {}
    cards = list(position.legal())
    for card in cards:
        after, winner = position.after(card)
        rest = {0: 1.0} if after is None else chances(after, seat)
        for tricks, chance in rest.items():
            won = tricks + (winner == seat)
            total[won] = total.get(won, 0.0) + chance / len(cards)
    return total


def test_a_tally_adds_up() -> None:
    tally = deal_and_play(30, 5, Contract.NO_TRICKS, leader=2, void_play=VoidPlay.MUST_TRUMP)
    assert [sum(counts) for counts in tally.counts] == [30, 30, 30]
    assert sum(tally.mean(seat) for seat in SEATS) == pytest.approx(16)


@pytest.mark.parametrize(("games", "seed", "start"), [(-1, 0, 0), (1, 1 << 64, 0), (1, 0, -1)])
def test_numbers_beyond_64_bits_are_refused(games: int, seed: int, start: int) -> None:
    with pytest.raises(ValueError, match="numbers of 64 bits"):
        deal_and_play(games, seed, Contract.HEARTS, start=start)
