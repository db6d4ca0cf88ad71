"""Trictrac as an environment with the calls of PettingZoo's AEC interface. Where PettingZoo is installed, it is one of
its environments (an AECEnv with spaces of gymnasium); without it, it is the same with the spaces of trictrac.spaces.

    env = trictrac.aec.env()
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Dice are thrown and seats drawn by the environment: an agent is asked only for plays and decisions. The agents of two
players are white and black, of more player_0, player_1 …, whichever side of the board they sit at."""
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trictrac import _core

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
except ImportError:
    from trictrac.spaces import Box, Dict, Discrete  # type: ignore[assignment]

    AECEnv = object  # type: ignore[assignment,misc]

Observation = dict[str, Any]


def env(text: str = "", render_mode: str | None = None) -> "Env":
    """An environment of what trictrac.Game(text) is."""
    return Env(text, render_mode)


class Env(AECEnv):
    metadata = {"name": "trictrac_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(self, text: str = "", render_mode: str | None = None) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):  # type: ignore[misc]
            raise ValueError(f"render_mode is None, ansi or human, not {render_mode!r}")
        self._begun = _core.Game(text)
        self.render_mode = render_mode
        players = range(self._begun.players)
        self.possible_agents = ["white", "black"] if len(players) == 2 else [f"player_{number}" for number in players]
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(_core.ACTIONS) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._random = np.random.default_rng()

    def _space(self) -> Dict:
        spaces = {
            "observation": Box(0, 127, (_core.SEEN,), np.int8),
            "action_mask": Box(0, 1, (_core.ACTIONS,), np.int8),
        }
        if self._begun.players > 2:
            any_number = np.iinfo(np.int32)
            spaces["standing"] = Box(any_number.min, any_number.max, self._begun.standing(0).shape, np.int32)
        return Dict(spaces)

    @property
    def unwrapped(self) -> "Env":
        return self

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def observation_space(self, agent: str) -> Dict:
        """{"observation": (SEEN,) int8, "action_mask": (ACTIONS,) int8}, and of more than two players "standing", int32;
        the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. With a seed its dice, and those of later games, are always the same. No options are known."""
        del options
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._game = self._begun.copy()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[0]
        self._throw()

    def _throw(self) -> None:
        """Lets dice fall until an agent is asked or the game is over."""
        while not self._game.over and self._game.asked is None:
            numbers, probabilities = zip(*self._game.chances())
            self._game.fall(int(self._random.choice(numbers, p=probabilities)))
        if self._game.over:
            self.rewards = dict(zip(self.possible_agents, self._game.balance))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._game.player_asked is not None:
            self.agent_selection = self.possible_agents[self._game.player_asked]

    def step(self, action: int | None) -> None:
        """The action of agent_selection; None once it is terminated, which takes it out of `agents`."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise _core.Error("an action is wanted: only who is terminated gives None")
        self._game.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._throw()
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

    def observe(self, agent: str) -> Observation:
        """Returns what `agent` sees; its mask is empty while another player is asked."""
        player = self.possible_agents.index(agent)
        mask = np.zeros(_core.ACTIONS, np.int8)
        if self._game.player_asked == player:
            mask[self._game.actions()] = 1
        seen: Observation = {"observation": self._game.seen(player), "action_mask": mask}
        if self._game.players > 2:
            seen["standing"] = self._game.standing(player)
        return seen

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
            return self._game.trid
        if self.render_mode == "human":
            print(self._game.trid)
        return None

    def state(self) -> NDArray[np.int8]:
        """The observation of the first agent; all agents see everything."""
        return self._game.seen(0)

    def close(self) -> None:
        """Does nothing: there are no resources to release."""

    def __str__(self) -> str:
        return "trictrac_v0"
