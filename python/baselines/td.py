"""TD by afterstates: a net of the value of a position just after an action, before any dice, learns from self-play.

    python3 td.py --decisions 1000000 --out DIR

It plays what leads to the highest value, and learns TD(λ) targets. This needs the model of the rules, which says what
each legal action leads to; what it looks at in this way counts as simulated."""
import numpy as np
import torch
import trictrac

from common import SEED, Average, SelfPlay, Stretch, ahead, features, make_net, read_track


def worth(net, seen):
    """Returns by how many holes the viewer will have gained on the opponent, those to come included."""
    with torch.no_grad():
        return net(features(seen)).squeeze(1).numpy() + ahead(seen)


class Player:
    def __init__(self, saved, simulations=None):
        self.net = make_net(1, saved["settings"]["hidden"])
        self.net.load_state_dict(saved["weights"])

    def choose(self, game):
        player, actions, seen = game.asked, game.actions(), []
        for action in actions:
            after = game.copy()
            after.act(action)
            seen.append(after.seen(player))
        return actions[int(worth(self.net, np.array(seen)).argmax())]


def choose(net, games, random, odd):
    """Returns for each game its best action or, in a share `odd` of them, any; what is seen after it; and how many
    actions there were in all."""
    game, action, seen = games.afterwards()
    liking = worth(net, seen)
    order = np.lexsort((liking, game))
    last = np.append(np.flatnonzero(np.diff(game)), len(game) - 1)
    first = np.append(0, last[:-1] + 1)
    rows = np.where(random.random(len(games)) < odd, random.integers(first, last + 1), order[last])
    return action[rows], seen[rows], len(action)


def learn(net, track, games=128, steps=8, mix=0.7, discount=0.98, rate=1e-3, odd=0.02, batch=256):
    random, play = np.random.default_rng(SEED), SelfPlay(games)
    optimiser, average = torch.optim.Adam(net.parameters(), rate), Average(net)
    actions, seen, looked = choose(net, play.games, random, odd)
    while track.may_take(games * steps, average):
        afters, rewards, signs = [seen], [], []
        for _ in range(steps):
            before = ahead(seen)
            reward, sign = play.step(actions)
            track.taken, track.simulated = track.taken + games, track.simulated + looked
            actions, seen, looked = choose(net, play.games, random, odd)
            rewards.append(np.where(sign == 0, reward, sign * ahead(seen) - before))
            signs.append(sign)
            afters.append(seen)
        stretch, all_seen = Stretch(np.array(rewards), np.array(signs)), np.array(afters)
        values = (worth(net, all_seen.reshape(-1, trictrac.SEEN)) - ahead(all_seen).ravel()).reshape(steps + 1, games)
        targets = torch.from_numpy(stretch.returns(values, mix, discount).ravel())
        rows = features(all_seen[:-1].reshape(-1, trictrac.SEEN))
        for part in torch.randperm(len(rows)).split(batch):
            loss = torch.nn.functional.smooth_l1_loss(net(rows[part]).squeeze(1), targets[part])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            average.add()


def main():
    track = read_track("td", __doc__)
    track.settings["hidden"] = (80, 40)
    learn(make_net(1, track.settings["hidden"]), track)


if __name__ == "__main__":
    main()
