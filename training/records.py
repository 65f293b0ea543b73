"""Reads the record files of `games/<game>/vectors`: tags in brackets, then numbered turns."""

import json
import re
from pathlib import Path
from typing import NamedTuple

VECTORS = Path(__file__).parent.parent / "games"


class Record(NamedTuple):
    tags: dict[str, str]
    turns: list[list[str]]
    """The steps of every turn."""

    @property
    def steps(self) -> list[str]:
        return [step for turn in self.turns for step in turn]

    @property
    def options(self) -> dict[str, str]:
        return dict(pair.split("=") for pair in self.tags.get("Options", "").split() if pair)

    def numbers(self, tag: str) -> list[int]:
        return [int(word) for word in self.tags.get(tag, "").split()]

    def detail(self) -> dict:
        return json.loads(self.tags["Detail"].replace("\\", "")) if "Detail" in self.tags else {}


def read(game: str, file: str) -> list[Record]:
    records: list[Record] = []
    for line in (VECTORS / game / "vectors" / file).read_text().splitlines():
        tag = re.match(r'\[(\w+) "(.*)"\]$', line)
        turn = re.match(r"\d+\. (.*)$", line)
        if tag:
            if tag[1] == "Game":
                records.append(Record({}, []))
            records[-1].tags[tag[1]] = tag[2]
        elif turn:
            records[-1].turns.append(turn[1].split())
    return records
