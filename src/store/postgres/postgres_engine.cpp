#include "store/postgres/postgres_engine.h"

#include <libpq-fe.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <thread>
#include <utility>

#include "base/open_file.h"
#include "store/postgres/structure.h"

namespace trictrac {
namespace {

constexpr std::chrono::milliseconds kBetweenTries{500};
constexpr std::string_view kNewsName = "trictrac news of ";

constexpr int kBeforeAnotherTry = 1000;  // milliseconds
constexpr int kBetweenLooks = 30'000;    // a connection that has silently died is found by asking something

}  // namespace

// Receives the announcements of other servers of the same database, on a thread of its own.
class PostgresEngine::NewsThread {
 public:
  // Calls `hear` with each text announced by a process other than `writer`, and with "" whenever some may
  // have been lost. Requires that both outlive it.
  NewsThread(std::string url, std::string name, const std::atomic<int>& writer,
             std::function<void(std::string)> hear)
      : db_(std::move(url), PostgresDatabase::kUsualPatience, std::move(name)),
        writer_(writer),
        hear_(std::move(hear)),
        thread_([this] { run(); }) {}
  ~NewsThread() {
    const std::uint64_t one = 1;
    while (write(end_.number(), &one, sizeof one) < 0) {
    }
    thread_.join();
  }
  NewsThread(const NewsThread&) = delete;
  NewsThread& operator=(const NewsThread&) = delete;

 private:
  enum class Woken { ByEnd, ByNews, ByTime };

  void run() {
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
  bool begin() {
    if (!db_.connect() || !db_.execute("LISTEN trictrac")) return false;
    hear_("");
    return true;
  }
  void hear_all() {
    while (auto notice = db_.notice())
      hear_(notice->from == writer_ ? std::string(kOwnNote) : std::move(notice->text));
  }
  Woken wait(int milliseconds) const {
    pollfd both[] = {{end_.number(), POLLIN, 0}, {db_.socket(), POLLIN, 0}};
    poll(both, db_.connected() ? 2 : 1, milliseconds);
    if ((both[0].revents & POLLIN) != 0) return Woken::ByEnd;
    return db_.connected() && both[1].revents != 0 ? Woken::ByNews : Woken::ByTime;
  }

  PostgresDatabase db_;
  const std::atomic<int>& writer_;
  std::function<void(std::string)> hear_;
  OpenFile end_{eventfd(0, EFD_CLOEXEC)};  // readable when it is to end
  std::thread thread_;
};

PostgresEngine::PostgresEngine(const std::string& url) : url_(url), db_(url) {}
PostgresEngine::~PostgresEngine() = default;

Stored<std::unique_ptr<PostgresEngine>> PostgresEngine::open(const std::string& url) {
  std::unique_ptr<PostgresEngine> engine(new PostgresEngine(url));
  if (auto connected = engine->connect(); !connected) return std::unexpected(connected.error());
  return engine;
}

// A database may have been put in the place of another meanwhile: its version is looked at every time.
Stored<void> PostgresEngine::connect() {
  next_try_ = std::chrono::steady_clock::now() + kBetweenTries;
  if (auto connected = db_.connect(); !connected) return connected;
  if (auto known = make_or_bring_up(db_, Schema{}); !known) {
    db_.disconnect();
    return known;
  }
  process_ = db_.process();
  return {};
}

Stored<void> PostgresEngine::begin(bool) {
  db_.meet_nobody();
  // That a connection was lost meanwhile is found out by using it.
  if (db_.connected() && db_.execute("BEGIN")) return {};
  if (std::chrono::steady_clock::now() < next_try_)
    return refuse(StoreError::Busy, "PostgreSQL: it cannot be reached");
  if (auto connected = connect(); !connected) return connected;
  return db_.execute("BEGIN");
}

std::optional<StoreError> PostgresEngine::fault() const {
  if (!db_.connected()) return StoreError{StoreError::Busy, "PostgreSQL: the connection was lost"};
  if (db_.met_another())
    return StoreError{StoreError::Busy, "PostgreSQL: the transaction conflicts with another"};
  if (db_.sound()) return std::nullopt;
  return StoreError{StoreError::Failed, "PostgreSQL: it refused a part of the transaction"};
}

void PostgresEngine::watch(std::function<void(std::string text)> hear) {
  news_name_ = std::string(kNewsName) + std::to_string(process_);
  news_ = std::make_unique<NewsThread>(url_, news_name_, process_, std::move(hear));
}

// Each server, and nothing else, listens; PostgreSQL forgets the connections of a killed one at once.
bool PostgresEngine::alone() {
  const auto others = db_.ask(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND starts_with(application_name, "
      "$1)"
      " AND application_name <> $2",
      {std::string(kNewsName), news_name_});
  return others && PQntuples(others->get()) == 0;
}

Stored<std::unique_ptr<RowStore>> open_postgres_store(const std::string& url, StoreOptions store,
                                                      RowStore::Post post) {
  auto engine = PostgresEngine::open(url);
  if (!engine) return std::unexpected(engine.error());
  return std::make_unique<RowStore>(std::move(*engine), std::move(store), std::move(post));
}

}  // namespace trictrac
