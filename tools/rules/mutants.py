"""How a piece of code that names a paragraph is disabled, inside a running interpreter."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from types import FunctionType
from typing import Any

from tools.rules.code import FIGURE, FUNCTION, REASON, STEP, Element

# What a function says when it no longer looks: every value here is one mutant.
NEUTRAL = {"None": ["None"], "bool": ["False", "True"], "int": ["0"], "i64": ["0"], "str": ["''"]}
EMPTY = {"vec": "[]", "list": "[]", "tuple": "()", "dict": "{}", "set": "set()"}
FAILS = "1 / 0"  # where no value is neutral


@dataclass(frozen=True)
class Mutant:
    """One way to disable an element; ``change`` is the method that does nothing, or what a function returns."""

    element: Element
    change: str

    def __str__(self) -> str:
        """The mutant as tables and excuses call it."""
        if self.element.sort == STEP:
            return f"{self.element.short}.{self.change}"
        if self.element.sort == FUNCTION:
            return f"{self.element.short} = {self.change}"
        return self.element.short


def mutants_of(element: Element) -> list[Mutant]:
    """Return every way to disable an element."""
    if element.sort == STEP:
        return [Mutant(element, method) for method in element.detail]
    if element.sort == FUNCTION:
        return [Mutant(element, value) for value in neutral(element.detail[0])]
    if element.sort in (REASON, FIGURE):
        return [Mutant(element, "")]
    return []


def neutral(returns: str) -> list[str]:
    """Return what a function with this annotation answers when it is disabled."""
    if returns in NEUTRAL:
        return NEUTRAL[returns]
    if returns.endswith("| None"):
        return ["None"]
    return [EMPTY.get(returns.partition("[")[0], FAILS)]


def disable(mutant: Mutant) -> None:
    """Make the change, for good: the process that does it is a child with nothing else to do."""
    element = mutant.element
    module = import_module(element.module)
    if element.sort == REASON:
        never_give(int(getattr(module, element.name)))
    elif element.sort == FIGURE:
        one_more(element.module.rpartition(".games.")[0], element.name, int(getattr(module, element.name)))
    elif element.sort == STEP:
        method = getattr(module, element.name).__dict__[mutant.change]
        empty(method, "0" if mutant.change == "objection" else "None")
    else:
        empty(look_up(module, element.name), mutant.change)


def look_up(module: Any, name: str) -> FunctionType:
    """Return a function, method or property of a module, unwrapped."""
    found: Any = module
    for part in name.split("."):
        found = found.__dict__[part]
    found = getattr(found, "fget", None) or getattr(found, "__func__", None) or found
    if not isinstance(found, FunctionType):
        raise TypeError(f"{name} is no interpreted function: run with EMERALD_PURE=1")
    return found


def empty(function: FunctionType, value: str) -> None:
    """Make a function return a value at once, wherever it has been imported to."""
    made: dict[str, Any] = {}
    exec(f"def disabled(*args, **kwargs): return {value}", made)  # noqa: S102 - the values are the ones above
    function.__defaults__ = None
    function.__kwdefaults__ = {}
    function.__code__ = made["disabled"].__code__


def never_give(reason: int) -> None:
    """Make every question overlook one reason."""
    from emerald.kernel.agenda import Decision

    for cls in subclasses(Decision):
        if "objection" in cls.__dict__:
            cls.objection = overlooking(cls.__dict__["objection"], reason)


def overlooking(objection: Any, reason: int) -> Any:
    """Return an objection without one reason."""

    def lenient(self: Any, s: Any, action: int) -> int:
        found = int(objection(self, s, action))
        return 0 if found == reason else found

    return lenient


def one_more(package: str, name: str, value: int) -> None:
    """Make a number one more, in every module of the package that has it by its name."""
    for known, module in list(sys.modules.items()):
        if known.startswith(package + ".games.") and module.__dict__.get(name) == value:
            module.__dict__[name] = value + 1


def subclasses(cls: Any) -> Iterator[Any]:
    """Yield every class below a class."""
    for each in cls.__subclasses__():
        yield each
        yield from subclasses(each)
