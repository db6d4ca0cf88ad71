"""AlphaZero with a small net: PUCT with sampled chance nodes over many games at once, by one net of policy and value.

    python3 alphazero.py --decisions 1000000 --out DIR --simulations 16

The net sees positions before an action and just after one, so that an action is first judged without dice. It learns
the shares of the visits, and TD(λ) targets from the values that the searches found."""
import random

import numpy as np
import torch
import trictrac

from common import NEVER, SEED, ActionNet, Average, SelfPlay, Stretch, ahead, features, read_track
from search import Decision, note, walk

CURIOSITY = 0.25  # in holes: how much priors and few visits count against the mean of an action
TRUST = 8  # how many values with dice the net's judgement of an action without dice is worth
NOISE, SPREAD = 0.25, 0.3  # the share of random priors at the root in self-play, and how even they are


def select(decision):
    """Chooses by PUCT."""
    bonus = CURIOSITY * np.sqrt(1 + decision.visits.sum()) * decision.priors / (1 + decision.visits)
    return int((decision.means() + bonus).argmax())


def evaluate(net, ends):
    """Returns by how many holes the player of each position will be ahead; sets the priors of decisions."""
    seen = np.array([end.game.seen(end.player) for end in ends])
    with torch.no_grad():
        expected, likings = (of.numpy() for of in net(features(seen)))
    over = np.array([end.game.over for end in ends])
    values = ahead(seen) + np.where(over, 0, expected)
    for end, value, row in zip(ends, values, likings):
        if isinstance(end, Decision) and end.actions:
            liking = row[end.actions]
            liking = np.exp(liking - liking.max())
            end.priors, end.value = liking / liking.sum(), value
    return values


def search(net, roots, simulations, dice, noise=None):
    """Searches all positions side by side, so that the net is asked about one new position of each at a time."""
    evaluate(net, roots)
    for root in roots if noise else ():
        root.priors = (1 - NOISE) * root.priors + NOISE * noise.dirichlet(np.full(len(root.actions), SPREAD))
    asked = [root for root in roots if len(root.actions) > 1]
    for _ in range(simulations if asked else 0):
        walks = [walk(root, select, dice) for root in asked]
        for (end, path), value in zip(walks, evaluate(net, [end for end, _ in walks])):
            note(end, path, value, TRUST)
    return len(asked) * simulations


class Player:
    def __init__(self, saved, simulations=None):
        self.net = ActionNet(saved["settings"]["hidden"])
        self.net.load_state_dict(saved["weights"])
        self.simulations = simulations or saved["settings"]["simulations"]

    def choose(self, game):
        root = Decision(game.copy())
        search(self.net, [root], self.simulations, random.Random(f"{SEED} {game.trid}"))
        return root.actions[root.favourite()]


def found(root):
    """Returns the value of a position by its search: that of the action visited most often."""
    return root.means()[root.favourite()]


def shares(root):
    """Returns the shares of the visits, by the numbers of the actions."""
    row = np.zeros(trictrac.ACTIONS, np.float32)
    row[root.actions] = root.visits / root.visits.sum() if root.visits.any() else root.priors
    return row


def play_steps(net, play, steps, track, dice, noise):
    """Plays by searches. Returns, of each decision, what was seen, the legal actions, the shares of their visits, what
    was seen after it, and the targets of the value before and after it."""
    seen, masks, policies, afters, values, rewards, signs = [], [], [], [], [], [], []
    for step in range(steps + 1):
        roots = [Decision(trictrac.Game(play.games[i].trid)) for i in range(len(play))]
        track.simulated += search(net, roots, track.settings["simulations"], dice, noise)
        values.append(np.array([found(root) for root in roots], np.float32) - ahead(play.seen))
        if step == steps:
            break
        seen.append(play.seen), masks.append(play.games.masks())
        policies.append([shares(root) for root in roots])
        chosen = [root.actions[root.favourite()] for root in roots]
        games = [root.game.copy() for root in roots]
        for game, action in zip(games, chosen):
            game.act(action)
        afters.append([game.seen(root.player) for game, root in zip(games, roots)])
        reward, sign = play.step(np.array(chosen))
        rewards.append(reward), signs.append(sign)
    track.taken += steps * len(play)
    targets = Stretch(np.array(rewards), np.array(signs)).returns(np.array(values), mix=0.7, discount=0.95).ravel()
    seen, masks, policies, afters = (np.array(of).reshape(len(targets), -1) for of in (seen, masks, policies, afters))
    return seen, masks, policies, afters, targets, targets + ahead(seen) - ahead(afters)


def learn(net, track, games=128, steps=8, batch=256, passes=2, kept=20, rate=1e-3):
    play, dice, noise = SelfPlay(games), random.Random(SEED), np.random.default_rng(SEED)
    optimiser, average, recent = torch.optim.Adam(net.parameters(), rate), Average(net), []
    while track.may_take(games * steps, average):
        recent = [*recent[1 - kept :], play_steps(net, play, steps, track, dice, noise)]
        seen, masks, policies, afters, before_targets, after_targets = map(np.concatenate, zip(*recent))
        for _ in range(passes * games * steps // batch):
            part = noise.integers(0, len(seen), batch)
            values, actions = net(features(np.concatenate([seen[part], afters[part]])))
            logs = torch.log_softmax(torch.where(torch.from_numpy(masks[part]), actions[:batch], NEVER), 1)
            targets = torch.from_numpy(np.concatenate([before_targets[part], after_targets[part]]))
            error = torch.nn.functional.smooth_l1_loss(values, targets)
            loss = error - (torch.from_numpy(policies[part]) * logs).sum(1).mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            average.add()


def main():
    track = read_track("alphazero", __doc__, simulations=16)
    track.settings["hidden"] = (128, 128)
    learn(ActionNet(track.settings["hidden"]), track)


if __name__ == "__main__":
    main()
