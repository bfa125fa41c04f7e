"""Reasons and messages: a key, a paragraph, and arguments."""

import pytest

from emerald.kernel.messages import KERNEL_REASONS, Message, ReasonTable, Refusal


def test_messages_are_equal_when_they_say_the_same():
    message = Message("undo-revealed", "A1.2", {"source": "bank"})
    assert message == Message("undo-revealed", "A1.2", {"source": "bank"})
    assert hash(message) == hash(Message("undo-revealed", "A1.2", {"source": "bank"}))
    for other in (
        Message("undo-nothing", "A1.2", {"source": "bank"}),
        Message("undo-revealed", "", {"source": "bank"}),
        Message("undo-revealed", "A1.2", {"source": "deck"}),
        Message("undo-revealed", "A1.2"),
        "undo-revealed",
    ):
        assert message != other


def test_a_message_as_logs_show_it():
    assert str(Message("too-few", "A2.2", {"need": 2, "have": 1})) == "A2.2 too-few (need=2, have=1)"
    assert str(Message("undo-nothing")) == "undo-nothing"


def test_messages_do_not_share_arguments():
    first, second = Message("one"), Message("two")
    first.args["seat"] = 1
    assert second.args == {}


def test_a_refusal_carries_its_message():
    message = Message("too-few", "A2.2", {"need": 2})
    with pytest.raises(ValueError, match=r"A2.2 too-few \(need=2\)") as caught:
        raise Refusal(message)
    assert caught.value.message is message


def test_reasons_become_messages():
    reasons = ReasonTable([(101, "A2.4", "move-needs-fame"), (100, "A2.2", "too-few-cards")])
    assert str(reasons.message(101, {"need": 1})) == "A2.4 why-not-move-needs-fame (need=1)"
    assert (reasons[100].rule, reasons[100].key) == ("A2.2", "too-few-cards")
    assert [reason.number for reason in reasons.all()] == [1, 2, 3, 4, 100, 101]


def test_the_kernels_own_reasons_come_first():
    assert [key for _, _, key in KERNEL_REASONS] == [
        "game-is-over",
        "fate-is-asked",
        "seat-is-not-asked",
        "not-an-answer",
    ]
    assert ReasonTable([]).message(1, {}).key == "why-not-game-is-over"


def test_a_number_has_one_reason():
    with pytest.raises(ValueError, match="reason 100 is both one and two"):
        ReasonTable([(100, "", "one"), (100, "", "two")])
    with pytest.raises(ValueError, match="reason 1 is both game-is-over and mine"):
        ReasonTable([(1, "", "mine")])
