#!/usr/bin/env bash
# Makes the package, has lintian look at it, and in a clean Debian 12 root installs it, serves, removes and purges it.
# Needs root, debootstrap, the network and some minutes.
#
#   tools/check_deb.sh          builds first
#   tools/check_deb.sh --built  what ./run --build-only has built
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/clean_root.sh

# A link in the root may lead to a place that is only there.
holds() { [ -e "$ROOT$1" ] || [ -L "$ROOT$1" ] || die "$1 is missing after $2"; }
is_gone() { if [ -e "$ROOT$1" ] || [ -L "$ROOT$1" ]; then die "$1 is still there after $2"; fi; }

apt() { in_root "apt-get -q -y --no-install-recommends $*" DEBIAN_FRONTEND=noninteractive; }

# As systemd does: the line of the unit, by its user, in a folder that is his.
served_by_unit() {
  local unit=$ROOT/lib/systemd/system/trictrac.service line user
  line=$(sed -n 's/^ExecStart=//p' "$unit")
  user=$(sed -n 's/^User=//p' "$unit")
  in_root "install -d -m 750 -o $user -g $user /var/lib/trictrac &&
    exec setpriv --reuid $user --regid $user --init-groups ${line/'$HOUSE'/--port $PORT}"
}

serves() {
  say "serving"
  serve served_by_unit
  answers / | sed '1,/^\r$/d' | cmp - web/dist/index.html || die "another page is served than was built"
  stop_serving
  holds /var/lib/trictrac/trictrac.db "serving"
}

main() {
  tools/make_deb.sh "$@"
  local deb
  deb=$(package)
  install_packages "lintian lintian"
  say "lintian"
  lintian --fail-on error,warning --info "$deb"
  make_root
  cp "$deb" "$ROOT/root/"
  apt update
  say "installing"
  apt install "/root/${deb##*/}"
  [ "$(in_root 'trictrac --version')" = "$(dpkg-deb -f "$deb" Version)" ] || die "another version is installed"
  holds /etc/systemd/system/multi-user.target.wants/trictrac.service installing
  holds /usr/share/man/man1/trictrac.1.gz installing
  serves
  say "removing"
  apt remove trictrac
  is_gone /usr/bin/trictrac removing
  holds /var/lib/trictrac/trictrac.db removing
  say "installing again, and purging"
  apt install "/root/${deb##*/}"
  serves
  apt purge trictrac
  local left
  for left in /var/lib/trictrac /etc/systemd/system/multi-user.target.wants/trictrac.service \
    /lib/systemd/system/trictrac.service /usr/lib/trictrac /usr/share/doc/trictrac; do
    is_gone $left purging
  done
  say "the package installs, serves and goes"
}

main "$@"
exit
