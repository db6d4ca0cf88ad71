// A WebSocket: a reader and a writer for one session.
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/websocket.hpp>

#include "apps/server/http/client_session.h"
#include "apps/server/http/net.h"
#include "apps/server/people/server_profile.h"
#include "base/text_of.h"

namespace trictrac {
namespace {

namespace websocket = beast::websocket;

constexpr std::size_t kLargestMessage = 16 * 1024;
// Up to here a message that is too large is answered; beyond, the socket is closed (1009).
constexpr std::size_t kLargestRead = 64 * 1024;
constexpr std::uint16_t kSessionEnded = 4001;

// The time between two measurements of how long a message takes to a page at a table and back.
constexpr std::chrono::seconds kBetweenMeasures{5};

// The cost of any message except an act: joining may read a game from disk, and remarks go to everybody.
constexpr double kExpensive = 4;

// Lines resemble those before them: with a window of 2 kB they become 6.5 times smaller (the 702 lines of a
// tour), each for itself twice at best. It costs 25 kB a socket, which would be kept without a window too,
// and 0.03 ms a line.
websocket::permessage_deflate packing() {
  websocket::permessage_deflate p;
  p.server_enable = true;
  p.client_no_context_takeover = true;
  p.server_max_window_bits = 11;
  p.client_max_window_bits = 11;
  p.compLevel = 5;
  p.memLevel = 2;
  p.msg_size_threshold = 64;
  return p;
}

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

class Socket : public SessionTransport, public Live, public std::enable_shared_from_this<Socket> {
 public:
  Socket(beast::tcp_stream stream, Caller caller, ServerContext& shared)
      : Live(shared),
        ws_(std::move(stream)),
        more_(ws_.get_executor()),
        room_(ws_.get_executor()),
        caller_(std::move(caller)),
        age_(opened_),
        session_({shared.api.hub, shared.api.lobby, shared.talks, &shared.tournament_audience}, *this,
                 caller_.address) {
    ++shared_.sockets;
  }
  ~Socket() override { --shared_.sockets; }

  void more_lines() override { more_.raise(); }
  std::optional<ApiError> count_lines(int lines) override {
    return shared_.api.limits.count_lines(session_.person(), caller_.address, Clock::now(), lines);
  }
  std::optional<ApiError> may_try_code() override {
    return shared_.api.limits.may_try_code(caller_.address, Clock::now());
  }
  void count_wrong_code() override { shared_.api.limits.count_wrong_code(caller_.address, Clock::now()); }

  asio::awaitable<void> run(WireRequest request) {
    ws_.set_option(websocket::stream_base::timeout{options().patience, options().idle, true});
    ws_.set_option(packing());
    ws_.set_option(websocket::stream_base::decorator(
        [this](websocket::response_type& answer) { answer.set("X-Request-Id", caller_.id); }));
    ws_.read_message_max(kLargestRead);
    session_.is(0, false, shared_.api.server_profile.is_young());
    if (!caller_.token.empty()) co_await find_person();
    const auto [refused] = co_await ws_.async_accept(request, kValues);
    if (refused) co_return;
    if (shared_.stopping) close(websocket::close_code::going_away);
    asio::co_spawn(ws_.get_executor(), write(shared_from_this()), asio::detached);
    co_await read();
    open_ = false;
    more_.raise();
    const std::chrono::duration<double, std::milli> took = Clock::now() - opened_;
    shared_.log->info("event=socket id={} address={} close={} ms={:.1f} messages={}", caller_.id,
                      caller_.address, closing_.value_or(ws_.reason().code), took.count(), messages_);
  }

  void check(Clock::time_point now) override {
    const auto timeout = age_.timeout_at(options(), session_.joined(), now);
    if (timeout == SocketAge::Timeout::Stuck || (closing_ && now >= cut_at_)) return cut();
    if (closing_) return;
    if (timeout != SocketAge::Timeout::NeverJoined) return expect_life(now);
    session_.refuse(ErrorCode::NotJoined,
                    text_of("a socket must join a game within {} s", options().join_within.count()));
    close(websocket::close_code::policy_error);
  }
  void part() override { close(websocket::close_code::going_away); }
  void session_ended(const std::string& token) override {
    if (token == caller_.token) close(kSessionEnded);
  }
  void cut() override {
    open_ = false;
    more_.raise();
    room_.raise();
    beast::get_lowest_layer(ws_).close();
  }

 private:
  // A page that pings answers a ping of ours with another: where a proxy answers the pings of WebSocket for
  // its clients, nothing else tells that the page has gone, or how far away it is.
  void expect_life(Clock::time_point now) {
    if (!pings_) return;
    const auto silent = now - heard_;
    if (silent >= options().idle) return cut();
    const bool measure_due = session_.at_table() && now - measured_ >= kBetweenMeasures;
    if (asked_for_life_ || !(measure_due || 2 * silent >= options().idle)) return;
    asked_for_life_ = now;
    session_.ask_for_life();
  }

  // Averages with the earlier measurements: one slow answer is not the network.
  void measure_latency() {
    if (!asked_for_life_) return;
    measured_ = heard_;
    const auto took = std::chrono::duration_cast<std::chrono::milliseconds>(heard_ - *asked_for_life_);
    const Millis lag = std::min<Millis>(took.count(), kMostLag);
    asked_for_life_.reset();
    latency_ = latency_ ? (*latency_ + lag) / 2 : lag;
    session_.set_latency(*latency_);
  }

  // Closes with this code once all waiting messages have been sent; no more are taken.
  void close(std::uint16_t code) {
    if (closing_) return;
    closing_ = code;
    cut_at_ = Clock::now() + options().patience;
    more_.raise();
    room_.raise();
  }

  // Finds the person whose seats need no keys here. The session may end meanwhile.
  asio::awaitable<void> find_person() {
    const RequestOrigin requester{caller_.token, {}, caller_.address};
    const auto found = co_await answered<Parsed<Principal>>(
        [&](People::Answer<Principal> then) { shared_.api.people.find(requester, std::move(then)); });
    if (found && !closing_)
      session_.is(found->person, found->account, found->young || shared_.api.server_profile.is_young());
  }

  asio::awaitable<void> read() {
    beast::flat_buffer buffer;
    while (open_) {
      const auto [wrong, bytes] = co_await ws_.async_read(buffer, kValues);
      if (wrong) co_return;
      if (!closing_) receive({static_cast<const char*>(buffer.cdata().data()), buffer.size()});
      buffer.consume(buffer.size());
      while (open_ && !closing_ && is_full()) co_await room_.wait();
    }
  }

  bool is_full() const {
    return options().waiting > 0 && session_.pending() > static_cast<std::size_t>(options().waiting);
  }

  void receive(std::string_view text) {
    ++messages_;
    heard_ = Clock::now();
    shared_.metrics.heard(text.size());
    if (!afford(1)) return;
    if (text.size() > kLargestMessage)
      return session_.refuse(ErrorCode::TooLarge, "a message must have at most 16 KiB");
    if (!ws_.got_text()) return session_.refuse(ErrorCode::BadMessage, "messages must be text");
    session_.receive_text(text);
  }

  bool admit(Effort effort) override {
    if (effort == Effort::Sign) {
      pings_ = true;
      measure_latency();
    }
    const bool cheap = effort == Effort::Sign || effort == Effort::Act;
    if (!cheap && !afford(kExpensive - 1)) return false;
    const auto wrong = too_many_of(effort);
    if (wrong) session_.refuse(*wrong);
    return !wrong;
  }

  // Another game counts as one asked for; and people write to others only now and then.
  std::optional<ApiError> too_many_of(Effort effort) {
    const auto now = Clock::now();
    if (effort == Effort::Talk)
      return shared_.api.limits.count(RateLimits::Activity::Talk, session_.person(), now);
    if (effort != Effort::Game) return std::nullopt;
    auto wrong = shared_.api.limits.count(RateLimits::Activity::Game, caller_.address, now);
    return wrong ? wrong : shared_.api.limits.count(RateLimits::Activity::Game, session_.person(), now);
  }

  // Takes a cost from the budget of this socket and its person. If it is used up, answers with the time to
  // wait, or closes the socket.
  bool afford(double cost) {
    const auto now = Clock::now();
    const auto verdict = quota_.take(options(), now, cost);
    if (verdict == MessageQuota::Verdict::Take) {
      const auto wrong =
          shared_.api.limits.count(RateLimits::Activity::Message, session_.person(), now, cost);
      if (wrong) session_.refuse(*wrong);
      return !wrong;
    }
    session_.refuse(too_many(text_of("{} messages a second", options().messages_per_second), quota_.wait()));
    if (verdict == MessageQuota::Verdict::Close) close(websocket::close_code::policy_error);
    return false;
  }

  // Lives on by `self` until both coroutines have ended.
  asio::awaitable<void> write(std::shared_ptr<Socket> self) {
    while (self->open_) {
      const auto text = session_.next();
      if (text) {
        co_await send(*text);
        continue;
      }
      if (closing_ && session_.pending() == 0) co_return co_await say_goodbye();
      co_await more_.wait();
    }
  }

  asio::awaitable<void> send(const std::string& text) {
    room_.raise();
    ws_.text(true);
    age_.begin_to_send(Clock::now());
    const auto [wrong, bytes] = co_await ws_.async_write(asio::buffer(text), kValues);
    age_.sent();
    shared_.metrics.said(bytes);
    if (wrong) cut();
  }

  asio::awaitable<void> say_goodbye() {
    const auto code = static_cast<websocket::close_code>(*closing_);
    const auto [wrong] = co_await ws_.async_close(code, kValues);
    if (wrong) cut();
  }

  websocket::stream<beast::tcp_stream> ws_;
  Signal more_, room_;
  Caller caller_;
  Clock::time_point opened_ = Clock::now();
  Clock::time_point heard_ = opened_;                // when the last message came
  bool pings_ = false;                               // the page has said "ping": it knows the word
  std::optional<Clock::time_point> asked_for_life_;  // since the last ping of the page
  std::optional<Millis> latency_;
  Clock::time_point measured_;  // when that was
  SocketAge age_;
  MessageQuota quota_;
  std::size_t messages_ = 0;
  std::optional<std::uint16_t> closing_;  // the code to close with
  Clock::time_point cut_at_;              // a socket still closing by then is cut off
  bool open_ = true;
  ClientSession session_;
};

}  // namespace

asio::awaitable<void> serve_socket(beast::tcp_stream stream, WireRequest request, Caller caller,
                                   ServerContext& shared) {
  stream.expires_never();  // the socket has its own timeouts
  const auto socket = std::make_shared<Socket>(std::move(stream), std::move(caller), shared);
  co_await socket->run(std::move(request));
}

}  // namespace trictrac
