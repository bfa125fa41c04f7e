"""Mail tells of several tables at once, in one's language, and only at an address that was confirmed."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from emerald.server.notify.mail import letter
from emerald.server.notify.wording import Letter
from tests.server.browsers import MailServer
from tests.server.notices.telling import SECRET, account, all_told, confirmed, due_now, laid, mails_of, sent_so_far
from tests.server.playing import Make, turn
from tools.servers.running import Running

OTHER = "one pelican, two retorts"


def test_one_mail_tells_of_several_tables_in_ones_language(
    client: Make, server: Running, mail_server: MailServer, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), confirmed(client, server, mail_server, "Bruno", "ru")
    tables = [laid(anna, bruno, title=title) for title in ("One", "Two")]
    for table in tables:
        turn(anna, table, 1)
    database("DELETE FROM notices WHERE kind = 'confirm'")
    before = sent_so_far(server, mail_server)
    due_now(database, 2)
    mail = mails_of(server, mail_server, before + 1)[before]
    all_told(database)
    assert sent_so_far(server, mail_server) == before + 1
    assert "Новости от 2 столов" in mail
    assert "One · Anna: Ваш ход." in mail
    assert all(f"/table/{table}" in mail for table in tables)
    link = re.search(r"(/mail/unsubscribe\?token=\S+)", mail)
    assert link
    page = client().http.get(link[1])
    assert "Больше не присылать" in page.text
    assert bruno.get("/api/me/notices")["wishes"]["mail_daily"]  # a look is no click
    done = client().http.post(link[1])
    assert "Писем о ваших партиях больше не будет." in done.text
    assert not bruno.get("/api/me/notices")["wishes"]["mail_daily"]
    forged = link[1].replace("token=", "token=x")
    assert client().http.post(forged).status_code == 403


def test_no_mail_goes_to_an_address_nobody_confirmed(
    client: Make, server: Running, mail_server: MailServer, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), account(client, "Bruno")
    all_told(database)
    before = sent_so_far(server, mail_server)
    table = laid(anna, bruno)
    turn(anna, table, 1)
    assert database("SELECT 1 FROM notices") == []
    client().post("/api/recovery", {"name": bruno.get("/api/me")["name"]})
    assert database("SELECT 1 FROM notices") == []
    assert sent_so_far(server, mail_server) == before


def test_a_lost_password_is_replaced_by_a_link_that_holds_once(
    client: Make, server: Running, mail_server: MailServer, database: Callable[..., Any]
) -> None:
    bruno = confirmed(client, server, mail_server, "Bruno")
    name = bruno.get("/api/me")["name"]
    all_told(database)
    before = sent_so_far(server, mail_server)
    answers = [client().http.post("/api/recovery", json={"name": who}) for who in (name, "Nobody at all")]
    assert answers[0].content == answers[1].content
    assert answers[0].status_code == answers[1].status_code == 200
    mail = mails_of(server, mail_server, before + 1)[before]
    token = re.search(r"/mail/recover\?token=([\w-]+)", mail)
    assert token, mail
    path = f"/mail/recover?token={token[1]}"
    page = client().http.get(path)
    assert 'type="password"' in page.text
    weak = client().http.post(path, data={"password": "short"})
    assert (weak.status_code, "at least 10" in weak.text) == (400, True)
    good = client().http.post(path, data={"password": OTHER})
    assert good.status_code == 200, good.text
    assert client().http.post(path, data={"password": SECRET}).status_code == 403
    assert bruno.get("/api/me")["kind"] == "nobody"  # whoever was in is out
    client().post("/api/sessions", {"name": name, "password": SECRET}, 403)
    client().post("/api/sessions", {"name": name, "password": OTHER}, 201)


def test_a_page_says_nothing_it_was_told(client: Make) -> None:
    page = client().http.get("/mail/confirm", params={"token": '"><script>alert(1)</script>', "lang": "<b>"})
    assert "<script" not in page.text
    assert "<b>" not in page.text
    assert client().http.get("/mail/elsewhere").status_code == 404


def test_mail_about_games_can_be_ended_by_one_click_of_the_mail_reader() -> None:
    said = Letter("Subject", "Text", "https://table.example.org/mail/unsubscribe?token=x")
    mail = letter("Table <a@example.org>", "b@example.org", said.subject, said.text, "name", 0, said.unsubscribe)
    assert mail["List-Unsubscribe"] == f"<{said.unsubscribe}>"
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert mail["Message-ID"] == "<name@example.org>"
    with pytest.raises(ValueError, match="linefeed"):
        letter("a@example.org", "b@example.org\nBcc: c@example.org", "s", "t", "n", 0)
