"""The command line as people meet it: run to the end, or talked with through a pipe or at a terminal."""

from __future__ import annotations

import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import pytest

from emerald.cli.app import run

PATIENCE = 120.0  # seconds until a silent process counts as stuck, on a machine with much else to do
DEAF = 5.0  # seconds after which a key is pressed again
COMMAND = [sys.executable, "-m", "emerald"]
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b\][^\x07]*\x07")  # colours, cursor, title


@dataclass
class Done:
    """What a process left behind."""

    code: int
    out: str
    err: str


@dataclass
class Shell:
    """A machine of one's own: where games are kept, and in which language it speaks."""

    folder: Path

    def environment(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
        return {**kept, "EMERALD_DATA": str(self.folder), "EMERALD_LANG": "en", "TERM": "xterm", **more}

    def run(self, *arguments: str, typed: str = "", **more: str) -> Done:
        """Run a command to its end in this process, which is quicker; what is typed comes out of a pipe."""
        out, err = io.StringIO(), io.StringIO()
        with pytest.MonkeyPatch.context() as patch:
            for name, value in self.environment(**more).items():
                patch.setenv(name, value)
            patch.setattr(sys, "stdin", io.StringIO(typed))
            with redirect_stdout(out), redirect_stderr(err):
                code = run(arguments)
        return Done(code, out.getvalue(), err.getvalue())

    def start(self, *arguments: str, typed: str = "", **more: str) -> Done:
        """Run a command to its end in a process of its own."""
        done = subprocess.run(
            [*COMMAND, *arguments],
            input=typed.encode(),
            capture_output=True,
            timeout=PATIENCE,
            env=self.environment(**more),
            check=False,
        )
        return Done(done.returncode, done.stdout.decode(), done.stderr.decode())

    def kept(self, name: str) -> str:
        return (self.folder / "games" / f"{name}.match").read_text(encoding="utf-8")


class Session:
    """A running process that is talked with."""

    def __init__(self, shell: Shell, arguments: tuple[str, ...], is_terminal: bool) -> None:
        self._process: subprocess.Popen[bytes]
        if is_terminal:
            mine, theirs = pty.openpty()
            fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 110, 0, 0))
            self._process = subprocess.Popen(
                [*COMMAND, *arguments],
                stdin=theirs,
                stdout=theirs,
                stderr=theirs,
                env=shell.environment(),
                start_new_session=True,
                preexec_fn=_at_a_terminal,  # noqa: PLW1509 - no threads here
            )
            os.close(theirs)
            self._in = self._out = mine
        else:
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(
                [*COMMAND, *arguments],
                stdin=pipe,
                stdout=pipe,
                stderr=subprocess.STDOUT,
                env=shell.environment(),
                preexec_fn=_hears_ctrl_c,  # noqa: PLW1509 - no threads here
            )
            assert self._process.stdin is not None
            assert self._process.stdout is not None
            self._in, self._out = self._process.stdin.fileno(), self._process.stdout.fileno()
        self._heard = b""

    def expect(self, text: str) -> str:
        """Return what is printed up to a text and with it, as it reads without colours."""
        deadline = monotonic() + PATIENCE
        while text not in (heard := self._plain()):
            assert monotonic() < deadline, f"{text!r} never came; instead: {heard}"
            if not self._hear(deadline - monotonic()):
                raise AssertionError(f"the end came before {text!r}: {self._plain()}")
        before, _, after = heard.partition(text)
        self._heard = after.encode()
        return before + text

    def type(self, line: str) -> None:
        os.write(self._in, line.encode() + b"\n")

    def press_until_heard(self, key: bytes) -> None:
        """Press a key until something comes of it: between its prompt and its reading Python is deaf for an instant."""
        self._until_heard(lambda: os.write(self._in, key))

    def interrupt(self) -> None:
        """Send what Ctrl-C sends, until it is heard."""
        self._until_heard(lambda: self._process.send_signal(signal.SIGINT))

    def _until_heard(self, call: Callable[[], object]) -> None:
        deadline = monotonic() + PATIENCE
        while self._process.poll() is None:
            assert monotonic() < deadline, f"nothing came of it after: {self._plain()}"
            call()
            if select.select([self._out], [], [], DEAF)[0]:
                return

    def kill(self) -> None:
        self._process.kill()
        self._process.wait(PATIENCE)

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def end(self) -> tuple[int, str]:
        """Return the exit code, and what is printed till then."""
        while self._hear(PATIENCE):
            pass
        return self._process.wait(PATIENCE), self._plain()

    def close(self) -> None:
        if self._process.poll() is None:
            self.kill()
        for stream in (self._process.stdin, self._process.stdout):
            if stream is not None:
                stream.close()
        if self._process.stdin is None:
            os.close(self._in)

    def _plain(self) -> str:
        return CODES.sub("", self._heard.decode(errors="replace")).replace("\r\n", "\n").replace("\r", "")

    def _hear(self, seconds: float) -> bool:
        ready, _, _ = select.select([self._out], [], [], max(seconds, 0.01))
        assert ready, f"nothing more came after: {self._plain()}"
        try:
            data = os.read(self._out, 65536)
        except OSError:  # a terminal whose other end is gone
            return False
        self._heard += data
        return bool(data)


def _hears_ctrl_c() -> None:
    """Undo what a shell does to programs in the background, the tests among them: they hear no Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _at_a_terminal() -> None:
    """Make the terminal at the other end the one that is typed at."""
    _hears_ctrl_c()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
