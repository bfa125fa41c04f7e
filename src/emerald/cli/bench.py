"""`emerald bench`: run the measurements of a checkout."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from typer import Context

from emerald._pure import PACKAGE
from emerald.cli.mistakes import Mistake


def bench(context: Context) -> int:
    """Run every script of `bench/`, each of which prints its own table; return the worst of their exit codes."""
    folder = PACKAGE.parent.parent / "bench"
    scripts = sorted([file for file in folder.glob("*.py") if not file.name.startswith("_")])
    if not scripts:
        raise Mistake("cli-no-checkout")
    codes = [_run(script) for script in scripts]
    return max(codes)


def _run(script: Path) -> int:
    command = [sys.executable, str(script)]
    return abs(subprocess.run(command, check=False).returncode)  # noqa: S603 - the script is of this very checkout
