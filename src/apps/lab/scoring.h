// Files of problems, and the commands of `problems` that measure a player or a net on positions, and the
// situations by which they break their figures down.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "apps/cli/command_line.h"
#include "lab/measure/problem.h"

namespace trictrac::cli {

// A file of problems, with the hash of its text.
struct ProblemFile {
  std::string hash;
  std::vector<measure::Problem> problems;
};

// Reads a file of problems. The error names the file.
std::expected<ProblemFile, std::string> read_problem_file(const std::string& file);

// Returns the check of a name for what situations are told apart by (measure::Aspect).
OneOf any_aspect();

// Declares the command that measures what a player loses with its answers.
void declare_scoring(CommandLine& line);

// Declares the commands that count how often situations occur in play, and how far the values of a net are
// from those of the trials.
void declare_situations(CommandLine& line);

}  // namespace trictrac::cli
