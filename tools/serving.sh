# Sourced by what tries a server: begins it, asks it, ends it.
# shellcheck shell=bash

PORT=18080
server=

# answers PATH [BODY]: what the server answers, its head and all; asked with bash alone. BODY is posted.
answers() {
  exec 3<>"/dev/tcp/127.0.0.1/$PORT" || return
  local body=${2:-} method=GET
  [ -z "$body" ] || method=POST
  printf '%s %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: %d\r\n\r\n%s' \
    $method "$1" ${#body} "$body" >&3
  cat <&3
  exec 3>&-
} 2>/dev/null

# content PATH [BODY]: the same without its head.
content() { answers "$@" | sed '1,/^\r$/d'; }

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

# Whatever was begun and has not been stopped.
end_server() { [ -z "$server" ] || kill -- "-$server" 2>/dev/null || true; }
