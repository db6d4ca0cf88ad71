// Positions from play with the equity of every answer, as rows of a table: for programs that learn from them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game/rules/state.h"
#include "lab/dataset/parquet.h"
#include "lab/measure/draw.h"

namespace trictrac::dataset {

struct JudgedAnswer {
  std::string text;  // a play or "go", as in a problem (measure::Problem)
  Thousandths equity{};
};

// A position with a roll in hand, at Decide or Move, as a tour shows it.
struct JudgedPosition {
  int releve = 0, roll = 0;  // where it comes from: the number of the relevé, and of its roll, from 0
  State state;
  std::vector<JudgedAnswer> answers;  // all legal ones, the best first; equities of the player asked
};

// Returns the positions of a relevé of a tour from a random score, played by the net with a few random plays,
// each judged by looking `plies` rolls ahead (0 or 1). The same seed and number give the same positions.
std::vector<JudgedPosition> judge_releve(measure::TourSearch& search, std::uint64_t seed, int number,
                                         int plies);

// Returns the positions as columns.
std::vector<Column> columns_of(const std::vector<JudgedPosition>& positions);

}  // namespace trictrac::dataset
