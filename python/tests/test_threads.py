"""Checks that slow calls let other threads of Python run meanwhile.

While a thread runs Python, another gets its turn only after the interval of sys.setswitchinterval, here far longer than
a test: so a waiting thread runs while a call lets it, or not at all."""
import functools
import json
import sys
import threading
import unittest

import numpy as np

import trictrac

BEGINNING = "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0"


def comes_to_run(call, most=100_000, then=lambda: None):
    """Returns whether another thread, which is ready, runs while `call` is made again and again. That thread calls
    `then`. On a busy machine it is some time before a processor takes it, which may be that of thousands of calls."""
    let, ran = threading.Lock(), threading.Event()

    def wait():
        with let:
            then()
            ran.set()

    waiting, before = threading.Thread(target=wait), sys.getswitchinterval()
    sys.setswitchinterval(1000)
    try:
        with let:
            waiting.start()
        for _ in range(most):
            call()
            if ran.is_set():
                return True
        return False
    finally:
        sys.setswitchinterval(before)
        waiting.join()


def refused(call, other):
    """Returns the error that another thread gets for `other` in the middle of `call`; None if it gets none."""
    told = []

    def meet():
        try:
            other()
        except trictrac.Error as error:
            told.append(str(error))

    return comes_to_run(call, then=meet) and told and told[0]


def any_actions(games, random):
    return np.array([random.choice(np.flatnonzero(mask)) for mask in games.masks()], np.int32)


class OneObject(unittest.TestCase):
    """Two threads at one object: where one would read what the other changes, it is refused."""

    def test_games_are_not_stepped_while_they_are_read(self):
        games = trictrac.Games(500, seed=2)
        actions = any_actions(games, np.random.default_rng(3))
        for read in (games.observations, games.standings, games.masks, games.afterwards):
            self.assertIn("another thread", refused(read, lambda: games.step(actions)))
            self.assertFalse(refused(read, games.masks), "two may read at once")
        self.assertEqual(len(any_actions(games, np.random.default_rng(3))), 500, "afterwards they go on")

    def test_games_are_not_read_while_they_are_stepped(self):
        games = trictrac.Games(20_000, seed=2)
        told = set()
        for read in (games.masks, lambda: games.rewards, lambda: games[0], lambda: games.ended, games.copy):
            for _ in range(300):
                actions = games.draw()
                found = []

                def meet():
                    try:
                        read()
                    except trictrac.Error as error:
                        found.append(str(error))

                comes_to_run(lambda: games.step(actions), most=1, then=meet)
                if found:
                    break
            told.add(found[0] if found else None)
        self.assertEqual(len(told), 1, told)
        self.assertIn("another thread", told.pop())

    def test_a_bot_an_analyst_and_the_game_they_look_at_are_kept(self):
        game, bot, analyst = trictrac.Game(BEGINNING), trictrac.Bot("lelasseux"), trictrac.Analyst()
        for roll in ((6, 4), (5, 3), (4, 2), (6, 3), (2, 1)):  # beyond the opening book
            game.throw(*roll)
            game.act(game.actions()[-1])
        game.throw(5, 1)
        before = game.record
        look = lambda: analyst.rank(game, plies=2)
        choose = lambda: bot.choose(game)
        for call, other in ((look, look), (choose, choose), (look, lambda: game.act(game.actions()[0])),
                            (choose, lambda: game.resign(0)), (look, lambda: analyst.ask("{}"))):
            self.assertIn("another thread", refused(call, other))
        self.assertEqual(game.record, before)
        self.assertFalse(refused(look, lambda: game.trid), "reading the game is free")


class Threads(unittest.TestCase):
    def test_others_wait_while_python_runs(self):
        game = trictrac.Game(BEGINNING)
        self.assertFalse(comes_to_run(lambda: game.trid, most=2000), "else the others below prove nothing")

    def test_others_go_on_while_one_looks_ahead(self):
        game, bot = trictrac.Game(BEGINNING), trictrac.Bot("lelasseux")
        self.assertTrue(comes_to_run(lambda: trictrac.Analyst().worth(game, plies=2)))
        for roll in ((6, 4), (5, 3), (4, 2), (6, 3), (2, 1)):  # beyond the opening book
            game.throw(*roll)
            game.act(game.actions()[-1])
        game.throw(5, 1)
        self.assertTrue(comes_to_run(lambda: trictrac.Analyst().rank(game, plies=2)))
        self.assertTrue(comes_to_run(lambda: bot.choose(game)))
        question = json.dumps({"do": "review", "record": game.record, "plies": 2})
        self.assertTrue(comes_to_run(lambda: trictrac.Analyst().ask(question)))

    def test_others_go_on_while_many_games_do(self):
        games = trictrac.Games(500, seed=2)
        for call in (games.observations, games.standings, games.masks, games.afterwards, lambda: trictrac.Games(500)):
            self.assertTrue(comes_to_run(call))

        more = trictrac.Games(20_000, seed=2)  # whose step is long enough for a thread to come to run in it
        for _ in range(300):
            if comes_to_run(functools.partial(more.step, more.draw()), most=1):
                return
        self.fail("no step let another thread run")

    def test_others_go_on_while_a_record_is_read(self):
        game, random = trictrac.Game(), np.random.default_rng(5)
        while not game.over:
            game.act(int(random.choice(game.actions()))) if game.asked is not None else game.fall(game.chances()[-1][0])
        self.assertTrue(comes_to_run(lambda: trictrac.Game(game.record)))
        self.assertTrue(comes_to_run(lambda: game.at(game.deeds)))

    def test_threads_play_games_of_their_own(self):
        found = {}

        def play(number):
            games, random = trictrac.Games(8, seed=number % 3), np.random.default_rng(number % 3)
            for _ in range(60):
                games.step(np.array([random.choice(np.flatnonzero(mask)) for mask in games.masks()], np.int32))
            found[number] = [game.record for game in games]

        threads = [threading.Thread(target=play, args=(number,)) for number in range(6)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for number in range(3):
            self.assertEqual(found[number], found[number + 3])


if __name__ == "__main__":
    unittest.main()
