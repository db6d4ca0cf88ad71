#include "store/rows/club_report_rows.h"

namespace trictrac {
namespace {

const std::string kReports =
    "SELECT r.id, c.name, r.announcement, r.reporter, coalesce(p.id, ''), coalesce(p.name, ''), r.reason,"
    " r.words, r.at, r.settled FROM club_report r JOIN club c ON c.id = r.club"
    " LEFT JOIN person p ON p.row = r.reporter WHERE ";

StoredClubReport read_club_report(const Statement& s) {
  return {s.number(0),     s.text(1), static_cast<int>(s.number(2)),
          s.number(3),     s.text(4), s.text(5),
          s.text(6),       s.text(7), s.number(8),
          s.number(9) != 0};
}

}  // namespace

void ClubReportRows::add(std::int64_t club, const StoredClubReport& report) {
  if (sql_.any("SELECT 1 FROM club_report WHERE club = ? AND reporter = ? AND announcement = ?"
               " AND settled = 0",
               club, report.reporter, report.announcement))
    return;
  sql_.run(
      "INSERT INTO club_report (club, announcement, reporter, reason, words, at) VALUES (?, ?, ?, ?, ?, ?)",
      club, report.announcement, report.reporter, report.reason, report.words, report.at);
}

std::optional<StoredClubReport> ClubReportRows::find(std::int64_t id) {
  return sql_.first(kReports + "r.id = ?", read_club_report, id);
}

std::vector<StoredClubReport> ClubReportRows::all(bool settled, int most) {
  return sql_.all(kReports + (settled ? "r.settled > 0" : "r.settled = 0") + " ORDER BY r.id DESC LIMIT ?",
                  read_club_report, most);
}

std::vector<StoredClubReport> ClubReportRows::by(std::int64_t reporter) {
  return sql_.all(kReports + "r.reporter = ? ORDER BY r.id", read_club_report, reporter);
}

void ClubReportRows::settle(std::int64_t id, std::int64_t at) {
  sql_.run("UPDATE club_report SET settled = ?2 WHERE id = ?1", id, at);
}

}  // namespace trictrac
