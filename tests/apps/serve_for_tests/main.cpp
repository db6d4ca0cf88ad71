// The server as a program of its own, with the command line of `trictrac serve`.
#include <cstdlib>
#include <string_view>

#include "apps/server/server.h"

int main(int argc, char** argv) {
  trictrac::ServerConfig config;
  for (int i = 1; i < argc; ++i) {
    const std::string_view word = argv[i];
    const auto value = [&] { return i + 1 < argc ? argv[++i] : ""; };
    if (word == "--port") config.port = static_cast<std::uint16_t>(std::atoi(value()));
    if (word == "--db") config.db = value();
    if (word == "--web") config.web = value();
    if (word == "--allow-seed") config.allow_seed = true;
    if (word == "--forget-after") config.forget_after = std::chrono::seconds(std::atoi(value()));
    if (word == "--most-connections") config.most_connections = std::atoi(value());
  }
  return trictrac::run_server(config);
}
