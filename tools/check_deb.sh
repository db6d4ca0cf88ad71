#!/usr/bin/env bash
# Makes the packages, has lintian look at them, and in a clean Debian 12 root installs the programs, plays, serves, removes and
# purges; there the library is used by another project and by Python.
# Needs root, debootstrap, the network and some minutes.
#
#   tools/check_deb.sh          builds first
#   tools/check_deb.sh --built  what tools/make_deb.sh has built
#
# FOR_MACHINE=arm64 tries those of another machine, in its Debian under qemu-user.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/clean_root.sh

# A link in the root may lead to a place that is only there.
holds() { [ -e "$ROOT$1" ] || [ -L "$ROOT$1" ] || die "$1 is missing after $2"; }
is_gone() { if [ -e "$ROOT$1" ] || [ -L "$ROOT$1" ]; then die "$1 is still there after $2"; fi; }

apt() { in_root "apt-get -q -y --no-install-recommends $*" DEBIAN_FRONTEND=noninteractive; }

# As systemd does: the line of the unit, by its user, in a folder of its own.
served_by_unit() {
  local unit=$ROOT/lib/systemd/system/trictrac.service line user
  line=$(sed -n 's/^ExecStart=//p' "$unit")
  user=$(sed -n 's/^User=//p' "$unit")
  in_root "install -d -m 750 -o $user -g $user /var/lib/trictrac &&
    exec setpriv --reuid $user --regid $user --init-groups ${line/'$TRICTRAC_OPTIONS'/--port $PORT}"
}

serves() {
  say "serving"
  serve served_by_unit
  answers / | sed '1,/^\r$/d' | cmp - web/dist/index.html || die "another page is served than was built"
  stop_serving
  holds /var/lib/trictrac/trictrac.db "serving"
}

# tries NAME: a test of the package (debian/tests), as autopkgtest runs it.
tries() {
  mkdir -p "$ROOT/root/source/debian" "$ROOT/root/tmp-$1"
  cp -r $BUILD/deb/trictrac/debian/tests "$ROOT/root/source/debian/"
  in_root "cd /root/source && debian/tests/$1" AUTOPKGTEST_TMP="/root/tmp-$1" 2>&1 || die "debian/tests/$1 fails"
}

# install NAME…: packages of ours, which lie in the root.
install_ours() {
  local name files=()
  for name in "$@"; do files+=("/root/$(basename "$(package "$name")")"); done
  apt install "${files[@]}"
}

serves_and_goes() {
  say "installing"
  install_ours trictrac-server
  [ "$(in_root 'trictrac-server --version')" = "$(version)" ] || die "another version is installed"
  holds /etc/systemd/system/multi-user.target.wants/trictrac.service installing
  holds /usr/share/man/man1/trictrac-server.1.gz installing
  holds /usr/share/applications/trictrac.desktop installing
  holds /usr/share/icons/hicolor/scalable/apps/trictrac.svg installing
  tries server
  serves
  say "removing"
  apt remove trictrac-server
  is_gone /usr/bin/trictrac-server removing
  holds /var/lib/trictrac/trictrac.db removing
  say "installing again, and purging"
  install_ours trictrac-server
  serves
  apt purge trictrac-server
  local left
  for left in /var/lib/trictrac /etc/systemd/system/multi-user.target.wants/trictrac.service \
    /lib/systemd/system/trictrac.service /usr/lib/trictrac /usr/share/doc/trictrac-server; do
    is_gone $left purging
  done
}

# Without the libraries that the server needs.
plays_alone() {
  say "the program for the terminal"
  install_ours trictrac
  local needed
  needed=$(in_root "dpkg-query -W -f '\${Depends}' trictrac")
  [[ $needed != *sqlite* && $needed != *boost* ]] || die "trictrac needs what is the server's: $needed"
  in_root 'trictrac play --white commis --black commis --lang en --seed 1' | tail -n 3
  holds /usr/share/man/man1/trictrac.1.gz installing
  tries terminal
}

# By any web server.
page_is_handed_out() {
  say "the page for any web server"
  install_ours trictrac-page
  apt install python3
  tries page
}

# By another project, found by CMake and by pkg-config.
library_is_used() {
  say "the library"
  install_ours libtrictrac1 libtrictrac-dev
  apt install g++ cmake make pkg-config
  cp -r tests/library/installed "$ROOT/root/"
  in_root 'set -e; cd /root/installed; cmake -S . -B made && cmake --build made && made/play_c && made/play_cpp'
  tries library
}

python_plays() {
  say "Python"
  install_ours python3-trictrac
  tries python
  [ "$(in_root 'python3 -c "from importlib.metadata import version; print(version(\"trictrac\"))"')" = "$(version)" ] ||
    die "Python knows another version"
}

main() {
  tools/make_deb.sh "$@"
  install_packages "lintian lintian"
  local name debs=()
  for name in $(packages); do debs+=("$(package "$name")"); done
  say "lintian"
  lintian --fail-on error,warning --info "${debs[@]}"
  emulate_machine
  make_root "$(machine)"
  cp "${debs[@]}" "$ROOT/root/"
  apt update
  plays_alone
  serves_and_goes
  is_foreign || page_is_handed_out
  library_is_used
  python_plays
  say "the packages install, serve, play and go"
}

main "$@"
exit
