"""How quick the client is in the browser: scripts as sent, a click until the board has changed, long tasks, Lighthouse.

    python bench/client.py                         everything but Lighthouse
    python bench/client.py --lighthouse 5          with the median of five runs for each of three pages (npx)

Figures are of this machine and of whatever else runs on it; the server stands on the same one.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.servers.running import ME, Client, Running

CHROMIUM: Final = next((path for name in ("chromium", "google-chrome") if (path := shutil.which(name))), "")
FLAGS: Final = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
ANSWER: Final = ".question [data-answer]:not([aria-disabled])"
PAY: Final = ".question [data-pay]"
CLICKS: Final = 120
MILLISECONDS: Final = 120
LONGEST_TASK: Final = 50
SCORE: Final = 95
CATEGORIES: Final = ["performance", "accessibility", "best-practices"]
KILOBYTES: Final = {"home": 90, "table of Alchemicus": 220, "table of Trismegistus": 220}

LOADED: Final = """() => performance.getEntriesByType("resource")
    .map(each => new URL(each.name).pathname).filter(each => each.endsWith(".js"))"""
# From the click itself until what it changed on the board has been painted.
WATCH: Final = """() => {
    window.taken = [];
    window.tasks = [];
    new PerformanceObserver(list => list.getEntries().forEach(each => window.tasks.push(each.duration)))
        .observe({ type: "longtask" });
    addEventListener("click", event => {
        const seen = new MutationObserver(() => {
            seen.disconnect();
            requestAnimationFrame(() => {
                const channel = new MessageChannel();
                channel.port1.onmessage = () => window.taken.push(performance.now() - event.timeStamp);
                channel.port2.postMessage(0);
            });
        });
        seen.observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
    }, true);
}"""


def laid(host: Client, game: str) -> str:
    """Return a table for two at one screen, begun."""
    options = {"setup": "introductory"} if game == "trismegistus" else {}
    wish = {"game": game, "seats": [ME, {**ME, "name": "Bruno"}], "options": options, "seed": "bench"}
    table: str = host.post("/api/tables", wish)["table"]
    host.post(f"/api/tables/{table}/begin")
    return table


def opened(browser: Browser, host: Client, address: str, path: str) -> Page:
    """Return a page of somebody's browser."""
    context = browser.new_context(base_url=address, viewport={"width": 1366, "height": 768}, locale="en-GB")
    context.add_cookies([{"name": name, "value": value, "url": address} for name, value in host.http.cookies.items()])
    page = context.new_page()
    page.goto(path)
    return page


def sent(page: Page, host: Client) -> float:
    """Return how many kilobytes of scripts a page has loaded, as gzip."""
    paths: list[str] = page.evaluate(LOADED)
    return sum(len(gzip.compress(host.http.get(path).content, 9)) for path in {*paths}) / 1024


def played(page: Page, seed: int) -> tuple[list[float], list[float]]:
    """Click through a game; return what each click took, and how long the long tasks were."""
    page.evaluate(WATCH)
    dice = random.Random(seed)
    for _ in range(CLICKS):
        page.wait_for_selector(f"{ANSWER}, {PAY}, [data-hand-over], [data-lift], .end")
        if page.query_selector(".end"):
            break
        if page.query_selector("[data-lift]"):
            page.click("[data-lift]")
            page.wait_for_selector(".cockpit")
        elif page.query_selector(PAY):
            page.click(PAY)
        elif words := page.eval_on_selector_all(ANSWER, "all => all.map(each => each.dataset.answer)"):
            page.click(f'.question [data-answer="{dice.choice(words)}"]')
        else:
            page.click("[data-hand-over]")
        page.wait_for_selector(".question:not([aria-busy=true]), .end, [data-lift]")
        page.wait_for_timeout(40)
    taken: list[float] = page.evaluate("window.taken")
    tasks: list[float] = page.evaluate("window.tasks")
    return taken, tasks


def lighthouse(url: str, host: Client, runs: int) -> dict[str, float]:
    """Return the median of each category."""
    cookie = "; ".join(f"{name}={value}" for name, value in host.http.cookies.items())
    found: dict[str, list[float]] = {category: [] for category in CATEGORIES}
    command = os.environ.get("LIGHTHOUSE", "npx --yes lighthouse@12").split()
    for _ in range(runs):
        run = subprocess.run(
            [
                *command,
                url,
                "--quiet",
                "--output=json",
                f"--only-categories={','.join(CATEGORIES)}",
                f"--extra-headers={json.dumps({'Cookie': cookie})}",
                "--chrome-flags=--headless=new --no-sandbox --disable-gpu",
            ],
            env={**os.environ, "CHROME_PATH": CHROMIUM},
            capture_output=True,
            text=True,
            check=False,
        )
        if run.returncode != 0:
            sys.exit(f"lighthouse failed:\n{run.stderr[-2000:]}")
        report: Any = json.loads(run.stdout)
        if folder := os.environ.get("LIGHTHOUSE_REPORTS"):
            name = url.split("/")[3] or "home"
            Path(folder, f"{name}.json").write_text(run.stdout, encoding="utf-8")
        for category in CATEGORIES:
            found[category].append(100 * report["categories"][category]["score"])
    return {category: median(scores) for category, scores in found.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lighthouse", type=int, default=0, metavar="RUNS")
    runs: int = parser.parse_args().lighthouse
    table = Table("what", "figure", "goal")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        running = Running(Path(folder))
        running.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        host = Client(running, "Anna")
        page = opened(browser, host, running.address, "/")
        page.wait_for_selector("[data-play-now]")
        table.add_row("scripts of the first page, gzip", f"{sent(page, host):.0f} KB", f"≤ {KILOBYTES['home']} KB")
        tables = {game: laid(host, game) for game in ("alchemicus", "trismegistus")}
        for game, name in tables.items():
            page = opened(browser, host, running.address, f"/table/{name}?seat=1")
            page.wait_for_selector(".cockpit")
            title = f"table of {game.title()}"
            table.add_row(f"scripts of the {title}, gzip", f"{sent(page, host):.0f} KB", f"≤ {KILOBYTES[title]} KB")
            taken, tasks = played(page, 7)
            late = quantiles(taken, n=20)[-1]
            table.add_row(
                f"click to changed board, {title}, p50 / p95 of {len(taken)}",
                f"{median(taken):.0f} / {late:.0f} ms",
                f"≤ {MILLISECONDS} ms",
            )
            table.add_row(
                f"tasks over 50 ms while it is played, {title}",
                f"{len(tasks)}, longest {max(tasks, default=0):.0f} ms",
                f"none over {LONGEST_TASK} ms",
            )
        if runs:
            pages = {"home": "/", "table": f"/table/{tables['alchemicus']}?seat=1", "rules": "/rules/alchemicus"}
            for name, path in pages.items():
                scores = lighthouse(running.address + path, host, runs)
                table.add_row(
                    f"Lighthouse, {name}: {', '.join(CATEGORIES)}",
                    " / ".join(f"{score:.0f}" for score in scores.values()),
                    f"≥ {SCORE} each",
                )
        browser.close()
        running.stop()
    Console().print(table)


if __name__ == "__main__":
    main()
