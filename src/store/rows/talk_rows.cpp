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

const std::string kReport =
    "SELECT r.id, g.name, r.player, r.talk, r.reporter, r.against, r.reason, r.words, r.at, r.settled,"
    " coalesce(a.id, ''), coalesce(a.name, ''), coalesce(b.id, ''), coalesce(b.name, ''),"
    " coalesce(c.id, ''), coalesce(c.name, '')"
    " FROM report r JOIN game g ON g.id = r.game LEFT JOIN person a ON a.row = r.reporter"
    " LEFT JOIN person b ON b.row = r.against LEFT JOIN seat o ON r.reason = 'self_play' AND o.game = r.game"
    " AND o.player <> r.player LEFT JOIN person c ON c.row = o.person ";

StoredReport report_of(const Statement& s) {
  StoredReport r;
  r.id = s.number(0);
  r.said = {s.text(1), {},         static_cast<int>(s.number(3)), s.number(4), s.number(5), s.text(6),
            s.text(7), s.number(8)};
  if (s.number(2) != kNoPlayer) r.said.player = static_cast<int>(s.number(2));
  r.settled = s.number(9) != 0;
  r.by = s.text(10);
  r.by_name = s.text(11);
  r.against = s.text(12);
  r.against_name = s.text(13);
  r.with = s.text(14);
  r.with_name = s.text(15);
  return r;
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

bool ReportRows::add(const NewReport& report) {
  const auto game = sql_.number("SELECT id FROM game WHERE name = ?", report.game);
  if (!game) return false;
  const std::int64_t player = report.player.value_or(kNoPlayer), talk = report.talk;
  const bool before = sql_.any(
      "SELECT id FROM report WHERE game = ? AND reporter = ? AND player = ? AND against = ? AND talk = ?"
      " AND settled = 0",
      *game, report.reporter, player, report.against, talk);
  if (before) return false;
  sql_.run(
      "INSERT INTO report (game, player, talk, reporter, against, reason, words, at)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
      *game, player, talk, report.reporter, report.against, report.reason, report.words, report.at);
  return true;
}

void ReportRows::add_self_play(std::string_view game, std::int64_t person, std::int64_t other,
                               std::int64_t at) {
  sql_.run(
      "INSERT INTO report (game, player, talk, reporter, against, reason, words, at)"
      " SELECT g.id, s.player, 0, 0, ?2, 'self_play', '', ?4 FROM game g JOIN seat s ON s.game = g.id"
      " AND s.person = ?2 WHERE g.name = ?1 AND NOT EXISTS (SELECT 1 FROM report r JOIN seat a"
      " ON a.game = r.game AND a.person = ?2 JOIN seat b ON b.game = r.game AND b.person = ?3"
      " WHERE r.reason = 'self_play' AND r.settled = 0)",
      game, person, other, at);
}

std::optional<StoredReport> ReportRows::find(std::int64_t id) {
  return sql_.first(kReport + "WHERE r.id = ?", report_of, id);
}

std::vector<StoredReport> ReportRows::all(bool settled, int most) {
  const std::string which = settled ? "r.settled > 0" : "r.settled = 0";
  return sql_.all(kReport + "WHERE " + which + " ORDER BY r.id DESC LIMIT ?", report_of, most);
}

std::vector<StoredReport> ReportRows::by(std::int64_t reporter) {
  return sql_.all(kReport + "WHERE r.reporter = ? ORDER BY r.id", report_of, reporter);
}

void ReportRows::settle(std::int64_t id, std::int64_t at) {
  sql_.run("UPDATE report SET settled = ?2 WHERE id = ?1", id, at);
}

bool ReportRows::admits(std::string_view game, std::int64_t person) {
  return sql_.any(
      "SELECT r.id FROM report r JOIN game g ON g.id = r.game JOIN person p ON p.row = ?2"
      " WHERE g.name = ?1 AND r.settled = 0 AND p.moderator = 1 LIMIT 1",
      game, person);
}

void ModerationRows::note(const Moderated& done) {
  sql_.run("INSERT INTO moderation (at, who, did, person, whom, what, why) VALUES (?, ?, ?, ?, ?, ?, ?)",
           done.at, done.who, done.did, done.person, done.whom, done.what, done.why);
}

std::vector<Moderated> ModerationRows::last(int most) {
  return sql_.all(
      "SELECT at, who, did, person, whom, what, why FROM moderation ORDER BY id DESC LIMIT ?",
      [](const Statement& s) {
        return Moderated{s.number(0), s.text(1), s.text(2), s.number(3), s.text(4), s.text(5), s.text(6)};
      },
      most);
}

}  // namespace trictrac
