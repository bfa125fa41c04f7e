"""What stands above the log of a file: which game, who plays, how it began, and what fate is bound to."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, final

from emerald.kernel.match.cut import WATCHER
from emerald.kernel.match.fate import MOST_SEED_BYTES
from emerald.kernel.match.faults import FileFault, fault, number_of, quoted
from emerald.kernel.match.wording import is_key, is_line
from emerald.kernel.messages import Refusal

FORMAT: Final = 1
FIRST_WORD: Final = "emerald-match"
HIGHEST_VERSION: Final = 999_999
MOST_SEATS: Final = 8
HASH_LENGTH: Final = 64

NOT_CUT: Final = -2


@final
class Header:
    """The upper part of a file as typed fields."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        edition: str,
        catalogue_hash: str,
        names: list[str],
        options: dict[str, str],
        position: dict[str, str] | None,
        seed_hash: str,
        seed: str,
        cut: int,
        format_version: int = FORMAT,
    ) -> None:
        self.format_version: Final = format_version
        self.game: Final = game
        self.rules_version: Final = rules_version
        self.edition: Final = edition
        self.catalogue_hash: Final = catalogue_hash
        self.names: Final = names
        self.options: Final = options
        self.position: Final = position  # None: the game's own set-up
        self.seed_hash: Final = seed_hash
        self.seed: Final = seed  # in hexadecimal; empty in a file that is cut
        self.cut: Final = cut  # for which seat, WATCHER, or NOT_CUT
        self.lines: dict[str, int] = {}  # where each word of it stands

    @property
    def is_cut(self) -> bool:
        """Whether this file hides something."""
        return self.cut != NOT_CUT

    def text(self) -> str:
        """Return the header as it is written."""
        lines = [
            f"{FIRST_WORD} {self.format_version}",
            f"game: {self.game}",
            f"rules: {self.rules_version}",
            f"edition: {self.edition}",
            f"catalogue: {self.catalogue_hash}",
            f"seats: {len(self.names)}",
        ]
        lines += [f"seat {i + 1}: {name}" for i, name in enumerate(self.names)]
        lines += [f"option {key}: {value}".rstrip() for key, value in self.options.items()]
        lines.append("start: set-up" if self.position is None else "start: position")
        if self.position is not None and not self.is_cut:
            lines += [f"position {key}: {value}".rstrip() for key, value in self.position.items()]
        lines.append(f"seed-hash: {self.seed_hash}")
        if self.is_cut:
            lines.append("cut: watcher" if self.cut == WATCHER else f"cut: seat {self.cut + 1}")
        else:
            lines.append(f"seed: {self.seed}")
        return "\n".join(lines) + "\n"

    def require(self, game: Any) -> None:
        """Raise FileFault unless the file is of this game, these rules and this catalogue."""
        for key, found, here in (
            ("game", self.game, game.name),
            ("rules", str(self.rules_version), str(game.rules_version)),
            ("edition", self.edition, game.edition),
            ("catalogue", self.catalogue_hash, game.catalogue_hash),
        ):
            if found != here:
                raise fault(self.lines[key], f"file-other-{key}", {"found": found, "here": here})

    def blame(self, refusal: Refusal) -> FileFault:
        """Return what a game holds against the set-up or the position, with the line it speaks of."""
        args = refusal.message.args
        for key in (f"option {args.get('option')}", f"position {args.get('line')}"):
            if key in self.lines:
                return FileFault(self.lines[key], refusal.message)
        return FileFault(self.lines["start"], refusal.message)


@final
class Lines:
    """The lines of a file, one after another."""

    def __init__(self, text: str) -> None:
        self.all: Final[list[str]] = text.split("\n")
        self.taken: int = 0
        if self.all.pop() != "":
            raise fault(len(self.all) + 1, "file-truncated")

    def peek(self) -> str:
        """Return the next line; raise FileFault if there is none."""
        if self.taken == len(self.all):
            raise fault(self.taken + 1, "file-truncated")
        return self.all[self.taken]

    def take(self) -> str:
        """Return the next line and go on."""
        line = self.peek()
        self.taken += 1
        return line

    def value(self, key: str) -> str:
        """Return what the next line says of a key, which must stand there."""
        line = self.take()
        if line != key + ":" and not line.startswith(key + ": "):
            raise self.unexpected(key)
        value = line[len(key) + 2 :]
        if not is_line(value) or line == key + ": ":
            raise fault(self.taken, "file-bad-text", {"word": quoted(value)})
        return value

    def unexpected(self, expected: str) -> FileFault:
        """Return the fault that another line should stand where the last one was taken."""
        return fault(self.taken, "file-expected", {"expected": expected, "found": quoted(self.all[self.taken - 1])})


def parse_header(lines: Lines) -> Header:
    """Read everything up to the word ``log``."""
    places: dict[str, int] = {}
    first, _, version = lines.take().partition(" ")
    if first != FIRST_WORD:
        raise fault(1, "file-not-a-match")
    if version != str(FORMAT):
        raise fault(1, "file-other-format", {"found": quoted(version), "here": FORMAT})
    game = _word(lines, "game", places)
    rules_version = number_of(_word(lines, "rules", places), lines.taken, 0, HIGHEST_VERSION)
    edition = _word(lines, "edition", places)
    catalogue_hash = _word(lines, "catalogue", places)
    seats = number_of(_word(lines, "seats", places), lines.taken, 1, MOST_SEATS)
    names = [_word(lines, f"seat {i + 1}", places) for i in range(seats)]
    options = _block(lines, "option", places)
    start = _word(lines, "start", places)
    if start != "set-up" and start != "position":
        raise lines.unexpected("start: set-up")
    position = _block(lines, "position", places) if start == "position" else None
    seed_hash = _hex(_word(lines, "seed-hash", places), lines.taken)
    if len(seed_hash) != HASH_LENGTH:
        raise fault(lines.taken, "file-bad-hex", {"word": quoted(seed_hash)})
    seed = ""
    cut = NOT_CUT
    if lines.peek().startswith("cut"):
        cut = _cut(_word(lines, "cut", places), lines, seats)
        if position:
            raise fault(places["start"] + 1, "file-hidden")
    else:
        seed = _hex(_word(lines, "seed", places), lines.taken)
        if not 1 <= len(seed) // 2 <= MOST_SEED_BYTES:
            raise fault(lines.taken, "file-bad-hex", {"word": quoted(seed)})
        if sha256(bytes.fromhex(seed)).hexdigest() != seed_hash:
            raise fault(lines.taken, "file-seed-hash", {"found": seed_hash})
    if lines.take() != "log":
        raise lines.unexpected("log")
    header = Header(game, rules_version, edition, catalogue_hash, names, options, position, seed_hash, seed, cut)
    header.lines = places
    return header


def _word(lines: Lines, key: str, places: dict[str, int]) -> str:
    value = lines.value(key)
    if not value:
        raise lines.unexpected(key)
    places[key] = lines.taken
    return value


def _block(lines: Lines, kind: str, places: dict[str, int]) -> dict[str, str]:
    """Read the lines of one kind, such as ``option bank: no``."""
    words: dict[str, str] = {}
    while lines.peek().startswith(kind + " "):
        name = lines.peek()[len(kind) + 1 :].partition(":")[0]
        value = lines.value(f"{kind} {name}")
        if not is_key(name):
            raise fault(lines.taken, "file-bad-text", {"word": quoted(name)})
        if name in words:
            raise fault(lines.taken, "file-second", {"word": f"{kind} {name}"})
        words[name] = value
        places[f"{kind} {name}"] = lines.taken
    return words


def _hex(text: str, line: int) -> str:
    if len(text) % 2 == 1 or any(char not in "0123456789abcdef" for char in text):
        raise fault(line, "file-bad-hex", {"word": quoted(text)})
    return text


def _cut(word: str, lines: Lines, seats: int) -> int:
    if word == "watcher":
        return WATCHER
    head, _, number = word.partition(" ")
    if head != "seat":
        raise lines.unexpected("cut: seat 1")
    return number_of(number, lines.taken, 1, seats) - 1
