"""Matches between two nets, many games at once:

    python -m training.match tzaar one.net other.net --simulations 200 200 --games 960

A net that plays itself tells what each seat is worth.
"""

import argparse
import json
import math
from functools import partial
from pathlib import Path
from typing import NamedTuple

import jax
import jax.numpy as jnp

from training import games, weights
from training.games import Game
from training.search import Settings, search
from training.selfplay import play_out


class Match(NamedTuple):
    game: Game
    games: int
    one: Settings
    other: Settings
    longest: int = 200
    fixed: tuple = ()
    """What `start` is told besides, as pairs of names and values."""


@partial(jax.jit, static_argnums=0)
def _play(match: Match, one: dict, other: dict, key: jax.Array):
    rules, net = match.game.rules, match.game.net
    beginning, playing = jax.random.split(key)
    fresh = rules.start(beginning, match.games, **dict(match.fixed))
    # Each start is played from all seats: the games of a block begin alike, and in each of them the one sits elsewhere.
    block = 12
    state = jax.tree.map(lambda field: jnp.repeat(field[: match.games // block], block, 0), fresh)
    seat = (jnp.arange(match.games) % block) % state["seats"]

    def choose(state: dict, key: jax.Array) -> jax.Array:
        a, b = jax.random.split(key)
        mine = search(net.evaluate, rules.step, one, state, a, match.one).action
        theirs = search(net.evaluate, rules.step, other, state, b, match.other).action
        return jnp.where(state["mover"] == seat, mine, theirs)

    state, plies = play_out(rules, choose, state, playing, match.longest)
    score = jnp.take_along_axis(state["shares"], seat[:, None].astype(jnp.int32), 1)[:, 0]
    return score, state["shares"], state["seats"], state["done"], plies


def play(match: Match, one: dict, other: dict, key: jax.Array) -> dict:
    """How `one` scores, sitting in one seat while `other` has all the others: by number of seats, and each seat's share of the wins."""
    score, shares, seats, done, plies = jax.device_get(_play(match, one, other, key))
    told = {"unfinished": int((~done).sum()), "plies": int(plies)}
    for n in sorted(set(seats.tolist())):
        these = seats == n
        told[f"{n} seats"] = dict(
            games=int(these.sum()),
            score=round(float(score[these].mean()), 4),
            by_seat=[round(float(share), 4) for share in shares[these].mean(0)[:n]],
        )
    return told


def elo(score: float, count: int) -> str:
    """The difference in Elo that a score means, with the error (95 %) of so many games."""

    def points(share: float) -> float:
        share = min(max(share, 1e-4), 1 - 1e-4)
        return -400 * math.log10(1 / share - 1)

    error = 1.96 * math.sqrt(max(score * (1 - score), 1e-4) / count)
    return f"{points(score):+.0f} ({points(score - error):+.0f} to {points(score + error):+.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("nets", type=Path, nargs=2)
    parser.add_argument("--simulations", type=int, nargs=2, default=(200, 200))
    parser.add_argument("--games", type=int, default=480, help="a multiple of 12")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--longest", type=int, default=200)
    parser.add_argument("--noise", type=float, default=0.25)
    parser.add_argument("--fixed", default="{}", help="what the start is told, as JSON, such as {\"seats\": 2}")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    one, other = (weights.read_params(path) for path in options.nets)
    settings = [Settings(n, min(16, max(2, n // 2)), 32, 2, options.noise) for n in options.simulations]
    fixed = tuple(json.loads(options.fixed).items())
    bout = Match(games.find(options.game), options.games, *settings, options.longest, fixed)
    for i in range(options.rounds):
        told = play(bout, one, other, jax.random.PRNGKey(options.seed + i))
        for facts in told.values():
            if isinstance(facts, dict) and len(facts["by_seat"]) == 2:
                facts["elo"] = elo(facts["score"], facts["games"])
        print(json.dumps(told), flush=True)


if __name__ == "__main__":
    main()
