"""Builds the compiled core when this machine can; everything else about the package is in pyproject.toml."""

import hashlib
import os
import platform
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

if TYPE_CHECKING:
    from setuptools import Extension

COMPILED = ("src/emerald/kernel", "src/emerald/games", "src/emerald/players")
EXCLUDED = {
    "src/**/__init__.py": "only names a package: nothing in it is worth compiling",
    "src/emerald/kernel/vecs.py": "chooses at run time between librt and the lists that stand in for it",
    "src/emerald/kernel/conformance/**/*.py": "a test library: hypothesis looks into its functions",
}
IN_PLACE = {"editable_wheel", "--inplace"}
BUILDING = {"build", "build_ext", "bdist_wheel", "install"} | IN_PLACE


def modules() -> list[Path]:
    """Every file to compile."""
    excluded = {path for pattern in EXCLUDED for path in Path().glob(pattern)}
    return sorted({path for folder in COMPILED for path in Path(folder).rglob("*.py")} - excluded)


def objection() -> str | None:
    """Why this machine or this user gets the pure core, if so."""
    if os.environ.get("EMERALD_PURE", "") not in ("", "0"):
        return "EMERALD_PURE is set"
    if platform.python_implementation() != "CPython":
        return f"mypyc compiles for CPython, not for {platform.python_implementation()}"
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        script = "from setuptools import *; setup(name='probe', ext_modules=[Extension('probe', ['probe.c'])])"
        command = [sys.executable, "-c", script, "build_ext", "--inplace"]
        trial = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)
    if trial.returncode == 0:
        return None
    lines = [line.strip() for line in (trial.stdout + trial.stderr).splitlines()]
    why = next((line for line in lines if "error:" in line), "no reason given")
    return f"no working C compiler with Python.h ({why.partition('error:')[2].strip() or why})"


def sweep() -> None:
    """Remove what an earlier build left beside the sources: whatever is not built anew now would be stale."""
    if not IN_PLACE.intersection(sys.argv):
        return
    for suffix in ("so", "pyd"):
        for old in Path("src/emerald").rglob(f"*.{suffix}"):
            old.unlink()


def core() -> "list[Extension]":
    """The extension modules, or none, having said why."""
    why_not = objection()
    if why_not is not None:
        if not why_not.startswith("EMERALD_PURE"):
            sweep()  # EMERALD_PURE also chooses at run time, so there a compiled core may stay beside
        print(f"emerald: pure Python core, because {why_not}", flush=True)
        return []
    from mypyc.build import mypycify  # here, because a pure install needs no mypyc

    paths = [path.as_posix() for path in modules()]
    sweep()
    print(f"emerald: compiling {len(paths)} modules with mypyc", flush=True)
    # No config file: strictness is for `make check`; a newer mypy's opinion must not stop somebody's install.
    return mypycify(
        ["--config-file=", "--cache-dir=build/mypy", *paths],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="emerald.core",
    )


class BuildCore(build_ext):
    """Compiles the many files of one extension side by side, and those only whose text, headers or flags are new."""

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile
        workers = os.cpu_count() or 1

        def compile_one(source: str, output_dir: str, options: dict[str, Any]) -> list[str]:
            objects = self.compiler.object_filenames([source], output_dir=output_dir)
            made, stamp = Path(objects[0]), Path(f"{objects[0]}.made-from")
            digest = recipe(source, repr((sys.version, getattr(self.compiler, "compiler_so", ""), options)))
            if not (made.exists() and stamp.exists() and stamp.read_text() == digest):
                compile_some([source], output_dir=output_dir, **options)
                stamp.write_text(digest)
            return objects

        def compile_all(sources: list[str], output_dir: str, **options: Any) -> list[str]:
            with ThreadPoolExecutor(workers) as pool:
                objects = pool.map(lambda source: compile_one(source, output_dir, options), sources)
                return [each for some in objects for each in some]

        self.compiler.compile = compile_all
        for extension in self.extensions:
            extension.include_dirs = [*extension.include_dirs, "build/emerald"]  # where the headers of the group lie
            if self.compiler.compiler_type == "unix":
                # A call from module to module need not go through a table: nobody puts another function in its place.
                extension.extra_compile_args = [*extension.extra_compile_args, "-fno-semantic-interposition"]
        super().build_extensions()


def recipe(source: str, flags: str) -> str:
    """What an object file depends on: its text, every header that was generated, and the flags."""
    text = hashlib.sha256(flags.encode())
    for path in (Path(source), *sorted(Path("build").rglob("__native*.h"))):
        text.update(path.read_bytes())
    return text.hexdigest()


setup(
    ext_modules=core() if BUILDING.intersection(sys.argv) else [],
    cmdclass={"build_ext": BuildCore},
    # Always looked through: the age of a file says too little about what went into it.
    options={"build_ext": {"force": True, "parallel": os.cpu_count() or 1}},
)
