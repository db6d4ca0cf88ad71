# Sourced by ./run and ./test: what must be installed, and how the program and the page are built.
# shellcheck shell=bash

JOBS=${JOBS:-$(nproc)}
BUILD=build

bold='' red='' plain=''
if [ -t 1 ]; then bold=$'\033[1m' red=$'\033[1;31m' plain=$'\033[0m'; fi
say() { printf '%s==> %s%s\n' "$bold" "$*" "$plain"; }
die() { printf '%s==> %s%s\n' "$red" "$*" "$plain" >&2; exit 1; }

# What is needed, and the Debian 12 package that brings it: a command, or a file of a library.
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
/usr/lib/postgresql/15/bin/postgres  postgresql-15
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
/usr/lib/python3/dist-packages/pip   python3-pip
/usr/lib/python3/dist-packages/wheel python3-wheel
/usr/lib/python3.11/ensurepip        python3-venv
$LLVM/lib/clang/19/lib/linux/libclang_rt.fuzzer-$(uname -m).a  libclang-rt-19-dev
"
# For the module of Python.
PYTHON_NEEDS="
/usr/include/pybind11/pybind11.h     pybind11-dev
/usr/include/python3.11/Python.h     python3-dev
/usr/lib/python3/dist-packages/setuptools  python3-setuptools
"
# The other browsers, and a screen for one of them.
ENGINES_NEEDS="
firefox-esr                          firefox-esr
WebKitWebDriver                      webkit2gtk-driver
Xvfb                                 xvfb
"
# Large, and for the example in Python that learns alone.
LEARN_NEEDS="
/usr/lib/python3/dist-packages/torch python3-torch
"

is_there() { case $1 in /*) [ -e "$1" ] ;; *) command -v "$1" >/dev/null ;; esac; }

# install_packages NEEDS: installs the packages of what is missing, with apt-get.
install_packages() {
  local need package missing=()
  while read -r need package; do
    [ -z "$need" ] || is_there "$need" || missing+=("$package")
  done <<<"$1"
  [ ${#missing[@]} -eq 0 ] && return
  say "installing what is missing: ${missing[*]}"
  command -v apt-get >/dev/null || die "this system has no apt-get (Debian 12): please install these yourself"
  local as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || die "not root and no sudo: as root, run  apt-get install ${missing[*]}"
    as_root=(sudo)
  fi
  "${as_root[@]}" apt-get update -q
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing[@]}"
}

# fingerprint FILE-OR-FOLDER…: one number for the names and contents of all files.
fingerprint() { find "$@" -type f -print0 | sort -z | xargs -0 sha256sum | sha256sum | cut -d' ' -f1; }

# The version, which stands in CMakeLists.txt alone; version_in reads it from standard input.
version_in() { sed -n 's/^project(trictrac VERSION \([0-9.]*\).*/\1/p'; }
version() { version_in <CMakeLists.txt; }

# The packages that tools/make_deb.sh makes; package NAME: the file of one.
PACKAGES=(trictrac trictrac-server libtrictrac1 libtrictrac-dev python3-trictrac)
package() { echo "$BUILD/$1_$(version)_$(dpkg --print-architecture).deb"; }

# The image of a container that tools/make_container.sh makes.
image() { echo "$BUILD/trictrac_$(version)_$(dpkg --print-architecture).oci.tar"; }

# The index files of Debian 12's main component that this machine's apt knows: address and code name.
repositories() {
  apt-get indextargets --format '$(REPO_URI) $(CODENAME) $(COMPONENT)' 'Created-By: Packages' |
    awk '$2 ~ /^bookworm/ && $3 == "main" { print $1, $2 }' | sort -u
}

# When the sources were last changed, in seconds since 1970: what is made of them bears that time.
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

# build_release: the programs for people, at build/trictrac-server, with the page that build_page made, and build/trictrac.
build_release() {
  build_program release trictrac-server trictrac
  ln -sfn release/trictrac-server $BUILD/trictrac-server
  ln -sfn release/trictrac $BUILD/trictrac
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
  now=$(fingerprint web/src web/public web/wasm web/tools web/index.html web/*.json web/*.ts web/*.js data docs)
  [ -f web/dist/index.html ] && [ -f $stamp ] && [ "$(cat $stamp)" = "$now" ] && return
  say "building the page (web/dist)"
  (cd web && npm run build)
  mkdir -p $BUILD && echo "$now" >$stamp
}
