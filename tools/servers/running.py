"""Real servers, each a process on a free port of this machine with a folder of its own, and people who play there."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, final

import httpx
from websockets.sync.client import connect

PATIENCE: Final = 60.0
ME: Final = {"kind": "me"}
FREE: Final = {"kind": "free"}


@final
class Running:
    """A server in a process of its own; it can be killed and started again with the same data."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self.folder: Final = folder
        self.address: str = ""
        self.people: Final[list[Client]] = []  # who has come here
        self._port: int = 0  # of its own choice at first; afterwards the same again, so that people find it
        many = {"EMERALD_LIMIT_REQUESTS": "5000", "EMERALD_LIMIT_NEW": "100000", "EMERALD_LIMIT_LINES": "10000"}
        fixed = {"EMERALD_DATA": str(folder), "EMERALD_LANG": "en", **many}  # all who come share one address
        self._environment: Final = {**os.environ, **fixed, **environment}
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start it; return when it says where it listens."""
        command = [sys.executable, "-m", "emerald", "serve", "--no-browser", "--port", str(self._port)]
        with (self.folder / "log.txt").open("a", encoding="utf-8") as log:
            process = subprocess.Popen(
                command, env=self._environment, stdout=subprocess.PIPE, stderr=log, text=True, encoding="utf-8"
            )
        assert process.stdout is not None
        words = process.stdout.readline().split()
        assert words, (self.folder / "log.txt").read_text(encoding="utf-8")
        self.address = next(word for word in words if word.startswith("http://")).rstrip("/")
        self._port = int(self.address.rpartition(":")[2])
        self._process = process

    def kill_workers(self) -> int:
        """Kill the processes in which its bots think; return how many."""
        listed = subprocess.run(
            ["/bin/ps", "-o", "pid=,args=", "--ppid", str(self.process)], capture_output=True, text=True, check=False
        )
        lines = [line.split(None, 1) for line in listed.stdout.splitlines()]
        found = [int(number) for number, words in lines if "emerald.server.workers.worker" in words]
        for process in found:
            os.kill(process, signal.SIGKILL)
        return len(found)

    def kill(self) -> None:
        """Kill it, without a chance to say goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Let everybody go, and ask it to stop; return its exit code."""
        for each in self.people:
            each.close()
        self.people.clear()
        return self.end_politely()

    def end_politely(self) -> int:
        """Ask it to stop, whoever is there; return its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: int) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        code = process.wait(30)
        assert process.stdout is not None
        process.stdout.close()
        return code

    @property
    def process(self) -> int:
        """The number of its process."""
        assert self._process is not None
        return self._process.pid


@final
class Line:
    """A live line of a client."""

    def __init__(self, client: Client) -> None:
        address = str(client.http.base_url).replace("http://", "ws://").rstrip("/")
        cookies = "; ".join([f"{name}={value}" for name, value in client.http.cookies.items()])
        self._open: Final = ExitStack()
        headers = {"Cookie": cookies} if cookies else {}
        opening = connect(f"{address}/api/live", additional_headers=headers, compression=None)
        self.socket: Final = self._open.enter_context(opening)

    def listen(self, table: str, seat: int, **what: int) -> Any:
        """Follow a table; return the first frame that comes."""
        self.say({"type": "listen", "table": table, "seat": seat, **what})
        return self.hear()

    def say(self, frame: Any) -> None:
        """Send a frame."""
        self.socket.send(json.dumps(frame))

    def hear(self, seconds: float = PATIENCE) -> Any:
        """Return the next frame."""
        return json.loads(self.socket.recv(seconds))

    def hear_until(self, version: int) -> Any:
        """Return the first update that is at least at a version."""
        while True:
            update = self.hear()
            if update["version"] >= version:
                return update

    def is_silent(self, seconds: float = 0.3) -> bool:
        """Say whether nothing comes for a while."""
        try:
            self.socket.recv(seconds)
        except TimeoutError:
            return True
        return False

    def close(self) -> None:
        """Hang up."""
        self._open.close()


@final
class Client:
    """Somebody with a browser: a name, a cookie, and what the tables look like from there."""

    def __init__(self, server: Running, name: str = "") -> None:
        self.http: Final = httpx.Client(base_url=server.address, timeout=30)
        self._orders: int = 0
        self._lines: Final[list[Line]] = []
        self.name: Final = name
        server.people.append(self)
        if name:
            self.post("/api/guests", {"name": name})

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        """Return what a place holds; it must answer with this status."""
        return self._checked(self.http.get(path, params=params), status)

    def post(self, path: str, body: Any = None, status: int = 0) -> Any:
        """Return what a request brings; it must answer with this status, by default with success."""
        return self._checked(self.http.post(path, json=body), status)

    def lay(self, *seats: dict[str, str], **more: Any) -> Any:
        """Return a new table of Alchemicus."""
        return self.post("/api/tables", {"game": "alchemicus", "seats": list(seats), **more})

    def line(self) -> Line:
        """Open a live line."""
        self._lines.append(Line(self))
        return self._lines[-1]

    def close(self) -> None:
        """Go away."""
        for line in self._lines:
            line.close()
        self.http.close()

    def at(self, server: Running) -> Client:
        """Return the same person at another server."""
        other = Client(server)
        other.http.cookies.update(dict(self.http.cookies))
        return other

    def see(self, table: str, seat: int) -> Any:
        """Return a table as a seat sees it."""
        return self.get(f"/api/tables/{table}", seat=seat)

    def order(self, update: Any, command: dict[str, Any], status: int = 200, **more: Any) -> Any:
        """Return what an order brings that is given on seeing an update."""
        self._orders += 1
        order = {
            "seat": update["seat"],
            "version": update["version"],
            "key": f"{self.name or 'nobody'}-{self._orders:08}",
            "command": command,
            **more,
        }
        return self.post(f"/api/tables/{update['table']}/orders", order, status)

    def play(self, update: Any, *words: str, confirm: bool = True, status: int = 200) -> Any:
        """Return what answers bring."""
        return self.order(update, {"type": "play", "actions": list(words), "confirm": confirm}, status)

    def _checked(self, response: httpx.Response, status: int) -> Any:
        good = response.status_code == status if status else response.status_code in (200, 201)
        assert good, f"{response.request.method} {response.request.url}: {response.status_code} {response.text}"
        return response.json()
