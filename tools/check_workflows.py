#!/usr/bin/env python3
"""Fails where a file of .github/workflows is no workflow: its YAML, what it must name, and the files its steps run."""
import re
import sys
from pathlib import Path

import yaml

ROOT = Path(__file__).resolve().parent.parent


def faults_of_step(step):
    if not isinstance(step, dict) or ("run" in step) == ("uses" in step):
        yield "a step has either run or uses"
        return
    for program in re.findall(r"^\s*(\./[\w./-]+)", str(step.get("run", "")), re.M):
        if not (ROOT / program).exists():
            yield f"a step runs {program}, which does not stand"
    if "uses" in step and not re.fullmatch(r"[\w./-]+@v\d+", str(step["uses"])):
        yield f"{step['uses']} should name an action and its major version, such as actions/checkout@v4"


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
    for name, job in workflow["jobs"].items():
        for member in ("runs-on", "timeout-minutes", "steps"):
            if member not in job:
                yield f"the job {name} has no {member}"
        for step in job.get("steps", []):
            yield from faults_of_step(step)


def main():
    paths = sorted((ROOT / ".github/workflows").glob("*.y*ml"))
    found = [f"{path.relative_to(ROOT)}: {fault}" for path in paths for fault in faults_of(path)]
    if not paths:
        found = ["there is no workflow in .github/workflows"]
    print("\n".join(found) or f"{len(paths)} workflows")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
