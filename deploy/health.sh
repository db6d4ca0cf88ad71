#!/bin/bash
# health.sh [PORT]: succeeds while the server at this port of this machine (default 8080) is ready.
set -eu
exec 3<>"/dev/tcp/127.0.0.1/${1:-8080}"
printf 'GET /health/ready HTTP/1.0\r\n\r\n' >&3
grep -q '"ready":true' <&3
