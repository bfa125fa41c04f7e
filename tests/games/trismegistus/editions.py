"""The shipped catalogue with some of its words replaced, and another one, for tests."""

from pathlib import Path
from shutil import copytree

from emerald.games.trismegistus.catalogue import EMERALD, Catalogue, read_catalogue
from emerald.kernel.faults import CatalogueError

OTHER = Path(__file__).with_name("other")  # different names, values, effects, counts, arrows, chambers, essences


def changed(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """Return a copy of the shipped catalogue in which words of files are replaced, each the first time it is there."""
    mine = folder / "mine"
    copytree(EMERALD, mine)
    for name, before, after in changes:
        text = (mine / name).read_text(encoding="utf-8")
        assert before in text, f"{before!r} is not in {name}"
        (mine / name).write_text(text.replace(before, after, 1), encoding="utf-8")
    return mine


def faults_of(path: Path) -> list[str]:
    """Return everything wrong with a catalogue, in words."""
    try:
        read_catalogue(path)
    except CatalogueError as error:
        return [str(fault) for fault in error.faults]
    return []


def warnings_of(catalogue: Catalogue) -> list[str]:
    """Return how a catalogue departs from the printed game, in words."""
    return [str(warning) for warning in catalogue.warnings]
