#include "store/rows/report_rows.h"

namespace trictrac {
namespace {

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
