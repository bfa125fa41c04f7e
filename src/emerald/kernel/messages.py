"""Reasons and messages: what the rules say to people, as a key and typed arguments.

Rules name a reason by its number, because search asks for it millions of times.
The words are looked up on demand, in the reader's language, outside the kernel.
"""

from __future__ import annotations

from typing import Final, final

from emerald.kernel.vecs import i64

NO_OBJECTION: Final = 0
GAME_IS_OVER: Final = 1
FATE_IS_ASKED: Final = 2
SEAT_IS_NOT_ASKED: Final = 3
NOT_AN_ANSWER: Final = 4
FIRST_GAME_REASON: Final = 100


@final
class Message:
    """A sentence to be: the key of a Fluent message, its paragraph and its arguments."""

    def __init__(self, key: str, rule: str = "", args: dict[str, int | str] | None = None) -> None:
        self.key: Final = key
        self.rule: Final = rule
        self.args: Final[dict[str, int | str]] = args if args is not None else {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return False
        return self.key == other.key and self.rule == other.rule and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.key, self.rule))

    def __str__(self) -> str:
        """Return the message as logs show it; people read the Fluent text instead."""
        args = ", ".join([f"{name}={value}" for name, value in self.args.items()])
        return f"{self.rule} {self.key}".strip() + (f" ({args})" if args else "")


def packed(messages: list[Message]) -> str:
    """Return messages as one argument of another: keys with their arguments, `gain count=2 what=salt; pass`."""
    return "; ".join(
        [" ".join([each.key, *[f"{name}={value}" for name, value in each.args.items()]]) for each in messages]
    )


class Refusal(ValueError):
    """What was proposed cannot be done; ``message`` says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message: Final = message


@final
class Reason:
    """One way in which the rules may forbid something."""

    def __init__(self, number: int, rule: str, key: str) -> None:
        self.number: Final = number
        self.rule: Final = rule
        self.key: Final = key


@final
class ReasonTable:
    """All reasons of one game, the kernel's own first."""

    def __init__(self, reasons: list[tuple[int, str, str]]) -> None:
        self._reasons: Final[dict[int, Reason]] = {}
        for number, rule, key in KERNEL_REASONS + reasons:
            if number in self._reasons:
                raise ValueError(f"reason {number} is both {self._reasons[number].key} and {key}")
            self._reasons[number] = Reason(number, rule, key)

    def __getitem__(self, number: int) -> Reason:
        return self._reasons[number]

    def all(self) -> list[Reason]:
        """Return every reason, rising by number."""
        return [self._reasons[n] for n in sorted(self._reasons)]

    def message(self, number: i64, args: dict[str, int | str]) -> Message:
        """Return the message of a reason, filled with its arguments."""
        reason = self._reasons[number]
        return Message("why-not-" + reason.key, reason.rule, args)


KERNEL_REASONS: Final[list[tuple[int, str, str]]] = [
    (GAME_IS_OVER, "", "game-is-over"),
    (FATE_IS_ASKED, "", "fate-is-asked"),
    (SEAT_IS_NOT_ASKED, "", "seat-is-not-asked"),
    (NOT_AN_ANSWER, "", "not-an-answer"),
]
