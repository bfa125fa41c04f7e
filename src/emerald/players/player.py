"""What answers for a seat, whoever or whatever it is."""

from __future__ import annotations

from typing import Any, Protocol


class Player(Protocol):
    """Anything that answers a question from what its seat may know."""

    @property
    def name(self) -> str:
        """What tables and reports call it."""

    @property
    def nodes(self) -> int:
        """How many positions it looked at for its last answer."""

    def choose(self, view: Any) -> int:
        """Return one of the lawful answers that the view lists."""
