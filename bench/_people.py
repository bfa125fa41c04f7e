"""People at tables over real HTTP and WebSocket: they answer at a given rate, everybody listens; prints JSON.

    python bench/_people.py ADDRESS[,ADDRESS] --tables 100 --rate 300 --seconds 20
    python bench/_people.py ADDRESS --listeners 2000 --process 1234

The latency of an answer runs from the moment before it is sent to the moment in which the last seat that sees
something of it has heard of it. With rate 0 every table answers as fast as it can. With listeners nobody answers: they
only listen, and what each costs the server is told.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import connect

SEATS = 4


class Candidate(msgspec.Struct):
    words: str
    passes: bool
    why_not: Any = None


class Question(msgspec.Struct):
    candidates: list[Candidate]


class Facts(msgspec.Struct):
    version: int = 0


class Update(msgspec.Struct):
    table: str
    seat: int
    version: int
    known: int
    waiting: list[int]
    question: Question | None = None
    facts: Facts | msgspec.UnsetType = msgspec.UNSET


READ = msgspec.json.Decoder(Update).decode


class Browser:
    """One person: one connection for requests, one that listens."""

    def __init__(self, address: str) -> None:
        self.host, _, port = address.removeprefix("http://").rstrip("/").partition(":")
        self.port = int(port)
        self.cookie = ""
        self.known = self.version = self.facts = 0
        self.latest: Update | None = None
        self.heard = asyncio.Event()
        self.streams: Any = None
        self.frames = 0

    async def request(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Ask once more where the server had closed the connection; a command has a key, so that is safe."""
        try:
            return await self.ask(method, path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.streams = None
            return await self.ask(method, path, body)

    async def ask(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(self.host, self.port)
        reader, writer = self.streams
        packed = msgspec.json.encode(body) if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(packed)}\r\n\r\n"
        writer.write(head.encode() + packed)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        fields = dict(line.lower().split(": ", 1) for line in answer.split("\r\n")[1:-2])
        if "set-cookie" in fields:
            self.cookie = next(line for line in answer.split("\r\n") if line.lower().startswith("set-cookie"))
            self.cookie = self.cookie.split(": ", 1)[1].split(";")[0]
        text = await reader.readexactly(int(fields["content-length"]))
        return int(answer.split(" ", 2)[1]), text

    async def listen(self, table: str, seat: int) -> None:
        socket = await connect(
            f"ws://{self.host}:{self.port}/api/live", additional_headers={"Cookie": self.cookie}, compression=None
        )
        await socket.send(json.dumps({"type": "listen", "table": table, "seat": seat}))
        self.take(READ(await socket.recv()))

        async def hear() -> None:
            async for frame in socket:
                self.take(READ(frame))

        self.hearing = asyncio.ensure_future(hear())

    def take(self, update: Update) -> None:
        self.frames += 1
        if self.latest is None or update.version >= self.version:
            self.latest, self.version, self.known = update, update.version, update.known
            if not isinstance(update.facts, msgspec.UnsetType):
                self.facts = update.facts.version
        self.heard.set()

    async def until(self, known: int) -> None:
        while self.known < known:
            self.heard.clear()
            await self.heard.wait()


class Table:
    """Four people at one table, who play at random."""

    def __init__(self, addresses: list[str], number: int) -> None:
        self.people = [Browser(addresses[(number + seat) % len(addresses)]) for seat in range(SEATS)]
        self.random = random.Random(number)
        self.answers = 0
        self.late: list[float] = []
        self.refused = 0

    async def sit_down(self) -> None:
        for number, each in enumerate(self.people):
            status, text = await each.request("POST", "/api/guests", {"name": f"Guest {number + 1}"})
            assert status == 201, text
        wish = {"game": "alchemicus", "seats": [{"kind": "me"}] + [{"kind": "free"}] * 3, "is_open": True}
        status, text = await self.people[0].request("POST", "/api/tables", wish)
        assert status == 201, text
        self.name = json.loads(text)["table"]
        for each in self.people[1:]:
            status, text = await each.request("POST", f"/api/tables/{self.name}/sit", {})
            assert status == 200, text
        status, text = await self.people[0].request("POST", f"/api/tables/{self.name}/begin")
        assert status == 200, text
        for number, each in enumerate(self.people):
            await each.listen(self.name, number + 1)

    async def answer(self) -> bool:
        """Give one answer and wait until all have heard of it; say whether there was something to answer."""
        newest = max(self.people, key=lambda each: each.known).latest
        if newest is None or not newest.waiting:
            return False
        waiting = newest.waiting
        me = self.people[waiting[0] - 1]
        while me.latest is None or me.latest.question is None:
            me.heard.clear()
            await me.heard.wait()
        update = me.latest
        assert update.question is not None
        lawful = [each for each in update.question.candidates if each.why_not is None]
        chosen = self.random.choice(lawful)
        self.answers += 1
        order = {
            "seat": waiting[0],
            "version": update.version,
            "key": f"answer-{self.answers:08}",
            "known": update.known,
            "facts": me.facts,
            "command": {"type": "play", "actions": [chosen.words], "confirm": chosen.passes},
        }
        start = perf_counter()
        status, text = await me.request("POST", f"/api/tables/{self.name}/orders", order)
        if status != 200:
            self.refused += 1
            await asyncio.sleep(0.05)
            return True
        done = READ(text)
        if done.known > update.known:
            for each in self.people:
                await each.until(done.known)
        while me.version < done.version:
            me.heard.clear()
            await me.heard.wait()
        self.late.append(perf_counter() - start)
        return True


async def play(table: Table, rate: float, end: float) -> None:
    """Answer at a rate until the end; the moments are random, as people are."""
    while perf_counter() < end:
        if rate:
            await asyncio.sleep(table.random.expovariate(rate))
        if not await asyncio.wait_for(table.answer(), 60):
            return


def resident(process: int) -> int:
    """Return how many kilobytes of memory a process holds."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="utf-8").split("\n")
    return int(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


def worked(processes: list[int]) -> float:
    """Return how many seconds of processor time processes have used: on a busy machine they tell more than a clock."""
    ticks = 0
    for process in processes:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def idle(address: str, tables: list[Table], listeners: int, process: int) -> dict[str, float]:
    """Let many listen to what does not happen."""
    before = resident(process)
    sockets = []
    for number in range(listeners):
        socket = await connect(address.replace("http://", "ws://") + "/api/live", compression=None)
        await socket.send(json.dumps({"type": "listen", "table": tables[number % len(tables)].name, "seat": 0}))
        await socket.recv()
        sockets.append(socket)
    return {"listeners": len(sockets), "kilobytes_each": (resident(process) - before) / len(sockets)}


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("addresses")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--listeners", type=int, default=0)
    parser.add_argument("--process", default="0", help="of the server, parted by commas")
    given = parser.parse_args()
    tables = [Table(given.addresses.split(","), number) for number in range(given.tables)]
    for start in range(0, len(tables), 10):
        await asyncio.gather(*[table.sit_down() for table in tables[start : start + 10]])
    if given.listeners:
        print(json.dumps(await idle(given.addresses, tables, given.listeners, int(given.process))))
        return
    processes = [int(each) for each in given.process.split(",") if each != "0"]
    before, mine = worked(processes), worked([os.getpid()])
    begin = perf_counter()
    end = begin + given.seconds
    await asyncio.gather(*[play(table, given.rate / given.tables, end) for table in tables])
    seconds = perf_counter() - begin
    late = sorted([each for table in tables for each in table.late])
    figures = {
        "answers": len(late),
        "answers_s": len(late) / seconds,
        "server_ms": (worked(processes) - before) / max(1, len(late)) * 1000,
        "clients_ms": (worked([os.getpid()]) - mine) / max(1, len(late)) * 1000,
        "median_ms": late[len(late) // 2] * 1000,
        "p99_ms": late[int(len(late) * 0.99)] * 1000,
        "worst_ms": late[-1] * 1000,
        "frames_s": sum([person.frames for table in tables for person in table.people]) / seconds,
        "refused": sum([table.refused for table in tables]),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    uvloop.run(main())
