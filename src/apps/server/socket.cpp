// A WebSocket: a reader and a writer for one visitor.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/websocket.hpp>

#include "apps/server/net.h"
#include "apps/server/visitor.h"

namespace trictrac {
namespace {

namespace websocket = beast::websocket;

constexpr std::size_t kLargestMessage = 16 * 1024;
// Up to here a message that is too large is answered; beyond, the socket is closed (1009).
constexpr std::size_t kLargestRead = 64 * 1024;
// With so many answers waiting nothing more is read from a page until it takes some.
constexpr std::size_t kMostPending = 32;

// A flag that coroutines of one thread can wait for.
class Signal {
 public:
  explicit Signal(const asio::any_io_executor& executor) : timer_(executor) {}
  void raise() { timer_.cancel(); }
  asio::awaitable<void> wait() {
    timer_.expires_at(asio::steady_timer::time_point::max());
    co_await timer_.async_wait(kValues);
  }

 private:
  asio::steady_timer timer_;
};

class Socket : public Listener, public std::enable_shared_from_this<Socket> {
 public:
  Socket(beast::tcp_stream stream, Hub& hub)
      : ws_(std::move(stream)), more_(ws_.get_executor()), room_(ws_.get_executor()), visitor_(hub, *this) {}

  void more_lines() override { more_.raise(); }

  asio::awaitable<void> run(WireRequest request) {
    ws_.set_option(websocket::stream_base::timeout::suggested(beast::role_type::server));
    ws_.read_message_max(kLargestRead);
    const auto [refused] = co_await ws_.async_accept(request, kValues);
    if (refused) co_return;
    asio::co_spawn(ws_.get_executor(), write(shared_from_this()), asio::detached);
    co_await read();
    open_ = false;
    more_.raise();
  }

 private:
  asio::awaitable<void> read() {
    beast::flat_buffer buffer;
    while (open_) {
      const auto [wrong, bytes] = co_await ws_.async_read(buffer, kValues);
      if (wrong) co_return;
      receive({static_cast<const char*>(buffer.cdata().data()), buffer.size()});
      buffer.consume(buffer.size());
      while (open_ && visitor_.pending() > kMostPending) co_await room_.wait();
    }
  }

  void receive(std::string_view message) {
    if (message.size() > kLargestMessage)
      visitor_.refuse(ErrorCode::TooLarge, "a message has at most 16 KiB");
    else if (!ws_.got_text())
      visitor_.refuse(ErrorCode::BadMessage, "messages are text");
    else
      visitor_.receive(message);
  }

  // Lives on by `self` until both coroutines have ended.
  asio::awaitable<void> write(std::shared_ptr<Socket> self) {
    while (self->open_) {
      const auto text = visitor_.next();
      if (!text) {
        co_await more_.wait();
        continue;
      }
      room_.raise();
      ws_.text(true);
      const auto [wrong, bytes] = co_await ws_.async_write(asio::buffer(*text), kValues);
      if (!wrong) continue;
      open_ = false;
      room_.raise();
      beast::get_lowest_layer(ws_).close();
    }
  }

  websocket::stream<beast::tcp_stream> ws_;
  Signal more_, room_;
  bool open_ = true;
  Visitor visitor_;
};

}  // namespace

asio::awaitable<void> serve_socket(beast::tcp_stream stream, WireRequest request, Shared& shared) {
  stream.expires_never();  // the socket has its own timeouts
  const auto socket = std::make_shared<Socket>(std::move(stream), shared.hub);
  co_await socket->run(std::move(request));
}

}  // namespace trictrac
