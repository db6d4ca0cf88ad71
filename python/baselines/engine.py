"""Lets a baseline play as an engine (docs/protocol.md, "The engine protocol (UTI)").

    python3 engine.py td-1000000.pt
    python3 engine.py alphazero-100000.pt --simulations 64
    python3 engine.py mcts:200                      no file: UCT with 200 simulations a decision

For instance: trictrac-lab conform 'python3 engine.py mcts:20'"""
import argparse
import importlib
import sys

import torch

import trictrac

ROLES = {"decision": "decide", "move": "move"}
DECISIONS = {"hold": "tenir", "go": "enaller"}


def load(text, simulations=None):
    """Returns the player of a file that a baseline has left, or of mcts:SIMULATIONS."""
    if text.startswith("mcts:"):
        return text, importlib.import_module("mcts").Player(int(text.removeprefix("mcts:")))
    saved = torch.load(text)
    name = f"{saved['baseline']} of {saved['decisions']} decisions"
    return name, importlib.import_module(saved["baseline"]).Player(saved, simulations)


class Failure(Exception):
    pass


class Engine:
    def __init__(self, name, player):
        self.name, self.player, self.game = name, player, None

    def answer(self, line):
        """Yields the lines that answer a command."""
        command, _, rest = line.partition(" ")
        if command == "uti":
            yield from (f"id name {self.name}", f"id version {trictrac.__version__}", "utiok")
        elif command == "isready":
            yield "readyok"
        elif command == "position":
            self.game = self.read_position(rest)
        elif command == "go":
            yield f"bestmove {self.best_move(rest.split())}"
        elif command != "stop":
            raise Failure(f"unknown_command {command}")

    @staticmethod
    def read_position(rest):
        kind, _, trid = rest.partition(" ")
        if kind != "trid" or not trid.startswith("TRID="):
            raise Failure("bad_position position trid TRID=… was expected")
        try:
            return trictrac.Game(trid)
        except trictrac.Error as error:
            raise Failure(f"bad_position {error}") from None

    def best_move(self, words):
        if self.game is None:
            raise Failure("no_position none has been given")
        if self.game.asked is None:
            raise Failure(f"wrong_role no player is asked at stage {self.game.stage}")
        if words and (words[0] != "role" or ROLES.get(words[-1]) != self.game.stage):
            raise Failure(f"wrong_role the position is at stage {self.game.stage}")
        text = self.game.text(self.player.choose(self.game))
        return DECISIONS.get(text, text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("player", help="a file of a baseline, or mcts:SIMULATIONS")
    parser.add_argument("--simulations", type=int, help="of alphazero for a decision, if not as it learnt")
    given = parser.parse_args()
    torch.set_num_threads(1)
    engine = Engine(*load(given.player, given.simulations))
    for line in map(str.strip, sys.stdin):
        if line == "quit":
            return
        try:
            for answer in engine.answer(line):
                print(answer, flush=True)
        except Failure as failure:
            print(f"error {failure}".replace("\n", " "), flush=True)


if __name__ == "__main__":
    main()
