// The commands of trictrac-lab. To add one: write a file NAME.cpp with a namespace of its own, add its
// declaration here, and its row in main.cpp.
#pragma once

#include "apps/cli/command_line.h"

// Each function declares the options of a command, and the function that runs it.
// clang-format off
namespace trictrac::cli {
namespace match_command { void declare(CommandLine& line); }
namespace compare_command { void declare(CommandLine& line); }
namespace ladder_command { void declare(CommandLine& line); }
namespace attention_command { void declare(CommandLine& line); }
namespace problems_command { void declare(CommandLine& line); }
namespace questions_command { void declare(CommandLine& line); }
namespace submit_command { void declare(CommandLine& line); }
namespace weigh_command { void declare(CommandLine& line); }
namespace conform_command { void declare(CommandLine& line); }
namespace perft_command { void declare(CommandLine& line); }
namespace bench_command { void declare(CommandLine& line); }
namespace train_command { void declare(CommandLine& line); }
namespace positions_command { void declare(CommandLine& line); }
namespace values_command { void declare(CommandLine& line); }
namespace book_command { void declare(CommandLine& line); }
}  // namespace trictrac::cli
