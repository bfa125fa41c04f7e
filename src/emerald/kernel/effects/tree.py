"""The tree of a card's words: nodes that never change, and the book that numbers them.

A step on the agenda names "the rest of this card" by a node's number, which is
what makes a half-resolved card saveable. A node that can be an answer (an
alternative, or a part whose order the owner chooses) has a second number, its
*option*: the game may give every component fixed places for those, so that a
changed card never shifts the actions of another.
"""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.effects.wording import WordError
from emerald.kernel.vecs import i64

SEQUENCE: Final = 0  # do each part, in the order written
ALL: Final = 1  # do each part, in the order the owner likes
GAIN: Final = 2  # amount and thing, times the count of `per`
PAY: Final = 3  # portions, then parts[0]
MAY: Final = 4
CHOOSE: Final = 5
OPPONENTS: Final = 6
EACH: Final = 7  # each player, the owner first
REPEAT: Final = 8  # amount times parts[0], each optional
IF: Final = 9  # portions hold: parts[0]
PRIMITIVE: Final = 10  # thing is the game's verb, operands what it is done to

NONE: Final = -1
NEXT_FREE: Final = -1

THING: Final = 0
COUNTED: Final = 1
CONDITION: Final = 2


@final
class Portion:
    """One entry of a cost or of a requirement: how much of what."""

    def __init__(self, kind: i64, amount: i64, word: i64) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        self.word: Final = word

    def shape(self) -> str:
        """Return the entry without words."""
        return f"{self.kind}:{self.amount}:{self.word}"


@final
class Effect:
    """One node: what to do, how much, to what, and the parts it is made of."""

    def __init__(
        self,
        op: i64,
        amount: i64 = 0,
        thing: i64 = NONE,
        per: i64 = NONE,
        portions: tuple[Portion, ...] = (),
        operands: tuple[int, ...] = (),
        parts: tuple[Effect, ...] = (),
        text: str = "",
        number: i64 = NONE,
        option: i64 = NONE,
        owner: str = "",
    ) -> None:
        self.op: Final = op
        self.amount: Final = amount
        self.thing: Final = thing
        self.per: Final = per
        self.portions: Final = portions
        self.operands: Final = operands
        self.parts: Final = parts
        self.text: Final = text  # the grammar's own words, for buttons and errors
        self.id: Final = number
        self.option: Final = option
        self.owner: Final = owner  # the component that says it

    def worded(self, text: str) -> Effect:
        """Return the same node with its words."""
        return Effect(self.op, self.amount, self.thing, self.per, self.portions, self.operands, self.parts, text)

    def numbered(self, parts: tuple[Effect, ...], number: i64, option: i64, owner: str) -> Effect:
        """Return the same node with its place in a book."""
        return Effect(
            self.op, self.amount, self.thing, self.per, self.portions, self.operands,
            parts, self.text, number, option, owner,
        )  # fmt: skip

    def shape(self) -> str:
        """Return the meaning without the words, to compare two readings."""
        portions = ",".join([portion.shape() for portion in self.portions])
        operands = ",".join([str(operand) for operand in self.operands])
        parts = " ".join([part.shape() for part in self.parts])
        return f"({self.op} {self.amount} {self.thing} {self.per} [{portions}] [{operands}] {parts})"

    def option_count(self) -> int:
        """Return how many nodes of this tree can be answers."""
        count = len(self.parts) if self.op in (CHOOSE, ALL) else 0
        for part in self.parts:
            count += part.option_count()
        return count


@final
class EffectBook:
    """All effects of one catalogue, numbered in the order read, a whole before its parts."""

    def __init__(self) -> None:
        self.effects: Final[list[Effect]] = []
        self.options: Final[list[int]] = []  # option -> number of the effect, NONE where nobody sits
        self._next_option: int = 0

    def add(self, effect: Effect, owner: str = "", first: int = NEXT_FREE, room: int = NONE) -> Effect:
        """Return the tree with numbers; its options sit from place ``first`` on, at most ``room`` of them."""
        wanted = effect.option_count()
        if room != NONE and wanted > room:
            raise WordError(effect.text, "", 0, f"at most {room} alternatives, found {wanted}")
        start = len(self.options) if first == NEXT_FREE else first
        while len(self.options) < start + wanted:
            self.options.append(NONE)
        for option in range(start, start + wanted):
            if self.options[option] != NONE:
                other = self.effects[self.options[option]]
                raise ValueError(f"{owner!r} and {other.owner!r} both want option {option}")
        self._next_option = start
        return self._number(effect, owner, NONE)

    def _number(self, effect: Effect, owner: str, option: i64) -> Effect:
        number = len(self.effects)
        self.effects.append(effect)  # keeps the place until the parts have theirs
        first_part = self._next_option
        if effect.op in (CHOOSE, ALL):
            self._next_option += len(effect.parts)  # a node's options are neighbours, hence rising
        parts: list[Effect] = []
        for i in range(len(effect.parts)):
            place: i64 = first_part + i if effect.op in (CHOOSE, ALL) else NONE
            parts.append(self._number(effect.parts[i], owner, place))
        whole = effect.numbered(tuple(parts), number, option, owner)
        self.effects[number] = whole
        if option != NONE:
            self.options[option] = number
        return whole

    def option_names(self) -> list[str]:
        """Return words for every option, to be operands of the game's verb: owner and place within it."""
        names: list[str] = []
        counts: dict[str, int] = {}
        for option in range(len(self.options)):
            number = self.options[option]
            owner = self.effects[number].owner if number != NONE else "vacant"
            counts[owner] = counts.get(owner, 0) + 1
            names.append(f"{owner}.{counts[owner]}")
        return names
