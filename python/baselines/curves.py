"""Measures what the baselines lose on the positions of the benchmark, at each mark that they saved.

    python3 curves.py LAB PLAYER… [--out curves.csv]

LAB is the program trictrac-lab, PLAYER a file such as td-10000.pt, mcts:200, or a player of the lab such as net:0.

It asks about the first positions of data/benchmark/plays.txt and decisions.txt, by trictrac-lab problems score, and
writes a row for each file: the baseline, the decisions that it has taken in games, what it looked at in copies, the
seconds of the processor, and the mean losses in thousandths of a tour with their 95 % intervals."""
import argparse
import csv
import json
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

import torch

HERE = Path(__file__).resolve().parent
BENCHMARK = HERE.parent.parent / "data" / "benchmark"
QUESTIONS = ("plays", "decisions")
COLUMNS = ["baseline", "mark", "decisions", "simulated", "seconds"]
COLUMNS += [f"{question}_{part}" for question in QUESTIONS for part in ("loss", "low", "high")]


def first_positions(question, n, folder):
    """Writes the first n positions of a file of the benchmark, and returns where."""
    lines = (BENCHMARK / f"{question}.txt").read_text().splitlines()
    head = [line for line in lines if line.startswith("#")]
    path = Path(folder, f"{question}.txt")
    path.write_text("\n".join(lines[: len(head) + n]) + "\n")
    return str(path)


def describe(text):
    """Returns how the lab calls a player, and the first columns of its row."""
    engine = f"engine={shlex.quote(sys.executable)} {shlex.quote(str(HERE / 'engine.py'))} {shlex.quote(text)}"
    if text.startswith("mcts:"):
        return engine, {"baseline": "mcts", "mark": text.removeprefix("mcts:")}
    if not text.endswith(".pt"):
        return text, {"baseline": text}  # a player of the lab itself
    saved = torch.load(text)
    return engine, {key: saved[key] for key in ("baseline", "mark", "decisions", "simulated")} | {
        "seconds": round(saved["seconds"])}


def measure(lab, text, files):
    player, row = describe(text)
    command = [lab, "problems", "score", *files, "--player", player, "--json"]
    answer = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    for question, scored in zip(QUESTIONS, answer["benchmarks"]):
        loss = scored["loss"]
        row |= {f"{question}_{part}": round(loss[key], 2) for part, key in
                (("loss", "mean"), ("low", "low"), ("high", "high"))}
    return row


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lab", help="the program trictrac-lab")
    parser.add_argument("players", nargs="+", help="files of baselines, mcts:SIMULATIONS, or players of the lab")
    parser.add_argument("--positions", type=int, default=1000, help="of each file of the benchmark, the first")
    parser.add_argument("--out", type=Path, help="a file to write as well")
    given = parser.parse_args()
    outs = [sys.stdout, *([given.out.open("w", newline="")] if given.out else [])]
    writers = [csv.DictWriter(out, COLUMNS, lineterminator="\n") for out in outs]
    for writer in writers:
        writer.writeheader()
    with tempfile.TemporaryDirectory() as folder:
        files = [first_positions(question, given.positions, folder) for question in QUESTIONS]
        for text in given.players:
            row = measure(given.lab, text, files)
            for writer, out in zip(writers, outs):
                writer.writerow(row)
                out.flush()


if __name__ == "__main__":
    main()
