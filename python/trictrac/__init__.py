"""Trictrac, the classic tables game of France.

    import trictrac
    game = trictrac.Game()                  # a tour; or a record, or "TRID=…"
    games = trictrac.read_games(text)       # those of a text of many records, one after another
    net = trictrac.Bot("soumille")          # trictrac.bot_names() has them all
    judged = trictrac.Game(trid).judge(6, 4)
    best = trictrac.Analyst().rank(game, plies=1)[0]

Sides are numbers: 0 is White, 1 is Black. So are players: of two, each is a side; of more, two at a time sit at the
board. Flèches are numbered 1 to 24 from the talon of the player in view. Actions and chances are numbers with fixed
meanings. All of this is explained in docs/python.md.

    trictrac.Games      many games at once, in arrays
    trictrac.Net        a net for many positions at once; trictrac.nets takes it to PyTorch and ONNX and back
    trictrac.envs       environments by name: Releve-v1, Tour6-v1, Tour12-v1, Ecrire-v1, Poule4-v1, Audit-v1
    trictrac.aec        an environment with the calls of PettingZoo; trictrac.audit is one about marking by hand
    trictrac.gym        an environment with the calls of gymnasium, against a player
    trictrac.spiel      states with the calls of OpenSpiel
"""
from trictrac._core import (
    ACTIONS,
    CHANCES,
    GO,
    HOLD,
    RULES,
    SEEN,
    Analyst,
    Bot,
    Error,
    Event,
    Game,
    Games,
    Judgement,
    Net,
    Player,
    Way,
    Worth,
    __version__,
    act,
    bot_names,
    records,
)
from trictrac._records import read_games
from trictrac._review import review

__all__ = [
    "ACTIONS",
    "CHANCES",
    "GO",
    "HOLD",
    "RULES",
    "SEEN",
    "Analyst",
    "Bot",
    "Error",
    "Event",
    "Game",
    "Games",
    "Judgement",
    "Net",
    "Player",
    "Way",
    "Worth",
    "__version__",
    "act",
    "bot_names",
    "read_games",
    "records",
    "review",
]
