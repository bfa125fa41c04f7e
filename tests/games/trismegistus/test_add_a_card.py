"""What `docs/add-a-card.md` says of cards is so."""

import re
import tomllib
from pathlib import Path

from emerald.games.trismegistus.catalogue import EMERALD, read_catalogue
from emerald.games.trismegistus.lexicon import condition_of, cost_of, effect_of, new_lexicon
from tests.games.trismegistus.editions import faults_of

PAGE = (Path(__file__).parents[3] / "docs" / "add-a-card.md").read_text(encoding="utf-8")
TABLE = PAGE[PAGE.index("| words |") : PAGE.index("A cost lists")]


def test_every_effect_of_the_table_is_read():
    texts = [
        text
        for row in TABLE.split("\n")[2:]
        if row.startswith("|")
        for text in re.findall("`([^`]+)`", row.split("|")[1])
    ]
    assert len(texts) >= 30
    for text in texts:
        assert effect_of(new_lexicon(), text, "here").text


def test_everything_rewards_count_is_read():
    row = next(row for row in TABLE.splitlines() if "gain 1 point per experiment" in row)
    counted = re.findall("`([^`]+)`", row.split("|")[2])
    assert len(counted) == 8
    for each in counted:
        assert effect_of(new_lexicon(), f"gain 1 point per {each}", "here")


def test_the_cost_and_the_condition_of_the_page_are_read():
    cost, condition = re.findall(r"`([^`]+)`", PAGE[PAGE.index("A cost lists") : PAGE.index("## A card for")])
    assert len(cost_of(new_lexicon(), cost)) == 5
    assert len(condition_of(new_lexicon(), " ".join(condition.split()))) == 12


def test_the_cards_of_the_page_can_stand_in_a_catalogue(tmp_path):
    block = PAGE[PAGE.index("```toml\n") + 8 :]
    shown = tomllib.loads(block[: block.index("```")])
    box = read_catalogue().components
    assert shown["experiment"][0]["id"] in {each.name for each in box.experiments}
    lines = block[: block.index("```")].splitlines()
    mine = tmp_path / "mine"
    mine.mkdir()
    for file in EMERALD.glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        for kind, items in shown.items():
            for item in items:
                text = replaced(text, kind, item["id"], lines)
        (mine / file.name).write_text(text, encoding="utf-8")
    assert faults_of(mine) == []
    assert read_catalogue(mine).components.experiments[12].title == "Kalzinieren"


def replaced(text, kind, name, lines):
    """Return a file in which an item's keys are those of the page."""
    at = text.find(f'[[{kind}]]\nid = "{name}"\n')
    if at < 0:
        return text
    start = next(i for i, line in enumerate(lines) if line.startswith(f'id = "{name}"'))
    end = next(i for i in range(start, len(lines) + 1) if i == len(lines) or not lines[i])
    rest = text[at:].split("\n\n", 1)
    return text[:at] + f"[[{kind}]]\n" + "\n".join(lines[start:end]) + "\n\n" + (rest[1] if len(rest) > 1 else "")
