// The commands of trictrac, which trictrac-server has as well. To add one: write a file commands/NAME.cpp
// with a namespace of its own, add its declaration here, and its row in commands.cpp.
#pragma once

#include "apps/cli/command_line.h"

namespace trictrac::cli {

// Each function declares the options of a command, and the function that runs it.
// clang-format off
namespace play_command { void declare(CommandLine& line); }
namespace sheet_command { void declare(CommandLine& line); }
namespace show_command { void declare(CommandLine& line); }
namespace convert_command { void declare(CommandLine& line); }
namespace judge_command { void declare(CommandLine& line); }
namespace hint_command { void declare(CommandLine& line); }
namespace replay_command { void declare(CommandLine& line); }
namespace review_command { void declare(CommandLine& line); }
namespace verify_command { void declare(CommandLine& line); }
namespace games_command { void declare(CommandLine& line); }
namespace engine_command { void declare(CommandLine& line); }
namespace act_command { void declare(CommandLine& line); }
namespace describe_command { void declare(CommandLine& line); }
// clang-format on

// Returns the commands in the order of --help.
std::span<const Command> own_commands();

// The additional commands of trictrac-server, in the order of --help (apps/server/commands).
inline constexpr std::string_view kServerCommands[] = {"serve",   "export-page", "backup",
                                                       "restore", "admin",       "bench-server"};
// The commands of trictrac-lab.
inline constexpr std::string_view kLabCommands[] = {"match",    "compare", "ladder", "attention",
                                                    "problems", "weigh",   "perft",  "bench",
                                                    "conform",  "train",   "values", "book"};

}  // namespace trictrac::cli
