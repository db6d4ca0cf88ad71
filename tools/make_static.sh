#!/usr/bin/env bash
# Makes the page for a host that only hands out files, build/trictrac-page_VERSION.zip: unpacked into any folder there it plays
# without a server (docs/publishing.md). The same commit gives the same bytes.
#
#   tools/make_static.sh            builds the program, and packs its page
#   tools/make_static.sh PROGRAM    packs the page that this program holds
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

PROGRAM=${1:-}
if [ -z "$PROGRAM" ]; then
  ./run --build-only
  PROGRAM=$BUILD/trictrac-server
fi
ZIP=$(page_zip)
STAGE=$(mktemp -d)
trap 'rm -rf "$STAGE"' EXIT
"$PROGRAM" export-page "$STAGE/page"
cp LICENSE "$STAGE/page/LICENSE.txt"
rm -f "$ZIP"

# In one order, with one time and one set of permissions.
python3 - "$STAGE/page" "$ZIP" "$(source_moment)" <<'END'
import pathlib, sys, time, zipfile

folder, made, moment = pathlib.Path(sys.argv[1]), sys.argv[2], time.gmtime(int(sys.argv[3]))[:6]
with zipfile.ZipFile(made + ".new", "w") as packed:
    for file in sorted(path for path in folder.rglob("*") if path.is_file()):
        entry = zipfile.ZipInfo(file.relative_to(folder).as_posix(), moment)
        entry.compress_type, entry.create_system, entry.external_attr = zipfile.ZIP_DEFLATED, 3, 0o100644 << 16
        packed.writestr(entry, file.read_bytes(), compresslevel=9)
pathlib.Path(made + ".new").rename(made)
END
say "made: $ZIP"
