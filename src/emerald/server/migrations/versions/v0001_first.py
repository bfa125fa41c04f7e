"""Persons, sessions, tables, logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "game_tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.SmallInteger(), nullable=False),
        sa.Column("is_listed", sa.Boolean(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("waiting", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=128), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.Column("course", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game_tables")),
    )
    with op.batch_alter_table("game_tables", schema=None) as batch_op:
        batch_op.create_index(
            "ix_game_tables_deadline", ["deadline"], unique=False, sqlite_where=sa.text("deadline IS NOT NULL")
        )
        batch_op.create_index("ix_game_tables_lobby", ["is_listed", "status", "changed"], unique=False)

    op.create_table(
        "persons",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_persons")),
    )
    op.create_table(
        "files",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("file", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name=op.f("fk_files_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_files")),
    )
    op.create_table(
        "log_pieces",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("start", sa.Integer(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_tables.id"], name=op.f("fk_log_pieces_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "start", name=op.f("pk_log_pieces")),
    )
    op.create_table(
        "order_keys",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_tables.id"], name=op.f("fk_order_keys_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "key", name=op.f("pk_order_keys")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_seats_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_seats_person"), ["person"], unique=False)

    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sessions_person"), ["person"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_sessions_person"))

    op.drop_table("sessions")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_seats_person"))

    op.drop_table("seats")
    op.drop_table("order_keys")
    op.drop_table("log_pieces")
    op.drop_table("files")
    op.drop_table("persons")
    with op.batch_alter_table("game_tables", schema=None) as batch_op:
        batch_op.drop_index("ix_game_tables_lobby")
        batch_op.drop_index("ix_game_tables_deadline", sqlite_where=sa.text("deadline IS NOT NULL"))

    op.drop_table("game_tables")
