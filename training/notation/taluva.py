"""How steps of Taluva are written (TL-10), and games that are written down replayed."""

import re
from collections.abc import Iterator

import jax
import jax.numpy as jnp
import numpy as np

from training.records import Record
from training.rules import taluva as rules
from training.rules.taluva import EXPAND, TO_LAY, VERBS
from training.rules.taluva_land import TERRAINS, W

TERRAIN_LETTERS = "JCSRL"
BUILD_LETTERS = "HTW"

_KEY = jax.random.key(0)  # nothing is left to chance where the draws are given
_make = jax.jit(rules.step)
_legal = jax.jit(rules.legal)


def is_draw(text: str) -> bool:
    return len(text) == 2


def read_draw(text: str) -> int:
    """The kind of a tile."""
    first, second = (TERRAIN_LETTERS.index(letter) for letter in text)
    return first * TERRAINS + second


def read(text: str, offset: np.ndarray) -> int:
    """The number of a laying or a build in a window with this offset; -1 where its cell is not in the window."""
    q, r = (int(number) - int(low) for number, low in zip(re.findall(r"-?\d+", text)[:2], offset))
    if not (0 <= q < W and 0 <= r < W):
        return -1
    if text[0] == "E":
        verb = EXPAND + TERRAIN_LETTERS.index(text[-1])
    else:
        verb = BUILD_LETTERS.index(text[0]) if text[0] in BUILD_LETTERS else int(text[-1])
    return (q * W + r) * VERBS + verb


def write(state: dict, action: int) -> str:
    cell, verb = divmod(action, VERBS)
    q, r = (int(low) + number for low, number in zip(np.asarray(state["offset"])[0], divmod(cell, W)))
    if int(state["phase"][0]) == TO_LAY:
        return f"{q},{r}/{verb}"
    return f"{BUILD_LETTERS[verb]}@{q},{r}" if verb < EXPAND else f"E@{q},{r}:{TERRAIN_LETTERS[verb - EXPAND]}"


def begin(records: list[Record]) -> dict:
    """The records' games, all at once, with their first tiles drawn."""
    n = len(records)
    seats = np.array([record.tags["Seats"].count(";") + 1 for record in records])
    tiles = jnp.array([int(record.options.get("tiles", 48)) for record in records], jnp.int8)
    state = rules.start(_KEY, n) | dict(
        seats=jnp.array(seats, jnp.int8),
        playing=jnp.array(np.arange(rules.SEATS) < seats[:, None]),
        tiles=tiles,
        tiles_left=tiles,
        hut_may_touch_own=jnp.array([record.options.get("hutMayTouchOwn", "on") == "on" for record in records]),
        unseen=jnp.broadcast_to(jnp.array(rules.KIND_COUNTS, jnp.int8), (n, rules.KINDS)),
        phase=jnp.full(n, rules.TO_DRAW, jnp.int8),
    )
    draws = [record.steps[0] if record.steps else record.tags["Draws"].split()[0] for record in records]
    return rules.deal(state, _KEY, jnp.array([read_draw(text) for text in draws]))


def positions(record: Record) -> Iterator[tuple[int, dict]]:
    """The positions of a game in which somebody acts, after how many steps, draws among them.

    Without the first, where there is neither land to be seen nor a choice, and up to where the land leaves the window.
    """
    state, steps = begin([record]), record.steps
    made = 1
    while made < len(steps):
        if made > 1:
            yield made, state
        action = read(steps[made], np.asarray(state["offset"])[0])
        if action < 0 or not _legal(state)[0, action]:
            return
        made += 1
        draws = made < len(steps) and is_draw(steps[made])
        draw = read_draw(steps[made]) if draws else 0
        made += draws
        state = _make(state, jnp.array([action]), _KEY, jnp.array([draw]))
