#!/usr/bin/env bash
# Makes a clean Debian 12 root, clones the repository into it, does there what the README says,
# and asks the running game how it is. Needs root, debootstrap, the network and some minutes.
#
#   tools/check_clean_root.sh          what has been committed
#   tools/check_clean_root.sh --tree   what lies in the working folder
#
# The npm registry too is that of this machine.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/clean_root.sh

HOME_IN=/root/trictrac

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

run_there() {
  local registry=()
  if command -v npm >/dev/null; then
    registry=("npm_config_registry=$(npm config get registry 2>/dev/null)")
  fi
  in_root "cd $HOME_IN && exec ./run" NODE_EXTRA_CA_CERTS=/etc/machine.crt PORT=$PORT JOBS="${JOBS:-$(nproc)}" \
    "${registry[@]}"
}

serve_and_ask() {
  say "./run"
  serve run_there
  local page
  page=$(answers /)
  [[ $page == *'<title>'* ]] || die "the page is not served: $page"
  stop_serving
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
