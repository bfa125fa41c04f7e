"""Checks of views and imagined worlds: nothing of the state inside, nothing added, nothing lost."""

from __future__ import annotations

from typing import Any

from emerald.kernel.agenda import State, questions
from emerald.kernel.conformance.case import Case, Moment, let, name_of, something, stroll
from emerald.kernel.conformance.parts import is_sequence, reachable
from emerald.kernel.events import Journal
from emerald.kernel.rng import Rng

PLAYED_ON: int = 60  # entries an imagined world is played on, now and then to its end


def views_hold_no_state(case: Case) -> None:
    """No state can be reached from a view, nor anything that changes when the state does."""
    for course in case.courses:
        common: dict[int, Any] = {}
        for moment in course.moments(every=11):
            for path, part in _shared(moment.state, common):
                moment.must(not isinstance(part, State | Journal), f"{path} is shared, and is a {type(part).__name__}")
            for seat in case.everyone:
                twin = moment.state.clone()
                mutable = {id(part): part for _, part in reachable(twin, common) if _can_change(part, common)}
                view = case.game.view(twin, seat)
                for path, part in reachable(view, common):
                    moment.must(not isinstance(part, State | Journal), f"view{path} is a {type(part).__name__}")
                    moment.must(id(part) not in mutable, f"view{path} is a part of the state itself")
                before = view.key()
                stroll(twin, moment.rng, 10)
                moment.must(view.key() == before, "a view changed when the state went on")


def _shared(s: State, common: dict[int, Any]) -> list[tuple[str, Any]]:
    """Return what a state shares with a twin, and so never changes; add it to what is known, which lives as long."""
    ours = {id(part): part for _, part in reachable(s, common)}
    found = [(path, part) for path, part in reachable(s.clone(), common) if id(part) in ours]
    common.update({id(part): part for _, part in found})
    return found


def _can_change(part: Any, common: dict[int, Any]) -> bool:
    if id(part) in common or isinstance(part, tuple):
        return False
    return is_sequence(part) or hasattr(part, "clone")


def imagined_worlds_look_alike(case: Case) -> None:
    """Whatever is imagined from a view looks, to that seat, exactly like it; the view itself is left alone."""
    for course in case.courses:
        for moment in course.moments(every=4):
            for seat in case.everyone:
                view = case.game.view(moment.state, seat)
                before = view.key()
                world = _imagined(moment, view)
                again = case.game.view(world, seat).key()
                if again != before:
                    places = [i for i, pair in enumerate(zip(again, before, strict=False)) if pair[0] != pair[1]]
                    raise moment.violation(f"{name_of(seat)} imagines a world that looks otherwise at {places[:8]}")
                asked = [(who, type(step)) for who, step in questions(world)]
                truly = [(who, type(step)) for who, step in questions(moment.state)]
                moment.must(asked == truly, f"in the world {name_of(seat)} imagines, others are asked")
                stroll(world, moment.rng, 5)
                moment.must(view.key() == before, "a view changed when the world imagined from it went on")


def _imagined(moment: Moment, view: Any) -> Any:
    """Imagine a world from a view."""
    return moment.course.case.game.imagine(view, Rng(moment.number * 101 + view.seat))


def imagined_worlds_play_on(case: Case) -> None:
    """An imagined world has as much of everything as the true one, and can be played like it."""
    for course in case.courses:
        for moment in course.moments(every=17):
            constants = case.ledger.constants(moment.state)
            for seat in case.everyone:
                world = _imagined(moment, case.game.view(moment.state, seat))
                found = case.ledger.constants(world)
                moment.must(found == constants, f"the world {name_of(seat)} imagines has {found}, not {constants}")
                whole = moment.number % 4 == 0
                _play_on(moment, world, seat, case.entries if whole else PLAYED_ON)
                found = case.ledger.constants(world)
                moment.must(
                    found == constants, f"in the world {name_of(seat)} imagines, something comes or goes: {found}"
                )


def _play_on(moment: Moment, world: Any, seat: int, entries: int) -> None:
    """Play an imagined world on; it must never be stuck where the true one would not."""
    try:
        for _ in range(entries):
            said = something(world, moment.rng)
            if said is None:
                break
            let(world, said)
    except Exception as error:
        raise moment.violation(f"the world {name_of(seat)} imagines breaks the rules: {error!r}") from error
