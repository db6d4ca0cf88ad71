#include "lab/load_test/wire.h"

namespace trictrac::load_test {

namespace {

// Returns the session that a reply begins, as a cookie.
std::string cookie_of(const http::response<http::string_body>& response) {
  constexpr std::string_view kSession = "trictrac=";
  const auto [first, last] = response.equal_range(http::field::set_cookie);
  for (auto each = first; each != last; ++each)
    if (const std::string_view value = each->value(); value.starts_with(kSession))
      return std::string(value.substr(0, value.find(';')));
  return {};
}

}  // namespace

asio::awaitable<LoadReply> HttpClient::call(http::verb method, std::string target, std::string body,
                                            std::string cookie) {
  http::request<http::string_body> request(method, target, 11);
  request.set(http::field::host, "localhost");
  request.keep_alive(true);
  if (!cookie.empty()) request.set(http::field::cookie, cookie);
  request.body() = std::move(body);
  request.prepare_payload();
  const bool fresh = !open_;
  LoadReply reply = co_await once(request);
  if (reply.status == 0 && !fresh) reply = co_await once(request);  // the connection had grown old
  co_return reply;
}

asio::awaitable<LoadReply> HttpClient::once(const http::request<http::string_body>& request) {
  if (!open_) {
    const auto [wrong] = co_await stream_.async_connect(server_, kValues);
    if (wrong) co_return LoadReply{};
    open_ = true;
  }
  http::response<http::string_body> response;
  const auto [not_sent, sent] = co_await http::async_write(stream_, request, kValues);
  if (!not_sent) {
    const auto [not_read, read] = co_await http::async_read(stream_, buffer_, response, kValues);
    if (!not_read) {
      if (!response.keep_alive()) stream_.close(), open_ = false;
      LoadReply reply{static_cast<int>(response.result_int()), std::move(response.body())};
      reply.cookie = cookie_of(response);
      co_return reply;
    }
  }
  stream_.close();
  buffer_.clear();
  open_ = false;
  co_return LoadReply{};
}

asio::awaitable<bool> connect(Socket& socket, tcp::endpoint server, std::string cookie) {
  const auto [unreachable] = co_await beast::get_lowest_layer(socket).async_connect(server, kValues);
  if (unreachable) co_return false;
  beast::error_code ignored;
  beast::get_lowest_layer(socket).socket().set_option(tcp::no_delay(true), ignored);
  if (!cookie.empty())
    socket.set_option(beast::websocket::stream_base::decorator(
        [&](beast::websocket::request_type& request) { request.set(http::field::cookie, cookie); }));
  const auto [refused] = co_await socket.async_handshake("localhost", "/ws", kValues);
  co_return !refused;
}

asio::awaitable<bool> send(Socket& socket, const std::string& message) {
  socket.text(true);
  const auto [wrong, bytes] = co_await socket.async_write(asio::buffer(message), kValues);
  co_return !wrong;
}

asio::awaitable<std::optional<std::string_view>> receive(Socket& socket, beast::flat_buffer& buffer) {
  buffer.consume(buffer.size());
  const auto [wrong, bytes] = co_await socket.async_read(buffer, kValues);
  if (wrong) co_return std::nullopt;
  co_return std::string_view(static_cast<const char*>(buffer.cdata().data()), buffer.size());
}

}  // namespace trictrac::load_test
