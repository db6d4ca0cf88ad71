// Short names for the networking library, and the common parts of all connections.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <functional>
#include <set>

#include "apps/server/http/api.h"
#include "apps/server/http/files.h"
#include "apps/server/people/talks.h"
#include "apps/server/runtime/address.h"
#include "apps/server/runtime/limits.h"
#include "apps/server/runtime/log.h"
#include "apps/server/runtime/metrics.h"
#include "apps/server/runtime/origin_policy.h"
#include "apps/server/tournaments/tournament_audience.h"

namespace trictrac {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;
using WireRequest = http::request<http::string_body>;

// Returns errors as values, together with the result.
inline constexpr auto kValues = asio::as_tuple(asio::use_awaitable);

// Awaits the answer of `ask`, which calls back now or later. The coroutine resumes by itself, not within the
// callback.
template <class T, class Ask>
asio::awaitable<T> answered(Ask ask) {
  const auto executor = co_await asio::this_coro::executor;
  co_return co_await asio::async_initiate<decltype(asio::use_awaitable), void(T)>(
      [&](auto handler) {
        ask([executor, handler = std::move(handler)](T value) mutable {
          asio::post(executor, [handler = std::move(handler), value = std::move(value)]() mutable {
            std::move(handler)(std::move(value));
          });
        });
      },
      asio::use_awaitable);
}

// Accepts connections as long as `acceptor` is open, and passes each to `take`. After an error, such as too
// many open files, calls `failed` with it and waits: others are to go first.
template <class Acceptor, class Take>
asio::awaitable<void> accept_all(
    Acceptor& acceptor, Take take, std::function<void(const std::string&)> failed = [](const auto&) {}) {
  while (acceptor.is_open()) {
    auto [wrong, socket] = co_await acceptor.async_accept(kValues);
    if (wrong == asio::error::operation_aborted || !acceptor.is_open()) co_return;
    if (!wrong) {
      take(std::move(socket));
      continue;
    }
    failed(wrong.message());
    asio::steady_timer pause(acceptor.get_executor(), std::chrono::milliseconds(200));
    co_await pause.async_wait(kValues);
  }
}

class Live;

// The services that all connections use.
struct ServerContext {
  Talks& talks;
  TournamentAudience& tournament_audience;
  ApiContext api;
  const Files& web;
  Log log;
  const std::vector<Network>& trusted;
  Metrics& metrics;
  RequestNames names;
  std::set<Live*> live;
  int sockets = 0;
  int turned_away = 0;             // connections that are being refused
  bool leaving = false;            // proxies are told to send no new clients
  bool stopping = false;           // new connections are refused, and all open ones are closed
  std::function<void()> all_gone;  // called while stopping, when nothing is live any more
};

// An open connection of the server, in the list of these during its lifetime.
class Live {
 public:
  explicit Live(ServerContext& shared) : shared_(shared) { shared_.live.insert(this); }
  virtual ~Live() {
    shared_.live.erase(this);
    if (shared_.stopping && shared_.live.empty()) shared_.all_gone();
  }
  Live(const Live&) = delete;
  Live& operator=(const Live&) = delete;

  // Begins to close the connection if it has lasted too long.
  virtual void check(Clock::time_point now) = 0;
  // Closes the connection as soon as current work is done, because the server stops.
  virtual void part() = 0;
  // Closes the connection at once.
  virtual void cut() = 0;
  // Handles the end of a session (key_hash of its cookie): closes a connection that was opened with it.
  virtual void session_ended(const std::string& /*token*/) {}

 protected:
  const LimitOptions& options() const { return shared_.api.limits.options(); }

  ServerContext& shared_;
};

// Answers requests until either side closes the connection, or it becomes a socket at /ws.
asio::awaitable<void> serve_connection(tcp::socket socket, ServerContext& shared);

// The sender of a request, and the name of the request in the log.
struct Caller {
  std::string id;
  std::string address;  // share_of
  std::string token{};  // key_hash of the cookie of their session, "" if none
};

// Serves a connection that has become a socket, until it closes.
asio::awaitable<void> serve_socket(beast::tcp_stream stream, WireRequest request, Caller caller,
                                   ServerContext& shared);

}  // namespace trictrac
