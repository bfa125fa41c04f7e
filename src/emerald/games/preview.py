"""What a player is shown of an answer before giving it, whatever the game."""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.messages import Message


@final
class Amount:
    """So many of something: its id, which the words of a language turn into a name, and how many."""

    def __init__(self, what: str, count: int) -> None:
        self.what: Final = what
        self.count: Final = count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Amount) and self.what == other.what and self.count == other.count

    def __hash__(self) -> int:
        return hash((self.what, self.count))

    def __repr__(self) -> str:
        return f"{self.count} {self.what}"


@final
class Preview:
    """One candidate: its words, what it costs and brings, what it wastes, its paragraph, why not if not.

    A cost is what is still to be paid once the answer is given; chance may bring less than the gain where
    a pile runs dry. An answer ends undo when fate or another seat has the word after it.
    """

    def __init__(
        self,
        action: int,
        message: Message,
        cost: list[Amount],
        gain: list[Amount],
        ends_undo: bool,
        why_not: Message | None,
        warnings: list[Message] | None = None,
    ) -> None:
        self.action: Final = action
        self.message: Final = message  # its rule is the paragraph
        self.cost: Final = cost
        self.gain: Final = gain
        self.ends_undo: Final = ends_undo
        self.why_not: Final = why_not
        self.warnings: Final[list[Message]] = warnings if warnings is not None else []
