"""Whoever is awaited is told once, by push message and mail, unless they look on; nothing of it is lost."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes
from email.policy import default
from functools import partial
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import text

from emerald.server.notify.mail import letter
from emerald.server.notify.outward import Outward, is_public
from emerald.server.notify.webpush import Sender, decoded, encoded, encrypted
from emerald.server.notify.wording import Letter
from emerald.server.storage.engine import engine_of
from tests.server.browsers import PATIENCE, Browser, MailServer, claims_of
from tests.server.playing import Make, turn
from tools.servers import services
from tools.servers.running import FREE, ME, Client, Running
from tools.servers.services import Service

SECRET = "seven metals for the stone"
OTHER = "one pelican, two retorts"


@pytest.fixture(scope="module")
def mail_server() -> Iterator[MailServer]:
    found = MailServer()
    yield found
    found.close()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, mail_server: MailServer
) -> Iterator[Running]:
    """Return a running server on an empty database of either kind; with SQLite mails go into the folder."""
    settings = {"EMERALD_WORKERS": "1", "EMERALD_PUSH_ANYWHERE": "1"}
    if request.param == "postgresql":
        service: Service = request.getfixturevalue("postgres_server")
        url = services.database_url(service)
        engine = engine_of(url.replace("postgresql://", "postgresql+psycopg://"))
        with engine.execution_options(isolation_level="AUTOCOMMIT").connect() as connection:
            connection.execute(text("DROP DATABASE IF EXISTS notices WITH (FORCE)"))
            connection.execute(text("CREATE DATABASE notices"))
        engine.dispose()
        settings["DATABASE_URL"] = url.replace("/postgres", "/notices")
        settings["EMERALD_SMTP"] = mail_server.address
        settings["EMERALD_MAIL_FROM"] = "Emerald Tablet <table@example.org>"
    running = Running(tmp_path_factory.mktemp("notices"), **settings)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def client(server: Running) -> Make:
    return partial(Client, server)


@pytest.fixture
def browser() -> Iterator[Browser]:
    found = Browser()
    yield found
    found.close()


@pytest.fixture
def database(server: Running) -> Iterator[Callable[..., Any]]:
    """Return what asks the server's database, beside the server."""
    url = server._environment.get("DATABASE_URL", f"sqlite:///{server.folder / 'emerald.db'}")
    engine = engine_of(url.replace("postgresql://", "postgresql+psycopg://"))

    def ask(statement: str, **values: Any) -> Any:
        with engine.begin() as connection:
            found = connection.execute(text(statement), values)
            return found.fetchall() if found.returns_rows else found.rowcount

    yield ask
    engine.dispose()


def due_now(database: Callable[..., Any], rows: int = 1) -> None:
    """Let the time of all notices come, once there are so many."""
    until = time.monotonic() + PATIENCE
    while len(database("SELECT 1 FROM notices WHERE tries = 0")) < rows:
        assert time.monotonic() < until, "no notice came about"
        time.sleep(0.05)
    database("UPDATE notices SET due = 1 WHERE tries = 0")


def all_told(database: Callable[..., Any]) -> None:
    """Return when there is nothing more to tell."""
    until = time.monotonic() + PATIENCE
    while database("SELECT 1 FROM notices"):
        assert time.monotonic() < until, database("SELECT * FROM notices")
        time.sleep(0.05)


def laid(anna: Client, bruno: Client, **more: Any) -> str:
    """Return a table for two at which Anna is asked first."""
    table = str(anna.lay(ME, FREE, is_open=True, options={"first": "1"}, **more)["table"])
    bruno.post(f"/api/tables/{table}/sit", {})
    anna.post(f"/api/tables/{table}/begin")
    return table


def account(client: Make, name: str, language: str = "en") -> Client:
    person = client()
    wish = {"name": f"{name} {time.time_ns()}", "password": SECRET, "language": language}
    person.post("/api/accounts", {**wish, "email": f"{name.lower()}@example.org"}, 201)
    return person


def mails_of(server: Running, mail_server: MailServer, count: int) -> list[str]:
    """Return the texts of so many mails that went out, the newest last; wherever they went."""
    if "EMERALD_SMTP" in server._environment:
        mail_server.wait(count)
        return [whole(mail) for mail in mail_server.mails]
    until = time.monotonic() + PATIENCE
    while (
        len(found := sorted((server.folder / "outbox").glob("*.eml"), key=lambda file: file.stat().st_mtime_ns)) < count
    ):
        assert time.monotonic() < until, "no mail was written"
        time.sleep(0.05)
    found.sort(key=lambda file: file.stat().st_mtime_ns)
    mails = [message_from_bytes(file.read_bytes(), policy=default) for file in found]
    return [whole(mail) for mail in mails]


def whole(mail: Any) -> str:
    """Return subject and text of a mail."""
    return f"{mail['subject']}\n{mail.get_content()}"


def sent_so_far(server: Running, mail_server: MailServer) -> int:
    if "EMERALD_SMTP" in server._environment:
        return len(mail_server.mails)
    return len(list((server.folder / "outbox").glob("*.eml")))


def confirmed(client: Make, server: Running, mail_server: MailServer, name: str, language: str = "en") -> Client:
    """Return somebody with an account whose address is confirmed by the link in the mail."""
    person = account(client, name, language)
    whose = person.get("/api/me")["name"]
    mail, count = "", 1
    while whose not in mail:  # others may have asked for mail too
        mail = mails_of(server, mail_server, count)[count - 1]
        count += 1
    token = re.search(r"/mail/confirm\?token=([\w-]+)", mail)
    assert token, mail
    person.post("/api/confirmations", {"token": token[1]})
    assert person.get("/api/me/account")["is_confirmed"]
    return person


# -- push messages ---------------------------------------------------------------------------------


def test_a_push_message_is_encrypted_as_the_standard_says() -> None:
    """The example of RFC 8291, chapter 5."""
    key = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
    message = encrypted(
        b"When I grow up, I want to be a watermelon",
        decoded("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decoded("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(int.from_bytes(decoded(key), "big"), ec.SECP256R1()),
        decoded("DGv6ra1nlYgDCS1FRnbzlw"),
        padded_to=1,
    )
    assert encoded(message) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
        "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_one_secret_has_one_key_and_another_another() -> None:
    keys = {Sender(secret, "mailto:a@example.org").public for secret in (b"one", b"one", b"two")}
    assert len(keys) == 2


@pytest.mark.parametrize("language", ["en", "pl"])
def test_whose_turn_it_is_is_told_once(
    client: Make, browser: Browser, database: Callable[..., Any], language: str
) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    settings = bruno.post("/api/me/subscriptions", browser.subscription(language), 201)
    assert (settings["devices"], settings["is_subscribed"], settings["has_mail"]) == (1, True, False)
    table = laid(anna, bruno, title="Monday")
    assert database("SELECT 1 FROM notices") == []
    turn(anna, table, 1)
    due_now(database)
    browser.wait()
    all_told(database)
    [message] = browser.messages
    body = {"en": "It is your turn.", "pl": "Twoja kolej."}[language]
    wanted = {"kind": "turn", "table": table, "title": "Monday · Anna", "body": body, "language": language}
    assert {name: message[name] for name in wanted} == wanted
    assert message["path"] == f"/table/{table}"
    headers, sealed = browser.requests[0]
    claims, key = claims_of(headers["authorization"])
    assert claims["aud"] == browser.origin
    assert time.time() < claims["exp"] < time.time() + 24 * 3600
    assert key == client().get("/api/push-key")["key"]
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    assert len(sealed) == 16 + 4 + 1 + 65 + 512 + 16  # whatever is said, it is as long
    turn(bruno, table, 2)
    turn(anna, table, 1)
    due_now(database)  # the next turn is told anew
    browser.wait(2)
    all_told(database)


def test_whoever_looks_on_is_not_told_and_whoever_looks_away_is(
    client: Make, browser: Browser, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    table = laid(anna, bruno)
    line = bruno.line()
    line.listen(table, 2)
    turn(anna, table, 1)
    due_now(database)
    all_told(database)
    assert browser.requests == []
    line.say({"type": "away", "is_away": True})
    line.say({"type": "ping"})
    while line.hear()["type"] != "pong":
        pass
    turn(bruno, table, 2)
    turn(anna, table, 1)
    due_now(database)
    browser.wait()
    all_told(database)


def test_what_was_answered_and_what_is_not_wanted_is_not_told(
    client: Make, browser: Browser, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    table = laid(anna, bruno)
    turn(anna, table, 1)
    turn(bruno, table, 2)
    due_now(database)
    all_told(database)
    live = laid(anna, bruno, clock={"pace": "live"})
    turn(anna, live, 1)
    due_now(database)
    all_told(database)
    settings = bruno.http.put("/api/me/notices", json={"push_daily": False, "push_live": True}).json()
    assert settings["wishes"] == {"push_live": True, "push_daily": False, "mail_live": False, "mail_daily": True}
    turn(anna, table, 1)
    due_now(database)
    all_told(database)
    assert browser.requests == []
    turn(bruno, live, 2)
    turn(anna, live, 1)
    due_now(database)
    browser.wait()
    assert browser.messages[0]["table"] == live


def test_the_end_is_told_to_those_who_did_not_bring_it_about(
    client: Make, browser: Browser, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription("de"), 201)
    table = laid(anna, bruno)
    update = anna.see(table, 1)
    proposal = anna.order(update, {"type": "propose", "kind": "abandon"})["proposals"][0]["number"]
    bruno.order(bruno.see(table, 2), {"type": "vote", "number": proposal, "agree": True})
    due_now(database)
    browser.wait()
    assert browser.messages[0]["body"] == "Die Partie ist zu Ende."


def test_a_browser_that_is_gone_is_forgotten(client: Make, browser: Browser, database: Callable[..., Any]) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    browser.status = 410
    table = laid(anna, bruno)
    turn(anna, table, 1)
    due_now(database)
    all_told(database)
    assert len(browser.requests) == 1
    assert bruno.get("/api/me/notices")["devices"] == 0


def test_what_could_not_be_told_is_tried_again(client: Make, browser: Browser, database: Callable[..., Any]) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    browser.status = 503
    table = laid(anna, bruno)
    turn(anna, table, 1)
    due_now(database)
    browser.wait()
    assert database("SELECT 1 FROM notices WHERE tries = 1 AND due > :now", now=int(time.time() * 1000) + 30_000)
    browser.status = 201
    while not browser.messages:
        database("UPDATE notices SET due = 1")
        time.sleep(0.5)
    all_told(database)
    assert len(browser.messages) == 1


def test_what_is_due_survives_the_death_of_the_server(
    server: Running, client: Make, browser: Browser, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    table = laid(anna, bruno)
    turn(anna, table, 1)
    server.kill()
    due_now(database)
    server.start()
    browser.wait()
    all_told(database)
    assert [each["table"] for each in browser.messages] == [table]


def test_logging_out_ends_messages_to_that_browser(client: Make, browser: Browser) -> None:
    bruno = account(client, "Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    elsewhere = client()
    name = bruno.get("/api/me")["name"]
    bruno.http.delete("/api/me/sessions/this").raise_for_status()
    elsewhere.post("/api/sessions", {"name": name, "password": SECRET}, 201)
    assert elsewhere.get("/api/me/notices")["devices"] == 0


def test_a_browser_can_be_taken_off(client: Make, browser: Browser) -> None:
    bruno, thief = client("Bruno"), client("Thief")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    end = {"endpoint": browser.subscription()["endpoint"]}
    thief.post("/api/me/subscriptions/end", end)
    assert bruno.get("/api/me/notices")["devices"] == 1
    assert bruno.post("/api/me/subscriptions/end", end)["devices"] == 0


@pytest.mark.parametrize("change", [{"p256dh": "A" * 87}, {"auth": "A" * 30}, {"endpoint": "ftp://127.0.0.1/x"}])
def test_what_is_no_browser_is_refused(client: Make, browser: Browser, change: dict[str, str]) -> None:
    answer = client("Bruno").http.post("/api/me/subscriptions", json=browser.subscription() | change)
    assert (answer.status_code, answer.json()["message"]["key"]) == (400, "server-bad-subscription")


@pytest.mark.parametrize(
    "url",
    [
        "http://push.example.org/1",
        "https://push.example.org:8443/1",
        "https://user@push.example.org/1",
        "https://push.example.org/" + "x" * 2000,
        "https:///1",
        "https://push.example.org:99999/1",
        "file:///etc/passwd",
    ],
)
def test_nothing_is_sent_to_addresses_that_no_push_service_has(url: str) -> None:
    assert not Outward(anywhere=False).is_allowed(url)
    assert Outward(anywhere=False).is_allowed("https://push.example.org/1")


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "::ffff:10.0.0.1", "0.0.0.0"]
)
def test_nothing_is_sent_into_our_own_network(address: str) -> None:
    assert not is_public(address)
    assert is_public("93.184.216.34")


# -- mail ------------------------------------------------------------------------------------------


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


# -- seats that are kept ---------------------------------------------------------------------------


def test_a_seat_can_be_kept_for_somebody_who_is_told(
    client: Make, browser: Browser, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), account(client, "Bruno")
    bruno.post("/api/me/subscriptions", browser.subscription(), 201)
    name = bruno.get("/api/me")["name"]
    table = anna.lay(ME, FREE)["table"]
    path = f"/api/tables/{table}/invitations"
    anna.post(path, {"seat": 2, "name": "Nobody at all"}, 404)
    bruno.post(path, {"seat": 2, "name": name}, 403)
    anna.post(path, {"seat": 1, "name": name}, 409)
    anna.post(path, {"seat": 2, "name": name.upper()})
    due_now(database)
    browser.wait()
    assert (browser.messages[0]["kind"], browser.messages[0]["table"]) == ("invited", table)
    client("Cleo").post(f"/api/tables/{table}/sit", {"seat": 2}, 403)
    facts = bruno.post(f"/api/tables/{table}/sit", {})["facts"]
    assert [each["kind"] for each in facts["seats"]] == ["person", "person"]


def test_a_rematch_is_told_to_those_for_whom_seats_are_kept(
    client: Make, browser: Browser, database: Callable[..., Any]
) -> None:
    anna, bruno = client("Anna"), client("Bruno")
    table = laid(anna, bruno)
    proposal = anna.order(anna.see(table, 1), {"type": "propose", "kind": "abandon"})["proposals"][0]["number"]
    bruno.order(bruno.see(table, 2), {"type": "vote", "number": proposal, "agree": True})
    bruno.post("/api/me/subscriptions", browser.subscription("es"), 201)
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    due_now(database)
    browser.wait()
    assert (browser.messages[0]["kind"], browser.messages[0]["table"]) == ("rematch", again)
    assert browser.messages[0]["body"] == "Quieren volver a jugar contigo."
