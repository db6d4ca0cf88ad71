#!/usr/bin/env python3
"""clang-tidy (.clang-tidy) over src.

check_tidy.py        what differs from the last commit of the upstream branch, or of HEAD where there is none
check_tidy.py --all  everything

Files are joined into units as in a first build, so that the headers of libraries are read once for many files.
"""
import json
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "tidy"
CLANG_TIDY = "clang-tidy-19"


def git(*arguments):
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.split() if done.returncode == 0 else None


def changed_files():
    """Of the work since the upstream branch, committed or not, as paths."""
    upstream = git("merge-base", "HEAD", "@{upstream}") or ["HEAD"]
    names = (git("diff", "--name-only", upstream[0]) or []) + (git("ls-files", "--others", "--exclude-standard") or [])
    return {str(ROOT / name) for name in names}


def members(unit):
    """The files a unit is made of; none of a file the build itself will write, such as the net's bytes."""
    path = Path(unit)
    if not path.exists():
        return set()
    return set(re.findall(r'^#include "(/[^"]+\.cpp)"', path.read_text(), re.M)) or {unit}


def units():
    subprocess.run(["cmake", "--preset", "tidy"], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    found = {entry["file"] for entry in json.loads((BUILD / "compile_commands.json").read_text())}
    return sorted(unit for unit in found if any(m.startswith(str(ROOT / "src")) for m in members(unit)))


def check(unit):
    done = subprocess.run([CLANG_TIDY, "--quiet", "-p", BUILD, unit], capture_output=True, text=True)
    return done.returncode, done.stdout


def main():
    chosen = units()
    if "--all" not in sys.argv[1:]:
        changed = changed_files()
        chosen = [unit for unit in chosen if members(unit) & changed]
    faults = 0
    with ThreadPoolExecutor(int(os.environ.get("JOBS", os.cpu_count()))) as pool:
        for status, output in pool.map(check, chosen):
            if status != 0:
                faults += 1
                print(output, flush=True)
    print(f"{len(chosen)} units read, {faults} with faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
