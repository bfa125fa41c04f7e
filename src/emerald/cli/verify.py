"""`emerald verify`: was a finished game dealt as promised, and played by the rules?"""

from __future__ import annotations

from typing import Annotated, Final

from typer import Argument, Context, Option

from emerald.cli.mistakes import sentences
from emerald.cli.saves import find_save
from emerald.cli.terminal import Terminal
from emerald.cli.wishes import opened
from emerald.kernel.match.text import read_header
from emerald.kernel.match.text import verify as verification_of

FAULTY: Final = 1


def verify(
    context: Context,
    file: Annotated[str, Argument(help="cli-about-file")],
    catalogue: Annotated[str, Option(help="cli-about-components", metavar="DIR", show_default=False)] = "",
) -> int:
    """Check everything about a match file, and say what was checked."""
    terminal: Terminal = context.obj
    save = find_save(file)
    text = save.read()
    header = read_header(text)  # what is no match file at all is a mistake, not a fault of the game
    found = verification_of(text, opened(header.game, catalogue or save.catalogue()))
    if found.fault is not None:
        terminal.say("cli-not-verified", {"file": save.name}, "bold red")
        terminal.lines(sentences(terminal.words, found.fault, header.names))
        return FAULTY
    terminal.say("cli-verified", {"file": save.name}, "bold green")
    terminal.say("cli-verified-seed", {"hash": header.seed_hash})
    terminal.say("cli-verified-outcomes", {"count": found.outcomes})
    terminal.say("cli-verified-answers", {"count": found.answers})
    terminal.say("cli-verified-digests", {"count": found.digests})
    if found.take_backs:
        terminal.say("cli-verified-take-backs", {"count": found.take_backs})
    return 0
