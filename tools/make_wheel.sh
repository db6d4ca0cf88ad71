#!/usr/bin/env bash
# Makes the wheel of the Python package, build/wheel/trictrac-*.whl, with Debian's Python, numpy, pybind11 and setuptools.
# Nothing is fetched. Its tag names the oldest glibc that has what the module needs. The same commit gives the same bytes.
#
#   tools/make_wheel.sh            for Debian's Python
#   PYTHON=… tools/make_wheel.sh   for another one, from 3.11 on
#
# FOR_MACHINE=arm64 packs the module that tools/make_deb.sh has built for that machine.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

PYTHON=${PYTHON:-/usr/bin/python3}
SOURCE_DATE_EPOCH=$(source_moment)
export SOURCE_DATE_EPOCH JOBS
if is_foreign; then
  TRICTRAC_MODULE=$(compgen -G "$PWD/$BUILD/package-$(machine)/python/_core.*.so") ||
    die "no module has been built for $(machine): run FOR_MACHINE=$(machine) tools/make_deb.sh first"
  export TRICTRAC_MODULE
fi
rm -rf $BUILD/wheel
mkdir -p $BUILD/wheel
"$PYTHON" -m pip wheel --quiet --no-index --no-build-isolation --no-deps --wheel-dir $BUILD/wheel ./python
ls $BUILD/wheel/trictrac-*.whl
