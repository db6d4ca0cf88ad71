// The exercises of the trainers: made, counted, checked.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lab/exercises/drill.h"

namespace trictrac::cli {

// The exercises to make, and the file for them.
struct DrillMaking {
  exercises::DrillKind kind = exercises::DrillKind::Count;
  exercises::DrillGame game = exercises::DrillGame::Tour;
  std::string out;  // a file, or a folder in which it is called KIND.txt, or KIND_GAME.txt
  int positions = 0;
  std::uint64_t seed = 1;
};

// Makes exercises; continues a file of the same kind, seed and net that was interrupted. Sets `status` on
// failure.
void make_drills(const DrillMaking& making, int& status);

// Prints the number of exercises of each kind in the data of the program.
void count_drills(bool json, int& status);

// Makes every `each`-th exercise of the files again (without files, of the program's data) and prints how
// many agree; those that differ go to standard error.
void check_drills(const std::vector<std::string>& files, int each, int& status);

}  // namespace trictrac::cli
