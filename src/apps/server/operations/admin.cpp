#include "apps/server/operations/admin.h"

#include <sys/un.h>
#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <nlohmann/json.hpp>

#include "apps/server/operations/admin_port.h"
#include "apps/server/operations/games.h"
#include "apps/server/runtime/ids.h"

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

using Local = asio::local::stream_protocol;

// Connects to the server, if one is there; the socket of a killed one stays behind.
bool reach(Local::socket& socket, const std::string& path) {
  boost::system::error_code wrong;
  if (path.size() < sizeof(sockaddr_un::sun_path)) socket.connect(Local::endpoint(path), wrong);
  return socket.is_open() && !wrong;
}

Answered ask_server(Local::socket& socket, const std::string& order) {
  boost::system::error_code wrong, ignored;
  asio::write(socket, asio::buffer(order), wrong);
  if (wrong) return std::unexpected("the server did not accept it: " + wrong.message());
  socket.shutdown(Local::socket::shutdown_send, ignored);
  std::string text;
  asio::read(socket, asio::dynamic_buffer(text), ignored);
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
  asio::io_context io;
  Local::socket socket(io);
  if (reach(socket, admin_socket_of(db).string())) return ask_server(socket, order);
  if (!std::filesystem::exists(db)) return std::unexpected(db.string() + ": there is no such file");
  return carry_out_here(db.string(), order);
}

}  // namespace trictrac
