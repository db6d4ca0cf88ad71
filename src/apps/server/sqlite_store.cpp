#include "apps/server/sqlite_store.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "base/text_of.h"

namespace trictrac {
namespace {

constexpr std::size_t kMostInBatch = 1024;
constexpr std::int64_t kPagesBetweenCheckpoints = 4000;

std::int64_t seconds_since_1970() {
  using namespace std::chrono;
  return duration_cast<seconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

template <class T, class Work>
class SqliteStore::CallOf : public Call {
 public:
  CallOf(bool writes, Then<T> then, Work work)
      : Call(writes), then_(std::move(then)), work_(std::move(work)), result_(std::unexpect) {}
  void run(GameRows& rows) override { result_ = work_(rows); }
  void fail(const StoreError& error) override { result_ = std::unexpected(error); }
  void answer() override { then_(std::move(result_)); }

 private:
  Then<T> then_;
  Work work_;
  Stored<T> result_;
};

Stored<std::unique_ptr<SqliteStore>> SqliteStore::open(const std::string& path, SqliteOptions options,
                                                       Post post) {
  auto file = open_store_file(path, options.conversion, options.patience);
  if (!file) return std::unexpected(file.error());
  const auto page = file->db.number("PRAGMA page_size");
  if (!page) return in_file(path, page.error());

  std::unique_ptr<SqliteStore> store(
      new SqliteStore(std::move(file->lock), std::move(options), std::move(post)));
  store->db_ = std::move(file->db);
  store->page_bytes_ = static_cast<int>(*page);
  auto rows = GameRows::prepare(store->db_);
  if (!rows) return in_file(path, rows.error());
  store->rows_.emplace(std::move(*rows));
  auto old_rows = OldRows::prepare(store->db_);
  if (!old_rows) return in_file(path, old_rows.error());
  store->old_rows_.emplace(std::move(*old_rows));
  store->thread_ = std::thread([raw = store.get()] { raw->work(); });
  return store;
}

SqliteStore::SqliteStore(FileLock lock, SqliteOptions options, Post post)
    : lock_(std::move(lock)), options_(std::move(options)), post_(std::move(post)) {}

SqliteStore::~SqliteStore() {
  {
    const std::lock_guard held(mutex_);
    closing_ = true;
  }
  more_.notify_one();
  if (thread_.joinable()) thread_.join();
}

template <class T, class Work>
void SqliteStore::ask(bool writes, Then<T> then, Work work) {
  auto call = std::make_unique<CallOf<T, Work>>(writes, std::move(then), std::move(work));
  std::unique_lock held(mutex_);
  if (waiting_.size() < options_.most_waiting) {
    waiting_.push_back(std::move(call));
    held.unlock();
    return more_.notify_one();
  }
  held.unlock();
  call->fail({Fault::Busy, text_of("{} calls are waiting for the disk", options_.most_waiting)});
  post_([call = std::move(call)] { call->answer(); });
}

Stored<void> SqliteStore::room_for_games() const {
  if (!log_is_full()) return {};
  return std::unexpected(StoreError{Fault::Busy, "the write-ahead log is too large for new games"});
}

void SqliteStore::create(std::string id, StoredGame game, Then<void> then) {
  ask(true, std::move(then),
      [this, id = std::move(id), game = std::move(game)](GameRows& rows) -> Stored<void> {
        if (auto room = room_for_games(); !room) return room;
        return rows.create(id, game, seconds_since_1970());
      });
}

void SqliteStore::follow(std::string id, std::string next, StoredGame game, Then<std::string> then) {
  ask(true, std::move(then),
      [this, id = std::move(id), next = std::move(next),
       game = std::move(game)](GameRows& rows) -> Stored<std::string> {
        if (auto room = room_for_games(); !room) return std::unexpected(room.error());
        return rows.follow(id, next, game, seconds_since_1970());
      });
}

void SqliteStore::due(Moment now, int most, Then<std::vector<std::string>> then) {
  ask(false, std::move(then), [now, most](GameRows& rows) { return rows.due(now, most); });
}

void SqliteStore::append(std::string id, int first, NewDeeds deeds, Then<void> then) {
  ask(true, std::move(then), [id = std::move(id), first, deeds = std::move(deeds)](GameRows& rows) {
    return rows.append(id, first, deeds, seconds_since_1970());
  });
}

void SqliteStore::claim(std::string id, int player, std::string claim_hash, StoredSeat taken,
                        Then<bool> then) {
  ask(true, std::move(then),
      [id = std::move(id), player, claim = std::move(claim_hash), taken = std::move(taken)](GameRows& rows) {
        return rows.claim(id, player, claim, taken);
      });
}

void SqliteStore::load(std::string id, Then<std::optional<StoredGame>> then) {
  ask(false, std::move(then), [id = std::move(id)](GameRows& rows) { return rows.load(id); });
}

void SqliteStore::check(Then<void> then) {
  ask(true, std::move(then), [](GameRows& rows) { return rows.check(); });
}

void SqliteStore::list(std::int64_t after, int most, Then<std::vector<Listed>> then) {
  ask(false, std::move(then), [this, after, most](GameRows&) { return old_rows_->list(after, most); });
}

void SqliteStore::remove(std::string id, std::int64_t touched, Then<bool> then) {
  ask(true, std::move(then),
      [this, id = std::move(id), touched](GameRows&) { return old_rows_->remove(id, touched); });
}

std::size_t SqliteStore::waiting() const {
  const std::lock_guard held(mutex_);
  return waiting_.size();
}

// `work` answers whether what it did is to be kept.
template <class Work>
Stored<void> SqliteStore::with_people(Work work) {
  if (auto begun = db_.execute("SAVEPOINT people"); !begun) return begun;
  PeopleRows rows(db_);
  const bool keep = work(rows) && !rows.sql.fault();
  if (db_.in_transaction()) (void)db_.execute(keep ? "RELEASE people" : "ROLLBACK TO people; RELEASE people");
  if (rows.sql.fault()) return std::unexpected(*rows.sql.fault());
  return {};
}

void SqliteStore::people(bool writes, PeopleWork work, Then<void> then) {
  ask(writes, std::move(then), [this, work = std::move(work)](GameRows&) { return with_people(work); });
}

void SqliteStore::empty_seat_of(std::int64_t person, Then<std::string> then) {
  ask(true, std::move(then), [this, person](GameRows& games) -> Stored<std::string> {
    std::string name;
    auto done = with_people([&](PeopleRows& rows) {
      name = rows.seats.any(person);
      if (name.empty()) {
        rows.persons.forget(person);
        forgot_ = true;
        return true;
      }
      const auto game = games.load(name);
      if (!game && game.error().fault != Fault::Damaged) {
        rows.sql.fail(game.error());
        return false;
      }
      rows.seats.empty(person, name, game && *game ? &**game : nullptr, options_.unnamed);
      return true;
    });
    if (!done) return std::unexpected(done.error());
    return name;
  });
}

void SqliteStore::work() {
  for (Batch batch = take(); !batch.empty(); batch = take()) {
    carry_out(batch);
    if (std::exchange(forgot_, false)) empty_log();  // what was deleted still stands in it
    post_([batch = std::move(batch)] {
      for (const auto& call : batch) call->answer();
    });
    keep_log_small();
  }
}

// Waits for calls; none: it is being closed and all are done.
SqliteStore::Batch SqliteStore::take() {
  std::unique_lock held(mutex_);
  more_.wait(held, [&] { return closing_ || !waiting_.empty(); });
  const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(waiting_.size(), kMostInBatch));
  Batch batch(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(end));
  waiting_.erase(waiting_.begin(), end);
  return batch;
}

// What only reads has its answer even when nothing can be written.
void SqliteStore::carry_out(Batch& batch) {
  const StoreError busy{Fault::Busy, "another program holds the file"};
  const auto begun = std::chrono::steady_clock::now();
  const auto done = held_up_ && closing() ? Stored<void>(std::unexpected(busy)) : run(batch);
  held_up_ = !done && done.error().fault == Fault::Busy;
  if (options_.carried_out)
    options_.carried_out(std::chrono::steady_clock::now() - begun, batch.size(), done.has_value());
  if (done) return;
  if (db_.in_transaction()) (void)db_.execute("ROLLBACK");
  for (const auto& call : batch)
    if (call->writes)
      call->fail(done.error());
    else
      call->run(*rows_);
}

Stored<void> SqliteStore::run(Batch& batch) {
  const bool writes = std::ranges::any_of(batch, [](const auto& call) { return call->writes; });
  if (auto begun = db_.execute(writes ? "BEGIN IMMEDIATE" : "BEGIN"); !begun) return begun;
  for (const auto& call : batch) {
    call->run(*rows_);
    if (!db_.in_transaction())
      return std::unexpected(StoreError{Fault::Failed, "the disk would take no more"});
  }
  return db_.execute("COMMIT");
}

bool SqliteStore::closing() {
  const std::lock_guard held(mutex_);
  return closing_;
}

bool SqliteStore::log_is_full() const {
  return std::int64_t{db_.log_pages()} * page_bytes_ > options_.most_wal_bytes;
}

// Copies the log back from time to time; it then begins anew, unless a reader holds it.
void SqliteStore::keep_log_small() {
  const int pages = db_.log_pages();
  const int apart = static_cast<int>(std::min(kPagesBetweenCheckpoints, options_.wal_bytes / page_bytes_));
  if (pages < apart) next_checkpoint_ = apart;
  if (pages < next_checkpoint_) return;
  next_checkpoint_ = pages + apart;
  if (std::int64_t{pages} * page_bytes_ > options_.wal_bytes) return empty_log();
  (void)db_.checkpoint(false);
}

void SqliteStore::empty_log() {
  const auto done = db_.checkpoint(true);
  const int pages = db_.log_pages();
  if (done && pages == 0) {
    next_report_ = 0;
    return;
  }
  if (!options_.report || pages < next_report_) return;
  next_report_ = 2 * pages;
  const std::string size = std::to_string(std::int64_t{pages} * page_bytes_ >> 20);
  options_.report("the write-ahead log has " + size + " MiB and cannot be emptied: " +
                  (done ? "another program reads the file" : done.error().what));
}

}  // namespace trictrac
