"""Draws the pictures of docs/nets.md from the logs beside them:

    python -m training.plots

docs/nets/<game>.jsonl holds a game's training logs one after another (<game>.small.jsonl those of a small net that was trained by itself), docs/nets/<game>.reliability.jsonl what `training.reliability` printed.
"""

import json
from pathlib import Path

from training.games import NAMES

FOLDER = Path(__file__).parent.parent / "docs" / "nets"
WIDTH, HEIGHT, MARGIN = 560, 300, 48
INK, FAINT = "#4a4036", "#d8cfc2"
LINES = ("#2f6f6b", "#b4552d", "#6b5b95", "#8a6d1f")


class Chart:
    """A few lines over two axes."""

    def __init__(self, title: str, across: str, xs: tuple[float, float], ys: tuple[float, float], names_left: bool = False):
        self.xs, self.ys = xs, ys
        self.names = f'x="{MARGIN + 12}"' if names_left else f'x="{WIDTH - 16}" text-anchor="end"'
        self.parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12" fill="{INK}">',
            f"<title>{title}</title>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f3"/>',
            f'<text x="{MARGIN}" y="22" font-size="14" font-weight="bold">{title}</text>',
            f'<text x="{WIDTH - 12}" y="{HEIGHT - 8}" text-anchor="end">{across}</text>',
        ]
        for i in range(5):
            x, y = (low + (high - low) * i / 4 for low, high in (xs, ys))
            px, py = self.at(x, y)
            anchor = "end" if i == 4 else "middle"
            self.parts += [
                f'<line x1="{MARGIN}" x2="{WIDTH - 12}" y1="{py}" y2="{py}" stroke="{FAINT}"/>',
                f'<text x="{MARGIN - 6}" y="{py + 4}" text-anchor="end">{y:.3g}</text>',
                f'<text x="{px}" y="{HEIGHT - MARGIN + 16}" text-anchor="{anchor}">{x:.3g}</text>',
            ]

    def at(self, x: float, y: float) -> tuple[float, float]:
        (x0, x1), (y0, y1) = self.xs, self.ys
        across = MARGIN + (WIDTH - 12 - MARGIN) * (x - x0) / ((x1 - x0) or 1)
        return round(across, 1), round(HEIGHT - MARGIN - (HEIGHT - MARGIN - 40) * (y - y0) / ((y1 - y0) or 1), 1)

    def line(self, points: list[tuple[float, float]], label: str, index: int, dots: bool = False) -> None:
        colour = LINES[index % len(LINES)]
        places = [self.at(x, min(max(y, self.ys[0]), self.ys[1])) for x, y in points]
        path = " ".join(f"{x},{y}" for x, y in places)
        self.parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        if dots:
            self.parts += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in places]
        self.parts.append(f'<text {self.names} y="{54 + 16 * index}" fill="{colour}">{label}</text>')

    def save(self, path: Path) -> None:
        path.write_text("\n".join([*self.parts, "</svg>"]) + "\n")
        print(path.name)


def read(path: Path) -> list[dict]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def draw_learning(name: str) -> None:
    """What the policy lacks, and how surely the winner is foreseen, over all pieces of training."""
    rows = [row for row in read(FOLDER / f"{name}.jsonl") if "surplus" in row]
    if not rows:
        return
    last = rows[-1]["plies"] / 1e6
    chart = Chart(f"{name.replace('.', ', ')}: learning", "million plies of self-play", (0, last), (0, 1.2))
    for i, (field, label) in enumerate((("surplus", "policy: surplus over the least loss"), ("value", "value: loss"), ("agrees", "winner foreseen"))):
        chart.line([(row["plies"] / 1e6, row[field]) for row in rows], label, i)
    chart.save(FOLDER / f"{name}.learning.svg")


def draw_reliability(game: str) -> None:
    rows = read(FOLDER / f"{game}.reliability.jsonl")
    if not rows:
        return
    chart = Chart(f"{game}: win chances and what came of them", "what the acting seat was promised", (0, 1), (0, 1), names_left=True)
    chart.line([(0, 0), (1, 1)], "as promised", 0)
    for i, row in enumerate(row for row in rows if row["by"] == "search"):
        points = [(promised, got) for count, promised, got in row["bins"] if count >= 100]
        chart.line(points, f"{row['seats']} seats, {row['positions']:,} positions", i + 1, dots=True)
    chart.save(FOLDER / f"{game}.reliability.svg")


if __name__ == "__main__":
    for game in NAMES:
        draw_learning(game)
        draw_learning(f"{game}.small")
        draw_reliability(game)
