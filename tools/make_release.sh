#!/usr/bin/env bash
# Makes all that a publisher uploads, of what has been committed: build/release-files/.
#
#   tools/make_release.sh VERSION               every part that this machine can make
#   tools/make_release.sh VERSION --only PART   this part, beside those that are there; may be given several times
#   tools/make_release.sh --list                the parts
#
# VERSION is that of CMakeLists.txt and of every other place that names it (tools/check_publication.py); v1.1.0, as a tag has
# it, is taken too. MINISIGN_KEY=FILE signs SHA256SUMS with the minisign key of the person who releases.
#
# It exits with 0 when all is made, and with 3 when a part is missing, which is named at the end with what would make it.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

# Each is made by the function release_PART. SHA256SUMS is written again whenever a part is made.
PARTS=(source page debs windows wheels container sbom notes signature)
OUT=$BUILD/release-files

usage() { sed -n 's/^# \{0,1\}//; 2,10p' "$0"; }

missing=()
# cannot_make PART WHY: notes that it is missing.
cannot_make() { missing+=("$1: $2"); say "$1 is left out: $2"; }

# keep FILE…: as files of the release.
keep() {
  local file
  for file in "$@"; do install -m 644 "$file" "$OUT/$(basename "$file")"; done
}

# The same commit gives the same bytes.
release_source() {
  local name=trictrac-$VERSION
  git archive --format=tar --prefix="$name/" HEAD | xz -6 -T1 >"$OUT/$name.tar.xz"
}

release_page() {
  [ -x tools/make_static.sh ] || { cannot_make page "tools/make_static.sh is not there"; return; }
  tools/make_static.sh
  keep "$BUILD/trictrac-page_$VERSION.zip"
}

release_debs() {
  command -v dpkg-buildpackage >/dev/null || { cannot_make debs "it needs Debian (dpkg-buildpackage, of dpkg-dev)"; return; }
  tools/make_deb.sh
  keep_packages
  makes_for_arm64 debs || return 0
  FOR_MACHINE=arm64 tools/make_deb.sh
  FOR_MACHINE=arm64 keep_packages
}

keep_packages() {
  local name
  for name in $(packages); do keep "$(package "$name")"; done
}

# makes_for_arm64 PART: whether this machine makes the part for arm64 too; what only root may do is missing otherwise.
makes_for_arm64() {
  [ "$(native_machine)" != arm64 ] || return 1
  [ "$(id -u)" -eq 0 ] || { cannot_make "$1" "that of arm64 needs root (debootstrap, qemu-user)"; return 1; }
}

release_windows() {
  [ -x tools/make_windows.sh ] || { cannot_make windows "tools/make_windows.sh is not there"; return; }
  tools/make_windows.sh
  keep "$BUILD/trictrac-windows_$VERSION.zip"
}

# One for each Python that can compile a module here.
release_wheels() {
  local python made=
  for python in /usr/bin/python3.[0-9]*; do
    [[ $python =~ /python3\.[0-9]+$ ]] || continue
    "$python" -c 'import sys, sysconfig, os, numpy, setuptools, wheel
sys.exit(sys.version_info < (3, 11) or not os.path.exists(sysconfig.get_path("include") + "/Python.h"))' 2>/dev/null || continue
    PYTHON=$python tools/make_wheel.sh
    keep "$BUILD"/wheel/trictrac-*.whl
    made=yes
  done
  if makes_for_arm64 wheels; then
    if FOR_MACHINE=arm64 tools/make_wheel.sh; then keep "$BUILD"/wheel/trictrac-*.whl; else cannot_make wheels "that of arm64 is made after the part debs"; fi
  fi
  [ -n "$made" ] || cannot_make wheels "no Python from 3.11 on with its headers, numpy, setuptools and wheel: $(apt_line "$PYTHON_NEEDS")"
}

# apt_line NEEDS: what installs them.
apt_line() { echo "apt-get install $(awk 'NF { print $2 }' <<<"$1" | tr '\n' ' ')"; }

release_container() {
  [ "$(id -u)" -eq 0 ] || { cannot_make container "it needs root (mmdebstrap, buildah)"; return; }
  local built=()
  if wanted debs; then built=(--built); fi
  tools/make_container.sh "${built[@]}"
  keep_image
  makes_for_arm64 container || return 0
  FOR_MACHINE=arm64 tools/make_container.sh "${built[@]}"
  FOR_MACHINE=arm64 keep_image
}

keep_image() { keep "$(image)"; }

release_sbom() { tools/make_sbom.py "$OUT/trictrac-$VERSION.spdx.json"; }

# Writes the section of CHANGELOG.md about the version.
release_notes() {
  awk -v heading="## $VERSION" '
    /^## / { on = index($0, heading) == 1 && substr($0, length(heading) + 1, 1) !~ /[0-9.]/; next }
    on { print }' CHANGELOG.md | sed '/./,$!d' >"$OUT/NOTES.md"
  [ -s "$OUT/NOTES.md" ] || die "CHANGELOG.md says nothing about $VERSION"
}

# Of all that is there; a signature of what was there before is gone.
write_sums() {
  rm -f "$OUT/SHA256SUMS.minisig"
  (cd "$OUT" && find . -maxdepth 1 -type f ! -name SHA256SUMS -printf '%f\0' | LC_ALL=C sort -z | xargs -0 sha256sum >SHA256SUMS)
}

release_signature() {
  if [ -z "${MINISIGN_KEY:-}" ]; then
    cannot_make signature "no key is given. MINISIGN_KEY=FILE tools/make_release.sh $VERSION --only signature signs SHA256SUMS; minisign -G makes a key, whose public half belongs on your page"
    return
  fi
  [ -r "$MINISIGN_KEY" ] || die "MINISIGN_KEY names $MINISIGN_KEY, which cannot be read"
  install_packages "minisign minisign"
  minisign -S -s "$MINISIGN_KEY" -m "$OUT/SHA256SUMS" -t "Trictrac $VERSION" || die "minisign did not sign with $MINISIGN_KEY"
}

# Every place names the version, and nothing is left to be committed.
check_sources() {
  [ -e .git ] || die "a release is made of a clone of the repository, where git can tell what has been committed"
  local changed
  changed=$(git status --porcelain)
  [ -z "$changed" ] || die "commit this first, or put it away (git stash -u): $(awk '{ print $2 }' <<<"$changed" | head -n 5 | tr '\n' ' ')"
  tools/check_publication.py "$VERSION" || die "this is not $VERSION yet"
}

VERSION='' only=()
while [ $# -gt 0 ]; do
  case $1 in
    --list) printf '%s\n' "${PARTS[@]}"; exit ;;
    --only)
      [[ " ${PARTS[*]} " == *" ${2:-} "* ]] || die "--only takes one of: ${PARTS[*]}"
      only+=("$2")
      shift ;;
    -h | --help) usage; exit ;;
    -*) usage >&2; exit 2 ;;
    *) VERSION=${1#v} ;;
  esac
  shift
done
[ -n "$VERSION" ] || { usage >&2; exit 2; }

wanted() { [ ${#only[@]} -eq 0 ] || [[ " ${only[*]} " == *" $1 "* ]]; }

check_sources
[ ${#only[@]} -gt 0 ] || rm -rf "$OUT"
mkdir -p "$OUT"
for part in "${PARTS[@]}"; do
  wanted "$part" || continue
  say "$part"
  [ "$part" != signature ] || write_sums
  "release_$part"
done
wanted signature || write_sums
say "made, in $OUT:"
sed 's/^[0-9a-f]*  /    /' "$OUT/SHA256SUMS"
[ ${#missing[@]} -eq 0 ] || { printf '%s\n' "${missing[@]/#/    }" >&2; say "these parts are missing; the rest stands" >&2; exit 3; }
