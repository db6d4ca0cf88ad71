// HTTP on one connection.
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>

#include "apps/server/files.h"
#include "apps/server/net.h"

namespace trictrac {
namespace {

constexpr auto kPatience = std::chrono::seconds(30);  // for one request or answer
constexpr std::uint32_t kLargestHead = 8 * 1024;

using Parser = http::request_parser<http::string_body>;
using WireReply = http::response<http::string_body>;

WireReply wire(HttpReply reply, unsigned version, bool keep_alive, bool head) {
  WireReply w(static_cast<http::status>(reply.status), version);
  w.set(http::field::content_type, reply.type);
  w.set("X-Content-Type-Options", "nosniff");
  w.set("Referrer-Policy", "no-referrer");
  for (const auto& [name, value] : reply.headers) w.set(name, value);
  w.keep_alive(keep_alive);
  w.content_length(reply.body.size());
  if (!head) w.body() = std::move(reply.body);
  return w;
}

HttpReply answer(const HttpRequest& request, Shared& shared) {
  if (request.target.starts_with("/api/")) return answer_api(request, shared.api);
  if (request.target.starts_with("/ws"))
    return error_reply({ErrorCode::BadMessage, "this is for WebSockets", {}, 0}, 426);
  return answer_file(request, shared.web);
}

// What to say to a request that could not be read; nothing when there is nobody to say it to.
std::optional<HttpReply> answer_unreadable(const beast::error_code& wrong) {
  if (wrong == http::error::body_limit)
    return error_reply({ErrorCode::TooLarge, "a body has at most 64 KiB", {}, 0});
  if (wrong == http::error::header_limit)
    return error_reply({ErrorCode::TooLarge, "the head of the request is too long", {}, 0}, 431);
  const bool closed = wrong == http::error::end_of_stream || wrong == http::error::partial_message;
  if (closed || wrong.category() != http::make_error_code(http::error::bad_method).category())
    return std::nullopt;
  return error_reply({ErrorCode::BadMessage, "this is not HTTP", {}, 0}, 400);
}

asio::awaitable<bool> send(beast::tcp_stream& stream, WireReply reply) {
  stream.expires_after(kPatience);
  const auto [wrong, bytes] = co_await http::async_write(stream, reply, kValues);
  co_return !wrong && reply.keep_alive();
}

// What the client still sends after its answer must be read, or closing would destroy the answer.
asio::awaitable<void> close(beast::tcp_stream& stream) {
  beast::error_code ignored;
  stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
  char rest[4096];
  stream.expires_after(std::chrono::seconds(2));
  for (std::size_t read = 0; read < 1024 * 1024;) {
    const auto [wrong, bytes] = co_await stream.async_read_some(asio::buffer(rest), kValues);
    if (wrong) break;
    read += bytes;
  }
}

// "gzip" without a weight, which might be none: "gzip;q=0".
bool takes_gzip(const WireRequest& r) {
  for (const auto& [name, weights] : http::ext_list(r[http::field::accept_encoding]))
    if (beast::iequals(name, "gzip")) return weights.begin() == weights.end();
  return false;
}

bool is_head(const WireRequest& r) { return r.method() == http::verb::head; }

bool wants_socket(const WireRequest& r) {
  return beast::websocket::is_upgrade(r) && (r.target() == "/ws" || r.target().starts_with("/ws?"));
}

asio::awaitable<void> refuse_unreadable(beast::tcp_stream& stream, const beast::error_code& wrong) {
  auto reply = answer_unreadable(wrong);
  if (!reply) co_return;
  WireReply ready = wire(std::move(*reply), 11, false, false);
  co_await send(stream, std::move(ready));
  co_await close(stream);
}

}  // namespace

asio::awaitable<void> serve_connection(tcp::socket socket, Shared& shared) {
  const Counted counted(shared);
  beast::error_code ignored;
  socket.set_option(tcp::no_delay(true), ignored);  // lines are small and wanted at once
  beast::tcp_stream stream(std::move(socket));
  if (shared.connections > shared.most_connections) {
    HttpReply full =
        error_reply({ErrorCode::NotAllowed, "too many connections: try again later", {}, 0}, 503);
    WireReply ready = wire(std::move(full), 11, false, false);
    co_await send(stream, std::move(ready));
    co_return co_await close(stream);
  }
  beast::flat_buffer buffer;
  while (true) {
    Parser parser;
    parser.header_limit(kLargestHead);
    parser.body_limit(kLargestBody);
    stream.expires_after(kPatience);
    const auto [wrong, bytes] = co_await http::async_read(stream, buffer, parser, kValues);
    if (wrong) co_return co_await refuse_unreadable(stream, wrong);
    WireRequest request = parser.release();
    if (wants_socket(request)) co_return co_await serve_socket(std::move(stream), std::move(request), shared);
    HttpRequest plain{std::string(request.method_string()), std::string(request.target()),
                      std::move(request.body()), takes_gzip(request)};
    WireReply reply = wire(answer(plain, shared), request.version(), request.keep_alive(), is_head(request));
    if (!co_await send(stream, std::move(reply))) co_return co_await close(stream);
  }
}

}  // namespace trictrac
