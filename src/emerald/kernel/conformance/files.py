"""Checks of files: a match is read back as it was, and what is published keeps the secrets of the others."""

from __future__ import annotations

from typing import Any, Final

from emerald.kernel.conformance.case import Case, Moment, Said, name_of, something
from emerald.kernel.conformance.worlds import World, follow
from emerald.kernel.match.fate import seed_from_text
from emerald.kernel.match.log import Entry
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import publish, read, write
from emerald.kernel.rng import Rng

EVERY: Final = 16  # entries between two looks at files, which are long
MOST_ANSWERS: Final = 60


def _open(case: Case, seed: int, log_follows: bool = False) -> Match:
    return Match(case.game, case.setup, seed_from_text(str(seed)), None, case.position, log_follows)


def matches_read_back(case: Case) -> None:
    """A match written down and read again is the same match, and goes on the same."""
    for seed in case.seeds:
        match, rng = _open(case, seed), Rng(seed)
        other = match
        for answered in range(MOST_ANSWERS):
            said = something(match.state, rng)
            if said is None:
                break
            match.play(said.seat, said.value)
            if other is not match:
                other.play(said.seat, said.value)
                _must(
                    match.state.key() == other.state.key(), case, seed, match, "read back, the match goes on otherwise"
                )
            if answered % 6 == 0:
                other = _read_again(case, seed, match)


def _must(holds: bool, case: Case, seed: int, match: Match, violated: str) -> None:
    if not holds:
        raise AssertionError(f"{case}, match {seed}, entry {len(match.log)}: {violated}")


def _read_again(case: Case, seed: int, match: Match) -> Match:
    """Return the match that is read from the file of another, having compared them."""
    text = write(match)
    try:
        again = read(text, case.game)
    except ValueError as error:
        raise AssertionError(
            f"{case}, match {seed}, entry {len(match.log)}: the file cannot be read: {error}"
        ) from error
    _must(again.state.key() == match.state.key(), case, seed, match, "read back, the state is another")
    _must(
        _numbers(again.log.entries()) == _numbers(match.log.entries()),
        case,
        seed,
        match,
        "read back, the log is another",
    )
    _must(_numbers(again.tail) == _numbers(match.tail), case, seed, match, "read back, the tail is another")
    _must(write(again) == text, case, seed, match, "read back and written again, the file is another")
    return again


def _numbers(entries: list[Entry]) -> list[tuple[Any, ...]]:
    """Return all that entries say."""
    return [(e.kind, e.seat, e.author, e.value, e.audience, e.source, *e.weights) for e in entries]


def files_keep_secrets(case: Case) -> None:
    """In two worlds that differ only in what a seat cannot know, its file and its version number are the same."""
    for course in case.courses:
        for seat in case.everyone:
            follow(course, seat, _compare_files, _leave_it)


def _compare_files(moment: Moment, first: World, others: list[World]) -> int:
    for world in [first, *others]:
        world.page()
    if moment.number % EVERY != 0 or moment.state.over:
        return 0
    case, seat = moment.course.case, first.seat
    truth: Match | None = None
    compared = 0
    for other in others:
        if other.alive and other.state.key() != first.state.key():
            truth = truth or _match_of(case, first)
            elsewhere = _match_of(case, other)
            for mine, theirs in zip(
                publish(truth, seat).split("\n"), publish(elsewhere, seat).split("\n"), strict=False
            ):
                moment.must(
                    mine == theirs, f"the file for {name_of(seat)} betrays a secret: {mine!r}, elsewhere {theirs!r}"
                )
            same = truth.version(seat) == elsewhere.version(seat)
            moment.must(same, f"the version number of {name_of(seat)} betrays a secret")
            compared += 1
    return compared


def _leave_it(moment: Moment, said: Said, all_are_in: bool, first: World, other: World) -> None:
    """Whether it was lawful that something was shown, `two_worlds_look_alike` asks."""


def _match_of(case: Case, world: World) -> Match:
    """Return the match that has become of a world."""
    match = _open(case, 1, log_follows=True)
    for entry in world.entries:
        match.past.add(entry)
    match.resume()
    return match
