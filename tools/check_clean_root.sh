#!/usr/bin/env bash
# Makes a clean Debian 12 root, clones the repository into it, does there what the README says,
# and asks the running game how it is. Needs root, debootstrap, the network and some minutes.
#
#   tools/check_clean_root.sh          what has been committed
#   tools/check_clean_root.sh --tree   what lies in the working folder
#
# The package mirror, the npm registry and the certificates are those this machine is set up with.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf '==> %s\n' "$*"; }
die() { printf '==> %s\n' "$*" >&2; exit 1; }

[ "$(id -u)" -eq 0 ] || die "this needs root"
command -v debootstrap >/dev/null || apt-get install -q -y --no-install-recommends debootstrap

ROOT=$(mktemp -d "${TMPDIR:-/var/tmp}/trictrac-clean-XXXXXX")
HOME_IN=/root/trictrac
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

copy_repository() {
  if [ "${1:-}" = --tree ]; then
    say "copying the working folder"
    mkdir -p "$ROOT$HOME_IN"
    tar c --exclude='./build*' --exclude=./.git --exclude=node_modules --exclude=./web/dist --exclude=./web/wasm . |
      tar x --no-same-owner -C "$ROOT$HOME_IN"
  else
    say "cloning what has been committed"
    git clone -q --no-hardlinks . "$ROOT$HOME_IN"
  fi
}

in_root() {
  local registry=()
  if command -v npm >/dev/null; then
    registry=("npm_config_registry=$(npm config get registry 2>/dev/null)")
  fi
  env -i HOME=/root TERM=dumb PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NODE_EXTRA_CA_CERTS=/etc/machine.crt PORT=$PORT JOBS="${JOBS:-$(nproc)}" "${registry[@]}" chroot "$ROOT" /bin/sh -c "cd $HOME_IN && $1"
}

# What the server in the root answers to a path; asked from outside, with bash alone.
answers() {
  exec 3<>"/dev/tcp/127.0.0.1/$PORT" || return
  printf 'GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n' "$1" >&3
  cat <&3
  exec 3>&-
} 2>/dev/null

serve_and_ask() {
  say "./run"
  set -m
  in_root "exec ./run" &
  server=$!
  set +m
  local waited=0
  until [[ $(answers /api/health) == *'"ok":true'* ]]; do
    kill -0 $server 2>/dev/null || die "./run has ended"
    [ $((waited += 5)) -lt 1800 ] || die "no answer after half an hour"
    sleep 5
  done
  local page
  page=$(answers /)
  [[ $page == *'<title>'* ]] || die "the page is not served: $page"
  kill -- -$server
  wait $server 2>/dev/null || true
  server=
}

main() {
  make_root
  copy_repository "$@"
  local started=$SECONDS
  serve_and_ask
  say "first start: $((SECONDS - started)) s"
  started=$SECONDS
  serve_and_ask
  say "second start: $((SECONDS - started)) s"
  [ $((SECONDS - started)) -lt 30 ] || die "the second start should be quick"
  say "a stranger can play"
}

main "$@"
exit
