// The server: the page, the calls and the tables, on one port.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "apps/server/operations/games.h"
#include "apps/server/people/mailer.h"
#include "apps/server/people/notices.h"
#include "apps/server/runtime/limits.h"
#include "apps/server/runtime/log.h"
#include "apps/server/runtime/origin_policy.h"
#include "base/embedded.h"

namespace trictrac {

// The configuration of a server.
struct ServerConfig {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free
  std::filesystem::path db = "trictrac.db";
  std::string store;                      // postgresql://…, instead of that file
  EmbeddedFiles page;                     // the page as it was built; none where it was not
  std::filesystem::path web;              // a folder with another page, instead of that
  bool allow_seed = false;                // games may name their own seed (tests, lessons)
  std::chrono::seconds forget_after{10};  // games without viewers and tasks leave the memory
  GamesOptions games;
  LimitOptions limits;
  OriginPolicyOptions origin_policy;
  MailConfig mail;
  NoticeOptions notices;
  std::vector<std::string> trusted_proxies;  // networks whose X-Forwarded-For is believed
  std::optional<std::uint16_t> metrics;      // a port of this machine for /metrics; 0: any that is free
  LogFormat log = LogFormat::Text;
};

// Serves until SIGINT or SIGTERM. Prints "listening on http://ADDRESS:PORT" on standard output once it
// serves, and logs on standard error. After the signal it is no longer ready but serves for
// `limits.drain_notice`; then it refuses new connections, finishes current requests, closes sockets (1001),
// and ends within `limits.drain`; a second signal ends it at once. Returns 0 after a clean stop, 1 if it
// could not start.
int run_server(const ServerConfig& config);

}  // namespace trictrac
