// How the tables of values are made: by playing relevés from every state that has a row.
#pragma once

#include <vector>

#include "ai/values.h"

namespace trictrac {

struct TrainingOptions {
  ValueKind kind = ValueKind::Tour;
  int releves = 800;  // from each state in the last pass; a quarter of it in those before
  int passes = 2;
  std::uint64_t seed = 1;
};

// All rows a table of that kind has, in order, with columns of nothing.
std::vector<ValueRow> blank_rows(ValueKind kind);

// The table made by `options`; the same for the same seed. Rows are taken from the fullest boards down, since
// holes are never lost: what follows a relevé is known when it is played. A further pass settles the rest.
std::vector<ValueRow> train(const TrainingOptions& options);

}  // namespace trictrac
