// What people have learnt, as documents of the page, and how they answered the positions of the days, as rows
// of the database.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// A document of what a person has learnt.
struct Learnt {
  std::string kind;          // of which each person has one: the course, the trainers
  std::int64_t version = 0;  // from 1; 0: nothing is kept
  std::string kept;
  friend bool operator==(const Learnt&, const Learnt&) = default;
};

class LearningRows {
 public:
  explicit LearningRows(Statements& sql) : sql_(sql) {}

  // Returns all of a person, by kind.
  std::vector<Learnt> of(std::int64_t person);
  Learnt find(std::int64_t person, std::string_view kind);
  // Keeps it as the version after `learnt.version` and returns true; false, and nothing is changed, where
  // that is not the version kept.
  bool put(std::int64_t person, const Learnt& learnt);

 private:
  Statements& sql_;
};

// Makes the table of LearningRows.
Stored<void> add_learning(Database& db);

// An answer to the position of a day, and how often it was given.
struct DailyAnswer {
  std::string answer;
  std::int64_t times = 0;
  friend bool operator==(const DailyAnswer&, const DailyAnswer&) = default;
};

// Counts of answers, without names.
class DailyRows {
 public:
  static constexpr std::int64_t kDaysKept = 60;
  static constexpr std::int64_t kMostAnswers = 500;  // to one position; further ones are counted as ""

  explicit DailyRows(Statements& sql) : sql_(sql) {}

  // Counts one more answer. `day` since 1970; days long before it are forgotten.
  void count(std::int64_t day, std::string_view answer);
  // Returns the answers of a day, the commonest first.
  std::vector<DailyAnswer> of(std::int64_t day);

 private:
  Statements& sql_;
};

// Makes the table of DailyRows.
Stored<void> add_daily(Database& db);

}  // namespace trictrac
