"""Trictrac against a player as an environment with the calls of gymnasium. Where gymnasium is installed, it is one of
its environments (a gymnasium.Env with its spaces), and registered as trictrac/NAME; without it, it is the same with the
spaces of trictrac.spaces.

    env = trictrac.envs.gym("Tour12-v1", opponent="net:0")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(observation["action_mask"]))

You have White and Black in turn, beginning with White; the dice are thrown by the environment."""
from typing import Any

import numpy as np

from trictrac import _core

try:
    from gymnasium import Env as _Env
    from gymnasium.spaces import Box, Dict, Discrete
except ImportError:
    from trictrac.spaces import Box, Dict, Discrete  # type: ignore[assignment]

    _Env = object  # type: ignore[assignment,misc]

Observation = dict[str, Any]


class Env(_Env):  # type: ignore[misc,valid-type]
    metadata = {"render_modes": ["ansi", "human"]}

    def __init__(
        self,
        text: str = "",
        *,
        opponent: str = "random",
        until: str = "end",
        name: str = "trictrac",
        max_steps: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A game of trictrac.Game(text) against a player by its text (trictrac.Bot). After `max_steps` steps a game is
        truncated."""
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is None, ansi or human, not {render_mode!r}")
        self.name = name
        self.render_mode = render_mode
        self.max_steps = max_steps
        self._options = {"text": text, "opponent": opponent, "until": until}
        self.action_space = Discrete(_core.ACTIONS)
        self.observation_space = Dict(
            {
                "observation": Box(0, 127, (_core.SEEN,), np.int8),
                "action_mask": Box(0, 1, (_core.ACTIONS,), np.int8),
            }
        )
        self._seeds = np.random.default_rng()
        self._episodes = 0

    @property
    def player(self) -> int:
        """The number of your player in this game."""
        return self._player

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins a new game. With a seed its dice, and those of later games, are always the same."""
        if _Env is not object:
            super().reset(seed=seed)
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
            self._episodes = 0
        self._player = self._episodes % 2
        self._games = _core.Games(1, int(self._seeds.integers(2**63)), player=self._player, **self._options)
        self._episodes += 1
        self._steps = 0
        self._over = False
        return self.observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes an action; the opponent and the dice follow."""
        if self._over:
            raise _core.Error("the game is over: reset() begins another")
        self._games.step(np.array([action]))
        self._steps += 1
        terminated = bool(self._games.ended[0])
        truncated = not terminated and self.max_steps is not None and self._steps >= self.max_steps
        self._over = terminated or truncated
        reward = float(self._games.rewards[0, self._player])
        if self.render_mode == "human":
            self.render()
        return self.observe(), reward, terminated, truncated, {}

    def observe(self) -> Observation:
        """Returns what you see. After the end of a game that is the next one, of which nothing is legal."""
        mask = self._games.masks()[0].astype(np.int8)
        return {
            "observation": self._games.observations()[0],
            "action_mask": np.zeros_like(mask) if self._over else mask,
        }

    def render(self) -> str | None:
        """The position as TRID: returned ("ansi") or printed ("human")."""
        trid = self._games[0].trid
        if self.render_mode == "ansi":
            return trid
        if self.render_mode == "human":
            print(trid)
        return None

    def close(self) -> None:
        """Does nothing: there are no resources to release."""


def register() -> None:
    """Registers every environment with gymnasium, as trictrac/Tour12-v1 …; does nothing without gymnasium."""
    try:
        import gymnasium
    except ImportError:
        return
    from trictrac import envs

    for spec in envs.SPECS.values():
        if not spec.by_hand and f"trictrac/{spec.name}" not in gymnasium.registry:
            gymnasium.register(f"trictrac/{spec.name}", entry_point="trictrac.envs:gym", kwargs={"name": spec.name})


register()
