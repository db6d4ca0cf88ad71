#include "apps/server/operations/admin_port.h"

#include <pwd.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <nlohmann/json.hpp>

namespace trictrac {
namespace {

using Local = asio::local::stream_protocol;

constexpr int kMostAdminsAtOnce = 8;
constexpr std::size_t kLargestOrder = 64 * 1024;
constexpr auto kAdminPatience = std::chrono::seconds(10);

// Returns the user of the connection; nullopt for a user who is neither this one nor root.
std::optional<Moderator> peer_of(Local::socket& socket) {
  ucred peer{};
  socklen_t size = sizeof peer;
  if (getsockopt(socket.native_handle(), SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return std::nullopt;
  if (peer.uid != 0 && peer.uid != geteuid()) return std::nullopt;
  return machine_operator(peer.uid);
}

std::string answer_text(const Parsed<contract::OrderAnswer>& answer) {
  return dump(answer ? json_of(*answer) : Json{{"error", error_json(answer.error())}});
}

asio::awaitable<Parsed<contract::OrderAnswer>> carried_out(Moderation& moderation, const std::string& text,
                                                           const std::optional<Moderator>& by) {
  if (!by) co_return refuse(ErrorCode::NotAllowed, "only root and the user who runs the server may do this");
  const auto order = contract::parse_order(text);
  if (!order) co_return std::unexpected(order.error());
  co_return co_await answered<Parsed<contract::OrderAnswer>>(
      [&](Hub::Answer<contract::OrderAnswer> then) { moderation.carry_out(*order, *by, std::move(then)); });
}

}  // namespace

Moderator machine_operator(unsigned user) {
  const passwd* entry = getpwuid(user);
  return {"os:" + (entry ? std::string(entry->pw_name) : std::to_string(user)), true, 0};
}

std::filesystem::path admin_socket_of(const std::filesystem::path& db) {
  return std::filesystem::path(db).concat(".admin");
}

AdminPort::AdminPort(asio::io_context& io, const std::filesystem::path& socket, Moderation& moderation,
                     const Log& log)
    : path_(socket.string()), acceptor_(io), moderation_(moderation) {
  if (const auto wrong = open())
    log->warn("the server cannot be administered at {}: {}", path_, wrong.message());
}

AdminPort::~AdminPort() {
  if (acceptor_.is_open()) ::unlink(path_.c_str());
}

// Returns the error, if any.
boost::system::error_code AdminPort::open() {
  boost::system::error_code wrong;
  if (path_.size() >= sizeof(sockaddr_un::sun_path)) return make_error_code(asio::error::name_too_long);
  ::unlink(path_.c_str());
  acceptor_.open(Local(), wrong);
  if (!wrong) acceptor_.bind(Local::endpoint(path_), wrong);
  if (!wrong && ::chmod(path_.c_str(), 0600) != 0) wrong.assign(errno, boost::system::system_category());
  if (!wrong) acceptor_.listen(kMostAdminsAtOnce, wrong);
  if (wrong && acceptor_.is_open()) acceptor_.close();
  return wrong;
}

void AdminPort::run() {
  const auto take = [this](Local::socket socket) {
    if (open_ < kMostAdminsAtOnce)
      asio::co_spawn(acceptor_.get_executor(), answer(std::move(socket)), asio::detached);
  };
  asio::co_spawn(acceptor_.get_executor(), accept_all(acceptor_, take), asio::detached);
}

asio::awaitable<void> AdminPort::answer(Local::socket socket) {
  ++open_;
  asio::steady_timer patience(socket.get_executor(), kAdminPatience);
  patience.async_wait([&socket](const auto& wrong) {
    if (!wrong) socket.cancel();
  });
  std::string text;
  const auto [ended, bytes] =
      co_await asio::async_read(socket, asio::dynamic_buffer(text, kLargestOrder), kValues);
  patience.cancel();
  if (ended == asio::error::eof) {
    const auto answer = co_await carried_out(moderation_, text, peer_of(socket));
    co_await asio::async_write(socket, asio::buffer(answer_text(answer)), kValues);
  }
  --open_;
}

}  // namespace trictrac
