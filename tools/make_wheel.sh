#!/usr/bin/env bash
# Makes the wheel of the Python package, build/wheel/trictrac-*.whl, with Debian's Python, numpy, pybind11 and setuptools.
# Nothing is fetched. Its tag names the oldest glibc that has what the module needs. The same commit gives the same bytes.
#
#   tools/make_wheel.sh            for Debian's Python
#   PYTHON=… tools/make_wheel.sh   for another one, from 3.11 on
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

PYTHON=${PYTHON:-/usr/bin/python3}
SOURCE_DATE_EPOCH=$(source_moment)
export SOURCE_DATE_EPOCH JOBS
rm -rf $BUILD/wheel
mkdir -p $BUILD/wheel
"$PYTHON" -m pip wheel --quiet --no-index --no-build-isolation --no-deps --wheel-dir $BUILD/wheel ./python
ls $BUILD/wheel/trictrac-*.whl
