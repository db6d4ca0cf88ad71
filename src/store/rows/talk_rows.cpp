#include "store/rows/talk_rows.h"

#include <algorithm>

namespace trictrac {
namespace {

const std::string kSelect =
    "SELECT t.n, t.watchers, t.player, t.person, t.at, t.text, coalesce(p.id, ''), coalesce(p.name, '')"
    " FROM talk t JOIN game g ON g.id = t.game LEFT JOIN person p ON p.row = t.person WHERE g.name = ?1";

StoredTalk talk_of(const Statement& s) {
  StoredTalk talk{static_cast<int>(s.number(0)), s.number(1) != 0, {}, s.number(3), s.number(4), s.text(5)};
  if (s.number(2) != kNoPlayer) talk.player = static_cast<int>(s.number(2));
  talk.by = s.text(6);
  talk.name = s.text(7);
  return talk;
}

}  // namespace

std::int64_t TalkRows::game_of(std::string_view name) {
  return sql_.number("SELECT id FROM game WHERE name = ?", name).value_or(0);
}

std::optional<int> TalkRows::add(std::string_view game, const StoredTalk& said) {
  const std::int64_t id = game_of(game);
  if (id == 0) return std::nullopt;
  const auto n = sql_.number("SELECT coalesce(max(n), 0) + 1 FROM talk WHERE game = ?", id);
  sql_.run("INSERT INTO talk (game, n, watchers, player, person, at, text) VALUES (?, ?, ?, ?, ?, ?, ?)", id,
           n.value_or(0), said.watchers, said.player.value_or(kNoPlayer), said.person, said.at, said.text);
  return static_cast<int>(n.value_or(0));
}

std::vector<StoredTalk> TalkRows::of(std::string_view game, const Wanted& wanted) {
  auto all = sql_.all(
      kSelect +
          " AND t.text <> '' AND (t.watchers = ?2 OR t.watchers = ?3) AND NOT EXISTS"
          " (SELECT 1 FROM block b WHERE b.person = ?4 AND b.other = t.person) ORDER BY t.n DESC LIMIT ?5",
      talk_of, game, wanted.players ? 0 : -1, wanted.watchers ? 1 : -1, wanted.reader, wanted.most);
  std::ranges::reverse(all);
  return all;
}

std::optional<StoredTalk> TalkRows::one(std::string_view game, int n) {
  return sql_.first(kSelect + " AND t.n = ?2", talk_of, game, n);
}

void TalkRows::clear(std::string_view game, int n) {
  sql_.run("UPDATE talk SET text = '' WHERE game = ? AND n = ?", game_of(game), n);
}

std::vector<TalkRows::Own> TalkRows::by(std::int64_t person) {
  return sql_.all(
      "SELECT g.name, t.at, t.text FROM talk t JOIN game g ON g.id = t.game WHERE t.person = ? AND t.person "
      "> 0"
      " AND t.text <> '' ORDER BY t.at, g.name, t.n",
      [](const Statement& s) { return Own{s.text(0), s.number(1), s.text(2)}; }, person);
}

void BlockRows::add(std::int64_t person, std::int64_t other, std::int64_t at) {
  sql_.run("INSERT INTO block (person, other, at) VALUES (?, ?, ?) ON CONFLICT (person, other) DO NOTHING",
           person, other, at);
}

void BlockRows::end(std::int64_t person, std::int64_t other) {
  sql_.run("DELETE FROM block WHERE person = ? AND other = ?", person, other);
}

std::vector<Blocked> BlockRows::of(std::int64_t person) {
  return sql_.all(
      "SELECT p.id, p.name, b.at FROM block b JOIN person p ON p.row = b.other WHERE b.person = ?"
      " ORDER BY b.at DESC, p.id",
      [](const Statement& s) { return Blocked{s.text(0), s.text(1), s.number(2)}; }, person);
}

std::vector<std::int64_t> BlockRows::against(std::int64_t other) {
  return sql_.all("SELECT person FROM block WHERE other = ?", first_number, other);
}

std::vector<std::int64_t> BlockRows::apart_from(std::int64_t person) {
  return sql_.all(
      "SELECT person FROM block WHERE other = ?1 UNION ALL SELECT other FROM block WHERE person = ?1",
      first_number, person);
}

bool BlockRows::bars(std::string_view game, std::int64_t other) {
  return sql_.any(
      "SELECT b.person FROM game g JOIN seat s ON s.game = g.id JOIN block b ON b.person = s.person"
      " WHERE g.name = ? AND b.other = ? LIMIT 1",
      game, other);
}

}  // namespace trictrac
