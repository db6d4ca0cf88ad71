"""Games by all terms there are, played at random: each is the game of its record, and many at once pay what each pays."""
import os
import unittest
from pathlib import Path

import numpy as np

import trictrac
from trictrac import aec, spiel

TERMS = Path(os.environ["TRICTRAC_REPOSITORY"]) / "data" / "golden" / "terms.txt"


def all_terms():
    for line in TERMS.read_text(encoding="utf-8").splitlines():
        form, match, options = (part.strip() for part in line.split("|"))
        yield f'[Format "{form}"]\n[Match "{match}"]\n[Options "{options}"]\n'


def played(game, random):
    while not game.over:
        if game.asked is None:
            numbers, probabilities = zip(*game.chances())
            game.fall(int(random.choice(numbers, p=probabilities)))
        else:
            game.act(int(random.choice(game.actions())))
    return game


class Terms(unittest.TestCase):
    def test_a_game_is_that_of_its_record(self):
        random = np.random.default_rng(3)
        for text in all_terms():
            with self.subTest(text):
                game = played(trictrac.Game(text), random)
                again = trictrac.Game(game.record)
                self.assertTrue(again.over)
                self.assertGreater(game.deeds, 20)
                self.assertEqual((again.deeds, again.balance, again.winner), (game.deeds, game.balance, game.winner))

    def test_many_games_pay_what_each_pays(self):
        compared = 0
        for text in all_terms():
            with self.subTest(text):
                games = trictrac.Games(1, seed=5, text=text)
                while not games.ended[0]:
                    before, actions = games.copy(), games.draw()
                    games.step(actions)
                game = before[0]  # takes as long as to play it: only once
                game.act(int(actions[0]))
                if game.over:  # else the game ended by the throw after it
                    np.testing.assert_allclose(games.rewards[0], game.balance)
                    compared += 1
        self.assertGreater(compared, 10)

    def test_states_and_environments_reach_the_end(self):
        random = np.random.default_rng(5)
        for text in list(all_terms())[::4]:
            with self.subTest(text):
                state = spiel.Game(text).new_initial_state()
                while not state.is_terminal():
                    if state.is_chance_node():
                        numbers, probabilities = zip(*state.chance_outcomes())
                        state.apply_action(int(random.choice(numbers, p=probabilities)))
                    else:
                        state.apply_action(int(random.choice(state.legal_actions())))
                env = aec.env(text)
                env.reset(seed=7)
                for agent in env.agent_iter():
                    observation, _, termination, truncation, _ = env.last()
                    done = termination or truncation
                    env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
                self.assertEqual(env.agents, [])

    def test_only_white_throws_first_where_white_is_drawn_for(self):
        game = trictrac.Game('[Match "white=higher_die"]\n')
        while len(game.seats) < 2:
            game.fall(game.chances()[0][0])
        with self.assertRaisesRegex(trictrac.Error, "White"):
            game.throw(5, 3, 1)
        game.throw(5, 3, 0)
        self.assertEqual(game.asked, 0)


class Records(unittest.TestCase):
    def test_a_text_of_many_is_read_one_after_another(self):
        random = np.random.default_rng(6)
        games = [played(trictrac.Game(), random) for _ in range(3)]
        text = "\n".join(game.record for game in games)
        self.assertEqual(len(trictrac.records(text)), 3)
        read = trictrac.read_games(text)
        self.assertEqual([game.balance for game in read], [game.balance for game in games])
        self.assertEqual(list(trictrac.read_games(games[0].record))[0].deeds, games[0].deeds)
        with self.assertRaisesRegex(trictrac.Error, "3 records.*records"):
            trictrac.Game(text)

    def test_the_wrong_one_is_named_and_those_before_it_are_read(self):
        right, wrong = '[White "Anne"]\n\n1. W 65 : 1/7 1/6\n', '[White "Anne"]\n\n1. W 65 : 1/9 1/6\n'
        read = trictrac.read_games(right + wrong + right)
        self.assertEqual(next(read).deeds, 2)
        with self.assertRaisesRegex(trictrac.Error, "record 2: line 3"):
            next(read)


if __name__ == "__main__":
    unittest.main()
