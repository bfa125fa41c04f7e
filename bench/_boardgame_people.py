"""People at tables of a boardgame.io server, as `_people.py` has them at ours; prints the same figures as JSON.

python bench/_boardgame_people.py ADDRESS --tables 100 --rate 300 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
from time import perf_counter
from typing import Any

import uvloop
from _people import worked  # type: ignore[import-not-found]  # stands beside this script
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

SEATS = 4
GAME = "alchemy"


async def post(address: str, path: str, body: Any) -> Any:
    """Return what a request to the lobby brings."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    packed = json.dumps(body).encode()
    head = f"POST {path} HTTP/1.1\r\nHost: {host}:{port}\r\nContent-Type: application/json\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(packed)}\r\n\r\n".encode() + packed)
    answer = await reader.read()
    writer.close()
    text = answer.partition(b"\r\n\r\n")[2]
    return json.loads(text[text.index(b"{") : text.rindex(b"}") + 1])


class Seat:
    """One seat: a socket that plays and listens."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.state = -1
        self.frames = 0
        self.heard = asyncio.Event()
        self.socket: ClientConnection | None = None

    async def sit_down(self, address: str, match: str) -> None:
        joined = await post(address, f"/games/{GAME}/{match}/join", {"playerID": str(self.number), "playerName": "x"})
        self.credentials = joined["playerCredentials"]
        url = address.replace("http://", "ws://") + "/socket.io/?EIO=4&transport=websocket"
        self.socket = await connect(url, compression=None, max_size=None, origin=Origin("http://localhost:3000"))
        await self.socket.recv()
        await self.socket.send(f"40/{GAME},")
        await self.socket.recv()
        await self.say("sync", match, str(self.number), self.credentials, SEATS)
        self.hearing = asyncio.ensure_future(self.hear())
        await self.until(0)

    async def say(self, *words: Any) -> None:
        assert self.socket is not None
        await self.socket.send(f"42/{GAME}," + json.dumps(words))

    async def hear(self) -> None:
        assert self.socket is not None
        async for frame in self.socket:
            text = str(frame)
            if text == "2":
                await self.socket.send("3")
            elif text.startswith("42"):
                words = json.loads(text[text.index("[") :])
                self.frames += 1
                if words[0] == "update":
                    self.state = max(self.state, words[2]["_stateID"])
                elif words[0] == "patch":
                    self.state = max(self.state, words[3])
                elif words[0] == "sync":
                    self.state = max(self.state, words[2]["state"]["_stateID"])
                self.heard.set()

    async def until(self, state: int) -> None:
        while self.state < state:
            self.heard.clear()
            await self.heard.wait()


class Table:
    """Four seats of one match."""

    def __init__(self, number: int) -> None:
        self.seats = [Seat(seat) for seat in range(SEATS)]
        self.random = random.Random(number)
        self.late: list[float] = []
        self.answers = 0

    async def lay(self, address: str) -> None:
        self.match = (await post(address, f"/games/{GAME}/create", {"numPlayers": SEATS}))["matchID"]
        for seat in self.seats:
            await seat.sit_down(address, self.match)

    async def answer(self) -> None:
        seat = self.seats[self.answers % SEATS]
        self.answers += 1
        state = seat.state
        payload = {
            "type": "act",
            "args": [self.random.randrange(12)],
            "playerID": str(seat.number),
            "credentials": seat.credentials,
        }
        start = perf_counter()
        await seat.say("update", {"type": "MAKE_MOVE", "payload": payload}, state, self.match, str(seat.number))
        for each in self.seats:
            await each.until(state + 1)
        self.late.append(perf_counter() - start)


async def play(table: Table, rate: float, end: float) -> None:
    while perf_counter() < end:
        if rate:
            await asyncio.sleep(table.random.expovariate(rate))
        await asyncio.wait_for(table.answer(), 60)


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--process", default="0")
    given = parser.parse_args()
    tables = [Table(number) for number in range(given.tables)]
    for table in tables:
        await table.lay(given.address)
    before, mine = worked([int(given.process)]), worked([os.getpid()])
    begin = perf_counter()
    end = begin + given.seconds
    await asyncio.gather(*[play(table, given.rate / given.tables, end) for table in tables])
    seconds = perf_counter() - begin
    late = sorted([each for table in tables for each in table.late])
    figures = {
        "answers": len(late),
        "answers_s": len(late) / seconds,
        "server_ms": (worked([int(given.process)]) - before) / max(1, len(late)) * 1000,
        "clients_ms": (worked([os.getpid()]) - mine) / max(1, len(late)) * 1000,
        "median_ms": late[len(late) // 2] * 1000,
        "p99_ms": late[int(len(late) * 0.99)] * 1000,
        "worst_ms": late[-1] * 1000,
        "frames_s": sum([seat.frames for table in tables for seat in table.seats]) / seconds,
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    uvloop.run(main())
