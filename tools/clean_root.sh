# Sourced by what is tried in a clean Debian 12 (check_clean_root.sh, check_deb.sh): makes a root of it in $ROOT, which
# is gone when the script ends. Needs root, debootstrap and the network. The package mirror and the certificates are
# those this machine is set up with.
# shellcheck shell=bash

. tools/setup.sh
. tools/serving.sh

[ "$(id -u)" -eq 0 ] || die "this needs root"
install_packages "debootstrap debootstrap"

# The mounts in it, the last first.
MOUNTED=(dev/pts dev sys proc)

ROOT=$(mktemp -d "${TMPDIR:-/var/tmp}/trictrac-clean-XXXXXX")
chmod 755 "$ROOT"  # not only root walks in it

clean_up() {
  end_server
  sleep 1
  local mounted
  for mounted in "${MOUNTED[@]}"; do
    mountpoint -q "$ROOT/$mounted" && umount -l "$ROOT/$mounted"
  done
  if grep -q " $ROOT/" /proc/mounts; then
    say "something is still mounted in $ROOT: it is left there"
  else
    rm -rf --one-file-system "$ROOT"
  fi
}
trap clean_up EXIT

# make_root [MACHINE]: for this machine, or for another one that the kernel runs programs of (emulate_machine).
make_root() {
  local mirror of=${1:-$(native_machine)}
  mirror=$(repositories | awk '$2 == "bookworm" { print $1; exit }')
  [ -n "$mirror" ] || die "this machine's apt knows no mirror of Debian 12"
  say "a clean Debian 12 ($of) in $ROOT"
  debootstrap --arch="$of" --variant=minbase bookworm "$ROOT" "$mirror" >/dev/null
  repositories | sed 's/\(.*\) \(.*\)/deb \1 \2 main/' >"$ROOT/etc/apt/sources.list"
  apt-config dump Acquire::http Acquire::https >"$ROOT/etc/apt/apt.conf.d/90machine" 2>/dev/null || true
  cp -L /etc/resolv.conf /etc/hosts "$ROOT/etc/" 2>/dev/null || true
  cp -L /etc/ssl/certs/ca-certificates.crt "$ROOT/etc/machine.crt"
  local at
  for at in proc sys dev dev/pts; do mount --bind "/$at" "$ROOT/$at"; done
}

# in_root COMMAND [NAME=VALUE…]: by its shell, in an environment of these alone.
in_root() {
  local command=$1
  shift
  env -i HOME=/root TERM=dumb PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@" \
    chroot "$ROOT" /bin/sh -c "$command"
}
