#!/bin/sh
# backup.sh DB FOLDER KEEP: makes a backup of the games in FOLDER, named after the time, and keeps only the last KEEP.
# If the backup fails, or games in it are damaged, it removes no earlier one.
set -eu
[ $# -eq 3 ] || { echo "usage: backup.sh DB FOLDER KEEP" >&2; exit 2; }
db=$1 folder=$2 keep=$3

"${TRICTRAC:-/usr/local/bin/trictrac-server}" backup --db "$db" "$folder/trictrac-$(date -u +%Y-%m-%dT%H-%M-%SZ).db"

# The names of the backups sort by age.
cd "$folder"
set -- trictrac-????-??-??T??-??-??Z.db
while [ $# -gt "$keep" ]; do
  rm -- "$1"
  shift
done
