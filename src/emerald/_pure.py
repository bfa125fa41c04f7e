"""One install runs both ways: compiled, or from the readable source with EMERALD_PURE=1.

Compiled modules lie beside their sources, and Python would always prefer them. The finder below is asked first and
sees the `.py` files only. It must stand before any other module of the package is imported, so `emerald` does it.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent  # a compiled module's own __file__ does not say where its package lies


class SourceOnly:
    """Finds the modules of `emerald` as Python source, whatever else lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("emerald."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def pure_is_wanted() -> bool:
    """EMERALD_PURE counts as set unless it is empty or 0."""
    return os.environ.get("EMERALD_PURE", "") not in ("", "0")


def compiled() -> bool:
    """True when the kernel is the compiled one (the agenda is in every build, so it speaks for all)."""
    agenda = Path(__file__).with_name("kernel") / "agenda"
    beside = any(agenda.with_suffix(suffix).exists() for suffix in EXTENSION_SUFFIXES)
    return beside and SourceOnly not in sys.meta_path


if pure_is_wanted():
    sys.meta_path.insert(0, SourceOnly)
