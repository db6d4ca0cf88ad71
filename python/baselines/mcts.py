"""MCTS that learns nothing: UCT with chance nodes, and short rollouts at random that end with the holes ahead.

    python3 engine.py mcts:200      plays by 200 simulations a decision

The dice of a decision come from its position, so the same question gets the same answer."""
import math
import random

import numpy as np

from common import SEED
from search import Decision, note, throw, walk

CURIOSITY = 0.3  # in holes: how much a doubtful action is tried again
DECISIONS = 4  # of a rollout


def select(decision):
    """Chooses by UCB1, what has not been tried first."""
    visits = decision.visits
    if not visits.all():
        return int(visits.argmin())
    doubt = np.sqrt(math.log(visits.sum()) / visits)
    return int((decision.sums / visits + CURIOSITY * doubt).argmax())


def holes_ahead(game, player):
    points, holes = game.points, game.holes
    return holes[player] - holes[1 - player] + (points[player] - points[1 - player]) / 12


def roll_out(game, player, dice):
    """Plays some decisions at random, and returns by how many holes `player` is then ahead."""
    game = game.copy()
    throw(game, dice)
    for _ in range(DECISIONS):
        if game.over:
            break
        game.act(dice.choice(game.actions()))
        throw(game, dice)
    return holes_ahead(game, player)


class Player:
    def __init__(self, simulations):
        self.simulations = simulations

    def choose(self, game):
        root, dice = Decision(game.copy()), random.Random(f"{SEED} {game.trid}")
        if len(root.actions) == 1:
            return root.actions[0]
        for _ in range(self.simulations):
            end, path = walk(root, select, dice)
            note(end, path, roll_out(end.game, end.player, dice))
        return root.actions[root.favourite()]
