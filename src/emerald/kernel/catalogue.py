"""Reading a catalogue: the components of a game as TOML, with every fault named in one go.

A reader that meets a fault notes it and goes on with a harmless value, so that
one reading shows all there is to mend; `Source.finish` raises them together.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from hashlib import sha256
from json import dumps
from pathlib import Path
from typing import Final, TypeVar, final

from emerald.kernel.effects.wording import WordError, closest
from emerald.kernel.faults import CatalogueError, Fault

T = TypeVar("T")

HEADER: Final = "catalogue"  # the table that names the catalogue itself
ID: Final = "id"
ID_FORM: Final = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
MISSING: Final = "catalogue-missing-key"
KINDS: Final[dict[type, str]] = {str: "text", bool: "true or false", int: "a whole number", list: "a list"}


@final
class Notes:
    """What one reading has found so far."""

    def __init__(self) -> None:
        self.faults: Final[list[Fault]] = []
        self.warnings: Final[list[Fault]] = []


@final
class Item:
    """One table of a catalogue, read key by key."""

    def __init__(self, notes: Notes, file: str, name: str, values: dict[str, object]) -> None:
        self.notes: Final = notes
        self.file: Final = file
        self.name: Final = name  # as faults call it
        self.values: Final = values
        self._read: Final[set[str]] = set()
        self._inner: Final[list[Item]] = []

    @property
    def id(self) -> str:
        """The item's name for ever; empty where it is missing, which `Source.items` has noted."""
        self._read.add(ID)
        name = self.values.get(ID)
        return name if isinstance(name, str) else ""

    def has(self, key: str) -> bool:
        """Whether the key is given."""
        return key in self.values

    def fault(self, word: str, key: str, args: dict[str, int | str] | None = None) -> None:
        """Note that something is wrong here; a game adds its own checks with it."""
        self.notes.faults.append(Fault(self.file, self.name, word, key, args if args is not None else {}))

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """Return a whole number within bounds."""
        value = self._value(key, int, default is None)
        if not isinstance(value, int):
            return low if default is None else default
        return self._within(key, value, low, high)

    def flag(self, key: str, default: bool | None = None) -> bool:
        """Return true or false."""
        value = self._value(key, bool, default is None)
        return value if isinstance(value, bool) else bool(default)

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text that is not empty."""
        value = self._value(key, str, default is None)
        if not isinstance(value, str):
            return "" if default is None else default
        words = " ".join(value.split())
        if not words:
            self.fault(key, "catalogue-empty")
        return words

    def word(self, key: str, allowed: list[str], default: str | None = None) -> str:
        """Return one of the words allowed."""
        if not self.has(key) and default is not None:
            self._read.add(key)
            return default
        value = self.text(key)
        if not value:
            return allowed[0]  # its fault is noted already
        return self._allowed(key, value, allowed)

    def choice(self, key: str, allowed: list[str], default: str | None = None) -> str:
        """Return one of the words allowed, some of which are numbers and may be written as such."""
        value = self.values.get(key)
        if isinstance(value, int) and not isinstance(value, bool):
            self._read.add(key)
            return self._allowed(key, str(value), allowed)
        return self.word(key, allowed, default)

    def words(self, key: str, allowed: list[str], count: int | None = None) -> list[str]:
        """Return a list of words allowed, of a given length if one is given."""
        words: list[str] = []
        for entry in self._list(key, count):
            if isinstance(entry, str):
                words.append(self._allowed(key, entry, allowed))
            else:
                self._wrong_type(key, "a list of words", entry)
        return words

    def texts(self, key: str, count: int | None = None) -> list[str]:
        """Return a list of texts, of a given length if one is given; none if anything is wrong with it."""
        found: list[str] = []
        entries = self._list(key, count)
        for entry in entries:
            if isinstance(entry, str):
                found.append(" ".join(entry.split()))
            else:
                self._wrong_type(key, "a list of texts", entry)
        return found if len(found) == len(entries) and count in (None, len(found)) else []

    def integers(self, key: str, low: int, high: int, count: int | None = None) -> list[int]:
        """Return a list of whole numbers within bounds, of a given length if one is given."""
        numbers: list[int] = []
        for entry in self._list(key, count):
            if isinstance(entry, int) and not isinstance(entry, bool):
                numbers.append(self._within(key, entry, low, high))
            else:
                self._wrong_type(key, "a list of whole numbers", entry)
        return numbers

    def parsed(self, key: str, read: Callable[[str], T], default: T, needed: bool = False) -> T:
        """Return what a parser makes of a text; without the key, or where the text is wrong, the default."""
        if not needed and not self.has(key):
            self._read.add(key)
            return default
        text = self.text(key)
        if not text:
            return default
        try:
            return read(text)
        except WordError as error:
            args: dict[str, int | str] = {"key": key, "detail": str(error), "text": error.text}
            args.update({"expected": error.expected, "place": error.place, "meant": error.meant})
            self.notes.faults.append(Fault(self.file, self.name, error.word, "catalogue-wording", args))
            return default

    def table(self, key: str) -> Item:
        """Return the table within this one, empty if it is missing."""
        self._read.add(key)
        value = self.values.get(key)
        if value is None:
            self.fault(key, MISSING)
        elif not isinstance(value, dict):
            self.fault(key, "catalogue-not-a-table")
        return self._within_this(key, value)

    def tables(self, key: str) -> list[Item]:
        """Return the tables listed within this one; none if there are none."""
        self._read.add(key)
        value = self.values.get(key, [])
        if not isinstance(value, list):
            self._wrong_type(key, "a list", value)
            return []
        inner: list[Item] = []
        for entry in value:
            if not isinstance(entry, dict):
                self._wrong_type(key, "a list of tables", entry)
            else:
                inner.append(self._within_this(f"{key} {len(inner) + 1}", entry))
        return inner

    def finish(self) -> None:
        """Note every key that nobody asked for, here and in the tables within."""
        for key in self.values:
            if key not in self._read:
                self.fault(key, "catalogue-unknown-key", {"meant": closest(key, sorted(self._read))})
        for item in self._inner:
            item.finish()

    def _within_this(self, name: str, value: object) -> Item:
        if not isinstance(value, dict):
            return Item(Notes(), self.file, self.name, {})  # what is missing within it needs no further fault
        item = Item(self.notes, self.file, f"{self.name}, {name}", value)
        self._inner.append(item)
        return item

    def _value(self, key: str, expected: type, needed: bool) -> object:
        self._read.add(key)
        if key not in self.values:
            if needed:
                self.fault(key, MISSING)
            return None
        value = self.values[key]
        if type(value) is not expected:  # a bool is an int to Python, not to the author of a card
            self._wrong_type(key, KINDS[expected], value)
            return None
        return value

    def _list(self, key: str, count: int | None) -> list[object]:
        value = self._value(key, list, True)
        if not isinstance(value, list):
            return []
        if count is not None and len(value) != count:
            self.fault(key, "catalogue-wrong-length", {"expected": count, "found": len(value)})
        return value

    def _within(self, key: str, value: int, low: int, high: int) -> int:
        if low <= value <= high:
            return value
        self.fault(key, "catalogue-out-of-range", {"low": low, "high": high, "found": value})
        return low

    def _allowed(self, key: str, word: str, allowed: list[str]) -> str:
        if word in allowed:
            return word
        self.fault(word, "catalogue-unknown-word", {"key": key, "meant": closest(word, allowed)})
        return allowed[0]

    def _wrong_type(self, key: str, expected: str, value: object) -> None:
        self.fault(key, "catalogue-wrong-type", {"expected": expected, "found": repr(value)})


@final
class Source:
    """A catalogue on disk, one file or a folder of them, read table by table."""

    def __init__(self, path: Path) -> None:
        self.notes: Final = Notes()
        self._single: Final[dict[str, Item]] = {}
        self._several: Final[dict[str, list[Item]]] = {}
        self._asked: Final[set[str]] = set()
        self._root: Final = path.name
        for file in _files(path, self.notes):
            self._take(file.name, _contents(file, self.notes))
        if self.notes.faults:
            raise CatalogueError(self.notes.faults)  # half a catalogue would only show faults that are none
        header = self.table(HEADER)
        self.name: Final = header.text("name")
        self.edition: Final = header.text("edition")

    @property
    def warnings(self) -> list[Fault]:
        """Departures from the printed game, which are allowed."""
        return self.notes.warnings

    def items(self, kind: str) -> list[Item]:
        """Return all items of a kind, in the order of the files' names and within a file as written."""
        if kind in self._asked:
            return self._several.get(kind, [])
        self._asked.add(kind)
        if kind in self._single:
            self._single[kind].fault(kind, "catalogue-not-items")
        taken: dict[str, str] = {}
        for item in self._several.get(kind, []):
            _check_id(item, taken)
        return self._several.get(kind, [])

    def table(self, name: str) -> Item:
        """Return the table of a name, empty if it is missing."""
        self._asked.add(name)
        if name in self._single:
            return self._single[name]
        if name in self._several:
            self._several[name][0].fault(name, "catalogue-not-a-table")
        else:
            self.notes.faults.append(Fault(self._root, "", name, "catalogue-missing-table", {}))
        return Item(Notes(), self._root, name, {})

    def expect(self, what: str, found: int, printed: int) -> None:
        """Warn if a number of components departs from the printed game's."""
        if found != printed:
            args: dict[str, int | str] = {"found": found, "expected": printed}
            self.notes.warnings.append(Fault(self._root, "", what, "catalogue-unlike-the-box", args))

    def finish(self) -> None:
        """Note what nobody asked for, then raise all faults together."""
        asked = sorted(self._asked)
        for name, items in [*[(name, [item]) for name, item in self._single.items()], *self._several.items()]:
            if name not in self._asked:
                meant = closest(name, asked)
                self.notes.faults.append(Fault(items[0].file, "", name, "catalogue-unknown-table", {"meant": meant}))
            else:
                for item in items:
                    item.finish()
        if self.notes.faults:
            raise CatalogueError(self.notes.faults)

    def fault(self, word: str, key: str, args: dict[str, int | str]) -> None:
        """Note that something is wrong with the catalogue as a whole."""
        self.notes.faults.append(Fault(self._root, "", word, key, args))

    def warn(self, item: Item, word: str, key: str, args: dict[str, int | str]) -> None:
        """Warn that an item departs from the printed game's."""
        self.notes.warnings.append(Fault(item.file, item.name, word, key, args))

    def lacks(self, kind: str, name: str) -> None:
        """Note that an item the game cannot do without is missing."""
        self.fault(f"{kind} {name}", "catalogue-missing-item", {})

    def digest(self) -> str:
        """Return the hash of what the catalogue means: neither comments, layout, files nor its name change it."""
        meaning: dict[str, object] = {}
        for name, item in self._single.items():
            if name != HEADER:
                meaning[name] = _normal(item.values)
        for kind, items in self._several.items():
            meaning[kind] = [_normal(item.values) for item in items]
        return sha256(dumps(meaning, sort_keys=True, ensure_ascii=True).encode()).hexdigest()

    def _take(self, file: str, contents: dict[str, object]) -> None:
        for name, value in contents.items():
            if isinstance(value, dict):
                if name in self._single:
                    self.notes.faults.append(Fault(file, "", name, "catalogue-second-table", {}))
                self._single[name] = Item(self.notes, file, name, value)
            elif isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
                items = self._several.setdefault(name, [])
                for entry in value:
                    items.append(Item(self.notes, file, _name_of(name, entry, len(items) + 1), entry))
            else:
                self.notes.faults.append(Fault(file, "", name, "catalogue-not-a-table", {}))


def _files(path: Path, notes: Notes) -> list[Path]:
    if not path.exists():
        notes.faults.append(Fault(str(path), "", "", "catalogue-no-file", {}))
        return []
    if path.is_file():
        return [path]
    files = sorted([file for file in path.iterdir() if file.suffix == ".toml"])
    if not files:
        notes.faults.append(Fault(str(path), "", "", "catalogue-no-toml", {}))
    return files


def _contents(file: Path, notes: Notes) -> dict[str, object]:
    try:
        return dict(tomllib.loads(file.read_text(encoding="utf-8-sig")))
    except UnicodeDecodeError:
        notes.faults.append(Fault(file.name, "", "", "catalogue-not-utf8", {}))
    except (ValueError, RecursionError) as error:  # also of a number or a nesting beyond all measure
        notes.faults.append(Fault(file.name, "", "", "catalogue-not-toml", {"detail": str(error)}))
    except OSError as error:
        notes.faults.append(Fault(file.name, "", "", "catalogue-unreadable", {"detail": error.strerror or ""}))
    return {}


def _name_of(kind: str, values: dict[str, object], place: int) -> str:
    """Return what faults call an item: its id, or its place where it has none."""
    name = values.get(ID)
    return f"{kind} {name}" if isinstance(name, str) and name else f"{kind} number {place}"


def _check_id(item: Item, taken: dict[str, str]) -> None:
    name = item.text(ID)
    if not name:
        return  # noted already
    if not ID_FORM.fullmatch(name):
        item.fault(name, "catalogue-bad-id")
    if name in taken:
        item.fault(name, "catalogue-second-id", {"other": taken[name]})
    taken.setdefault(name, item.file)


def _normal(value: object) -> object:
    """Return a value such that equal meanings look equal: texts lose their layout."""
    if isinstance(value, dict):
        return {key: _normal(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_normal(inner) for inner in value]
    if isinstance(value, str):
        return " ".join(value.split())
    if isinstance(value, bool | int | float):
        return value
    return str(value)  # TOML's dates
