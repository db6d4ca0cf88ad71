// The port on which a server answers /metrics: of this machine alone, and never that of the players.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "apps/server/http/net.h"

namespace trictrac {

class MetricsPort {
 public:
  // Listens on 127.0.0.1; port 0: any that is free. Throws where it cannot. `text` is what is answered.
  MetricsPort(asio::io_context& io, std::uint16_t port, const OriginPolicy& origin_policy,
              std::function<std::string()> text);

  std::uint16_t port() const;
  // Answers until the context stops. A few at once; more are closed without an answer.
  void run();

 private:
  asio::awaitable<void> accept_all();
  asio::awaitable<void> answer(tcp::socket socket);
  http::response<http::string_body> reply_to(const WireRequest& request) const;

  tcp::acceptor acceptor_;
  const OriginPolicy& origin_policy_;
  std::function<std::string()> text_;
  int open_ = 0;
};

// Returns a socket that listens there. Throws, naming the place, where that cannot be.
tcp::acceptor listen(asio::io_context& io, const std::string& address, std::uint16_t port);

}  // namespace trictrac
