"""What an object is made of, compiled or not: to compare two of them in everything, and to change one in one thing."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any, Final, final

from emerald.kernel.agenda import State
from emerald.kernel.events import Journal

NOT_THE_GAME: Final = ("journal",)  # who is told is no part of what is true
ATOMS: Final = (int, str, bytes, bool, float, type(None), type)


def names_of(thing: object) -> list[str]:
    """Return the attributes of an object; a compiled class keeps a list of its own."""
    names: list[str] = list(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        for name in getattr(cls, "__mypyc_attrs__", ()):
            if name not in names and name != "__dict__" and hasattr(thing, name):
                names.append(name)
        for name in getattr(cls, "__slots__", ()):
            if name not in names and hasattr(thing, name):
                names.append(name)
    return names


def is_sequence(thing: object) -> bool:
    """Whether it is a list, a tuple or a vec."""
    return isinstance(thing, list | tuple) or type(thing).__name__.startswith("vec")


def parts(thing: object) -> Iterator[tuple[str, Any]]:
    """Name the parts of an object one level down."""
    if isinstance(thing, ATOMS):
        return
    if isinstance(thing, dict):
        for key, part in thing.items():
            yield f"[{key!r}]", part
    elif isinstance(thing, set | frozenset):
        for part in sorted(thing, key=repr):
            yield "{}", part
    elif is_sequence(thing):
        sequence: Any = thing
        for i in range(len(sequence)):
            yield f"[{i}]", sequence[i]
    elif not callable(thing):
        for name in names_of(thing):
            if name not in NOT_THE_GAME:
                yield f".{name}", getattr(thing, name)


def difference(mine: object, other: object) -> str:
    """Return where two things differ first, part by part, or "" if they are alike in everything."""
    if mine is other:
        return ""
    if isinstance(mine, ATOMS) or callable(mine):
        return "" if mine == other else " itself"
    if type(mine) is not type(other):
        return " itself"
    here, there = dict(parts(mine)), dict(parts(other))
    if here.keys() != there.keys():
        return " itself"
    for name, part in here.items():
        deeper = difference(part, there[name])
        if deeper:
            return name + deeper.removesuffix(" itself")
    return ""


def reachable(thing: object, known: Container[int] = ()) -> Iterator[tuple[str, Any]]:
    """Name everything that can be reached from an object, each once; of what is known by its id, nothing inside."""
    seen: set[int] = set()
    keep: list[Any] = []  # what is made on the way must live as long as its id counts
    queue: list[tuple[str, Any]] = [("", thing)]
    while queue:
        path, here = queue.pop()
        if isinstance(here, ATOMS) or id(here) in seen:
            continue
        seen.add(id(here))
        keep.append(here)
        yield path, here
        if id(here) not in known:
            queue.extend([(path + name, part) for name, part in parts(here)])


@final
class Change:
    """A twin of a state with one integer changed, and the key it had before."""

    def __init__(self, what: str, made: State, before: tuple[int, ...]) -> None:
        self.what: Final = what
        self.made: Final = made
        self.before: Final = before


def changes(s: State) -> Iterator[Change]:
    """Return twins of a state in which one integer of what they do not share with it is another."""
    paths: list[list[str]] = []
    _places(s, s.clone(), [], paths)
    for path in paths:
        twin = s.clone()
        before = twin.key()
        if _change(twin, path):
            yield Change("".join(path), twin, before)


def _places(original: object, twin: object, path: list[str], found: list[list[str]]) -> None:
    """Collect the paths to the integers of everything a clone has made anew; a vec's second and last will do."""
    sequence = is_sequence(original)
    here = list(zip(parts(original), parts(twin), strict=True)) if type(original) is type(twin) else []
    if sequence and len(here) > 1 and all(isinstance(part, int) for (_, part), _ in here):
        here = [here[1], here[-1]] if len(here) > 2 else here
    for (name, mine), (_, other) in here:
        if name == ".agenda":
            continue  # a list of immutable steps: the keys of agendas are looked at by themselves
        if isinstance(mine, int):
            found.append([*path, name])
        elif not isinstance(mine, ATOMS) and not is_shared(mine, other) and not isinstance(mine, Journal):
            _places(mine, other, [*path, name], found)


def is_shared(mine: Any, other: Any) -> bool:
    """Whether two parts are one; a compiled class hands out its vec as a new object each time, so try what is in it."""
    if mine is other or not type(mine).__name__.startswith("vec") or len(mine) == 0 or len(other) == 0:
        return mine is other
    before = other[0]
    other[0] = _other(before)
    shared = bool(mine[0] == other[0] and mine[0] != before)
    other[0] = before
    return shared


def _change(thing: Any, path: list[str]) -> bool:
    """Change the integer at a path; return whether it could be changed."""
    name, rest = path[0], path[1:]
    if name.startswith("."):
        part = getattr(thing, name[1:])
        if rest and not _change(part, rest):
            return False
        try:
            setattr(thing, name[1:], _other(part) if not rest else part)
        except AttributeError:
            return bool(rest)  # Final: it cannot be another object, but its parts were changed
        return True
    at = int(name[1:-1])
    if rest:
        return _change(thing[at], rest)
    thing[at] = _other(thing[at])
    return True


def _other(number: int) -> int:
    return (not number) if isinstance(number, bool) else number + 1
