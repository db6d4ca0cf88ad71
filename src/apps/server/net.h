// Short names for the networking library, and what all connections share.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <filesystem>

#include "apps/server/api.h"

namespace trictrac {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;
using WireRequest = http::request<http::string_body>;

// Errors come back as values beside the result.
inline constexpr auto kValues = asio::as_tuple(asio::use_awaitable);

struct Shared {
  Hub& hub;
  ApiContext api;
  std::filesystem::path web;
  std::shared_ptr<spdlog::logger> log;
  int connections = 0;
  int most_connections = 0;
};

// Counts a connection while it lives.
class Counted {
 public:
  explicit Counted(Shared& shared) : shared_(shared) { ++shared_.connections; }
  ~Counted() { --shared_.connections; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;

 private:
  Shared& shared_;
};

// Answers requests until either side closes, or goes on as a socket at /ws.
asio::awaitable<void> serve_connection(tcp::socket socket, Shared& shared);

// Goes on with a connection that asked for a socket, until it closes.
asio::awaitable<void> serve_socket(beast::tcp_stream stream, WireRequest request, Shared& shared);

}  // namespace trictrac
