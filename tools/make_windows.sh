#!/usr/bin/env bash
# Makes build/trictrac-windows_VERSION.zip: trictrac.exe and trictrac-lab.exe, and trictrac.dll with what programs in C and C++ need. Built by
# Debian's cross compiler; the same commit gives the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

NAME=trictrac-windows_$(version)
STAGE=$BUILD/windows/$NAME

SOURCE_DATE_EPOCH=$(source_moment)
export SOURCE_DATE_EPOCH
install_packages "$WINDOWS_NEEDS"
build_program windows trictrac trictrac-lab libtrictrac
rm -rf "$STAGE"
mkdir -p "$STAGE/include/trictrac" "$STAGE/lib"
install -m 755 $BUILD/windows/trictrac{.exe,-lab.exe,.dll} "$STAGE/"
x86_64-w64-mingw32-strip "$STAGE"/trictrac{.exe,-lab.exe,.dll}
install -m 644 LICENSE README.md docs/terminal.md docs/library.md "$STAGE/"
install -m 644 src/library/trictrac.h src/library/trictrac.hpp "$STAGE/include/trictrac/"
install -m 644 $BUILD/windows/libtrictrac.dll.a "$STAGE/lib/"
find "$STAGE" -exec touch --no-dereference --date=@"$SOURCE_DATE_EPOCH" {} +
rm -f "$BUILD/$NAME.zip"
(cd $BUILD/windows && find "$NAME" -print | LC_ALL=C sort | TZ=UTC zip -q -X -@ "../$NAME.zip")
say "made: $BUILD/$NAME.zip ($(du -k "$BUILD/$NAME.zip" | cut -f1) KB)"
