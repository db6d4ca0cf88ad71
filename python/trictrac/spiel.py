"""Trictrac with the calls of OpenSpiel by which a game is played; OpenSpiel itself is not needed.

A game of perfect information with chance nodes: the dice, and at the beginning who throws first and the seats of more
than two players. Returns sum to zero. An action is a number of docs/library.md; at a chance node it is one of a chance."""
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from trictrac import _core

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4


class Game:
    """The game: its first state, and the sizes of its actions and observations."""

    def __init__(self, text: str = "") -> None:
        """`text` as trictrac.Game has it: a record, tags, a position, or nothing, a tour."""
        self.text = text
        self._begun = _core.Game(text)

    def new_initial_state(self) -> "State":
        return State(self, self._begun.copy(), [])

    def num_players(self) -> int:
        return self._begun.players

    def num_distinct_actions(self) -> int:
        return _core.ACTIONS

    def max_chance_outcomes(self) -> int:
        return _core.CHANCES

    def observation_tensor_shape(self) -> list[int]:
        return [self.observation_tensor_size()]

    def observation_tensor_size(self) -> int:
        """SEEN numbers; where more than two play, those of Game.standing after them."""
        return _core.SEEN if self.num_players() == 2 else _core.SEEN + len(self._begun.standing(0))

    def utility_sum(self) -> float:
        return 0.0

    def max_utility(self) -> float:
        """The most one can win; infinite in a partie à écrire, which knows no bound."""
        return self._begun.most

    def min_utility(self) -> float:
        return -self._begun.most

    def deserialize_state(self, text: str) -> "State":
        """Of what State.serialize has written."""
        state = self.new_initial_state()
        for line in text.split():
            state.apply_action(int(line))
        return state

    def __str__(self) -> str:
        return f"trictrac({self.text!r})"


class State:
    """The state of a game. Made by Game.new_initial_state, clone, child and deserialize_state."""

    def __init__(self, game: Game, core: _core.Game, history: list[int]) -> None:
        self._game = game
        self._core = core
        self._history = history

    @property
    def core(self) -> _core.Game:
        """The same as a trictrac.Game, for bots and analysis. It is not to be played on: apply_action does that."""
        return self._core

    def get_game(self) -> Game:
        return self._game

    def num_players(self) -> int:
        return self._core.players

    def num_distinct_actions(self) -> int:
        return _core.ACTIONS

    def current_player(self) -> int:
        """The number of a player (of two: 0 White, 1 Black), CHANCE_PLAYER or TERMINAL_PLAYER."""
        if self._core.over:
            return TERMINAL_PLAYER
        player = self._core.player_asked
        return CHANCE_PLAYER if player is None else player

    def is_terminal(self) -> bool:
        return self._core.over

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE_PLAYER

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def is_simultaneous_node(self) -> bool:
        return False

    def is_initial_state(self) -> bool:
        return not self._history

    def move_number(self) -> int:
        return len(self._history)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Of the player to move, lowest first, at a chance node what may fall; of any other player none."""
        if player is not None and player != self.current_player():
            return []
        return [chance for chance, _ in self._core.chances()] or self._core.actions()

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        size = _core.CHANCES if self.is_chance_node() else _core.ACTIONS
        mask = [0] * size
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """At a chance node: what may fall and how probable it is; they sum to one."""
        return self._core.chances()

    def apply_action(self, action: int) -> None:
        """Raises trictrac.Error, and changes nothing, where that is not legal."""
        if self.is_chance_node():
            self._core.fall(action)
        else:
            self._core.act(action)
        self._history.append(int(action))

    def apply_actions(self, actions: Sequence[int]) -> None:
        for action in actions:
            self.apply_action(action)

    def child(self, action: int) -> "State":
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> "State":
        return State(self._game, self._core.copy(), self._history.copy())

    def returns(self) -> list[float]:
        """Won less lost by each player, settled once the game is over; before, as it stands, without the stakes in the
        middle of a poule."""
        return list(self._core.balance)

    def player_return(self, player: int) -> float:
        return self._core.balance[player]

    def rewards(self) -> list[float]:
        """All of it is paid at the end."""
        return self.returns() if self.is_terminal() else [0.0] * self.num_players()

    def player_reward(self, player: int) -> float:
        return self.rewards()[player]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The numbers of docs/python.md, as `player` (or who moves) sees them."""
        return [float(number) for number in self.observation(player)]

    def observation(self, player: int | None = None) -> NDArray[np.int8] | NDArray[np.int32]:
        """The same as an array, unscaled: of two players int8, of more int32 with how all of them stand."""
        viewer = max(0, self.current_player()) if player is None else player
        seen = self._core.seen(viewer)
        return seen if self.num_players() == 2 else np.concatenate([seen, self._core.standing(viewer)])

    def observation_string(self, player: int | None = None) -> str:
        """The position as TRID; all is seen by both."""
        del player
        return self._core.trid

    def information_state_string(self, player: int | None = None) -> str:
        """All that has happened: what each player knows."""
        del player
        return self.history_str()

    def history(self) -> list[int]:
        return self._history.copy()

    def history_str(self) -> str:
        return ", ".join(str(action) for action in self._history)

    def action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE_PLAYER:
            return f"chance {action}"
        return self._core.text(action)

    def string_to_action(self, text: str) -> int:
        return self._core.read(text)

    def serialize(self) -> str:
        """One action a line, chance and players in their order."""
        return "\n".join(str(action) for action in self._history)

    def __str__(self) -> str:
        return self._core.trid
