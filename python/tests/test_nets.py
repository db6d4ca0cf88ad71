"""Nets: what they say of many positions, and their weights in other packages."""
import importlib.util
import pickle
import tempfile
import unittest
from pathlib import Path

import numpy as np

import trictrac
from trictrac import nets


def some_rows(n=24, steps=60, seed=2):
    """Positions of all kinds: after decisions and plays, before any dice."""
    games = trictrac.Games(n, seed=seed)
    rows = []
    for _ in range(steps):
        rows.append(games.afterwards()[2][::9])
        games.step(games.draw())
    return np.concatenate(rows)


class Worths(unittest.TestCase):
    def test_they_are_those_of_the_analysis(self):
        net, analyst = trictrac.Net(), trictrac.Analyst()
        game, random = trictrac.Game(), np.random.default_rng(4)
        compared = 0
        while not game.over and compared < 40:
            if game.asked is not None:
                game.act(int(random.choice(game.actions())))
                continue
            if game.stage == "roll":
                worth = analyst.worth(game, plies=0)
                seen = np.stack([game.seen(game.to_act), game.seen(1 - game.to_act)])
                mine, theirs = net.worths(seen)
                self.assertAlmostEqual(mine, worth.worth, places=4)
                self.assertAlmostEqual(mine, -theirs, places=6)
                compared += 1
            game.fall(int(random.choice([chance for chance, _ in game.chances()])))
        self.assertEqual(compared, 40)

    def test_the_best_answer_is_that_of_the_net(self):
        games, net, bot = trictrac.Games(16, seed=5), trictrac.Net(threads=2), trictrac.Bot("net:0")
        for _ in range(40):
            index, actions, seen = games.afterwards()
            worths = net.worths(seen)
            best = np.array([actions[index == i][worths[index == i].argmax()] for i in range(len(games))])
            for i in range(0, 16, 5):
                if games.observations()[i][65] == 1:
                    self.assertEqual(best[i], bot.choose(games[i]))
            games.step(best)

    def test_what_is_no_position_is_refused(self):
        net, rows = trictrac.Net(), some_rows(4, 3)
        for wrong in (rows.astype(np.int16), rows[0], rows[:, :70], [1, 2], rows * 0):
            with self.assertRaises(trictrac.Error):
                net.worths(wrong)
        with self.assertRaises(trictrac.Error):
            net.worths(trictrac.Games(2, text='[Format "ecrire-lois"]').observations())
        with self.assertRaises(trictrac.Error):
            trictrac.Net("/nowhere")
        self.assertEqual(net.worths(rows[:0]).shape, (0,))


class Weights(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.net = trictrac.Net()
        rows = some_rows()
        self.rows = np.ascontiguousarray(rows[rows[:, 63] == 1])
        self.assertGreater(len(self.rows), 100)

    def test_inputs_and_weights_give_the_worth(self):
        features, stakes, scale = self.net.inputs(self.rows)
        answers = nets.answers(self.net.weights(), features, stakes)
        np.testing.assert_allclose(scale[:, 0] + scale[:, 1] * answers, self.net.worths(self.rows), atol=0.01)

    def test_they_come_back_as_they_were(self):
        again = trictrac.Net.of_weights(self.net.weights(), threads=2)
        self.assertEqual((again.hash, again.threads), (self.net.hash, 2))
        self.assertEqual(pickle.loads(pickle.dumps(again)).hash, self.net.hash)
        file = str(Path(self.folder.name) / "some.net")
        self.net.save(file, "a test")
        self.assertEqual(trictrac.Net(file).hash, self.net.hash)
        game = trictrac.Game("TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0")
        game.throw(5, 4)
        self.assertEqual(trictrac.Bot(f"net@{file}:1").choose(game), trictrac.Bot("net:1").choose(game))
        with self.assertRaises(trictrac.Error):
            self.net.save(str(Path(self.folder.name) / "nowhere" / "some.net"))

    def test_weights_that_do_not_fit_are_refused(self):
        right = self.net.weights()
        for name, wrong in (("bias", right["bias"][:5]), ("out", right["out"].astype(np.float64)),
                            ("rows", right["rows"] * np.nan)):
            with self.assertRaises(trictrac.Error):
                trictrac.Net.of_weights({**right, name: wrong})
        del right["second"]
        with self.assertRaises(trictrac.Error):
            trictrac.Net.of_weights(right)

    def test_a_model_of_onnx_is_read_back(self):
        file = Path(self.folder.name) / "trictrac.onnx"
        nets.write_onnx(self.net, file)
        self.assertEqual(nets.read_onnx(file).hash, self.net.hash)
        for wrong in (b"", b"no model", file.read_bytes()[:5000]):
            broken = Path(self.folder.name) / "broken.onnx"
            broken.write_bytes(wrong)
            with self.assertRaises(trictrac.Error):
                nets.read_onnx(broken)

    @unittest.skipUnless(importlib.util.find_spec("onnx"), "ONNX is not installed")
    def test_onnx_accepts_the_model(self):
        import onnx
        from onnx import numpy_helper

        file = Path(self.folder.name) / "trictrac.onnx"
        nets.write_onnx(self.net, file)
        model = onnx.load(str(file))
        onnx.checker.check_model(model, full_check=True)
        known = {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}
        known["features"], known["stake"], scale = self.net.inputs(self.rows)
        run_graph(model.graph, known)
        np.testing.assert_allclose(scale[:, 0] + scale[:, 1] * known["answer"], self.net.worths(self.rows), atol=0.01)

    @unittest.skipUnless(importlib.util.find_spec("torch"), "PyTorch is not installed")
    def test_a_module_of_pytorch_says_the_same(self):
        import torch

        module = nets.to_torch(self.net)
        features, stakes, scale = self.net.inputs(self.rows)
        with torch.no_grad():
            answers = module(torch.from_numpy(features), torch.from_numpy(stakes)).numpy()
        np.testing.assert_allclose(scale[:, 0] + scale[:, 1] * answers, self.net.worths(self.rows), atol=0.01)
        self.assertEqual(nets.from_torch(module).hash, self.net.hash)
        self.assertEqual(nets.from_torch(module.state_dict()).hash, self.net.hash)
        optimiser = torch.optim.SGD(module.parameters(), 0.01)
        module(torch.from_numpy(features), torch.from_numpy(stakes)).square().mean().backward()
        optimiser.step()
        self.assertNotEqual(nets.from_torch(module).hash, self.net.hash)


def run_graph(graph, known):
    """The few operations of the model, as the specification of ONNX describes them."""
    does = {
        "Gather": lambda data, indices: data[indices],
        "ReduceSum": lambda data, axes: data.sum(axis=tuple(axes)),
        "MatMul": lambda a, b: a @ b,
        "Add": lambda a, b: a + b,
        "Clip": np.clip,
        "Gemm": lambda a, b, c: a @ b.T + c,
    }
    for node in graph.node:
        known[node.output[0]] = does[node.op_type](*(known[name] for name in node.input))


if __name__ == "__main__":
    unittest.main()
