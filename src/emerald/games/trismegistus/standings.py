"""T14.2 to T14.6 The score sheets."""

from __future__ import annotations

from emerald.games.trismegistus.pieces import POINTS
from emerald.games.trismegistus.state import Table
from emerald.kernel.game import Line, Standing, rank


def standings(s: Table) -> list[Standing]:
    """T14.6 Return who stands where."""
    return rank([[Line("score-points", int(seat.held[POINTS]))] for seat in s.seats])
