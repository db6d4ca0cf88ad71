# Sourced by what is tried in a clean Debian 12 (check_clean_root.sh, check_deb.sh): makes a root of it in $ROOT, which
# is gone when the script ends. Needs root, debootstrap and the network. The package mirror and the certificates are
# those this machine is set up with.
# shellcheck shell=bash

. tools/setup.sh

[ "$(id -u)" -eq 0 ] || die "this needs root"
install_packages "debootstrap debootstrap"

ROOT=$(mktemp -d "${TMPDIR:-/var/tmp}/trictrac-clean-XXXXXX")
chmod 755 "$ROOT"  # not only root walks in it
PORT=18080
server=

clean_up() {
  [ -z "$server" ] || kill -- "-$server" 2>/dev/null || true
  sleep 1
  local mounted
  for mounted in dev/pts dev sys proc; do
    mountpoint -q "$ROOT/$mounted" && umount -l "$ROOT/$mounted"
  done
  if grep -q " $ROOT/" /proc/mounts; then
    say "something is still mounted in $ROOT: it is left there"
  else
    rm -rf --one-file-system "$ROOT"
  fi
}
trap clean_up EXIT

# The index files of Debian 12's main component: address and code name.
repositories() {
  apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' |
    awk '$2 ~ /^bookworm/ && $3 == "main" { print $1, $2 }' | sort -u
}

make_root() {
  local mirror
  mirror=$(repositories | awk '$2 == "bookworm" { print $1; exit }')
  [ -n "$mirror" ] || die "this machine's apt knows no mirror of Debian 12"
  say "a clean Debian 12 in $ROOT"
  debootstrap --variant=minbase bookworm "$ROOT" "$mirror" >/dev/null
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

# What the server in the root answers to a path; asked from outside, with bash alone.
answers() {
  exec 3<>"/dev/tcp/127.0.0.1/$PORT" || return
  printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&3
  cat <&3
  exec 3>&-
} 2>/dev/null

# serve COMMAND…: begins it in a group of its own, and waits until the game answers.
serve() {
  set -m
  "$@" &
  server=$!
  set +m
  local waited=0
  until [[ $(answers /api/health) == *'"ok":true'* ]]; do
    kill -0 $server 2>/dev/null || die "the server has ended"
    [ $((waited += 1)) -lt 1800 ] || die "no answer after half an hour"
    sleep 1
  done
}

stop_serving() {
  kill -- -$server
  wait $server 2>/dev/null || true
  server=
}
