"""Plays the text vectors of Taluva on the accelerator's rules, all games at once."""

from typing import Callable

import jax
import jax.numpy as jnp
import numpy as np

from training.notation import taluva as notation
from training.records import Record
from training.rules import taluva as rules

step = jax.jit(rules.step)
legal = jax.jit(rules.legal)


def where(mask: jax.Array, new: dict, old: dict) -> dict:
    return {name: jnp.where(mask.reshape((-1,) + (1,) * (value.ndim - 1)), value, old[name]) for name, value in new.items()}


def replay(records: list[Record], watch: Callable[[int, int, np.ndarray, int, int], None]) -> tuple[dict, np.ndarray]:
    """Plays the records' steps. Returns what the games come to, and which of them could be played to the last step.

    Before each step watch(game, number of the step, legal actions, the action or -1, width of the land) is told.
    """
    state = notation.begin(records)
    games = [record.steps for record in records]
    n = len(games)
    ahead, going = np.ones(n, int), np.ones(n, bool)
    while True:
        open_ = going & np.array([at < len(steps) for at, steps in zip(ahead, games)])
        if not open_.any():
            return state, going
        allowed, offset, span = (np.asarray(x) for x in (legal(state), state["offset"], state["span"]))
        actions, draws = np.zeros(n, np.int32), np.zeros(n, np.int32)
        for g in np.flatnonzero(open_):
            steps, at = games[g], ahead[g]
            action = notation.read(steps[at], offset[g])
            watch(g, at, allowed[g], action, span[g].max())
            if action < 0 or not allowed[g, action]:
                going[g] = open_[g] = False
                continue
            actions[g], ahead[g] = action, at + 1
            if at + 1 < len(steps) and notation.is_draw(steps[at + 1]):
                draws[g], ahead[g] = notation.read_draw(steps[at + 1]), at + 2
        state = where(jnp.array(open_), step(state, jnp.array(actions), jax.random.key(0), jnp.array(draws)), state)
