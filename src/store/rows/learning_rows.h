// The progress of learners, as documents of the page, and the answers to daily positions, as rows of the
// database.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"

namespace trictrac {

// A document with a person's progress.
struct Learnt {
  std::string kind;          // of which each person has one: the course, the trainers
  std::int64_t version = 0;  // from 1; 0: nothing is kept
  std::string kept;
  friend bool operator==(const Learnt&, const Learnt&) = default;
};

class LearningRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  // Returns all documents of a person, by kind.
  std::vector<Learnt> of(std::int64_t person);
  Learnt find(std::int64_t person, std::string_view kind);
  // Stores the document as the version after `learnt.version` and returns true; returns false, changing
  // nothing, if that is not the stored version.
  bool put(std::int64_t person, const Learnt& learnt);
};

// An answer to a daily position, and its count.
struct DailyAnswer {
  std::string answer;
  std::int64_t times = 0;
  friend bool operator==(const DailyAnswer&, const DailyAnswer&) = default;
};

// Counts of answers, without names.
class DailyRows : public RowAccess {
 public:
  static constexpr std::int64_t kDaysKept = 60;
  static constexpr std::int64_t kMostAnswers = 500;  // to one position; further ones are counted as ""

  using RowAccess::RowAccess;

  // Counts one more answer. `day` since 1970; counts of days long before it are deleted.
  void count(std::int64_t day, std::string_view answer);
  // Returns the answers of a day, the most frequent first.
  std::vector<DailyAnswer> of(std::int64_t day);
};

}  // namespace trictrac
