#include "store/game_rows.h"

#include <algorithm>
#include <utility>

#include "base/text_of.h"
#include "store/job_rows.h"
#include "store/player_sign.h"

namespace trictrac {
namespace {

std::unexpected<StoreError> wrong(Fault fault, std::string_view name, std::string_view what) {
  return std::unexpected(StoreError{fault, "game " + std::string(name) + ": " + std::string(what)});
}

std::unexpected<StoreError> in_game(std::string_view name, const StoreError& error) {
  return wrong(error.fault, name, error.what);
}

std::string deed(std::int64_t n) { return "deed " + std::to_string(n); }

// Whoever has left has no key at the game he left, and shall have none at the next.
bool same_keys(std::span<const StoredSeat> seats, std::span<const StoredSeat> next) {
  return std::ranges::all_of(next, [&](const StoredSeat& seat) {
    return std::ranges::find(seats, seat.key, &StoredSeat::key) != seats.end();
  });
}

std::string signs_of(std::span<const int> players) {
  std::string signs;
  for (const int player : players) signs += sign_of_player(player);
  return signs;
}

bool is_link(std::span<const std::uint8_t> blob, const Link& link) { return std::ranges::equal(blob, link); }

}  // namespace

Stored<GameRows> GameRows::prepare(Database& db) {
  GameRows rows(db);
  if (auto ready = rows.prepare_all(); !ready) return std::unexpected(ready.error());
  return rows;
}

Stored<void> GameRows::prepare_all() {
  const std::pair<Statement&, std::string_view> all[] = {
      {begin_, "SAVEPOINT call"},
      {keep_, "RELEASE call"},
      {undo_, "ROLLBACK TO call"},
      {insert_game_,
       "INSERT INTO game (name, config, rules, created, deeds, touched, seal, next)"
       " VALUES (?1, ?2, ?3, ?4, 0, ?4, ?5, ?6) RETURNING id"},
      {count_deeds_,
       "UPDATE game SET deeds = ?2, touched = ?3, ends = ?4, asked = ?5, over = ?6 WHERE id = ?1"},
      {select_game_,
       "SELECT id, name, config, rules, created, deeds, seal, next, touched, ends FROM game WHERE name = ?"},
      {seal_, "UPDATE game SET next = ?2, seal = ?3 WHERE id = ?1"},
      {insert_seat_,
       "INSERT INTO seat (game, player, key, claim, name, person) VALUES (?, ?, ?, ?, ?,"
       " (SELECT row FROM person WHERE row = ? AND leaves = 0))"},
      {change_seat_,
       "UPDATE seat SET key = ?3, claim = ?4, name = ?5,"
       " person = (SELECT row FROM person WHERE row = ?6 AND leaves = 0) WHERE game = ?1 AND player = ?2"},
      {select_seats_, "SELECT player, key, claim, name, person FROM seat WHERE game = ? ORDER BY player"},
      {insert_deed_, "INSERT INTO deed (game, n, text, link) VALUES (?, ?, ?, ?)"},
      {select_link_, "SELECT link FROM deed WHERE game = ? AND n = ?"},
      {select_deeds_, "SELECT n, text, link FROM deed WHERE game = ?1 AND n >= ?2 ORDER BY n"},
      {select_names_, "SELECT name FROM game"},
      {select_due_, "SELECT name FROM game WHERE ends > 0 AND ends <= ?1 ORDER BY ends LIMIT ?2"},
  };
  for (const auto& [statement, sql] : all) {
    auto prepared = db_->prepare(sql);
    if (!prepared) return std::unexpected(prepared.error());
    statement = std::move(*prepared);
  }
  return {};
}

// Undoes what `work` did when it fails, and no more.
template <class Work>
auto GameRows::alone(Work work) -> decltype(work()) {
  if (auto begun = begin_.run(); !begun) return std::unexpected(begun.error());
  auto done = work();
  if (!db_->in_transaction()) return done;
  if (!done) (void)undo_.run();
  if (auto kept = keep_.run(); !kept && done) return std::unexpected(kept.error());
  return done;
}

Stored<std::optional<GameRows::Row>> GameRows::find(std::string_view name) {
  const auto found = select_game_.bind(1, name).next();
  if (!found) return in_game(name, found.error());
  if (!*found) return std::nullopt;
  Statement& s = select_game_;
  Row row{s.number(0), s.number(4), s.number(5), {}};
  row.game = {s.text(2), {}, static_cast<int>(s.number(3)), {}, s.text(7)};
  row.game.touched = s.number(8);
  if (const Moment ends = s.number(9); ends > 0) row.game.ends = ends;
  const std::string written = s.text(1);
  const auto sealed = s.blob(6);
  const std::vector<std::uint8_t> sealed_as(sealed.begin(), sealed.end());
  s.reset();
  if (auto read = read_seats(name, row); !read) return std::unexpected(read.error());
  if (written != name || !is_link(sealed_as, seal(name, row.game, row.created)))
    return wrong(Fault::Damaged, name, "its name, options, seats or date are not what was stored");
  return row;
}

Stored<void> GameRows::read_seats(std::string_view name, Row& row) {
  Statement& s = select_seats_;
  s.bind(1, row.id);
  while (true) {
    const auto more = s.next();
    if (!more) return in_game(name, more.error());
    if (!*more) return {};
    const auto player = static_cast<std::int64_t>(row.game.seats.size());
    row.game.seats.push_back({s.text(1), s.text(2), s.text(3), s.number(4)});
    if (s.number(0) == player) continue;
    s.reset();
    return wrong(Fault::Damaged, name, text_of("the seat of player {} is missing", player));
  }
}

Stored<GameRows::Row> GameRows::need(std::string_view name) {
  auto row = find(name);
  if (!row) return std::unexpected(row.error());
  if (!*row) return wrong(Fault::Failed, name, "there is no such game");
  return std::move(**row);
}

Stored<void> GameRows::create(std::string_view id, const StoredGame& game, std::int64_t now) {
  return alone([&] { return insert(id, game, now); });
}

Stored<void> GameRows::insert(std::string_view id, const StoredGame& game, std::int64_t now) {
  insert_game_.bind(1, id).bind(2, game.config).bind(3, std::int64_t{game.rules}).bind(4, now);
  const auto made = insert_game_.bind(5, seal(id, game, now)).bind(6, game.next).next();
  if (!made && made.error().fault == Fault::Conflict)
    return wrong(Fault::Conflict, id, "there is one already");
  if (!made) return in_game(id, made.error());
  const Row row{insert_game_.number(0), now, 0, {}};
  insert_game_.reset();
  if (auto put = insert_seats(row, game.seats); !put) return in_game(id, put.error());
  return insert_deeds(row, first_link(id, game.config, game.rules), game.deeds, game.ends, game.awaited, now);
}

Stored<void> GameRows::insert_seats(const Row& row, std::span<const StoredSeat> seats) {
  std::int64_t player = 0;
  for (const StoredSeat& seat : seats) {
    insert_seat_.bind(1, row.id).bind(2, player++).bind(6, seat.person);
    if (auto put = insert_seat_.bind(3, seat.key).bind(4, seat.claim).bind(5, seat.name).run(); !put)
      return put;
  }
  return {};
}

// What was read of a game has been changed.
Stored<void> GameRows::seal_anew(std::string_view id, const Row& row) {
  if (auto known = make_known(id, kNotItsDeeds); !known) return known;
  return seal_.bind(1, row.id).bind(2, row.game.next).bind(3, seal(id, row.game, row.created)).run();
}

Stored<void> GameRows::append(std::string_view id, int first, const NewDeeds& deeds, std::int64_t now) {
  const auto row = need(id);
  if (!row) return std::unexpected(row.error());
  if (row->deeds != first - 1)
    return wrong(Fault::Conflict, id,
                 text_of("the last deed stored is {}: deed {} cannot be the next", row->deeds, first));
  const auto link = link_at(id, *row, row->deeds);
  if (!link) return std::unexpected(link.error());
  return alone([&]() -> Stored<void> {
    if (auto put = insert_deeds(*row, *link, deeds.deeds, deeds.ends, deeds.awaited, now); !put) return put;
    if (auto put = put_jobs(deeds.jobs); !put) return put;
    return make_known(id, row->deeds + static_cast<std::int64_t>(deeds.deeds.size()));
  });
}

// After that deed; before the first for 0.
Stored<Link> GameRows::link_at(std::string_view name, const Row& row, std::int64_t n) {
  if (n == 0) return first_link(name, row.game.config, row.game.rules);
  const auto found = select_link_.bind(1, row.id).bind(2, n).next();
  if (!found) return in_game(name, found.error());
  const auto bytes = *found ? select_link_.blob(0) : std::span<const std::uint8_t>();
  Link link;
  const bool whole = bytes.size() == link.size();
  if (whole) std::ranges::copy(bytes, link.begin());
  select_link_.reset();
  if (!whole) return wrong(Fault::Damaged, name, deed(n) + " is missing");
  return link;
}

Stored<void> GameRows::make_known(std::string_view name, std::int64_t deeds) {
  return db_->notify(changed_text(name, deeds));
}

Stored<void> GameRows::insert_deeds(const Row& row, Link link, std::span<const std::string> deeds,
                                    std::optional<Moment> ends, const Awaited& awaited, std::int64_t now) {
  std::int64_t n = row.deeds;
  for (const std::string& text : deeds) {
    link = next_link(link, text);
    if (auto put = insert_deed_.bind(1, row.id).bind(2, ++n).bind(3, text).bind(4, link).run(); !put)
      return put;
  }
  count_deeds_.bind(1, row.id).bind(2, n).bind(3, now).bind(4, ends.value_or(0));
  return count_deeds_.bind(5, signs_of(awaited.asked)).bind(6, std::int64_t{awaited.over}).run();
}

Stored<void> GameRows::put_jobs(std::span<const NewJob> jobs) {
  Statements sql(*db_);
  for (const NewJob& job : jobs) JobRows(sql).put(job);
  if (sql.fault()) return std::unexpected(*sql.fault());
  return {};
}

Stored<bool> GameRows::claim(std::string_view id, int player, std::string_view claim_hash,
                             const SeatTaken& taken) {
  auto row = need(id);
  if (!row) return std::unexpected(row.error());
  if (player < 0 || player >= static_cast<int>(row->game.seats.size())) return false;
  StoredSeat& seat = row->game.seats[static_cast<std::size_t>(player)];
  if (!seat.key.empty() || seat.claim.empty() || seat.claim != claim_hash) return false;
  seat = taken.seat;
  const auto change = [&]() -> Stored<void> {
    change_seat_.bind(1, row->id).bind(2, std::int64_t{player}).bind(6, seat.person);
    if (auto put = change_seat_.bind(3, seat.key).bind(4, seat.claim).bind(5, seat.name).run(); !put)
      return put;
    if (auto put = put_jobs(taken.jobs); !put) return put;
    return seal_anew(id, *row);
  };
  if (auto done = alone(change); !done) return in_game(id, done.error());
  return true;
}

Stored<std::string> GameRows::follow(std::string_view id, std::string_view next, const StoredGame& game,
                                     std::int64_t now) {
  auto row = need(id);
  if (!row) return std::unexpected(row.error());
  if (!row->game.next.empty()) return row->game.next;
  if (!same_keys(row->game.seats, game.seats)) return wrong(Fault::Conflict, id, "its seats have changed");
  row->game.next = next;
  const auto change = [&]() -> Stored<void> {
    if (auto made = insert(next, game, now); !made) return made;
    return seal_anew(id, *row);
  };
  if (auto done = alone(change); !done) return std::unexpected(done.error());
  return std::string(next);
}

Stored<std::optional<StoredGame>> GameRows::load(std::string_view id) {
  auto row = find(id);
  if (!row) return std::unexpected(row.error());
  if (!*row) return std::nullopt;
  if (auto read = read_deeds(id, 1, **row); !read) {
    select_deeds_.reset();
    return std::unexpected(read.error());
  }
  return std::move((*row)->game);
}

Stored<std::vector<std::string>> GameRows::load_from(std::string_view id, int first) {
  auto row = need(id);
  if (!row) return std::unexpected(row.error());
  if (row->deeds < first - 1) return wrong(Fault::Conflict, id, "deeds are missing before " + deed(first));
  if (auto read = read_deeds(id, first, *row); !read) {
    select_deeds_.reset();
    return std::unexpected(read.error());
  }
  return std::move(row->game.deeds);
}

Stored<void> GameRows::read_deeds(std::string_view name, std::int64_t first, Row& row) {
  const auto before = link_at(name, row, first - 1);
  if (!before) return std::unexpected(before.error());
  Link link = *before;
  select_deeds_.bind(1, row.id).bind(2, first);
  for (std::int64_t n = first;; ++n) {
    const auto more = select_deeds_.next();
    if (!more) return wrong(more.error().fault, name, deed(n) + ": " + more.error().what);
    if (!*more && n - 1 == row.deeds) return {};
    if (!*more || select_deeds_.number(0) != n) return wrong(Fault::Damaged, name, deed(n) + " is missing");
    std::string text = select_deeds_.text(1);
    link = next_link(link, text);
    if (!is_link(select_deeds_.blob(2), link))
      return wrong(Fault::Damaged, name, deed(n) + " is not what was stored");
    if (n > row.deeds) return wrong(Fault::Damaged, name, deed(n) + " was never counted");
    row.game.deeds.push_back(std::move(text));
  }
}

Stored<std::vector<std::string>> GameRows::due(Moment now, int most) {
  std::vector<std::string> all;
  select_due_.bind(1, now).bind(2, std::int64_t{most});
  while (true) {
    const auto more = select_due_.next();
    if (!more) return std::unexpected(more.error());
    if (!*more) return all;
    all.push_back(select_due_.text(0));
  }
}

Stored<std::vector<std::string>> GameRows::names() {
  std::vector<std::string> all;
  while (true) {
    const auto more = select_names_.next();
    if (!more) return std::unexpected(more.error());
    if (!*more) return all;
    all.push_back(select_names_.text(0));
  }
}

Stored<void> GameRows::check() { return db_->write_nothing(); }

}  // namespace trictrac
