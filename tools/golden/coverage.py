"""What the golden games of a title exercise, and what they do not: a list by machine, with a reason for every gap."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable
from importlib import import_module
from typing import Any

from emerald.kernel.agenda import Decision, apply, happen, question_for
from emerald.kernel.events import Journal
from emerald.kernel.match.log import ANSWER
from emerald.kernel.match.match import Match
from emerald.kernel.messages import FIRST_GAME_REASON
from tools.golden.games import ROOT, transcripts

NUMBERED_PLACE = re.compile(r"(?:\w+-)?\d+(?:\.\d+)?$")  # plot-3, seat-2, 8, experiment-3.1: places, not components
METHODS = ("run", "take", "happen")


class Coverage:
    """Everything a title has, and what of it has occurred."""

    def __init__(self, title: str, game: Any) -> None:
        self.title = title
        self.game = game
        listed = tomllib.loads((transcripts(title) / "coverage.toml").read_text(encoding="utf-8"))
        self.endings: dict[str, str] = listed["endings"]  # by name the event that tells; the first that fits
        self.excused: dict[str, str] = listed.get("excused", {})
        self.steps = import_module(f"emerald.games.{title}.layout").STEPS.classes
        self.seen: set[str] = set()
        for cls in self.steps:
            self._watch(cls)

    def wanted(self) -> list[str]:
        """Return everything that should occur."""
        game = self.game
        words = [f"step {cls.__name__}" for cls in self.steps]
        words += [f"objection {each.key}" for each in game.reasons.all() if each.number >= FIRST_GAME_REASON]
        for verb in game.actions.verbs:
            words += [f"verb {verb.name}"]
            words += [f"answer {verb.name} {part}" for operand in verb.operands for part in components_in(operand)]
        words += [f"source {source}" for source in game.sources]
        words += [f"component {word}" for names in game.outcomes for word in names]
        words += [f"event {kind}" for kind in event_kinds(self.title)]
        words += [f"ending {ending}" for ending in self.endings]
        return list(dict.fromkeys(words))

    def missing(self) -> list[str]:
        """Return what has not occurred and is not excused, and the excuses that are not needed."""
        gaps = [word for word in self.wanted() if word not in self.seen]
        found = [word for word in gaps if word not in self.excused]
        return found + [f"{word}: no longer missing, take the excuse away" for word in self.excused if word not in gaps]

    def add(self, match: Match) -> None:
        """Replay a finished match and note what occurs in it."""
        game = self.game
        state = match.start()
        state.journal = Journal(muted=False)
        for entry in match.log.entries():
            if entry.kind == ANSWER:
                question = question_for(state, entry.seat)
                assert question is not None
                self._ask(question, state)
                verb = game.actions.verb(entry.value).name
                self.seen.add(f"verb {verb}")
                self.seen.update([f"answer {verb} {part}" for part in components_in(game.actions.operand(entry.value))])
                apply(state, entry.seat, entry.value)
            else:
                self.seen.add(f"source {game.sources[entry.source]}")
                self.seen.add(f"component {game.outcomes[entry.source][entry.value]}")
                happen(state, entry.value)
        kinds = [event.kind for event in state.journal.events]
        self.seen.update([f"event {kind}" for kind in kinds])
        self.seen.add("ending " + next(name for name, kind in self.endings.items() if kind in kinds or not kind))

    def _ask(self, question: Decision[Any], state: Any) -> None:
        for action in question.candidates(state):
            reason = int(question.objection(state, action))
            if reason:
                self.seen.add(f"objection {self.game.reasons[reason].key}")

    def _watch(self, cls: Any) -> None:
        """Note each time a step of this class happens; only interpreted classes can be watched."""
        for name in METHODS:
            if name in cls.__dict__:
                setattr(cls, name, self._noting(f"step {cls.__name__}", cls.__dict__[name]))

    def _noting(self, word: str, method: Any) -> Any:
        def noted(*args: Any) -> Any:
            self.seen.add(word)
            return method(*args)

        return noted


def components_in(operand: str) -> Iterable[str]:
    """Return the parts of an operand that name a component: of plot-3/gold the gold."""
    return [part for part in operand.split("/") if part and not NUMBERED_PLACE.fullmatch(part)]


def event_kinds(title: str) -> list[str]:
    """Return every kind of event the game's source writes into the journal."""
    kinds: list[str] = []
    for path in sorted((ROOT / "src" / "emerald" / "games" / title).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "note":
                kinds += [str(arg.value) for arg in node.args[:1] if isinstance(arg, ast.Constant)]
    return list(dict.fromkeys(kinds))
