"""`emerald serve`: the server, until it is told to stop."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated, Final

from typer import Context, Option

from emerald.cli.mistakes import Mistake
from emerald.cli.terminal import Terminal
from emerald.cli.wishes import whole_number

NEEDED: Final = ("litestar", "sqlalchemy", "alembic", "uvicorn")
INSTALL: Final = "pip install emerald-tablet[server]"
HIGHEST_PORT: Final = 65_535


def serve(
    context: Context,
    host: Annotated[str, Option(help="cli-about-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[str, Option(help="cli-about-port", metavar="N")] = "8484",
    no_browser: Annotated[bool, Option("--no-browser", help="cli-about-no-browser", show_default=False)] = False,
) -> int:
    """Serve tables to browsers."""
    terminal: Terminal = context.obj
    if any(find_spec(name) is None for name in NEEDED):
        raise Mistake("cli-no-server", {"command": INSTALL})
    from emerald.server.serve import serve as run  # here, because other commands need none of it
    from emerald.server.settings import BadSetting

    number = whole_number("--port", port, 0, HIGHEST_PORT)
    try:
        run(host, number, not no_browser, lambda address: terminal.say("cli-serving", {"text": address}, whole=True))
    except BadSetting as bad:
        raise Mistake("cli-bad-setting", {"name": bad.name, "word": bad.value[:60]}) from None
    return 0
