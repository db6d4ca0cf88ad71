#include "store/rows/standing_rows.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "store/rows/server_rows.h"

namespace trictrac {
namespace {

constexpr double kPeriodSeconds = standing::kPeriodDays * standing::kDaySeconds;

double periods_until(const StoredRating& standing, std::int64_t now) {
  return standing.at == 0 ? 0 : static_cast<double>(now - standing.at) / kPeriodSeconds;
}

// Returns the rating of one of two players after their game, from both as they were before.
StoredRating after(const StoredRating& own, const StoredRating& other, int halves, std::int64_t at) {
  const standing::Met met{rating_at(other, at), halves / 2.0};
  return {own.kind, standing::after(own.rating, {&met, 1}, periods_until(own, at)), own.games + 1,
          std::max(own.at, at)};
}

constexpr double kColumnsOfPoint = 1e3;
constexpr double kColumnsOfVolatility = 1e9;

std::int64_t column_of(double points) { return std::llround(points * kColumnsOfPoint); }
double points_of(std::int64_t column) { return static_cast<double>(column) / kColumnsOfPoint; }
std::int64_t volatility_column(double volatility) { return std::llround(volatility * kColumnsOfVolatility); }

// kind, rating, deviation, volatility, games, at from this column on.
StoredRating standing_of(const Statement& s, int from) {
  return {s.text(from),
          {points_of(s.number(from + 1)), points_of(s.number(from + 2)),
           static_cast<double>(s.number(from + 3)) / kColumnsOfVolatility},
          static_cast<int>(s.number(from + 4)),
          s.number(from + 5)};
}

// Reads from this column on: whether there is any, choices, lost, luck, gained, adjusted.
std::optional<standing::Quality> quality_of(const Statement& s, int from) {
  if (s.number(from) == 0) return std::nullopt;
  return standing::Quality{static_cast<int>(s.number(from + 1)), s.number(from + 2), s.number(from + 3),
                           s.number(from + 4), s.number(from + 5)};
}

RatedGame rated_game_of(const Statement& s) {
  return {s.text(0),
          s.text(1),
          s.number(2),
          s.text(3),
          static_cast<int>(s.number(4)),
          static_cast<int>(s.number(5)),
          points_of(s.number(6)),
          points_of(s.number(7)),
          s.text(8),
          quality_of(s, 9),
          s.number(15) != 0,
          s.number(16) != 0};
}

}  // namespace

standing::Rating rating_at(const StoredRating& standing, std::int64_t now) {
  return standing::rested(standing.rating, periods_until(standing, now));
}

// Returns nothing if there is one already.
std::optional<std::int64_t> StandingRows::add(const Played& game, std::string_view kind,
                                              std::string_view why) {
  return sql_.number(
      "INSERT INTO rated (game, kind, at, why) VALUES (?, ?, ?, ?) ON CONFLICT (game) DO NOTHING"
      " RETURNING id",
      game.id, kind, game.at, why);
}

bool StandingRows::keep_friendly(std::string_view game, std::string_view kind,
                                 const standing::Finish& finish) {
  const auto found = played(game, finish);
  // A side without an account, or one person on both sides.
  if (!found || found->sides[0].person == found->sides[1].person) return false;
  const auto row = add(*found, kind, standing::kFriendly);
  if (row) keep(*row, *found);
  return row.has_value();
}

bool StandingRows::count(std::string_view game, std::string_view kind, const standing::Finish& finish) {
  auto found = played(game, finish);
  const auto row = found ? add(*found, kind, "") : std::nullopt;
  if (!row) return false;
  hold(*found, kind);
  const auto why = why_not(*found, finish);
  if (why) sql_.run("UPDATE rated SET why = ?2 WHERE id = ?1", *row, standing::name_of(*why));
  if (!why) rate(*found);
  keep(*row, *found);
  return true;
}

// Returns nullopt if there is no such game of two.
std::optional<StandingRows::Played> StandingRows::played(std::string_view game,
                                                         const standing::Finish& finish) {
  Played found;
  std::size_t seats = 0;
  sql_.each(
      "SELECT g.id, g.touched, coalesce(p.row, 0) FROM game g JOIN seat s ON s.game = g.id"
      " LEFT JOIN person p ON p.row = s.person AND p.folded IS NOT NULL AND p.leaves = 0"
      " WHERE g.name = ? ORDER BY s.player",
      [&](const Statement& s) {
        found.id = s.number(0);
        found.at = s.number(1);
        if (seats < 2)
          found.sides[seats] = {s.number(2), standing::halves_of(finish, static_cast<int>(seats))};
        ++seats;
      },
      game);
  return seats == 2 ? std::optional(found) : std::nullopt;
}

std::optional<standing::Uncounted> StandingRows::why_not(const Played& game, const standing::Finish& finish) {
  const auto& [white, black] = game.sides;
  if (white.person == 0 || black.person == 0 || white.person == black.person)
    return standing::Uncounted::SomebodyLeft;
  const auto today = sql_.number(
      "SELECT count(*) FROM rated r JOIN rated_player a ON a.rated = r.id AND a.person = ?1"
      " JOIN rated_player b ON b.rated = r.id AND b.person = ?2"
      " WHERE r.why = '' AND r.at > ?3 AND r.at <= ?4",
      white.person, black.person, game.at - standing::kDaySeconds, game.at);
  return standing::why_not(finish, static_cast<int>(today.value_or(0)));
}

// Locks their rows until the transaction ends: of two games of one person that are counted at once, the
// second waits for the first. They never wait for each other, because every transaction begins with the same
// row.
void StandingRows::hold(Played& game, std::string_view kind) {
  std::array order{&game.sides[0], &game.sides[1]};
  if (order[1]->person < order[0]->person) std::swap(order[0], order[1]);
  for (RatedPlayer* side : order) {
    const StoredRating fresh{std::string(kind), {}, 0, 0};
    if (side->person != 0) put(side->person, fresh);
    side->before = locked(side->person, kind).value_or(fresh);
    side->after = side->before;
  }
}

void StandingRows::rate(Played& game) {
  auto& [white, black] = game.sides;
  white.after = after(white.before, black.before, white.halves, game.at);
  black.after = after(black.before, white.before, black.halves, game.at);
  for (const RatedPlayer& side : game.sides) put(side.person, side.after);
}

// `also_back`: to the state after fewer games.
void StandingRows::put(std::int64_t person, const StoredRating& s, bool also_back) {
  const auto settled = s.at + static_cast<std::int64_t>(standing::periods_settled(s.rating) * kPeriodSeconds);
  sql_.run(
      "INSERT INTO rating (person, kind, rating, deviation, volatility, games, at, settled)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person, kind) DO UPDATE SET rating = excluded.rating,"
      " deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,"
      " at = excluded.at, settled = excluded.settled WHERE ?9 OR excluded.games > rating.games",
      person, s.kind, column_of(s.rating.rating), column_of(s.rating.deviation),
      volatility_column(s.rating.volatility), s.games, s.at, settled, also_back);
}

// Returns nothing for a game that has not been counted, or does not count for another reason.
std::optional<StandingRows::CountedGame> StandingRows::counted(std::string_view game) {
  auto found = sql_.first(
      "SELECT r.id, r.kind, r.why FROM game g JOIN rated r ON r.game = g.id WHERE g.name = ?1"
      " AND r.why IN ('', ?2)",
      [](const Statement& s) { return CountedGame{s.number(0), s.text(1), s.text(2).empty()}; }, game,
      standing::name_of(standing::Uncounted::Annulled));
  if (!found) return found;
  sql_.each(
      "SELECT player, coalesce(person, 0), halves, rating_before, deviation_before, rating_after,"
      " deviation_after FROM rated_player WHERE rated = ?",
      [&](const Statement& s) {
        CountedPlayer& side = found->sides[s.number(0) == 0 ? 0 : 1];
        side = {s.number(1),
                static_cast<int>(s.number(2)),
                {{points_of(s.number(3)), points_of(s.number(4))},
                 {points_of(s.number(5)), points_of(s.number(6))}}};
      },
      found->row);
  return found;
}

bool StandingRows::rule(std::string_view game, const standing::Ruling& ruling) {
  auto found = counted(game);
  if (!found) return false;
  const bool same_result = ruling.annulled || found->sides[0].halves == standing::halves_of(ruling.winner, 0);
  if (found->counts == !ruling.annulled && same_result) return false;
  hold(*found);
  change(*found, ruling);
  return true;
}

// Locks the ratings of both, in the order of hold().
void StandingRows::hold(CountedGame& game) {
  std::array order{&game.sides[0], &game.sides[1]};
  if (order[1]->person < order[0]->person) std::swap(order[0], order[1]);
  for (CountedPlayer* side : order) side->now = locked(side->person, game.kind);
}

std::optional<StoredRating> StandingRows::locked(std::int64_t person, std::string_view kind) {
  return sql_.first(
      "UPDATE rating SET games = games WHERE person = ?1 AND kind = ?2"
      " RETURNING kind, rating, deviation, volatility, games, at",
      [](const Statement& s) { return standing_of(s, 0); }, person, kind);
}

void StandingRows::change(CountedGame& game, const standing::Ruling& ruling) {
  for (std::size_t player = 0; player < game.sides.size(); ++player) {
    CountedPlayer& side = game.sides[player];
    StoredRating now = side.now.value_or(StoredRating{});
    if (game.counts) now = {now.kind, without(now.rating, side.change), now.games - 1, now.at};
    standing::Rating& before = side.change.before;
    before.volatility = now.rating.volatility;
    side.change.after = before;
    if (!ruling.annulled) {
      side.halves = standing::halves_of(ruling.winner, static_cast<int>(player));
      const standing::Met met{game.sides[1 - player].change.before, side.halves / 2.0};
      side.change.after = standing::after(before, {&met, 1}, 0);
      now = {now.kind, with(now.rating, side.change), now.games + 1, now.at};
    }
    if (side.now) put(side.person, now, true);
    sql_.run(
        "UPDATE rated_player SET halves = ?3, rating_after = ?4, deviation_after = ?5"
        " WHERE rated = ?1 AND player = ?2",
        game.row, player, side.halves, column_of(side.change.after.rating),
        column_of(side.change.after.deviation));
  }
  sql_.run("UPDATE rated SET why = ?2 WHERE id = ?1", game.row,
           ruling.annulled ? standing::name_of(standing::Uncounted::Annulled) : "");
}

void StandingRows::keep(std::int64_t rated, const Played& game) {
  for (std::size_t player = 0; player < game.sides.size(); ++player) {
    const RatedPlayer& side = game.sides[player];
    const standing::Rating before = rating_at(side.before, game.at), now = rating_at(side.after, game.at);
    sql_.run(
        "INSERT INTO rated_player (rated, player, person, halves, rating_before, deviation_before,"
        " rating_after, deviation_after) VALUES (?, ?, nullif(?, 0), ?, ?, ?, ?, ?)",
        rated, player, side.person, side.halves, column_of(before.rating), column_of(before.deviation),
        column_of(now.rating), column_of(now.deviation));
  }
}

void StandingRows::put_quality(std::string_view game, std::span<const standing::Quality> players) {
  for (std::size_t player = 0; player < players.size(); ++player) {
    const standing::Quality& q = players[player];
    sql_.run(
        "INSERT INTO quality (rated, player, choices, lost, luck, gained, adjusted)"
        " SELECT r.id, p.player, ?3, ?4, ?5, ?6, ?7 FROM game g JOIN rated r ON r.game = g.id"
        " JOIN rated_player p ON p.rated = r.id AND p.player = ?2 WHERE g.name = ?1"
        " ON CONFLICT (rated, player) DO NOTHING",
        game, player, q.choices, q.lost, q.luck, q.gained, q.adjusted);
  }
}

std::vector<RatedGame> StandingRows::games_of(std::int64_t person, int most) {
  return sql_.all(
      "SELECT coalesce(g.name, ''), r.kind, r.at, r.why, me.player, me.halves, me.rating_before,"
      " me.rating_after, coalesce(p.name, ''), CASE WHEN q.rated IS NULL THEN 0 ELSE 1 END, q.choices,"
      " q.lost, q.luck, q.gained, q.adjusted,"
      " CASE WHEN g.config LIKE '%\"private\":true%' THEN 1 ELSE 0 END, CASE WHEN " +
          is_young("p") +
          " THEN 1 ELSE 0 END FROM rated_player me JOIN rated r ON r.id = me.rated"
          " JOIN rated_player them ON them.rated = r.id AND them.player <> me.player"
          " LEFT JOIN game g ON g.id = r.game LEFT JOIN person p ON p.row = them.person AND p.leaves = 0"
          " LEFT JOIN quality q ON q.rated = r.id AND q.player = me.player"
          " WHERE me.person = ?1 ORDER BY r.at DESC, r.id DESC LIMIT ?2",
      rated_game_of, person, most);
}

std::vector<StoredRating> StandingRows::of(std::int64_t person) {
  return sql_.all(
      "SELECT kind, rating, deviation, volatility, games, at FROM rating WHERE person = ? AND games > 0"
      " ORDER BY games DESC, kind",
      [](const Statement& s) { return standing_of(s, 0); }, person);
}

std::vector<RankedPlayer> StandingRows::best(std::string_view kind, std::int64_t now, int skip, int most) {
  return sql_.all(
      "SELECT p.name, r.kind, r.rating, r.deviation, r.volatility, r.games, r.at, p.row, CASE WHEN " +
          is_young("p") +
          " THEN 1 ELSE 0 END FROM rating r"
          " JOIN person p ON p.row = r.person WHERE r.kind = ?1 AND r.settled > ?2 AND p.leaves = 0"
          " ORDER BY r.rating DESC, r.person LIMIT ?3 OFFSET ?4",
      [](const Statement& s) {
        return RankedPlayer{s.text(0), standing_of(s, 1), s.number(7), s.number(8) != 0};
      },
      kind, now, most, skip);
}

GameStanding StandingRows::of_game(std::string_view game, std::string_view kind) {
  GameStanding found;
  found.kind = kind;
  const StoredRating fresh{std::string(kind), {}, 0, 0};
  sql_.each(
      "SELECT s.player, p.name, coalesce(r.kind, ?2), r.rating, r.deviation, r.volatility, r.games, r.at,"
      " CASE WHEN r.kind IS NULL THEN 0 ELSE 1 END FROM game g JOIN seat s ON s.game = g.id"
      " JOIN person p ON p.row = s.person AND p.folded IS NOT NULL AND p.leaves = 0"
      " LEFT JOIN rating r ON r.person = p.row AND r.kind = ?2 WHERE g.name = ?1 ORDER BY s.player",
      [&](const Statement& s) {
        found.sides.push_back(
            {static_cast<int>(s.number(0)), s.text(1), s.number(8) == 0 ? fresh : standing_of(s, 2)});
      },
      game, kind);
  sql_.each(
      "SELECT r.why, p.player, p.rating_before, p.rating_after FROM game g JOIN rated r ON r.game = g.id"
      " JOIN rated_player p ON p.rated = r.id WHERE g.name = ? AND r.why <> 'friendly' ORDER BY p.player",
      [&](const Statement& s) {
        found.why = s.text(0);
        for (GameStanding::RatedPlayer& side : found.sides)
          if (side.player == s.number(1)) {
            side.before = points_of(s.number(2));
            side.after = points_of(s.number(3));
          }
      },
      game);
  return found;
}

}  // namespace trictrac
