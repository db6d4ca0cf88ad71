"""Games are values: what is copied, pickled or sent to another process goes on as the same game."""
import copy
import multiprocessing
import pickle
import unittest

import numpy as np

import trictrac
from trictrac import aec, spiel

TEXTS = (
    "",
    '[Rules "lalanne"]',
    '[Format "combine"]\n[Match "rounds=6"]',
    '[Format "ecrire-1780"]\n[Match "players=3 rounds=3"]',
    '[Format "poule-plumer"]\n[Match "players=5"]',
    "TRID=K-AAAA-----------------o:w:R:-:10-4:10-11:w:-:2.2",
)
WAYS = {
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "copy()": lambda game: game.copy(),
}


def stands(game):
    """All that one can ask of a game."""
    return (
        game.stage, game.over, game.asked, game.to_act, game.dice, game.men.tolist(), game.points, game.holes,
        game.winner, game.balance, game.deeds, game.trid, game.record, game.actions(), game.chances(), game.sides,
        game.seats, game.player_asked, [game.standing(player).tolist() for player in range(game.players)],
        [game.seen(player).tolist() for player in range(game.players)],
    )


def go_on(game, random):
    if game.asked is None:
        game.fall(int(random.choice([chance for chance, _ in game.chances()])))
    else:
        game.act(int(random.choice(game.actions())))


def answer(game):
    return game.trid, game.actions()


class BotsAndAnalysts(unittest.TestCase):
    def test_they_choose_and_rank_the_same_once_pickled(self):
        game = trictrac.Game(TEXTS[-1])
        game.throw(4, 2)
        for name in ("commis", "geronte", "soumille"):
            bot = trictrac.Bot(name, seed=7)
            again = pickle.loads(pickle.dumps(bot))
            self.assertEqual((again.name, again.choose(game)), (name, bot.choose(game)))
        draws = [pickle.loads(pickle.dumps(trictrac.Bot("hasard", seed=3))).choose(game) for _ in range(2)]
        self.assertEqual(draws[0], draws[1])
        analyst = trictrac.Analyst()
        again = pickle.loads(pickle.dumps(analyst))
        self.assertEqual([way.action for way in again.rank(game)], [way.action for way in analyst.rank(game)])


class OneGame(unittest.TestCase):
    def test_it_stands_the_same_at_every_stage(self):
        stages = set()
        for text in TEXTS:
            game, random = trictrac.Game(text), np.random.default_rng(4)
            for deed in range(260):
                if deed < 6 or deed % 20 == 0 or game.stage in ("decide", "over", "lead"):
                    stages.add(game.stage)
                    for way, again in WAYS.items():
                        with self.subTest(text=text, way=way, trid=game.trid):
                            self.assertEqual(stands(again(game)), stands(game))
                if game.over:
                    break
                go_on(game, random)
        self.assertEqual(stages, {"lead", "roll", "decide", "move", "over"})

    def test_it_goes_its_own_way(self):
        for way, again in WAYS.items():
            game = trictrac.Game(TEXTS[-1])
            other = again(game)
            other.throw(5, 5)
            self.assertEqual((game.stage, game.deeds), ("roll", 0), way)

    def test_seats_half_drawn_are_kept(self):
        game = trictrac.Game(TEXTS[-2])
        game.fall(game.chances()[3][0])
        game.fall(game.chances()[0][0])
        for again in WAYS.values():
            self.assertEqual(again(game).seats, [3, 0])
            self.assertEqual(again(game).chances(), game.chances())

    def test_it_is_sent_to_another_process(self):
        games = [trictrac.Game(TEXTS[-1]) for _ in range(4)]
        for number, game in enumerate(games):
            game.throw(6, 1 + number)
        with multiprocessing.get_context("spawn").Pool(2) as pool:
            self.assertEqual(pool.map(answer, games), [answer(game) for game in games])

    def test_what_is_no_game_is_refused(self):
        of = trictrac.Game.__new__(trictrac.Game)
        for wrong in (("no record", []), ("", [2]), (TEXTS[-2], [5]), (TEXTS[-2], [1, 1])):
            with self.assertRaises(trictrac.Error):
                of.__setstate__(wrong)
        for wrong in ((), ("",), (1, 2), ("", [], []), None):
            with self.assertRaises(TypeError):
                of.__setstate__(wrong)


class ManyGames(unittest.TestCase):
    def played(self, games, steps, seed):
        random = np.random.default_rng(seed)
        for _ in range(steps):
            games.step(np.array([random.choice(np.flatnonzero(mask)) for mask in games.masks()], np.int32))

    def test_they_go_on_with_the_dice_to_come(self):
        for text in TEXTS[:5]:
            games = trictrac.Games(3, seed=8, text=text)
            self.played(games, 150, 1)
            for way, again in WAYS.items():
                one, other = again(games), again(games)
                np.testing.assert_array_equal(one.rewards, games.rewards)
                np.testing.assert_array_equal(one.ended, games.ended)
                self.played(one, 40, 2)
                self.played(other, 40, 2)
                self.assertEqual([g.record for g in one], [g.record for g in other], way)
                np.testing.assert_array_equal(one.standings(), other.standings())
            before = [g.record for g in games]
            self.played(copy.copy(games), 5, 3)
            self.assertEqual([g.record for g in games], before)

    def test_an_end_is_kept(self):
        games = trictrac.Games(32, seed=5)
        while not games.ended.any():
            self.played(games, 1, 4)
        again = pickle.loads(pickle.dumps(games))
        np.testing.assert_array_equal(again.ended, games.ended)
        np.testing.assert_array_equal(again.rewards, games.rewards)

    def test_parts_that_do_not_fit_are_refused(self):
        start, past, dice, choices, ended, rewards, *options = trictrac.Games(2).__getstate__()
        of = trictrac.Games.__new__(trictrac.Games)
        for wrong in (
            (start, past, dice[:1], choices, ended, rewards),
            (start, past, dice, choices[:1], ended, rewards),
            (start, past, dice, choices, ended, rewards[:3]),
            (start, [past[0], []], dice, choices, ended, rewards),
            (start, [past[0], [trictrac.GO]], dice, choices, ended, rewards),
            ('[Format "poule-guiton"]', past, dice, choices, ended, rewards),
            (start, [], [], [], [], []),
        ):
            with self.assertRaises(trictrac.Error):
                of.__setstate__((*wrong, *options))
        with self.assertRaises(TypeError):
            of.__setstate__((start, past))


class Around(unittest.TestCase):
    def test_states_and_environments_are_pickled(self):
        state = spiel.Game(TEXTS[3]).new_initial_state()
        for _ in range(30):
            state.apply_action(state.legal_actions()[0])
        again = pickle.loads(pickle.dumps(state))
        self.assertEqual((str(again), again.history(), again.returns()), (str(state), state.history(), state.returns()))
        env = aec.env()
        env.reset(seed=3)
        twin = pickle.loads(pickle.dumps(env))
        for _ in range(60):
            action = int(np.flatnonzero(env.last()[0]["action_mask"])[0])
            env.step(action)
            twin.step(action)
        self.assertEqual(env.render_mode, twin.render_mode)
        np.testing.assert_array_equal(env.state(), twin.state())


if __name__ == "__main__":
    unittest.main()
