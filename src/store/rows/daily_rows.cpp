#include "store/rows/daily_rows.h"

namespace trictrac {
namespace {

constexpr const char* kDaily = R"(
CREATE TABLE daily_answer (
  day INTEGER NOT NULL,
  answer TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (day, answer)
) STRICT, WITHOUT ROWID;
)";

}  // namespace

void DailyRows::count(std::int64_t day, std::string_view answer) {
  const auto number = [](const Statement& s) { return s.number(0); };
  const auto others = sql_.first("SELECT count(*) FROM daily_answer WHERE day = ? AND answer NOT IN ('', ?)",
                                 number, day, answer);
  if (others.value_or(0) >= kMostAnswers) answer = "";
  sql_.run(
      "INSERT INTO daily_answer (day, answer, times) VALUES (?, ?, 1)"
      " ON CONFLICT (day, answer) DO UPDATE SET times = daily_answer.times + 1",
      day, answer);
  sql_.run("DELETE FROM daily_answer WHERE day < ?", day - kDaysKept);
}

std::vector<DailyAnswer> DailyRows::of(std::int64_t day) {
  std::vector<DailyAnswer> all;
  sql_.each(
      "SELECT answer, times FROM daily_answer WHERE day = ? ORDER BY times DESC, answer",
      [&](const Statement& s) { all.push_back({s.text(0), s.number(1)}); }, day);
  return all;
}

Stored<void> add_daily(Database& db) { return db.execute(kDaily); }

}  // namespace trictrac
