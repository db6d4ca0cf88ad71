"""Lets each baseline learn for a short time. Each must then lose clearly less than any answer (random) does on
positions of the benchmark, and engine.py must follow the protocol of engines.

    python3 check.py LAB      LAB: the program trictrac-lab"""
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from curves import HERE, QUESTIONS, describe, first_positions, measure

# The decisions that each learner takes, and the questions that it must have learnt to answer by then. To learn plays, a
# learner with a number for each action needs a million decisions (docs/baselines.md).
RUNS = {
    "td": (100_000, QUESTIONS),
    "dqn": (100_000, ["decisions"]),
    "ppo": (100_000, ["decisions"]),
    "alphazero": (10_000, ["decisions"]),
}
SEARCH = "mcts:20"
POSITIONS = 2500


def find_losses(lab, text, questions, random, files):
    """Yields the questions that a player answers no better than at random."""
    row = measure(lab, text, files)
    for question in questions:
        loss, most, least = row[f"{question}_loss"], row[f"{question}_high"], random[f"{question}_low"]
        print(f"{text}, {question}: loses {loss} (at most {most}), any answer at least {least}", flush=True)
        if most >= least:
            yield f"{text} has not learnt to answer {question}"


def find_breaches(lab, text):
    """Yields the points of the protocol that a player does not meet."""
    conform = [lab, "conform", describe(text)[0].removeprefix("engine="), "--json"]
    answer = json.loads(subprocess.run(conform, capture_output=True, text=True).stdout)
    for point in answer["examined"]:
        if not point["right"]:
            yield f"{text} as an engine: {point['what']}: {point['instead']}"
    if answer["left"]:
        yield f"{text} as an engine: {answer['left']} points were not examined"


def main():
    lab, faults = sys.argv[1], []
    with tempfile.TemporaryDirectory() as folder:
        files = [first_positions(question, POSITIONS, folder) for question in QUESTIONS]
        random = measure(lab, "random", files)
        for name, (budget, questions) in RUNS.items():
            learn = [sys.executable, str(HERE / f"{name}.py"), "--decisions", str(budget), "--out", folder]
            subprocess.run(learn, check=True)
            faults += find_losses(lab, str(Path(folder, f"{name}-{budget}.pt")), questions, random, files)
        faults += find_losses(lab, SEARCH, QUESTIONS, random, files)
        faults += find_breaches(lab, SEARCH)
    sys.exit("\n".join(faults))


if __name__ == "__main__":
    main()
