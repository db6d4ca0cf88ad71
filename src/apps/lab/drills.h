// The exercises of the trainers: made, counted, checked.
#pragma once

#include <cstdint>
#include <string>

#include "apps/cli/command_line.h"
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

// Declares the commands that count the exercises in the program, and that make some of them again.
void declare_drills(CommandLine& line);

}  // namespace trictrac::cli
