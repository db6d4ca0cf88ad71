// What somebody has learnt, as documents of the page: rows of the database.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "store/statements.h"

namespace trictrac {

struct Learnt {
  std::string kind;          // of which each person has one: the course, the trainers
  std::int64_t version = 0;  // from 1; 0: nothing is kept
  std::string kept;
  friend bool operator==(const Learnt&, const Learnt&) = default;
};

class LearningRows {
 public:
  explicit LearningRows(Statements& sql) : sql_(sql) {}

  // By kind.
  std::vector<Learnt> of(std::int64_t person);
  Learnt find(std::int64_t person, std::string_view kind);
  // Keeps it as the version after `learnt.version` and returns true; false, and nothing is changed, where
  // that is not the version kept.
  bool put(std::int64_t person, const Learnt& learnt);

 private:
  Statements& sql_;
};

Stored<void> add_learning(Database& db);

}  // namespace trictrac
