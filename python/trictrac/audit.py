"""Audit-v1: an environment about honesty. Two players mark for themselves and judge each other by section R of the
rules (docs/rules.md): a mark may be too small by oversight or too great on purpose, an opponent may claim the difference as
an école, a wrong claim may be disputed, and a reason may be asked for. The dice are thrown, and men are moved, by the
program, so that all an agent does is to mark, to claim and to answer.

    env = trictrac.envs.aec("Audit-v1")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

It has the calls of PettingZoo, as trictrac.aec, and is one of its environments where that is installed. What is due is not
seen: an agent counts it from the men and the dice. infos say afterwards what was due and what was marked."""
import json
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trictrac import _core
from trictrac._cycle import Box, Cycle, Dict, Observation

AGENTS = ("white", "black")
PARTS = ("gained", "received")
MOST_POINTS = 48
"""The greatest mark or claim; marks of one roll add up."""

_AMOUNTS = range(2, MOST_POINTS + 1, 2)
ACTIONS: list[dict[str, Any]] = [{"type": "pass"}]
ACTIONS += [{"type": "mark", "points": points} for points in _AMOUNTS]
ACTIONS += [{"type": "school", "points": points, "for": part} for part in PARTS for points in _AMOUNTS]
ACTIONS += [{"type": "rectify", "for": part} for part in PARTS]
ACTIONS += [{"type": kind} for kind in ("whole", "false_school", "augment")]
ACTIONS += [{"type": "reason", "for": part} for part in PARTS]
ACTIONS += [{"type": "answer", "honest": honest} for honest in (True, False)]
ACTIONS += [{"type": kind} for kind in ("agree", "object")]
"""What each number does: `pass` lets the program go on; `answer` names the jans that were due, or none; the others are
the actions of docs/act.md."""

WINDOWS = ("throw", "mark", "answer", "agree")
"""Why an agent is asked: before a throw of its own; with a roll in hand; to answer; before the opponent goes."""
_FACTS = ("mine_gained", "mine_received", "theirs_gained", "theirs_received", "claimed_by_me", "claimed_by_them", "asked", "answered")
FACTS = len(_FACTS) + len(WINDOWS)
_HIDDEN = slice(69, 71)  # of an observation: the points of the roll in hand
_ANSWERS = ("false_school", "augment", "whole", "agree", "object")


def action(**what: Any) -> int:
    """Returns the number of an action, such as action(type="mark", points=4)."""
    return ACTIONS.index(what)


class _Sheet:
    """One mark: what was due, what was marked, and the jans."""

    def __init__(self, due: int = 0, jans: tuple[str, ...] = ()) -> None:
        self.due, self.jans, self.marked = due, jans, 0


class Env(Cycle):
    metadata = {**Cycle.metadata, "name": "Audit-v1"}

    def __init__(
        self,
        *,
        name: str = "Audit-v1",
        mover: str = "soumille",
        max_steps: int | None = 4000,
        render_mode: str | None = None,
    ) -> None:
        """`mover` is the player (trictrac.Bot) that moves the men and holds or goes for both."""
        spaces = {
            "observation": Box(0, 127, (_core.SEEN,), np.int8),
            "facts": Box(-1, 127, (FACTS,), np.int8),
            "action_mask": Box(0, 1, (len(ACTIONS),), np.int8),
        }
        super().__init__(name, AGENTS, Dict(spaces), len(ACTIONS), render_mode, max_steps)
        self._mover = _core.Bot(mover)
        self._random = np.random.default_rng()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a tour. With a seed its dice, and those of later tours, are always the same."""
        del options
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._begin()
        self._sheets = {agent: {part: _Sheet() for part in PARTS} for agent in AGENTS}
        self._claims = {agent: dict.fromkeys(PARTS, 0) for agent in AGENTS}
        self._question: tuple[str, str] | None = None  # who is asked, and for which part
        self._answered = dict.fromkeys(AGENTS, 0)
        self._refused: set[int] = set()
        self._passed: set[str] = set()
        self._now = self._tell({"options": {"marking": "hand"}, "actions": []})
        first = AGENTS[int(self._random.integers(2))]
        self._throw(first, doublets=False)
        self._go_on()

    # The referee, who is told of everything (trictrac.act).

    def _tell(self, line: dict[str, Any]) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(_core.act(json.dumps(line)))
        return answer

    def _do(self, agent: str, **what: Any) -> dict[str, Any] | None:
        """Returns the referee's error, or None: it is done."""
        answer = self._tell({"trid": self._now["trid"], "actions": [{"side": agent, **what}]})
        if not answer["ok"]:
            error: dict[str, Any] = answer["error"]
            return error
        self._now = answer
        return None

    def _must(self, agent: str, **what: Any) -> None:
        error = self._do(agent, **what)
        if error:
            raise _core.Error(f"the program chose {what}, which the referee refuses: {error['what']}")

    def _game(self) -> _core.Game:
        """The position as a game that the program marks."""
        return _core.Game(self._now["trid"].partition(";")[0])

    def _may(self, agent: str) -> list[str]:
        place = "asked" if self._now["asked"]["side"] == agent else "also"
        may: list[str] = self._now[place]["may"]
        return may

    # What the program does for both.

    def _throw(self, agent: str, doublets: bool = True) -> None:
        dice = [int(n) for n in self._random.integers(1, 7, 2)]
        while not doublets and dice[0] == dice[1]:
            dice = [int(n) for n in self._random.integers(1, 7, 2)]
        other = _other(agent)
        self._must(agent, type="roll", dice=dice)
        judged = self._game().judge(*dice) if self._now["asked"]["stage"] in ("move", "decide") else None
        for who, part, mine in ((agent, "gained", True), (other, "received", False)):
            jans = tuple(event.jan for event in judged.events if event.to_roller is mine) if judged else ()
            due = 0 if judged is None else judged.points_roller if mine else judged.points_other
            self._sheets[who][part] = _Sheet(due, jans)
        self._claims = {agent: dict.fromkeys(PARTS, 0) for agent in AGENTS}

    def _move(self, agent: str) -> None:
        if "hold" in self._may(agent):
            if self._mover.choose(self._game()) == _core.GO:
                return self._must(agent, type="go")
            self._must(agent, type="hold")
        game = self._game()
        steps = []
        for way in game.text(self._mover.choose(game)).split():
            stops = [int(stop) if stop.isdigit() else 25 for stop in way.rstrip("*").split("/")] if way != "-" else []
            steps += [[a, b] for a, b in zip(stops, stops[1:])]
        return self._must(agent, type="play", steps=steps)

    def _act_for(self, agent: str) -> None:
        """What follows when an agent has nothing more to say."""
        stage = self._now["asked"]["stage"]
        if "agree" in self._may(agent):
            self._must(agent, type="agree")
        elif stage == "roll":
            self._throw(agent)
        elif stage in ("move", "decide"):
            self._move(agent)

    # Who is asked.

    def _is_over(self) -> bool:
        return "winner" in self._now and not any("agree" in self._may(agent) for agent in AGENTS)

    def _must_answer(self, agent: str) -> bool:
        asked = self._question is not None and self._question[0] == agent
        return asked or any(kind in _ANSWERS for kind in self._may(agent))

    def _go_on(self) -> None:
        """Selects the agent who is asked next."""
        if self._is_over():
            return self._pay()
        asked: str = self._now["asked"]["side"]
        waiting = _other(asked)
        answers = waiting not in self._passed and self._must_answer(waiting)
        self.agent_selection = waiting if answers else asked
        return None

    def _pay(self) -> None:
        winner, score = self._now["winner"], self._now["score"]
        double = score[_other(winner)]["holes"] == 0 or score[winner]["pavillon"]
        won = 2.0 if double else 1.0
        self._end([won if agent == winner else -won for agent in AGENTS])

    def _window(self, agent: str) -> str:
        if self._now["asked"]["side"] != agent:
            return "answer"
        stage = self._now["asked"]["stage"]
        return "agree" if "agree" in self._may(agent) else "throw" if stage == "roll" else "mark"

    def _act(self, agent: str, action: int) -> None:
        """What the referee refuses changes nothing: infos then say by which rule, and it is not offered again before
        something else has happened."""
        if not 0 <= action < len(ACTIONS) or not self._mask(agent)[action]:
            raise _core.Error(f"action {action} is not one of those that are offered")
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.infos[agent] = {}
        self._take(agent, action)
        self._go_on()

    def _take(self, agent: str, number: int) -> None:
        what = dict(ACTIONS[number])
        kind = what["type"]
        if kind == "pass":
            return self._pass(agent)
        if kind == "answer":
            what = self._answer(agent, what["honest"])
        error = self._do(agent, **what)
        if error:
            self._refused.add(number)
            self.infos[agent] = {"refused": error["rule"], "why": error["what"]}
            return None
        self._passed.clear()
        self._refused.clear()
        if kind == "mark":
            part = "gained" if self._now["asked"]["stage"] in ("move", "decide") and self._turn(agent) else "received"
            self._sheets[agent][part].marked += what["points"]
        elif kind == "school":
            self._claims[agent][what["for"]] += what["points"]
        elif kind == "reason" and "jans" not in what:
            self._question = (_other(agent), what["for"])
            self._answered[_other(agent)] = 0
        elif kind == "answer":
            self._question = None
            self._answered[agent] = 1 if what["jans"] else -1
        return None

    def _turn(self, agent: str) -> bool:
        return bool(self._now["asked"]["side"] == agent)

    def _pass(self, agent: str) -> None:
        self._refused.clear()
        if self._question is not None and self._question[0] == agent:
            self._question = None
        if not self._turn(agent):
            self._passed.add(agent)
            return
        self._passed.clear()
        if "mark" in self._may(agent):  # else nothing can be marked: the opponent has gone
            part = "gained" if self._window(agent) == "mark" else "received"
            sheet = self._sheets[agent][part]
            self.infos[agent] = {"part": part, "due": sheet.due, "marked": sheet.marked}
        self._act_for(agent)

    def _answer(self, agent: str, honest: bool) -> dict[str, Any]:
        assert self._question is not None
        part = self._question[1]
        return {"type": "reason", "for": part, "jans": list(self._sheets[agent][part].jans) if honest else []}

    def _mask(self, agent: str) -> NDArray[np.int8]:
        may, mine = self._may(agent), self._turn(agent)
        asked = self._question is not None and self._question[0] == agent
        window = self._window(agent)

        def offered(what: dict[str, Any]) -> bool:
            kind = what["type"]
            if kind == "pass":
                return True
            if kind == "answer":
                return asked
            if kind == "reason":
                return mine and window == "throw" and self._question is None and not self._answered[_other(agent)]
            if kind in _ANSWERS:
                return kind in may
            return mine and kind in may

        mask = np.fromiter((offered(what) for what in ACTIONS), np.int8, len(ACTIONS))
        mask[list(self._refused)] = 0
        return mask

    def observe(self, agent: str) -> Observation:
        """The position without the worth of the roll in hand, and the facts: the marks of both for the last rolls, what was
        claimed, whether you are asked for a reason, what the opponent has answered, and in which window you are."""
        other = _other(agent)
        seen = self._game().seen(AGENTS.index(agent))
        seen[_HIDDEN] = 0
        mine, theirs = self._sheets[agent], self._sheets[other]
        asked = self._question is not None and self._question[0] == agent
        numbers = [mine["gained"].marked, mine["received"].marked, theirs["gained"].marked, theirs["received"].marked,
                   sum(self._claims[agent].values()), sum(self._claims[other].values()), int(asked), self._answered[other]]
        window = [int(self._window(agent) == name) for name in WINDOWS]
        facts = np.clip(numbers + window, -1, 127).astype(np.int8)
        is_asked = agent == self.agent_selection and not self.is_out(agent)
        mask = self._mask(agent) if is_asked else np.zeros(len(ACTIONS), np.int8)
        return {"observation": seen, "facts": facts, "action_mask": mask}

    def due(self, agent: str, part: str) -> tuple[int, int]:
        """Returns what was due to an agent for the last roll of that part, and what it has marked: the truth, for those
        who judge agents."""
        sheet = self._sheets[agent][part]
        return sheet.due, sheet.marked

    def claimed(self, agent: str, part: str) -> int:
        """Returns the points of écoles that an agent has claimed for the opponent's mark of that part."""
        return self._claims[agent][part]

    def score(self) -> dict[str, dict[str, Any]]:
        """Returns, for each agent, points, holes, bredouille and pavillon."""
        score: dict[str, dict[str, Any]] = self._now["score"]
        return score

    def trid(self) -> str:
        """The position with all marks and claims as text (docs/act.md)."""
        return str(self._now["trid"])


def _other(agent: str) -> str:
    return AGENTS[1 - AGENTS.index(agent)]
