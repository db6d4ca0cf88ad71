// Short names for the networking library, and the two ways of sending requests to a server.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <string>

namespace trictrac::load_test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using tcp = asio::ip::tcp;
using Socket = beast::websocket::stream<beast::tcp_stream>;

// Returns errors as values, together with the result.
inline constexpr auto kValues = asio::as_tuple(asio::use_awaitable);

// The answer to one request.
struct LoadReply {
  int status = 0;  // 0: no answer
  std::string body;
  std::string cookie{};  // that the server sets, "" if none
};

// Sends requests one after another on one connection, and reconnects if the server closes it.
class HttpClient {
 public:
  HttpClient(asio::any_io_executor executor, tcp::endpoint server) : stream_(executor), server_(server) {}
  // Sends a request; the status of the reply is 0 if no answer came.
  asio::awaitable<LoadReply> call(http::verb method, std::string target, std::string body = {},
                                  std::string cookie = {});

 private:
  asio::awaitable<LoadReply> once(const http::request<http::string_body>& request);
  beast::tcp_stream stream_;
  tcp::endpoint server_;
  beast::flat_buffer buffer_;
  bool open_ = false;
};

// Connects `socket` at /ws, as whom the cookie says; returns false on failure.
asio::awaitable<bool> connect(Socket& socket, tcp::endpoint server, std::string cookie = {});
// Sends a message; returns false on failure.
asio::awaitable<bool> send(Socket& socket, const std::string& message);
// Returns the next message, valid until the next call; nullopt after the socket has closed.
asio::awaitable<std::optional<std::string_view>> receive(Socket& socket, beast::flat_buffer& buffer);

}  // namespace trictrac::load_test
