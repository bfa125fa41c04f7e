"""Accounts, links that hold once, devices, how often something may be tried."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=False),
        sa.Column("email", sa.String(length=254), server_default="", nullable=False),
        sa.Column("is_confirmed", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_accounts_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_accounts")),
        sa.UniqueConstraint("key", name=op.f("uq_accounts_key")),
    )
    op.create_table(
        "one_time_links",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("purpose", sa.String(length=10), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"], name=op.f("fk_one_time_links_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_one_time_links")),
    )
    op.create_table(
        "throttles",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_throttles")),
    )
    with op.batch_alter_table("one_time_links", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_one_time_links_person"), ["person"], unique=False)
    with op.batch_alter_table("throttles", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_throttles_until"), ["until"], unique=False)
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.add_column(sa.Column("device", sa.String(length=80), server_default="", nullable=False))


def downgrade() -> None:
    """Whoever had an account is a guest again, known by the sessions they have."""
    op.execute("UPDATE persons SET kind = 'guest' WHERE kind = 'account'")
    with op.batch_alter_table("sessions", schema=None) as batch_op:
        batch_op.drop_column("device")

    op.drop_table("throttles")
    op.drop_table("one_time_links")
    op.drop_table("accounts")
