"""The proof: every element is disabled in a forked child, and a test that cites its paragraph must fail there."""

from __future__ import annotations

import json
import os
import select
import signal
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, NoReturn

import pytest

from tools.rules.citations import Test
from tools.rules.mutants import Mutant, disable
from tools.rules.paragraphs import ROOT, chapter_of

PATIENCE = 1.0  # seconds of computing a test may take, and ten times what it took without a mutant
PYTEST = ["-p", "no:terminal", "-p", "no:cacheprovider", "--capture=no", "-o", "addopts=--import-mode=importlib"]


class OutOfPatience(BaseException):
    """A mutant made a test run for ever."""


@dataclass
class Verdict:
    """What the tests made of one mutant: for each number it should have been noticed by, the test that noticed."""

    mutant: Mutant
    noticed: dict[str, str] = field(default_factory=dict)


@dataclass
class Outcome:
    """The verdicts, and the tests that fail without any mutant: they prove nothing."""

    verdicts: list[Verdict] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)


Progress = Callable[[int, int], None]


class Prover:
    """A pytest plugin: collects the tests once, then forks a child for each mutant instead of running them."""

    def __init__(self, mutants: list[Mutant], tests: list[Test], jobs: int, progress: Progress) -> None:
        self.mutants = mutants
        self.citing = {(ROOT / test.path, test.name): test.numbers for test in tests}
        self.jobs = jobs
        self.progress = progress
        self.outcome = Outcome()
        self.cost: dict[str, float] = {}  # by test, in seconds, without a mutant

    def pytest_configure(self) -> None:
        quicken_hypothesis()

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.outcome.broken.append(f"{report.nodeid}: {report.longreprtext.splitlines()[-1]}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = [item for item in session.items if self.numbers_of(item)]
        for answer in in_children([lambda: self.try_out(items)], 1, lambda done, of: None):
            self.outcome.broken += answer["failed"]
            self.cost = answer["cost"]
        sound = [item for item in items if item.nodeid in self.cost]
        sound.sort(key=lambda item: self.cost[item.nodeid])

        def task(mutant: Mutant) -> Callable[[], dict[str, Any]]:
            return lambda: self.examine(mutant, sound)

        answers = in_children([task(mutant) for mutant in self.mutants], self.jobs, self.progress)
        self.outcome.verdicts = [Verdict(*pair) for pair in zip(self.mutants, answers, strict=True)]
        return True

    def numbers_of(self, item: pytest.Item) -> tuple[str, ...]:
        """Return what the test an item stands for cites."""
        return self.citing.get((item.path, getattr(item, "originalname", item.name)), ())

    def try_out(self, items: list[pytest.Item]) -> dict[str, Any]:
        """Run every test without a mutant; say which fail, and what the others cost."""
        failed: list[str] = []
        cost: dict[str, float] = {}
        for item, following in zip(items, [*items[1:], None]):
            before = time.process_time()
            if fails(item, None) | leaves_a_mess(item, following):
                failed.append(item.nodeid)
            else:
                cost[item.nodeid] = time.process_time() - before
        return {"failed": failed, "cost": cost}

    def examine(self, mutant: Mutant, items: list[pytest.Item]) -> dict[str, str]:
        """Disable an element, and run the tests that cite its numbers until each number has a failing one."""
        disable(mutant)
        noticed: dict[str, str] = {}
        waiting = list(items)
        item = self.next_of(waiting, mutant, noticed)
        while item is not None:
            if fails(item, PATIENCE + 10 * self.cost[item.nodeid]):
                noticed.update(dict.fromkeys(self.open_numbers(item, mutant, noticed), item.nodeid))
            following = self.next_of(waiting, mutant, noticed)
            if leaves_a_mess(item, following):
                noticed.update(dict.fromkeys(self.open_numbers(item, mutant, noticed), item.nodeid))
            item = following
        return noticed

    def next_of(self, waiting: list[pytest.Item], mutant: Mutant, noticed: dict[str, str]) -> pytest.Item | None:
        """Take the next test that could still tell us something off the list."""
        while waiting:
            item = waiting.pop(0)
            if self.open_numbers(item, mutant, noticed):
                return item
        return None

    def open_numbers(self, item: pytest.Item, mutant: Mutant, noticed: dict[str, str]) -> list[str]:
        """Return the numbers of a mutant that a test cites and that nothing has noticed yet."""
        cited = self.numbers_of(item)
        return [n for n in mutant.element.numbers if n not in noticed and is_about(n, cited)]


def is_about(number: str, cited: tuple[str, ...]) -> bool:
    """Say whether a test that cites these numbers is one for a paragraph, or for any of a chapter."""
    if "." in number:
        return number in cited
    return any(chapter_of(each) == number for each in cited)


def fails(item: pytest.Item, patience: float | None) -> bool:
    """Run one test; say whether it fails, or does not end."""
    if patience is not None:
        signal.signal(signal.SIGPROF, give_up)
        signal.setitimer(signal.ITIMER_PROF, patience)
    try:
        item.ihook.pytest_runtest_setup(item=item)
        item.ihook.pytest_runtest_call(item=item)
    except pytest.skip.Exception:
        return False
    except BaseException:  # noqa: BLE001 - whatever stops a test has noticed the mutant
        return True
    finally:
        if patience is not None:
            signal.setitimer(signal.ITIMER_PROF, 0)
    return False


def leaves_a_mess(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Put away what a test used and the following one does not; say whether that fails."""
    report = pytest.CallInfo.from_call(lambda: None, when="call")
    item.ihook.pytest_runtest_makereport(item=item, call=report)  # a temporary folder goes by how its test went
    try:
        item.ihook.pytest_runtest_teardown(item=item, nextitem=following)
    except BaseException:  # noqa: BLE001 - the same
        return True
    return False


def give_up(number: int, frame: FrameType | None) -> NoReturn:
    """Interrupt a test that uses too much of the processor."""
    raise OutOfPatience


# -- children -----------------------------------------------------------------------------------


def in_children(tasks: list[Callable[[], dict[str, Any]]], jobs: int, progress: Progress) -> list[dict[str, Any]]:
    """Run each task in a forked child, some at a time; return the answers in the order of the tasks."""
    answers: list[dict[str, Any]] = [{} for _ in tasks]
    running: dict[int, tuple[int, int]] = {}  # by where it writes its answer: the task and the process
    waiting = list(range(len(tasks)))
    try:
        while waiting or running:
            while waiting and len(running) < jobs:
                number = waiting.pop(0)
                process, pipe = fork(tasks[number])
                running[pipe] = (number, process)
            for pipe in select.select(list(running), [], [])[0]:
                number, process = running.pop(pipe)
                with os.fdopen(pipe, encoding="utf-8") as answer:
                    text = answer.read()  # to its end
                os.waitpid(process, 0)
                answers[number] = json.loads(text or '{"error": "a child died"}')
                if "error" in answers[number]:
                    raise RuntimeError(answers[number]["error"])
                progress(len(tasks) - len(waiting) - len(running), len(tasks))
    finally:
        for _, process in running.values():
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
    return answers


def fork(task: Callable[[], dict[str, Any]]) -> tuple[int, int]:
    """Start a child that answers a task through a pipe; return its number and where to read."""
    reading, writing = os.pipe()
    process = os.fork()
    if process:
        os.close(writing)
        return process, reading
    try:
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(silence, stream)
        try:
            answer = json.dumps(task())
        except BaseException:  # noqa: BLE001 - said by the parent, which can be heard
            answer = json.dumps({"error": traceback.format_exc()})
        with os.fdopen(writing, "w", encoding="utf-8") as pipe:
            pipe.write(answer)
    finally:
        os._exit(0)


def prove(mutants: list[Mutant], tests: list[Test], jobs: int, progress: Progress) -> Outcome:
    """Try every mutant on the tests that cite it."""
    require_interpreted()
    wanted = {number for mutant in mutants for number in mutant.element.numbers}
    useful = [test for test in tests if any(is_about(number, test.numbers) for number in wanted)]
    files = sorted({str(ROOT / test.path) for test in useful})
    prover = Prover(mutants, useful, jobs, progress)
    code = pytest.main([*PYTEST, "--rootdir", str(ROOT), *files], plugins=[prover]) if files else 0
    if code == pytest.ExitCode.INTERNAL_ERROR:
        raise RuntimeError("the proof broke down")
    return prover.outcome


def require_interpreted() -> None:
    """Only Python functions can be disabled."""
    from emerald._pure import compiled

    if compiled():
        raise RuntimeError("the proof needs the interpreted core: EMERALD_PURE=1")


def quicken_hypothesis() -> None:
    """A property that fails has done its work; finding the smallest example takes long."""
    import hypothesis

    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile("proof", database=None, derandomize=True, deadline=None, phases=phases)
    hypothesis.settings.load_profile("proof")
