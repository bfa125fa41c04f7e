"""PostgreSQL and Redis of one's own, started for a test on free ports of this machine and killed at will."""

from __future__ import annotations

import atexit
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any, Final, final

PATIENCE: Final = 60.0
UNPRIVILEGED: Final = "postgres"  # PostgreSQL will not run as root


def free_port() -> int:
    """Return a port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def found(name: str) -> str | None:
    """Return where a program is, in the path or where Debian hides it."""
    hidden = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(hidden[-1]) if hidden else None)


@final
class Service:
    """A program in a process of its own."""

    def __init__(self, command: list[str], port: int, log: Path, user: str | None = None, sign: bytes = b"") -> None:
        self.port: Final = port
        self._sign: Final = sign  # written into its log when it is ready; before that it may refuse whoever comes
        self._command: Final = command
        self._log: Final = log
        self._user: Final = user
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; return when it answers at its port and has said that it is ready."""
        said = self._times_said()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, user=self._user, start_new_session=True, cwd="/"
            )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                if self._sign and self._times_said() == said:
                    raise ConnectionRefusedError(self.port)
            except OSError:
                assert self._process.poll() is None, self._log.read_text(encoding="utf-8", errors="replace")
                assert time.monotonic() < end, "it does not answer"
                time.sleep(0.05)
            else:
                return

    def _times_said(self) -> int:
        return self._log.read_bytes().count(self._sign) if self._sign and self._log.exists() else 0

    def kill(self) -> None:
        """Kill it and its children, without a chance to say goodbye."""
        process, self._process = self._process, None
        if process is not None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(30)


def redis(folder: Path) -> Service | None:
    """Return a Redis that keeps nothing; None where there is none."""
    program = found("redis-server")
    if program is None:
        return None
    port = free_port()
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    return Service(command, port, folder / "redis.txt")


def postgres(folder: Path) -> Service | None:
    """Return a PostgreSQL with an empty cluster; None where there is none."""
    initdb, program = found("initdb"), found("postgres")
    if initdb is None or program is None:
        return None
    user = UNPRIVILEGED if os.getuid() == 0 else None
    # In a folder that only the user of the cluster enters: pytest locks the folders of its runs against everyone else.
    cluster = Path(tempfile.mkdtemp(prefix="emerald-cluster-"))
    atexit.register(shutil.rmtree, cluster, ignore_errors=True)
    if user is not None:
        shutil.chown(cluster, user)
    made: Any = subprocess.run(
        [initdb, "-D", cluster, "-U", "emerald", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
        capture_output=True,
        text=True,
        check=False,
        user=user,
        cwd="/",
    )
    assert made.returncode == 0, made.stderr
    port = free_port()
    command = [program, "-D", str(cluster), "-p", str(port), "-h", "127.0.0.1", "-k", str(cluster)]
    command += ["-c", "max_connections=80"]
    return Service(command, port, folder / "postgres.txt", user, b"ready to accept connections")


def database_url(service: Service) -> str:
    """Return the address of a PostgreSQL's first database."""
    return f"postgresql://emerald@127.0.0.1:{service.port}/postgres"
