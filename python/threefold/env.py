"""An environment for all seats of a game, in the manner of PettingZoo's AEC: seats act one after the other, step by step.

    env = TurnEnv("tzaar")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else env.action_space(agent).sample(chance))

A turn may have several steps: then the same agent is selected again. Draws happen by themselves. No game is cut short: all end by their
rules, so nothing is ever truncated.
"""

from __future__ import annotations

from typing import Any, Iterator, Mapping, Optional

from .engine import Engine
from .table import Action, Steps, Table


class TurnEnv:
    """Rewards come at the end: 1 for who wins alone, and all together nought."""

    def __init__(
        self,
        game: str,
        seats: Optional[int] = None,
        options: Optional[Mapping[str, object]] = None,
        engine: Optional[Engine] = None,
    ) -> None:
        self.table = Table(game, seats, options, engine)
        self.metadata = {"name": f"threefold_{game}", "is_parallelizable": False, "render_modes": ["ansi"]}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.agent_selection = ""
        self.rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._unpaid: dict[str, float] = {}

    def reset(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        """Begins a new game; `options` may have the `setup` that chance would else lay out."""
        self.table.reset(seed, (options or {}).get("setup"))
        self.agents = list(self.possible_agents)
        self._unpaid = dict.fromkeys(self.agents, 0.0)
        self._tell()

    def step(self, action: Optional[Action]) -> None:
        """Plays a step of the selected agent: an index into `info["legal"]`, or its text. An agent whose game is over takes None."""
        agent = self.agent_selection
        if not self.agents:
            raise RuntimeError("the game is over: reset() begins another one")
        if self.terminations[agent]:
            if action is not None:
                raise ValueError(f"the game is over for {agent}, which can only take None")
            self._bury(agent)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose a step")
        self.table.play(action)
        self._unpaid[agent] = 0.0
        self._tell()
        for each, reward in self.rewards.items():
            self._unpaid[each] += reward

    def last(self, observe: bool = True) -> tuple[Optional[dict[str, Any]], float, bool, bool, dict[str, Any]]:
        """What the selected agent sees, what it got since it last acted, whether it is over, and the legal steps."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._unpaid[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent that is to act, again and again until all are done."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def observe(self, agent: str) -> dict[str, Any]:
        """Plain data: the seat, who acts, the position as text and as data, and the mask of actions."""
        return self.table.observe(self._seat(agent))

    def action_space(self, agent: str) -> Steps:
        """The legal steps of the position at hand; only the selected agent may choose one."""
        return Steps(self.table.state.legal, self.table.state.actor == self._seat(agent))

    def render(self) -> str:
        return self.table.state.position

    def close(self) -> None:
        self.table.close()

    def __enter__(self) -> TurnEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _tell(self) -> None:
        """Writes down how it stands."""
        table = self.table
        rewards = table.rewards()
        self.rewards = {agent: rewards[self._seat(agent)] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, table.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: table.info(self._seat(agent)) for agent in self.agents}
        self.agent_selection = self.agents[0] if table.over else self.possible_agents[int(table.state.actor)]

    def _bury(self, agent: str) -> None:
        """An agent that was told of its end is gone."""
        for told in (self.rewards, self.terminations, self.truncations, self.infos, self._unpaid):
            del told[agent]
        self.agents.remove(agent)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.agent_selection = self.agents[0] if self.agents else ""
