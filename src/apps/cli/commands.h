// The commands of the program. To add one: a file commands/NAME.cpp whose names stand in a namespace of their
// own, its declaration here, and its row in main.cpp.
#pragma once

#include "apps/cli/command_line.h"

namespace trictrac::cli {

// Each declares what the command takes, and what it does.
// clang-format off
namespace play_command { void declare(CommandLine& line); }
namespace serve_command { void declare(CommandLine& line); }
namespace admin_command { void declare(CommandLine& line); }
namespace backup_command { void declare(CommandLine& line); }
namespace restore_command { void declare(CommandLine& line); }
namespace sheet_command { void declare(CommandLine& line); }
namespace show_command { void declare(CommandLine& line); }
namespace judge_command { void declare(CommandLine& line); }
namespace hint_command { void declare(CommandLine& line); }
namespace replay_command { void declare(CommandLine& line); }
namespace review_command { void declare(CommandLine& line); }
namespace verify_command { void declare(CommandLine& line); }
namespace games_command { void declare(CommandLine& line); }
namespace engine_command { void declare(CommandLine& line); }
namespace conform_command { void declare(CommandLine& line); }
namespace act_command { void declare(CommandLine& line); }
namespace describe_command { void declare(CommandLine& line); }
namespace help_command { void declare(CommandLine& line); }
namespace manual_command { void declare(CommandLine& line); }
namespace match_command { void declare(CommandLine& line); }
namespace ladder_command { void declare(CommandLine& line); }
namespace attention_command { void declare(CommandLine& line); }
namespace problems_command { void declare(CommandLine& line); }
namespace weigh_command { void declare(CommandLine& line); }
namespace perft_command { void declare(CommandLine& line); }
namespace bench_command { void declare(CommandLine& line); }
namespace bench_server_command { void declare(CommandLine& line); }
namespace train_command { void declare(CommandLine& line); }
namespace values_command { void declare(CommandLine& line); }
namespace book_command { void declare(CommandLine& line); }
// clang-format on

// Returns all commands of the program, in the order of --help (main.cpp).
std::span<const Command> all_commands();

}  // namespace trictrac::cli
