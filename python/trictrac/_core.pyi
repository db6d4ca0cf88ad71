"""The engine. Whatever cannot be done raises Error, which says what is wrong and what would be right; then nothing has
changed. Different objects may be used by different threads; where two come to one object, and one of them changes it,
the second gets an Error. A Bot is pickled by its name and seed: one that draws begins its draws again."""
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

__version__: str
RULES: int
"""The signature of the rules: equal wherever the rules are."""
ACTIONS: int
"""Actions are numbers from 0 to ACTIONS - 1 (docs/library.md, "Actions by number")."""
CHANCES: int
"""Outcomes of chance are numbers from 0 to CHANCES - 1."""
HOLD: int
GO: int
SEEN: int
"""The length of an observation (docs/python.md)."""

class Error(ValueError): ...

class Event:
    """One thing a roll is worth."""

    @property
    def jan(self) -> str:
        """As in records, such as "petit_jan_fill"."""
    @property
    def to_roller(self) -> bool: ...
    @property
    def ways(self) -> int: ...
    @property
    def points(self) -> int:
        """For all ways together."""
    @property
    def fleches(self) -> list[int]:
        """Those concerned, in the roller's numbering."""

class Judgement:
    """The points of a roll, and the actions that the rules allow with it."""

    @property
    def points_roller(self) -> int: ...
    @property
    def points_other(self) -> int: ...
    @property
    def events(self) -> list[Event]: ...
    @property
    def actions(self) -> list[int]: ...

class Player:
    """A player of a game: their seat, their side and what they have won."""

    @property
    def seat(self) -> int | None:
        """None before it is drawn."""
    @property
    def side(self) -> int | None:
        """The side of the board, 0 White or 1 Black; None: the player looks on."""
    @property
    def account(self) -> int | None:
        """Partners have one number. None before the seats are drawn."""
    @property
    def advises(self) -> list[int]:
        """The sides whose player may be advised by this one, who looks on."""
    @property
    def balance(self) -> float:
        """Won less lost so far, settled once the game is over, in the unit of the format."""

def records(text: str) -> list[str]:
    """The records in a text of many, one after another (docs/record.md, "Collections"), none of them read yet."""

def act(line: str) -> str:
    """Answers one line of `trictrac act --jsonl` (docs/act.md), both in JSON: games whose players mark for themselves."""

class Game:
    """A game: the men, the marks and all actions so far. It is copied and pickled as a value."""

    def __init__(self, text: str = "") -> None:
        """From a record, which may be nothing but tags ('[Format "ecrire-lalanne"]'), a position ("TRID=…"), or
        nothing: a tour by the rules of the Lois. A text of several records is refused: see read_games()."""
    @property
    def stage(self) -> str:
        """lead (and before it the seats of more than two), roll, decide, move or over; over is said of the round, perhaps
        with more to come."""
    @property
    def over(self) -> bool:
        """Nothing is left to do in the game."""
    @property
    def asked(self) -> int | None:
        """The side asked for a play or a decision, 0 White or 1 Black; None where chance is, or the game is over."""
    @property
    def to_act(self) -> int:
        """The side that throws, decides or plays, or did so last."""
    @property
    def players(self) -> int:
        """The number of players. Of two, player 0 is White and 1 is Black; of more, two at a time sit at the board."""
    @property
    def player_asked(self) -> int | None:
        """The player who is asked; of two the same as `asked`."""
    @property
    def sides(self) -> tuple[int | None, int | None]:
        """The players who sit at White's side and at Black's; nobody before the seats are drawn."""
    @property
    def seats(self) -> list[int]:
        """The players in the seats drawn so far, in the order of the seats."""
    def player(self, number: int) -> Player: ...
    @property
    def dice(self) -> tuple[int, int] | None:
        """The roll in hand, as thrown."""
    @property
    def men(self) -> NDArray[np.int8]:
        """(2, 24): men of each side on the flèches 1 to 24, both counted from White's talon."""
    @property
    def points(self) -> tuple[int, int]: ...
    @property
    def holes(self) -> tuple[int, int]:
        """Of the round."""
    @property
    def winner(self) -> int | None:
        """Of a round that is over by holes or a resignation."""
    @property
    def balance(self) -> tuple[float, ...]:
        """Won less lost so far by each player, settled once the game is over, in the unit of the format (stakes of
        a tour, jetons; ten for a fiche of the honours of combiné)."""
    @property
    def most(self) -> float:
        """The most a player can win in it; infinite where the format knows no bound."""
    @property
    def deeds(self) -> int:
        """Throws, plays and decisions so far."""
    @property
    def trid(self) -> str: ...
    @property
    def record(self) -> str: ...
    def at(self, deeds: int) -> Game:
        """The game as it was after its first `deeds` throws, plays and decisions."""
    def copy(self) -> Game: ...
    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: dict[int, object]) -> Game: ...
    def actions(self) -> list[int]:
        """Returns the legal actions of the player who is asked, lowest first; empty where nobody is asked."""
    def chances(self) -> list[tuple[int, float]]:
        """Returns the outcomes of chance and their probabilities; empty where chance is not awaited."""
    def act(self, action: int) -> None: ...
    def play(self, text: str) -> None:
        """The action of that text: "7/11 5/7", "-", "hold" or "go"."""
    def fall(self, chance: int) -> None: ...
    def throw(self, a: int, b: int, first: int | None = None) -> None:
        """Two dice in the order thrown. At stage lead `first` is the side that threw the higher, and begins with them."""
    def seat(self, players: Sequence[int]) -> None:
        """Gives more than two players their seats, as they were drawn elsewhere: the player in each."""
    def resign(self, side: int) -> None:
        """Gives up the current round for that side; a match that is more than tours then ends, unsettled."""
    def read(self, text: str) -> int:
        """The number of the action of that text; Error names the law it breaks."""
    def text(self, action: int) -> str:
        """Returns a legal action as a text; flèches are those of the player who is asked."""
    def judge(self, a: int, b: int) -> Judgement:
        """A roll thrown now by to_act, or the one in hand."""
    def seen(self, player: int) -> NDArray[np.int8]:
        """(SEEN,): the position as `player` sees it (docs/python.md)."""
    def standing(self, player: int) -> NDArray[np.int32]:
        """(4 + 9 * players,): the standing of all players as `player` sees it (docs/python.md)."""

class Games:
    """Many games at once. Each stands where a player of the program is asked: dice fall, and opponents play, by
    themselves, and a game that ends begins again at once. They are copied and pickled as a value, with the dice to
    come."""

    def __init__(
        self,
        n: int,
        seed: int = 1,
        text: str = "",
        *,
        threads: int = 1,
        opponent: str | None = None,
        player: int | None = None,
        until: str = "end",
        out: Mapping[str, Any] | None = None,
    ) -> None:
        """`n` games of what Game(text) is. The same seed and the same actions give the same games, in any number of
        threads. `opponent` is a player by its text (see Bot); the program then has one player of each game, `player` or
        player i % players of game i. `until`: "end", or "releve" until the men are first put back, which counts holes.
        `out` has arrays that are written now and after each step, where they lie, by the names of the properties and
        methods here: observations, standings, masks, asked, player_asked, ended, rewards. They are arrays of numpy, or
        others that speak DLPack, such as tensors of PyTorch."""
    def __len__(self) -> int: ...
    def __getitem__(self, i: int) -> Game:
        """A copy of one of them."""
    def copy(self) -> Games: ...
    def __copy__(self) -> Games: ...
    def __deepcopy__(self, memo: dict[int, object]) -> Games: ...
    @property
    def players(self) -> int:
        """The number of players of each game."""
    @property
    def threads(self) -> int: ...
    @property
    def opponent(self) -> str | None: ...
    @property
    def until(self) -> str: ...
    def step(self, actions: Any) -> None:
        """(n,): an action for each, in an array of whole numbers; one of int32 that speaks DLPack is not copied. On an
        Error no game has changed."""
    def draw(self) -> NDArray[np.int32]:
        """(n,): a legal action for each game, drawn with equal chances; what it draws depends on the seed."""
    @property
    def asked(self) -> NDArray[np.int8]:
        """(n,): the side asked, 0 White or 1 Black."""
    @property
    def player_asked(self) -> NDArray[np.int8]:
        """(n,): the player asked; of two the same."""
    @property
    def ended(self) -> NDArray[np.bool_]:
        """(n,): which games ended in the last step."""
    @property
    def rewards(self) -> NDArray[np.float32]:
        """(n, players): what each player won by a game that ended in the last step; else 0."""
    def observations(self) -> NDArray[np.int8]:
        """(n, SEEN): each game as the player who is asked sees it."""
    def standings(self) -> NDArray[np.int32]:
        """(n, 4 + 9 * players): the standing of all players of each game, as the player who is asked sees it."""
    def masks(self) -> NDArray[np.bool_]:
        """(n, ACTIONS): which actions are legal."""
    def afterwards(self) -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int8]]:
        """Returns the result of every legal action before any dice: (m,) games, (m,) actions, and (m, SEEN) observations of
        the player who acts. Rows go by game, then by action."""

def bot_names() -> list[str]: ...

class Bot:
    """A player by its text: a bot (docs/bots.md), weakest to strongest "geronte" … "lelasseux"; "elo:1200", of that strength
    with errors as people make them; the net looking that many plies ahead, "net:0" to "net:2"; a net of a file,
    "net@FILE:1"; or a yardstick (docs/strength.md), such as "random" or "greedy"."""

    def __init__(self, name: str, seed: int = 1) -> None:
        """`seed` is used by bots that draw at random, or err."""
    @property
    def name(self) -> str: ...
    def choose(self, game: Game) -> int:
        """Returns the number of the action that it chooses for the player who is asked."""

class Net:
    """A net that is asked for many positions at once, and its weights."""

    def __init__(self, file: str = "", *, threads: int = 1) -> None:
        """The net of a file made by the rules of this package (docs/training.md); "" is the net of the package."""
    @staticmethod
    def of_weights(weights: Mapping[str, Any], *, threads: int = 1) -> Net:
        """Makes a net of such weights as weights() returns, rounded to the integers of a net."""
    def worths(self, rows: Any) -> NDArray[np.float32]:
        """(n, SEEN) int8: observations, as of Games.afterwards(). Returns what each is worth to its viewer, in stakes of a
        tour of twelve holes: the net's answer where a throw is awaited, that of the best answer to a roll in hand, and the
        payment where the tour is over."""
    def inputs(self, rows: Any) -> tuple[NDArray[np.int32], NDArray[np.float32], NDArray[np.float32]]:
        """What the net is given for positions in which a throw is awaited: (n, 80) features, each a row of its first layer;
        (n, 24) stakes; and (n, 2) a scale: a position is worth the first number and the second times the answer."""
    def weights(self) -> dict[str, NDArray[np.float32]]:
        """The weights in floating point: rows, stakes, bias, second, second_bias, out, out_bias."""
    def save(self, file: str, made_by: str = "") -> None:
        """Writes the file of the net, with a note of its origin, for Bot("net@FILE:0") and the commands."""
    @property
    def hash(self) -> int:
        """Of all its numbers; reports name a net by it."""
    @property
    def threads(self) -> int: ...

class Way:
    """A way to answer a roll, seen by the roller."""

    @property
    def action(self) -> int: ...
    @property
    def plies(self) -> int:
        """The plies searched: only ways searched equally deep are compared."""
    @property
    def holes(self) -> float:
        """The holes that the roller gains on the score as it stands."""
    @property
    def worth(self) -> float:
        """The roller's expected gain until the end of the round, in the unit of the format."""
    @property
    def lost(self) -> float:
        """The holes that it gives up to the best way, if it was searched as deep as that."""
    @property
    def chance(self) -> float:
        """The probability that the roller wins the round."""

class Worth:
    """A position before a roll, seen by the player who throws; the numbers are those of a Way."""

    @property
    def holes(self) -> float: ...
    @property
    def worth(self) -> float: ...
    @property
    def chance(self) -> float: ...

class Analyst:
    """The net, looking 0 to 2 plies ahead."""

    def __init__(self) -> None: ...
    def rank(self, game: Game, plies: int = 1) -> list[Way]:
        """The answers to the roll in hand, best first; at stage decide one way of each kind."""
    def worth(self, game: Game, plies: int = 1) -> Worth:
        """Returns the equity of a position where a throw is awaited."""
    def ask(self, question: str) -> str:
        """Returns the answer to a question of docs/analysis.md, both in JSON: rollouts, reviews, why one answer is better."""
