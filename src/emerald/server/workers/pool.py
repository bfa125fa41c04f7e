"""The processes themselves: started when needed, killed when they take too long, replaced when they die."""

from __future__ import annotations

import asyncio
import logging
import sys
from typing import Final, final

from emerald.server.workers.orders import LENGTH, READ_DONE, Done, Job, Think, Thought, framed

LOG: Final = logging.getLogger("emerald.workers")
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

    async def think(self, job: Think, seconds: float) -> Thought:
        """Return a thought; raise Lost if none comes in time, or if the process had forgotten the match."""
        thought = await self.do(job, seconds)
        if not isinstance(thought, Thought) or thought.lost:
            self.has.pop(job.table, None)
            raise Lost(job.bot)
        self.has[job.table] = job.position
        return thought

    async def do(self, job: Job, seconds: float) -> Done:
        """Return what came of a job; raise Lost if nothing comes in time."""
        try:
            return await asyncio.wait_for(self._ask(job), seconds)
        except (TimeoutError, OSError, EOFError, ValueError) as error:
            LOG.warning("a process is replaced: %s at %s", type(error).__name__, type(job).__name__)
            await self.end()
            raise Lost(type(job).__name__) from error
        except BaseException:  # cancelled half-way: what it would say next is not known
            await self.end()
            raise

    async def _ask(self, job: Job) -> Done:
        process = self._process
        if process is None or process.returncode is not None:
            self.has.clear()
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "emerald.server.workers.worker", str(self._memory)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            if isinstance(job, Think) and job.start:
                return Thought([], lost=True)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(job))
        await process.stdin.drain()
        length = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))[0]
        if length > LONGEST_ANSWER:
            raise ValueError("too long an answer")
        answer: Done = READ_DONE(await process.stdout.readexactly(length))
        return answer

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
        """Wait for a process; raise Lost where there never is one."""
        if not self.workers:
            raise Lost("no processes")
        async with self._freed:
            await self._freed.wait_for(lambda: bool(self._free))
            knowing = [worker for worker in self._free if table in worker.has]
            worker = knowing[0] if knowing else self._free[-1]
            self._free.remove(worker)
            return worker

    async def do(self, job: Job, seconds: float) -> Done:
        """Have something done by any process; raise Lost if nothing comes of it in time."""
        worker = await self.take("")
        try:
            return await worker.do(job, seconds)
        finally:
            await self.give_back(worker)

    async def give_back(self, worker: Worker) -> None:
        """Let others have a process."""
        async with self._freed:
            self._free.append(worker)
            self._freed.notify()

    async def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            await worker.end()
