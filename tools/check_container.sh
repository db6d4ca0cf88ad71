#!/usr/bin/env bash
# Makes the image twice, which must be the same, looks at what is in it, and serves from it: as an ordinary user, with its
# games in a folder of the machine. Needs root, the network and some minutes.
#
#   tools/check_container.sh          builds first
#   tools/check_container.sh --built  what tools/make_deb.sh has built
#
# FOR_MACHINE=arm64 tries that of another machine, under qemu-user.
set -euo pipefail
cd "$(dirname "$0")/.."
. tools/setup.sh
. tools/serving.sh

[ "$(id -u)" -eq 0 ] || die "this needs root"

HERE=$(mktemp -d "${TMPDIR:-/var/tmp}/trictrac-container-XXXXXX")
chmod 755 "$HERE"  # not only root walks in it
clean_up() {
  end_server
  wait
  in_storage rm --all >/dev/null 2>&1 || true
  rm -rf --one-file-system "$HERE"
}
trap clean_up EXIT

in_storage() { buildah --root "$HERE/storage" --runroot "$HERE/run" --storage-driver vfs "$@"; }

# configured TEMPLATE: of what the image says about itself.
configured() { in_storage inspect --type image --format "$1" "$NAME"; }

# in_container COMMAND…: in the container, by its user, with its games in $HERE/games.
in_container() {
  in_storage run --isolation chroot --volume "$HERE/games:/var/lib/trictrac" "$CONTAINER" -- "$@"
}

made_twice() {
  local first
  first=$(sha256sum <"$(image)")
  tools/make_container.sh --built
  [ "$first" = "$(sha256sum <"$(image)")" ] || die "two images of the same packages differ"
}

# is_none WHAT FILES
is_none() { [ -z "$2" ] || die "in the image there is $1: $2"; }

looked_through() {
  local root
  root=$(in_storage mount "$CONTAINER")
  [ -d "$root/usr" ] || die "the image holds no system"
  is_none "what makes one user another" "$(find "$root" -type f -perm /6000)"
  is_none "a device" "$(find "$root" -type b -o -type c)"
  is_none "what apt leaves" "$(find "$root/etc/apt" "$root"/var/*/apt 2>/dev/null)"
  is_none "what the machine is called or asks" "$(find "$root/etc/hostname" "$root/etc/resolv.conf" 2>/dev/null)"
  is_none "a folder that is not Debian's" "$(find "$root" -mindepth 1 -maxdepth 1 -printf '%f\n' |
    grep -vxE 'bin|boot|dev|etc|home|lib|lib32|lib64|libx32|media|mnt|opt|proc|root|run|sbin|srv|sys|tmp|usr|var')"
  say "$(du -sm "$root" | cut -f1) MB, of $(grep -c '^Package:' "$root/var/lib/dpkg/status") packages"
  in_storage umount "$CONTAINER" >/dev/null
}

served() { in_container "${ENTRYPOINT[@]}" --port $PORT 2>"$HERE/log"; }

healthy() { in_container /usr/lib/trictrac/health.sh $PORT; }

# As podman stop does: SIGTERM to the program alone, which ends by itself.
stop_program() {
  local at=$server child
  while child=$(pgrep -P "$at"); do at=$child; done
  [ "$(stat -c %u "/proc/$at")" = "$1" ] || die "another user serves than the image names"
  kill -TERM "$at"
  wait $server || die "the server did not end well: $(tail -n 3 "$HERE/log")"
  server=
  grep -q 'event=stopped' "$HERE/log" || die "the server did not say that it stopped"
}

main() {
  tools/make_container.sh "$@"
  made_twice
  NAME=localhost/trictrac:$(version)
  in_storage pull --quiet --arch "$(machine)" "oci-archive:$(image)" >/dev/null
  CONTAINER=$(in_storage from --arch "$(machine)" --pull-never "$NAME")
  looked_through
  mapfile -t ENTRYPOINT < <(configured '{{range .OCIv1.Config.Entrypoint}}{{println .}}{{end}}')
  [ "$(configured '{{.OCIv1.Config.StopSignal}}')" = SIGTERM ] || die "another signal than SIGTERM stops it"
  local user game before
  mkdir -m 750 "$HERE/games"
  user=$(in_container id -u)
  [ "$user" -gt 0 ] || die "the image serves as root"
  chown "$user:$user" "$HERE/games"

  [ "$(configured '{{.OCIv1.Architecture}}')" = "$(machine)" ] || die "the image is for another machine"
  say "serving"
  ! healthy 2>/dev/null || die "it is healthy before it serves"
  serve served
  healthy || die "it serves and is not healthy"
  content / | cmp - web/dist/index.html || die "another page is served than was built"
  game=$(content /api/games '{"white":{"kind":"human"},"black":{"kind":"human"},"mine":[0,1]}' |
    sed 's/.*"game":"\([^"]*\)".*/\1/')
  before=$(content "/api/games/$game")
  [[ $before == *"\"game\":\"$game\""* ]] || die "no game was made: $before"
  stop_program "$user"

  say "serving again"
  serve served
  [ "$(content "/api/games/$game")" = "$before" ] || die "the game has not been kept"
  in_container trictrac-server backup --db /var/lib/trictrac/trictrac.db /var/lib/trictrac/backup.db | grep '^games: 1,'
  stop_program "$user"
  say "the container serves, keeps its games and ends"
}

main "$@"
exit
