#!/usr/bin/env bash
# Writes who publishes Trictrac into every file that names an address: until then they name trictrac.example.
#
#   tools/set_publisher.sh PAGE SOURCE   the address where the page can be played, and that of the repository
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

# These name the addresses; anywhere else trictrac.example stands for a server of the reader's.
NAMES_PUBLISHER="README.md CITATION.cff packaging/desktop/trictrac.metainfo.xml packaging/debian/control packaging/debian/copyright
packaging/debian/watch python/pyproject.toml tools/make_sbom.py"
PUBLISHER=packaging/publisher

[ $# -eq 2 ] || { sed -n '2,4s/^# \{0,1\}//p' "$0" >&2; exit 2; }
for address in "$@"; do
  [[ $address =~ ^https://[A-Za-z0-9./_~-]+$ ]] || die "$address is no address: it should begin with https://"
done
page=${1%/}/ source=${2%/}
{ read -r old_page; read -r old_source; } <$PUBLISHER
# The repository first: its address may begin with that of the page.
for file in $NAMES_PUBLISHER; do
  sed -i -e "s,$old_source\\b,@SOURCE@,g" -e "s,$old_page,$page,g" -e "s,@SOURCE@,$source,g" "$file"
done
# Replaces the text for the time without an address by the text in the comment before it.
sed -i -e '/^<!-- PUBLISHED/d' -e '/^-->$/,/^<!-- END -->$/d' README.md
printf '%s\n' "$page" "$source" >$PUBLISHER
say "written: $page and $source; look through git diff and commit it"
