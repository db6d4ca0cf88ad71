// The additional commands of trictrac-server. To add one: write a file NAME.cpp with a namespace of its own,
// add its declaration here, its row in commands.cpp, and its name to kServerCommands (apps/cli/commands.h).
#pragma once

#include "apps/cli/command_line.h"
#include "base/embedded.h"

namespace trictrac::page {
extern const EmbeddedFiles kFiles;  // web/dist, or nothing where that was not built yet
}

namespace trictrac::cli {

// Each function declares the options of a command, and the function that runs it.
// clang-format off
namespace serve_command { void declare(CommandLine& line); }
namespace export_page_command { void declare(CommandLine& line); }
namespace admin_command { void declare(CommandLine& line); }
namespace backup_command { void declare(CommandLine& line); }
namespace restore_command { void declare(CommandLine& line); }
namespace bench_server_command { void declare(CommandLine& line); }
// clang-format on

// Returns the outline of trictrac-server, with its own commands and then `others`.
ProgramOutline server_program(std::span<const Command> others);

}  // namespace trictrac::cli
