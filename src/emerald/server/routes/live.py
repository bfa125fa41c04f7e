"""The live line: a WebSocket for all tables of a page, or server-sent events for one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final, final

import msgspec
from litestar import Request, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter
from litestar.response import Stream

from emerald.server.faults import Refused
from emerald.server.gate.limits import Bucket
from emerald.server.live.follower import Follower
from emerald.server.messages.live import Away, FromClient, Leave, Listen, Ping, Pong
from emerald.server.messages.live import Refused as RefusedFrame
from emerald.server.people.guests import Person, hashed, person_of, token_of
from emerald.server.routes.answers import SeatAsked, TableName, TheHouse
from emerald.server.tables.live import LiveTable
from emerald.server.tables.seating import seat_of
from emerald.server.tables.showing import ENCODE

DECODE: Final = msgspec.json.Decoder(FromClient).decode
MOST_TABLES: Final = 20  # followed over one line
LONGEST_FRAME: Final = 4_000
HEARTBEAT_SECONDS: Final = 20
UNREADABLE: Final = 1007  # a WebSocket's words for data that make no sense
TOO_MUCH: Final = 1008  # and for what is against the rules of the house
FRAMES_A_SECOND: Final = 10
FRAMES_AT_ONCE: Final = 100
LOG: Final = logging.getLogger("emerald.live")
LOGGED_OUT: Final = 4401  # ours: what holds for a page without a session


@final
class Line:
    """One WebSocket: who is at its other end, and what it follows."""

    def __init__(self, socket: WebSocket[None, None, Any], house: TheHouse, person: Person) -> None:
        self._socket: Final = socket
        self._house: Final = house
        self._person: Final = person
        self._session: Final = hashed(token_of(socket)) if person.id else ""
        self._followed: Final[dict[tuple[str, int], Follower]] = {}
        self._is_looking: bool = True  # until the page says that nobody sees it
        self._frames: Final = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE, time.monotonic())

    async def hear(self) -> None:
        """Do what the client asks, until it goes or talks nonsense."""
        self._house.lines.add(self._session, self._hang_up)
        try:
            while True:
                text = await self._socket.receive_data(mode="text")
                if not self._frames.take(time.monotonic()):
                    LOG.warning("a line said too much and is cut", extra={"person": self._person.id})
                    await self._socket.close(TOO_MUCH)
                    return
                if len(text) > LONGEST_FRAME:
                    await self._socket.close(UNREADABLE)
                    return
                await self._do(DECODE(text))
        except msgspec.MsgspecError:
            await self._socket.close(UNREADABLE)
        except WebSocketDisconnect:
            return
        finally:
            self._house.lines.discard(self._session, self._hang_up)
            for table, viewer in list(self._followed):
                self._leave(table, viewer)

    async def _hang_up(self) -> None:
        await self._socket.close(LOGGED_OUT)

    async def _do(self, frame: FromClient) -> None:
        if isinstance(frame, Ping):
            await self._send(ENCODE(Pong(self._house.now())))
        elif isinstance(frame, Leave):
            self._leave(frame.table, frame.seat - 1)
        elif isinstance(frame, Away):
            self._look(not frame.is_away)
        else:
            await self._listen(frame)

    async def _listen(self, frame: Listen) -> None:
        self._leave(frame.table, frame.seat - 1)
        try:
            if len(self._followed) >= MOST_TABLES:
                raise Refused(429, "server-too-many-tables", {"high": MOST_TABLES})
            table = await self._house.table(frame.table)
            viewer = seat_of(table.record, self._person.id, frame.seat - 1)
        except Refused as refused:
            await self._send(ENCODE(RefusedFrame(frame.table, frame.seat, refused.fault)))
            return
        follower = Follower(table, self._person.id, frame, self._send)
        self._followed[(frame.table, viewer)] = follower
        if self._is_looking:
            self._house.presence.come(self._person.id, frame.table)
        follower.begin()

    def _look(self, is_looking: bool) -> None:
        """Note whether somebody sees what is sent."""
        if is_looking != self._is_looking:
            self._is_looking = is_looking
            change = self._house.presence.come if is_looking else self._house.presence.go
            for table, _ in self._followed:
                change(self._person.id, table)

    def _leave(self, table: str, viewer: int) -> None:
        follower = self._followed.pop((table, viewer), None)
        if follower is not None:
            follower.end()
            if self._is_looking:
                self._house.presence.go(self._person.id, table)

    async def _send(self, frame: bytes) -> None:
        await self._socket.send_data(frame.decode(), mode="text")


@websocket("/api/live")
async def live(socket: WebSocket[None, None, Any], house: TheHouse) -> None:
    """Follow tables."""
    person = await person_of(socket, house)
    await socket.accept()
    await Line(socket, house, person).hear()


@get("/api/tables/{table_id:str}/live")
async def events(
    request: Request[None, None, Any],
    house: TheHouse,
    table_id: TableName,
    seat: SeatAsked = 0,
    version: Annotated[int, QueryParameter(ge=0)] = 0,
    known: Annotated[int, QueryParameter(ge=0)] = 0,
    facts: Annotated[int, QueryParameter(ge=0)] = 0,
) -> Stream:
    """Follow one table by server-sent events, for whoever has no WebSocket.

    Each event's id is `version.known.facts`: a browser that reconnects sends the last one, and goes on from there.
    """
    table = await house.table(table_id)
    person = (await person_of(request, house)).id
    viewer = seat_of(table.record, person, seat - 1)
    last = request.headers.get("last-event-id", "").split(".")
    if len(last) == 3 and all(word.isascii() and word.isdigit() and len(word) < 16 for word in last):
        version, known, facts = [int(word) for word in last]
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(
        _events(house, table, person, viewer, version, known, facts), media_type="text/event-stream", headers=headers
    )


async def _events(
    house: TheHouse, table: LiveTable, person: str, viewer: int, version: int, known: int, facts: int
) -> AsyncIterator[bytes]:
    woken = asyncio.Event()
    listener = _Bell(viewer, woken)
    table.listeners.add(listener)
    house.presence.come(person, table.id)
    try:
        while not house.is_stopping:
            found, entries, newest, update = await table.show(person, viewer, known, facts)
            if (found, newest) != (version, facts):
                version, known, facts = found, entries, newest
                yield b"id: %d.%d.%d\ndata: %b\n\n" % (version, known, facts, update)
            try:
                await asyncio.wait_for(woken.wait(), HEARTBEAT_SECONDS)
            except TimeoutError:
                yield b": still here\n\n"
            woken.clear()
    except Refused:
        return
    finally:
        table.listeners.discard(listener)
        house.presence.go(person, table.id)


@final
class _Bell:
    """A listener that rings."""

    def __init__(self, viewer: int, woken: asyncio.Event) -> None:
        self.viewer: Final = viewer
        self._woken: Final = woken

    def wake(self) -> None:
        self._woken.set()


ROUTES = [live, events]
