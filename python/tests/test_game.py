"""Games, rolls, bots, analysis and records, as an installed package has them."""
import copy
import json
import threading
import unittest

import numpy as np

import trictrac

BEGINNING = "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0"
SIX_TABLES = "TRID=K-AAAA-----------------o:w:R:-:10-0:0-0:-:-:2.2"


def played(white, black, seed, text="", most=10**6):
    random = np.random.default_rng(seed)
    game = trictrac.Game(text)
    bots = (white, black)
    while not game.over and game.deeds < most:
        if game.asked is None:
            numbers, probabilities = zip(*game.chances())
            game.fall(int(random.choice(numbers, p=probabilities)))
        else:
            game.act(bots[game.asked].choose(game))
    return game


class Games(unittest.TestCase):
    def test_what_stands_there(self):
        game = trictrac.Game(BEGINNING)
        self.assertEqual((game.stage, game.asked, game.dice, game.winner), ("roll", None, None, None))
        self.assertEqual(game.men.shape, (2, 24))
        self.assertEqual((game.men[0, 0], game.men[1, 23], game.men.sum()), (15, 15, 30))
        game.throw(4, 2)
        self.assertEqual((game.stage, game.asked, game.dice), ("move", 0, (4, 2)))
        game.play("1/5 1/3")
        self.assertEqual((game.stage, game.to_act, game.deeds), ("roll", 1, 2))
        self.assertIn("1/5 1/3", game.record)

    def test_errors_say_what_would_be_right_and_change_nothing(self):
        game = trictrac.Game(BEGINNING)
        game.throw(6, 3)
        for wrong, law in (("1/4", "M4"), ("1/20 1/4", "M1")):
            with self.assertRaisesRegex(trictrac.Error, law):
                game.play(wrong)
        with self.assertRaises(ValueError):
            game.act(trictrac.HOLD)
        with self.assertRaisesRegex(trictrac.Error, "lelasseux"):
            trictrac.Bot("nobody")
        with self.assertRaises(trictrac.Error):
            trictrac.Game("[Format \"chess\"]")
        with self.assertRaisesRegex(trictrac.Error, "Le Tric Trac.*--format courrier"):
            trictrac.Game("[Format \"courrier\"]")
        with self.assertRaisesRegex(trictrac.Error, "by hand.*trictrac act"):
            trictrac.Game("[Options \"marking=hand\"]")
        with self.assertRaises(trictrac.Error):
            game.resign(2)
        self.assertEqual(game.deeds, 1)

    def test_a_roll_is_judged(self):
        judged = trictrac.Game(SIX_TABLES).judge(6, 1)
        self.assertEqual((judged.points_roller, judged.points_other), (4, 0))
        self.assertEqual([(e.jan, e.to_roller, e.points) for e in judged.events], [("six_tables", True, 4)])
        self.assertGreater(len(judged.actions), 1)

    def test_a_copy_is_a_game_of_its_own(self):
        game = trictrac.Game(BEGINNING)
        for other in (game.copy(), copy.copy(game), copy.deepcopy(game)):
            other.throw(5, 5)
            self.assertEqual(game.stage, "roll")

    def test_hold_or_go(self):
        game = trictrac.Game(SIX_TABLES)
        game.throw(6, 1)
        self.assertEqual([game.text(a) for a in game.actions()], ["hold", "go"])
        self.assertEqual(game.holes, (1, 0) if game.holes[0] == 1 else (2, 0))
        game.play("go")
        self.assertEqual(game.men[0, 0], 15)


class MoreThanTwo(unittest.TestCase):
    CHOUETTE = '[Format "ecrire-lois"]\n[Match "players=3 company=chouette rounds=4"]'

    def test_seats_are_drawn_or_given(self):
        game = trictrac.Game(self.CHOUETTE)
        self.assertEqual((game.players, game.sides, game.seats, game.player(0).seat), (3, (None, None), [], None))
        game.fall(game.chances()[2][0])
        self.assertEqual((game.seats, len(game.chances())), ([2], 2))
        with self.assertRaisesRegex(trictrac.Error, "drawn already"):
            game.seat([0, 1, 2])
        game.seat([2, 0, 1])
        self.assertEqual((game.sides, game.seats, game.deeds), ((2, 0), [2, 0, 1], 1))
        with self.assertRaises(trictrac.Error):
            game.seat([2, 0, 1])

    def test_who_plays_for_whom(self):
        game = trictrac.Game(self.CHOUETTE)
        game.seat([2, 0, 1])
        chouette, partner, idle = game.player(2), game.player(0), game.player(1)
        self.assertEqual((chouette.side, partner.side, idle.side), (0, 1, None))
        self.assertEqual((partner.account, partner.advises, idle.advises), (idle.account, [], [1]))
        self.assertNotEqual(chouette.account, idle.account)
        game.throw(6, 5)
        self.assertEqual((game.asked, game.player_asked), (0, 2))
        np.testing.assert_array_equal(game.seen(1), game.seen(0), "partners look from one side")
        self.assertEqual(game.standing(1)[4:8].tolist(), [0, 1, 2, 0])
        for wrong in (-1, 3):
            with self.assertRaisesRegex(trictrac.Error, "0 to 2"):
                game.player(wrong)
            with self.assertRaises(trictrac.Error):
                game.seen(wrong)

    def test_bots_play_it_to_the_end(self):
        bots = (trictrac.Bot("hector", 1), trictrac.Bot("geronte", 2))
        for text in (self.CHOUETTE, '[Format "poule-engraisser"]', '[Format "ecrire-1780"]\n[Match "players=3 rounds=3"]'):
            game = played(*bots, 11, text)
            self.assertTrue(game.over)
            self.assertEqual(sum(game.balance), 0)
            self.assertEqual(game.balance, tuple(game.player(number).balance for number in range(3)))
            self.assertEqual(trictrac.Game(game.record).balance, game.balance)


class Players(unittest.TestCase):
    def test_every_bot_plays_what_is_legal(self):
        self.assertEqual(trictrac.bot_names()[0], "hasard")
        for name in trictrac.bot_names():
            if name == "lelasseux":  # takes a second a play
                continue
            game = played(trictrac.Bot(name), trictrac.Bot("hasard", 2), 5, most=24)
            self.assertGreaterEqual(game.deeds, 24)

    def test_the_net_beats_chance(self):
        won = 0
        for seed in range(6):
            game = played(trictrac.Bot("soumille"), trictrac.Bot("hasard", seed), seed)
            won += game.winner == 0
            self.assertEqual(game.balance[0], -game.balance[1])
        self.assertGreaterEqual(won, 5)

    def test_a_match_for_jetons_is_settled(self):
        game = played(trictrac.Bot("commis"), trictrac.Bot("hasard", 3), 4, '[Format "ecrire-lalanne"]\n[Match "rounds=2"]')
        self.assertTrue(game.over)
        self.assertEqual(sum(game.balance), 0)
        self.assertNotEqual(game.balance[0], 0)

    def test_ways_are_ranked_and_positions_weighed(self):
        game, analyst = trictrac.Game(BEGINNING), trictrac.Analyst()
        self.assertAlmostEqual(analyst.worth(game, plies=1).chance, 0.5, delta=0.1)
        with self.assertRaises(trictrac.Error):
            analyst.rank(game)
        game.throw(6, 4)
        ways = analyst.rank(game, plies=2)
        self.assertEqual({way.action for way in ways}, set(game.actions()))
        self.assertEqual((ways[0].lost, ways[0].plies), (0, 2))

    def test_threads_have_a_game_and_an_analyst_each(self):
        found = {}

        def look(n):
            game = trictrac.Game(BEGINNING)
            game.throw(6, 1 + n % 5)
            found[n] = [way.action for way in trictrac.Analyst().rank(game, plies=1)]

        threads = [threading.Thread(target=look, args=(n,)) for n in range(10)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for n in range(5):
            self.assertEqual(found[n], found[n + 5])


class Records(unittest.TestCase):
    def test_a_record_is_replayed_deed_by_deed(self):
        game = played(trictrac.Bot("hector"), trictrac.Bot("valere"), 8)
        read = trictrac.Game(game.record)
        self.assertEqual((read.trid, read.record, read.balance), (game.trid, game.record, game.balance))
        boards = [read.at(n).trid for n in range(read.deeds + 1)]
        self.assertEqual(boards[-1], game.trid)
        self.assertGreater(len(set(boards)), read.deeds // 2)
        with self.assertRaises(trictrac.Error):
            read.at(read.deeds + 1)

    def test_a_record_is_reviewed(self):
        game = played(trictrac.Bot("geronte", 1), trictrac.Bot("soumille"), 9, most=60)
        review = trictrac.review(game.record, plies=0)
        self.assertEqual(review["say"], "review")
        white, black = review["players"]
        self.assertGreater(white["rate"], black["rate"])
        json.dumps(review)
        with self.assertRaises(trictrac.Error):
            trictrac.review("no record")


if __name__ == "__main__":
    unittest.main()
