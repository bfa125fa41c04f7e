"""Two servers in this process that hold two worlds one viewer cannot tell apart, and all that can be asked of them."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any, Final, final

from litestar.testing import TestClient
from msgspec.structs import replace
from sqlalchemy import delete, insert, select

from emerald.kernel.game import Setup
from emerald.kernel.match.log import Entry
from emerald.kernel.match.match import Match
from emerald.kernel.match.pieces import Pieces
from emerald.server.app import create_app
from emerald.server.messages.tables import ClockWish
from emerald.server.notify.wording import digest
from emerald.server.notify.wording import pushed as pushed_notice
from emerald.server.noting import note_change
from emerald.server.operating.logs import AsJson
from emerald.server.people.guests import COOKIE, hashed
from emerald.server.settings import settings_of
from emerald.server.storage.records import Course, Plan, SeatRecord, TableRecord
from emerald.server.storage.schema import NOTICES, OPEN, PERSONS, PLAYING, SESSIONS, SUBSCRIPTIONS
from emerald.server.storage.tables import insert_table
from emerald.server.tables.accounting import accounted
from emerald.server.tables.live import LiveTable
from emerald.server.tables.showing import ENCODE

NOW: Final = 1_800_000_000_000
SEED: Final = b"the same seed in both worlds, which neither may ever show"
PEOPLE: Final = ["anna", "bruno", "cleo", "dora"]
PATIENCE: Final = 25_000


def match_of(game: Any, setup: Setup, entries: list[Entry]) -> Match:
    """Return a match with this log, whatever its seed says."""
    match = Match(game, setup, SEED, PEOPLE[: setup.seats], log_follows=True)
    for entry in entries:
        match.past.add(entry)
    match.resume()
    return match


def record_of(game: Any, setup: Setup, entries: list[Entry], name: str) -> tuple[TableRecord, Match]:
    """Return the record of a table at which every entry was written by itself, as slowly as play can be."""
    match = Match(game, setup, SEED, PEOPLE[: setup.seats], log_follows=True)
    pieces = Pieces(match)
    viewers = setup.seats + 1
    plan = Plan("anna", setup.options, "", "", ClockWish("live"), 0, True, "any")
    seats = [SeatRecord("person", PEOPLE[i], PEOPLE[i]) for i in range(setup.seats)]
    course = Course(versions=[1] * viewers, known=[0] * viewers)
    record = TableRecord(
        name, 1, OPEN, True, game.name, NOW, NOW, 0, 0, 0, plan, SEED.hex(), pieces.header(), course, seats
    )
    for entry in entries:
        match.past.add(entry)
        match.resume()
        after = replace(record, status=PLAYING, version=record.version + 1)
        record = accounted(record, after, match, pieces, NOW, PATIENCE)
    return record, match


@final
class Side:
    """One of the two servers."""

    def __init__(self, folder: Path) -> None:
        environment = {"EMERALD_DATA": str(folder), "EMERALD_SECRET": "the same", "EMERALD_WORKERS": "1"}
        environment |= {"EMERALD_LIMIT_REQUESTS": "0", "EMERALD_LIMIT_NEW": "0"}
        self.app: Final = create_app(settings_of(environment))
        self.client: Final = TestClient(self.app)
        self.client.__enter__()
        self.house: Final[Any] = self.app.state.house
        self.house.now = lambda: NOW
        self.logged: Final[list[str]] = []
        with self.house.store.engine.begin() as connection:
            for person in PEOPLE:
                row = {"id": person, "name": person, "kind": "guest", "created": NOW}
                connection.execute(insert(PERSONS), row)
                session = {"token": hashed(person), "person": person, "created": NOW, "seen": NOW}
                connection.execute(insert(SESSIONS), session)
                browser = {"id": person, "person": person, "session": hashed(person), "endpoint": "", "key": ""}
                connection.execute(insert(SUBSCRIPTIONS), browser | {"secret": "", "language": "en", "created": NOW})

    def close(self) -> None:
        """Stop the server."""
        self.client.__exit__(None, None, None)

    def lay(self, record: TableRecord, match: Match) -> None:
        """Put a table into the server, in memory and in the database."""
        with self.house.store.engine.begin() as connection:
            insert_table(connection, record, [], "")
        live: Any = LiveTable(self.house, record)
        live._hold(match)
        live._game = match.game
        live.record = record
        live._here = live._newest = record.version
        self.house._tables[record.id] = live

    def ask(self, method: str, path: str, person: str, body: Any = None) -> tuple[int, bytes, dict[str, str]]:
        """Return all that comes back."""
        cookies = {"Cookie": f"{COOKIE}={person}"} if person else {}
        self.client.cookies.clear()
        answer = self.client.request(method, path, headers=cookies, json=body)
        return answer.status_code, answer.content, dict(answer.headers)

    def notices(self, table: str, person: str) -> list[Any]:
        """Return what would be told of a table to a person: when, by which channel, and in which words."""
        record = self.house.here(table).record
        with self.house.store.engine.begin() as connection:
            note_change(connection, record, replace(record, waiting=0), NOW)
            rows = [tuple(row) for row in connection.execute(select(NOTICES).where(NOTICES.c.person == person))]
            connection.execute(delete(NOTICES))
        pushed = ENCODE(pushed_notice(record, "turn", person, "en", NOW))
        mailed = digest([(record, "turn")], person, person, "en", "https://example.org", b"the same")
        return [("notices", rows), ("push", pushed), ("mail", mailed)]

    def listen(self, table: str, seat: int, person: str) -> str:
        """Return the first frame of a live line."""
        cookies = {"Cookie": f"{COOKIE}={person}"} if person else {}
        self.client.cookies.clear()
        with self.client.websocket_connect("/api/live", headers=cookies) as line:
            line.send_json({"type": "listen", "table": table, "seat": seat})
            return line.receive_text()


class Listening(logging.Handler):
    """Takes down what is logged."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []
        self.setFormatter(AsJson())

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0.0  # the moment, and how long anything took, is nobody's secret
        record.__dict__.pop("took_ms", None)
        self.lines.append(self.format(record))
