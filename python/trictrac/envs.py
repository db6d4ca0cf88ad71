"""Environments by name. A name stands for one game and one version of the rules for ever: where the rules of this
version of the package are others, the name is refused, so that two results under one name can be compared.

    trictrac.envs.games("Tour12-v1", 1024, threads=8)     many games at once (trictrac.Games)
    trictrac.envs.aec("Releve-v1")                        an environment of PettingZoo (trictrac.aec)
    trictrac.envs.gym("Tour6-v1", opponent="net:0")       one of gymnasium, against a player (trictrac.gym)
    trictrac.envs.spiel("Poule4-v1")                      a game of OpenSpiel (trictrac.spiel)
"""
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from trictrac import _core

if TYPE_CHECKING:
    from trictrac import aec as aec_module
    from trictrac import audit, gym as gym_module, spiel as spiel_module

_RULES_OF_1 = 0x803E63333049205D
_POOL = '[Format "poule-guiton"]\n[Match "players={} stake=1"]'


@dataclass(frozen=True)
class Spec:
    """One environment: what trictrac.Game opens, what ends it, and by which rules."""

    name: str
    what: str
    unit: str
    """Of a reward: that of the account of the format, so that a record of the game says the same number."""
    text: str = ""
    until: str = "end"
    rules: int = _RULES_OF_1
    by_hand: bool = False

    @property
    def id(self) -> str:
        """The name with the signature of its rules, to be cited."""
        return f"{self.name}+{self.rules:016x}"


SPECS = {
    spec.name: spec
    for spec in (
        Spec("Releve-v1", "one relevé: the holes won in it less those lost", "hole", until="releve"),
        Spec("Tour6-v1", "six holes for a pool of two: 2 or -2", "stake", _POOL.format(2)),
        Spec("Tour12-v1", "a tour of twelve holes: 1, or 2 if it is double", "stake"),
        Spec("Ecrire-v1", "a partie à écrire of eight marqués, with its settlement", "jeton", '[Format "ecrire-lois"]'),
        Spec("Poule4-v1", "four players for a pool of six-hole meetings", "stake", _POOL.format(4)),
        Spec("Audit-v1", "a tour whose players mark for themselves: marks, claims and reasons", "stake", by_hand=True),
    )
}


def spec(name: str) -> Spec:
    """Returns the environment of that name, or of an id. Raises trictrac.Error where there is none, or the rules of this
    package are not its."""
    found = SPECS.get(name.partition("+")[0])
    if found is None or name not in (found.name, found.id):
        raise _core.Error(f"there is no environment {name!r}; there are {', '.join(SPECS)}")
    if found.rules != _core.RULES:
        raise _core.Error(
            f"{name} is played by the rules {found.rules:016x}, and this package has {_core.RULES:016x}: "
            "install the version of the package that names them"
        )
    return found


def _marked_by_program(name: str) -> Spec:
    found = spec(name)
    if found.by_hand:
        raise _core.Error(f"{name} is marked by its players: only envs.aec() has it")
    return found


def games(name: str, n: int, seed: int = 1, **options: Any) -> _core.Games:
    """Returns trictrac.Games of that environment; `options` are those of Games."""
    found = _marked_by_program(name)
    return _core.Games(n, seed, found.text, until=found.until, **options)


def aec(name: str, **options: Any) -> "aec_module.Env | audit.Env":
    """Returns an environment of PettingZoo's kind."""
    from trictrac import aec as aec_module
    from trictrac import audit

    found = spec(name)
    if found.by_hand:
        return audit.Env(name=found.name, **options)
    return aec_module.Env(found.text, until=found.until, name=found.name, **options)


def gym(name: str, opponent: str = "random", **options: Any) -> "gym_module.Env":
    """Returns an environment of gymnasium's kind, against a player by its text (trictrac.Bot)."""
    from trictrac import gym as gym_module

    found = _marked_by_program(name)
    return gym_module.Env(found.text, opponent=opponent, until=found.until, name=found.name, **options)


def spiel(name: str) -> "spiel_module.Game":
    """Returns a game of OpenSpiel's kind."""
    from trictrac import spiel as spiel_module

    found = _marked_by_program(name)
    return spiel_module.Game(found.text, until=found.until, name=found.name)
