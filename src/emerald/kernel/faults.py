"""What can be wrong with a catalogue, said so that its author finds the place."""

from __future__ import annotations

from typing import Final, final

SENTENCES: Final[dict[str, str]] = {
    "catalogue-no-file": "there is no such file or folder",
    "catalogue-no-toml": "the folder holds no .toml file",
    "catalogue-not-utf8": "this is not UTF-8 text",
    "catalogue-unreadable": "this cannot be read: {detail}",
    "catalogue-not-toml": "this is not TOML: {detail}",
    "catalogue-missing-table": "the table [{word}] is missing",
    "catalogue-missing-item": "{word!r} is missing",
    "catalogue-second-table": "the table [{word}] stands here a second time",
    "catalogue-unknown-table": "nothing in this game is called {word!r}{hint}",
    "catalogue-not-items": "{word!r} must be written [[{word}]], once for each",
    "catalogue-not-a-table": "{word!r} must be a table",
    "catalogue-missing-key": "the key {word!r} is missing",
    "catalogue-unknown-key": "the key {word!r} is unknown{hint}",
    "catalogue-wrong-type": "{word!r} must be {expected}, but is {found}",
    "catalogue-out-of-range": "{word!r} must be from {low} to {high}, but is {found}",
    "catalogue-empty": "{word!r} must not be empty",
    "catalogue-bad-id": "the id {word!r} must be lower-case letters, digits and single hyphens",
    "catalogue-second-id": "the id {word!r} is taken already, in {other}",
    "catalogue-unknown-word": "{word!r} is none of the words allowed for {key!r}{hint}",
    "catalogue-wrong-length": "{word!r} must list {expected} entries, but lists {found}",
    "catalogue-wording": "{key!r}, {detail}",
    "catalogue-unlike-the-box": "{found} {word}, where the printed game has {expected}",
}


@final
class Fault:
    """One thing wrong with a catalogue: where it stands, which word, and a message with its arguments."""

    def __init__(self, file: str, item: str, word: str, key: str, args: dict[str, int | str]) -> None:
        self.file: Final = file
        self.item: Final = item  # "experiment calcination"; empty for the file as a whole
        self.word: Final = word
        self.key: Final = key
        self.args: Final = args

    def __str__(self) -> str:
        where = f"{self.file}, {self.item}" if self.item else self.file
        meant = self.args.get("meant", "")
        hint = f"; did you mean {meant!r}?" if meant else ""
        pattern = SENTENCES.get(self.key) or str(self.args["sentence"])  # a game words its own faults
        sentence = pattern.format_map({**self.args, "word": self.word, "hint": hint})
        return f"{where}: {sentence}" + ("" if sentence[-1] == "?" else ".")


class CatalogueError(ValueError):
    """A catalogue cannot be played with; ``faults`` lists everything wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("\n".join([str(fault) for fault in faults]))
        self.faults: Final = faults
