"""Records of games: tags in brackets, then a numbered line a turn, with comments in braces.

Reads and writes the form alone, as `packages/core/src/record.ts` does; whether the rules allow a game is the engine's question
(`Engine.record`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Iterator, Optional, Union


class RecordError(ValueError):
    """A text that is no record: `code` as the engine has it, `turn` where it went wrong."""

    def __init__(self, code: str, detail: str, turn: Optional[int] = None) -> None:
        place = "" if turn is None else f"turn {turn}: "
        super().__init__(f"{code}: {place}{detail}")
        self.code = code
        self.turn = turn


@dataclass(frozen=True)
class Comment:
    """A remark in braces."""

    turn: int
    """The turn that it stands in, counted from 1; 0 before the first."""
    step: int
    """How many steps of that turn stand before it."""
    text: str


@dataclass
class Record:
    tags: list[tuple[str, str]]
    """Every tag in its order, known or not."""
    turns: list[list[str]] = field(default_factory=list)
    """The steps of each turn, a draw being a step of the turn that it begins."""
    comments: list[Comment] = field(default_factory=list)

    def tag(self, name: str) -> Optional[str]:
        return next((value for known, value in self.tags if known == name), None)

    @property
    def game(self) -> str:
        return self.tags[0][1]

    @property
    def seats(self) -> list[str]:
        """The names of those who play."""
        return [name.strip() for name in (self.tag("Seats") or "").split(";")]

    @property
    def options(self) -> dict[str, str]:
        return dict(pair.split("=", 1) for pair in (self.tag("Options") or "").split())

    @property
    def shares(self) -> Optional[list[float]]:
        """What each seat got; None where the record leaves it open."""
        result = self.tag("Result")
        return None if result in (None, "*") else [float(Fraction(share)) for share in result.split("-")]

    @property
    def steps(self) -> list[str]:
        return [step for turn in self.turns for step in turn]

    def comments_at(self, turn: int, step: int) -> list[str]:
        return [each.text for each in self.comments if (each.turn, each.step) == (turn, step)]


_TAG = re.compile(r'\[([^\s"\[\]]+)[ \t]*"(.*)"[ \t]*\]')
_PIECES = re.compile(r"\{([^}]*)(\}?)|(\n)|([^\s{]+)")
_BEGIN = re.compile(r'^\ufeff?[ \t]*\[Game[ \t]*"', re.MULTILINE)
_KNOWN = {"Game", "Rules", "Options", "Setup", "Seats", "Date", "Result", "End", "Ranking"}


def parse_record(text: str) -> Record:
    """Reads one record."""
    lines = re.split(r"\r\n|\n|\r", text.lstrip("\ufeff"))
    tags: list[tuple[str, str]] = []
    at = 0
    for line in lines:
        bare = line.strip()
        if bare and not bare.startswith("["):
            break
        at += 1
        if not bare:
            continue
        found = _TAG.fullmatch(bare)
        if not found:
            raise RecordError("record.syntax", f"the tag {bare!r}")
        if found[1] in _KNOWN and any(found[1] == name for name, _ in tags):
            raise RecordError("record.tag", f"{found[1]} stands twice")
        tags.append((found[1], found[2]))
    if not tags:
        raise RecordError("record.empty", "there is no tag")
    if tags[0][0] != "Game":
        raise RecordError("record.tag", "a record begins with its Game tag")
    record = Record(tags)
    _parse_moves("\n".join(lines[at:]), record)
    return record


def _parse_moves(text: str, record: Record) -> None:
    turns = record.turns
    line_start = True
    for piece in _PIECES.finditer(text):
        comment, closed, newline, word = piece.groups()
        if newline is not None:
            line_start = True
        elif word is None:
            if not closed:
                raise RecordError("record.syntax", "a brace is not closed", len(turns))
            record.comments.append(Comment(len(turns), len(turns[-1]) if turns else 0, comment))
        elif line_start:
            due = len(turns) + 1
            if not re.fullmatch(r"\d+\.", word):
                raise RecordError("record.syntax", f"a line begins with the number of its turn, not {word!r}", due)
            if word != f"{due}.":
                raise RecordError("record.number", f"{word!r} where {due}. is due", due)
            turns.append([])
            line_start = False
        else:
            turns[-1].append(word)
    for number, steps in enumerate(turns, 1):
        if not steps:
            raise RecordError("record.syntax", "a turn without a step", number)


def format_record(record: Record) -> str:
    """Writes a record in the one layout that there is."""

    def at(turn: int, step: int) -> list[str]:
        return [f"{{{text}}}" for text in record.comments_at(turn, step)]

    lines = [f'[{name} "{value}"]' for name, value in record.tags] + ["", *at(0, 0)]
    for number, steps in enumerate(record.turns, 1):
        words = [f"{number}.", *at(number, 0)]
        for count, step in enumerate(steps, 1):
            words += [step, *at(number, count)]
        lines.append(" ".join(words))
    return "\n".join(lines) + "\n"


def split_records(text: str) -> list[str]:
    """The records of a text, each as a text of its own: a line that begins with a Game tag begins a new one."""
    cuts = [found.start() for found in _BEGIN.finditer(text)]
    if not cuts or text[: cuts[0]].strip():
        cuts.insert(0, 0)
    pieces = [text[start:end] for start, end in zip(cuts, [*cuts[1:], len(text)])]
    return [piece for piece in pieces if piece.strip()]


def read_records(path: Union[str, Path]) -> Iterator[Record]:
    """The records of a file, one after the other."""
    for piece in split_records(Path(path).read_text(encoding="utf-8")):
        yield parse_record(piece)
