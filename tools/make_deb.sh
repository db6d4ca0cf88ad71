#!/usr/bin/env bash
# Makes packages for Debian 12, build/NAME_VERSION_ARCHITECTURE.deb: trictrac, the game in the terminal, with trictrac-lab; trictrac-server, which
# serves it with its page; trictrac-page, the page for any web server; libtrictrac1 and libtrictrac-dev, the library; python3-trictrac.
#
#   tools/make_deb.sh           installs what is missing, builds, packs
#   tools/make_deb.sh --built   packs again what it has built
#
# FOR_MACHINE=arm64 makes those of another machine, by Debian's cross compiler in a clean root; it needs root.
# DEBFULLNAME and DEBEMAIL say who answers for the package, where somebody does.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

STAGE=$BUILD/deb/trictrac
VERSION=$(version)

# at_builder COMMAND…: runs it where the packages are built: here, or in the root of another machine.
PRESET=package
at_builder() { "$@"; }
if is_foreign; then
  . tools/cross_root.sh
  PRESET=package-$(machine)
  at_builder() { in_cross_root "$@"; }
fi

# Prints Debian's hardening flags, in addition to those of cmake/settings.cmake; the preset sets the optimisation.
hardened() { DEB_BUILD_MAINT_OPTIONS=hardening=+all DEB_CXXFLAGS_MAINT_STRIP="-g -O2" at_builder dpkg-buildflags --get "$1"; }

build() {
  local flags link
  flags="$(hardened CXXFLAGS) $(hardened CPPFLAGS)"
  link=$(hardened LDFLAGS)
  say "building ($BUILD/$PRESET)"
  at_builder cmake --preset "$PRESET" -DCMAKE_CXX_FLAGS="$flags" -DCMAKE_EXE_LINKER_FLAGS="$link" \
    -DCMAKE_SHARED_LINKER_FLAGS="$link" -DCMAKE_MODULE_LINKER_FLAGS="$link"
  at_builder ninja -C $BUILD/"$PRESET" -j "$JOBS" trictrac trictrac-lab trictrac-server libtrictrac python_core
}

# The licence of a part as its own package gives it.
licence_of() {
  local debian=/usr/share/doc/$1/copyright
  if [ -e "$debian" ]; then echo "$debian"; else find -L "web/node_modules/$1" -maxdepth 1 -iname 'licen[cs]e*' | head -n 1; fi
}

# print_part NAME: a part of the programs, for the list of licences that Debian reads (DEP-5).
print_part() {
  local file holders
  file=$(licence_of "$1")
  [ -n "$file" ] || die "$1 brings no licence: look into its package"
  holders=$(sed -n 's/^[ *#]*Copyright:\{0,1\} *\(.*[[:alnum:]].*\)/\1/p' "$file" | sort -u | sed '1!s/^/ /')
  printf '\nFiles: parts/%s/*\nCopyright: %s\nLicense: of-%s\n' "$1" "${holders:-as the text below says}" "${1//[@\/]/}"
  sed -e 's/\f//g; s/[[:space:]]*$//; s/^$/./; s/^/ /' "$file"
}

# Of what stands in the packages themselves: Debian's parts that are compiled into it, and npm's in the page.
print_copyright() {
  cat packaging/debian/copyright
  local part
  for part in libcli11-dev nlohmann-json3-dev libspdlog-dev libfmt-dev wasi-libc libc++-19-dev-wasm32 \
    pybind11-dev $(parts_of_page); do
    print_part "$part"
  done
}

# The packages of npm that the page is made of, as docs/dependencies.md lists them.
parts_of_page() { sed -n '/^## In the page/,/^## To build/s/^| `\([^`]*\)` .*/\1/p' docs/dependencies.md; }

print_changelog() {
  printf 'trictrac (%s) stable; urgency=medium\n\n  * What changed is told in CHANGELOG.md of the sources.\n\n -- %s  %s\n' \
    "$VERSION" "$MAINTAINER" "$(date -u -R -d @"$SOURCE_DATE_EPOCH")"
}

# under_usr FILE: a file of deploy/ as it stands where the program is in /usr.
under_usr() { sed 's,/usr/local/,/usr/,g' "$1"; }

stage() {
  rm -rf $BUILD/deb
  mkdir -p $STAGE/docs $STAGE/python/trictrac
  cp -r packaging/debian $STAGE/
  cp docs/house.md docs/house.fr.md docs/serving.md docs/publishing.md docs/publishing.fr.md docs/terminal.md docs/bots.md docs/library.md docs/python.md $STAGE/docs/
  cp CHANGELOG.md CMakeLists.txt $STAGE/
  cp python/*.* $STAGE/python/
  cp python/trictrac/*.* $STAGE/python/trictrac/
  cp tests/library/installed/play.c $STAGE/debian/tests/
  sed -i "s/@MAINTAINER@/$MAINTAINER/" $STAGE/debian/control
  print_changelog >$STAGE/debian/changelog
  print_copyright >$STAGE/debian/copyright
  local unit units=$STAGE/debian/trictrac-server
  for unit in trictrac.service trictrac-backup.service trictrac-backup.timer; do under_usr deploy/$unit >$units.$unit; done
  under_usr $BUILD/$PRESET/trictrac@.service >$units.trictrac@.service
}

install_packages "dh debhelper
dh_python3 dh-python
$PYTHON_NEEDS"
MAINTAINER="${DEBFULLNAME:-The local builder} <${DEBEMAIL:-nobody@example.net}>"
SOURCE_DATE_EPOCH=$(source_moment)
export SOURCE_DATE_EPOCH TRICTRAC_BUILD=$PWD/$BUILD/$PRESET
if [ "${1:-}" != --built ]; then
  install_packages "$RUN_NEEDS"
  build_module
  build_page
fi
! is_foreign || prepare_cross_root
[ "${1:-}" = --built ] || build
stage
# Of a foreign machine only what is its own: the others are made here.
kinds=(-b)
if is_foreign; then kinds=(-B "-a$(machine)"); fi
(cd $STAGE && at_builder dpkg-buildpackage "${kinds[@]}" -us -uc -d)
for made in $(packages); do
  mv "$BUILD/deb/$(basename "$(package "$made")")" $BUILD/
  say "made: $(package "$made")"
done
