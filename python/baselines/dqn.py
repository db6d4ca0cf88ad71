"""Masked double DQN: a net gives the value of each of the 654 actions, of which only the legal ones are compared.

    python3 dqn.py --decisions 1000000 --out DIR

Both sides play by one net, so the value of a position to the opponent counts against the player. Targets are of several
steps, the best action at their end is chosen by the net and valued by the mean of its recent weights (double DQN)."""
import numpy as np
import torch
import trictrac

from common import NEVER, SEED, ActionNet, Average, SelfPlay, features, read_track

def masked(values, masks):
    return torch.where(masks, values, NEVER)


def action_values(net, rows):
    """Returns the value of each action (n, ACTIONS): that of the position, and what the action changes."""
    value, actions = net(rows)
    return value[:, None] + actions


class Player:
    def __init__(self, saved, simulations=None):
        self.net = ActionNet(saved["settings"]["hidden"])
        self.net.load_state_dict(saved["weights"])

    def choose(self, game):
        actions = game.actions()
        with torch.no_grad():
            values = action_values(self.net, features(game.seen(game.asked)[None]))[0]
        return actions[int(values[actions].argmax())]


class Replay:
    """The latest decisions: what was seen, the action, what it won by the end of its stretch, and what is to be added
    of the value of the position there."""

    def __init__(self, size):
        self.size, self.written = size, 0
        self.seen = np.zeros((2, size, trictrac.SEEN), np.int8)  # at the decision, and at the end of the stretch
        self.masks = np.zeros((size, (trictrac.ACTIONS + 7) // 8), np.uint8)  # at that end
        self.actions = np.zeros(size, np.int64)
        self.rewards, self.factors = np.zeros(size, np.float32), np.zeros(size, np.float32)

    def add(self, seen, actions, rewards, factors, then, masks):
        at = (self.written + np.arange(len(seen))) % self.size
        self.seen[0, at], self.seen[1, at], self.actions[at] = seen, then, actions
        self.rewards[at], self.factors[at], self.masks[at] = rewards, factors, np.packbits(masks, axis=1)
        self.written += len(seen)

    def draw(self, random, n):
        at = random.integers(0, min(self.written, self.size), n)
        masks = np.unpackbits(self.masks[at], axis=1, count=trictrac.ACTIONS).astype(bool)
        numbers = map(torch.from_numpy, (self.actions[at], self.rewards[at], self.factors[at], masks))
        return features(self.seen[0, at]), features(self.seen[1, at]), *numbers


def play_steps(net, play, random, steps, odd, discount):
    """Plays and returns what Replay takes: each decision with all that followed it within these steps."""
    n, kept = len(play), []
    for _ in range(steps):
        seen, masks = play.seen, play.games.masks()
        with torch.no_grad():
            best = masked(action_values(net, features(seen)), torch.from_numpy(masks)).argmax(1).numpy()
        actions = np.where(random.random(n) < odd, play.games.draw(), best)
        kept.append((seen, actions, *play.step(actions)))
    reward, factor = np.zeros(n, np.float32), np.ones(n, np.float32)
    for seen, actions, rewards, signs in reversed(kept):
        reward, factor = rewards + discount * signs * reward, discount * signs * factor
        yield seen, actions, reward, factor, play.seen, play.games.masks()


def learn(net, track, games=128, steps=4, batch=256, updates=4, rate=5e-4, discount=0.9, size=200_000, warm=4096):
    random, play, replay = np.random.default_rng(SEED), SelfPlay(games), Replay(size)
    optimiser, average = torch.optim.Adam(net.parameters(), rate), Average(net, 0.002)
    target = ActionNet(track.settings["hidden"])
    each = torch.arange(batch)
    while track.may_take(games * steps, average):
        odd = max(0.03, 1 - track.taken / 30_000)
        for decisions in play_steps(net, play, random, steps, odd, discount):
            replay.add(*decisions)
        track.taken += games * steps
        if track.taken < warm:
            continue
        target.load_state_dict(average.weights)
        for _ in range(updates):
            rows, then, actions, rewards, factors, masks = replay.draw(random, batch)
            with torch.no_grad():
                best = masked(action_values(net, then), masks).argmax(1)
                targets = rewards + factors * action_values(target, then)[each, best]
            loss = torch.nn.functional.smooth_l1_loss(action_values(net, rows)[each, actions], targets)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            average.add()


def main():
    track = read_track("dqn", __doc__)
    track.settings["hidden"] = (256, 128)
    learn(ActionNet(track.settings["hidden"]), track)


if __name__ == "__main__":
    main()
