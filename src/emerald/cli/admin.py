"""`emerald admin`: what whoever runs a server does with its games, whether the server is up or not."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from rich import box
from rich.table import Table
from typer import Argument, Context, Option

from emerald.cli.mistakes import Mistake, sentences
from emerald.cli.serve import INSTALL, NEEDED
from emerald.cli.terminal import Terminal
from emerald.cli.wishes import opened, whole_number
from emerald.games.shelf import TITLES

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from emerald.server.settings import Settings

MOST_DAYS: Final = 36_500
DIFFERS: Final = 1


def admin(
    context: Context,
    what: Annotated[str, Argument(help="cli-about-admin-what", metavar="WHAT")],
    which: Annotated[
        list[str] | None, Argument(help="cli-about-admin-which", metavar="WHICH", show_default=False)
    ] = None,
    to: Annotated[str, Option(help="cli-about-admin-to", metavar="DIR")] = "games",
    person: Annotated[str, Option(help="cli-about-admin-person", metavar="NAME", show_default=False)] = "",
    catalogue: Annotated[str, Option(help="cli-about-components", metavar="DIR", show_default=False)] = "",
    days: Annotated[str, Option(help="cli-about-admin-days", metavar="N")] = "90",
    finished: Annotated[str, Option(help="cli-about-admin-finished", metavar="N", show_default=False)] = "",
    adopt: Annotated[bool, Option("--adopt", help="cli-about-admin-adopt", show_default=False)] = False,
    secrets: Annotated[bool, Option("--secrets", help="cli-about-admin-secrets", show_default=False)] = False,
) -> int:
    """Do one of the things that are to be done."""
    terminal: Terminal = context.obj
    if any(find_spec(name) is None for name in NEEDED):
        raise Mistake("cli-no-server", {"command": INSTALL})
    words = which or []
    todo: dict[str, Callable[[Settings], int]] = {
        "export": lambda settings: export(terminal, settings, Path(to), words),
        "import": lambda settings: bring(terminal, settings, words, person, catalogue),
        "inspect": lambda settings: inspect(terminal, settings, words, secrets),
        "backup": lambda settings: backup(terminal, settings, words),
        "restore": lambda settings: restore(terminal, settings, words),
        "prune": lambda settings: prune(terminal, settings, days, finished),
        "recount": lambda settings: recount(terminal, settings),
        "canary": lambda settings: canary(terminal, settings, adopt),
    }
    if what not in todo:
        raise Mistake("cli-admin-word", {"word": what, "allowed": ", ".join(todo)})
    if not words and what in ("import", "inspect", "backup", "restore"):
        raise Mistake("cli-admin-which", {"command": what})
    return todo[what](_settings())


def _settings() -> Settings:
    from emerald.server.settings import BadSetting, settings_of

    try:
        return settings_of()
    except BadSetting as bad:
        raise Mistake("cli-bad-setting", {"name": bad.name, "word": bad.value[:60]}) from None


def _in_database(settings: Settings, what: Callable[[Connection], Any]) -> Any:
    """Return what comes of something that is done in one transaction."""
    from emerald.server.storage.engine import engine_of
    from emerald.server.storage.migrate import migrate

    migrate(settings.database_url)
    engine = engine_of(settings.database_url)
    try:
        with engine.begin() as connection:
            return what(connection)
    finally:
        engine.dispose()


def _now() -> int:
    return time.time_ns() // 1_000_000


def export(terminal: Terminal, settings: Settings, folder: Path, only: list[str]) -> int:
    """Write games as files."""
    from emerald.server.admin import games

    done = _in_database(settings, lambda connection: games.export(connection, folder, only))
    for word in only:
        if word not in done:
            raise Mistake("cli-admin-no-table", {"word": word})
    terminal.say("cli-admin-exported", {"count": len(done), "folder": str(folder)})
    return 0


def bring(terminal: Terminal, settings: Settings, files: list[str], person: str, folder: str) -> int:
    """Make tables of files."""
    from emerald.kernel.match.text import read_header

    for name in files:
        text = Path(name).read_text(encoding="utf-8")
        game = opened(read_header(text).game, folder)

        table = _in_database(settings, partial(_brought, text=text, person=person, game=game))
        terminal.say("cli-admin-imported", {"file": name, "table": table}, whole=True)
    return 0


def _brought(connection: Connection, text: str, person: str, game: Any) -> str:
    from emerald.server.admin import games

    found = games.person_named(connection, person) if person else ""
    if person and not found:
        raise Mistake("cli-admin-no-person", {"word": person})
    return games.bring(connection, text, found, game, _now()).id


def inspect(terminal: Terminal, settings: Settings, tables: list[str], with_seed: bool) -> int:
    """Show what is stored of tables."""
    from emerald.server.admin.games import facts_of

    for name in tables:
        facts = _in_database(settings, partial(facts_of, name=name, with_seed=with_seed))
        if facts is None:
            raise Mistake("cli-admin-no-table", {"word": name})
        shown = Table(box=box.SIMPLE_HEAD, show_header=False, pad_edge=False)
        for key, value in facts.items():
            shown.add_row(key, str(value))
        terminal.show(shown)
    return 0


def backup(terminal: Terminal, settings: Settings, files: list[str]) -> int:
    """Write everything into a file."""
    from emerald.server.admin import archive
    from emerald.server.storage.migrate import migrate

    migrate(settings.database_url)
    for name in files:
        counts = archive.backup(settings, Path(name))
        terminal.say("cli-admin-backed-up", {"file": name, "count": sum(counts.values())})
    return 0


def restore(terminal: Terminal, settings: Settings, files: list[str]) -> int:
    """Make an empty database what it was."""
    from emerald.server.admin import archive

    name = files[0]
    try:
        counts = archive.restore(settings, Path(name))
    except archive.BadBackup as bad:
        raise Mistake(bad.key, {"file": name}) from None
    terminal.say("cli-admin-restored", {"file": name, "count": sum(counts.values())})
    return 0


def prune(terminal: Terminal, settings: Settings, days: str, finished: str) -> int:
    """Clear away what nobody needs."""
    from msgspec.structs import asdict

    from emerald.server.admin import games

    old = whole_number("--days", days, 1, MOST_DAYS)
    over = whole_number("--finished", finished, 1, MOST_DAYS) if finished else 0
    cleared = _in_database(settings, lambda connection: games.clear(connection, _now(), old, over))
    terminal.say("cli-admin-pruned", asdict(cleared))
    return 0


def recount(terminal: Terminal, settings: Settings) -> int:
    """Make statistics and ratings again from the games that are kept."""
    from emerald.server.ratings import counting

    terminal.say("cli-admin-recounted", {"count": _in_database(settings, counting.recount)})
    return 0


def canary(terminal: Terminal, settings: Settings, adopt: bool) -> int:
    """Replay all games by the rules that are here, and tell which would differ."""
    from emerald.server.admin.canary import replay_all

    found = _in_database(settings, lambda connection: replay_all(connection, settings, adopt))
    for (game, old, new), count in sorted(found.alike.items()):
        terminal.say("cli-admin-alike", {"title": TITLES[game], "old": old, "new": new, "count": count})
    for each in found.differing:
        where = {"table": each.table, "game": TITLES[each.game], "rules": each.rules, "line": each.fault.line}
        terminal.say("cli-admin-differs", where, "bold red")
        terminal.lines(sentences(terminal.words, each.fault))
    if not found.alike and not found.differing:
        terminal.say("cli-admin-no-games")
    if adopt:
        terminal.say("cli-admin-adopted", {"count": found.adopted})
    return DIFFERS if found.differing else 0
