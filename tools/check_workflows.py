#!/usr/bin/env python3
"""Fails where a file of .github/workflows is no workflow: its YAML, what it must name, and what its steps run.

A step calls what stands here, with words that it knows, and does nothing else: what is tried where the repository is hosted can be
tried anywhere.
"""
import json
import re
import shlex
import sys
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent
# Commands that must come before any script of the repository can be called.
BEFORE = (
    "apt-get update && apt-get install -y --no-install-recommends ca-certificates git",
    'git config --global --add safe.directory "$GITHUB_WORKSPACE"',
)
STEPS_OF_TEST = re.compile(r"^\s*step \d ([\w-]+) ", re.M)
# Words of a shell that decide, repeat or join.
LOGIC = re.compile(r"[\n;|&<>`]|\$\(|^\s*(if|for|while|case)\b")


def faults_of_test(words):
    """Each word after ./test is an option or a step of it."""
    steps = STEPS_OF_TEST.findall((ROOT / "test").read_text(encoding="utf-8"))
    for word in words:
        if word not in steps and word not in ("--quick", "--slow"):
            yield f"./test has no step {word}"


def faults_of_release(words):
    """--only takes a part of tools/make_release.sh."""
    parts = re.search(r"^PARTS=\((.*)\)", (ROOT / "tools/make_release.sh").read_text(encoding="utf-8"), re.M)[1].split()
    for option, part in zip(words, words[1:]):
        if option == "--only" and part not in parts:
            yield f"tools/make_release.sh has no part {part}"


def faults_of_cmake(words):
    """A preset of CMakePresets.json is configured or built."""
    presets = json.loads((ROOT / "CMakePresets.json").read_text(encoding="utf-8"))
    kind = "buildPresets" if "--build" in words else "configurePresets"
    if words[-2:-1] != ["--preset"] or words[-1] not in [preset["name"] for preset in presets[kind]]:
        yield f"cmake {' '.join(words)} names none of the {kind}"


def faults_of_run(line):
    line = line.strip()
    if line in BEFORE or re.fullmatch(r"brew install [\w -]+", line):
        return
    if LOGIC.search(line):
        yield f"`{line}` has logic of its own: it should stand in a script of tools/"
        return
    program, *words = shlex.split(line)
    if program == "cmake":
        yield from faults_of_cmake(words)
    elif re.fullmatch(r"build/([\w-]+/)?trictrac(-lab|-server)?", program):
        for word in words:
            if word.startswith("data/") and not (ROOT / word).exists():
                yield f"a step reads {word}, which does not stand"
    elif not re.match(r"(\./|tools/)", program):
        yield f"a step runs {program}; it should call ./run, ./test, a script of tools/, cmake or the program"
    elif not (ROOT / program).is_file() or not (ROOT / program).stat().st_mode & 0o100:
        yield f"a step runs {program}, which does not stand, or may not be run"
    elif program == "./test":
        yield from faults_of_test(words)
    elif program == "tools/make_release.sh":
        yield from faults_of_release(words)


def faults_of_step(step):
    if not isinstance(step, dict) or ("run" in step) == ("uses" in step):
        yield "a step has either run or uses"
    elif "run" in step:
        yield from faults_of_run(str(step["run"]))
    elif not re.fullmatch(r"[\w./-]+@v\d+", str(step["uses"])):
        yield f"{step['uses']} should name an action and its major version, such as actions/checkout@v4"


def artifacts(jobs, action):
    """The names under which steps of an action keep or fetch files."""
    steps = [step for job in jobs.values() for step in job.get("steps", []) if isinstance(step, dict)]
    return [step["with"]["name"] for step in steps if str(step.get("uses", "")).startswith(action)]


def faults_of_jobs(jobs):
    for name, job in jobs.items():
        for member in ("runs-on", "timeout-minutes", "steps"):
            if member not in job:
                yield f"the job {name} has no {member}"
        needed = job.get("needs", [])
        for other in [needed] if isinstance(needed, str) else needed:
            if other not in jobs:
                yield f"the job {name} needs {other}, which is no job"
        for step in job.get("steps", []):
            yield from faults_of_step(step)
    kept = artifacts(jobs, "actions/upload-artifact@")
    for name in kept:
        if kept.count(name) > 1:
            yield f"two steps keep files under the name {name}"
    for name in artifacts(jobs, "actions/download-artifact@"):
        if name not in kept:
            yield f"a step fetches {name}, which no step keeps"


def faults_of(path):
    try:
        workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    except yaml.YAMLError as wrong:
        yield str(wrong).replace("\n", " ")
        return
    if not isinstance(workflow, dict) or not isinstance(workflow.get("jobs"), dict):
        yield "a workflow has jobs"
        return
    if True not in workflow and "on" not in workflow:  # YAML 1.1 reads the word on as true
        yield "a workflow says when it runs: on"
    if "permissions" not in workflow:
        yield "a workflow says what it may do: permissions"
    yield from faults_of_jobs(workflow["jobs"])


def main():
    paths = sorted((ROOT / ".github/workflows").glob("*.y*ml"))
    found = [f"{path.relative_to(ROOT)}: {fault}" for path in paths for fault in faults_of(path)]
    if not paths:
        found = ["there is no workflow in .github/workflows"]
    print("\n".join(found) or f"{len(paths)} workflows")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
