"""The processes in which bots think: started when needed, killed when they take too long, replaced when they die."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Final, final

from emerald.server.bots.orders import LENGTH, READ_THOUGHT, Think, Thought, framed

LOG: Final = logging.getLogger("emerald.bots")
LONGEST_ANSWER: Final = 1 << 20


class Lost(Exception):
    """The process died, took too long, or had forgotten the match."""


@final
class Worker:
    """One process, and which matches it has in mind."""

    def __init__(self, memory: int) -> None:
        self.has: Final[dict[str, int]] = {}  # by table: how many entries of its log
        self._memory: Final = memory
        self._process: asyncio.subprocess.Process | None = None

    async def think(self, order: Think, seconds: float) -> Thought:
        """Return a thought; raise Lost if none comes in time."""
        try:
            thought = await asyncio.wait_for(self._ask(order), seconds)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            LOG.warning("a bot's process is replaced: %s (%s)", type(error).__name__, order.bot)
            await self.end()
            raise Lost(order.bot) from error
        except BaseException:  # cancelled half-way: what it would say next is not known
            await self.end()
            raise
        if thought.lost:
            self.has.pop(order.table, None)
            raise Lost(order.bot)
        self.has[order.table] = order.position
        return thought

    async def _ask(self, order: Think) -> Thought:
        process = self._process
        if process is None or process.returncode is not None:
            self.has.clear()
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "emerald.server.bots.worker", str(self._memory)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            if order.start:
                return Thought([], lost=True)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(order))
        await process.stdin.drain()
        length = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
        if length > LONGEST_ANSWER:
            raise ValueError("too long an answer")
        return READ_THOUGHT(await process.stdout.readexactly(length))

    async def end(self) -> None:
        """Kill the process."""
        process, self._process = self._process, None
        self.has.clear()
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()

    @property
    def number(self) -> int:
        """The process's number; 0 if there is none."""
        return self._process.pid if self._process is not None and self._process.returncode is None else 0


@final
class Pool:
    """So many processes; whoever wants to think waits for a free one, best for one that knows the match."""

    def __init__(self, workers: int, memory: int) -> None:
        self.workers: Final = [Worker(memory) for _ in range(workers)]
        self._free: Final = list(self.workers)
        self._freed: Final = asyncio.Condition()

    async def take(self, table: str) -> Worker:
        """Wait for a process."""
        async with self._freed:
            await self._freed.wait_for(lambda: bool(self._free))
            knowing = [worker for worker in self._free if table in worker.has]
            worker = knowing[0] if knowing else self._free[-1]
            self._free.remove(worker)
            return worker

    async def give_back(self, worker: Worker) -> None:
        """Let others have a process."""
        async with self._freed:
            self._free.append(worker)
            self._freed.notify()

    async def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            await worker.end()
