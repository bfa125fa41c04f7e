"""The journal: who may know what of an event."""

from emerald.kernel.events import EVERYONE, HIDDEN, MUTED, NOWHERE, Event, Journal


def test_an_event_is_open_to_everyone_unless_it_says_otherwise():
    journal = Journal(muted=False)
    journal.note("draw", 1, 7)
    (event,) = journal.events
    assert event.key() == ("draw", 1, 7, 1, NOWHERE, NOWHERE)
    assert event.audience == EVERYONE
    assert event.seen_by(-1) is event
    assert event.seen_by(3) is event


def test_what_moved_is_seen_by_its_audience_only():
    event = Event("steal", 0, 7, 1, 2, 0, 0b101)
    assert event.seen_by(0) is event
    assert event.seen_by(2) is event
    for seat in (1, 3, -1):
        seen = event.seen_by(seat)
        assert seen.key() == ("steal", 0, HIDDEN, 1, 2, 0)


def test_events_stay_in_order():
    journal = Journal(muted=False)
    for what in range(3):
        journal.note("draw", 0, what, 2, 4, 5, 1)
    assert [event.key() for event in journal.events] == [("draw", 0, what, 2, 4, 5) for what in range(3)]


def test_a_muted_journal_forgets():
    MUTED.note("draw", 0, 1)
    assert MUTED.events == []
