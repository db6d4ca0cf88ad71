#include "store/rows/game_rows.h"

#include <algorithm>
#include <utility>

#include "base/text_of.h"
#include "store/database.h"
#include "store/rows/chain_rows.h"
#include "store/rows/job_rows.h"
#include "store/rows/savepoint.h"
#include "store/rows/tables.h"
#include "store/statements.h"

namespace trictrac {
namespace {

std::unexpected<StoreError> refuse_game(StoreError::Kind kind, std::string_view name, std::string_view what) {
  return refuse(kind, "game " + std::string(name) + ": " + std::string(what));
}

std::unexpected<StoreError> in_game(std::string_view name, const StoreError& error) {
  return refuse_game(error.kind, name, error.what);
}

// A player who has left has no key at the game they left, and gets none at the next.
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

Stored<void> put_jobs(Database& db, std::span<const NewJob> jobs) {
  Statements sql(db);
  for (const NewJob& job : jobs) JobRows(sql).put(job);
  return sql.done();
}

}  // namespace

Stored<std::optional<GameRows::Row>> GameRows::find(std::string_view name) {
  Row row;
  std::string written;
  std::vector<std::uint8_t> stored;
  Statements sql(*db_);
  const auto found = sql.first(
      "SELECT id, name, config, rules, created, events, digest, next, touched, ends,"
      " (SELECT link FROM event WHERE event.game = game.id AND event.n = game.events),"
      " (SELECT name FROM tournament WHERE tournament.id = game.tournament), round, at_table, at_board"
      " FROM game WHERE name = ?",
      [&](const Statement& s) {
        row = {s.number(0), s.number(4), s.number(5), {}, {}};
        if (!s.is_null(10)) row.last = read_link(s.blob(10));
        row.game = {s.text(2), {}, static_cast<int>(s.number(3)), {}, s.text(7)};
        row.game.touched = s.number(8);
        if (const Moment ends = s.number(9); ends > 0) row.game.ends = ends;
        if (!s.is_null(11))
          row.game.tournament =
              TournamentPlace{s.text(11), static_cast<int>(s.number(12)), static_cast<int>(s.number(13)),
                              static_cast<int>(s.number(14))};
        written = s.text(1);
        const auto blob = s.blob(6);
        stored.assign(blob.begin(), blob.end());
        return true;
      },
      name);
  if (auto done = sql.done(); !done) return in_game(name, done.error());
  if (!found) return std::nullopt;
  if (auto read = read_seats(name, row); !read) return std::unexpected(read.error());
  if (written != name || !is_link(stored, digest_of(name, row.game, row.created)))
    return refuse_game(StoreError::Damaged, name, "its name, options, seats or date are not what was stored");
  return row;
}

Stored<void> GameRows::read_seats(std::string_view name, Row& row) {
  std::vector<std::int64_t> players;
  Statements sql(*db_);
  sql.each(
      "SELECT player, key, claim, name, person, guest FROM seat WHERE game = ? ORDER BY player",
      [&](const Statement& s) {
        players.push_back(s.number(0));
        row.game.seats.push_back({s.text(1), s.text(2), s.text(3), s.number(4), s.number(5) != 0});
      },
      row.id);
  if (auto done = sql.done(); !done) return in_game(name, done.error());
  for (std::size_t i = 0; i < players.size(); ++i)
    if (players[i] != static_cast<std::int64_t>(i))
      return refuse_game(StoreError::Damaged, name, text_of("the seat of player {} is missing", i));
  return {};
}

Stored<GameRows::Row> GameRows::need(std::string_view name) {
  auto row = find(name);
  if (!row) return std::unexpected(row.error());
  if (!*row) return refuse_game(StoreError::Failed, name, "there is no such game");
  return std::move(**row);
}

Stored<void> GameRows::create(std::string_view id, const StoredGame& game, std::int64_t now) {
  return in_savepoint(*db_, [&] { return insert(id, game, now); });
}

Stored<void> GameRows::insert(std::string_view id, const StoredGame& game, std::int64_t now,
                              const std::optional<TournamentTable>& at) {
  Statements sql(*db_);
  const auto row = sql.first(
      "INSERT INTO game (name, config, rules, created, events, touched, digest, next)"
      " VALUES (?1, ?2, ?3, ?4, 0, ?4, ?5, ?6) RETURNING id",
      [&](const Statement& s) { return Row{s.number(0), now, 0, {}, {}}; }, id, game.config, game.rules, now,
      digest_of(id, game, now), game.next);
  if (sql.fault() && sql.fault()->kind == StoreError::Conflict)
    return refuse_game(StoreError::Conflict, id, "there is one with that name already");
  if (row && at)
    sql.run("UPDATE game SET tournament = ?2, round = ?3, at_table = ?4, at_board = ?5 WHERE id = ?1",
            row->id, at->tournament, at->round, at->table, at->board);
  std::int64_t player = 0;
  for (const StoredSeat& seat : game.seats)
    sql.run(
        "INSERT INTO seat (game, player, key, claim, name, guest, person) VALUES (?, ?, ?, ?, ?, ?,"
        " (SELECT row FROM person WHERE row = ? AND leaves = 0))",
        row ? row->id : 0, player++, seat.key, seat.claim, seat.name, seat.guest, seat.person);
  if (auto done = sql.done(); !done) return in_game(id, done.error());
  return insert_events(*row, first_link(id, game.config, game.rules), game.events, game.ends, game.awaited,
                       now);
}

// Writes the digest of a game again after a change of its row.
Stored<void> GameRows::reseal(std::string_view id, const Row& row) {
  if (auto known = db_->notify(changed_text(id, kNotItsEvents)); !known) return known;
  Statements sql(*db_);
  sql.run("UPDATE game SET next = ?2, digest = ?3 WHERE id = ?1", row.id, row.game.next,
          digest_of(id, row.game, row.created));
  return sql.done();
}

Stored<void> GameRows::append(std::string_view id, int first, const NewEvents& events, std::int64_t now) {
  const auto row = need(id);
  if (!row) return std::unexpected(row.error());
  if (row->events != first - 1)
    return refuse_game(
        StoreError::Conflict, id,
        text_of("the last event stored is {}: event {} cannot be the next", row->events, first));
  const auto link = link_at(id, *row, row->events);
  if (!link) return std::unexpected(link.error());
  return in_savepoint(*db_, [&]() -> Stored<void> {
    if (auto put = insert_events(*row, *link, events.events, events.ends, events.awaited, now); !put)
      return put;
    if (auto put = put_jobs(*db_, events.jobs); !put) return put;
    return db_->notify(changed_text(id, row->events + static_cast<std::int64_t>(events.events.size())));
  });
}

// Returns the link after that event; before the first for 0.
Stored<Link> GameRows::link_at(std::string_view name, const Row& row, std::int64_t n) {
  if (n == 0) return first_link(name, row.game.config, row.game.rules);
  if (n == row.events && row.last) return *row.last;
  const auto link = ChainRows(*db_, kGameEvents).link_at(row.id, n);
  if (!link) return in_game(name, link.error());
  return *link;
}

Stored<void> GameRows::insert_events(const Row& row, Link link, std::span<const std::string> events,
                                     std::optional<Moment> ends, const Awaited& awaited, std::int64_t now) {
  if (auto put = ChainRows(*db_, kGameEvents).append(row.id, row.events, link, events); !put) return put;
  Statements sql(*db_);
  sql.run("UPDATE game SET events = ?2, touched = ?3, ends = ?4, asked = ?5, over = ?6 WHERE id = ?1", row.id,
          row.events + std::ssize(events), now, ends.value_or(0), signs_of(awaited.asked), awaited.over);
  return sql.done();
}

Stored<bool> GameRows::claim(std::string_view id, int player, std::string_view claim_hash,
                             const SeatTaken& taken) {
  auto row = need(id);
  if (!row) return std::unexpected(row.error());
  if (player < 0 || player >= static_cast<int>(row->game.seats.size())) return false;
  const StoredSeat& seat = row->game.seats[static_cast<std::size_t>(player)];
  if (!seat.key.empty() || seat.claim.empty() || seat.claim != claim_hash) return false;
  return change_seat(id, *row, player, taken);
}

Stored<bool> GameRows::pass_seat(std::string_view id, int player, std::int64_t from, const SeatTaken& taken) {
  auto row = need(id);
  if (!row) return std::unexpected(row.error());
  if (player < 0 || player >= static_cast<int>(row->game.seats.size())) return false;
  if (row->game.seats[static_cast<std::size_t>(player)].person != from) return false;
  return change_seat(id, *row, player, taken);
}

Stored<bool> GameRows::change_seat(std::string_view id, Row& row, int player, const SeatTaken& taken) {
  const StoredSeat& seat = row.game.seats[static_cast<std::size_t>(player)] = taken.seat;
  const auto change = [&]() -> Stored<void> {
    Statements sql(*db_);
    sql.run(
        "UPDATE seat SET key = ?3, claim = ?4, name = ?5, guest = ?6,"
        " person = (SELECT row FROM person WHERE row = ?7 AND leaves = 0) WHERE game = ?1 AND player = ?2",
        row.id, player, seat.key, seat.claim, seat.name, seat.guest, seat.person);
    if (auto put = sql.done(); !put) return put;
    if (auto put = put_jobs(*db_, taken.jobs); !put) return put;
    return reseal(id, row);
  };
  if (auto done = in_savepoint(*db_, change); !done) return in_game(id, done.error());
  return true;
}

Stored<std::string> GameRows::follow(std::string_view id, std::string_view next, const StoredGame& game,
                                     std::int64_t now) {
  auto row = need(id);
  if (!row) return std::unexpected(row.error());
  if (!row->game.next.empty()) return row->game.next;
  if (!same_keys(row->game.seats, game.seats))
    return refuse_game(StoreError::Conflict, id, "its seats have changed");
  row->game.next = next;
  const auto change = [&]() -> Stored<void> {
    if (auto made = insert(next, game, now); !made) return made;
    return reseal(id, *row);
  };
  if (auto done = in_savepoint(*db_, change); !done) return std::unexpected(done.error());
  return std::string(next);
}

Stored<std::optional<StoredGame>> GameRows::load(std::string_view id) {
  auto row = find(id);
  if (!row) return std::unexpected(row.error());
  if (!*row) return std::nullopt;
  if (auto read = read_events(id, 1, **row); !read) return std::unexpected(read.error());
  return std::move((*row)->game);
}

Stored<std::vector<std::string>> GameRows::load_from(std::string_view id, int first) {
  auto row = need(id);
  if (!row) return std::unexpected(row.error());
  if (row->events < first - 1)
    return refuse_game(StoreError::Conflict, id, text_of("events are missing before event {}", first));
  if (auto read = read_events(id, first, *row); !read) return std::unexpected(read.error());
  return std::move(row->game.events);
}

Stored<void> GameRows::read_events(std::string_view name, std::int64_t first, Row& row) {
  const auto before = link_at(name, row, first - 1);
  if (!before) return std::unexpected(before.error());
  auto events = ChainRows(*db_, kGameEvents).read(row.id, first, *before, row.events);
  if (!events) return in_game(name, events.error());
  row.game.events = std::move(*events);
  return {};
}

Stored<std::vector<std::string>> GameRows::due(Moment now, int most) {
  Statements sql(*db_);
  return sql.done(sql.all("SELECT name FROM game WHERE ends > 0 AND ends <= ?1 ORDER BY ends LIMIT ?2",
                          first_text, now, most));
}

Stored<std::vector<std::string>> GameRows::names() {
  Statements sql(*db_);
  return sql.done(sql.all("SELECT name FROM game", first_text));
}

Stored<std::vector<GameListing>> GameRows::list(std::int64_t after, int most) {
  Statements sql(*db_);
  return sql.done(sql.all(
      "SELECT id, name, touched FROM game WHERE id > ? AND ends = 0 ORDER BY id LIMIT ?",
      [](const Statement& s) { return GameListing{s.number(0), s.text(1), s.number(2)}; }, after, most));
}

Stored<bool> GameRows::remove(std::string_view id, std::int64_t touched) {
  Statements sql(*db_);
  const auto row = sql.number("SELECT id FROM game WHERE name = ? AND touched = ? AND ends = 0", id, touched);
  if (!row) return sql.done(false);
  if (auto done = in_savepoint(*db_, [&] { return remove_rows(*row); }); !done)
    return std::unexpected(done.error());
  return true;
}

// Removes first everything that refers to a game, then the game.
Stored<void> GameRows::remove_rows(std::int64_t row) {
  Statements sql(*db_);
  remove_references(sql, "game", row);
  sql.run("DELETE FROM game WHERE id = ?", row);
  return sql.done();
}

}  // namespace trictrac
