"""Actions: a verb and at most one operand, numbered once for the life of the game.

The number is what search and learning see; the words are what logs and replays
show; the two are one table, so neither can drift from the other. Places are
fixed: a catalogue may rename components, it cannot move a number.
"""

from __future__ import annotations

from typing import Final, final


@final
class Verb:
    """One kind of action: its first number and the names of what it can be done to."""

    def __init__(self, name: str, base: int, operands: list[str]) -> None:
        self.name: Final = name
        self.base: Final = base
        self.operands: Final = operands  # [""] for a verb that needs none

    @property
    def end(self) -> int:
        """The first number after this verb's."""
        return self.base + len(self.operands)


@final
class ActionTable:
    """Every action of one game, in a fixed order."""

    def __init__(self) -> None:
        self.names: Final[list[str]] = []
        self.verbs: Final[list[Verb]] = []
        self._verb_of: Final[list[Verb]] = []
        self._numbers: Final[dict[str, int]] = {}

    def __len__(self) -> int:
        return len(self.names)

    def add(self, name: str, base: int, operands: list[str] | None = None) -> Verb:
        """Add a verb at its fixed place, which must be the next free one."""
        if base != len(self.names):
            raise ValueError(f"verb {name!r} belongs at {base}, but the next free number is {len(self.names)}")
        verb = Verb(name, base, [""] if operands is None else operands)
        for operand in verb.operands:
            text = f"{name} {operand}" if operand else name
            if text in self._numbers:
                raise ValueError(f"two actions are called {text!r}")
            self._numbers[text] = len(self.names)
            self.names.append(text)
            self._verb_of.append(verb)
        self.verbs.append(verb)
        return verb

    def verb(self, action: int) -> Verb:
        """Return the verb of an action."""
        return self._verb_of[action]

    def operand(self, action: int) -> str:
        """Return the name of what an action is done to; empty if to nothing."""
        verb = self._verb_of[action]
        return verb.operands[action - verb.base]

    def parse(self, text: str) -> int:
        """Return the number of an action from its words."""
        number = self._numbers.get(" ".join(text.split()))
        if number is None:
            raise ValueError(f"no such action: {text!r}")
        return number
