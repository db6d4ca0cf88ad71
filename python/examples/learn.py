"""A small net learns trictrac by playing itself, and then meets random-go, who plays anything and always goes.

    python3 learn.py [steps of learning]

It learns what a position is worth to the player who has just played there: the points and holes still to come (TD(0), in
holes, those farther off counting less). On one processor; the seeds are fixed, so it learns the same each time."""
import math
import sys
import time

import numpy as np
import torch

import trictrac

GAMES, DISCOUNT, TRIED, SEED = 128, 0.97, 0.02, 1
SCALE = np.ones(trictrac.SEEN, np.float32)
SCALE[:50] = 1 / 3  # men
SCALE[50:54] = 1 / 12  # points and holes
SCALE[58:60] = 1 / 10  # throws since the men were put back
SCALE[67:71] = 1 / 6  # dice and what they are worth
SCALE[75] = 1 / 12


def make_net():
    torch.manual_seed(SEED)
    return torch.nn.Sequential(
        torch.nn.Linear(trictrac.SEEN, 80), torch.nn.ReLU(), torch.nn.Linear(80, 40), torch.nn.ReLU(), torch.nn.Linear(40, 1)
    )


def ahead(seen):
    """Holes and points the viewer is ahead, in holes."""
    seen = seen.astype(np.float32)
    return seen[:, 52] - seen[:, 53] + (seen[:, 50] - seen[:, 51]) / 12


def worth(net, seen):
    return net(torch.from_numpy(seen * SCALE)).squeeze(1)


def best(net, games):
    """For each game the action it likes best: its row in afterwards(), the action, and what is seen after it."""
    game, action, seen = games.afterwards()
    with torch.no_grad():
        liking = worth(net, seen).numpy() + ahead(seen)
    first = np.searchsorted(game, np.arange(len(games)))
    rows = np.array([at + part.argmax() for at, part in zip(first, np.split(liking, first[1:]))])
    return rows, action, seen, first


def learn(net, steps):
    random = np.random.default_rng(SEED)
    games, optimiser = trictrac.Games(GAMES, SEED), torch.optim.Adam(net.parameters(), 1e-3)
    before = np.zeros((GAMES, 2, trictrac.SEEN), np.int8)  # what each player last saw after their own move
    known, each = np.zeros((GAMES, 2), bool), np.arange(GAMES)
    for _ in range(steps):
        rows, action, seen, first = best(net, games)
        last = np.append(first[1:], len(action))
        rows = np.where(random.random(GAMES) < TRIED, random.integers(first, last), rows)
        player, chosen = games.asked, seen[rows]
        with torch.no_grad():
            then = ahead(chosen) - ahead(before[each, player]) + DISCOUNT * worth(net, chosen).numpy()
        of = known[each, player]
        batch, targets = [before[each, player][of]], [then[of]]
        before[each, player], known[each, player] = chosen, True
        games.step(action[rows])
        for who in (0, 1):  # the last that each saw of a game that has ended: its winner made a hole then
            of = games.ended & known[:, who]
            batch.append(before[of, who])
            targets.append(np.sign(games.rewards[of, who]))
        known[games.ended] = False
        batch, targets = np.concatenate(batch), torch.from_numpy(np.concatenate(targets))
        loss = torch.nn.functional.smooth_l1_loss(worth(net, batch), targets)
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()


def won_against_random_go(net, n=400):
    """Of n tours, in half of which the net is White."""
    random = np.random.default_rng(SEED + 1)
    games, won, over = trictrac.Games(n, SEED + 2), 0, np.zeros(n, bool)
    mine = np.arange(n) % 2
    while not over.all():
        rows, action, _, first = best(net, games)
        last = np.append(first[1:], len(action))
        any_row = random.integers(first, last)
        goes = action[last - 1] == trictrac.GO  # at a decision it is the last action
        reply = np.where(goes, last - 1, any_row)
        games.step(action[np.where(games.asked == mine, rows, reply)])
        won += int(((games.rewards[np.arange(n), mine] > 0) & ~over).sum())
        over |= games.ended
    return won


def main():
    torch.set_num_threads(1)
    steps, n, net = int(sys.argv[1]) if len(sys.argv) > 1 else 300, 400, make_net()
    print(f"before learning: {won_against_random_go(net, n) / n:.1%} of {n} tours against random-go", flush=True)
    begun = time.monotonic()
    learn(net, steps)
    print(f"{steps} steps of {GAMES} games in {time.monotonic() - begun:.0f} seconds", flush=True)
    won = won_against_random_go(net, n)
    errors = (won - n / 2) / math.sqrt(n / 4)
    print(f"after learning: {won / n:.1%} of {n} tours, {errors:.1f} standard errors above half")
    sys.exit(0 if errors > 4 else "it has not learnt to beat random-go")


if __name__ == "__main__":
    main()
