"""What the engine answers, as data."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Optional, Sequence, Union


@dataclass(frozen=True)
class Outcome:
    shares: list[float]
    """What each seat got."""
    rule: str
    """The rule that ended the game."""
    ranking: Optional[list[int]] = None
    """The place of each seat, where the options ask for places."""


CHANCE = "chance"
NOBODY = "nobody"


@dataclass(frozen=True)
class State:
    position: str
    """The position as a line of text, complete: `Engine.position` takes it."""
    actor: Union[int, str]
    """The seat that acts, "chance" when a draw is due, or "nobody" at the end."""
    legal: list[str]
    """The legal steps, or the draws that are possible."""
    outcome: Optional[Outcome]


@dataclass(frozen=True)
class Variation:
    """What an `info` line says."""

    number: int
    simulations: int
    evaluations: int
    visits: int
    values: list[float]
    solved: bool
    turns: list[list[str]]


@dataclass(frozen=True)
class Choice:
    steps: list[str]
    """The rest of the turn."""
    variations: list[Variation]
    """What was told last, the best variation first; empty where only one step was legal."""


def parse_state(lines: Sequence[str]) -> State:
    told = dict(line.partition(" ")[::2] for line in lines)
    actor = told["actor"]
    return State(
        position=told["position"][len("text ") :],
        actor=int(actor) if actor.isdigit() else actor,
        legal=told["legal"].split(),
        outcome=parse_outcome(told["outcome"]),
    )


def parse_outcome(text: str) -> Optional[Outcome]:
    found = re.fullmatch(r"shares ([\d. e-]+) rule (\S+)(?: ranking ([\d ]+))?", text)
    if not found:
        return None
    ranking = [int(word) for word in found[3].split()] if found[3] else None
    return Outcome([float(word) for word in found[1].split()], found[2], ranking)


def parse_variation(line: str) -> Variation:
    head, _, variation = line.partition(" line ")
    words = head.split()

    def number(name: str) -> int:
        return int(words[words.index(name) + 1])

    start = words.index("values") + 1
    end = words.index("solved") if "solved" in words else len(words)
    return Variation(
        number=number("number"),
        simulations=number("simulations"),
        evaluations=number("evaluations"),
        visits=number("visits"),
        values=[float(word) for word in words[start:end]],
        solved="solved" in words,
        turns=[turn.split() for turn in variation.split(" | ")],
    )
