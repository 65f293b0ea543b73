"""Talat's steps and records as they are written (TA-9.1), against the actions of `rules/talat.py`."""

import re
from collections.abc import Iterator

import jax
import jax.numpy as jnp
import numpy as np

from training.records import Record
from training.rules import talat as rules
from training.rules.talat import CELLS, COLUMNS, KINDS, SIZE, STEPS, WAYS

TOWERS = ["S3", "S4", "S6", "M3", "M4", "M6", "L3", "L4", "L6"]
LETTERS = "abcdefghijklmno"

_step = jax.jit(rules.step)


def parse_cell(name: str) -> int:
    column = LETTERS.index(name[0])
    return column // SIZE * CELLS + (int(name[1]) - 1) * SIZE + column % SIZE


def format_cell(cell: int) -> str:
    board, rest = divmod(cell, CELLS)
    rank, column = divmod(rest, SIZE)
    return f"{LETTERS[board * SIZE + column]}{rank + 1}"


def read(text: str) -> int:
    """The action that a written step is; it is the same in every position."""
    if "@" in text:
        kind, cell = text.split("@")
        return parse_cell(cell) * WAYS + STEPS + TOWERS.index(kind)
    source, goal = (parse_cell(name) for name in re.split("[-x]", text))
    aside = goal % SIZE - source % SIZE
    forward = source // SIZE != goal // SIZE
    return source * WAYS + (aside + 1 if forward else 3 if aside < 0 else 4)


def write(state: rules.State, action: int) -> str:
    """An action of a lone position as it is written."""
    cell, way = divmod(int(action), WAYS)
    if way >= STEPS:
        return f"{TOWERS[way - STEPS]}@{format_cell(cell)}"
    tower = np.asarray(state["tower"])[0]
    rises = (tower[cell] - 1) // KINDS == cell // CELLS
    goal = cell + COLUMNS[way] + (0 if way >= 3 else SIZE if rises else -SIZE)
    return f"{format_cell(cell)}{'x' if tower[goal] else '-'}{format_cell(goal)}"


def begin(record: Record) -> rules.State:
    return rules.start(jax.random.key(0), 1, record.tags["Seats"].count(";") + 1, record.options)


def frozen_by(record: Record, step: int) -> list[int]:
    """The boards that the record says froze with a step, counted from 0."""
    return [board - 1 for at, board in record.detail()["frozenAfter"] if at == step]


def positions(record: Record) -> Iterator[tuple[int, rules.State]]:
    """How many steps were made, and the lone position, before every step. It ends early where the port does not see that a board
    freezes: what follows is another game there."""
    state = begin(record)
    for i, text in enumerate(record.steps):
        yield i, state
        before = np.asarray(state["frozen"])[0]
        state = _step(state, jnp.array([read(text)]), None)
        if np.nonzero(np.asarray(state["frozen"])[0] & ~before)[0].tolist() != frozen_by(record, i):
            return
