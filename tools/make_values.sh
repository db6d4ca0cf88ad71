#!/usr/bin/env bash
# Makes data/values again (docs/bots.md): some forty minutes of one core.
# make_values.sh [TABLE…]: only these. Build the program first, and again afterwards. NET=FILE: as that net plays.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${TRICTRAC_LAB:-build/trictrac-lab}
tables=("$@")
[ ${#tables[@]} -gt 0 ] || tables=(tour tour-pont tour-honours marque marque-1780 honours filled drained)

# Relevés from each state.
releves() {
  case $1 in
    tour | marque) echo 2500 ;;
    filled) echo 4000 ;;
    marque-1780 | tour-honours | tour-pont) echo 1000 ;;
    *) echo 800 ;;
  esac
}

mkdir -p data/values
for table in "${tables[@]}"; do
  echo "$table"
  "$program" values "$table" --releves "$(releves "$table")" ${NET:+--net "$NET"} --force --out "data/values/$table.txt"
done
