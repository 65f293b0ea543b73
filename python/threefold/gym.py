"""An environment for one seat against our bots, in the manner of Gymnasium.

    env = LevelEnv("talat", level=3)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(info["legal"][0])

The others play whole turns as soon as it is theirs; draws happen by themselves.
"""

from __future__ import annotations

from typing import Any, Mapping, Optional

from .engine import Engine
from .table import Action, Steps, Table


class LevelEnv:
    """The reward comes at the end: 1 for a win alone, less for a shared one; all seats together get nought."""

    def __init__(
        self,
        game: str,
        level: int = 1,
        seat: int = 0,
        seats: Optional[int] = None,
        options: Optional[Mapping[str, object]] = None,
        engine: Optional[Engine] = None,
        opponent: Optional[Mapping[str, object]] = None,
    ) -> None:
        """`opponent` says in another way than by a level how the others think, such as `{"simulations": 100, "judge": "small"}`."""
        self.table = Table(game, seats, options, engine)
        if not 0 <= seat < self.table.seats:
            self.close()
            raise ValueError(f"{game} has the seats 0 to {self.table.seats - 1} here, not {seat}")
        self.seat = seat
        self.opponent = dict(opponent) if opponent is not None else {"level": level}
        self.metadata = {"render_modes": ["ansi"]}

    def reset(
        self, *, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a new game; `options` may have the `setup` that chance would else lay out, and the `seat` to play from now on."""
        chosen = options or {}
        self.seat = chosen.get("seat", self.seat)
        self.table.reset(seed, chosen.get("setup"))
        played = self._let_others_play()
        return self.table.observe(self.seat), self._info(played)

    def step(self, action: Action) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Plays a step: an index into `info["legal"]`, or its text. An illegal one raises `EngineError` and changes nothing."""
        if self.table.over:
            raise RuntimeError("the game is over: reset() begins another one")
        self.table.play(action)
        played = self._let_others_play()
        reward = self.table.rewards()[self.seat]
        return self.table.observe(self.seat), reward, self.table.over, False, self._info(played)

    @property
    def action_space(self) -> Steps:
        """The legal steps of the position at hand."""
        return Steps(self.table.state.legal, self.table.state.actor == self.seat)

    def render(self) -> str:
        return self.table.state.position

    def close(self) -> None:
        self.table.close()

    def __enter__(self) -> LevelEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _info(self, played: list[list[str]]) -> dict[str, Any]:
        return {**self.table.info(self.seat), "others": played}

    def _let_others_play(self) -> list[list[str]]:
        """Their turns, the draws between them left out."""
        turns = []
        while not self.table.over and self.table.state.actor != self.seat:
            turns.append(self.table.play_bot(**self.opponent))
        return turns
