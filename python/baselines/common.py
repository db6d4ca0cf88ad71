"""What the baselines share: how they see a position, what they are paid, their budget of decisions, and their files.

A decision is one action of a player in a real game, a forced one too. A track of a million decisions takes a million of
them and no more. What a search looks at in copies of a game is counted apart.
"""
import argparse
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch

import trictrac

SEED = 1
FEATURES = 244
NEVER = torch.tensor(-1e9)  # the number of an illegal action
MARKS = sorted(digit * 10**power for digit in (1, 3) for power in range(3, 9))  # of decisions, at which a net is saved

SCALE = torch.ones(trictrac.SEEN)
SCALE[:50] = 1 / 3  # men
SCALE[50:54] = 1 / 12  # points and holes
SCALE[58:60] = 1 / 10  # throws since the men were put back
SCALE[67:71] = 1 / 6  # dice and what they are worth
SCALE[75] = 1 / 12


def features(seen: np.ndarray) -> torch.Tensor:
    """Returns the inputs of a net for observations (n, SEEN): the numbers, scaled; whether a flèche has at least one man,
    two, three; the dice and the points, one input for each value."""
    rows = torch.from_numpy(np.ascontiguousarray(seen))
    men, dice, points = rows[:, :48], rows[:, 67:69], rows[:, 50:52]
    parts = [rows * SCALE]
    parts += [(men >= least).float() for least in (1, 2, 3)]
    parts.append((dice[:, :, None] == torch.arange(1, 7)).flatten(1).float())
    parts.append((points[:, :, None] == torch.arange(0, 12, 2)).flatten(1).float())
    return torch.cat(parts, 1)


def make_net(outputs: int, hidden: tuple[int, ...] = (128, 128)) -> torch.nn.Sequential:
    sizes, layers = (FEATURES, *hidden), []
    for size, following in zip(sizes, sizes[1:]):
        layers += [torch.nn.Linear(size, following), torch.nn.ReLU()]
    return torch.nn.Sequential(*layers, torch.nn.Linear(sizes[-1], outputs))


def list_steps() -> tuple[torch.Tensor, torch.Tensor]:
    """Returns the flèches that each action takes men from, (ACTIONS, 2), and those that it brings them to with each
    roll, (49, ACTIONS, 2) by 7 times the higher number plus the lower one. 0: none; 25: off the board."""
    taken = torch.zeros(trictrac.ACTIONS, 2, dtype=torch.long)
    reached = torch.zeros(49, trictrac.ACTIONS, 2, dtype=torch.long)
    for action in range(649):
        taken[action] = torch.tensor(divmod(action, 25) if action < 624 else (action - 624, 0))
        for roll in range(49):
            high, low = divmod(roll, 7)
            lengths = (high, low) if action < 624 else (high + low, 0)
            for k, (start, length) in enumerate(zip(taken[action].tolist(), lengths)):
                reached[roll, action, k] = min(start + length, 25) if start else 0
    return taken, reached


class ActionNet(torch.nn.Module):
    """A net of the value of a position and of a number for each action: the sum of its own number and of those of the
    flèches that it takes men from and brings them to. So what is learnt of one action serves others."""

    TAKEN, REACHED = list_steps()

    def __init__(self, hidden: tuple[int, ...]) -> None:
        super().__init__()
        self.layers = make_net(1 + trictrac.ACTIONS + 2 * 26, hidden)

    def forward(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Returns the values (n,) and the numbers of the actions (n, ACTIONS), for the inputs of `features`."""
        value, actions, taken, reached = self.layers(rows).split([1, trictrac.ACTIONS, 26, 26], 1)
        dice = (rows[:, 67:69] * 6).round().long()
        to = self.REACHED[7 * dice[:, 0] + dice[:, 1]].flatten(1)
        sums = taken[:, self.TAKEN].sum(2) + reached.gather(1, to).view(len(rows), -1, 2).sum(2)
        return value[:, 0], actions + sums


def ahead(seen: np.ndarray) -> np.ndarray:
    """Returns by how many holes the viewer is ahead, twelve points for one, for observations (n, SEEN)."""
    of = seen[..., 50:54].astype(np.float32)
    return of[..., 2] - of[..., 3] + (of[..., 0] - of[..., 1]) / 12


@dataclass
class Stretch:
    """Some steps of many games, played one after another: arrays of (steps, games).

    A reward is what a decision and the dice after it won for the player who decided, in holes. The next decision
    belongs to the same player (sign 1), to the opponent (-1), or to another game (0).
    """

    rewards: np.ndarray
    signs: np.ndarray

    def returns(self, values: np.ndarray, mix: float, discount: float) -> np.ndarray:
        """Returns TD(λ) targets with λ = `mix`. `values` (steps + 1, games) are those of each decision to its player. A
        value counts `discount` times for the decision before it, of either player."""
        targets, following = np.empty_like(self.rewards), values[-1]
        for step in reversed(range(len(self.rewards))):
            expected = (1 - mix) * values[step + 1] + mix * following
            following = targets[step] = self.rewards[step] + discount * self.signs[step] * expected
        return targets


class SelfPlay:
    """Many games in which one learner plays both sides."""

    def __init__(self, n: int, seed: int = SEED) -> None:
        self.games = trictrac.Games(n, seed)
        self.seen = self.games.observations()

    def __len__(self) -> int:
        return len(self.games)

    def step(self, actions: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Performs an action in each game; returns rewards and signs (see Stretch). A tour's last hole counts one."""
        player, before = self.games.asked, ahead(self.seen)
        self.games.step(actions.astype(np.int32))
        self.seen = self.games.observations()
        ended, each = self.games.ended, np.arange(len(self))
        signs = np.where(ended, 0, np.where(self.games.asked == player, 1, -1)).astype(np.float32)
        last = np.sign(self.games.rewards[each, player])
        return np.where(ended, last, signs * ahead(self.seen) - before), signs


class Average:
    """The mean of a net's weights over its latest steps of learning, which plays better than the weights of any one."""

    def __init__(self, net: torch.nn.Module, share: float = 0.002) -> None:
        self.net, self.share, self.steps = net, share, 0
        self.weights = {name: value.clone() for name, value in net.state_dict().items()}

    def add(self) -> None:
        self.steps += 1
        share = max(self.share, 1 / (1 + self.steps))
        for name, value in self.net.state_dict().items():
            self.weights[name].lerp_(value, share)


@dataclass
class Track:
    """The budget of a run, in decisions, and the files that it leaves at each mark: NAME-MARK.pt in `folder`.

    The net at a mark has taken at most that many decisions: it is saved before a stretch that would pass the mark."""

    name: str
    budget: int
    folder: Path
    settings: dict[str, Any] = field(default_factory=dict)
    taken: int = 0
    simulated: int = 0  # steps in copies of games
    begun: float = field(default_factory=time.process_time)
    saved: int = 0

    def may_take(self, n: int, average: Average) -> bool:
        """Saves the nets of the marks that n more decisions would pass; returns whether the budget allows them."""
        for mark in sorted({*MARKS, self.budget}):
            if self.saved < mark <= self.budget and self.taken + n > mark:
                self._save(mark, average)
        return self.taken + n <= self.budget

    def _save(self, mark: int, average: Average) -> None:
        self.saved = mark
        seconds = time.process_time() - self.begun
        self.folder.mkdir(parents=True, exist_ok=True)
        torch.save(
            {"baseline": self.name, "mark": mark, "decisions": self.taken, "simulated": self.simulated,
             "seconds": seconds, "settings": self.settings, "weights": average.weights},
            self.folder / f"{self.name}-{mark}.pt",
        )
        counted = f"{self.taken} decisions, {self.simulated} simulated, {seconds:.0f} s of the processor"
        print(f"{self.name}: {counted}", flush=True)


def read_track(name: str, about: str, **settings: Any) -> Track:
    """Reads the command line of a learner: its budget, its folder, and its settings."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="the budget: decisions in real games")
    parser.add_argument("--out", type=Path, default=Path("."), help="folder of the files NAME-DECISIONS.pt")
    for key, value in settings.items():
        parser.add_argument(f"--{key.replace('_', '-')}", type=type(value), default=value, help=f"(default {value})")
    given = vars(parser.parse_args())
    torch.set_num_threads(1)
    torch.manual_seed(SEED)
    return Track(name, given.pop("decisions"), given.pop("out"), given)
