// How the positions of the days were answered: counts as rows of the database, without anybody's name.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"

namespace trictrac {

struct DailyAnswer {
  std::string answer;
  std::int64_t times = 0;
  friend bool operator==(const DailyAnswer&, const DailyAnswer&) = default;
};

class DailyRows {
 public:
  static constexpr std::int64_t kDaysKept = 60;
  static constexpr std::int64_t kMostAnswers = 500;  // to one position; further ones are counted as ""

  explicit DailyRows(Statements& sql) : sql_(sql) {}

  // One more has answered so. `day` since 1970; days long before it are forgotten.
  void count(std::int64_t day, std::string_view answer);
  // The commonest first.
  std::vector<DailyAnswer> of(std::int64_t day);

 private:
  Statements& sql_;
};

Stored<void> add_daily(Database& db);

}  // namespace trictrac
