// The commands that trictrac-server has besides those of trictrac. To add one: a file NAME.cpp whose names
// stand in a namespace of their own, its declaration here, its row in commands.cpp, and its name in
// kServerCommands (apps/cli/commands.h).
#pragma once

#include "apps/cli/command_line.h"

namespace trictrac::cli {

// Each declares what the command takes, and what it does.
// clang-format off
namespace serve_command { void declare(CommandLine& line); }
namespace export_page_command { void declare(CommandLine& line); }
namespace admin_command { void declare(CommandLine& line); }
namespace backup_command { void declare(CommandLine& line); }
namespace restore_command { void declare(CommandLine& line); }
namespace bench_server_command { void declare(CommandLine& line); }
// clang-format on

// Returns trictrac-server with its own commands, then `others`.
ProgramOutline server_program(std::span<const Command> others);

}  // namespace trictrac::cli
