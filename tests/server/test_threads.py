"""What threads share is made before there are threads."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import emerald.server

SOURCES = sorted(Path(emerald.server.__path__[0]).rglob("*.py"))
READERS = ("decode", "convert")
READING = """
import threading
from emerald.server.storage.records import READ_COURSE, READ_PLAN
course = b'{"clocks":[{"left":1}],"proposals":[],"hours":{"1":{"windows":[]}},"result":[]}'
start = threading.Barrier(8)
def read():
    start.wait()
    for _ in range(50):
        READ_COURSE(course)
threads = [threading.Thread(target=read) for _ in range(8)]
for each in threads: each.start()
for each in threads: each.join()
print("read")
"""


def test_nothing_is_read_by_a_type_that_is_looked_at_in_passing() -> None:
    """Two threads that meet at the first reading of a struct end the process; a decoder is made when it is imported."""
    assert len(SOURCES) > 80
    found = []
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            is_call = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            if (
                is_call
                and node.func.attr in ("decode", "convert")
                and any(each.arg == "type" for each in node.keywords)
            ):
                found.append(f"{path.name}:{node.lineno}")
    assert found == []


def test_many_threads_read_at_once() -> None:
    for _ in range(3):
        run = subprocess.run([sys.executable, "-c", READING], capture_output=True, text=True, check=False)
        assert (run.returncode, run.stdout) == (0, "read\n"), run.stderr
