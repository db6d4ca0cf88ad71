#!/usr/bin/env bash
# Builds what has been committed twice, as two strangers would: in folders of other names, with other languages, hours
# and rights of new files, and without what a compiler keeps. The module, the page, the program and the packages must be
# the same to the byte. Needs what tools/make_deb.sh needs, and its time twice.
#
#   tools/check_reproducible.sh          that
#   tools/check_reproducible.sh --built  the first time is what tools/make_deb.sh has built here, of the same commit
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

install_page_tools
COMMIT=$(git rev-parse HEAD)
PLACES=$(mktemp -d "${TMPDIR:-/var/tmp}/trictrac-twice-XXXXXX")
trap 'rm -rf "$PLACES"' EXIT

# built FOLDER MASK NAME=VALUE…: a clone there, with the page's tools that package-lock.json names, and all that is made of it.
built() {
  local folder=$1 mask=$2
  shift 2
  git clone -q --no-hardlinks --no-checkout . "$folder"
  git -C "$folder" checkout -q --detach "$COMMIT"
  cp -a web/node_modules "$folder/web/"
  (umask "$mask" && cd "$folder" && env CCACHE_DISABLE=1 "$@" tools/make_deb.sh) >"$folder.log" 2>&1 ||
    { tail -n 40 "$folder.log"; die "it was not built"; }
}

# hashes FOLDER: of each thing made there, by its name.
hashes() { (cd "$1" && sha256sum web/wasm/trictrac.wasm $(find web/dist -type f | sort) build/package/trictrac build/package/trictrac-lab build/package/trictrac-server \
  $(for name in $(packages); do package "$name"; done)); }

say "here"
if [ "${1:-}" = --built ]; then
  tools/make_deb.sh --built
  hashes . >"$PLACES/first"
else
  built "$PLACES/here" 022 LC_ALL=C.UTF-8 TZ=UTC
  hashes "$PLACES/here" >"$PLACES/first"
fi
say "elsewhere"
built "$PLACES/quite/another/place/elsewhere" 077 LC_ALL=C TZ=Asia/Kathmandu HOME="$PLACES"
hashes "$PLACES/quite/another/place/elsewhere" >"$PLACES/second"
diff "$PLACES/first" "$PLACES/second" || die "built twice from one commit, these differ"
grep -v ' web/dist/' "$PLACES/first"
sha256sum <(grep ' web/dist/' "$PLACES/first") | sed 's,  .*,  web/dist,'
say "twice the same"
