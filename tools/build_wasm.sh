#!/usr/bin/env bash
# Builds build/wasm/trictrac.wasm and lays it where the page is built from: web/wasm/.
#   --compare   also build/clang/signature, the same sources by clang natively
set -euo pipefail
cd "$(dirname "$0")/.."
export CCACHE_DISABLE=1
jobs=${JOBS:-$(nproc)}

[ -f build/wasm/build.ninja ] || cmake -S src/wasm -B build/wasm -G Ninja --toolchain "$PWD/src/wasm/toolchain.cmake"
ninja -C build/wasm -j "$jobs"
mkdir -p web/wasm
cmp -s build/wasm/trictrac.wasm web/wasm/trictrac.wasm || cp build/wasm/trictrac.wasm web/wasm/

[ "${1:-}" = --compare ] || exit 0
[ -f build/clang/build.ninja ] || cmake -S src/wasm -B build/clang -G Ninja -DCMAKE_CXX_COMPILER=clang++-19
ninja -C build/clang -j "$jobs"
