#!/usr/bin/env bash
# Makes the wheel, installs it into a fresh environment without asking any registry, and runs there what docs/python.md
# shows and what python/tests asks.
#
#   tools/check_python.sh          that
#   tools/check_python.sh --learn  the example that learns must beat random-go; the baselines (docs/baselines.md) must
#                                  learn to answer positions. TRICTRAC_LAB names the program trictrac-lab
#   tools/check_python.sh --asan   python/tests with the module under AddressSanitizer and UndefinedBehaviorSanitizer
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh
[ "${1:-}" != --learn ] || install_packages "$LEARN_NEEDS"

# Python itself is not built for the sanitizers: their libraries are loaded before it, with that of C++ whose exceptions
# they watch; and what Python keeps until its end is not asked about.
if [ "${1:-}" = --asan ]; then
  build_program asan-python python_core
  PACKAGE=$PWD/$BUILD/asan-python/package
  mkdir -p "$PACKAGE/trictrac"
  cp -r python/trictrac/* $BUILD/asan-python/python/_core.*.so "$PACKAGE/trictrac"
  export TRICTRAC_REPOSITORY=$PWD PYTHONPATH=$PACKAGE PYTHONMALLOC=malloc
  export ASAN_OPTIONS=detect_leaks=0:strict_string_checks=1 UBSAN_OPTIONS=print_stacktrace=1
  LD_PRELOAD="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libstdc++.so)" \
    /usr/bin/python3 -m unittest discover -s python/tests -t python/tests
  exit
fi

WHEEL=$(tools/make_wheel.sh | tail -n 1)
HOME_OF=$(mktemp -d "${TMPDIR:-/tmp}/trictrac-python-XXXXXX")
trap 'rm -rf "$HOME_OF"' EXIT
/usr/bin/python3 -m venv --system-site-packages "$HOME_OF/venv"
"$HOME_OF/venv/bin/pip" install --quiet --no-index "$WHEEL"

# Away from the repository, so that nothing but what is installed is found.
WHERE=$PWD
cd "$HOME_OF"
if [ "${1:-}" = --learn ]; then
  LAB=${TRICTRAC_LAB:-$WHERE/$BUILD/trictrac-lab}
  [ -x "$LAB" ] || die "there is no $LAB: build it by ./run --build-only, or name one in TRICTRAC_LAB"
  "$HOME_OF/venv/bin/python" "$WHERE/python/examples/learn.py"
  "$HOME_OF/venv/bin/python" "$WHERE/python/baselines/check.py" "$LAB"
else
  TRICTRAC_REPOSITORY=$WHERE "$HOME_OF/venv/bin/python" -m unittest discover -s "$WHERE/python/tests" -t "$WHERE/python/tests"
fi
