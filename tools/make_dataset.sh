#!/usr/bin/env bash
# Makes the data set of what has been committed (data/README.md): build/dataset-VERSION/ with
# trictrac-data-VERSION.tar.xz and SHA256SUMS. The same commit gives the same bytes.
#   tools/make_dataset.sh --check   only checks that data/SHA256SUMS lists each file, with its hash
#   tools/make_dataset.sh --list    writes data/SHA256SUMS again, after a file has changed
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

FOLDERS="benchmark cases games referee"

hashes() {
  # shellcheck disable=SC2046,SC2086
  (cd data && LC_ALL=C find $FOLDERS -type f | LC_ALL=C sort | xargs -d '\n' sha256sum)
}

check() {
  diff data/SHA256SUMS <(hashes) ||
    die "data/SHA256SUMS (<) differs from the files (>): if they are as they should be, tools/make_dataset.sh --list"
  local folder
  for folder in $FOLDERS; do
    grep -q "^| \`$folder/\`" data/README.md || die "data/README.md has no row for the folder $folder/"
  done
}

make() {
  local version out name
  version=$(git show HEAD:CMakeLists.txt | version_in)
  out=$BUILD/dataset-$version name=trictrac-data-$version
  [ -z "$(git status --porcelain -- data)" ] || say "what has not been committed is left out"
  rm -rf "$out"
  mkdir -p "$out"
  # shellcheck disable=SC2046,SC2086
  git archive --format=tar --prefix="$name/" HEAD CITATION.cff LICENSE docs/act.md docs/benchmark.md docs/judge.md docs/record.md \
    docs/rules.md docs/strength.md data/README.md data/SHA256SUMS $(printf 'data/%s ' $FOLDERS) |
    xz -6 -T1 >"$out/$name.tar.xz"
  (cd "$out" && sha256sum "$name.tar.xz" >SHA256SUMS)
  say "made: $out/$name.tar.xz and SHA256SUMS"
}

case "${1-}" in
  --check) check ;;
  --list) hashes >data/SHA256SUMS ;;
  '')
    check
    make
    ;;
  *) die "usage: tools/make_dataset.sh [--check | --list]" ;;
esac
