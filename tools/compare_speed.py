#!/usr/bin/env python3
"""Builds an earlier release and prints how much faster or slower the working tree is: ratios of one alternated run.

    tools/compare_speed.py d7da9e1a          the rules: random plies, and what a ply is made of
    tools/compare_speed.py v1.0.0 --net      the net and the search too
    tools/compare_speed.py HEAD~3 --pairs 60 --cpu 1

Both programs run in turn on one core, and each pair gives a ratio, so a machine whose speed drifts does not change the
result. A ratio above 1 means that the working tree is faster. The earlier program is built once, in build/speed/COMMIT.
"""
import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def run(*command, **options):
    return subprocess.run(command, check=True, **options)


def build(source, folder):
    """Builds the program that has `bench` from the sources in `source`, and returns its path: `trictrac` until 1.0."""
    program = "trictrac-lab" if (source / "src/apps/lab").exists() else "trictrac"
    presets = json.loads((source / "CMakePresets.json").read_text())["configurePresets"]
    preset = "terminal" if any(p["name"] == "terminal" for p in presets) else "release"
    run("cmake", "--preset", preset, "-S", source, "-B", folder, "-DTRICTRAC_PAGE=", cwd=source, stdout=sys.stderr)
    run("ninja", "-C", folder, program, stdout=sys.stderr)
    return folder / program


def build_revision(revision):
    commit = run("git", "rev-parse", f"{revision}^{{commit}}", cwd=ROOT, capture_output=True, text=True).stdout.strip()
    place = ROOT / "build" / "speed" / commit
    built = [place / "built" / name for name in ("trictrac-lab", "trictrac")]
    program = next((path for path in built if path.exists()), None)
    if program is None:
        source = place / "source"
        source.mkdir(parents=True, exist_ok=True)
        archive = subprocess.Popen(["git", "archive", commit], cwd=ROOT, stdout=subprocess.PIPE)
        run("tar", "x", "-C", source, stdin=archive.stdout)
        if archive.wait() != 0:
            sys.exit(f"git archive {commit} failed")
        program = build(source, place / "built")
    return program


def rules_figures(printed):
    """Returns nanoseconds by name from `bench --json`."""
    return {"random ply": printed["random_ply_ns"], "judging one roll": printed["judge_ns"], **printed["breakdown_ns"]}


def net_figures(printed):
    """Returns microseconds by name from `bench net --json`."""
    figures = {}
    for kernel in printed["kernels"]:
        if "skipped" not in kernel:
            figures[f"net, {kernel['kernel']}"] = 1 / kernel["millions_per_s"]
            figures[f"net with features, {kernel['kernel']}"] = 1 / kernel["with_looking"]
    for depth in printed["depths"]:
        figures[f"{depth['plies']} plies, ranked"] = depth["microseconds"]
        figures[f"{depth['plies']} plies, best only"] = depth["best_only_microseconds"]
    return figures


BENCHES = {"rules": (["bench"], rules_figures), "net": (["bench", "net"], net_figures)}


def measure(program, what, arguments):
    words, figures = BENCHES[what]
    command = ["taskset", "-c", str(arguments.cpu), program, *words, "--json", "--seconds", str(arguments.seconds)]
    return figures(json.loads(run(*command, capture_output=True, text=True).stdout))


def compare(then, now, what, arguments):
    pairs = []
    for number in range(arguments.pairs):
        order = [then, now] if number % 2 == 0 else [now, then]
        measured = {program: measure(program, what, arguments) for program in order}
        pairs.append((measured[then], measured[now]))
    print(f"{what + ':':28}{'then':>10}{'now':>10}{'ratio':>9}   lowest to highest")
    for name in pairs[0][1]:
        if name not in pairs[0][0]:
            continue
        ratios = [a[name] / b[name] for a, b in pairs if b[name] > 0]
        then_median = statistics.median(a[name] for a, _ in pairs)
        now_median = statistics.median(b[name] for _, b in pairs)
        print(f"{name:28}{then_median:10.4g}{now_median:10.4g}{statistics.median(ratios):9.3f}   {min(ratios):.3f} to {max(ratios):.3f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", help="the earlier release: a tag or a commit")
    parser.add_argument("--net", action="store_true", help="compare the net and the search too")
    parser.add_argument("--pairs", type=int, default=20, help="how often each program is run (default 20)")
    parser.add_argument("--seconds", type=float, default=0.5, help="processor time of each figure (default 0.5)")
    parser.add_argument("--cpu", type=int, default=0, help="the core that both run on (default 0)")
    parser.add_argument("--program", type=pathlib.Path, help="compare this program instead of the working tree")
    arguments = parser.parse_args()
    if arguments.pairs < 1:
        parser.error("--pairs needs a number from 1")
    then = build_revision(arguments.revision)
    now = arguments.program or build(ROOT, ROOT / "build" / "terminal")
    for what in BENCHES if arguments.net else ["rules"]:
        compare(then, now, what, arguments)


if __name__ == "__main__":
    os.environ["NO_COLOR"] = "1"
    main()
