// Short names for the networking library, and what all connections share.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
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

namespace trictrac {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;
using WireRequest = http::request<http::string_body>;

// Errors come back as values beside the result.
inline constexpr auto kValues = asio::as_tuple(asio::use_awaitable);

// Awaits what `ask` is answered by calling back, at once or later. The coroutine goes on by itself, not
// within the call.
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

// A connection the server holds open.
class Live {
 public:
  virtual ~Live() = default;
  // Begins to end what has lasted too long.
  virtual void check(Clock::time_point now) = 0;
  // The server stops: ends as soon as what is in hand is done.
  virtual void part() = 0;
  // Ends at once.
  virtual void cut() = 0;
  // A session has ended (key_hash of its cookie): what was begun with it ends.
  virtual void session_ended(const std::string& /*token*/) {}
};

// What all connections of a server work with.
struct ServerContext {
  Hub& hub;
  Talks& talks;
  ApiContext api;
  const Files& web;
  Log log;
  RateLimits& limits;
  const OriginPolicy& origin_policy;
  const std::vector<Network>& trusted;
  Metrics& metrics;
  RequestNames names;
  std::set<Live*> live;
  int sockets = 0;
  int turned_away = 0;             // connections that are being refused
  bool leaving = false;            // it is said that nobody is to be sent here any more
  bool stopping = false;           // nobody is let in, and all are sent away
  std::function<void()> all_gone;  // called while stopping, when nothing is live any more
};

// Keeps something among what is live while it stands.
class ConnectionRegistration {
 public:
  ConnectionRegistration(ServerContext& shared, Live& live) : shared_(shared), live_(&live) {
    shared_.live.insert(live_);
  }
  ~ConnectionRegistration() {
    shared_.live.erase(live_);
    if (shared_.stopping && shared_.live.empty()) shared_.all_gone();
  }
  ConnectionRegistration(const ConnectionRegistration&) = delete;
  ConnectionRegistration& operator=(const ConnectionRegistration&) = delete;

 private:
  ServerContext& shared_;
  Live* live_;
};

// Answers requests until either side closes, or goes on as a socket at /ws.
asio::awaitable<void> serve_connection(tcp::socket socket, ServerContext& shared);

// Who asks, and under which name the log knows the request.
struct Caller {
  std::string id;
  std::string address;  // share_of
  std::string token{};  // key_hash of the cookie of their session, "" if none
};

// Goes on with a connection that asked for a socket, until it closes.
asio::awaitable<void> serve_socket(beast::tcp_stream stream, WireRequest request, Caller caller,
                                   ServerContext& shared);

}  // namespace trictrac
