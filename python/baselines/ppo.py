"""Masked PPO: a net of the probabilities of the legal actions and of the value of the position learns from self-play.

    python3 ppo.py --decisions 1000000 --out DIR"""
import numpy as np
import torch

from common import NEVER, ActionNet, Average, SelfPlay, Stretch, features, read_track


def evaluate(net, rows, masks):
    """Returns the logarithms of the probabilities of the actions, and the values, for the inputs of a net."""
    values, actions = net(rows)
    return torch.log_softmax(torch.where(masks, actions, NEVER), 1), values


class Player:
    """Plays the most probable action."""

    def __init__(self, saved, simulations=None):
        self.net = ActionNet(saved["settings"]["hidden"])
        self.net.load_state_dict(saved["weights"])

    def choose(self, game):
        actions = game.actions()
        with torch.no_grad():
            _, liking = self.net(features(game.seen(game.asked)[None]))
        return actions[int(liking[0, actions].argmax())]


def play_steps(net, play, steps, mix, discount):
    """Plays by the probabilities. Returns the inputs, the masks, the actions and their logarithms, the targets of the
    values, and the advantages of the actions."""
    rows, masks, actions, logs, values, rewards, signs = [], [], [], [], [], [], []
    with torch.no_grad():
        for _ in range(steps):
            rows.append(features(play.seen)), masks.append(torch.from_numpy(play.games.masks()))
            log, value = evaluate(net, rows[-1], masks[-1])
            action = torch.multinomial(log.exp(), 1)
            actions.append(action), logs.append(log.gather(1, action)), values.append(value.numpy())
            reward, sign = play.step(action[:, 0].numpy())
            rewards.append(reward), signs.append(sign)
        values.append(net(features(play.seen))[0].numpy())
    targets = Stretch(np.array(rewards), np.array(signs)).returns(np.array(values), mix, discount).ravel()
    advantages = targets - np.array(values[:-1]).ravel()
    return *map(torch.cat, (rows, masks, actions, logs)), torch.from_numpy(targets), torch.from_numpy(advantages)


def learn(net, track, games=128, steps=16, batch=256, epochs=4, rate=5e-4, clip=0.2, entropy=0.02):
    play, average = SelfPlay(games), Average(net)
    optimiser = torch.optim.Adam(net.parameters(), rate)
    while track.may_take(games * steps, average):
        made = play_steps(net, play, steps, mix=0.6, discount=0.9)
        track.taken += games * steps
        for _ in range(epochs):
            for part in torch.randperm(games * steps).split(batch):
                rows, masks, actions, logs, targets, advantages = (of[part] for of in made)
                log, value = evaluate(net, rows, masks)
                advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
                ratio = (log.gather(1, actions) - logs).exp()[:, 0]
                gain = torch.minimum(ratio * advantages, ratio.clamp(1 - clip, 1 + clip) * advantages)
                spread = -(log.exp() * log.clamp(min=-30)).sum(1)
                loss = torch.nn.functional.smooth_l1_loss(value, targets) - gain.mean() - entropy * spread.mean()
                optimiser.zero_grad()
                loss.backward()
                optimiser.step()
                average.add()


def main():
    track = read_track("ppo", __doc__)
    track.settings["hidden"] = (256, 128)
    learn(ActionNet(track.settings["hidden"]), track)


if __name__ == "__main__":
    main()
