#include "store/rows/seat_rows.h"

#include "store/chain.h"
#include "store/rows/chain_rows.h"
#include "store/rows/server_rows.h"
#include "store/statements.h"
#include "store/store.h"

namespace trictrac {
namespace {

constexpr std::string_view kUnknown = "?";  // who is asked

// Adds one more seat of a game: its name, whether it is the person's or still free, and the known state of
// the game.
void add_seat(const Statement& s, SeatedGame& game) {
  game.names.push_back(s.text(4));
  const std::int64_t player = s.number(3);
  const bool own = s.number(5) != 0;
  if (own) game.players.push_back(static_cast<int>(player));
  if (!s.text(6).empty()) game.free.push_back(static_cast<int>(player));
  if (s.number(9) != 0) game.guests.push_back(static_cast<int>(player));
  if (!s.text(6).empty() && s.number(11) != 0) game.kept = static_cast<int>(player);
  const std::string asked = s.text(7);
  if (asked == kUnknown) return;
  if (!game.turn) game.turn = false;
  if (own && asked.contains(sign_of_player(static_cast<int>(player)))) game.turn = true;
  game.over = s.number(8) != 0;
}

}  // namespace

std::vector<SeatedGame> SeatRows::of(std::int64_t person, int most) {
  std::vector<SeatedGame> games;
  sql_.each(
      "SELECT g.name, g.config, g.touched, s.player, s.name, CASE WHEN s.person = ?1 THEN 1 ELSE 0 END,"
      " s.claim, coalesce(g.asked, '?'), coalesce(g.over, 0), s.guest, g.created, coalesce(s.person, 0) FROM"
      " (SELECT id, name, config, touched, asked, over, created FROM game"
      " WHERE id IN (SELECT game FROM seat WHERE person = ?1)"
      " ORDER BY touched DESC, id DESC LIMIT ?2) g JOIN seat s ON s.game = g.id"
      " ORDER BY g.touched DESC, g.id DESC, s.player",
      [&](const Statement& s) {
        if (const std::string name = s.text(0); games.empty() || games.back().game != name)
          games.push_back({.game = name,
                           .players = {},
                           .config = s.text(1),
                           .names = {},
                           .touched = s.number(2),
                           .created = s.number(10)});
        add_seat(s, games.back());
      },
      person, most);
  for (SeatedGame& game : games)  // no player is asked before all have sat down
    if (!game.free.empty() && game.turn) game.turn = false;
  return games;
}

void SeatRows::hand_over(std::int64_t from, std::int64_t to) {
  sql_.run("UPDATE seat SET person = ?2 WHERE person = ?1", from, to);
}

std::int64_t SeatRows::person_at(std::string_view game, int player) {
  return sql_
      .number(
          "SELECT coalesce(s.person, 0) FROM seat s JOIN game g ON g.id = s.game WHERE g.name = ?"
          " AND s.player = ?",
          game, player)
      .value_or(0);
}

bool SeatRows::has_young(std::string_view game) {
  return sql_.any(
      "SELECT 1 FROM game g JOIN seat s ON s.game = g.id LEFT JOIN person p ON p.row = s.person"
      " LEFT JOIN tournament t ON t.id = g.tournament LEFT JOIN club c ON c.id = t.club"
      " WHERE g.name = ?1 AND (c.young = 1 OR (p.row IS NOT NULL AND " +
          is_young("p") + ")) LIMIT 1",
      game);
}

std::string SeatRows::any(std::int64_t person) {
  return sql_.text("SELECT g.name FROM seat s JOIN game g ON g.id = s.game WHERE s.person = ? LIMIT 1",
                   person);
}

void SeatRows::empty(std::int64_t person, std::string_view game, const StoredGame* stored,
                     const Unnaming& unnamed) {
  struct FoundSeat {
    std::int64_t id = 0, created = 0;
  };
  const auto found = sql_.first(
      "SELECT id, created FROM game WHERE name = ?",
      [](const Statement& s) { return FoundSeat{s.number(0), s.number(1)}; }, game);
  if (!found) return;
  sql_.run(
      "UPDATE seat SET key = '', claim = '', name = '', guest = 0, person = NULL"
      " WHERE game = ? AND person = ?",
      found->id, person);
  if (!stored) return;
  StoredGame emptied = *stored;
  std::vector<int> players;
  for (std::size_t i = 0; i < emptied.seats.size(); ++i) {
    if (emptied.seats[i].person != person) continue;
    emptied.seats[i] = {};
    players.push_back(static_cast<int>(i));
  }
  if (const auto config = unnamed(stored->config, players)) emptied.config = *config;
  sql_.run("UPDATE game SET config = ?2, digest = ?3 WHERE id = ?1", found->id, emptied.config,
           digest_of(game, emptied, found->created));
  if (emptied.config == stored->config) return;
  const Link first = first_link(game, emptied.config, emptied.rules);
  if (auto linked = ChainRows(db_, kGameEvents).rewrite(found->id, first, emptied.events); !linked)
    sql_.fail(linked.error());
}

}  // namespace trictrac
