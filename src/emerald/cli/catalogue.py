"""`emerald catalogue`: the components of a game shown, copied to be edited, and checked."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from shutil import copytree
from typing import Annotated, Any, Final

from typer import Argument, Context, Option

from emerald.cli.components.page import Entry, listing, page
from emerald.cli.mistakes import EXIT_CODE, Mistake, fault_sentence
from emerald.cli.terminal import Terminal
from emerald.games.shelf import TITLES, UnknownGame, catalogue_of, components_folder
from emerald.kernel.catalogue import Source
from emerald.kernel.effects.wording import closest
from emerald.kernel.faults import CatalogueError

WHATS: Final = ["show", "new", "check"]
MOST_COLUMNS: Final = 7
USUAL: Final = "trismegistus"


def catalogue(
    context: Context,
    what: Annotated[str, Argument(help="cli-about-what", metavar="WHAT")],
    which: Annotated[list[str] | None, Argument(help="cli-about-which", metavar="WHICH", show_default=False)] = None,
    game: Annotated[str, Option(help="cli-about-whose", metavar="GAME", show_default=False)] = "",
    components: Annotated[
        str, Option("--catalogue", help="cli-about-components", metavar="DIR", show_default=False)
    ] = "",
) -> int:
    """Show components, write a copy of them to edit, or check what was edited."""
    terminal: Terminal = context.obj
    if what not in WHATS:
        raise Mistake("cli-catalogue-word", {"word": what, "allowed": ", ".join(WHATS)})
    if game and game not in TITLES:
        raise UnknownGame(game)
    name = " ".join(which or [])
    if what == "show":
        return show(terminal, game, components, name)
    if not name:
        raise Mistake("cli-catalogue-folder", {"command": what})
    return write_copy(terminal, game or USUAL, name) if what == "new" else check(terminal, game, name)


def write_copy(terminal: Terminal, game: str, folder: str) -> int:
    """Write a copy of a game's own catalogue into a new folder, and say what comes next."""
    target = Path(folder)
    if target.exists():
        raise Mistake("cli-catalogue-there", {"folder": folder})
    copytree(components_folder(game), target, ignore=lambda _, names: [name for name in names if name[0] in "._"])
    count = len(list(target.glob("*.toml")))
    edition = terminal.text(f"edition-{catalogue_of(game).edition}")
    terminal.say("cli-catalogue-written", {"edition": edition, "folder": folder, "count": count})
    terminal.say("cli-catalogue-next")
    for line in (f"emerald catalogue check {folder}", f"emerald play {game} --catalogue {folder}"):
        terminal.line("    " + line, "bold", whole=True)
    return 0


def check(terminal: Terminal, game: str, folder: str) -> int:
    """Name every fault of a catalogue, or how it departs from the printed game."""
    path = Path(folder)
    game = game or game_named_by(path)
    try:
        read = catalogue_of(game, path)
    except CatalogueError as error:
        terminal.say("cli-catalogue-faults", {"folder": folder, "count": len(error.faults)}, "bold red")
        terminal.lines([fault_sentence(terminal.words, fault) for fault in error.faults])
        return EXIT_CODE
    terminal.say("cli-catalogue-good", {"folder": folder}, "bold green")
    if read.warnings:
        terminal.say("cli-catalogue-departs", {"count": len(read.warnings)})
        terminal.lines([fault_sentence(terminal.words, warning) for warning in read.warnings], "yellow")
    return 0


def show(terminal: Terminal, game: str, folder: str, name: str) -> int:
    """Show one component, all of a kind, or everything."""
    path = Path(folder) if folder else None
    if not game:
        game = USUAL if path is None else game_named_by(path)
    pages: Any = import_module(f"emerald.cli.components.{game}")
    entries: list[Entry] = pages.entries(terminal, catalogue_of(game, path))
    kinds = list(dict.fromkeys(entry.kind for entry in entries))
    if not name or name in kinds:
        for kind in [name] if name else kinds:
            show_all(terminal, kind, [entry for entry in entries if entry.kind == kind])
        return 0
    for entry in found(entries, name):
        terminal.show(page(terminal, entry))
    return 0


def show_all(terminal: Terminal, kind: str, entries: Sequence[Entry]) -> None:
    """Show all components of a kind, one a row; those with too much to say for a row, page after page."""
    if len(entries[0].lines) <= MOST_COLUMNS:
        terminal.show(listing(terminal, kind, entries))
        return
    for entry in entries:
        terminal.show(page(terminal, entry))


def found(entries: Sequence[Entry], name: str) -> list[Entry]:
    """Return the components of a name or id; raise Mistake, guessing which was meant, if there is none."""
    wanted = name.casefold()
    exact = [entry for entry in entries if wanted in (entry.id, entry.name.casefold())]
    if exact:
        return exact
    meant = closest(wanted, [known for entry in entries for known in (entry.id, entry.name.casefold())])
    raise Mistake("cli-catalogue-no-component", {"word": name, "meant": meant})


def game_named_by(path: Path) -> str:
    """Return the game whose title begins a catalogue's name; what is wrong with its files is said first."""
    name = Source(path).name
    for game, title in TITLES.items():
        if name.casefold().startswith(title.casefold()):
            return game
    raise Mistake("cli-catalogue-no-game", {"name": name})
