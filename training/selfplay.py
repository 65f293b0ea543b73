"""Games of a net against itself, a few plies of many games at a time."""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp

from training.games import Game
from training.search import Settings, search


class Play(NamedTuple):
    game: Game
    settings: Settings
    plies: int
    """How many plies are played before somebody looks."""
    stray: float
    """How often a step is drawn from the policy instead of chosen, so that games lead to places that nobody would choose."""


def begin(play: Play, key: jax.Array, games: int) -> dict:
    return play.game.rules.start(key, games)


def restart(fresh: dict, state: dict) -> dict:
    """Games that are over begin anew."""

    def pick(new: jax.Array, old: jax.Array) -> jax.Array:
        return jnp.where(state["done"].reshape((-1,) + (1,) * (old.ndim - 1)), new, old)

    return {name: pick(fresh[name], old) for name, old in state.items()}


@partial(jax.jit, static_argnums=0)
def go_on(play: Play, params, state: dict, key: jax.Array) -> tuple[dict, dict]:
    """Plays on; returns the games as they stand, and what happened, [plies, games, ...]."""
    rules, net = play.game.rules, play.game.net

    def ply(state: dict, key: jax.Array) -> tuple[dict, dict]:
        searching, straying, drawing, chance, beginning = jax.random.split(key, 5)
        found = search(net.evaluate, rules.step, params, state, searching, play.settings)
        strays = jax.random.uniform(straying, found.action.shape) < play.stray
        drawn = jax.random.categorical(drawing, jnp.log(jnp.maximum(found.policy, 1e-9)))
        other = jnp.take_along_axis(found.actions, drawn[:, None], 1)[:, 0]
        after = rules.step(state, jnp.where(strays & (other >= 0), other, found.action), chance)
        happened = dict(
            position=net.pack(state),
            actions=found.actions.astype(jnp.int16),
            policy=found.policy.astype(jnp.float16),
            shares=found.shares.astype(jnp.float16),
            guess=found.guess.astype(jnp.float16),
            done=after["done"],
            result=after["shares"].astype(jnp.float16),
            facts=rules.facts(after).astype(jnp.float16),
        )
        return restart(rules.start(beginning, strays.shape[0]), after), happened

    return jax.lax.scan(ply, state, jax.random.split(key, play.plies))


ENDS = ("done", "result", "facts")
"""What tells how games end."""


def look_back(ends: dict) -> dict:
    """At every ply, [plies, games, ...]: how the game ended that was being played; `done` says whether it has."""

    def backward(known: dict, now: dict) -> tuple[dict, dict]:
        def newer(name: str) -> jax.Array:
            over = now["done"].reshape((-1,) + (1,) * (now[name].ndim - 1))
            return jnp.where(over, now[name], known[name])

        known = {name: newer(name) if name != "done" else known["done"] | now["done"] for name in now}
        return known, known

    nothing = {name: jnp.zeros_like(field[0]) for name, field in ends.items()}
    return jax.lax.scan(backward, nothing, ends, reverse=True)[1]


@partial(jax.jit, static_argnums=2)
def settle(first: dict, later: dict, search_weight: float) -> dict:
    """The samples of one piece of play: what was seen, what the search preferred, and how it ended, flat over plies and games.

    `later` has ENDS of that piece and all that follow; a game that has not ended by then gives samples that do not count.
    The target of the value mixes the result with what the search said: the first is true, the second less noisy.
    """
    plies = first["done"].shape[0]

    known = look_back(later)
    target = (1 - search_weight) * known["result"][:plies] + search_weight * first["shares"]
    games = first["done"].shape[1]
    samples = dict(
        position=first["position"],
        actions=first["actions"],
        policy=first["policy"],
        target=target.astype(jnp.float16),
        facts=known["facts"][:plies],
        counts=known["done"][:plies],
    )
    return jax.tree.map(lambda field: field.reshape((plies * games, *field.shape[2:])), samples)
