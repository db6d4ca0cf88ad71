// HTTP on one connection.
#include <boost/beast/websocket/rfc6455.hpp>
#include <optional>

#include "apps/server/http/headers.h"
#include "apps/server/http/net.h"
#include "apps/server/runtime/ids.h"
#include "base/text_of.h"

namespace trictrac {
namespace {

constexpr std::uint32_t kLargestHead = 8 * 1024;
constexpr int kLargestBodyKib = 64;  // of all but records
constexpr int kMostTurnedAway = 64;  // at once, with an answer; further ones are closed without
constexpr auto kFarewell = std::chrono::seconds(2);

using Parser = http::request_parser<http::string_body>;
using WireReply = http::response<http::span_body<const char>>;

// `reply` must outlive the returned value.
WireReply wire(const HttpReply& reply, unsigned version, bool keep_alive, bool head) {
  WireReply w(static_cast<http::status>(reply.status), version);
  if (!reply.type.empty()) w.set(http::field::content_type, reply.type);
  w.set("X-Content-Type-Options", "nosniff");
  w.set("Referrer-Policy", "no-referrer");
  w.set("Cross-Origin-Resource-Policy", "same-origin");
  for (const auto& [name, value] : reply.headers)
    name == "Set-Cookie" ? w.insert(name, value) : w.set(name, value);  // there may be two of those
  w.keep_alive(keep_alive);
  const std::string& body = reply.content();
  if (reply.status != 304) w.content_length(body.size());
  if (!head) w.body() = {body.data(), body.size()};
  return w;
}

// Returns the answer to a request that could not be read; nullopt if the client is gone.
std::optional<HttpReply> answer_unreadable(const beast::error_code& wrong, int most_kib) {
  if (wrong == http::error::body_limit)
    return error_reply({ErrorCode::TooLarge, text_of("a body has at most {} KiB", most_kib)});
  if (wrong == http::error::header_limit)
    return error_reply({ErrorCode::TooLarge, "the head of the request is too long"}, 431);
  const bool closed = wrong == http::error::end_of_stream || wrong == http::error::partial_message;
  if (closed || wrong.category() != http::make_error_code(http::error::bad_method).category())
    return std::nullopt;
  return error_reply({ErrorCode::BadMessage, "this is not HTTP"}, 400);
}

// All values of a header that may stand several times, joined by commas.
std::string joined(const WireRequest& r, std::string_view name) {
  std::string all;
  const auto [first, last] = r.equal_range(name);
  for (auto it = first; it != last; ++it) all += (all.empty() ? "" : ",") + std::string(it->value());
  return all;
}

std::optional<std::string_view> header(const WireRequest& r, http::field name) {
  const auto it = r.find(name);
  return it == r.end() ? std::nullopt : std::optional<std::string_view>(it->value());
}

bool is_head(const WireRequest& r) { return r.method() == http::verb::head; }
bool is_reading(const WireRequest& r) { return r.method() == http::verb::get || is_head(r); }

bool wants_socket(const WireRequest& r) {
  return beast::websocket::is_upgrade(r) && (r.target() == "/ws" || r.target().starts_with("/ws?"));
}

// A proxy could see another request begin behind this one than we do (RFC 9112 6.3): where a body is chunked
// no length is said, and no other coding is known.
bool has_two_lengths(const WireRequest& r) {
  const auto coding = header(r, http::field::transfer_encoding);
  return coding && (!beast::iequals(*coding, "chunked") || r.count(http::field::transfer_encoding) > 1 ||
                    r.count(http::field::content_length) > 0);
}

// The input, which notes whether a line of the head went on in the next: the parser joins such lines, and
// a proxy might see another header (RFC 9112 5.2).
class HeadBuffer : public beast::flat_buffer {
 public:
  void begin_head() { folded_ = false; }
  bool has_folded_line() const { return folded_; }
  // The parser takes the lines of a head all at once.
  void consume(std::size_t bytes) {
    const std::string_view taken(static_cast<const char*>(data().data()), bytes);
    folded_ |= taken.contains("\n ") || taken.contains("\n\t");
    beast::flat_buffer::consume(bytes);
  }

 private:
  bool folded_ = false;
};

class Connection : public Live {
 public:
  Connection(tcp::socket socket, ServerContext& shared) : Live(shared), stream_(std::move(socket)) {
    beast::error_code unknown;
    peer_ = stream_.socket().remote_endpoint(unknown).address();
    behind_proxy_ = is_trusted(peer_, shared.trusted);
    stream_.socket().set_option(tcp::no_delay(true), unknown);  // lines are small and wanted at once
  }

  asio::awaitable<void> run() {
    const auto place = shared_.api.limits.admit();
    if (!place) co_return co_await turn_away(error_reply(place.error(), 503));
    // A proxy's connections are many people's: of them each socket is counted for the address that opened it.
    if (!behind_proxy_)
      if (const auto full = admit(share_of(peer_))) co_return co_await turn_away(error_reply(*full));
    while (co_await serve_one()) in_hand_ = false;
  }

  void check(Clock::time_point) override {}  // the stream has its own deadlines
  void part() override {
    if (!in_hand_) stream_.cancel();
  }
  void cut() override {
    if (!is_socket_) stream_.close();
  }

 private:
  // Reads and answers one request. May there be another?
  asio::awaitable<bool> serve_one() {
    Parser parser;
    parser.header_limit(kLargestHead);
    parser.body_limit(boost::none);  // until the request is known
    stream_.expires_after(options().patience);
    buffer_.begin_head();
    if (const auto [wrong, bytes] = co_await http::async_read_header(stream_, buffer_, parser, kValues);
        wrong) {
      co_await refuse_unreadable(wrong, kLargestBodyKib);
      co_return false;
    }
    const bool folded = buffer_.has_folded_line();
    const int most_kib = body_kib(parser);
    parser.body_limit(static_cast<std::uint64_t>(most_kib) * 1024);
    if (const auto wrong = co_await read_body(parser, most_kib)) {
      co_await refuse_unreadable(wrong, most_kib);
      co_return false;
    }
    in_hand_ = true;
    const auto begun = Clock::now();
    WireRequest request = parser.release();
    const std::size_t received = request.body().size();
    const Caller caller{shared_.names.next(),
                        share_of(caller_of(peer_, joined(request, "X-Forwarded-For"), shared_.trusted))};
    std::optional<HttpReply> reply = refused(request);
    if (folded) reply = error_reply({ErrorCode::BadMessage, "each header must stand on one line"}, 400);
    if (!reply && wants_socket(request)) {
      if (behind_proxy_)
        if (const auto full = admit(caller.address)) reply = error_reply(*full);
      if (!reply) {
        is_socket_ = true;
        const std::string token = cookie_value(joined(request, "Cookie"), kSessionCookie);
        const Caller person{caller.id, caller.address, token.empty() ? "" : key_hash(token)};
        co_await serve_socket(std::move(stream_), std::move(request), person, shared_);
        co_return false;
      }
    }
    if (!reply) reply = co_await answer(request, caller);
    reply->headers.emplace_back("X-Request-Id", caller.id);
    shared_.metrics.answered(reply->status, received, reply->content().size());
    const bool keep = request.keep_alive() && !shared_.stopping && !has_two_lengths(request);
    const bool sent = co_await send(*reply, request.version(), keep, is_head(request));
    const std::chrono::duration<double, std::milli> took = Clock::now() - begun;
    shared_.log->info("event=request id={} address={} method={} path={} status={} ms={:.1f} bytes={}",
                      caller.id, caller.address, loggable(request.method_string()),
                      loggable(request.target()), reply->status, took.count(), reply->content().size());
    if (!sent) co_await close();
    co_return sent;
  }

  // Returns the size limit of the body, in KiB.
  int body_kib(const Parser& parser) const {
    return takes_record(parser.get().target()) ? options().record_kib
                                               : std::min(kLargestBodyKib, options().record_kib);
  }

  // Reads the body; does not read one whose declared length is too large.
  asio::awaitable<beast::error_code> read_body(Parser& parser, int most_kib) {
    const auto length = parser.content_length();
    if (length && *length > static_cast<std::uint64_t>(most_kib) * 1024)
      co_return make_error_code(http::error::body_limit);
    const auto [wrong, bytes] = co_await http::async_read(stream_, buffer_, parser, kValues);
    co_return wrong;
  }

  // Checks the rules that hold for every request; returns the reply to one that breaks them.
  std::optional<HttpReply> refused(const WireRequest& r) const {
    const auto host = header(r, http::field::host);
    if (r.count(http::field::host) > 1 || (!host && r.version() >= 11))
      return error_reply({ErrorCode::BadMessage, "a request must have exactly one Host header"}, 400);
    if (has_two_lengths(r))
      return error_reply({ErrorCode::BadMessage, "a body must be chunked or have a Content-Length, not both"},
                         400);
    if (const auto wrong = shared_.api.origin_policy.wrong_host(host)) return error_reply(*wrong, 421);
    if (is_reading(r) && !wants_socket(r)) return std::nullopt;
    const auto wrong =
        shared_.api.origin_policy.wrong_origin(header(r, http::field::origin), host.value_or(""));
    return wrong ? std::optional(error_reply(*wrong)) : std::nullopt;
  }

  // Counts the connection for an address; returns the error if it has too many.
  std::optional<ApiError> admit(const std::string& address) {
    auto share = shared_.api.limits.admit(address);
    if (!share) return std::move(share.error());
    share_ = std::move(*share);
    return std::nullopt;
  }

  asio::awaitable<HttpReply> answer(WireRequest& r, const Caller& caller) {
    const HttpRequest request{std::string(r.method_string()),
                              std::string(r.target()),
                              std::move(r.body()),
                              caller.address,
                              std::string(r[http::field::if_none_match]),
                              takes_encoding(r[http::field::accept_encoding], "gzip"),
                              takes_encoding(r[http::field::accept_encoding], "br"),
                              std::string(r[http::field::host]),
                              std::string(r[http::field::origin]),
                              joined(r, "Cookie"),
                              std::string(r[http::field::user_agent]),
                              behind_proxy_ && r["X-Forwarded-Proto"] == "https",
                              std::string(r[http::field::accept_language]),
                              std::string(r["Idempotency-Key"])};
    if (request.target.starts_with("/api/") || request.target.starts_with("/health/"))
      co_return co_await answered<HttpReply>(
          [&](ThenReply then) { answer_api(request, shared_.api, std::move(then)); });
    if (request.target.starts_with("/ws"))
      co_return error_reply({ErrorCode::BadMessage, "this is for WebSockets"}, 426);
    co_return shared_.web.answer(request);
  }

  asio::awaitable<bool> send(const HttpReply& reply, unsigned version, bool keep_alive, bool head) {
    if (reply.error) shared_.metrics.refused(*reply.error);
    WireReply ready = wire(reply, version, keep_alive, head);
    stream_.expires_after(options().patience);
    const auto [wrong, bytes] = co_await http::async_write(stream_, ready, kValues);
    co_return !wrong && ready.keep_alive();
  }

  asio::awaitable<void> refuse_unreadable(beast::error_code wrong, int most_kib) {
    const auto reply = answer_unreadable(wrong, most_kib);
    if (!reply) co_return;
    co_await send(*reply, 11, false, false);
    co_await close();
  }

  asio::awaitable<void> turn_away(HttpReply reply) {
    if (shared_.turned_away >= kMostTurnedAway) co_return;
    ++shared_.turned_away;
    co_await send(reply, 11, false, false);
    co_await close();
    --shared_.turned_away;
  }

  // Reads the rest that the client sends after its answer: closing before that would destroy the answer.
  asio::awaitable<void> close() {
    beast::error_code ignored;
    stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
    char rest[4096];
    stream_.expires_after(kFarewell);
    for (std::size_t read = 0; read < 1024 * 1024;) {
      const auto [wrong, bytes] = co_await stream_.async_read_some(asio::buffer(rest), kValues);
      if (wrong) break;
      read += bytes;
    }
  }

  beast::tcp_stream stream_;
  HeadBuffer buffer_;
  Admission share_;
  Address peer_;
  bool behind_proxy_ = false;
  bool in_hand_ = false;    // a request is being answered
  bool is_socket_ = false;  // and the stream is the socket's
};

}  // namespace

asio::awaitable<void> serve_connection(tcp::socket socket, ServerContext& shared) {
  Connection connection(std::move(socket), shared);
  co_await connection.run();
}

}  // namespace trictrac
