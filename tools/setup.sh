# Sourced by ./run and ./test: what must be installed, and how the program and the page are built.
# shellcheck shell=bash

JOBS=${JOBS:-$(nproc)}
BUILD=build

bold='' red='' plain=''
if [ -t 1 ]; then bold=$'\033[1m' red=$'\033[1;31m' plain=$'\033[0m'; fi
say() { printf '%s==> %s%s\n' "$bold" "$*" "$plain"; }
die() { printf '%s==> %s%s\n' "$red" "$*" "$plain" >&2; exit 1; }

# Each command or file of a library that is needed, of any version, and the Debian 12 package that brings it.
LLVM=/usr/lib/llvm-19
RUN_NEEDS="
g++                                  g++
cmake                                cmake
ninja                                ninja-build
pkg-config                           pkg-config
node                                 nodejs
npm                                  npm
/etc/ssl/certs/ca-certificates.crt   ca-certificates
/usr/include/boost/asio.hpp          libboost1.81-dev
/usr/include/nlohmann/json.hpp       nlohmann-json3-dev
/usr/include/sqlite3.h               libsqlite3-dev
/usr/include/postgresql/libpq-fe.h   libpq-dev
/usr/include/sodium.h                libsodium-dev
/usr/include/utf8proc.h              libutf8proc-dev
/usr/include/unicode/uspoof.h        libicu-dev
/usr/include/fido.h                  libfido2-dev
/usr/include/cbor.h                  libcbor-dev
/usr/include/openssl/evp.h           libssl-dev
curl-config                          libcurl4-openssl-dev
/usr/include/CLI/CLI.hpp             libcli11-dev
/usr/lib/$(uname -m)-linux-gnu/libedit.so.2  libedit2
/usr/include/spdlog/spdlog.h         libspdlog-dev
/usr/include/prometheus/registry.h   prometheus-cpp-dev
/usr/include/lemon/matching.h        liblemon-dev
clang++-19                           clang-19
wasm-ld-19                           lld-19
/usr/lib/wasm32-wasi/libc.a          wasi-libc
$LLVM/lib/wasm32-wasi/libc++.a       libc++-19-dev-wasm32
$LLVM/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a  libclang-rt-19-dev-wasm32
"
TEST_NEEDS="
python3                              python3
clang-format-19                      clang-format-19
clang-tidy-19                        clang-tidy-19
chromium                             chromium
/usr/include/gtest/gtest.h           libgtest-dev
aiosmtpd                             python3-aiosmtpd
/usr/lib/python3/dist-packages/yaml  python3-yaml
/usr/lib/postgresql/*/bin/postgres   postgresql-15
/usr/sbin/haproxy                    haproxy
qemu-x86_64                          qemu-user
appstreamcli                         appstream
desktop-file-validate                desktop-file-utils
minisign                             minisign
man                                  man-db
mandoc                               mandoc
zsh                                  zsh
fish                                 fish
/usr/include/gmock/gmock.h           libgmock-dev
/usr/lib/python3/dist-packages/numpy python3-numpy
/usr/lib/python3/dist-packages/networkx  python3-networkx
/usr/lib/python3/dist-packages/pip   python3-pip
/usr/lib/python3/dist-packages/wheel python3-wheel
/usr/lib/python3.*/ensurepip         python3-venv
$LLVM/lib/clang/19/lib/linux/libclang_rt.fuzzer-$(uname -m).a  libclang-rt-19-dev
"
# For the module of Python.
PYTHON_NEEDS="
/usr/include/pybind11/pybind11.h     pybind11-dev
/usr/include/python3.*/Python.h      python3-dev
/usr/lib/python3/dist-packages/setuptools  python3-setuptools
"
# The other browsers, and a screen for one of them.
ENGINES_NEEDS="
firefox-esr                          firefox-esr
WebKitWebDriver                      webkit2gtk-driver
Xvfb                                 xvfb
"
# Large, and only for the programs in Python that learn. With the plain library for matrices they take ten times as long.
LEARN_NEEDS="
/usr/lib/python3/dist-packages/torch python3-torch
/usr/lib/*/openblas*/libblas.so.3    libopenblas0-serial
"

# For tools/make_windows.sh.
WINDOWS_NEEDS="
cmake                                cmake
ninja                                ninja-build
/usr/include/nlohmann/json.hpp       nlohmann-json3-dev
/usr/include/CLI/CLI.hpp             libcli11-dev
x86_64-w64-mingw32-g++-posix         g++-mingw-w64-x86-64-posix
zip                                  zip
"
# For ./test machines: other compilers, and what runs what they make.
MACHINES_NEEDS="
qemu-aarch64                         qemu-user
aarch64-linux-gnu-g++                g++-aarch64-linux-gnu
/usr/lib/wine/wine64                 wine64
$LLVM/lib/libc++.a                   libc++-19-dev
$LLVM/lib/libc++abi.a                libc++abi-19-dev
/usr/src/googletest/CMakeLists.txt   googletest
file                                 file
"

# To make packages for another machine, and to try them here.
EMULATION_NEEDS="
/usr/libexec/qemu-binfmt             qemu-user-static
update-binfmts                       binfmt-support
arch-test                            arch-test
"

# Names of packages of Debian 12 elsewhere; "=": the same; "-": none brings it. Those that are not listed have one
# name in Debian and Ubuntu. Tried on Debian 12; the names of the others are those of their lists of packages.
# Debian 12              Debian 13          Ubuntu 24.04       Fedora
NAMES="
g++                      =                  =                  gcc-c++
cmake                    =                  =                  =
ninja-build              =                  =                  =
pkg-config               =                  =                  pkgconf-pkg-config
nodejs                   =                  =                  =
npm                      =                  =                  nodejs-npm
ca-certificates          =                  =                  =
libboost1.81-dev         libboost-dev       libboost-dev       boost-devel
nlohmann-json3-dev       =                  =                  json-devel
libsqlite3-dev           =                  =                  sqlite-devel
libpq-dev                =                  =                  libpq-devel
libsodium-dev            =                  =                  libsodium-devel
libutf8proc-dev          =                  =                  utf8proc-devel
libicu-dev               =                  =                  libicu-devel
libfido2-dev             =                  =                  libfido2-devel
libcbor-dev              =                  =                  libcbor-devel
libssl-dev               =                  =                  openssl-devel
libcurl4-openssl-dev     =                  =                  libcurl-devel
libcli11-dev             =                  =                  cli11-devel
libedit2                 =                  =                  libedit
libspdlog-dev            =                  =                  spdlog-devel
prometheus-cpp-dev       =                  =                  prometheus-cpp-devel
liblemon-dev             =                  =                  lemon-devel
clang-19                 =                  =                  -
lld-19                   =                  =                  -
wasi-libc                =                  =                  -
libc++-19-dev-wasm32     =                  =                  -
libclang-rt-19-dev-wasm32  =                =                  -
postgresql-15            postgresql-17      postgresql-16      postgresql-server
"

# kind_of_system FILE: the column of NAMES for what /etc/os-release says, 1 to 4; 0: none.
kind_of_system() (
  ID='' ID_LIKE='' VERSION_ID='' VERSION_CODENAME='' UBUNTU_CODENAME=''
  # shellcheck disable=SC1090
  . "$1"
  case "$ID $ID_LIKE " in
    fedora\ *) echo 4 ;;
    *ubuntu\ *) case ${UBUNTU_CODENAME:-$VERSION_CODENAME} in focal | jammy) echo 0 ;; *) echo 3 ;; esac ;;
    *debian\ *) case $VERSION_CODENAME in bookworm) echo 1 ;; buster | bullseye) echo 0 ;; *) echo 2 ;; esac ;;
    *) echo 0 ;;
  esac
)

# name_here PACKAGE COLUMN: what a package of Debian 12 is called there; nothing where none brings it.
name_here() {
  local name
  name=$(awk -v package="$1" -v column="$2" '$1 == package { print $column }' <<<"$NAMES")
  case ${name:-=} in =) echo "$1" ;; -) ;; *) echo "$name" ;; esac
}

is_there() { case $1 in /*) compgen -G "$1" >/dev/null ;; *) command -v "$1" >/dev/null ;; esac; }

# install_packages NEEDS: installs the packages of what is missing.
install_packages() {
  local need package missing=() column name names=() nowhere=() installer=(apt-get install -q -y --no-install-recommends)
  column=$(kind_of_system "${OS_RELEASE:-/etc/os-release}")
  while read -r need package; do
    [ -z "$need" ] || is_there "$need" || missing+=("$package")
  done <<<"$1"
  [ ${#missing[@]} -eq 0 ] && return
  [ "$column" != 0 ] || die "this system is none of Debian 12 and 13, Ubuntu 24.04 and Fedora: install what these packages of" \
    "Debian 12 bring, in these versions or newer (Boost 1.81, CMake 3.25, g++ 12, Python 3.11), and begin again: ${missing[*]}"
  for package in "${missing[@]}"; do
    name=$(name_here "$package" "$column")
    if [ -n "$name" ]; then names+=("$name"); else nowhere+=("$package"); fi
  done
  if [ "$column" = 4 ]; then
    installer=(dnf install -q -y --setopt=install_weak_deps=False)
    # Libraries lie in other places there.
    mapfile -t names < <(for name in "${names[@]}"; do rpm -q --quiet "$name" || echo "$name"; done)
  fi
  [ ${#nowhere[@]} -eq 0 ] || die "no package of this system brings what ${nowhere[*]} brings on Debian: build the page there" \
    "(./run --build-only) and take web/dist from it"
  [ ${#names[@]} -gt 0 ] || return 0
  say "installing what is missing: ${names[*]}"
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || die "not root and no sudo: as root, run  ${installer[*]} ${names[*]}"
    as_root=(sudo)
  fi
  [ "$column" = 4 ] || "${as_root[@]}" apt-get update -q
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive "${installer[@]}" "${names[@]}"
}

# fingerprint FILE-OR-FOLDER…: one number for the names and contents of all files.
fingerprint() { find "$@" -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -d' ' -f1; }

# The version, which stands in CMakeLists.txt alone; version_in reads it from standard input.
version_in() { sed -n 's/^project(trictrac VERSION \([0-9.]*\).*/\1/p'; }
version() { version_in <CMakeLists.txt; }

# The machine that packages and images are made for, by Debian's name of it: FOR_MACHINE=arm64, or this one.
native_machine() { dpkg --print-architecture; }
machine() { echo "${FOR_MACHINE:-$(native_machine)}"; }
is_foreign() { [ "$(machine)" != "$(native_machine)" ]; }

# The packages that tools/make_deb.sh makes; for a foreign machine only those that are not the same on every one.
packages() {
  local names=(trictrac trictrac-server libtrictrac1 libtrictrac-dev python3-trictrac)
  is_foreign || names+=(trictrac-page)
  echo "${names[@]}"
}
# package NAME: the file of one.
package() {
  local of=all
  [ "$1" = trictrac-page ] || of=$(machine)
  echo "$BUILD/$1_$(version)_$of.deb"
}

# The image of a container that tools/make_container.sh makes.
image() { echo "$BUILD/trictrac_$(version)_$(machine).oci.tar"; }

# Has the kernel run the programs of the machine that packages are made for, under qemu-user. Needs root.
emulate_machine() {
  is_foreign || return 0
  install_packages "$EMULATION_NEEDS"
  [ -e /proc/sys/fs/binfmt_misc/register ] || mount -t binfmt_misc binfmt_misc /proc/sys/fs/binfmt_misc ||
    die "this kernel runs no programs of other machines (binfmt_misc): make what is for $(machine) on such a machine"
  arch-test "$(machine)" >/dev/null || update-binfmts --enable
  arch-test "$(machine)" >/dev/null || die "no program for $(machine) runs here: qemu-user-static knows no such machine"
}

# The page without a server that tools/make_static.sh packs.
page_zip() { echo "$BUILD/trictrac-page_$(version).zip"; }

# The index files of Debian 12's main component that this machine's apt knows: address and code name.
repositories() {
  apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' |
    awk '$2 ~ /^bookworm/ && $3 == "main" { print $1, $2 }' | sort -u
}

# Prints the time when the sources were last changed, in seconds since 1970: files made from them bear that time.
source_moment() { if [ -e .git ]; then git log -1 --format=%ct; else stat -c %Y CMakeLists.txt; fi; }

# configure PRESET: build/PRESET, of CMakePresets.json; again when that has changed.
configure() {
  local stamp=$BUILD/$1/presets now
  now=$(fingerprint CMakePresets.json)
  [ -f $BUILD/"$1"/build.ninja ] && [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$now" ] && return
  say "configuring $BUILD/$1"
  cmake --preset "$1"
  echo "$now" >"$stamp"
}

# build_program PRESET [TARGET…]: all, or these.
build_program() {
  local preset=$1
  shift
  configure "$preset"
  say "building ($BUILD/$preset)"
  ninja -C $BUILD/"$preset" -j "$JOBS" "$@"
}

# build_release: the programs for people, at build/trictrac-server, with the page that build_page made, build/trictrac and
# build/trictrac-lab.
build_release() {
  local name
  build_program release trictrac-server trictrac trictrac-lab
  for name in trictrac-server trictrac trictrac-lab; do ln -sfn release/$name $BUILD/$name; done
}

# The page's tools skip what an old Node cannot run, so Node 20.19 or newer must install them.
# Debian 12 has 18, which can at least fetch a newer one, with its npm, into build/node.
use_modern_node() {
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' && return
  local bin=$PWD/$BUILD/node/node_modules/.bin
  if [ ! -x "$bin/node" ] || [ ! -x "$bin/npm" ]; then
    say "fetching Node 22 with npm 10 ($BUILD/node)"
    npm install --no-save --no-audit --no-fund --no-progress --prefix $BUILD/node node@22.23.3 npm@10.9.9
  fi
  export PATH="$bin:$PATH"
}

# The page's tools, when package-lock.json has changed.
install_page_tools() {
  use_modern_node
  local stamp=web/node_modules/.trictrac-lock
  if [ ! -f $stamp ] || [ "$(cat $stamp)" != "$(fingerprint web/package.json web/package-lock.json)" ]; then
    say "installing the page's tools (web/node_modules)"
    (cd web && npm ci --no-progress)
    fingerprint web/package.json web/package-lock.json >$stamp
  fi
  export PATH="$PWD/web/node_modules/.bin:$PATH"
}

# The module the page plays and counts with, at web/wasm/.
build_module() {
  say "building the module for the browser (web/wasm)"
  build_program wasm module
  mkdir -p web/wasm
  cmp -s $BUILD/wasm/trictrac.wasm web/wasm/trictrac.wasm || cp $BUILD/wasm/trictrac.wasm web/wasm/
}

# The page, when one of its files has changed, or one of the data and documents it holds.
build_page() {
  install_page_tools
  local stamp=$BUILD/page-fingerprint now
  (cd web && npm run -s describe)
  now=$(fingerprint web/src web/public web/wasm web/tools web/index.html web/*.json web/*.ts web/*.js data docs words)
  [ -f web/dist/index.html ] && [ -f $stamp ] && [ "$(cat $stamp)" = "$now" ] && return
  say "building the page (web/dist)"
  (cd web && npm run build)
  mkdir -p $BUILD && echo "$now" >$stamp
}
