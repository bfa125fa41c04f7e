"""Daily deals, catalogues, talk and notes, hours."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "catalogues",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("edition", sa.String(length=200), nullable=False),
        sa.Column("files", sa.Text(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_catalogues_person"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_catalogues")),
    )
    op.create_table(
        "hours",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("plays", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_hours_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_hours")),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("muted", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["persons.id"], name=op.f("fk_mutes_muted"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_mutes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_notes_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name=op.f("fk_notes_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_notes")),
    )
    op.create_table(
        "reports",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_reports_person"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name=op.f("fk_reports_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", "person", name=op.f("pk_reports")),
    )
    op.create_table(
        "said",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name=op.f("fk_said_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_said")),
    )
    op.create_table(
        "talkers",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("wants_talk", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_talkers_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_talkers")),
    )
    with op.batch_alter_table("game_tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("daily", sa.String(length=60), server_default="", nullable=False))
        batch_op.create_index(
            "ix_game_tables_daily",
            ["daily"],
            unique=False,
            sqlite_where=sa.text("daily != ''"),
            postgresql_where=sa.text("daily != ''"),
        )


def downgrade() -> None:
    with op.batch_alter_table("game_tables", schema=None) as batch_op:
        batch_op.drop_index(
            "ix_game_tables_daily", sqlite_where=sa.text("daily != ''"), postgresql_where=sa.text("daily != ''")
        )
        batch_op.drop_column("daily")

    op.drop_table("talkers")
    op.drop_table("said")
    op.drop_table("reports")
    op.drop_table("notes")
    op.drop_table("mutes")
    op.drop_table("hours")
    op.drop_table("catalogues")
