"""A0.5, A8 to A10 The switches of a table: what they are, and which combinations make no sense."""

from __future__ import annotations

from typing import Final

from emerald.games.alchemicus.cards import BASE_KINDS, CARD_NAMES, FIELD_ACTIONS, GOLEM, MOST_SEATS, NO_CARD
from emerald.games.alchemicus.catalogue import (
    HIGHEST_PRICE,
    LOWEST_PRICE,
    MOST_COPIES,
    PRINTED_PRICES,
    inner_ring_fault,
    outer_ring_fault,
)
from emerald.games.alchemicus.law import Components, Law
from emerald.kernel.game import Option, Setup
from emerald.kernel.messages import Message
from emerald.kernel.numbers import number_within

FEWEST_SEATS: Final = 2
LONGEST_LIMIT: Final = 1000
MOST_TOLD: Final = 9_999  # no number of cards and no price comes near it
MOST_FAME: Final = 1_000_000  # of a game before this one; A0.4 knows no bound, but a set-up need not be a flood
SWITCH: Final = ["no", "yes"]

OPTIONS: Final = [
    Option("bank", "A8.1", "yes", SWITCH),
    Option("advanced-sale", "A8.2", "no", SWITCH),
    Option("turn-limit", "A8.3", "100"),
    Option("noctis", "A9", "no", SWITCH),
    Option("golem-stops-mutabilus", "A9.5", "yes", SWITCH),
    Option("race", "A10", "no", SWITCH),
    Option("first", "A1.4", "random", ["random", "1", "2", "3", "4"]),
    Option("last-fame", "A1.4", ""),
    Option("outer-ring", "A0.5", ""),
    Option("inner-ring", "A0.5", ""),
    Option("prices", "A0.5", ""),
    Option("noctis-counts", "A0.5", ""),
]


def option(setup: Setup, name: str) -> str:
    """Return what a set-up says of an option, or its default."""
    for known in OPTIONS:
        if known.name == name:
            return setup.options.get(name, known.default)
    raise KeyError(name)


def faults_of(setup: Setup, components: Components) -> list[Message]:
    """Return everything wrong with a set-up."""
    faults: list[Message] = []
    if not FEWEST_SEATS <= setup.seats <= MOST_SEATS:
        faults.append(Message("setup-seats", "A1.1", {"low": FEWEST_SEATS, "high": 4, "found": setup.seats}))
        return faults
    known = {each.name: each for each in OPTIONS}
    for name, value in setup.options.items():
        if name not in known:
            faults.append(Message("setup-unknown-option", "", {"option": name}))
        elif known[name].choices and value not in known[name].choices:
            args: dict[str, int | str] = {"option": name, "word": value, "allowed": ", ".join(known[name].choices)}
            faults.append(Message("setup-unknown-word", known[name].rule, args))
    if faults:
        return faults
    noctis, race = option(setup, "noctis") == "yes", option(setup, "race") == "yes"
    limit = option(setup, "turn-limit")
    if number_within(limit, 0, LONGEST_LIMIT) is None:
        faults.append(Message("setup-turn-limit", "A8.3", {"word": limit, "high": LONGEST_LIMIT}))
    if option(setup, "golem-stops-mutabilus") == "no" and not noctis:
        faults.append(Message("setup-needs-noctis", "A9.5", {"option": "golem-stops-mutabilus"}))
    first = option(setup, "first")
    if first != "random" and int(first) > setup.seats:
        faults.append(Message("setup-first-seat", "A1.4", {"seat": int(first), "seats": setup.seats}))
    faults += _fame_faults(setup, first, race)
    faults += _ring_faults(setup)
    faults += _count_faults(setup, components, noctis)
    return faults


def _fame_faults(setup: Setup, first: str, race: bool) -> list[Message]:
    """A1.4 The last game's fame names every seat's, and says who begins only if nothing else does."""
    text = option(setup, "last-fame")
    if not text:
        return []
    if first != "random":
        return [Message("setup-two-ways-to-begin", "A1.4")]
    if race:
        return [Message("setup-race-knows-no-fame", "A10.1", {"option": "last-fame"})]
    words = text.split()
    if len(words) != setup.seats or None in [number_within(word, 0, MOST_FAME) for word in words]:
        return [Message("setup-last-fame", "A1.4", {"word": text, "seats": setup.seats})]
    return []


def _ring_faults(setup: Setup) -> list[Message]:
    faults: list[Message] = []
    for name, words in (("outer-ring", FIELD_ACTIONS), ("inner-ring", CARD_NAMES[:5])):
        text = option(setup, name)
        if not text:
            continue
        unknown = [word for word in text.split() if word not in words]
        if unknown:
            args: dict[str, int | str] = {"option": name, "word": unknown[0], "allowed": ", ".join(words)}
            faults.append(Message("setup-unknown-word", "A0.5", args))
            continue
        places = [words.index(word) for word in text.split()]
        fault = outer_ring_fault(places) if name == "outer-ring" else inner_ring_fault(places)
        if fault:
            faults.append(Message("setup-" + fault, "A0.5"))
    return faults


def _count_faults(setup: Setup, components: Components, noctis: bool) -> list[Message]:
    faults: list[Message] = []
    for name in ("prices", "noctis-counts"):
        numbers, fault = read_counts(name, option(setup, name))
        if fault is not None:
            faults.append(fault)
            continue
        for kind, number in numbers.items():
            card = CARD_NAMES[kind]
            if name == "prices":
                is_printed = kind in PRINTED_PRICES or "price" in components.printed[kind]
                if is_printed and number != components.prices[kind]:
                    faults.append(Message("setup-price-is-printed", "A0.5", {"card": card}))
                elif not LOWEST_PRICE <= number <= HIGHEST_PRICE:
                    args: dict[str, int | str] = {"card": card, "low": LOWEST_PRICE, "high": HIGHEST_PRICE}
                    faults.append(Message("setup-price-range", "A0.5", args))
            elif kind < BASE_KINDS:
                faults.append(Message("setup-no-noctis-card", "A0.5", {"card": card}))
            elif number > MOST_COPIES or (kind == GOLEM and number < setup.seats):
                low = setup.seats if kind == GOLEM else 0
                faults.append(Message("setup-noctis-count", "A0.5", {"card": card, "low": low, "high": MOST_COPIES}))
        if name == "noctis-counts" and numbers and not noctis:
            faults.append(Message("setup-needs-noctis", "A0.5", {"option": name}))
        if name == "noctis-counts" and noctis and GOLEM not in numbers and components.copies[GOLEM] < setup.seats:
            few: dict[str, int | str] = {"card": CARD_NAMES[GOLEM], "low": setup.seats, "high": MOST_COPIES}
            faults.append(Message("setup-noctis-count", "A0.5", few))
    return faults


def read_counts(name: str, text: str) -> tuple[dict[int, int], Message | None]:
    """Return the numbers in words like ``domo 4, horten 2``, or what is wrong with them."""
    numbers: dict[int, int] = {}
    for part in text.split(","):
        words = part.split()
        if not words:
            continue
        kind = CARD_NAMES.index(words[0]) if words[0] in CARD_NAMES else NO_CARD
        number = number_within(words[1], 0, MOST_TOLD) if len(words) == 2 else None
        if kind == NO_CARD or number is None or kind in numbers:
            return {}, Message("setup-counts", "A0.5", {"option": name, "word": part.strip()})
        numbers[kind] = number
    return numbers, None


def law_of(setup: Setup, components: Components) -> Law:
    """Return the law of a table whose set-up has no faults."""
    prices = list(components.prices)
    copies = list(components.copies)
    for kind, number in read_counts("prices", option(setup, "prices"))[0].items():
        prices[kind] = number
    for kind, number in read_counts("noctis-counts", option(setup, "noctis-counts"))[0].items():
        copies[kind] = number
    outer = [FIELD_ACTIONS.index(word) for word in option(setup, "outer-ring").split()]
    inner = [CARD_NAMES.index(word) for word in option(setup, "inner-ring").split()]
    return Law(
        Components(
            copies, prices, outer or list(components.outer), inner or list(components.inner), components.printed
        ),
        bank=option(setup, "bank") == "yes",
        advanced_sale=option(setup, "advanced-sale") == "yes",
        turn_limit=int(option(setup, "turn-limit")),
        noctis=option(setup, "noctis") == "yes",
        race=option(setup, "race") == "yes",
        golem_stops_mutabilus=option(setup, "golem-stops-mutabilus") == "yes",
    )


def may_begin(setup: Setup) -> int:
    """A1.4 Return the mask of the seats that may begin."""
    first = option(setup, "first")
    if first != "random":
        return 1 << (int(first) - 1)
    fame = [int(word) for word in option(setup, "last-fame").split()]
    if fame:
        return sum([1 << seat for seat in range(setup.seats) if fame[seat] == min(fame)])
    return (1 << setup.seats) - 1
