"""Games that `threefold selfplay` wrote, as records or as lines of JSON: steps with each seat's share and the visits of a search."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Iterator, Optional, Union

from .records import Record, parse_record, split_records


@dataclass(frozen=True)
class Thought:
    """What was thought before a step."""

    shares: Optional[list[float]]
    """The share of the win that each seat could expect."""
    visits: dict[str, int]
    """How many simulations followed each step; empty where there was no choice or no search."""
    solved: bool
    """Whether the shares are proven."""

    @property
    def policy(self) -> dict[str, float]:
        """The part of the visits that each step has."""
        total = sum(self.visits.values())
        return {step: count / total for step, count in self.visits.items()}


@dataclass(frozen=True)
class Step:
    turn: int
    """Counted from 1."""
    text: str
    thought: Optional[Thought]
    """None for a draw, and for a step by lot."""
    actor: Union[int, str, None] = None
    """The seat, or "chance"; a record does not tell."""


@dataclass(frozen=True)
class Game:
    game: str
    seats: int
    options: dict[str, str]
    layout: str
    """What chance laid out before play: the set-up of the records."""
    selfplay: str
    """Who played, and how."""
    round: int
    steps: list[Step]
    shares: list[float]
    """What each seat got."""
    rule: str
    """The rule that ended it."""


_MARK = re.compile(r"\[%(\w+)(?: ([^\]]*))?\]")


def parse_thought(text: str) -> Optional[Thought]:
    """What a comment says of a search, such as `[%shares 0.61 0.39] [%visits D3xC3=120 E5xD5=33]`."""
    marks = {name: value.split() for name, value in _MARK.findall(text)}
    if not marks.keys() & {"shares", "visits", "solved"}:
        return None
    visits = (word.rpartition("=") for word in marks.get("visits", []))
    shares = [float(share) for share in marks["shares"]] if "shares" in marks else None
    return Thought(shares, {step: int(count) for step, _, count in visits}, "solved" in marks)


def format_thought(thought: Thought) -> str:
    """The same as a comment."""
    marks = []
    if thought.shares is not None:
        marks.append(f"[%shares {' '.join(f'{share:.4f}' for share in thought.shares)}]")
    if thought.visits:
        marks.append(f"[%visits {' '.join(f'{step}={count}' for step, count in thought.visits.items())}]")
    if thought.solved:
        marks.append("[%solved]")
    return " ".join(marks)


def game_of_record(record: Record) -> Game:
    thoughts = {(each.turn, each.step): parse_thought(each.text) for each in record.comments}
    return Game(
        game=record.game,
        seats=len(record.seats),
        options=record.options,
        layout=record.tag("Setup") or "",
        selfplay=record.tag("Selfplay") or "",
        round=int(record.tag("Round") or 0),
        steps=[
            Step(turn, text, thoughts.get((turn, count)))
            for turn, steps in enumerate(record.turns, 1)
            for count, text in enumerate(steps, 1)
        ],
        shares=record.shares or [],
        rule=record.tag("End") or "",
    )


def game_of_line(line: str) -> Game:
    data = json.loads(line)
    return Game(
        game=data["game"],
        seats=data["seats"],
        options={name: _option(value) for name, value in data["options"].items()},
        layout=data["layout"],
        selfplay=data["selfplay"],
        round=data["round"],
        steps=[Step(step["turn"], step["text"], _thought(step), step["actor"]) for step in data["steps"]],
        shares=data["outcome"]["shares"],
        rule=data["outcome"]["rule"],
    )


def _option(value: Union[bool, int, str]) -> str:
    """An option as records write it."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def _thought(step: dict) -> Optional[Thought]:
    if not step.keys() & {"shares", "visits", "solved"}:
        return None
    return Thought(step.get("shares"), step.get("visits", {}), step.get("solved", False))


def read_games(path: Union[str, Path]) -> Iterator[Game]:
    """The games of a file, in whichever form."""
    text = Path(path).read_text(encoding="utf-8")
    if text.startswith("{"):
        yield from (game_of_line(line) for line in text.splitlines())
    else:
        yield from (game_of_record(parse_record(piece)) for piece in split_records(text))
