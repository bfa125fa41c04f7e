"""Policies: what somebody answers to the questions of others' turns without being asked."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

Id = Annotated[str, Meta(max_length=40)]


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """What an argument of the question must be: one of some words, or a number within bounds."""

    what: Id
    is_one_of: Annotated[list[Id], Meta(max_length=40)] = field(default_factory=list)
    at_least: int | None = None
    at_most: int | None = None


class Policy(Struct, frozen=True, forbid_unknown_fields=True):
    """What to do when a question comes: ask always, never (then it is passed), or only if all conditions hold."""

    question: Id
    ask: Literal["always", "never", "if"]
    conditions: Annotated[list[Condition], Meta(max_length=8)] = field(default_factory=list)


class Policies(Struct, frozen=True, forbid_unknown_fields=True):
    """All policies of one seat; a question without one is asked."""

    policies: Annotated[list[Policy], Meta(max_length=20)]


class TryOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Policies to be tried on one's own last games."""

    game: Id
    policies: Annotated[list[Policy], Meta(max_length=20)]


class Reaction(Struct, frozen=True):
    """A question of a game for which there can be a policy.

    `passes` are the words with which it is passed; `about` names the arguments a condition can speak of, and what each
    can be: one of some words, or, without any, a number; `other` is a seat.
    """

    question: str
    passes: str
    about: dict[str, list[str]]


class Trial(Struct, frozen=True):
    """What a policy would have done in games that are over: of so many questions, so many would not have been asked.

    `regretted` counts those among them to which something else was answered than passing.
    """

    question: str
    asked: int
    passed: int
    regretted: int
