# Sourced to build for another machine (FOR_MACHINE): prepares a clean Debian 12 of this machine with the cross
# compiler and the libraries of the other one, where the working folder is seen at its own path. Needs root, debootstrap
# and the network.
# shellcheck shell=bash

[ -e "cmake/$(machine).cmake" ] ||
  die "no packages are built for \"$(machine)\" here: FOR_MACHINE takes arm64, or leave it out for this machine"

. tools/clean_root.sh

# library_packages NEEDS: of these packages the libraries, which are those of the other machine; its Python's headers too.
library_packages() {
  local need package
  while read -r need package; do
    case $package in *wasm32*) ;; *-dev) echo "$package" ;; esac
  done <<<"$1"
  echo libpython3-dev
}

# The packages that tools/make_deb.sh needs there, besides libraries.
TOOLS="cmake ninja-build pkg-config qemu-user python3 python3-setuptools pybind11-dev debhelper dh-python"

prepare_cross_root() {
  local name packages=()
  make_root
  say "the cross compiler and the libraries of $(machine)"
  in_root "dpkg --add-architecture $(machine) && apt-get update -q" >/dev/null
  for name in $(library_packages "$RUN_NEEDS"); do
    # A package that is the same on every machine has no name of its own for one.
    in_root "apt-cache show --no-all-versions $name" | grep -q '^Architecture: all$' || name=$name:$(machine)
    packages+=("$name")
  done
  in_root "apt-get install -q -y --no-install-recommends crossbuild-essential-$(machine) $TOOLS ${packages[*]}" \
    DEBIAN_FRONTEND=noninteractive >/dev/null
  mkdir -p "$ROOT$PWD"
  mount --bind "$PWD" "$ROOT$PWD"
  MOUNTED=("${PWD#/}" "${MOUNTED[@]}")
}

# in_cross_root COMMAND…: in this folder there.
in_cross_root() {
  local quoted
  printf -v quoted '%q ' "$@"
  in_root "cd $(printf %q "$PWD") && exec $quoted" LC_ALL=C.UTF-8 SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-}" \
    TRICTRAC_BUILD="${TRICTRAC_BUILD:-}" DEB_BUILD_MAINT_OPTIONS="${DEB_BUILD_MAINT_OPTIONS:-}" \
    DEB_CXXFLAGS_MAINT_STRIP="${DEB_CXXFLAGS_MAINT_STRIP:-}" DEB_HOST_ARCH="$(machine)"
}
