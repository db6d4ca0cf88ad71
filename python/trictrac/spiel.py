"""Trictrac with the calls of OpenSpiel by which a game is played; OpenSpiel itself is not needed.

A game of perfect information with chance nodes: the dice, and at the beginning who throws first and the seats of more
than two players. Returns sum to zero. An action is a number of docs/library.md; at a chance node it is one of a chance."""
import enum
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from trictrac import _core

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4

MOST_DECISIONS = 100_000
"""No rule bounds a game. This is a hundred times the longest seen; OpenSpiel wants a number."""


@dataclass(frozen=True)
class GameType:
    """What OpenSpiel's GameType says of a game. The kinds and their names are its own."""

    class Dynamics(enum.Enum):
        SIMULTANEOUS = enum.auto()
        SEQUENTIAL = enum.auto()
        MEAN_FIELD = enum.auto()

    class ChanceMode(enum.Enum):
        DETERMINISTIC = enum.auto()
        EXPLICIT_STOCHASTIC = enum.auto()
        SAMPLED_STOCHASTIC = enum.auto()

    class Information(enum.Enum):
        ONE_SHOT = enum.auto()
        PERFECT_INFORMATION = enum.auto()
        IMPERFECT_INFORMATION = enum.auto()

    class Utility(enum.Enum):
        ZERO_SUM = enum.auto()
        CONSTANT_SUM = enum.auto()
        GENERAL_SUM = enum.auto()
        IDENTICAL = enum.auto()

    class RewardModel(enum.Enum):
        REWARDS = enum.auto()
        TERMINAL = enum.auto()

    short_name: str
    long_name: str
    max_num_players: int
    min_num_players: int
    dynamics: Dynamics = Dynamics.SEQUENTIAL
    chance_mode: ChanceMode = ChanceMode.EXPLICIT_STOCHASTIC
    information: Information = Information.PERFECT_INFORMATION
    utility: Utility = Utility.ZERO_SUM
    reward_model: RewardModel = RewardModel.TERMINAL
    provides_information_state_string: bool = True
    provides_information_state_tensor: bool = True
    provides_observation_string: bool = True
    provides_observation_tensor: bool = True
    provides_factored_observation_string: bool = False
    parameter_specification: dict[str, str] = field(default_factory=lambda: {"text": "", "until": "end"})
    default_loadable: bool = True
    is_concrete: bool = True


class StateType(enum.Enum):
    """What is awaited in a state: OpenSpiel's StateType."""

    DECISION = 0
    CHANCE = 1
    TERMINAL = 2
    MEAN_FIELD = 3


class PlayerAction(NamedTuple):
    """An action, and the player whose it was, or CHANCE_PLAYER."""

    player: int
    action: int


class Observer:
    """Writes what a player sees into one tensor: OpenSpiel's observer, of a game in which all see everything."""

    def __init__(self, game: "Game", perfect_recall: bool = False) -> None:
        self._perfect_recall = perfect_recall
        size, players = game.observation_tensor_size(), game.num_players()
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor[: _core.SEEN]}
        if players > 2:
            self.dict["standing"] = self.tensor[_core.SEEN :]

    def set_from(self, state: "State", player: int) -> None:
        self.tensor[:] = state.observation(player)

    def string_from(self, state: "State", player: int) -> str:
        """Returns the position; of an observer with perfect recall, all that has happened."""
        return state.information_state_string(player) if self._perfect_recall else state.observation_string(player)


class Game:
    """The game: its first state, and the sizes of its actions and observations."""

    def __init__(self, text: str = "", *, until: str = "end", name: str = "trictrac") -> None:
        """`text` as trictrac.Game has it: a record, tags, a position, or nothing, a tour. It is played to its end, or
        until the first "releve", which counts holes."""
        if until not in ("end", "releve"):
            raise ValueError(f'until is "end" or "releve", not {until!r}')
        self.text = text
        self.until = until
        self.name = name
        self._begun = _core.Game(text)

    def new_initial_state(self) -> "State":
        return State(self, self._begun.copy(), [])

    def new_initial_states(self) -> list["State"]:
        """There is one: only games of mean fields have more."""
        return [self.new_initial_state()]

    def get_type(self) -> GameType:
        players = self.num_players()
        return GameType(self.name, f"Trictrac ({self.name})", players, players)

    def get_parameters(self) -> dict[str, str]:
        """Returns the arguments of Game that are not their defaults."""
        given = {"text": self.text, "until": self.until}
        return {key: value for key, value in given.items() if value != self.get_type().parameter_specification[key]}

    def max_game_length(self) -> int:
        return MOST_DECISIONS

    def max_chance_nodes_in_history(self) -> int:
        """A decision follows a throw, or a decision on the same one."""
        return MOST_DECISIONS + _core.CHANCES

    def max_history_length(self) -> int:
        return self.max_game_length() + self.max_chance_nodes_in_history()

    def max_move_number(self) -> int:
        return self.max_history_length()

    def policy_tensor_shape(self) -> list[int]:
        return [self.num_distinct_actions()]

    def observation_tensor_layout(self) -> str:
        return "CHW"

    def information_state_tensor_shape(self) -> list[int]:
        return self.observation_tensor_shape()

    def information_state_tensor_size(self) -> int:
        return self.observation_tensor_size()

    def information_state_tensor_layout(self) -> str:
        return self.observation_tensor_layout()

    def make_observer(self, iig_obs_type: object = None, params: dict[str, Any] | None = None) -> Observer:
        """Returns an observer. All kinds see the same; one whose type has `perfect_recall` writes the history as text."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return Observer(self, bool(getattr(iig_obs_type, "perfect_recall", False)))

    make_py_observer = make_observer

    def action_to_string(self, player: int, action: int) -> str:
        """The number alone: what it does depends on the state."""
        return f"chance {action}" if player == CHANCE_PLAYER else str(action)

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
        """The most one can win; infinite where no rule bounds it: in a partie à écrire, and the holes of a relevé."""
        return self._begun.most if self.until == "end" else float("inf")

    def min_utility(self) -> float:
        return -self.max_utility()

    def deserialize_state(self, text: str) -> "State":
        """Of what State.serialize has written."""
        state = self.new_initial_state()
        for line in text.split():
            state.apply_action(int(line))
        return state

    def serialize(self) -> str:
        return json.dumps({"name": self.name, "text": self.text, "until": self.until}, ensure_ascii=False)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and other.serialize() == self.serialize()

    def __hash__(self) -> int:
        return hash(self.serialize())

    def __str__(self) -> str:
        return f"{self.name}({self.text!r})"

    to_string = __str__
    __repr__ = __str__


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
        if self.is_terminal():
            return TERMINAL_PLAYER
        player = self._core.player_asked
        return CHANCE_PLAYER if player is None else player

    def is_terminal(self) -> bool:
        return self._core.over or (self._game.until == "releve" and self._releve_is_over())

    def _releve_is_over(self) -> bool:
        """The men were put back, which only a decision or a play does: no side has thrown since."""
        return bool(self._history) and self._core.stage == "roll" and not self._core.seen(0)[58:60].any()

    def is_chance_node(self) -> bool:
        return self.current_player() == CHANCE_PLAYER

    def is_player_node(self) -> bool:
        return self.current_player() >= 0

    def is_simultaneous_node(self) -> bool:
        return False

    def is_mean_field_node(self) -> bool:
        return False

    def get_type(self) -> StateType:
        if self.is_terminal():
            return StateType.TERMINAL
        return StateType.CHANCE if self.is_chance_node() else StateType.DECISION

    def is_initial_state(self) -> bool:
        return not self._history

    def is_initial_non_chance_state(self) -> bool:
        """No player has acted yet, and one is asked."""
        return self.is_player_node() and all(player == CHANCE_PLAYER for player, _ in self.full_history())

    def starting_state(self) -> "State":
        """Returns the state in which the game began."""
        return self._game.new_initial_state()

    def starting_state_str(self) -> str:
        return str(self.starting_state())

    def resample_from_infostate(self, player: int, probability_sampler: object) -> "State":
        """Returns a copy: no other state looks the same to a player."""
        del player, probability_sampler
        return self.clone()

    def move_number(self) -> int:
        return len(self._history)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Of the player to move, lowest first, at a chance node what may fall; of any other player none."""
        if player is not None and player != self.current_player():
            return []
        if self.is_terminal():
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
        return [] if self.is_terminal() else self._core.chances()

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

    apply_action_with_legality_check = apply_action
    apply_actions_with_legality_checks = apply_actions

    def undo_action(self, player: int, action: int) -> None:
        """Takes the last action back, which must be this one of this player (or of chance). Takes as long as to play
        all actions before it."""
        if not self._history or self._history[-1] != action:
            raise _core.Error(f"action {action} is not the last one")
        before = self._game.new_initial_state()
        before.apply_actions(self._history[:-1])
        if before.current_player() != player:
            raise _core.Error(f"the last action was not player {player}'s but {before.current_player()}'s")
        self._core, self._history = before._core, before._history

    def child(self, action: int) -> "State":
        state = self.clone()
        state.apply_action(action)
        return state

    def clone(self) -> "State":
        return State(self._game, self._core.copy(), self._history.copy())

    def returns(self) -> list[float]:
        """Won less lost by each player, settled once the game is over; before, as it stands, without the stakes in the
        middle of a poule."""
        if self._game.until == "end":
            return list(self._core.balance)
        (white, black), begun = self._core.holes, self._game.new_initial_state().core.holes
        won = float(white - begun[0] - black + begun[1])
        return [won, -won]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

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

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The same as the observation: all that counts is seen."""
        return self.observation_tensor(player)

    def history(self) -> list[int]:
        return self._history.copy()

    def full_history(self) -> list[PlayerAction]:
        """Takes as long as to play the game again."""
        state, all_ = self._game.new_initial_state(), []
        for action in self._history:
            all_.append(PlayerAction(state.current_player(), action))
            state.apply_action(action)
        return all_

    def to_dict(self) -> dict[str, Any]:
        return {
            "game": json.loads(self._game.serialize()),
            "history": self.history(),
            "trid": self._core.trid,
            "current_player": self.current_player(),
            "returns": self.returns(),
        }

    def to_json(self) -> str:
        return json.dumps(self.to_dict(), ensure_ascii=False)

    def history_str(self) -> str:
        return ", ".join(str(action) for action in self._history)

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """Of a player's action, or of chance; with one number, of that action of the player to move."""
        if action is None:
            player, action = self.current_player(), player
        if player == CHANCE_PLAYER:
            return f"chance {action}"
        return self._core.text(action)

    def string_to_action(self, player: int | str, text: str | None = None) -> int:
        """Reads what action_to_string wrote, of a player or, with the text alone, of the player to move."""
        if text is None:
            player, text = self.current_player(), str(player)
        if player == CHANCE_PLAYER:
            numbers = {self.action_to_string(CHANCE_PLAYER, chance): chance for chance in self.legal_actions()}
            if text not in numbers:
                raise _core.Error(f"{text!r} cannot fall here: it may be {', '.join(numbers)}")
            return numbers[text]
        return self._core.read(text)

    def serialize(self) -> str:
        """One action a line, chance and players in their order."""
        return "\n".join(str(action) for action in self._history)

    def __str__(self) -> str:
        return self._core.trid

    to_string = __str__
    __repr__ = __str__


def playthrough(game: Game, seed: int = 1, most_states: int = 1000) -> Iterator[str]:
    """Yields the lines of a game played at random, with all that each state says, in the form of OpenSpiel's
    playthroughs: two versions that say the same are the same game."""
    kind, dice = game.get_type(), random.Random(seed)
    yield f"game: {game}"
    for name in kind.__dataclass_fields__:
        value = getattr(kind, name)
        yield f"GameType.{name} = {value.name if isinstance(value, enum.Enum) else value!r}"
    for name in ("num_distinct_actions", "policy_tensor_shape", "max_chance_outcomes", "get_parameters", "num_players",
                 "min_utility", "max_utility", "utility_sum", "observation_tensor_shape", "observation_tensor_layout",
                 "information_state_tensor_shape", "max_game_length"):
        yield f"{name}() = {getattr(game, name)()!r}"
    state = game.new_initial_state()
    for number in range(most_states):
        yield from ("", f"# State {number}", str(state))
        for name in ("is_terminal", "history", "history_str", "is_chance_node", "current_player", "rewards", "returns"):
            yield f"{name}() = {getattr(state, name)()!r}"
        for player in range(game.num_players()):
            yield f"observation_tensor({player}) = {[int(number) for number in state.observation_tensor(player)]}"
        if state.is_terminal():
            return
        player, legal = state.current_player(), state.legal_actions()
        if state.is_chance_node():
            yield f"chance_outcomes() = {state.chance_outcomes()}"
        yield f"legal_actions() = {legal}"
        yield f"string_legal_actions() = {[state.action_to_string(player, action) for action in legal]}"
        action = dice.choice(legal)
        yield f"apply_action({action})"
        state.apply_action(action)
