// What is asked of ratings and of rated games.
#include "store/rows/standing_columns.h"
#include "store/rows/standing_rows.h"

namespace trictrac {
namespace {

// Whether there is any, choices, lost, luck, gained, adjusted from this column on.
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
          s.number(15) != 0};
}

}  // namespace

std::vector<RatedGame> StandingRows::games_of(std::int64_t person, int most) {
  std::vector<RatedGame> games;
  sql_.each(
      "SELECT coalesce(g.name, ''), r.kind, r.at, r.why, me.player, me.halves, me.rating_before,"
      " me.rating_after, coalesce(p.name, ''), CASE WHEN q.rated IS NULL THEN 0 ELSE 1 END, q.choices,"
      " q.lost, q.luck, q.gained, q.adjusted,"
      " CASE WHEN g.config LIKE '%\"private\":true%' THEN 1 ELSE 0 END FROM rated_player me JOIN rated r ON "
      "r.id = me.rated"
      " JOIN rated_player he ON he.rated = r.id AND he.player <> me.player"
      " LEFT JOIN game g ON g.id = r.game LEFT JOIN person p ON p.row = he.person AND p.leaves = 0"
      " LEFT JOIN quality q ON q.rated = r.id AND q.player = me.player"
      " WHERE me.person = ?1 ORDER BY r.at DESC, r.id DESC LIMIT ?2",
      [&](const Statement& s) { games.push_back(rated_game_of(s)); }, person, std::int64_t{most});
  return games;
}

std::vector<StoredRating> StandingRows::of(std::int64_t person) {
  std::vector<StoredRating> all;
  sql_.each(
      "SELECT kind, rating, deviation, volatility, games, at FROM rating WHERE person = ? AND games > 0"
      " ORDER BY games DESC, kind",
      [&](const Statement& s) { all.push_back(standing_of(s, 0)); }, person);
  return all;
}

std::vector<RankedPlayer> StandingRows::best(std::string_view kind, std::int64_t now, int skip, int most) {
  std::vector<RankedPlayer> all;
  sql_.each(
      "SELECT p.name, r.kind, r.rating, r.deviation, r.volatility, r.games, r.at FROM rating r"
      " JOIN person p ON p.row = r.person WHERE r.kind = ?1 AND r.settled > ?2 AND p.leaves = 0"
      " ORDER BY r.rating DESC, r.person LIMIT ?3 OFFSET ?4",
      [&](const Statement& s) { all.push_back({s.text(0), standing_of(s, 1)}); }, kind, now,
      std::int64_t{most}, std::int64_t{skip});
  return all;
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
        for (GameStanding::Side& side : found.sides)
          if (side.player == s.number(1)) {
            side.before = points_of(s.number(2));
            side.after = points_of(s.number(3));
          }
      },
      game);
  return found;
}

}  // namespace trictrac
