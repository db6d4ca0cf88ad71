"""Many games at once: shapes, types, and whose eyes see what."""
import unittest

import numpy as np

import trictrac


def any_actions(games, random):
    return np.array([random.choice(np.flatnonzero(mask)) for mask in games.masks()], np.int32)


class ManyGames(unittest.TestCase):
    def test_shapes_and_types(self):
        games = trictrac.Games(5, seed=3)
        self.assertEqual(len(games), 5)
        for array, shape, dtype in (
            (games.observations(), (5, trictrac.SEEN), np.int8),
            (games.masks(), (5, trictrac.ACTIONS), np.bool_),
            (games.asked, (5,), np.int8),
            (games.ended, (5,), np.bool_),
            (games.rewards, (5, 2), np.float32),
        ):
            self.assertEqual((array.shape, array.dtype), (shape, np.dtype(dtype)))
        game, action, seen = games.afterwards()
        self.assertEqual((game.dtype, action.dtype, seen.dtype), (np.int32, np.int32, np.int8))
        self.assertEqual(seen.shape, (len(game), trictrac.SEEN))
        self.assertEqual(len(game), games.masks().sum())
        np.testing.assert_array_equal(np.argwhere(games.masks()), np.column_stack([game, action]))

    def test_each_is_seen_by_who_is_asked(self):
        games, random = trictrac.Games(4, seed=1), np.random.default_rng(2)
        for _ in range(200):
            for i, seen in enumerate(games.observations()):
                game = games[i]
                np.testing.assert_array_equal(seen, game.seen(game.asked))
                self.assertEqual(games.asked[i], game.asked)
                mine, theirs = game.seen(game.asked), game.seen(1 - game.asked)
                np.testing.assert_array_equal(mine[:24], theirs[24:48][::-1])
                np.testing.assert_array_equal(mine[24:48], theirs[:24][::-1])
                self.assertEqual((mine[60], theirs[60], mine[61], theirs[61]), (1, 0, 0, 1))
            games.step(any_actions(games, random))

    def test_the_same_seed_is_the_same_games(self):
        seen = []
        for _ in range(2):
            games, random = trictrac.Games(3, seed=7), np.random.default_rng(1)
            for _ in range(100):
                games.step(any_actions(games, random))
            seen.append(games.observations())
        np.testing.assert_array_equal(*seen)

    def test_ends_are_told_and_paid(self):
        games, random, ends = trictrac.Games(32, seed=5), np.random.default_rng(3), 0
        while ends < 20:
            games.step(any_actions(games, random))
            self.assertTrue((games.rewards.sum(axis=1) == 0).all())
            np.testing.assert_array_equal(games.rewards[:, 0] != 0, games.ended)
            ends += games.ended.sum()

    def test_more_than_two_are_paid_each(self):
        games, random, ends = trictrac.Games(16, seed=5, text='[Format "poule-guiton"]'), np.random.default_rng(3), 0
        self.assertEqual((games.players, games.rewards.shape, games.standings().shape), (3, (16, 3), (16, 4 + 9 * 3)))
        players = set()
        while ends < 10:
            for i, standing in enumerate(games.standings()):
                game = games[i]
                self.assertEqual((games.player_asked[i], games.asked[i]), (game.player_asked, game.asked))
                np.testing.assert_array_equal(standing, game.standing(game.player_asked))
            players |= set(games.player_asked.tolist())
            games.step(any_actions(games, random))
            self.assertTrue((games.rewards.sum(axis=1) == 0).all())
            np.testing.assert_array_equal(games.rewards.any(axis=1), games.ended)
            ends += games.ended.sum()
        self.assertEqual(players, {0, 1, 2})

    def test_a_wrong_action_changes_no_game(self):
        games = trictrac.Games(2)
        before = games[0].record
        actions = any_actions(games, np.random.default_rng(1))
        actions[1] = trictrac.GO
        for wrong in (actions, actions[:1], np.zeros((2, 1), np.int32)):
            with self.assertRaises(trictrac.Error):
                games.step(wrong)
        right = any_actions(games, np.random.default_rng(1)).astype(np.int64)
        for wrong in (right + 0.9, right.astype(np.float64), right + 2**32, right - 2**32, right.astype(bool), ["a", "b"],
                      [0.5, 1.0], None, right * 0 - 1, right.astype(np.uint64) + np.uint64(2**63)):
            with self.subTest(wrong=wrong), self.assertRaises(trictrac.Error):
                games.step(wrong)
        self.assertEqual(games[0].record, before)
        with self.assertRaises(IndexError):
            games[2]
        for kind in (np.int16, np.uint16, np.int64, np.uint64, list):
            some = trictrac.Games(2)
            some.step(right.tolist() if kind is list else right.astype(kind))
            self.assertNotEqual(some[0].record, before, kind)
        with self.assertRaises(trictrac.Error):
            trictrac.Games(0)


if __name__ == "__main__":
    unittest.main()
