// The port that serves /metrics: to this machine only, separate from the port of the players.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "apps/server/http/net.h"

namespace trictrac {

class MetricsPort {
 public:
  // Listens on 127.0.0.1; port 0: any free port. Throws if it cannot. `text` returns the answer.
  MetricsPort(asio::io_context& io, std::uint16_t port, const OriginPolicy& origin_policy,
              std::function<std::string()> text);

  std::uint16_t port() const { return acceptor_.local_endpoint().port(); }
  // Serves until the context stops. Accepts a few connections at once, and closes more without an answer.
  void run();

 private:
  asio::awaitable<void> answer(tcp::socket socket);
  http::response<http::string_body> reply_to(const WireRequest& request) const;

  tcp::acceptor acceptor_;
  const OriginPolicy& origin_policy_;
  std::function<std::string()> text_;
  int open_ = 0;
};

// Returns a listening socket. Throws, naming the address, if it cannot.
tcp::acceptor listen(asio::io_context& io, const std::string& address, std::uint16_t port);

}  // namespace trictrac
