"""Why Botmegistus does what it does: notes of integers, in order, which `telling.py` turns into messages."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.botmegistus.errands import NOT_THROWN
from emerald.kernel.vecs import append, i64, vec

# -- sorts of notes: a line of a priority list, a candidate as that line sees it, what came of the line --

LINE: Final = 0
SEEN: Final = 1
DECIDED: Final = 2  # one candidate is left
TIED: Final = 3  # several are
NOTE_SORTS: Final = "line seen decided tied".split()


@final
class Note:
    """One entry of the trace: the line it belongs to, its sort, and up to four numbers."""

    def __init__(self, line: i64, sort: i64, first: i64, second: i64, third: i64, fourth: i64) -> None:
        self.line: Final[i64] = line
        self.sort: Final[i64] = sort
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.third: Final[i64] = third
        self.fourth: Final[i64] = fourth

    def key(self) -> tuple[int, int, int, int, int, int]:
        """Return the note as integers: ``Note(*key)`` is the same again."""
        return (self.line, self.sort, self.first, self.second, self.third, self.fourth)


@final
class Trace:
    """What was considered, in order; a silent one forgets, which is what search wants."""

    def __init__(self, loud: bool = True) -> None:
        self.loud: Final = loud
        self.notes: list[Note] = []

    def say(self, line: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        """Note a line."""
        if self.loud:
            self.notes.append(Note(line, LINE, first, second, third, fourth))

    def see(self, line: i64, first: i64, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> None:
        """Note what a line sees."""
        if self.loud:
            self.notes.append(Note(line, SEEN, first, second, third, fourth))

    def end(self, line: i64, left: i64) -> None:
        """Note how many candidates a line leaves."""
        if self.loud:
            self.notes.append(Note(line, DECIDED if left == 1 else TIED, left, 0, 0, 0))


SILENT: Final = Trace(loud=False)


def before_throw(trace: Trace, thrown: i64) -> Trace:
    """Return where to note what led to a throw: nowhere once it has been thrown, for it was noted before."""
    return trace if thrown == NOT_THROWN else SILENT


def greatest(trace: Trace, line: i64, found: vec[i64], values: vec[i64], opens: bool = False) -> vec[i64]:
    """Return those candidates whose value is greatest; one alone needs no line, unless it opens the list."""
    if len(found) < 2 and not opens:
        return found
    best = values[0]
    for i in range(len(found)):
        best = max(best, values[i])
    return _keep(trace, line, found, values, best)


def least(trace: Trace, line: i64, found: vec[i64], values: vec[i64], opens: bool = False) -> vec[i64]:
    """Return those candidates whose value is least; one alone needs no line, unless it opens the list."""
    if len(found) < 2 and not opens:
        return found
    best = values[0]
    for i in range(len(found)):
        best = min(best, values[i])
    return _keep(trace, line, found, values, best)


def _keep(trace: Trace, line: i64, found: vec[i64], values: vec[i64], best: i64) -> vec[i64]:
    trace.say(line)
    kept = vec[i64]()
    for i in range(len(found)):
        trace.see(line, found[i], values[i], 1 if values[i] == best else 0)
        if values[i] == best:
            kept = append(kept, found[i])
    trace.end(line, len(kept))
    return kept


def foremost(trace: Trace, line: i64, found: vec[i64]) -> i64:
    """Return the first candidate, which the order of the list prefers; one alone needs no line."""
    if len(found) > 1:
        trace.say(line)
        trace.end(line, 1)
    return found[0]
