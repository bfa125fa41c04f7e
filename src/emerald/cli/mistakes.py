"""What can go wrong at a command line, each as one clear sentence in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from emerald.games.shelf import TITLES, UnknownGame
from emerald.kernel.faults import CatalogueError, Fault
from emerald.kernel.match.faults import FileFault
from emerald.kernel.messages import Message, Refusal
from emerald.words import LANGUAGES, UnknownLanguage, Words

EXIT_CODE: Final = 2


@final
class Mistake(Exception):
    """Something typed or given that cannot be; the message says what."""

    def __init__(self, key: str, args: dict[str, int | str] | None = None) -> None:
        super().__init__(key)
        self.message: Final = Message(key, "", args)


@final
class Mistakes(Exception):
    """Several at once: all that is wrong with a set-up."""

    def __init__(self, messages: list[Message]) -> None:
        super().__init__(", ".join([str(message) for message in messages]))
        self.messages: Final = messages


FORESEEN: Final = (Mistake, Mistakes, Refusal, CatalogueError, FileFault, UnknownGame, UnknownLanguage)


def sentences(words: Words, error: Exception, names: Sequence[str] = ()) -> list[str]:
    """Return what to tell somebody whose input brought this error; one sentence for each thing wrong."""
    if isinstance(error, CatalogueError):
        return [fault_sentence(words, fault) for fault in error.faults]
    if isinstance(error, FileFault):
        said = spoken(words, error.message, names)
        if error.reason is not None:
            said += " " + spoken(words, error.reason, names)
        return [words.say("cli-line", {"line": error.line, "sentence": said})]
    if isinstance(error, Mistakes):
        return [spoken(words, message, names) for message in error.messages]
    if isinstance(error, UnknownGame):
        return [words.say("cli-unknown-game", {"word": error.name, "allowed": ", ".join(TITLES)})]
    if isinstance(error, UnknownLanguage):
        return [words.say("cli-unknown-language", {"word": error.language, "allowed": ", ".join(LANGUAGES)})]
    assert isinstance(error, Mistake | Refusal)
    return [spoken(words, error.message, names)]


def spoken(words: Words, message: Message, names: Sequence[str] = ()) -> str:
    """Return a message in words, with the paragraph it rests on."""
    text = words.say(message.key, message.args, names)
    return words.say("cli-with-rule", {"sentence": text, "rule": message.rule}) if message.rule else text


def fault_sentence(words: Words, fault: Fault) -> str:
    """Return what is wrong with a catalogue, and where."""
    args = {"meant": "", **fault.args, "word": fault.word}
    where = f"{fault.file}, {fault.item}" if fault.item else fault.file
    return words.say("cli-fault", {"where": where, "sentence": words.say(fault.key, args)})
