#!/usr/bin/env bash
# Makes the wheel of the Python package, build/wheel/trictrac-*.whl, with Debian's Python, numpy, pybind11 and setuptools.
# Nothing is fetched.
set -euo pipefail
cd "$(dirname "$0")/.."

PYTHON=${PYTHON:-/usr/bin/python3}
mkdir -p build/wheel
rm -f build/wheel/trictrac-*.whl
"$PYTHON" -m pip wheel --quiet --no-index --no-build-isolation --no-deps --wheel-dir build/wheel ./python
ls build/wheel/trictrac-*.whl
