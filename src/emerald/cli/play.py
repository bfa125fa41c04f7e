"""`emerald play`: begin a game or go on with one, at this terminal."""

from __future__ import annotations

import secrets
from typing import Annotated, Final

from typer import Argument, Context, Option

from emerald.cli.bots import players_named, seated
from emerald.cli.menu import choose
from emerald.cli.mistakes import Mistake
from emerald.cli.saves import Save, find_save, new_save
from emerald.cli.sheet import afterwords, score_sheet, verdict
from emerald.cli.sitting import Sitting
from emerald.cli.story import paragraphs
from emerald.cli.tables import draw
from emerald.cli.terminal import Terminal
from emerald.cli.turn import Leave, Round
from emerald.cli.wishes import Wishes, opened, setup_of
from emerald.kernel.match.fate import SEED_BYTES, seed_from_text
from emerald.kernel.match.match import Match
from emerald.kernel.match.text import read, read_header

INTERRUPTED: Final = 130  # what a shell expects of a program that Ctrl-C ended

Texts = list[str] | None


def play(
    context: Context,
    game: Annotated[str, Argument(help="cli-about-game", show_default=False)] = "",
    seats: Annotated[str, Option(help="cli-about-seats", metavar="N", show_default=False)] = "",
    bot: Annotated[Texts, Option(help="cli-about-bot", metavar="N=NAME", show_default=False)] = None,
    option: Annotated[Texts, Option(help="cli-about-option", metavar="NAME=VALUE", show_default=False)] = None,
    name: Annotated[Texts, Option(help="cli-about-name", metavar="NAME", show_default=False)] = None,
    seed: Annotated[str, Option(help="cli-about-seed", metavar="WORD", show_default=False)] = "",
    catalogue: Annotated[str, Option(help="cli-about-components", metavar="DIR", show_default=False)] = "",
    save: Annotated[str, Option(help="cli-about-save", metavar="NAME", show_default=False)] = "",
    resume: Annotated[str | None, Option(help="cli-about-resume", metavar="[FILE]", show_default=False)] = None,
) -> int:
    """Begin a game or go on with one."""
    terminal: Terminal = context.obj
    wishes = Wishes(game, seats, bot or [], option or [], name or [], seed, catalogue, save)
    if resume is not None and (game or seats or option or name or seed or save):
        raise Mistake("cli-resume-alone")
    if resume is None and not game:
        if not terminal.is_live:
            raise Mistake("cli-which-game")
        resume = choose(terminal, wishes)
    sitting = begun(terminal, wishes) if resume is None else resumed(terminal, find_save(resume), wishes)
    return sit_down(sitting)


def begun(terminal: Terminal, wishes: Wishes) -> Sitting:
    """Return a new match, already kept."""
    game = opened(wishes.game, wishes.catalogue)
    taken = players_named(wishes.bots, "--bot")
    setup = setup_of(game, wishes.seats, wishes.options, taken)
    if len(wishes.names) > setup.seats - len(taken):
        raise Mistake("cli-too-many-names", {"count": setup.seats - len(taken)})
    save = new_save(game.name, wishes.save)
    seed = seed_from_text(wishes.seed) if wishes.seed else secrets.token_bytes(SEED_BYTES)
    match = Match(game, setup, seed, names_of(terminal, setup.seats, wishes.names, taken))
    save.keep_seats(taken, wishes.catalogue)
    sitting = Sitting(terminal, match, save, seated(game, taken, match.fate.seed_hash))
    sitting.keep()
    edition = (
        terminal.text("edition-" + game.edition) if terminal.words.knows("edition-" + game.edition) else game.edition
    )
    terminal.say("cli-begun", {"game": terminal.text("game-" + game.name), "edition": edition}, "bold")
    terminal.say("cli-seed-hash", {"hash": match.fate.seed_hash}, "dim", whole=True)
    terminal.say("cli-kept-as", {"name": save.name}, "dim")
    return sitting


def names_of(terminal: Terminal, seats: int, names: list[str], taken: dict[int, str]) -> list[str]:
    """Return a name for each seat: persons get those given, in order."""
    left = list(names)
    found: list[str] = []
    for seat in range(seats):
        if seat in taken:
            found.append(terminal.text("cli-bot-name", {"player": called(terminal, taken[seat]), "number": seat + 1}))
        else:
            found.append(left.pop(0) if left else terminal.text("cli-person-name", {"number": seat + 1}))
    return found


def called(terminal: Terminal, player: str) -> str:
    """Return the name of a player of our own, whatever its settings."""
    return terminal.text("player-" + player.partition(":")[0])


def resumed(terminal: Terminal, save: Save, wishes: Wishes) -> Sitting:
    """Return a kept match as it was left, answers that can be taken back among it."""
    text = save.read()
    catalogue = wishes.catalogue or save.catalogue()
    game = opened(read_header(text).game, catalogue)
    match = read(text, game)
    taken = players_named(wishes.bots, "--bot") if wishes.bots else save.players()
    sitting = Sitting(terminal, match, save, seated(game, taken, match.fate.seed_hash), was_resumed=True)
    terminal.say("cli-resumed", {"name": save.name}, "bold")
    return sitting


def sit_down(sitting: Sitting) -> int:
    """Play until the game is over or somebody leaves; it is kept in either case."""
    terminal = sitting.terminal
    try:
        Round(sitting).play()
    except (Leave, EOFError, KeyboardInterrupt) as reason:
        if not isinstance(reason, Leave):
            terminal.line("")
        terminal.say("cli-left", {"name": sitting.save.name}, whole=True)
        return INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
    show_end(sitting)
    return 0


def show_end(sitting: Sitting) -> None:
    """Show the last position, the score, what decided it, and how to check that nobody cheated."""
    terminal, match = sitting.terminal, sitting.match
    persons = sitting.persons
    seat = persons[0] if len(persons) == 1 else -1
    view = sitting.view(seat)
    terminal.show(draw(terminal, sitting.name, view))
    if seat in persons:
        terminal.lines(paragraphs(terminal, sitting.name, view, match.events_for(seat)), "italic")
    standings = match.game.standings(match.state)
    terminal.say("cli-game-over", style="bold")
    terminal.show(score_sheet(terminal, standings))
    terminal.lines(verdict(terminal, standings))
    terminal.lines(afterwords(terminal, match))
    terminal.say("cli-seed", {"seed": match.fate.seed.hex()}, "dim", whole=True)
    terminal.say("cli-verify-by", {"command": f"emerald verify {sitting.save.name}"}, "dim", whole=True)
    sitting.save.note_over()
