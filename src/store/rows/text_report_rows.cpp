#include "store/rows/text_report_rows.h"

namespace trictrac {
namespace {

using Of = ReportedPart::Of;

const std::string kReports =
    "SELECT r.id, coalesce(c.name, t.name), r.number, r.reporter, coalesce(p.id, ''), coalesce(p.name, ''),"
    " r.reason, r.words, r.at, r.settled, CASE WHEN c.id IS NULL THEN 1 ELSE 0 END FROM text_report r LEFT "
    "JOIN club c ON c.id = r.club"
    " LEFT JOIN tournament t ON t.id = r.tournament LEFT JOIN person p ON p.row = r.reporter WHERE ";

StoredTextReport read_report(const Statement& s) {
  return {.id = s.number(0),
          .part = {s.number(10) != 0 ? Of::Tournament : Of::Club, s.text(1), static_cast<int>(s.number(2))},
          .reporter = s.number(3),
          .by = s.text(4),
          .by_name = s.text(5),
          .reason = s.text(6),
          .words = s.text(7),
          .at = s.number(8),
          .settled = s.number(9) != 0};
}

}  // namespace

void TextReportRows::add(const StoredTextReport& report) {
  const auto& [of, name, number] = report.part;
  const std::string column = of == Of::Club ? "club" : "tournament";
  const std::string whole = "(SELECT id FROM " + column + " WHERE name = ?)";
  if (sql_.any("SELECT 1 FROM text_report WHERE " + column + " = " + whole +
                   " AND reporter = ? AND number = ? AND settled = 0",
               name, report.reporter, number))
    return;
  sql_.run("INSERT INTO text_report (" + column + ", number, reporter, reason, words, at) VALUES (" + whole +
               ", ?, ?, ?, ?, ?)",
           name, number, report.reporter, report.reason, report.words, report.at);
}

std::optional<StoredTextReport> TextReportRows::find(std::int64_t id) {
  return sql_.first(kReports + "r.id = ?", read_report, id);
}

std::vector<StoredTextReport> TextReportRows::all(bool settled, int most) {
  return sql_.all(kReports + (settled ? "r.settled > 0" : "r.settled = 0") + " ORDER BY r.id DESC LIMIT ?",
                  read_report, most);
}

std::vector<StoredTextReport> TextReportRows::by(std::int64_t reporter) {
  return sql_.all(kReports + "r.reporter = ? ORDER BY r.id", read_report, reporter);
}

void TextReportRows::settle(std::int64_t id, std::int64_t at) {
  sql_.run("UPDATE text_report SET settled = ?2 WHERE id = ?1", id, at);
}

}  // namespace trictrac
