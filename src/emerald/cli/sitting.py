"""One match at this terminal: whoever answers, every answer is on the disk before anything else happens."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, final

from emerald.cli.asking import Sheet
from emerald.cli.mistakes import Mistake
from emerald.cli.saves import Save
from emerald.cli.terminal import Terminal
from emerald.games import shelf
from emerald.kernel.match.log import BOT
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import write
from emerald.kernel.messages import Refusal
from emerald.players.player import Player


@final
class Sitting:
    """A match, where it is kept, and who plays by itself."""

    def __init__(
        self, terminal: Terminal, match: Match, save: Save, players: dict[int, Player], was_resumed: bool = False
    ) -> None:
        self.terminal: Final = terminal
        self.match: Final = match
        self.save: Final = save
        self.players: Final = players
        self.was_resumed: Final = was_resumed
        self.name: Final[str] = match.game.name
        terminal.names = names_at(terminal, match)

    @property
    def persons(self) -> list[int]:
        """The seats that are asked here."""
        return [seat for seat in range(self.match.setup.seats) if seat not in self.players]

    def keep(self) -> None:
        """Put the match on the disk."""
        self.save.write(write(self.match))

    def view(self, seat: int) -> Any:
        """Return what a seat may know."""
        return self.match.view(seat)

    def sheet(self, seat: int) -> Sheet:
        """Return the candidates of the question a seat is asked."""
        return Sheet(self.terminal, self.match.game.actions, shelf.previews(self.name, self.view(seat)))

    def give(self, seat: int, texts: Sequence[str]) -> list[str]:
        """Give the answers of one line: all of them, or none and a Mistake or Refusal.

        Return the rest of the line: where fate or another seat had the word, what follows was not meant for the
        question that came then.
        """
        committed = len(self.match.log)
        given = 0
        with undisturbed():
            try:
                for text in texts:
                    if given and (seat not in self.match.asked() or len(self.match.log) != committed):
                        break
                    self.match.play(seat, self.sheet(seat).find(text))
                    given += 1
            except (Mistake, Refusal):
                for _ in range(given):
                    self.match.undo(seat)
                raise
            self.keep()
        return list(texts[given:])

    def give_suggested(self, seat: int) -> None:
        """Give the default answers: a whole payment, or the only answer there is; a Mistake if there is no default."""
        actions = self.match.suggest(seat)
        lawful = list(self.view(seat).actions)
        if not actions and len(lawful) == 1:
            actions = [int(lawful[0])]
        if not actions:
            raise Mistake("cli-no-default")
        with undisturbed():
            self.match.play_all(seat, actions)
            self.keep()

    def undo(self, seat: int, whole: bool) -> None:
        """Take back the last answer, or all that nobody has acted on."""
        with undisturbed():
            if whole:
                self.match.undo_turn(seat)
            else:
                self.match.undo(seat)
            self.keep()

    def let_play(self, seat: int) -> None:
        """Let a seat that plays by itself answer until another is asked."""
        while not self.match.over and seat in self.match.asked():
            action = self.players[seat].choose(self.view(seat))
            with undisturbed():
                self.match.play(seat, int(action), BOT)
                self.keep()


def names_at(terminal: Terminal, match: Match) -> list[str]:
    """Return who sits at a match, then who plays without a seat."""
    others = shelf.opponents(match.game.name, match.setup.seats)
    return [*match.names, *[terminal.text(key) for key in others]]


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait until what was begun is done, so that no answer is half given or half kept."""
    pressed: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if pressed:
        raise KeyboardInterrupt
