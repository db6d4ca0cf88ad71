"""The tree of mcts.py and alphazero.py: decisions, what may fall after them, and a walk from the root to something new.

A value is by how many holes a player will be ahead; it is the opponent's with its sign changed."""
import numpy as np


def throw(game, random):
    """Throws the dice where they are awaited."""
    if game.asked is None and not game.over:
        game.throw(random.randint(1, 6), random.randint(1, 6))


class Decision:
    """A position in which a player is asked, with the visits of each action and the weighted sum of what they found;
    or one in which the game is over, by the dice, and there are no actions."""

    __slots__ = ("game", "player", "actions", "priors", "visits", "weights", "sums", "afters", "value")

    def __init__(self, game):
        self.game, self.player, self.actions = game, game.to_act, game.actions()
        self.priors = np.full(len(self.actions), 1 / max(1, len(self.actions)))
        self.visits, self.weights, self.sums = np.zeros((3, len(self.actions)))
        self.afters = [None] * len(self.actions)
        self.value = 0.0

    def means(self):
        """Returns the mean value of each action; of one that has not been visited, that of all others."""
        common = (self.value + self.sums.sum()) / (1 + self.weights.sum())
        return np.where(self.visits > 0, self.sums / np.maximum(self.weights, 1), common)

    def favourite(self):
        """Returns the index of the action visited most often, of equals the one with the highest mean."""
        return int(np.lexsort((self.means(), self.visits))[-1])


class After:
    """A position just after an action: dice are awaited, or the same player is asked again, or the game is over."""

    __slots__ = ("game", "player", "decisions")

    def __init__(self, decision, index):
        self.game, self.player, self.decisions = decision.game.copy(), decision.player, {}
        self.game.act(decision.actions[index])

    def follow(self, random):
        """Draws the dice. Returns the decision that they lead to, and whether it is new."""
        game = self.game.copy()
        throw(game, random)
        dice = tuple(sorted(game.dice or ()))
        known = dice in self.decisions
        if not known:
            self.decisions[dice] = Decision(game)
        return self.decisions[dice], not known


def walk(root, select, random):
    """Goes from `root` by the actions that `select` chooses, to a position that is new or over. Returns it, a Decision
    or an After, and the choices on the way."""
    path, decision = [], root
    while True:
        index = select(decision)
        path.append((decision, index))
        after = decision.afters[index]
        if after is None:
            after = decision.afters[index] = After(decision, index)
            return after, path
        if after.game.over:
            return after, path
        decision, new = after.follow(random)
        if new or decision.game.over:
            return decision, path


def note(end, path, value, trust=1):
    """Adds what a walk has found, the value of its end, to each choice on the way. A value without dice (After) counts
    `trust` times for the action that led there: the values of later visits depend on the dice drawn."""
    for decision, index in path:
        weight = trust if isinstance(end, After) and decision is path[-1][0] else 1
        decision.visits[index] += 1
        decision.weights[index] += weight
        decision.sums[index] += weight * (value if decision.player == end.player else -value)
