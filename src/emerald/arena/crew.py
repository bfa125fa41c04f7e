"""Who plays the blocks: this process, several on this machine, or a Ray cluster; the work is the same for all."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from typing import Any, Final, Protocol, TypeVar, final

from emerald.arena.block import Block, BlockRecord, play_block

AHEAD: Final = 2  # blocks handed out for each that is being played, so that nobody waits and little is played in vain
Task = TypeVar("Task")
Answer = TypeVar("Answer")


class Crew(Protocol):
    """Does work; answers come in the order of the tasks, so that a test may stop at the same one every time."""

    def do(self, work: Callable[[Task], Answer], tasks: Iterable[Task]) -> Iterator[Answer]:
        """Do some work on every task until there are none left or nobody asks for more."""

    def play(self, blocks: Iterable[Block]) -> Iterator[BlockRecord]:
        """Play blocks until there are none left or nobody asks for more."""


@final
class Alone:
    """Plays in this process: for tests, debuggers and profilers."""

    def do(self, work: Callable[[Task], Answer], tasks: Iterable[Task]) -> Iterator[Answer]:
        return (work(task) for task in tasks)

    def play(self, blocks: Iterable[Block]) -> Iterator[BlockRecord]:
        return self.do(play_block, blocks)


@final
class Processes:
    """Plays on this machine, each block in a process that does nothing else."""

    def __init__(self, count: int) -> None:
        # A fork would copy whatever threads and locks this process has; a fresh interpreter has none.
        self._pool: Final = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))
        self._count: Final = count

    def do(self, work: Callable[[Task], Answer], tasks: Iterable[Task]) -> Iterator[Answer]:
        waiting = iter(tasks)
        playing: deque[Future[Answer]] = deque()
        try:
            for task in islice(waiting, self._count * AHEAD):
                playing.append(self._pool.submit(work, task))
            while playing:
                yield playing.popleft().result()
                for task in islice(waiting, 1):
                    playing.append(self._pool.submit(work, task))
        finally:
            for each in playing:
                each.cancel()

    def play(self, blocks: Iterable[Block]) -> Iterator[BlockRecord]:
        return self.do(play_block, blocks)

    def close(self) -> None:
        """Let the processes go; what they still play is lost."""
        self._pool.shutdown(wait=True, cancel_futures=True)


@final
class OnRay:
    """Plays on a Ray cluster: the one at an address, or one of this machine."""

    def __init__(self, address: str, count: int) -> None:
        ray: Any = import_module("ray")  # publishes half of its types
        self._ray: Final = ray
        if not ray.is_initialized():
            where: dict[str, Any] = {"address": address} if address else {"num_cpus": count, "include_dashboard": False}
            ray.init(log_to_driver=False, **where)
        self._count: Final = max(count, int(ray.cluster_resources().get("CPU", 1)))

    def do(self, work: Callable[[Task], Answer], tasks: Iterable[Task]) -> Iterator[Answer]:
        remote: Any = self._ray.remote(work)
        waiting = iter(tasks)
        playing: deque[Any] = deque(remote.remote(task) for task in islice(waiting, self._count * AHEAD))
        try:
            while playing:
                answer: Answer = self._ray.get(playing.popleft())
                yield answer
                playing.extend(remote.remote(task) for task in islice(waiting, 1))
        finally:
            for each in playing:
                self._ray.cancel(each, force=True)

    def play(self, blocks: Iterable[Block]) -> Iterator[BlockRecord]:
        return self.do(play_block, blocks)

    def close(self) -> None:
        """Leave the cluster."""
        self._ray.shutdown()


@contextmanager
def crew(count: int, ray: str | None = None) -> Iterator[Crew]:
    """Yield who plays: so many processes, nobody else for one, or a Ray cluster if an address (or "") is given."""
    if ray is None and count == 1:
        yield Alone()
        return
    hired = Processes(count) if ray is None else OnRay(ray, count)
    try:
        yield hired
    finally:
        hired.close()
