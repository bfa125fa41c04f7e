"""Rules ask and decide; only the mutators of `state.py` change anything (contract, point 8), and steps never change."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "emerald" / "games"
RULES = sorted(GAMES.glob("*/rules/**/*.py"))

Fillers = dict[str, set[int]]  # by function: the places of the arguments it changes

VECS = {"vec", "list"}
NUMBERS_AND_WORDS = {"i64", "int", "bool", "str"}
ONE_LOOK = {"enumerate", "zip", "reversed", "sorted", "list", "tuple"}  # what they yield are still the state's parts
CHANGING_METHODS = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "update", "setdefault"}
CHANGING_METHODS |= {"add", "discard", "popitem"}
CHANGING_FUNCTIONS = {"append", "extend", "pop", "remove", "setattr", "delattr"}


def functions(source: str) -> Iterator[tuple[ast.FunctionDef, bool]]:
    """Yield the functions of a file, and its methods with True."""
    for outer in ast.parse(source).body:
        is_class = isinstance(outer, ast.ClassDef)
        for node in outer.body if isinstance(outer, ast.ClassDef) else [outer]:
            if isinstance(node, ast.FunctionDef):
                yield node, is_class


def offences(source: str, fillers: Fillers | None = None) -> list[str]:
    """Return every place where a rule changes the state, a part of it under another name, or a step."""
    known = fillers_of([source]) if fillers is None else fillers
    found = [
        f"{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Global | ast.Nonlocal)
    ]
    for function, is_method in functions(source):
        whole, _ = parameters_of(function)
        if is_method and function.name != "__init__":
            whole.add("self")
        found += changes_of(function, whole, whole, known)
    return found


def fillers_of(sources: list[str]) -> Fillers:
    """Return the functions that fill or change a vec they are given, and which of their arguments it is.

    That is allowed: what is given may be the caller's own. Giving them a part of the state is not.
    """
    every = [function for source in sources for function, _ in functions(source)]
    known: Fillers = {}
    while True:
        before = sum([len(places) for places in known.values()])
        for function in every:
            names = [each.arg for each in arguments_of(function)]
            for name in parameters_of(function)[1]:
                if changes_of(function, {name}, set(), known):
                    known.setdefault(function.name, set()).add(names.index(name))
        if sum([len(places) for places in known.values()]) == before:
            return known


def arguments_of(function: ast.FunctionDef) -> list[ast.arg]:
    every = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return [each for each in every if each.arg != "self"]


def parameters_of(function: ast.FunctionDef) -> tuple[set[str], set[str]]:
    """Return the parameters that are the state or a part of it, and those that are vecs or lists."""
    whole = {each.arg for each in arguments_of(function) if kind_of(each) not in NUMBERS_AND_WORDS | VECS}
    return whole, {each.arg for each in arguments_of(function) if kind_of(each) in VECS}


def changes_of(function: ast.FunctionDef, roots: set[str], mutable: set[str], fillers: Fillers) -> list[str]:
    """Return the places where a function changes one of these, or a part of one."""
    parts = roots | aliases(function, roots)
    return [
        f"{node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(function)
        if isinstance(node, ast.stmt | ast.Call)
        and (changes(node, parts, mutable) or (isinstance(node, ast.Call) and gives_away(node, parts, fillers)))
    ]


def gives_away(call: ast.Call, parts: set[str], fillers: Fillers) -> bool:
    """Say whether a call gives a part of the state to a function that changes it."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    return any(place < len(call.args) and reaches(call.args[place], parts) for place in fillers.get(name, set()))


def kind_of(argument: ast.arg) -> str:
    return ast.unparse(argument.annotation).partition("[")[0] if argument.annotation is not None else ""


def aliases(function: ast.FunctionDef, roots: set[str]) -> set[str]:
    """Return the local names under which a part of the state goes."""
    known: set[str] = set()
    while True:
        before = len(known)
        for target, value in bindings(function):
            if reaches(value, roots | known):
                known |= {name.id for name in ast.walk(target) if isinstance(name, ast.Name)}
        if len(known) == before:
            return known


def bindings(function: ast.FunctionDef) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Yield every target with what it is bound to; a tuple with a tuple goes pair by pair."""
    for node in ast.walk(function):
        pairs: list[tuple[ast.expr, ast.expr]] = []
        if isinstance(node, ast.Assign):
            pairs = [(target, node.value) for target in node.targets]
        elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
            pairs = [(node.target, node.value)]
        elif isinstance(node, ast.For | ast.comprehension):
            pairs = [(node.target, node.iter)]
        for target, value in pairs:
            if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
                yield from zip(target.elts, value.elts, strict=True)
            elif isinstance(target, ast.Name | ast.Tuple | ast.List):
                yield target, value


def reaches(value: ast.expr, names: set[str]) -> bool:
    """Say whether an expression is a part of the state; a slice is a copy, a call makes something new."""
    match value:
        case ast.Name(id=name):
            return name in names
        case ast.Subscript(slice=ast.Slice()):
            return False
        case ast.Attribute(value=inner) | ast.Subscript(value=inner) | ast.NamedExpr(value=inner):
            return reaches(inner, names)
        case ast.IfExp(body=first, orelse=second):
            return reaches(first, names) or reaches(second, names)
        case ast.BoolOp(values=several) | ast.Tuple(elts=several) | ast.List(elts=several):
            return any(reaches(each, names) for each in several)
        case ast.Call(func=ast.Name(id=name), args=several) if name in ONE_LOOK:
            return any(reaches(each, names) for each in several)
        case _:
            return False


def changes(node: ast.stmt | ast.Call, parts: set[str], mutable_by_name: set[str]) -> bool:
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            return any(is_part(target, parts) for target in targets)
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target) | ast.For(target=target):
            return is_part(target, parts)
        case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in CHANGING_FUNCTIONS:
            return reaches(first, parts)
        case ast.Call(func=ast.Attribute(value=owner, attr=name)) if name in CHANGING_METHODS:
            is_mutator = isinstance(owner, ast.Name) and owner.id in mutable_by_name  # s.discard(…) is the state's own
            return reaches(owner, parts) and not is_mutator
        case _:
            return False


def is_part(target: ast.expr, parts: set[str]) -> bool:
    """Say whether an assignment lands in the state."""
    match target:
        case ast.Attribute(value=inner) | ast.Subscript(value=inner):
            return reaches(inner, parts)
        case ast.Tuple(elts=several) | ast.List(elts=several):
            return any(is_part(each, parts) for each in several)
        case ast.Starred(value=inner):
            return is_part(inner, parts)
        case _:
            return False


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(GAMES)))
def test_rules_leave_changes_to_the_mutators(path: Path) -> None:
    game = GAMES / path.relative_to(GAMES).parts[0]
    fillers = fillers_of([each.read_text(encoding="utf-8") for each in RULES if game in each.parents])
    assert offences(path.read_text(encoding="utf-8"), fillers) == []


def test_there_are_rules_to_look_at() -> None:
    assert len(RULES) >= 15


OFFENCES = [
    "s.pile = 3",
    "s.pile += 1",
    "s.seats[0].fame -= 1",
    "s.pool[2] = 0",
    "s.pile: i64 = 4",
    "del s.pool[0]",
    "a, s.pile = 1, 2",
    "mine = s.seats[0]\n    mine.fame = 1",
    "mine, count = s.seats[0], 3\n    mine.fame = count",
    "plots = s.seats[0].plots\n    plots[1] += 4",
    "plots = s.seats[0].plots if s.pile else s.pool\n    plots[0] = 0",
    "for seat in s.seats:\n        seat.fame = 0",
    "for i, seat in enumerate(s.seats):\n        seat.fame = i",
    "for s.pile in range(3):\n        pass",
    "if (mine := s.seats[0]).fame:\n        mine.fame = 0",
    "again = s\n    again.pile = 1",
    "s.agenda.append(step)",
    "s.old.pop()",
    "agenda = s.agenda\n    agenda.clear()",
    "append(s.old, 3)",
    "old = extend(s.old, more)",
    "old = s.old\n    old, last = pop(old)",
    "setattr(s, 'pile', 3)",
    "global x\n    x = 3",
    "self.seat = 2",
    "self.counts[0] += 1",
]


@pytest.mark.parametrize("change", OFFENCES)
def test_a_planted_change_is_found(change: str) -> None:
    rule = f"class Rule(Task[Table]):\n  def run(self, s: Table) -> None:\n    {change}\n"
    assert len(offences(rule)) == 1
    if "self" not in change:
        assert len(offences(f"def rule(s: Table) -> None:\n    {change}\n")) == 1


FILLERS = [
    "def fill(s: Table, found: vec[i64]) -> vec[i64]:\n    return append(found, 3)\n",
    "def fill(s: Table, found: vec[i64]) -> None:\n    found[0] = 3\n",
    "def fill(s: Table, found: list[int]) -> None:\n    again = found\n    again.append(3)\n",
    "def fill(s: Table, found: vec[i64]) -> None:\n    deep(found)\ndef deep(more: vec[i64]) -> None:\n    pop(more)\n",
]


@pytest.mark.parametrize("fill", FILLERS)
def test_a_vec_that_is_given_may_be_filled_unless_it_is_the_states(fill: str) -> None:
    assert offences(fill) == []
    assert offences(fill + "def rule(s: Table) -> None:\n    own = vec[i64]()\n    fill(s, own)\n") == []
    assert len(offences(fill + "def rule(s: Table) -> None:\n    fill(s, s.old)\n")) == 1
    assert len(offences(fill + "def rule(s: Table) -> None:\n    old = s.old\n    old = fill(s, old)\n")) == 1


INNOCENT = [
    "s.discard(seat, 3)",
    "s.then(Draw(seat))",
    "found = vec[i64]()\n    found = append(found, s.pile)",
    "weights = s.pool[:10]\n    weights[3] = 0",
    "free = s.seats[0].hand[3]\n    free -= 1",
    "left = costs(s)\n    left[0] = 1",
    "step = Draw(seat)",
]


@pytest.mark.parametrize("line", INNOCENT)
def test_what_changes_nothing_is_not_accused(line: str) -> None:
    assert offences(f"def rule(s: Table, seat: i64) -> None:\n    {line}\n") == []


def test_a_step_may_set_its_fields_when_it_is_made() -> None:
    assert offences("class Draw(Task[Table]):\n  def __init__(self, seat: i64) -> None:\n    self.seat = seat\n") == []
