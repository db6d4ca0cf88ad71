#include "store/rows/row_store.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <utility>

#include "base/text_of.h"
#include "store/rows/service_rows.h"

namespace trictrac {
namespace {

constexpr std::size_t kMostInBatch = 1024;
// The number of tries for a transaction that conflicts with another.
constexpr int kMostTries = 20;

std::int64_t seconds_since_1970() {
  using namespace std::chrono;
  return duration_cast<seconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace

RowStore::RowStore(std::unique_ptr<StorageEngine> engine, StoreOptions options, Post post)
    : engine_(std::move(engine)), options_(std::move(options)), post_(std::move(post)) {
  thread_ = std::thread([this] { work(); });
}

RowStore::~RowStore() {
  {
    const std::lock_guard held(mutex_);
    closing_ = true;
  }
  more_.notify_one();
  thread_.join();
}

template <class T, class Work>
void RowStore::ask(bool writes, Then<T> then, Work work) {
  const auto result = std::make_shared<Stored<T>>(std::unexpect);
  Call call{writes, [result, work = std::move(work)](GameRows& rows) { *result = work(rows); },
            [result](const StoreError& error) { *result = std::unexpected(error); },
            [result, then = std::move(then)]() mutable { then(std::move(*result)); }};
  std::unique_lock held(mutex_);
  if (waiting_.size() < options_.most_waiting) {
    waiting_.push_back(std::move(call));
    held.unlock();
    return more_.notify_one();
  }
  held.unlock();
  call.fail({StoreError::Busy, text_of("{} calls are waiting for the disk", options_.most_waiting)});
  post_(std::move(call.answer));
}

void RowStore::create(std::string id, StoredGame game, Then<void> then) {
  ask(true, std::move(then),
      [this, id = std::move(id), game = std::move(game)](GameRows& rows) -> Stored<void> {
        if (auto room = engine_->room_for_games(); !room) return room;
        return rows.create(id, game, seconds_since_1970());
      });
}

void RowStore::follow(std::string id, std::string next, StoredGame game, Then<std::string> then) {
  ask(true, std::move(then),
      [this, id = std::move(id), next = std::move(next),
       game = std::move(game)](GameRows& rows) -> Stored<std::string> {
        if (auto room = engine_->room_for_games(); !room) return std::unexpected(room.error());
        return rows.follow(id, next, game, seconds_since_1970());
      });
}

void RowStore::due(Moment now, int most, Then<std::vector<std::string>> then) {
  ask(false, std::move(then), [now, most](GameRows& rows) { return rows.due(now, most); });
}

void RowStore::append(std::string id, int first, NewEvents events, Then<void> then) {
  ask(true, std::move(then), [id = std::move(id), first, events = std::move(events)](GameRows& rows) {
    return rows.append(id, first, events, seconds_since_1970());
  });
}

void RowStore::claim(std::string id, int player, std::string claim_hash, SeatTaken taken, Then<bool> then) {
  ask(true, std::move(then),
      [id = std::move(id), player, claim = std::move(claim_hash), taken = std::move(taken)](GameRows& rows) {
        return rows.claim(id, player, claim, taken);
      });
}

void RowStore::pass_seat(std::string id, int player, std::int64_t from, SeatTaken taken, Then<bool> then) {
  ask(true, std::move(then), [id = std::move(id), player, from, taken = std::move(taken)](GameRows& rows) {
    return rows.pass_seat(id, player, from, taken);
  });
}

void RowStore::load(std::string id, Then<std::optional<StoredGame>> then) {
  ask(false, std::move(then), [id = std::move(id)](GameRows& rows) { return rows.load(id); });
}

void RowStore::load_from(std::string id, int first, Then<std::vector<std::string>> then) {
  ask(false, std::move(then),
      [id = std::move(id), first](GameRows& rows) { return rows.load_from(id, first); });
}

void RowStore::serve(ServiceSign sign, Then<ServiceState> then) {
  const auto asked = std::chrono::steady_clock::now();
  ask(true, std::move(then), [this, sign = std::move(sign), asked](GameRows&) -> Stored<ServiceState> {
    Statements sql(engine_->db());
    ServiceRows rows(sql);
    const bool alone = engine_->alone();
    const auto waited = std::chrono::steady_clock::now() - asked;
    auto state = waited > options_.longest_stall ? rows.late() : rows.serve(sign, alone);
    return sql.done(std::move(state));
  });
}

void RowStore::pause(Moment now, bool on, Then<bool> then) {
  ask(true, std::move(then), [this, now, on](GameRows&) -> Stored<bool> {
    Statements sql(engine_->db());
    const bool changed = ServiceRows(sql).pause(now, on);
    return sql.done(changed);
  });
}

void RowStore::check(Then<void> then) {
  ask(true, std::move(then), [this](GameRows&) { return check_tables(engine_->db()); });
}

void RowStore::watch(std::function<void(std::string text)> hear) {
  engine_->watch([post = post_, hear = std::make_shared<std::function<void(std::string)>>(std::move(hear))](
                     std::string text) { post([hear, text = std::move(text)] { (*hear)(text); }); });
}

// Announces without waiting: a lost announcement is made good when the rows are read again.
void RowStore::announce(std::string text) {
  if (!engine_->shared() || text.size() > kMostAnnounced) return;
  ask(false, Then<void>([](const Stored<void>&) {}),
      [this, text = std::move(text)](GameRows&) { return engine_->db().notify(text); });
}

void RowStore::list(std::int64_t after, int most, Then<std::vector<GameListing>> then) {
  ask(false, std::move(then), [after, most](GameRows& rows) { return rows.list(after, most); });
}

void RowStore::remove(std::string id, std::int64_t touched, Then<bool> then) {
  ask(true, std::move(then),
      [id = std::move(id), touched](GameRows& rows) { return rows.remove(id, touched); });
}

std::size_t RowStore::waiting() const {
  const std::lock_guard held(mutex_);
  return waiting_.size();
}

// `work` returns whether to keep its changes.
template <class Work>
Stored<void> RowStore::with_people(Work work) {
  Database& db = engine_->db();
  if (auto begun = db.execute("SAVEPOINT people"); !begun) return begun;
  PeopleRows rows(db);
  const bool keep = work(rows) && !rows.sql.fault();
  if (db.in_transaction()) (void)db.execute(keep ? "RELEASE people" : "ROLLBACK TO people; RELEASE people");
  return rows.sql.done();
}

void RowStore::people(bool writes, PeopleWork work, Then<void> then) {
  ask(writes, std::move(then), [this, work = std::move(work)](GameRows&) { return with_people(work); });
}

void RowStore::empty_seat_of(std::int64_t person, Then<std::string> then) {
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
      if (!game && game.error().kind != StoreError::Damaged) {
        rows.sql.fail(game.error());
        return false;
      }
      rows.seats.empty(person, name, game && *game ? &**game : nullptr, options_.unnamed);
      if (auto known = engine_->db().notify(changed_text(name, kNotItsEvents)); !known)
        rows.sql.fail(known.error());
      return true;
    });
    if (!done) return std::unexpected(done.error());
    return name;
  });
}

void RowStore::create_tournament(std::string name, StoredTournament tournament, Then<void> then) {
  ask(true, std::move(then), [this, name = std::move(name), tournament = std::move(tournament)](GameRows&) {
    return TournamentRows(engine_->db()).create(name, tournament, seconds_since_1970());
  });
}

void RowStore::begin_season(NewSeason season, Then<void> then) {
  ask(true, std::move(then), [this, season = std::move(season)](GameRows&) -> Stored<void> {
    if (auto room = engine_->room_for_games(); !room) return room;
    return TournamentRows(engine_->db()).begin_season(season, seconds_since_1970());
  });
}

void RowStore::append_acts(std::string name, int first, NewActs acts, Then<bool> then) {
  ask(true, std::move(then),
      [this, name = std::move(name), first, acts = std::move(acts)](GameRows&) -> Stored<bool> {
        if (!acts.games.empty())
          if (auto room = engine_->room_for_games(); !room) return std::unexpected(room.error());
        return TournamentRows(engine_->db()).append(name, first, acts, seconds_since_1970());
      });
}

void RowStore::load_tournament(std::string name, Then<std::optional<StoredTournament>> then) {
  ask(false, std::move(then),
      [this, name = std::move(name)](GameRows&) { return TournamentRows(engine_->db()).load(name); });
}

void RowStore::erase_from_tournament(std::int64_t person, Then<std::string> then) {
  ask(true, std::move(then), [this, person](GameRows&) {
    auto name = TournamentRows(engine_->db()).erase(person, options_.erased);
    forgot_ |= name && !name->empty();
    return name;
  });
}

void RowStore::work() {
  for (Batch batch = take(); !batch.empty(); batch = take()) {
    carry_out(batch);
    if (std::exchange(forgot_, false)) engine_->forget();
    post_([batch = std::move(batch)]() mutable {
      for (Call& call : batch) call.answer();
    });
    engine_->look_after();
  }
}

// Waits for calls; none: it is being closed and all are done.
RowStore::Batch RowStore::take() {
  std::unique_lock held(mutex_);
  more_.wait(held, [&] { return closing_ || !waiting_.empty(); });
  const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(std::min(waiting_.size(), kMostInBatch));
  Batch batch(std::make_move_iterator(waiting_.begin()), std::make_move_iterator(end));
  waiting_.erase(waiting_.begin(), end);
  return batch;
}

void RowStore::carry_out(Calls calls) {
  const StoreError busy{StoreError::Busy, "another program has locked the database"};
  const auto begun = std::chrono::steady_clock::now();
  const auto done = held_up_ && closing() ? Stored<void>(std::unexpected(busy)) : run(calls);
  held_up_ = !done && done.error().kind == StoreError::Busy;
  if (options_.carried_out)
    options_.carried_out(std::chrono::steady_clock::now() - begun, calls.size(), done.has_value());
  if (!done) undone(calls, done.error());
}

// Calls that only read have their answers even when nothing can be written.
void RowStore::undone(Calls calls, const StoreError& why) {
  const bool apart = calls.size() > 1 && engine_->singles_out();
  for (std::size_t i = 0; i < calls.size(); ++i) {
    if (apart)
      carry_out(calls.subspan(i, 1));
    else if (!calls[i].writes && rows_ && engine_->reads_alone())
      calls[i].run(*rows_);
    else
      calls[i].fail(why);
  }
}

Stored<void> RowStore::run(Calls calls) {
  Stored<void> done;
  for (int tries = 0; tries < kMostTries; ++tries) {
    done = run_once(calls);
    if (done) return done;
    if (engine_->db().in_transaction()) (void)engine_->db().execute("ROLLBACK");
    if (!engine_->met_another()) break;
  }
  return done;
}

Stored<void> RowStore::run_once(Calls calls) {
  const bool writes = std::ranges::any_of(calls, &Call::writes);
  if (auto begun = engine_->begin(writes); !begun) return begun;
  if (!rows_) rows_.emplace(engine_->db());  // now there is a database
  for (Call& call : calls) {
    call.run(*rows_);
    if (auto fault = engine_->fault()) return std::unexpected(std::move(*fault));
  }
  return engine_->db().execute("COMMIT");
}

bool RowStore::closing() {
  const std::lock_guard held(mutex_);
  return closing_;
}

}  // namespace trictrac
