#include "store/rows/learning_rows.h"

namespace trictrac {
namespace {

Learnt learnt_of(const Statement& s) { return {s.text(0), s.number(1), s.text(2)}; }

}  // namespace

std::vector<Learnt> LearningRows::of(std::int64_t person) {
  return sql_.all("SELECT kind, version, kept FROM learning WHERE person = ? ORDER BY kind", learnt_of,
                  person);
}

Learnt LearningRows::find(std::int64_t person, std::string_view kind) {
  return sql_
      .first("SELECT kind, version, kept FROM learning WHERE person = ? AND kind = ?", learnt_of, person,
             kind)
      .value_or(Learnt{std::string(kind), 0, ""});
}

// In one statement, for others may do the same from elsewhere.
bool LearningRows::put(std::int64_t person, const Learnt& learnt) {
  if (learnt.version == 0)
    return sql_.any(
        "INSERT INTO learning (person, kind, version, kept) VALUES (?, ?, 1, ?)"
        " ON CONFLICT (person, kind) DO NOTHING RETURNING version",
        person, learnt.kind, learnt.kept);
  return sql_.any(
      "UPDATE learning SET version = version + 1, kept = ?4"
      " WHERE person = ?1 AND kind = ?2 AND version = ?3 RETURNING version",
      person, learnt.kind, learnt.version, learnt.kept);
}

void DailyRows::count(std::int64_t day, std::string_view answer) {
  const auto others =
      sql_.number("SELECT count(*) FROM daily_answer WHERE day = ? AND answer NOT IN ('', ?)", day, answer);
  if (others.value_or(0) >= kMostAnswers) answer = "";
  sql_.run(
      "INSERT INTO daily_answer (day, answer, times) VALUES (?, ?, 1)"
      " ON CONFLICT (day, answer) DO UPDATE SET times = daily_answer.times + 1",
      day, answer);
  sql_.run("DELETE FROM daily_answer WHERE day < ?", day - kDaysKept);
}

std::vector<DailyAnswer> DailyRows::of(std::int64_t day) {
  return sql_.all(
      "SELECT answer, times FROM daily_answer WHERE day = ? ORDER BY times DESC, answer",
      [](const Statement& s) { return DailyAnswer{s.text(0), s.number(1)}; }, day);
}

}  // namespace trictrac
