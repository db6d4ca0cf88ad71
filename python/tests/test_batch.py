"""Games in threads, against opponents, and in arrays of others."""
import ctypes
import pickle
import unittest

import numpy as np

import trictrac

try:
    import torch
except ImportError:
    torch = None


READ_ONLY = 1  # of the flags of DLPack


def arrays(n, players=2):
    return {
        "observations": np.zeros((n, trictrac.SEEN), np.int8),
        "standings": np.zeros((n, 4 + 9 * players), np.int32),
        "masks": np.zeros((n, trictrac.ACTIONS), bool),
        "asked": np.zeros(n, np.int8),
        "player_asked": np.zeros(n, np.int8),
        "ended": np.zeros(n, bool),
        "rewards": np.zeros((n, players), np.float32),
    }


def read(games):
    return {
        "observations": games.observations(),
        "standings": games.standings(),
        "masks": games.masks(),
        "asked": games.asked,
        "player_asked": games.player_asked,
        "ended": games.ended,
        "rewards": games.rewards,
    }


class Capsule:
    """A stand-in of a tensor of another package: it has nothing but DLPack."""

    def __init__(self, array):
        self.array = array
        self.taken = 0

    def __dlpack__(self, stream=None):
        self.taken += 1
        return self.array.__dlpack__()

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


class TensorOf1(ctypes.Structure):
    """The struct of DLPack from version 1 on, of one array."""

    _fields_ = [
        ("major", ctypes.c_uint32), ("minor", ctypes.c_uint32), ("context", ctypes.c_void_p), ("release", ctypes.c_void_p),
        ("flags", ctypes.c_uint64), ("data", ctypes.c_void_p), ("device", ctypes.c_int32 * 2), ("dimensions", ctypes.c_int32),
        ("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16), ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p), ("byte_offset", ctypes.c_uint64),
    ]  # fmt: skip


class VersionedCapsule:
    """A stand-in of a tensor of a package that speaks version 1 of DLPack, of int8."""

    def __init__(self, array, flags=0, major=1):
        self.array, self.released = array, 0
        self.shape = (ctypes.c_int64 * array.ndim)(*array.shape)
        self.release = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(self.count)
        self.tensor = TensorOf1(
            major, 0, None, ctypes.cast(self.release, ctypes.c_void_p), flags, array.ctypes.data, (1, 0), array.ndim,
            0, 8, 1, ctypes.cast(self.shape, ctypes.c_void_p), None, 0,
        )  # fmt: skip

    def count(self, _):
        self.released += 1

    def __dlpack__(self, *, stream=None, max_version=None):
        assert max_version == (1, 0), max_version
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
        return new(ctypes.addressof(self.tensor), b"dltensor_versioned", None)

    def __dlpack_device__(self):
        return (1, 0)


class Arrays(unittest.TestCase):
    def assert_same(self, one, other):
        for name, array in one.items():
            np.testing.assert_array_equal(array, other[name], name)

    def test_they_are_written_where_they_lie(self):
        for text, players in (("", 2), ('[Format "poule-guiton"]', 3)):
            out = arrays(7, players)
            games = trictrac.Games(7, seed=4, text=text, out=out)
            self.assert_same(out, read(games))
            for _ in range(200):
                games.step(games.draw())
                self.assert_same(out, read(games))
            before = out["observations"].copy()
            games.copy().step(games.draw())
            np.testing.assert_array_equal(out["observations"], before, "a copy writes none")

    def test_they_may_be_of_another_package(self):
        seen, masks = Capsule(np.zeros((3, trictrac.SEEN), np.int8)), Capsule(np.zeros((3, trictrac.ACTIONS), np.uint8))
        games = trictrac.Games(3, out={"observations": seen, "masks": masks})
        for _ in range(30):
            games.step(Capsule(games.draw()))
            np.testing.assert_array_equal(seen.array, games.observations())
            np.testing.assert_array_equal(masks.array.astype(bool), games.masks())
        self.assertEqual((seen.taken, masks.taken), (1, 1))

    def test_they_may_speak_version_1_of_dlpack(self):
        seen = VersionedCapsule(np.zeros((3, trictrac.SEEN), np.int8))
        games = trictrac.Games(3, out={"observations": seen})
        for _ in range(30):
            games.step(games.draw())
            np.testing.assert_array_equal(seen.array, games.observations())
        worths = trictrac.Net().worths(VersionedCapsule(games.observations(), READ_ONLY))
        np.testing.assert_array_equal(worths, trictrac.Net().worths(games.observations()))
        self.assertEqual(seen.released, 0)
        del games
        self.assertEqual(seen.released, 1)
        for wrong in (VersionedCapsule(seen.array, READ_ONLY), VersionedCapsule(seen.array, major=2)):
            with self.assertRaises(trictrac.Error):
                trictrac.Games(3, out={"observations": wrong})
            self.assertEqual(wrong.released, 1, "what is refused is given back")

    @unittest.skipIf(torch is None, "PyTorch is not installed")
    def test_they_may_be_tensors(self):
        out = {"observations": torch.zeros((5, trictrac.SEEN), dtype=torch.int8), "rewards": torch.zeros((5, 2))}
        games = trictrac.Games(5, out=out)
        for _ in range(150):
            games.step(torch.from_numpy(games.draw()))
            self.assertTrue(torch.equal(out["observations"], torch.from_numpy(games.observations())))
            self.assertTrue(torch.equal(out["rewards"], torch.from_dlpack(games.rewards)))
        games.step(torch.from_numpy(games.draw()).long())

    def test_what_does_not_fit_is_refused(self):
        read_only = np.zeros((2, 76), np.int8)
        read_only.flags.writeable = False
        for wrong in (
            {"observations": np.zeros((3, 76), np.int8)},
            {"observations": np.zeros((2, 76), np.int16)},
            {"observations": np.zeros((4, 76), np.int8)[::2]},
            {"observations": read_only},
            {"observations": [[0] * 76] * 2},
            {"masks": np.zeros((2, 654), np.float32)},
            {"other": np.zeros(2)},
            [np.zeros(2)],
        ):
            with self.assertRaises(trictrac.Error):
                trictrac.Games(2, out=wrong)


class Opponents(unittest.TestCase):
    def test_threads_change_nothing(self):
        for opponent in (None, "random", "net:0"):
            out, more = arrays(50), arrays(50)
            one = trictrac.Games(50, seed=2, opponent=opponent, out=out)
            other = trictrac.Games(50, seed=2, opponent=opponent, threads=3, out=more)
            for _ in range(60):
                actions = one.draw()
                np.testing.assert_array_equal(actions, other.draw())
                one.step(actions)
                other.step(actions)
                for name in out:
                    np.testing.assert_array_equal(out[name], more[name], name)

    def test_the_program_has_one_player_of_each_game(self):
        for player in (None, 0, 1):
            games = trictrac.Games(6, opponent="greedy", player=player)
            expected = [i % 2 if player is None else player for i in range(6)]
            for _ in range(40):
                self.assertEqual(games.player_asked.tolist(), expected)
                games.step(games.draw())
        for wrong in ({"opponent": "nobody"}, {"opponent": "net@/nowhere:0"}, {"opponent": "random", "player": 2},
                      {"threads": 0}, {"until": "tea"}):
            with self.assertRaises(trictrac.Error):
                trictrac.Games(2, **wrong)

    def test_they_are_pickled_with_their_opponent(self):
        games = trictrac.Games(5, seed=3, opponent="random", player=1, threads=2)
        for _ in range(50):
            games.step(games.draw())
        again = pickle.loads(pickle.dumps(games))
        self.assertEqual((again.opponent, again.threads, again.until), ("random", 2, "end"))
        for _ in range(50):
            actions = games.draw()
            np.testing.assert_array_equal(again.draw(), actions)
            games.step(actions)
            again.step(actions)
        self.assertEqual([g.record for g in again], [g.record for g in games])

    def test_a_releve_pays_holes(self):
        games, ends = trictrac.Games(32, seed=1, until="releve"), 0
        for _ in range(200):
            games.step(games.draw())
            self.assertTrue((games.rewards.sum(axis=1) == 0).all())
            self.assertFalse(games.rewards[~games.ended].any())
            ends += games.ended.sum()
        self.assertGreater(ends, 50)


class Bots(unittest.TestCase):
    def test_nets_and_yardsticks_play(self):
        game = trictrac.Game("TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0")
        game.throw(5, 4)
        for name in ("net:0", "net:1", "random", "greedy", "shape", "first-go", "lessons", "elo:1200"):
            self.assertIn(trictrac.Bot(name, 3).choose(game), game.actions(), name)
        self.assertEqual(trictrac.Bot("net:0").choose(game), trictrac.Bot("soumille").choose(game))

    def test_a_strength_errs_as_its_seed_says(self):
        game = trictrac.Game("TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0")
        game.throw(5, 4)
        chosen = {seed: trictrac.Bot("elo:1300", seed).choose(game) for seed in range(30)}
        self.assertGreater(len(set(chosen.values())), 1)
        self.assertEqual(chosen, {seed: trictrac.Bot("elo:1300", seed).choose(game) for seed in range(30)})
        for wrong in ("elo:1", "elo:9999", "elo:"):
            with self.assertRaisesRegex(trictrac.Error, "a whole number from"):
                trictrac.Bot(wrong)


if __name__ == "__main__":
    unittest.main()
