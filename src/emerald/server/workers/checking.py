"""What comes from outside, tried out where it can do no harm: files of matches, catalogues, policies."""

from __future__ import annotations

from pathlib import Path

from emerald.games import shelf
from emerald.games.shelf import open_game
from emerald.kernel.agenda import question_for
from emerald.kernel.faults import CatalogueError
from emerald.kernel.match.faults import FileFault
from emerald.kernel.match.log import ANSWER
from emerald.kernel.match.match import Match
from emerald.kernel.match.past import replay
from emerald.kernel.match.text import read, read_header, verify
from emerald.server.drawing import DRAWN
from emerald.server.messages.policies import Policy, Trial
from emerald.server.messages.words import Message, worded
from emerald.server.opening import opened
from emerald.server.policies import passed, reaction_to
from emerald.server.workers.orders import (
    CatalogueChecked,
    CheckCatalogue,
    CheckFile,
    FileChecked,
    PoliciesTried,
    TryPolicies,
)

MOST_FAULTS = 50


def check_file(job: CheckFile) -> FileChecked:
    """Return what is found in the file of a match; one that is not over is read as a keeper's file."""
    try:
        header = read_header(job.text)
        if header.game not in DRAWN:
            return FileChecked(faults=[Message("server-unknown-game", {"word": header.game})])
        game = opened(header.game, job.catalogue)
        match = read(job.text, game)
    except FileFault as fault:
        return FileChecked(faults=_worded(fault))
    if not match.over:
        return FileChecked(header.game, False)
    verified = verify(job.text, game)
    faults = [] if verified.fault is None else _worded(verified.fault)
    return FileChecked(
        header.game, True, verified.answers, verified.outcomes, verified.take_backs, verified.digests, faults
    )


def _worded(fault: FileFault) -> list[Message]:
    found = [Message("server-file-line", {"number": fault.line}), worded(fault.message)]
    return found if fault.reason is None else [*found, worded(fault.reason)]


def check_catalogue(job: CheckCatalogue) -> CatalogueChecked:
    """Return what is found in a catalogue: everything wrong with it, or its name and hash."""
    try:
        game = open_game(job.game, Path(job.path))
    except CatalogueError as error:
        return CatalogueChecked(faults=[Message(each.key, dict(each.args)) for each in error.faults[:MOST_FAULTS]])
    return CatalogueChecked(game.catalogue_hash, game.edition)


def try_policies(job: TryPolicies) -> PoliciesTried:
    """Return what policies would have done with the questions that were asked in games that are over."""
    counts = {policy.question: [0, 0, 0] for policy in job.policies}
    for text, seat, catalogue in job.files:
        match = read(text, opened(read_header(text).game, catalogue))
        _count(match, seat, job.policies, counts)
    return PoliciesTried([Trial(question, *numbers) for question, numbers in counts.items()])


def _count(match: Match, seat: int, policies: list[Policy], counts: dict[str, list[int]]) -> None:
    """Count the questions of one game."""
    game = match.game
    state = match.start()
    for number in match.log.course():
        entry = match.log[number]
        if entry.kind == ANSWER and entry.seat == seat and question_for(state, seat) is not None:
            view = game.view(state, seat)
            reaction = reaction_to(game.name, shelf.question(game.name, view))
            if reaction is not None and reaction.question in counts:
                found = counts[reaction.question]
                found[0] += 1
                passing = passed(game.name, game, view, policies)
                found[1] += passing is not None
                found[2] += passing is not None and passing != entry.value
        replay(state, entry)
