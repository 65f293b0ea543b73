"""How steps of TZAAR are written (TZ-6), and games that are written down replayed."""

from collections.abc import Iterator

import jax
import jax.numpy as jnp
import numpy as np

from training.records import Record
from training.rules import tzaar as rules
from training.rules.tzaar import COORDINATES, PASS, RAYS

NAMES = [
    "ABCDEFGHI"[q + 4] + str(1 + [at for at in COORDINATES if at[0] == q].index((q, r))) for q, r in COORDINATES
]
_make = jax.jit(rules.step)


def read(text: str) -> int:
    """The number of a written step: its direction is the one in which the goal lies."""
    if text == "-":
        return PASS
    origin, goal = (NAMES.index(name) for name in text.replace("+", "x").split("x"))
    (direction,) = [d for d in range(6) if goal in RAYS[origin, d]]
    return 6 * origin + direction


def write(state: dict, action: int) -> str:
    if action == PASS:
        return "-"
    origin, direction = divmod(action, 6)
    piece = np.asarray(state["piece"])[0]
    goal = next(space for space in RAYS[origin, direction] if piece[space] != 0)
    sign = "x" if (piece[goal] > 0) != (piece[origin] > 0) else "+"
    return NAMES[origin] + sign + NAMES[goal]


def begin(record: Record) -> dict:
    return rules.begin(jnp.asarray(rules.parse(record.tags["Setup"]))[None])


def positions(record: Record) -> Iterator[tuple[int, dict]]:
    """Every position of a game in which somebody acts, after how many steps."""
    if "Setup" not in record.tags:
        return
    state = begin(record)
    for made, text in enumerate(record.steps):
        yield made, state
        state = _make(state, jnp.array([read(text)]))
