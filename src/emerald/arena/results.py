"""What a contest came to, as it is written down in JSON: whoever has the file can repeat and check it."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from emerald.arena.block import BlockRecord, Terms
from emerald.arena.identity import circumstances, identity_of
from emerald.arena.ratings import mean_interval, ratings, share_interval
from emerald.arena.scores import lead_of, mean, score_of, wins_of
from emerald.arena.sprt import Sprt
from emerald.arena.table import SeatRecord, start_of

FORMAT = 1


def results(
    terms: Terms, records: Sequence[BlockRecord], words: Sequence[str], test: Sprt | None = None
) -> dict[str, Any]:
    """Return everything that was found; the words are those of the command that repeats it."""
    found: dict[str, Any] = {
        "format": FORMAT,
        "command": shlex.join(words),
        "terms": asdict(terms),
        "identity": identity_of(terms),
        "circumstances": circumstances(),
        "blocks": len(records),
        "games": sum(len(record.games) for record in records),
        "lineups": [_lineup(records, lineup) for lineup in dict.fromkeys(tuple(record.lineup) for record in records)],
        "ratings": [asdict(rating) for rating in ratings(records, len(terms.players))],
        "players": [_player(records, which) for which in range(len(terms.players))],
    }
    if test is not None:
        found["test"] = {
            "elo0": test.elo0,
            "elo1": test.elo1,
            "ratio": test.ratio,
            "lower": test.lower,
            "upper": test.upper,
            "blocks": test.blocks,
            "verdict": test.verdict,
        }
    return found


def _lineup(records: Sequence[BlockRecord], lineup: tuple[int, ...]) -> dict[str, Any]:
    """Return how the first player of a line-up did in it."""
    ours = [record for record in records if tuple(record.lineup) == lineup]
    games = sum(len(record.games) for record in ours)
    scores = [score_of(record, lineup[0]) for record in ours]
    wins = [wins_of(record, lineup[0]) for record in ours]
    leads = [lead_of(record, lineup[0]) for record in ours]
    return {
        "lineup": list(lineup),
        "blocks": len(ours),
        "games": games,
        "score": _with_interval(mean(scores), share_interval(scores, games)),
        "wins": _with_interval(mean(wins), share_interval(wins, games)),
        "lead": _with_interval(mean(leads), mean_interval(leads)),
    }


def _with_interval(value: float, interval: tuple[float, float]) -> dict[str, float]:
    return {"mean": value, "low": interval[0], "high": interval[1]}


def _player(records: Sequence[BlockRecord], which: int) -> dict[str, Any]:
    """Return what a player's decisions took, and where its points came from."""
    seats: list[SeatRecord] = []
    for record in records:
        for game in record.games:
            seats += [each for seat, each in enumerate(game.seats) if game.seating[seat] == which]
    times: Counter[int] = Counter()
    gains: Counter[str] = Counter()
    for each in seats:
        times.update(each.times)
        gains.update(each.gains)
    decisions = sum(each.decisions for each in seats)
    return {
        "games": len(seats),
        "decisions": decisions,
        "nodes": sum(each.nodes for each in seats) / max(1, decisions),
        "milliseconds": {
            "mean": 1000 * sum(each.seconds for each in seats) / max(1, decisions),
            "median": quantile(times, 0.5),
            "p99": quantile(times, 0.99),
            "slowest": max((each.slowest for each in seats), default=0.0),
        },
        "times": dict(sorted(times.items())),
        "lines": _means(seats),
        "gains": {source: gained / len(seats) for source, gained in gains.most_common()},
    }


def _means(seats: Sequence[SeatRecord]) -> dict[str, float]:
    """Return the mean of every line of the score sheet, over the games whose sheet has it."""
    found: dict[str, list[int]] = {}
    for each in seats:
        for key, value in each.lines.items():
            found.setdefault(key, []).append(value)
    return {key: mean(values) for key, values in found.items()}


def quantile(times: Counter[int], part: float) -> float:
    """Return the milliseconds below which a part of the decisions lie: the end of their bucket."""
    left = part * times.total()
    for bucket in sorted(times):
        left -= times[bucket]
        if left <= 0:
            return start_of(bucket + 1)
    return 0.0
