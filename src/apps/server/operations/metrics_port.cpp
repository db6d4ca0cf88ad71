#include "apps/server/operations/metrics_port.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <stdexcept>

#include "base/text_of.h"

namespace trictrac {
namespace {

constexpr int kMostAtOnce = 8;
constexpr auto kPatience = std::chrono::seconds(10);
constexpr std::uint32_t kLargestHeadOfMetrics = 8 * 1024;

}  // namespace

tcp::acceptor listen(asio::io_context& io, const std::string& address, std::uint16_t port) {
  try {
    const tcp::endpoint endpoint(asio::ip::make_address(address), port);
    tcp::acceptor acceptor(io);
    acceptor.open(endpoint.protocol());
    acceptor.set_option(asio::socket_base::reuse_address(true));
    acceptor.bind(endpoint);
    acceptor.listen();
    return acceptor;
  } catch (const std::exception& e) {
    throw std::runtime_error(text_of("cannot serve on {} port {}: {}", address, port, e.what()));
  }
}

MetricsPort::MetricsPort(asio::io_context& io, std::uint16_t port, const OriginPolicy& origin_policy,
                         std::function<std::string()> text)
    : acceptor_(listen(io, "127.0.0.1", port)), origin_policy_(origin_policy), text_(std::move(text)) {}

void MetricsPort::run() {
  const auto take = [this](tcp::socket socket) {
    if (open_ < kMostAtOnce)
      asio::co_spawn(acceptor_.get_executor(), answer(std::move(socket)), asio::detached);
  };
  asio::co_spawn(acceptor_.get_executor(), accept_all(acceptor_, take), asio::detached);
}

// One request on each connection.
asio::awaitable<void> MetricsPort::answer(tcp::socket socket) {
  ++open_;
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer;
  http::request_parser<http::string_body> parser;
  parser.header_limit(kLargestHeadOfMetrics);
  parser.body_limit(0);
  stream.expires_after(kPatience);
  const auto [wrong, bytes] = co_await http::async_read(stream, buffer, parser, kValues);
  if (!wrong) {
    auto reply = reply_to(parser.get());
    co_await http::async_write(stream, reply, kValues);
    beast::error_code ignored;
    stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  }
  --open_;
}

// Refuses pages that a user's browser has opened under another host name.
http::response<http::string_body> MetricsPort::reply_to(const WireRequest& request) const {
  const auto host = request.find(http::field::host);
  const bool foreign = host != request.end() && origin_policy_.wrong_host(std::string_view(host->value()));
  const bool get = request.method() == http::verb::get;
  const auto status = foreign                          ? http::status::misdirected_request
                      : request.target() != "/metrics" ? http::status::not_found
                      : !get                           ? http::status::method_not_allowed
                                                       : http::status::ok;
  http::response<http::string_body> reply(status, request.version());
  reply.set(http::field::content_type, "text/plain; version=0.0.4; charset=utf-8");
  reply.set(http::field::cache_control, "no-store");
  reply.body() = status == http::status::ok ? text_() : "only GET /metrics is served here\n";
  reply.keep_alive(false);
  reply.prepare_payload();
  return reply;
}

}  // namespace trictrac
