"""Sets of cards as values."""

from collections.abc import Iterable, Iterator
from typing import Final

from threefiveeight.cards.card import CARDS, SUITS, Card, Suit


class CardSet:
    """An immutable set of cards, kept as a mask in which bit ``i`` stands for ``Card(i)``.

    It is iterated in the order in which cards are shown (suits S H D C, high to low), so the first card of a
    suit's part is the highest.
    """

    __slots__ = ("mask",)

    mask: int

    def __init__(self, mask: int = 0) -> None:
        """The set of that mask; ValueError for bits beyond the 52 cards."""
        if not 0 <= mask < 1 << 52:
            raise ValueError(f"a mask has the bits 0 to 51, not {mask:#x}")
        object.__setattr__(self, "mask", mask)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a CardSet cannot be changed ({name})")

    def __reduce__(self) -> tuple[type["CardSet"], tuple[int]]:
        return CardSet, (self.mask,)

    @classmethod
    def of(cls, cards: Iterable[Card]) -> "CardSet":
        """The set of the given cards; ValueError where one comes twice."""
        mask = 0
        for card in cards:
            bit = 1 << card
            if mask & bit:
                raise ValueError(f"{card} comes twice")
            mask |= bit
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> "CardSet":
        """The set of the cards in a text, white space between them; ValueError for what is no card or comes twice."""
        return cls.of(Card.parse(word) for word in text.split())

    def of_suit(self, suit: Suit) -> "CardSet":
        """The cards of one suit."""
        return CardSet(self.mask & SUIT_MASKS[suit])

    def first(self) -> Card:
        """The first card in the order shown: of a single suit the highest; KeyError for the empty set."""
        if not self.mask:
            raise KeyError("the empty set has no first card")
        return CARDS[(self.mask & -self.mask).bit_length() - 1]

    def last(self) -> Card:
        """The last card in the order shown: of a single suit the lowest; KeyError for the empty set."""
        if not self.mask:
            raise KeyError("the empty set has no last card")
        return CARDS[self.mask.bit_length() - 1]

    def add(self, card: Card) -> "CardSet":
        """This set with one card more (or the same set if it holds the card)."""
        return CardSet(self.mask | 1 << card)

    def remove(self, card: Card) -> "CardSet":
        """This set without that card; KeyError if it does not hold it."""
        bit = 1 << card
        if not self.mask & bit:
            raise KeyError(card)
        return CardSet(self.mask ^ bit)

    def __contains__(self, card: object) -> bool:
        return isinstance(card, Card) and bool(self.mask >> card & 1)

    def __iter__(self) -> Iterator[Card]:
        mask = self.mask
        while mask:
            bit = mask & -mask
            yield CARDS[bit.bit_length() - 1]
            mask ^= bit

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __or__(self, other: "CardSet") -> "CardSet":
        return CardSet(self.mask | other.mask)

    def __and__(self, other: "CardSet") -> "CardSet":
        return CardSet(self.mask & other.mask)

    def __sub__(self, other: "CardSet") -> "CardSet":
        return CardSet(self.mask & ~other.mask)

    def __le__(self, other: "CardSet") -> bool:
        return not self.mask & ~other.mask

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CardSet) and self.mask == other.mask

    def __hash__(self) -> int:
        return hash(self.mask)

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"


SUIT_MASKS: Final = tuple(0x1FFF << 13 * suit for suit in SUITS)
"""The mask of all cards of a suit, by suit."""

EMPTY: Final = CardSet()
"""The set without cards."""

FULL_DECK: Final = CardSet((1 << 52) - 1)
"""The set of all 52 cards."""
