"""Reading a file back: every entry happens again, and everything the file says of it is checked."""

from __future__ import annotations

from typing import Any, Final, final

from emerald.kernel.agenda import State, explain, fate_asked, question_for
from emerald.kernel.game import Setup
from emerald.kernel.match.faults import FileFault, fault, quoted
from emerald.kernel.match.header import Header, Lines, parse_header
from emerald.kernel.match.log import ANSWER, OUTCOME, TAKE_BACK, Entry, Log
from emerald.kernel.match.match import Match
from emerald.kernel.match.past import DIGEST_EVERY, digest_of, replay, short_hash
from emerald.kernel.match.wording import Wording, weights_in_words
from emerald.kernel.messages import Message, Refusal
from emerald.kernel.rng import outcome_at, total_of

DIGEST: Final = "digest "
TAIL: Final = "tail"
SEAL: Final = "seal: "


def read(text: str, game: Any) -> Match:
    """Return the match of a keeper's file, or of a finished one; raise FileFault naming the line that is wrong."""
    return _Reading(text, game).match()


def read_entries(text: str, game: Any) -> tuple[Header, list[Entry]]:
    """Return header and log of any file, a cut one too, without playing it; what is hidden has the value -1."""
    lines = Lines(text)
    header = parse_header(lines)
    header.require(game)
    wording = Wording(game, len(header.names))
    entries: list[Entry] = []
    while not lines.peek().startswith(SEAL):
        line = lines.take()
        if line == TAIL or line.startswith(DIGEST):
            continue
        head, bar, _ = line.partition(" | ")
        entry = wording.entry(head, lines.taken)
        if bar and entry.kind != OUTCOME:
            raise fault(lines.taken, "file-wording", {"expected": head, "found": quoted(line)})
        entries.append(entry)
    _check_seal(text, lines)
    return header, entries


def open_at(text: str, game: Any, position: int) -> State:
    """Return the state after so many entries of a file: quickly, for a file whose seal and digests are in order.

    The rules are not asked again whether each answer was lawful; digests say whether the same came of it.
    """
    lines = Lines(text)
    header = _header_of_whole(lines, game)
    seal = Lines(text)
    seal.taken = len(seal.all) - 1
    _check_seal(text, seal)
    if position < 0:
        raise fault(1, "file-no-such-position", {"position": position, "entries": 0})
    wording = Wording(game, len(header.names))
    entries: list[Entry] = []
    digests: dict[int, str] = {}
    while len(entries) < position:
        line = lines.take()
        if line.startswith(DIGEST):
            digests[len(entries)] = line
        elif line == TAIL or line.startswith(SEAL):
            raise fault(lines.taken, "file-no-such-position", {"position": position, "entries": len(entries)})
        else:
            entry = wording.entry(line.partition(" | ")[0], lines.taken)
            if entry.kind == TAKE_BACK and entry.value >= len(entries):
                raise fault(lines.taken, "file-take-back", {"entries": entry.value})
            entries.append(entry)
    state = _start(header, game)
    try:
        for number in _way_through(entries):
            replay(state, entries[number])
            written = digests.get(number + 1)
            if written is not None and written != _digest_line(number + 1, state):
                read(text, game)  # it names the place
    except Exception as error:  # an unlawful answer may break the rules in any way
        read(text, game)
        raise fault(len(lines.all), "file-rules-broke", {"detail": type(error).__name__}) from error
    return state


def _way_through(entries: list[Entry]) -> list[int]:
    """Return the numbers of the entries that count."""
    for entry in entries:
        if entry.kind == TAKE_BACK:
            log = Log()
            for each in entries:
                log.add(each)
            return log.course()
    return list(range(len(entries)))


@final
class _Reading:
    """One file being read."""

    def __init__(self, text: str, game: Any) -> None:
        self._text: Final = text
        self._game: Final = game
        self._lines: Final = Lines(text)
        self._header: Final = _header_of_whole(self._lines, game)
        self._wording: Final = Wording(game, len(self._header.names))
        header = self._header
        _start(header, game)  # speaks of the line that is wrong; what follows begins the same way
        self._match: Final = Match(
            game,
            Setup(len(header.names), header.options),
            bytes.fromhex(header.seed),
            header.names,
            header.position,
            log_follows=True,
        )

    def match(self) -> Match:
        """Read everything below the header."""
        lines = self._lines
        past = self._match.past
        while not lines.peek().startswith((DIGEST, SEAL)) and lines.peek() != TAIL:
            self._read_entry(lines.take(), lines.taken)
            if len(past.log) % DIGEST_EVERY == 0:
                self._read_digest(past.digests[-1])
        if len(past.log) % DIGEST_EVERY != 0 or not past.digests:
            self._read_digest(digest_of(past.state))
        if fate_asked(past.state) is not None:
            raise fault(lines.taken, "file-fate-waits")
        self._match.resume()
        if lines.peek() == TAIL:
            lines.take()
            self._read_tail(lines.take(), lines.taken)
            while not lines.peek().startswith(SEAL):
                self._read_tail(lines.take(), lines.taken)
        _check_seal(self._text, lines)
        return self._match

    def _read_digest(self, digest: str) -> None:
        entries = len(self._match.log)
        line = self._lines.take()
        if not line.startswith(f"{DIGEST}{entries}: "):
            raise self._lines.unexpected(f"{DIGEST}{entries}")
        found = line.partition(": ")[2]
        if found != digest:
            args: dict[str, int | str] = {"entries": entries, "expected": digest, "found": quoted(found)}
            raise fault(self._lines.taken, "file-digest", args)

    def _read_entry(self, line: str, number: int) -> None:
        head, bar, weights = line.partition(" | ")
        entry = self._wording.entry(head, number)
        if entry.value < 0:
            raise fault(number, "file-hidden")
        if bar and entry.kind != OUTCOME:
            raise fault(number, "file-wording", {"expected": head, "found": quoted(line)})
        match = self._match
        if match.past.state.over:
            raise fault(number, "file-game-is-over")
        try:
            if entry.kind == ANSWER:
                self._check_answer(entry, number)
            elif entry.kind == OUTCOME:
                entry = self._with_weights(entry, weights, number)
            elif entry.kind == TAKE_BACK and not match.can_take_back(entry.value):
                raise fault(number, "file-take-back", {"entries": entry.value})
            match.past.add(entry)
        except FileFault:
            raise
        except Exception as error:  # whatever breaks here, the reader must learn at which line
            raise fault(number, "file-rules-broke", {"detail": type(error).__name__}) from error

    def _check_answer(self, entry: Entry, number: int) -> None:
        state = self._match.past.state
        reason = explain(state, entry.seat, entry.value)
        if reason is not None:
            raise self._unlawful(entry, number, reason)
        question = question_for(state, entry.seat)
        assert question is not None
        self._check_audience(entry, int(question.audience()), number)

    def _with_weights(self, entry: Entry, written: str, number: int) -> Entry:
        """Return an outcome with its weights, having checked that it could come, and that the seed says so."""
        match = self._match
        chance = fate_asked(match.past.state)
        if chance is None:
            raise fault(number, "file-fate-not-asked")
        source = int(chance.source)
        names = self._game.sources
        if source != entry.source:
            args: dict[str, int | str] = {"expected": names[source], "found": names[entry.source]}
            raise fault(number, "file-other-source", args)
        self._check_audience(entry, int(chance.audience()), number)
        weights = chance.weights(match.past.state)
        numbers = [int(weight) for weight in weights]
        words = self._game.outcomes[source]
        if entry.value >= len(numbers) or numbers[entry.value] <= 0:
            raise fault(number, "file-impossible-outcome", {"word": words[entry.value]})
        expected = weights_in_words(numbers, entry.value)
        if expected != written:
            raise fault(number, "file-weights", {"expected": expected, "found": quoted(written)})
        point = match.fate.point(names[source], match.past.draws[source], int(total_of(weights)))
        outcome = int(outcome_at(weights, point))
        if outcome != entry.value:
            args = {"expected": words[outcome], "found": words[entry.value]}
            raise fault(number, "file-not-what-the-seed-says", args)
        return Entry(entry.kind, entry.seat, entry.author, entry.value, entry.audience, entry.source, numbers)

    def _check_audience(self, entry: Entry, audience: int, number: int) -> None:
        if entry.audience != audience:
            right = Entry(entry.kind, entry.seat, entry.author, entry.value, audience, entry.source)
            found = self._wording.head(entry)
            raise fault(number, "file-audience", {"expected": self._wording.head(right), "found": found})

    def _read_tail(self, line: str, number: int) -> None:
        entry = self._wording.entry(line, number)
        if entry.kind != ANSWER or entry.value < 0:
            raise fault(number, "file-only-answers-in-a-tail")
        try:
            self._match.keep(entry)
        except Refusal as refusal:
            raise self._unlawful(entry, number, refusal.message) from None
        except Exception as error:  # whatever breaks here, the reader must learn at which line
            raise fault(number, "file-rules-broke", {"detail": type(error).__name__}) from error
        self._check_audience(entry, self._match.tail[-1].audience, number)

    def _unlawful(self, entry: Entry, number: int, reason: Message) -> FileFault:
        args: dict[str, int | str] = {"seat": entry.seat + 1, "action": self._game.actions.names[entry.value]}
        return FileFault(number, Message("file-unlawful", "", args), reason)


def _header_of_whole(lines: Lines, game: Any) -> Header:
    """Read the header of a file that hides nothing and is of this game."""
    header = parse_header(lines)
    header.require(game)
    if header.is_cut:
        raise fault(header.lines["cut"], "file-is-cut", {"seat": header.cut + 1})
    return header


def _start(header: Header, game: Any) -> State:
    """Return the state before the first entry."""
    setup = Setup(len(header.names), header.options)
    state: State
    try:
        faults = game.check(setup)
        if faults:
            raise Refusal(faults[0])
        state = game.begin(setup) if header.position is None else game.compose(setup, header.position)
    except Refusal as refusal:
        raise header.blame(refusal) from None
    except Exception as error:  # a position in strange words may break a game in any way
        raise fault(header.lines["start"], "file-rules-broke", {"detail": type(error).__name__}) from error
    return state


def _digest_line(position: int, state: State) -> str:
    return f"{DIGEST}{position}: {digest_of(state)}"


def _check_seal(text: str, lines: Lines) -> None:
    """Check the last line, which is the short hash of everything above it."""
    line = lines.take()
    if not line.startswith(SEAL):
        raise lines.unexpected("seal")
    if lines.taken != len(lines.all):
        raise fault(lines.taken + 1, "file-after-the-seal")
    above = text[: len(text) - len(line) - 1]
    expected = SEAL + seal_of(above)
    if line != expected:
        raise fault(lines.taken, "file-seal", {"expected": expected[len(SEAL) :], "found": quoted(line[len(SEAL) :])})


def seal_of(above: str) -> str:
    """Return the seal of a text; what no UTF-8 file can hold counts as a replacement character."""
    return short_hash(above.encode("utf-8", "replace").decode())
