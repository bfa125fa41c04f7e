"""The process in which bots think and files are checked: reads what to do, answers, and knows nothing else.

`python -m emerald.server.workers.worker MEGABYTES`: it takes no more memory than that.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Any, BinaryIO, Final, final

from emerald.kernel.agenda import apply, question_for
from emerald.kernel.match.match import Match
from emerald.kernel.match.pieces import Pieces, joined
from emerald.kernel.match.text import read
from emerald.players.player import Player
from emerald.players.registry import player, seed_of
from emerald.server.opening import opened
from emerald.server.workers.checking import check_catalogue, check_file, try_policies
from emerald.server.workers.orders import (
    LENGTH,
    READ_JOB,
    Broken,
    CheckCatalogue,
    CheckFile,
    Done,
    Job,
    Think,
    Thought,
    framed,
)

MOST_MATCHES: Final = 40
MOST_ANSWERS: Final = 60  # in one go; then the server asks again
MEGABYTE: Final = 1 << 20


@final
class Mind:
    """The matches a process has in mind, those it thought about last."""

    def __init__(self) -> None:
        self._matches: Final[OrderedDict[str, Match]] = OrderedDict()
        self._players: Final[dict[tuple[str, int, str], Player]] = {}

    def think(self, order: Think) -> Thought:
        """Return the answers of a seat until the word passes."""
        match = self._match(order)
        if match is None:
            return Thought([], lost=True)
        answers: list[int] = []
        world = match.world(order.seat).clone()
        choose = self._player(order, match).choose
        while len(answers) < MOST_ANSWERS and question_for(world, order.seat) is not None:
            action = int(choose(match.game.view(world, order.seat)))
            answers.append(action)
            apply(world, order.seat, action)
        return Thought(answers)

    def _match(self, order: Think) -> Match | None:
        found = self._matches.get(order.table)
        if order.start == 0:
            text = joined(order.header, order.lines, order.position, order.digest, order.tail)
            found = read(text, opened(order.game, order.catalogue))
        elif found is None or len(found.log) != order.start:
            return None
        else:
            Pieces(found).follow(order.lines, order.tail)
        self._matches[order.table] = found
        self._matches.move_to_end(order.table)
        if len(self._matches) > MOST_MATCHES:
            gone, _ = self._matches.popitem(last=False)
            for key in [key for key in self._players if key[0] == gone]:
                del self._players[key]
        return found

    def _player(self, order: Think, match: Match) -> Player:
        key = (order.table, order.seat, order.bot)
        found = self._players.get(key)
        if found is None:
            found = player(order.bot, match.game, seed_of(f"{match.fate.seed_hash} {order.seat}"))
            self._players[key] = found
        return found


def done(mind: Mind, job: Job) -> Done:
    """Do a job; whatever breaks in what came from outside breaks nothing here."""
    try:
        if isinstance(job, Think):
            return mind.think(job)
        if isinstance(job, CheckFile):
            return check_file(job)
        if isinstance(job, CheckCatalogue):
            return check_catalogue(job)
        return try_policies(job)
    except Exception as error:  # noqa: BLE001 - a player or a catalogue may break in any way
        return Broken(type(error).__name__)


def serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    """Answer until there are no more jobs."""
    mind = Mind()
    while head := jobs.read(LENGTH.size):
        job = READ_JOB(jobs.read(LENGTH.unpack(head)[0]))
        answers.write(framed(done(mind, job)))
        answers.flush()


def limit(megabytes: int) -> None:
    """Take no more memory than this, where the system can hold one to it."""
    try:
        import resource
    except ImportError:  # Windows has no such limits
        return
    most = megabytes * MEGABYTE
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main(arguments: list[str]) -> None:
    """Serve over standard input and output; whatever else is printed goes to the log."""
    answers: Any = sys.stdout.buffer
    sys.stdout = sys.stderr
    limit(int(arguments[0]))
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main(sys.argv[1:])
