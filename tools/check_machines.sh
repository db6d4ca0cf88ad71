#!/usr/bin/env bash
# Builds trictrac for other machines and tries it: on the plainest amd64 and on arm64 under qemu-user, on Windows under wine,
# and with the library of C++ that macOS has. What it counts, plays and prints there must be what it does here.
#
#   tools/check_machines.sh            all of them
#   tools/check_machines.sh NAME…      only amd64, arm64, windows, libcxx
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh

WORK=$(mktemp -d "${TMPDIR:-/tmp}/trictrac-machines-XXXXXX")
export WINEPREFIX=$WORK/wine WINEDEBUG=-all DISPLAY='' LC_ALL=C.UTF-8
end_wine() { [ ! -d "$WINEPREFIX" ] || wineserver -k 2>/dev/null || true; }
wineserver() { /usr/lib/wine/wineserver "$@"; }
trap 'end_wine; rm -rf "$WORK"' EXIT

HERE=$BUILD/test/trictrac
TRID='TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:2-0:5-1:-:-:6.6'
GAME=data/games/soumille_1738.trictrac
SEED=$(printf '7%.0s' {1..64})

# lab ARGUMENT…: runs trictrac-lab, which lies beside the program that the command `program` runs.
lab() {
  local path=${program[-1]}
  case $path in *.exe) path=${path%.exe}-lab.exe ;; *) path=$path-lab ;; esac
  "${program[@]:0:${#program[@]}-1}" "$path" "$@"
}

# deeds COMMAND…: what the program prints that this is, of all that may differ between machines.
deeds() {
  local program=("$@")
  "$@" --version
  lab bench --signature
  lab bench --net-signature
  lab perft --depth 1
  "$@" show --lang fr "$TRID"
  "$@" judge --lang fr --dice 42 "$TRID"
  "$@" hint --plies 1 "${TRID/:R:-:/:M:42:}"
  "$@" replay --lang fr $GAME
  "$@" review --lang fr --plies 0 $GAME
  "$@" play --white geronte --black soumille --lang fr --seed "$SEED"
  lab match --a valere --b hector --matches 4 --no-luck --seed 1 --json | sed 's/,"seconds":[^,}]*//'
  printf 'uti\nset bot soumille\nposition %s\ngo 42\nquit\n' "$TRID" | "$@" engine
}

# plays_the_same NAME COMMAND…
plays_the_same() {
  local name=$1
  shift
  [ -e "$WORK/here" ] || deeds "$HERE" >"$WORK/here"
  deeds "$@" >"$WORK/$name"
  diff "$WORK/here" "$WORK/$name" || die "$name does not do what this machine does"
  say "$name: signature $(sed -n 2p "$WORK/$name"), $(wc -l <"$WORK/$name") lines printed, the same as here"
}

# answers_by KERNEL COMMAND…: the net's answers, which are those of the plain code.
answers_by() {
  local kernel=$1
  shift
  local program=("$@")
  [ "$(lab bench --net-signature --kernel "$kernel")" = "$("$HERE-lab" bench --net-signature --kernel plain)" ] ||
    die "by $kernel the net answers otherwise"
  say "$kernel: the net answers as by the plain code"
}

# refuses SENTENCE COMMAND…: the command ends with an error that says so.
refuses() {
  local sentence=$1 said status=0
  shift
  said=$("$@" 2>&1 >/dev/null) || status=$?
  [ $status -ne 0 ] || die "it should be refused: $*"
  [[ $said == *"$sentence"* ]] || die "$* should say \"$sentence\", and says: $said"
}

amd64() {
  local emulated=(qemu-x86_64 -cpu 'qemu64,-sse3,-cx16' "$HERE")
  [ "$(uname -m)" = x86_64 ] || { say "amd64: this machine is another one"; return; }
  plays_the_same amd64-v1 "${emulated[@]}"
  answers_by sse2 "${emulated[@]}"
  refuses 'this processor lacks the instructions of "avx2": choose sse2 or plain' \
    "${emulated[@]}-lab" bench --net-signature --kernel avx2
}

arm64() {
  local emulator=(qemu-aarch64 -L /usr/aarch64-linux-gnu) cpu started
  build_program arm64 trictrac trictrac-lab game_rules_test engine_net_test
  local program=$BUILD/arm64/trictrac
  file "$program" | grep -q 'ARM aarch64' || die "it is not for arm64"
  for cpu in cortex-a53 cortex-a76; do plays_the_same "arm64-$cpu" "${emulator[@]}" -cpu $cpu "$program"; done
  answers_by neon "${emulator[@]}" -cpu cortex-a53 "$program"
  answers_by neon-dotprod "${emulator[@]}" -cpu cortex-a76 "$program"
  refuses 'this processor lacks the instructions of "neon-dotprod": choose neon or plain' \
    "${emulator[@]}" -cpu cortex-a53 "$program-lab" bench --net-signature --kernel neon-dotprod
  started=$SECONDS
  "${emulator[@]}" -cpu cortex-a76 $BUILD/arm64/tests/game_rules_test --gtest_brief=1
  "${emulator[@]}" -cpu cortex-a76 $BUILD/arm64/tests/engine_net_test --gtest_brief=1
  say "arm64: the tests of the rules and of the net pass ($((SECONDS - started)) s under qemu)"
}

# A C program with the library beside it, as others use it.
uses_library() {
  local folder=$WORK/library
  mkdir -p "$folder/include"
  cp -r src/library "$folder/include/trictrac"
  cp $BUILD/windows/trictrac.dll "$folder/"
  x86_64-w64-mingw32-gcc -std=c99 -I"$folder/include" tests/library/installed/play.c -o "$folder/play.exe" \
    $BUILD/windows/libtrictrac.dll.a
  "${wine[@]}" "$folder/play.exe" | tail -n 1
}

# Folders and files of such names as people give them, in a console of UTF-8.
reads_any_path() {
  local folder="$WORK/parties d'été à deux" program=$1
  mkdir -p "$folder"
  cp $GAME "$folder/première partie.trictrac"
  (cd "$folder" && "${wine[@]}" "$program" replay --lang fr 'première partie.trictrac') >"$WORK/replayed"
  "$HERE" replay --lang fr $GAME | sed "s,$GAME,première partie.trictrac," | diff - "$WORK/replayed"
  local play=(play --white commis --black commis --lang fr --seed "$SEED" --record)
  (cd "$folder" && "${wine[@]}" "$program" "${play[@]}" 'jouée ici.trictrac' >/dev/null)
  "$HERE" "${play[@]}" "$WORK/played.trictrac" >/dev/null
  diff "$WORK/played.trictrac" "$folder/jouée ici.trictrac"
  (cd "$folder" && refuses 'existe déjà' "${wine[@]}" "$program" "${play[@]}" 'jouée ici.trictrac')
  (cd "$folder" && refuses 'cannot read où.trictrac' "${wine[@]}" "$program" review 'où.trictrac')
}

windows() {
  local wine=(/usr/lib/wine/wine64) started
  build_program windows trictrac trictrac-lab libtrictrac
  local program=$PWD/$BUILD/windows/trictrac.exe
  started=$SECONDS
  "${wine[@]}" "$program" --version >/dev/null  # wine makes its folder
  say "windows: the first start took $((SECONDS - started)) s"
  plays_the_same windows "${wine[@]}" "$program"
  reads_any_path "$program"
  "${wine[@]}" "${program%.exe}-lab.exe" conform "\"$program\" engine" | tail -n 2
  uses_library
  tools/make_windows.sh
  say "windows: trictrac.exe and trictrac.dll play, in folders of any name"
}

# By clang and the library of C++ of LLVM; macOS itself is tried nowhere here.
libcxx() {
  build_program libcxx trictrac trictrac-lab game_rules_test
  plays_the_same libcxx $BUILD/libcxx/trictrac
  $BUILD/libcxx/tests/game_rules_test --gtest_brief=1
}

install_packages "$WINDOWS_NEEDS$MACHINES_NEEDS"
build_program test trictrac trictrac-lab
for machine in "${@:-amd64 arm64 windows libcxx}"; do
  for one in $machine; do $one; done
done
say "the same game on every machine"
exit
