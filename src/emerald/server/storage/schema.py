"""The tables of the database.

Times are milliseconds since 1970. A row of `game_tables` is changed only together with its `version`, compared and
set; pieces of the log are only added, until a finished game becomes one compressed file.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID: Final = String(32)
HASH: Final = String(64)

# -- people -----------------------------------------------------------------------------------

PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(10), nullable=False),  # guest or account
    Column("created", BigInteger, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", HASH, primary_key=True),  # the SHA-256 of what the cookie holds
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("device", String(80), nullable=False, server_default=""),  # browser and system, for whoever has several
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(80), nullable=False, unique=True),  # the name, as names are compared
    Column("password", String(200), nullable=False),  # hashed by Argon2id
    Column("email", String(254), nullable=False, server_default=""),
    Column("is_confirmed", Boolean, nullable=False),  # somebody has opened a link that went to this address
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

ONE_TIME_LINKS: Final = Table(
    "one_time_links",
    METADATA,
    Column("token", HASH, primary_key=True),  # the SHA-256 of what the link holds
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("purpose", String(10), nullable=False),  # recover or confirm
    Column("email", String(254), nullable=False),  # where it was sent
    Column("until", BigInteger, nullable=False),
)

THROTTLES: Final = Table(
    "throttles",
    METADATA,
    Column("key", HASH, primary_key=True),  # the SHA-256 of what is counted, and of whom
    Column("count", Integer, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),  # when it is forgotten
)

# -- notices ----------------------------------------------------------------------------------

NOTICES: Final = Table(
    "notices",  # what is still to be told: work that must not be lost is a row with a time
    METADATA,
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ID, primary_key=True),  # empty: about the account
    Column("kind", String(10), primary_key=True),
    Column("channel", String(6), primary_key=True),  # push or mail
    Column("at", BigInteger, nullable=False),  # when it came about
    Column("due", BigInteger, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

NOTICE_WISHES: Final = Table(
    "notice_wishes",
    METADATA,
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("wishes", Text, nullable=False),  # by channel and pace; JSON
)

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("id", HASH, primary_key=True),  # the SHA-256 of the endpoint
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("session", HASH, ForeignKey("sessions.token", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("key", String(100), nullable=False),  # of the browser: what is sent is encrypted for it
    Column("secret", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

# -- tables -----------------------------------------------------------------------------------

OPEN: Final = 0
PLAYING: Final = 1
OVER: Final = 2
ABANDONED: Final = 3
STATUS_NAMES: Final = ("open", "playing", "over", "abandoned")

GAME_TABLES: Final = Table(
    "game_tables",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("version", BigInteger, nullable=False),  # compared and set
    Column("status", SmallInteger, nullable=False),
    Column("is_listed", Boolean, nullable=False),  # in the lobby
    Column("game", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("deadline", BigInteger),  # when a clock runs out, or a bot should have answered
    Column("waiting", Integer, nullable=False),  # a mask of the seats that must answer
    Column("position", Integer, nullable=False),  # entries in the log
    Column("plan", Text, nullable=False),  # how the table was laid; JSON
    Column("seed", String(128), nullable=False),  # secret until the game is over
    Column("header", Text, nullable=False),  # of the keeper's file; empty before the game begins
    Column("course", Text, nullable=False),  # what changes with every command; JSON
    Column("daily", String(60), nullable=False, server_default=""),  # which daily deal this is
    Column("counted", BigInteger),  # in statistics and ratings, as the how manieth; a game that is over is, soon
    Index("ix_game_tables_lobby", "is_listed", "status", "changed"),
    Index("ix_game_tables_daily", "daily", sqlite_where=text("daily != ''"), postgresql_where=text("daily != ''")),
    Index(
        "ix_game_tables_uncounted",
        "changed",
        sqlite_where=text("counted IS NULL AND status >= 2"),
        postgresql_where=text("counted IS NULL AND status >= 2"),
    ),
    Index("ix_game_tables_deadline", "deadline", sqlite_where=text("deadline IS NOT NULL")),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ID, ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),  # from 0
    Column("kind", String(10), nullable=False),  # free, person or bot
    Column("person", ID, ForeignKey("persons.id", ondelete="SET NULL"), index=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(40), nullable=False),
)

LOG_PIECES: Final = Table(
    "log_pieces",
    METADATA,
    Column("table_id", ID, ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("start", Integer, primary_key=True),  # how many entries stand before
    Column("lines", Text, nullable=False),  # of the keeper's file
    Column("at", BigInteger, nullable=False),
)

ORDER_KEYS: Final = Table(
    "order_keys",
    METADATA,
    Column("table_id", ID, ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

FILES: Final = Table(
    "files",
    METADATA,
    Column("table_id", ID, ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("file", LargeBinary, nullable=False),  # of a finished game, compressed
)

# -- how games ended --------------------------------------------------------------------------

RESULTS: Final = Table(
    "results",  # made from games that are over; all of it can be made again
    METADATA,
    Column("table_id", ID, ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),  # from 0
    Column("person", ID, ForeignKey("persons.id", ondelete="SET NULL"), index=True),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),  # when it ended
    Column("seats", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("score", Integer),  # none where others left before the end
    Column("has_won", Boolean, nullable=False),
    Column("has_left", Boolean, nullable=False),
    Column("options", Text, nullable=False),  # that were chosen; JSON
    Column("parts", Text, nullable=False),  # of the score; JSON
    Column("rating", Integer),  # after it, as it is shown; only of rated games
    Column("change", Integer),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("worth", Float, nullable=False),  # mu - 3 sigma: what one is at least
    Index("ix_ratings_worth", "game", "worth"),
)

# -- what people bring --------------------------------------------------------------------------

CATALOGUES: Final = Table(
    "catalogues",
    METADATA,
    Column("hash", HASH, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", String(200), nullable=False),
    Column("files", Text, nullable=False),  # by name; JSON
    Column("person", ID, ForeignKey("persons.id", ondelete="SET NULL")),
    Column("at", BigInteger, nullable=False),
)

# -- what is said beside the game ---------------------------------------------------------------

SAID: Final = Table(
    "said",
    METADATA,
    Column("table_id", ID, ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1
    Column("person", ID, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("table_id", ID, ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
)

TALKERS: Final = Table(
    "talkers",
    METADATA,
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("wants_talk", Boolean, nullable=False),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("muted", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("table_id", ID, ForeignKey("game_tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of what was said
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),  # who reports it
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

SILENCED: Final = Table(
    "silenced",  # by whoever runs this server
    METADATA,
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# -- when people play ---------------------------------------------------------------------------

HOURS: Final = Table(
    "hours",
    METADATA,
    Column("person", ID, ForeignKey("persons.id", ondelete="CASCADE"), primary_key=True),
    Column("plays", Text, nullable=False),  # zone, windows, days off; JSON
)
