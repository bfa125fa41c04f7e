"""T12 Achievements: shown, not paid; the first to claim one has it for good."""

from __future__ import annotations

from typing import Final, final

from emerald.games.trismegistus.components import SHOWS
from emerald.games.trismegistus.covering import meet_with_essences
from emerald.games.trismegistus.objections import CONDITION_NOT_MET
from emerald.games.trismegistus.pieces import ACHIEVEMENTS, NOTHING
from emerald.games.trismegistus.state import Table
from emerald.kernel.agenda import Task
from emerald.kernel.effects.resolve import AGREED, Resolve
from emerald.kernel.messages import NO_OBJECTION
from emerald.kernel.vecs import append, i64, vec


def open_achievements(s: Table) -> vec[i64]:
    """T12.1 Return the achievements nobody has claimed."""
    found = vec[i64]()
    for achievement in range(ACHIEVEMENTS):
        if (s.open_achievements >> achievement) & 1:
            found = append(found, achievement)
    return found


def claim_objection(s: Table, seat: i64, achievement: i64) -> i64:
    """T12.1 Say why an achievement cannot be claimed: not all it asks for can be shown, each cube once."""
    components = s.law.components
    counts = components.achievement_counts[achievement]
    for i in range(0, len(counts), 2):
        if s.count(seat, counts[i]) < counts[i + 1]:
            return CONDITION_NOT_MET
    shows = components.achievement_shows[achievement * SHOWS : (achievement + 1) * SHOWS]
    total: i64 = 0
    for place in range(SHOWS):
        total += shows[place]
    if total > 0 and meet_with_essences(s.seats[seat].held, shows) < total:
        return CONDITION_NOT_MET
    return NO_OBJECTION


def claim_details(s: Table, seat: i64, achievement: i64, reason: i64) -> dict[str, int | str]:
    """T12.1 Return the first thing that cannot be shown: what is counted, or how many cubes and tokens of all."""
    components = s.law.components
    counts = components.achievement_counts[achievement]
    for i in range(0, len(counts), 2):
        have = s.count(seat, counts[i])
        if have < counts[i + 1]:
            what = s.lexicon.counted.names[counts[i]].replace(" ", "-")
            return {"counted": what, "count": int(counts[i + 1]), "have": int(have)}
    shows = components.achievement_shows[achievement * SHOWS : (achievement + 1) * SHOWS]
    need = int(sum([int(shows[place]) for place in range(SHOWS)]))
    return {"counted": "goods", "count": need, "have": int(meet_with_essences(s.seats[seat].held, shows))}


@final
class Claim(Task[Table]):
    """T12.1 A claimed achievement is its seat's for good and is not replaced; its bonus is used at once or lost."""

    def __init__(self, seat: i64, achievement: i64) -> None:
        self.seat = seat
        self.achievement: Final = achievement

    def fields(self) -> tuple[int, ...]:
        return (self.seat, self.achievement)

    def run(self, s: Table) -> None:
        s.claim(self.seat, self.achievement)
        bonus = s.law.components.achievement_bonus[self.achievement]
        if bonus != NOTHING:
            s.then(Resolve(self.seat, bonus, AGREED))
