"""What environments of PettingZoo's AEC interface have in common. Where PettingZoo is installed, they are its own."""
from collections.abc import Iterator, Sequence
from typing import Any

from trictrac import _core

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError:
    from trictrac.spaces import Box, Dict, Discrete  # type: ignore[assignment]

    AECEnv = object  # type: ignore[assignment,misc]

__all__ = ["Box", "Cycle", "Dict", "Discrete", "Observation"]

Observation = dict[str, Any]


class Cycle(AECEnv):
    """Agents that act one after another. A subclass has observe(), trid(), and _act(), which takes an action of
    agent_selection, sets rewards, terminations and infos, and selects the next agent."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        name: str,
        agents: Sequence[str],
        spaces: Dict,
        actions: int,
        render_mode: str | None,
        max_steps: int | None,
    ) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is None, ansi or human, not {render_mode!r}")
        self.metadata = {**type(self).metadata, "name": name}
        self.render_mode = render_mode
        self.max_steps = max_steps
        self.possible_agents = list(agents)
        self.observation_spaces = {agent: Dict(dict(spaces.spaces)) for agent in agents}
        self.action_spaces = {agent: Discrete(actions) for agent in agents}
        self.agents: list[str] = []

    @property
    def unwrapped(self) -> "Cycle":
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def observation_space(self, agent: str) -> Dict:
        """Of what observe() returns; the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        raise NotImplementedError

    def trid(self) -> str:
        """The position as text."""
        raise NotImplementedError

    def _act(self, agent: str, action: int) -> None:
        raise NotImplementedError

    def _begin(self) -> None:
        """All agents are in, and nothing has been paid."""
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[0]
        self._steps = 0

    def _end(self, gains: Sequence[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, gains))
        self.terminations = dict.fromkeys(self.agents, True)

    def is_out(self, agent: str) -> bool:
        """The game is over for that agent."""
        return self.terminations.get(agent, True) or self.truncations.get(agent, True)

    def step(self, action: int | None) -> None:
        """The action of agent_selection; None once the game is over for it, which takes it out of `agents`. After
        `max_steps` actions the game is truncated, and nothing is paid."""
        agent = self.agent_selection
        if self.is_out(agent):
            self._leave(agent, action)
            return
        if action is None:
            raise _core.Error("an action is wanted: only who is terminated or truncated gives None")
        self._act(agent, int(action))
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        if self._steps == self.max_steps and not any(self.terminations.values()):
            self.truncations = dict.fromkeys(self.agents, True)
        for each, reward in self.rewards.items():
            self._cumulative_rewards[each] += reward
        if self.render_mode == "human":
            self.render()

    def _leave(self, agent: str, action: int | None) -> None:
        if action is not None:
            raise _core.Error("the game is over: a terminated agent's action is None")
        self.agents.remove(agent)
        for of in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del of[agent]  # type: ignore[attr-defined]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward since its last action, termination, truncation and info of agent_selection."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """agent_selection, again and again until no agent is left or max_iter steps were made."""
        steps = 0
        while self.agents and steps < max_iter:
            yield self.agent_selection
            steps += 1

    def render(self) -> str | None:
        """The position as TRID: returned ("ansi") or printed ("human")."""
        if self.render_mode == "ansi":
            return self.trid()
        if self.render_mode == "human":
            print(self.trid())
        return None

    def close(self) -> None:
        """Does nothing: there are no resources to release."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
