"""Reads the open corpus: what `corpus/README.md` describes, from a checkout of Threefold."""

from __future__ import annotations

import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator, Optional, Union

from .records import Record, read_records

GAMES = ("talat", "tzaar", "taluva")


@dataclass(frozen=True)
class Play:
    """A complete game from an independent program."""

    record: Record
    legal: list[Optional[int]]
    """The number of legal steps at every step; None where it is not known."""
    detail: dict[str, Any]
    """What counts in that game, as `threefold replay --json` tells it."""


@dataclass(frozen=True)
class Refusal:
    """A game whose last turn breaks a rule."""

    record: Record
    why: str


@dataclass(frozen=True)
class Perft:
    """A position, given by the game that leads to it, and how many sequences of steps there are from it."""

    record: Record
    name: str
    counts: list[int]
    """From depth 1 on."""
    draws: Optional[list[str]]
    """Where tiles are drawn: which ones, in order."""


@dataclass(frozen=True)
class Puzzle:
    name: str
    game: str
    position: str
    """As `Engine.position` takes it."""
    goal: str
    line: list[list[str]]
    """The solution: own turns and the best answers by turns."""
    themes: list[str]
    rating: int
    ways: int
    """How many whole turns do what is asked for, of `turns`."""
    turns: int
    found: list[float]
    """In which part of its tries each level found it, from level 1 on."""
    tags: dict[str, str]
    """All that its file says."""


class Corpus:
    def __init__(self, root: Union[str, Path, None] = None) -> None:
        """`root` is a checkout; else `THREEFOLD_CORPUS`, or the one that this file lies in."""
        self.root = Path(root or os.environ.get("THREEFOLD_CORPUS") or Path(__file__).resolve().parents[2])
        if not (self.root / "corpus" / "index.json").exists():
            raise FileNotFoundError(f"{self.root} is no checkout of Threefold: it has no corpus/index.json")

    def index(self) -> list[dict[str, Any]]:
        """Every file: path, kind, game, sha256, bytes, licence, description."""
        return json.loads((self.root / "corpus" / "index.json").read_text(encoding="utf-8"))["files"]

    def paths(self, kind: str, game: Optional[str] = None) -> list[Path]:
        """The files of a kind."""
        return [self.root / file["path"] for file in self.index() if file["kind"] == kind and game in (None, file["game"])]

    def plays(self, game: str) -> Iterator[Play]:
        for record in self._records("play", game):
            counts = [None if word == "?" else int(word) for word in (record.tag("Legal") or "").split()]
            yield Play(record, counts, json.loads(record.tag("Detail") or "{}"))

    def refusals(self, game: str) -> Iterator[Refusal]:
        for record in self._records("refuse", game):
            yield Refusal(record, record.tag("Refused") or "")

    def perft(self, game: str) -> Iterator[Perft]:
        for record in self._records("perft", game):
            draws = record.tag("Draws")
            counts = [int(word) for word in (record.tag("Perft") or "").split()]
            yield Perft(record, record.tag("Id") or "", counts, draws.split() if draws else None)

    def frozen(self) -> Iterator[dict[str, Any]]:
        """Boards of Talat, and whether they are frozen."""
        for path in self.paths("frozen", "talat"):
            yield from _lines(path)

    def puzzles(self, game: str) -> Iterator[Puzzle]:
        for path in self.paths("puzzles", game):
            for block in path.read_text(encoding="utf-8").split("\n\n"):
                tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', block, re.MULTILINE))
                if tags:
                    yield _puzzle(tags)

    def matches(self) -> Iterator[dict[str, Any]]:
        """The results that the ratings of the levels come from."""
        for path in self.paths("matches"):
            yield from _lines(path)

    def ratings(self, game: str) -> list[int]:
        """The Elo of each level with two seats, from level 1 on."""
        text = self.paths("ratings", game)[0].read_text(encoding="utf-8")
        return [int(word) for word in re.search(r"= \[([\d, ]+)\]", text)[1].split(",")]

    def seat_values(self) -> Iterator[dict[str, Any]]:
        """What each seat wins, by game and options."""
        for path in self.paths("seats"):
            yield from _lines(path)

    def _records(self, kind: str, game: str) -> Iterator[Record]:
        for path in self.paths(kind, game):
            yield from read_records(path)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    return (json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line)


def _puzzle(tags: dict[str, str]) -> Puzzle:
    ways, turns = tags["Wins"].split()
    return Puzzle(
        name=tags["Puzzle"],
        game=tags["Game"],
        position=tags["Position"],
        goal=tags["Goal"],
        line=[turn.split() for turn in tags["Line"].split(";")],
        themes=tags["Themes"].split(),
        rating=int(tags["Start"].split()[0]),
        ways=int(ways),
        turns=int(turns),
        found=[float(word) for word in tags["Found"].split()],
        tags=tags,
    )
