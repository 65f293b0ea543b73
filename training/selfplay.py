"""Games of a net against itself, a few plies of many games at a time."""

from functools import partial
from types import ModuleType
from typing import Callable, NamedTuple

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
    quick: int = 0
    """Simulations of the searches that only carry a game on, three of four; 0 where all are alike. Their policies are not learned from."""


QUICK = 3
"""So many quick searches come before one that is learned from."""


def begin(play: Play, key: jax.Array, games: int) -> dict:
    return play.game.rules.start(key, games)


def pick(where: jax.Array, some: dict, others: dict) -> dict:
    """Of every game one of two states."""

    def choose(one: jax.Array, other: jax.Array) -> jax.Array:
        return jnp.where(where.reshape((-1,) + (1,) * (one.ndim - 1)), one, other)

    return {name: choose(some[name], other) for name, other in others.items()}


def play_out(rules: ModuleType, choose: Callable, state: dict, key: jax.Array, longest: int) -> tuple[dict, jax.Array]:
    """Plays all games to their ends, but no further than so many plies; `choose(state, key)` says the actions. Returns the games and the plies of the
    longest."""

    def ply(carry):
        state, plies, key = carry
        key, choosing, chance = jax.random.split(key, 3)
        after = rules.step(state, choose(state, choosing), chance)
        return pick(state["done"], state, after), plies + 1, key

    def goes_on(carry):
        return ~carry[0]["done"].all() & (carry[1] < longest)

    state, plies, _ = jax.lax.while_loop(goes_on, ply, (state, 0, key))
    return state, plies


@partial(jax.jit, static_argnums=0)
def go_on(play: Play, params, state: dict, key: jax.Array) -> tuple[dict, dict]:
    """Plays on; returns the games as they stand, and what happened, [plies, games, ...]."""
    whole = partial(_ply, play, play.settings, True, params)
    if not play.quick:
        return jax.lax.scan(whole, state, jax.random.split(key, play.plies))
    few = min(play.settings.candidates, max(2, play.quick // 2))
    hasty = partial(_ply, play, play.settings._replace(simulations=play.quick, candidates=few), False, params)

    def round_(state: dict, keys: jax.Array) -> tuple[dict, dict]:
        state, before = jax.lax.scan(hasty, state, keys[:QUICK])
        state, last = jax.lax.scan(whole, state, keys[QUICK:])
        return state, jax.tree.map(lambda *parts: jnp.concatenate(parts), before, last)

    rounds = play.plies // (QUICK + 1)
    state, happened = jax.lax.scan(round_, state, jax.random.split(key, (rounds, QUICK + 1)))
    return state, jax.tree.map(lambda field: field.reshape(-1, *field.shape[2:]), happened)


def _ply(play: Play, settings: Settings, taught: bool, params, state: dict, key: jax.Array) -> tuple[dict, dict]:
    rules, net = play.game.rules, play.game.net
    searching, straying, drawing, chance, beginning = jax.random.split(key, 5)
    found = search(net.evaluate, rules.step, params, state, searching, settings)
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
        taught=jnp.full_like(after["done"], taught),
        done=after["done"],
        result=after["shares"].astype(jnp.float16),
        facts=rules.facts(after).astype(jnp.float16),
    )
    if hasattr(rules, "fates"):
        happened["fates"] = rules.fates(after)
    # Games that are over begin anew.
    return pick(after["done"], rules.start(beginning, strays.shape[0]), after), happened


ENDS = ("done", "result", "facts", "fates")
"""What tells how games end; not every game has all of it."""


def ends_of(pieces: list[dict]) -> dict:
    """What tells it, of all these pieces of play."""
    return {name: jnp.concatenate([piece[name] for piece in pieces]) for name in ENDS if name in pieces[0]}


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

    `later` has what tells the ends of that piece and of all that follow; a game that has not ended by then gives samples that do not count.
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
        taught=first["taught"],
        target=target.astype(jnp.float16),
        counts=known["done"][:plies],
    )
    samples |= {name: known[name][:plies] for name in ("facts", "fates") if name in known}
    return jax.tree.map(lambda field: field.reshape((plies * games, *field.shape[2:])), samples)
