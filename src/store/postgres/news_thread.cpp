#include "store/postgres/news_thread.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <utility>

#include "store/store.h"

namespace trictrac {
namespace {

constexpr int kBeforeAnotherTry = 1000;  // milliseconds
constexpr int kBetweenLooks = 30'000;    // a connection that has silently died is found by asking something

}  // namespace

NewsThread::NewsThread(std::string url, std::string name, const std::atomic<int>& writer,
                       std::function<void(std::string)> hear)
    : db_(std::move(url), PostgresDatabase::kUsualPatience, std::move(name)),
      writer_(writer),
      hear_(std::move(hear)),
      end_(eventfd(0, EFD_CLOEXEC)) {
  thread_ = std::thread([this] { run(); });
}

NewsThread::~NewsThread() {
  const std::uint64_t one = 1;
  while (write(end_, &one, sizeof one) < 0) {
  }
  thread_.join();
  close(end_);
}

void NewsThread::run() {
  int patience = 0;
  for (Woken by = wait(patience); by != Woken::ByEnd; by = wait(patience)) {
    const bool alive = !db_.connected()      ? begin()
                       : by == Woken::ByNews ? db_.read()
                                             : !!db_.execute("SELECT 1");
    if (!alive) db_.disconnect();
    hear_all();
    patience = alive ? kBetweenLooks : kBeforeAnotherTry;
  }
}

bool NewsThread::begin() {
  if (!db_.connect() || !db_.execute("LISTEN " + std::string(kChannel))) return false;
  hear_("");
  return true;
}

void NewsThread::hear_all() {
  while (auto notice = db_.notice())
    hear_(notice->from == writer_ ? std::string(kOwnNote) : std::move(notice->text));
}

NewsThread::Woken NewsThread::wait(int milliseconds) const {
  pollfd both[] = {{end_, POLLIN, 0}, {db_.socket(), POLLIN, 0}};
  poll(both, db_.connected() ? 2 : 1, milliseconds);
  if ((both[0].revents & POLLIN) != 0) return Woken::ByEnd;
  return db_.connected() && both[1].revents != 0 ? Woken::ByNews : Woken::ByTime;
}

}  // namespace trictrac
