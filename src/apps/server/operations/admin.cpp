#include "apps/server/operations/admin.h"

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <condition_variable>
#include <cstring>
#include <deque>
#include <mutex>
#include <nlohmann/json.hpp>

#include "apps/server/operations/admin_port.h"
#include "apps/server/operations/games.h"
#include "apps/server/runtime/ids.h"
#include "base/open_file.h"

namespace trictrac {
namespace {

using Answered = std::expected<std::string, std::string>;

// The error of an answer, if it is one.
Answered judged(const std::string& text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected("the server did not answer");
  if (const auto error = json->find("error"); error != json->end())
    return std::unexpected((*error)["message"].get<std::string>());
  return text;
}

// Connects to the server, if one is there; the socket of a killed one stays behind.
bool reach(const OpenFile& socket, const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  if (path.size() >= sizeof address.sun_path) return false;
  std::memcpy(address.sun_path, path.data(), path.size());
  return socket && connect(socket.number(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

Answered ask_server(const OpenFile& socket, const std::string& order) {
  for (std::size_t sent = 0; sent < order.size();) {
    const ssize_t n = send(socket.number(), order.data() + sent, order.size() - sent, MSG_NOSIGNAL);
    if (n <= 0) return std::unexpected("the server did not accept it: " + std::string(std::strerror(errno)));
    sent += static_cast<std::size_t>(n);
  }
  shutdown(socket.number(), SHUT_WR);
  std::string text;
  char part[4096];
  for (ssize_t n = 1; (n = recv(socket.number(), part, sizeof part, 0)) > 0;)
    text.append(part, static_cast<std::size_t>(n));
  return judged(text);
}

// Runs posted functions until there is an answer.
class Tasks {
 public:
  Pool::Post post() {
    return [this](Pool::Job job) {
      const std::lock_guard held(mutex_);
      jobs_.push_back(std::move(job));
      more_.notify_one();
    };
  }
  void run_one() {
    Pool::Job job;
    {
      std::unique_lock held(mutex_);
      more_.wait(held, [&] { return !jobs_.empty(); });
      job = std::move(jobs_.front());
      jobs_.pop_front();
    }
    job();
  }

 private:
  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<Pool::Job> jobs_;
};

// `where`: as Games::open has it.
Answered carry_out_here(const std::string& where, const std::string& text) {
  const auto order = contract::parse_order(text);
  if (!order) return std::unexpected(order.error().message);
  if (!start_randomness()) return std::unexpected("the system has no randomness to give");
  Tasks tasks;
  const auto games =
      Games::open(where, {}, tasks.post(), make_log(LogFormat::Text), std::make_shared<Metrics>());
  if (!games) return std::unexpected(games.error().what);
  std::optional<Answered> answer;
  (*games)->moderation().carry_out(*order, machine_operator(geteuid()), [&](const auto& done) {
    answer = done ? Answered(dump(json_of(*done))) : std::unexpected(done.error().message);
  });
  while (!answer) tasks.run_one();
  (*games)->stop();
  return *answer;
}

}  // namespace

Answered give_order(const std::filesystem::path& db, const std::string& order, const std::string& store) {
  if (!store.empty()) return carry_out_here(store, order);
  const OpenFile socket(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
  if (reach(socket, admin_socket_of(db).string())) return ask_server(socket, order);
  if (!std::filesystem::exists(db)) return std::unexpected(db.string() + ": there is no such file");
  return carry_out_here(db.string(), order);
}

}  // namespace trictrac
