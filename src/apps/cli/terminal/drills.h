// The problems of the trainers: made, counted, checked.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lab/exercises/drill.h"

namespace trictrac::cli {

// What problems are to be made, and where they go.
struct DrillMaking {
  exercises::DrillKind kind = exercises::DrillKind::Count;
  exercises::DrillGame game = exercises::DrillGame::Tour;
  std::string out;  // a file, or a folder in which it is called KIND.txt, or KIND_GAME.txt
  int positions = 0;
  std::uint64_t seed = 1;
};

// Says, after Ctrl-C, that the same command goes on with the file, and sets `status`.
void say_it_goes_on(const std::string& file, int& status);

// Makes problems; goes on where a file of the same kind, seed and net was cut off. Sets `status` where that
// cannot be done.
void make_drills(const DrillMaking& making, int& status);

// Prints how many of each kind there are in the data of the program.
void count_drills(bool json, int& status);

// Makes every `each`-th problem of the files again, of the program's data where none is named, and prints how
// many came out as they are written; those that did not on standard error.
void check_drills(const std::vector<std::string>& files, int each, int& status);

}  // namespace trictrac::cli
