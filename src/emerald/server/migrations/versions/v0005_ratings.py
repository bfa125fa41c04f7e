"""How games ended, and ratings; games that are over already are counted when the server starts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

UNCOUNTED = sa.text("counted IS NULL AND status >= 2")


def upgrade() -> None:
    with op.batch_alter_table("game_tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("counted", sa.BigInteger(), nullable=True))
        batch_op.create_index(
            "ix_game_tables_uncounted", ["changed"], unique=False, sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED
        )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seats", sa.SmallInteger(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("has_won", sa.Boolean(), nullable=False),
        sa.Column("has_left", sa.Boolean(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("parts", sa.Text(), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=True),
        sa.Column("change", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_results_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("worth", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_ratings_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", name=op.f("pk_ratings")),
    )
    with op.batch_alter_table("results", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_results_person"), ["person"], unique=False)
    with op.batch_alter_table("ratings", schema=None) as batch_op:
        batch_op.create_index("ix_ratings_worth", ["game", "worth"], unique=False)


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("results")
    with op.batch_alter_table("game_tables", schema=None) as batch_op:
        batch_op.drop_index("ix_game_tables_uncounted", sqlite_where=UNCOUNTED, postgresql_where=UNCOUNTED)
        batch_op.drop_column("counted")
