"""The games there are, by name; a new one is one line here."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from emerald._pure import PACKAGE
from emerald.kernel.events import Event
from emerald.kernel.messages import Message

TITLES: Final = {
    "alchemicus": "Alchemicus",
    "trismegistus": "Trismegistus",
}


class UnknownGame(ValueError):
    """No game of this name stands on the shelf; ``name`` is what was asked for."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name: Final = name


def open_game(name: str, catalogue: Path | None = None) -> Any:
    """Return the game of a name, made from the catalogue given or its own; raise what reading that raises."""
    title = _class_of(name)
    game: Any = getattr(_module(name, "game"), title)
    if catalogue is None:
        return game()
    return game(_module(name, "catalogue").read_catalogue(catalogue))


def components_folder(name: str) -> Path:
    """Return where a game's own components lie."""
    _class_of(name)
    return PACKAGE / "games" / name / "components"


def catalogue_of(name: str, path: Path | None = None) -> Any:
    """Return the checked catalogue of a file or folder, or a game's own."""
    _class_of(name)
    return _module(name, "catalogue").read_catalogue(components_folder(name) if path is None else path)


def previews(name: str, view: Any) -> list[Any]:
    """Return what a game shows of each candidate of the question a view's seat is asked."""
    shown: list[Any] = _module(name, "preview").previews(view)
    return shown


def question(name: str, view: Any) -> Message:
    """Return the message that puts the question a view's game asks now."""
    message: Message = _module(name, "telling").question_message(view)
    return message


def answer(name: str, view: Any, action: int) -> Message:
    """Return the message that words an answer."""
    message: Message = _module(name, "telling").action_message(view, action)
    return message


def told(name: str, view: Any, event: Event) -> Message | None:
    """Return the message that tells an event to the seat of a view; None if there is nothing to tell."""
    message: Message | None = _module(name, "telling").event_message(view, event)
    return message


def ledger(name: str, s: Any) -> Any:
    """Return what tells, while a game is played again from a state, where everybody's points come from."""
    return _module(name, "ledger").Ledger(s)


def opponents(name: str, seats: int) -> list[str]:
    """Return the keys of what opponents without a seat are called; they are numbered on from the last seat."""
    found: dict[int, list[str]] = getattr(_module(name, "telling"), "OPPONENTS", {})
    return found.get(seats, [])


def afterword(name: str, state: Any) -> list[Message]:
    """Return what a game has to say of its end beyond the score sheet; many have nothing."""
    say = getattr(_module(name, "telling"), "afterword", None)
    found: list[Message] = [] if say is None else say(state)
    return found


def _class_of(name: str) -> str:
    if name not in TITLES:
        raise UnknownGame(name)
    return TITLES[name]


def _module(name: str, part: str) -> Any:
    return import_module(f"emerald.games.{name}.{part}")
