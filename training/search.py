"""The search that self-play and matches use, for a batch of games at once and for every game alike.

Gumbel search: at the root a few candidates are drawn without replacement, and sequential halving shares the simulations out among them; below it each
step is chosen so that visits approach what the policy would be if it knew the values. What a search finds is a better policy than it began with,
even from very few simulations, and that is what the net learns from.

Values are shares of the win, one for each seat, so nothing here depends on whose turn follows whose or on how many play. What is left to chance is drawn
when a step is first tried, and stays as it was drawn for the rest of that search. All steps of a search are given the same key, so that those which are
compared with one another meet with the same luck.
"""

import math
from typing import Callable, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

NEVER = -1e8
"""Logits below this belong to steps that are not legal."""


class Settings(NamedTuple):
    simulations: int = 32
    candidates: int = 16
    """How many steps are tried at the root, at most."""
    edges: int = 24
    """How many steps a node keeps: those with the highest priors."""
    kept: int = 24
    """How many steps of the policy that was found are handed back."""
    noise: float = 1.0
    """How much chance there is in the choice of candidates; 0 for none."""
    visit_offset: float = 50.0
    value_scale: float = 0.4


class Found(NamedTuple):
    action: jax.Array
    """[B]"""
    actions: jax.Array
    """[B, kept] the steps that the policy prefers, -1 where there are no more."""
    policy: jax.Array
    """[B, kept] how likely each of them is; what is missing to 1 belongs to the others."""
    shares: jax.Array
    """[B, S] what the root is worth by the search, if one goes on as the policy would."""
    guess: jax.Array
    """[B, S] what the net said about it."""


def halving(most: int, simulations: int) -> np.ndarray:
    """[most + 1, simulations]: how many visits a candidate must have had to be tried now, by how many candidates there are."""

    def row(candidates: int) -> list[int]:
        if candidates <= 1:
            return list(range(simulations))
        rounds = math.ceil(math.log2(candidates))
        plan: list[int] = []
        visits = [0] * candidates
        left = candidates
        while len(plan) < simulations:
            for _ in range(max(1, simulations // (rounds * left))):
                plan += visits[:left]
                visits[:left] = [n + 1 for n in visits[:left]]
            left = max(2, left // 2)
        return plan[:simulations]

    return np.array([row(n) for n in range(most + 1)], np.int32)


def best_of(logits: jax.Array, count: int) -> tuple[jax.Array, jax.Array]:
    """The `count` highest of each row and where they are, highest first. Sorting all would be slow: only groups can hold them whose highest is among
    the highest of all groups."""
    b, size = logits.shape
    group = min((d for d in range(1, size + 1) if size % d == 0 and size // d >= count), key=lambda d: size / d + (count * d if d > 1 else 0))
    if group == 1:
        return jax.lax.top_k(logits, count)
    grouped = logits.reshape(b, size // group, group)
    _, groups = jax.lax.top_k(grouped.max(2), count)
    few = jnp.take_along_axis(grouped, groups[..., None], 1).reshape(b, count * group)
    best, at = jax.lax.top_k(few, count)
    return best, jnp.take_along_axis(groups, at // group, 1) * group + at % group


def search(evaluate: Callable, step: Callable, params, state: dict, key: jax.Array, settings: Settings) -> Found:
    """Searches every position of the batch, none of which may be over."""
    b, s = state["shares"].shape
    n, k = settings.simulations + 1, settings.edges
    rows = jnp.arange(b)
    noise_key, chance_key = jax.random.split(key)

    root_logits, root_shares = evaluate(params, state)
    guess = jnp.exp(root_shares)
    noise = settings.noise * jax.random.gumbel(noise_key, root_logits.shape)
    _, root_actions = best_of(jnp.where(root_logits > NEVER, root_logits + noise, root_logits), k)
    root_edges = jnp.take_along_axis(root_logits, root_actions, 1)
    root_noise = jnp.take_along_axis(noise, root_actions, 1)
    candidates = jnp.minimum((root_edges > NEVER).sum(1), settings.candidates)
    plan = jnp.asarray(halving(settings.candidates, settings.simulations))

    def nodes(first: jax.Array) -> jax.Array:
        return jnp.zeros((n, *first.shape), first.dtype).at[0].set(first)

    tree = dict(
        state={name: nodes(field) for name, field in state.items()},
        logits=nodes(root_edges),
        actions=nodes(root_actions),
        children=jnp.zeros((n, b, k), jnp.int32),  # the root is nobody's child: 0 is none
        guess=nodes(guess),
        ancestors=jnp.zeros((n, b, n), bool).at[0, :, 0].set(True),
        visits=jnp.zeros((b, n)).at[:, 0].set(1),
        totals=jnp.zeros((b, n, s)).at[:, 0].set(guess),
        done=jnp.zeros((b, n), bool),
    )

    def at(field: jax.Array, node: jax.Array) -> jax.Array:
        """What every game has at its own node."""
        return field.reshape((n * b, *field.shape[2:]))[node * b + rows]

    def edges(tree: dict, node: jax.Array):
        """Of a node's edges: logits, visits, and how much the values found so far add to the logits; and what the node is worth to its mover."""
        logits, children = at(tree["logits"], node), at(tree["children"], node)
        mover = at(tree["state"]["mover"], node).astype(jnp.int32)
        visits = jnp.where(children > 0, jnp.take_along_axis(tree["visits"], children, 1), 0)
        total = jnp.take_along_axis(tree["totals"].reshape(b, n * s), children * s + mover[:, None], 1)
        tried = visits > 0
        value = total / jnp.maximum(visits, 1)
        prior = jax.nn.softmax(logits)
        seen = jnp.where(tried, prior, 0).sum(1)
        average = jnp.where(tried, prior * value, 0).sum(1) / jnp.maximum(seen, 1e-9)
        count = visits.sum(1)
        own = jnp.take_along_axis(at(tree["guess"], node), mover[:, None], 1)[:, 0]
        mixed = (own + count * average) / (1 + count)  # what steps not yet tried are taken to be worth
        scale = (settings.visit_offset + visits.max(1, keepdims=True)) * settings.value_scale
        return logits, visits, scale * jnp.where(tried, value, mixed[:, None]), scale * mixed[:, None]

    def choose_at_root(tree: dict, visits_due: jax.Array) -> jax.Array:
        logits, visits, worth, _ = edges(tree, jnp.zeros(b, jnp.int32))
        due = (visits == visits_due[:, None]) & (logits > NEVER)
        return jnp.argmax(jnp.where(due, root_noise + logits + worth, -jnp.inf), 1)

    def choose_below(tree: dict, node: jax.Array) -> jax.Array:
        logits, visits, worth, _ = edges(tree, node)
        behind = jax.nn.softmax(logits + worth) - visits / (1 + visits.sum(1, keepdims=True))
        return jnp.argmax(jnp.where(logits > NEVER, behind, -jnp.inf), 1)

    def simulate(i: jax.Array, tree: dict) -> dict:
        def descend(walk: dict) -> dict:
            child = jnp.take_along_axis(at(tree["children"], walk["node"]), walk["edge"][:, None], 1)[:, 0]
            over = jnp.take_along_axis(tree["done"], child[:, None], 1)[:, 0]
            goes_on = walk["walks"] & (child > 0) & ~over
            node = jnp.where(goes_on, child, walk["node"])
            return dict(
                node=node,
                edge=jnp.where(goes_on, choose_below(tree, node), walk["edge"]),
                end=jnp.where(walk["walks"] & over, child, walk["end"]),
                walks=goes_on,
            )

        first = choose_at_root(tree, plan[candidates, i])
        walk = dict(node=jnp.zeros(b, jnp.int32), edge=first, end=jnp.zeros(b, jnp.int32), walks=jnp.ones(b, bool))
        walk = jax.lax.while_loop(lambda walk: walk["walks"].any(), descend, walk)
        node, edge, end = walk["node"], walk["edge"], walk["end"]

        before = {name: at(field, node) for name, field in tree["state"].items()}
        action = jnp.take_along_axis(at(tree["actions"], node), edge[:, None], 1)[:, 0]
        after = step(before, action, chance_key)
        logits, log_shares = evaluate(params, after)
        best, best_actions = best_of(logits, k)
        value = jnp.where(after["done"][:, None], after["shares"], jnp.exp(log_shares))

        # A game that is over is not entered twice: the visit is counted at its end, and the new node stays unused.
        again = end > 0
        new = i + 1
        value = jnp.where(again[:, None], at(tree["guess"], end), value)
        line = jnp.where(again[:, None], at(tree["ancestors"], end), at(tree["ancestors"], node) | (jnp.arange(n) == new))
        child = jnp.where(again, at(tree["children"], node)[rows, edge], new)
        return dict(
            state={name: field.at[new].set(after[name]) for name, field in tree["state"].items()},
            logits=tree["logits"].at[new].set(best),
            actions=tree["actions"].at[new].set(best_actions),
            children=tree["children"].at[node, rows, edge].set(child),
            guess=tree["guess"].at[new].set(value),
            ancestors=tree["ancestors"].at[new].set(line),
            visits=tree["visits"] + line,
            totals=tree["totals"] + line[..., None] * value[:, None],
            done=tree["done"].at[:, new].set(after["done"]),
        )

    tree = jax.lax.fori_loop(0, settings.simulations, simulate, tree)
    root = jnp.zeros(b, jnp.int32)
    logits, visits, worth, untried = edges(tree, root)
    action = jnp.take_along_axis(root_actions, choose_at_root(tree, visits.max(1))[:, None], 1)[:, 0]
    improved = jnp.where(root_logits > NEVER, root_logits + untried, -jnp.inf)
    improved = improved.at[rows[:, None], root_actions].set(jnp.where(logits > NEVER, logits + worth, -jnp.inf))
    policy, actions = best_of(jax.nn.softmax(improved), settings.kept)
    # Not the mean of all visits: halving shares them out among good and bad candidates alike.
    children = tree["children"][0]
    values = jnp.take_along_axis(tree["totals"], children[..., None], 1) / jnp.maximum(visits, 1)[..., None]
    weights = jax.nn.softmax(jnp.where(visits > 0, logits + worth, -jnp.inf))
    return Found(
        action=action.astype(jnp.int32),
        actions=jnp.where(policy > 0, actions, -1).astype(jnp.int32),
        policy=policy,
        shares=(weights[..., None] * values).sum(1),
        guess=guess,
    )
