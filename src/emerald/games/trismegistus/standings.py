"""T14.2 to T14.6 The score sheet: what everybody's points are the sum of, and who has won."""

from __future__ import annotations

from emerald.games.trismegistus.botmegistus.score import score, you_win
from emerald.games.trismegistus.pieces import (
    ACHIEVEMENTS,
    ELEMENTS,
    ETHEREAL_DIE,
    GOLD_CUBE,
    POINTS,
    STONE_POINTS,
    TRACK_POINTS,
)
from emerald.games.trismegistus.seat import Seat
from emerald.games.trismegistus.state import Table
from emerald.games.trismegistus.symbols import best_publications, points_of, symbols_of
from emerald.kernel.game import Line, Standing, rank
from emerald.kernel.vecs import i64, vec


def standings(s: Table) -> list[Standing]:
    """T14.6 Most points win, then more completed experiments; still tied, the place is shared.

    T13.14 Against the bot a tie is a loss.
    """
    sheets: list[list[Line]] = []
    parts: list[list[Line]] = []
    for seat in s.seats:
        lines = parts_of(s, seat)
        parts.append(lines)
        sheets.append([Line("points", sum([line.value for line in lines])), Line("experiments", len(seat.done))])
    rival = s.rival
    if rival is None:
        return rank(sheets, parts)
    its = score(rival, s.law.components.printed)
    parts.append(its.lines())
    yours = int(sheets[0][0].value)
    wins = you_win(yours, its.total)
    sheet = [Line("points", yours), Line("wins-a-tie", 1 if wins else 0)]
    return rank([sheet], parts, [Line("points", int(its.total)), Line("wins-a-tie", 0 if wins else 1)])


def parts_of(s: Table, seat: Seat) -> list[Line]:
    """T14.2, T14.4 Return what a seat's points are the sum of: if the game were over now, all it could know of them."""
    held = seat.held
    return [
        Line("during-the-game", int(held[POINTS])),
        Line("completed-experiments", int(experiment_points(s, seat))),
        Line("publications", int(publication_points(s, seat))),
        Line("stone", int(STONE_POINTS[seat.formula_count()])),
        Line("gold", int(held[GOLD_CUBE])),
        Line("ethereal-dice", int(held[ETHEREAL_DIE])),
        Line("tracks", int(track_points(seat.tracks))),
        Line("achievements", int(achievement_points(s, seat))),
    ]


def experiment_points(s: Table, seat: Seat) -> i64:
    """T14.2 Return the printed points of the completed experiments."""
    total: i64 = 0
    points = s.law.components.experiment_points
    done = seat.done
    for i in range(len(done)):
        total += points[done[i]]
    return total


def publication_points(s: Table, seat: Seat) -> i64:
    """T14.2 Return the most points that the hand makes of the symbols."""
    if seat.publications == 0:
        return 0
    components = s.law.components
    symbols = symbols_of(components, seat.slots, seat.done, seat.tracks)
    return points_of(components, best_publications(components, seat.publications, symbols))


def track_points(tracks: vec[i64]) -> i64:
    """T14.5 Return the points of the four markers."""
    total: i64 = 0
    for track in range(ELEMENTS):
        total += TRACK_POINTS[tracks[track]]
    return total


def achievement_points(s: Table, seat: Seat) -> i64:
    """T14.5 Return the points of the claimed achievements."""
    total: i64 = 0
    points = s.law.components.achievement_points
    for achievement in range(ACHIEVEMENTS):
        if (seat.achievements >> achievement) & 1:
            total += points[achievement]
    return total
