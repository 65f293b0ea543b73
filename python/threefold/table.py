"""A game in progress as an environment sees it: draws happen by themselves, a step is an index into the legal steps or its text."""

from __future__ import annotations

import random
from typing import Any, Mapping, Optional, Union

from .answers import CHANCE, NOBODY, State
from .engine import Engine, EngineError

Action = Union[int, str]


class Steps:
    """The legal steps of a position, as a space to choose from: an action is an index below `n`, or the text of a step."""

    def __init__(self, legal: list[str], own: bool) -> None:
        self.legal = legal
        self.mask = [int(own)] * len(legal)
        """1 for every step that may be chosen now; all are 0 where somebody else acts."""

    @property
    def n(self) -> int:
        return len(self.legal)

    def contains(self, action: Action) -> bool:
        if isinstance(action, str):
            return action in self.legal and any(self.mask)
        return 0 <= action < self.n and bool(self.mask[action])

    def sample(self, chance: random.Random) -> int:
        """An action by lot."""
        return chance.choice([action for action, allowed in enumerate(self.mask) if allowed])


class Table:
    """Holds the engine and the game that is played on it."""

    def __init__(
        self,
        game: str,
        seats: Optional[int] = None,
        options: Optional[Mapping[str, object]] = None,
        engine: Optional[Engine] = None,
    ) -> None:
        self.game = game
        self.options = dict(options or {})
        self._owned = engine is None
        self.engine = engine or Engine()
        known = self.engine.games()
        if game not in known:
            self.close()
            raise EngineError("game.unknown", f"there is no {game!r}; the games are {', '.join(known)}")
        self.seats = seats or min(known[game]["seats"])
        self.state: State = State("", NOBODY, [], None)
        self.steps: list[str] = []
        """All steps so far, draws included."""
        self._chance = random.Random()

    def reset(self, seed: Optional[int] = None, setup: Optional[str] = None) -> None:
        """Begins a new game. With a seed all that follows is the same again; without one chance goes on from where it was."""
        if seed is not None:
            self._chance = random.Random(seed)
        self.engine.set_seed(self._chance.getrandbits(64))
        self.engine.start(self.game, self.seats, self.options, setup)
        self.steps = []
        self.state = self.engine.state()
        self._draw()

    @property
    def over(self) -> bool:
        return self.state.actor == NOBODY

    def text_of(self, action: Action) -> str:
        """The step that an action is."""
        if isinstance(action, str):
            return action
        legal = self.state.legal
        if not 0 <= action < len(legal):
            raise EngineError("step.index", f"there is no step {action}: {len(legal)} are legal, counted from 0")
        return legal[action]

    def play(self, action: Action) -> None:
        """Plays a step of the seat that acts, and the draws that follow. An illegal one raises `EngineError` and changes nothing."""
        text = self.text_of(action)
        if not text.strip() or len(text.split()) > 1:
            raise EngineError("step.unreadable", f"one step is played at a time, not {text!r}")
        self.engine.play(text)
        self.steps.append(text)
        self.state = self.engine.state()
        self._draw()

    def play_bot(self, **limits: object) -> list[str]:
        """Lets the engine play the rest of the turn, as `Engine.go` is told to."""
        steps = self.engine.go(**limits).steps
        for step in steps:
            self.play(step)
        return steps

    def rewards(self) -> list[float]:
        """At the end 1 for a win alone, less for what was shared, and all together nought; nought before."""
        outcome = self.state.outcome
        if outcome is None:
            return [0.0] * self.seats
        return [(self.seats * share - 1) / (self.seats - 1) for share in outcome.shares]

    def observe(self, seat: int) -> dict[str, Any]:
        """What a seat sees, which is all there is, and what it may do. Plain data."""
        own = self.state.actor == seat
        return {
            "seat": seat,
            "actor": self.state.actor,
            "position": self.state.position,
            "view": self.engine.view(),
            "action_mask": Steps(self.state.legal, own).mask,
        }

    def info(self, seat: int) -> dict[str, Any]:
        """What an observation leaves out: the legal steps, and at the end how it came about."""
        outcome = self.state.outcome
        told: dict[str, Any] = {"legal": list(self.state.legal), "steps": len(self.steps)}
        if outcome is not None:
            told.update(share=outcome.shares[seat], shares=list(outcome.shares), rule=outcome.rule)
        return told

    def close(self) -> None:
        if self._owned:
            self.engine.close()

    def _draw(self) -> None:
        while self.state.actor == CHANCE:
            self.steps.append(self.engine.draw())
            self.state = self.engine.state()
