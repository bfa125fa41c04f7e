"""The command `emerald`: its subcommands, the language it speaks, and what becomes of mistakes."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import typer
from typer import rich_utils

from emerald import __version__
from emerald.cli.admin import admin
from emerald.cli.arena import arena
from emerald.cli.balance import balance
from emerald.cli.bench import bench
from emerald.cli.catalogue import catalogue
from emerald.cli.mistakes import EXIT_CODE, FORESEEN, Mistake, sentences
from emerald.cli.play import INTERRUPTED, play
from emerald.cli.replay import replay
from emerald.cli.serve import serve
from emerald.cli.simulate import simulate
from emerald.cli.terminal import Terminal
from emerald.cli.train import train
from emerald.cli.tune import tune
from emerald.cli.verify import verify
from emerald.kernel.match.faults import quoted
from emerald.words import wanted_language, words_of

COMMANDS: Final[dict[str, Any]] = {
    "play": play,
    "serve": serve,
    "replay": replay,
    "verify": verify,
    "simulate": simulate,
    "arena": arena,
    "balance": balance,
    "tune": tune,
    "train": train,
    "catalogue": catalogue,
    "bench": bench,
    "admin": admin,
}
UsageError: Final[Any] = typer.BadParameter.__bases__[0]  # typer itself names only this one of the family


def main() -> None:
    """Run the command line of this process."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that knows no ☿ shows a ?
    try:
        code = run(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read us has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    sys.exit(code)


def run(arguments: Sequence[str]) -> int:
    """Run one command; return its exit code."""
    words = words_of(wanted_language())
    try:
        language, rest = without_language(arguments)
        words = words_of(language or wanted_language())
        return _invoke(Terminal(words), [optional_resume(each, rest[i + 1 :]) for i, each in enumerate(rest)])
    except FORESEEN as error:
        told = sentences(words, error)
    except UsageError as error:
        told = sentences(words, usage_mistake(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except EOFError:
        return 0
    except BrokenPipeError:
        raise
    except OSError as error:  # a name too long, a disk that is gone: whatever the system says of a file
        if error.filename is None:
            raise
        told = sentences(
            words, Mistake("cli-cannot-read", {"file": quoted(str(error.filename)), "detail": error.strerror or ""})
        )
    for sentence in told:
        print(sentence, file=sys.stderr)
    return EXIT_CODE


def without_language(arguments: Sequence[str]) -> tuple[str, list[str]]:
    """Return the language asked for by --lang, anywhere on the line, and the rest of the line."""
    language = ""
    rest: list[str] = []
    left = list(arguments)
    while left:
        each = left.pop(0)
        name, equals, value = each.partition("=")
        if name != "--lang":
            rest.append(each)
        elif equals or left:
            language = value if equals else left.pop(0)
        else:
            raise Mistake("cli-needs-a-value", {"option": "--lang"})
    return language, rest


def optional_resume(argument: str, after: Sequence[str]) -> str:
    """Return an argument, with --resume made to mean the latest game where no name follows it."""
    return "--resume=" if argument == "--resume" and (not after or after[0].startswith("-")) else argument


def usage_mistake(error: Any) -> Mistake:
    """Return what the parser of the line found wrong, as a mistake of our own words."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Mistake("cli-unknown-option", {"option": error.option_name, "command": error.ctx.command_path})
    if kind == "BadOptionUsage":
        return Mistake("cli-needs-a-value", {"option": error.option_name})
    if kind == "MissingParameter":
        return Mistake("cli-missing", {"option": error.param.name.upper(), "command": error.ctx.command_path})
    return Mistake("cli-bad-usage", {"command": error.ctx.command_path if error.ctx else "emerald"})


def _invoke(terminal: Terminal, arguments: Sequence[str]) -> int:
    app = typer.Typer(add_completion=False, help="cli-about", rich_markup_mode="rich")
    app.callback(invoke_without_command=True)(_everywhere)
    for name, function in COMMANDS.items():
        app.command(name, help="cli-about-" + name)(function)
    command: Any = typer.main.get_command(app)
    if arguments and not arguments[0].startswith("-") and arguments[0] not in COMMANDS:
        raise Mistake("cli-unknown-command", {"word": arguments[0], "allowed": ", ".join(COMMANDS)})
    line = list(arguments) or ["--help"]
    if "--help" in line:
        _translate(terminal, command)
    code = command.main(line, prog_name="emerald", obj=terminal, standalone_mode=False)
    return code if isinstance(code, int) else 0


def _everywhere(
    lang: Annotated[str, typer.Option(help="cli-about-lang", metavar="LANGUAGE", show_default=False)] = "",
    version: Annotated[bool, typer.Option("--version", help="cli-about-version", show_default=False)] = False,
) -> None:
    """Options that no command is needed for; the language is taken from the line before this is called."""
    if version:
        print(__version__)
        raise typer.Exit


def _translate(terminal: Terminal, command: Any) -> None:
    """Put help, which stands in the code as keys, into the reader's language."""
    rich_utils.OPTIONS_PANEL_TITLE = terminal.text("cli-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = terminal.text("cli-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = terminal.text("cli-commands")
    for each in (command, *command.commands.values()):
        each.help = terminal.text(each.help)
        for param in each.params:
            if param.help:
                param.help = terminal.text(param.help)
        each.get_help_option(each.make_context("", [], resilient_parsing=True)).help = terminal.text("cli-about-help")
