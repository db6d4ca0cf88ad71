#!/usr/bin/env bash
# Makes the source release of what has been committed: build/release-VERSION/ with trictrac-VERSION.tar.xz and
# SHA256SUMS, which `sha256sum -c SHA256SUMS` checks there. The same commit gives the same bytes.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

VERSION=$(git show HEAD:CMakeLists.txt | version_in)
OUT=$BUILD/release-$VERSION
NAME=trictrac-$VERSION

[ -z "$(git status --porcelain)" ] || say "what has not been committed is left out"
rm -rf "$OUT"
mkdir -p "$OUT"
git archive --format=tar --prefix="$NAME/" HEAD | xz -6 -T1 >"$OUT/$NAME.tar.xz"
(cd "$OUT" && sha256sum "$NAME.tar.xz" >SHA256SUMS)
say "made: $OUT/$NAME.tar.xz and SHA256SUMS"
