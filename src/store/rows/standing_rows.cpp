#include "store/rows/standing_rows.h"

#include <algorithm>
#include <array>

#include "store/rows/standing_columns.h"

namespace trictrac {
namespace {

constexpr double kPeriodSeconds = standing::kPeriodDays * standing::kDaySeconds;

double periods_until(const StoredRating& standing, std::int64_t now) {
  return standing.at == 0 ? 0 : static_cast<double>(now - standing.at) / kPeriodSeconds;
}

// Of one who played against the other, both as they were before.
StoredRating after(const StoredRating& own, const StoredRating& other, int halves, std::int64_t at) {
  const standing::Met met{rating_at(other, at), halves / 2.0};
  return {own.kind, standing::after(own.rating, {&met, 1}, periods_until(own, at)), own.games + 1,
          std::max(own.at, at)};
}

}  // namespace

standing::Rating rating_at(const StoredRating& standing, std::int64_t now) {
  return standing::rested(standing.rating, periods_until(standing, now));
}

// Nothing where there is one already.
std::optional<std::int64_t> StandingRows::add(const Played& game, std::string_view kind,
                                              std::string_view why) {
  return sql_.first(
      "INSERT INTO rated (game, kind, at, why) VALUES (?, ?, ?, ?) ON CONFLICT (game) DO NOTHING"
      " RETURNING id",
      [](const Statement& s) { return s.number(0); }, game.id, kind, game.at, why);
}

bool StandingRows::keep_friendly(std::string_view game, std::string_view kind,
                                 const standing::Finish& finish) {
  const auto found = played(game, finish);
  // Nobody has an account there, or one person sat on both sides.
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

// Nothing where there is no such game of two.
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
  const auto today = sql_.first(
      "SELECT count(*) FROM rated r JOIN rated_player a ON a.rated = r.id AND a.person = ?1"
      " JOIN rated_player b ON b.rated = r.id AND b.person = ?2"
      " WHERE r.why = '' AND r.at > ?3 AND r.at <= ?4",
      [](const Statement& s) { return s.number(0); }, white.person, black.person,
      game.at - standing::kDaySeconds, game.at);
  return standing::why_not(finish, static_cast<int>(today.value_or(0)));
}

// Their rows are this transaction's alone until its end: of two games of the same person that are counted at
// once, one waits for the other; and those two never for each other, for everybody begins with the same row.
void StandingRows::hold(Played& game, std::string_view kind) {
  std::array order{&game.sides[0], &game.sides[1]};
  if (order[1]->person < order[0]->person) std::swap(order[0], order[1]);
  for (Side* side : order) {
    const StoredRating fresh{std::string(kind), {}, 0, 0};
    if (side->person != 0) put(side->person, fresh);
    side->before = sql_.first(
                           "UPDATE rating SET games = games WHERE person = ?1 AND kind = ?2"
                           " RETURNING kind, rating, deviation, volatility, games, at",
                           [](const Statement& s) { return standing_of(s, 0); }, side->person, kind)
                       .value_or(fresh);
    side->after = side->before;
  }
}

void StandingRows::rate(Played& game) {
  auto& [white, black] = game.sides;
  white.after = after(white.before, black.before, white.halves, game.at);
  black.after = after(black.before, white.before, black.halves, game.at);
  for (const Side& side : game.sides) put(side.person, side.after);
}

void StandingRows::put(std::int64_t person, const StoredRating& s) {
  const auto settled = s.at + static_cast<std::int64_t>(standing::periods_settled(s.rating) * kPeriodSeconds);
  sql_.run(
      "INSERT INTO rating (person, kind, rating, deviation, volatility, games, at, settled)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (person, kind) DO UPDATE SET rating = excluded.rating,"
      " deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,"
      " at = excluded.at, settled = excluded.settled WHERE excluded.games > rating.games",
      person, s.kind, column_of(s.rating.rating), column_of(s.rating.deviation),
      volatility_column(s.rating.volatility), std::int64_t{s.games}, s.at, settled);
}

void StandingRows::keep(std::int64_t rated, const Played& game) {
  for (std::size_t player = 0; player < game.sides.size(); ++player) {
    const Side& side = game.sides[player];
    const standing::Rating before = rating_at(side.before, game.at), now = rating_at(side.after, game.at);
    sql_.run(
        "INSERT INTO rated_player (rated, player, person, halves, rating_before, deviation_before,"
        " rating_after, deviation_after) VALUES (?, ?, nullif(?, 0), ?, ?, ?, ?, ?)",
        rated, static_cast<std::int64_t>(player), side.person, std::int64_t{side.halves},
        column_of(before.rating), column_of(before.deviation), column_of(now.rating),
        column_of(now.deviation));
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
        game, static_cast<std::int64_t>(player), std::int64_t{q.choices}, q.lost, q.luck, q.gained,
        q.adjusted);
  }
}

void StandingRows::leave(std::int64_t person) {
  sql_.run("DELETE FROM rating WHERE person = ?", person);
  sql_.run("UPDATE rated_player SET person = NULL WHERE person = ?", person);
}

}  // namespace trictrac
