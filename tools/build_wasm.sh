#!/usr/bin/env bash
# Builds build/wasm/trictrac.wasm, and build/clang/signature to compare it with.
set -euo pipefail
cd "$(dirname "$0")/.."
export CCACHE_DISABLE=1
jobs=${JOBS:-$(nproc)}

[ -f build/wasm/build.ninja ] || cmake -S src/wasm -B build/wasm -G Ninja --toolchain "$PWD/src/wasm/toolchain.cmake"
ninja -C build/wasm -j "$jobs"
[ -f build/clang/build.ninja ] || cmake -S src/wasm -B build/clang -G Ninja -DCMAKE_CXX_COMPILER=clang++-19
ninja -C build/clang -j "$jobs"
