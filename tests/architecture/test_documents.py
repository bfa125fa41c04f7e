"""Every document of the repository: its links lead somewhere, its pictures fetch nothing from elsewhere."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
CODE = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#[^)]*)?\)")


def broken(document: Path) -> list[str]:
    """Return the links of a document that lead nowhere."""
    targets = LINK.findall(CODE.sub("", document.read_text(encoding="utf-8")))
    return [target for target in targets if not (document.parent / target).exists()]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_link_leads_somewhere(document: Path) -> None:
    assert broken(document) == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("[here](page.md#place), [there](gone.md), [away](https://example.org)\n")
    assert broken(tmp_path / "page.md") == ["gone.md"]


def test_every_decision_has_a_number_of_its_own_and_says_why() -> None:
    decisions = sorted((ROOT / "docs" / "decisions").glob("0*.md"))
    assert len({path.name[:4] for path in decisions}) == len(decisions) >= 9
    for path in decisions:
        text = path.read_text(encoding="utf-8")
        assert text.startswith(f"# {int(path.name[:4])}. ")
        assert [head in text for head in ("## Context\n", "## Decision\n", "## Consequences\n")] == [True] * 3


def test_a_picture_fetches_nothing() -> None:
    pictures = list((ROOT / "docs" / "pictures").glob("*.svg"))
    assert pictures
    for picture in pictures:
        text = picture.read_text(encoding="utf-8")
        assert not re.search(r"url\(\s*[\"']?https?:|href=[\"']https?:|@import", text)
