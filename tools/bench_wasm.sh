#!/usr/bin/env bash
# Measures the engine in WebAssembly, by node, as `trictrac-lab bench net` measures the program. Build the module first.
#   tools/bench_wasm.sh [SECONDS]   of each figure
set -euo pipefail
cd "$(dirname "$0")/.."
ninja -C build/wasm speed >&2
exec node --no-warnings tests/apps/wasm/speed.mjs "${1:-2}"
