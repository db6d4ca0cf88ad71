#!/bin/bash
# Two servers with the same games, to try on this machine: PostgreSQL, the servers, and HAProxy in front of them, all
# on loopback. Everything is written to one folder, which is removed at the end (Ctrl-C) unless you name one.
#
#   deploy/many/try.sh [FOLDER]
#
# Ports: PORT (default 8080) and the next two.
set -euo pipefail
cd "$(dirname "$0")/../.."

PORT=${PORT:-8080}
TRICTRAC=${TRICTRAC:-build/release/trictrac-server}
WEB=${WEB:-web/dist}
PATIENCE=120 # seconds until all of them must have started
POSTGRES=${POSTGRES:-/usr/lib/postgresql/15/bin}

die() { printf '%s\n' "$*" >&2; exit 1; }
[ -x "$TRICTRAC" ] || die "there is no $TRICTRAC: ./run --build-only makes it"
[ -x "$POSTGRES/postgres" ] || die "there is no PostgreSQL: apt-get install postgresql-15"
command -v haproxy >/dev/null || die "there is no HAProxy: apt-get install haproxy"

for port in "$PORT" $((PORT + 1)) $((PORT + 2)); do
  ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || die "port $port is in use: set PORT to one of three that are free"
done

folder=${1:-}
keep=$folder
[ -n "$folder" ] || folder=$(mktemp -d)
mkdir -p "$folder"
folder=$(realpath "$folder")
running=()
end() {
  trap - EXIT
  for ((i = ${#running[@]} - 1; i >= 0; i--)); do kill -TERM "${running[i]}" 2>/dev/null || true; done
  wait
  [ -n "$keep" ] || rm -rf "$folder"
}
trap end EXIT
trap 'exit 0' INT TERM

# PostgreSQL does not run as root: then as the user its package made.
as=()
if [ "$(id -u)" = 0 ]; then
  as=(setpriv --reuid=postgres --regid=postgres --init-groups)
  chown postgres "$folder"
fi
[ -e "$folder/data" ] ||
  "${as[@]}" "$POSTGRES/initdb" -D "$folder/data" -U house -A trust -E UTF8 --locale=C >/dev/null
"${as[@]}" "$POSTGRES/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= >"$folder/postgres.log" 2>&1 &
running+=($!)
until "$POSTGRES/pg_isready" -q -h "$folder" -U house; do
  kill -0 "${running[0]}" 2>/dev/null && [ $SECONDS -lt "$PATIENCE" ] ||
    die "PostgreSQL does not start: see $folder/postgres.log"
done
export TRICTRAC_STORE="postgresql://house@/postgres?host=$folder"

servers=()
for port in $((PORT + 1)) $((PORT + 2)); do
  "$TRICTRAC" serve --port "$port" --web "$WEB" --trusted-proxy 127.0.0.1 ${TRICTRAC_OPTIONS:-} \
    >"$folder/server-$port.log" 2>&1 &
  servers+=($!)
done
running+=("${servers[@]}")

sed -e "s/127.0.0.1:8080/127.0.0.1:$PORT/; s/127.0.0.1:8081/127.0.0.1:$((PORT + 1))/" \
  -e "s/127.0.0.1:8082/127.0.0.1:$((PORT + 2))/" deploy/many/haproxy.cfg >"$folder/haproxy.cfg"
haproxy -f "$folder/haproxy.cfg" >"$folder/haproxy.log" 2>&1 &
running+=($!)
for port in $((PORT + 1)) $((PORT + 2)) "$PORT"; do
  until curl -sf --max-time 5 -o /dev/null "http://127.0.0.1:$port/health/ready"; do
    for pid in "${running[@]}"; do
      kill -0 "$pid" 2>/dev/null && [ $SECONDS -lt "$PATIENCE" ] ||
        die "one of them does not start: see $folder/*.log"
    done
  done
done
echo "servers: ${servers[*]}"
echo "play at http://127.0.0.1:$PORT/ (Ctrl-C ends it)"
wait
