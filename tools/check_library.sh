#!/usr/bin/env bash
# Builds the library, installs it in a folder of its own, and uses it from there as another project does: in C and in
# C++, found by CMake and by pkg-config. What it lets others see is what trictrac.h declares.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

PREFIX=$(mktemp -d "${TMPDIR:-/tmp}/trictrac-library-XXXXXX")
trap 'rm -rf "$PREFIX"' EXIT

build_program library libtrictrac
cmake --install $BUILD/library --prefix "$PREFIX/usr" >/dev/null
so=$(find "$PREFIX/usr" -name 'libtrictrac.so' | head -n 1)
lib=$(dirname "$so")

say "what is seen of it"
diff <(grep -oE '\btrictrac_[a-z_]+\(' src/library/trictrac.h | tr -d '(' | sort -u) \
  <(nm -D --defined-only "$so" | awk '{ print $3 }' | sort -u)
readelf -d "$so" | grep -F "SONAME" | grep -F "[libtrictrac.so.$(sed -n 's/^#define TRICTRAC_ABI \([0-9]*\).*/\1/p' src/library/trictrac.h)]"

say "found by CMake"
cmake -S tests/library/installed -B "$PREFIX/build" -G Ninja -DCMAKE_PREFIX_PATH="$PREFIX/usr" >/dev/null
cmake --build "$PREFIX/build" >/dev/null
"$PREFIX/build/play_c"
"$PREFIX/build/play_cpp"

say "found by pkg-config"
export PKG_CONFIG_PATH=$lib/pkgconfig
# shellcheck disable=SC2046
gcc -std=c99 tests/library/installed/play.c -o "$PREFIX/play" $(pkg-config --cflags --libs trictrac)
LD_LIBRARY_PATH=$lib "$PREFIX/play"

say "what docs/library.md shows"
awk -v to="$PREFIX/shown" '/^```cpp$/ { on = 1; ++n; next } /^```$/ { on = 0 } on { print > (to n ".cpp") }' docs/library.md
for shown in "$PREFIX"/shown*.cpp; do
  # shellcheck disable=SC2046
  g++ -std=c++20 -Wall -Wextra -Werror "$shown" -o "${shown%.cpp}" $(pkg-config --cflags --libs trictrac)
  LD_LIBRARY_PATH=$lib "${shown%.cpp}" >"${shown%.cpp}.txt"
done
grep ' wins$' "$PREFIX/shown1.txt"
grep -c ' for account ' "$PREFIX/shown2.txt"
