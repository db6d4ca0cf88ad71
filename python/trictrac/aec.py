"""Trictrac as an environment with the calls of PettingZoo's AEC interface. Where PettingZoo is installed, it is one of
its environments (an AECEnv with spaces of gymnasium); without it, it is the same with the spaces of trictrac.spaces.

    env = trictrac.aec.env()
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

Dice are thrown and seats drawn by the environment: an agent is asked only for plays and decisions. The agents of two
players are white and black, of more player_0, player_1 …, whichever side of the board they sit at."""
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trictrac import _core
from trictrac._cycle import Box, Cycle, Dict, Observation


def env(text: str = "", render_mode: str | None = None, **options: Any) -> "Env":
    """An environment of what trictrac.Game(text) is; `options` are those of Env."""
    return Env(text, render_mode, **options)


class Env(Cycle):
    metadata = {**Cycle.metadata, "name": "trictrac_v0"}

    def __init__(
        self,
        text: str = "",
        render_mode: str | None = None,
        *,
        until: str = "end",
        name: str = "trictrac_v0",
        max_steps: int | None = None,
    ) -> None:
        """Of trictrac.Game(text), to its end or until the first "releve", which counts holes. Observations are
        {"observation": (SEEN,) int8, "action_mask": (ACTIONS,) int8}, and of more than two players "standing", int32."""
        if until not in ("end", "releve"):
            raise ValueError(f'until is "end" or "releve", not {until!r}')
        self._begun = _core.Game(text)
        self._until = until
        self._random = np.random.default_rng()
        players = range(self._begun.players)
        agents = ["white", "black"] if len(players) == 2 else [f"player_{number}" for number in players]
        super().__init__(name, agents, self._space(), _core.ACTIONS, render_mode, max_steps)

    def _space(self) -> Dict:
        spaces = {
            "observation": Box(0, 127, (_core.SEEN,), np.int8),
            "action_mask": Box(0, 1, (_core.ACTIONS,), np.int8),
        }
        if self._begun.players > 2:
            any_number = np.iinfo(np.int32)
            spaces["standing"] = Box(any_number.min, any_number.max, self._begun.standing(0).shape, np.int32)
        return Dict(spaces)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game. With a seed its dice, and those of later games, are always the same. No options are known."""
        del options
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._game = self._begun.copy()
        self._begin()
        self._throw()

    def _gains(self) -> tuple[float, ...]:
        if self._until == "end":
            return self._game.balance
        (white, black), begun = self._game.holes, self._begun.holes
        won = float(white - begun[0] - black + begun[1])
        return (won, -won)

    def _releve_is_over(self) -> bool:
        """The men have just been put back: no side has thrown since."""
        return self._game.stage == "roll" and not self._game.seen(0)[58:60].any()

    def _throw(self) -> None:
        """Lets dice fall until an agent is asked or the game is over."""
        while not self._game.over and self._game.asked is None:
            numbers, probabilities = zip(*self._game.chances())
            self._game.fall(int(self._random.choice(numbers, p=probabilities)))
        if self._game.over:
            self._end(self._gains())
        elif self._game.player_asked is not None:
            self.agent_selection = self.possible_agents[self._game.player_asked]

    def _act(self, agent: str, action: int) -> None:
        self._game.act(action)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self._until == "releve" and self._releve_is_over():
            self._end(self._gains())
        else:
            self._throw()

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

    def trid(self) -> str:
        return self._game.trid

    def state(self) -> NDArray[np.int8]:
        """The observation of the first agent; all agents see everything."""
        return self._game.seen(0)
