// The verbs of the program. To add one: a file NAME_verb.cpp whose names stand in a namespace of their own,
// its declaration here, and its row in main.cpp.
#pragma once

#include "apps/cli/command_line.h"

namespace trictrac::cli {

// Each says what its verb takes, and what it does.
// clang-format off
namespace play_verb { void declare(CommandLine& line); }
namespace serve_verb { void declare(CommandLine& line); }
namespace admin_verb { void declare(CommandLine& line); }
namespace backup_verb { void declare(CommandLine& line); }
namespace restore_verb { void declare(CommandLine& line); }
namespace sheet_verb { void declare(CommandLine& line); }
namespace show_verb { void declare(CommandLine& line); }
namespace judge_verb { void declare(CommandLine& line); }
namespace hint_verb { void declare(CommandLine& line); }
namespace replay_verb { void declare(CommandLine& line); }
namespace review_verb { void declare(CommandLine& line); }
namespace verify_verb { void declare(CommandLine& line); }
namespace games_verb { void declare(CommandLine& line); }
namespace engine_verb { void declare(CommandLine& line); }
namespace conform_verb { void declare(CommandLine& line); }
namespace act_verb { void declare(CommandLine& line); }
namespace describe_verb { void declare(CommandLine& line); }
namespace help_verb { void declare(CommandLine& line); }
namespace manual_verb { void declare(CommandLine& line); }
namespace match_verb { void declare(CommandLine& line); }
namespace ladder_verb { void declare(CommandLine& line); }
namespace attention_verb { void declare(CommandLine& line); }
namespace problems_verb { void declare(CommandLine& line); }
namespace weigh_verb { void declare(CommandLine& line); }
namespace perft_verb { void declare(CommandLine& line); }
namespace bench_verb { void declare(CommandLine& line); }
namespace bench_server_verb { void declare(CommandLine& line); }
namespace train_verb { void declare(CommandLine& line); }
namespace values_verb { void declare(CommandLine& line); }
namespace book_verb { void declare(CommandLine& line); }
// clang-format on

// All verbs of the program, in the order of --help (main.cpp).
std::span<const Verb> all_verbs();

}  // namespace trictrac::cli
