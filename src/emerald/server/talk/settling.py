"""What was reported, for whoever runs the server, and what becomes of it."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from sqlalchemy import Connection, delete, func, select, update

from emerald.server.messages.talk import Complaint, Reported, Said, Settle
from emerald.server.storage.schema import PERSONS, REPORTS, SAID, SILENCED
from emerald.server.storage.upsert import insert_or

DAY: Final = 86_400_000
MOST: Final = 200
TAKEN_AWAY: Final = "…"


def reported(connection: Connection) -> list[Reported]:
    """Return what was reported and is not settled, the oldest first."""
    query = select(REPORTS, PERSONS.c.name).join(PERSONS, PERSONS.c.id == REPORTS.c.person)
    complaints: dict[tuple[str, int], list[Complaint]] = defaultdict(list)
    for row in connection.execute(query.order_by(REPORTS.c.at).limit(MOST)):
        complaints[row.table_id, row.number].append(Complaint(row.name, row.reason, row.at))
    found: list[Reported] = []
    for (table, number), those in complaints.items():
        it = connection.execute(select(SAID).where(SAID.c.table_id == table, SAID.c.number == number)).first()
        if it is not None:
            said = Said(it.number, it.person, it.seat + 1, it.name, it.text, it.at)
            found.append(Reported(table, said, those))
    return found


def settle(connection: Connection, what: Settle, now: int) -> bool:
    """Settle what was reported; say whether anything was."""
    this = (SAID.c.table_id == what.table, SAID.c.number == what.number)
    gone = delete(REPORTS).where(REPORTS.c.table_id == what.table, REPORTS.c.number == what.number)
    if not connection.execute(gone).rowcount:
        return False
    person = connection.execute(select(SAID.c.person).where(*this)).scalar()
    if what.take_away:
        connection.execute(update(SAID).where(*this).values(text=TAKEN_AWAY))
    is_there = select(func.count()).select_from(PERSONS).where(PERSONS.c.id == (person or ""))
    if what.silence_days and connection.execute(is_there).scalar_one():
        until = now + what.silence_days * DAY
        put = insert_or(connection, SILENCED).values(person=person, until=until)
        connection.execute(put.on_conflict_do_update(index_elements=["person"], set_={"until": until}))
    return True


def silenced_until(connection: Connection, person: str, now: int) -> int:
    """Return until when somebody may say nothing; 0 if it may."""
    mine = (SILENCED.c.person == person, SILENCED.c.until > now)
    return connection.execute(select(SILENCED.c.until).where(*mine)).scalar() or 0
