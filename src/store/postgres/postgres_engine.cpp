#include "store/postgres/postgres_engine.h"

#include <utility>

#include "store/postgres/postgres_schema.h"

namespace trictrac {
namespace {

constexpr std::chrono::milliseconds kBetweenTries{500};

}  // namespace

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

Stored<void> PostgresEngine::commit() { return db_.execute("COMMIT"); }

void PostgresEngine::roll_back() {
  if (db_.connected()) (void)db_.execute("ROLLBACK");
}

std::optional<StoreError> PostgresEngine::fault() const {
  if (!db_.connected()) return StoreError{StoreError::Busy, "PostgreSQL: the connection was lost"};
  if (db_.met_another()) return StoreError{StoreError::Busy, "PostgreSQL: the transaction met another"};
  if (db_.sound()) return std::nullopt;
  return StoreError{StoreError::Failed, "PostgreSQL: it refused a part of the transaction"};
}

void PostgresEngine::watch(std::function<void(std::string text)> hear) {
  news_ = std::make_unique<NewsThread>(url_, process_, std::move(hear));
}

Stored<std::unique_ptr<RowStore>> open_postgres_store(const std::string& url, StoreOptions store,
                                                      RowStore::Post post) {
  auto engine = PostgresEngine::open(url);
  if (!engine) return std::unexpected(engine.error());
  return std::make_unique<RowStore>(std::move(*engine), std::move(store), std::move(post));
}

}  // namespace trictrac
