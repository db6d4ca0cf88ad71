#include "apps/server/commands/commands.h"

#include <algorithm>

#include "apps/cli/commands.h"

namespace trictrac::cli {
namespace {

constexpr std::string_view kServe = "Serve";

// In the order of --help.
constexpr Command kCommands[] = {
    {kServe, "serve", "serve the page and its games", serve_command::declare},
    {kServe, "export-page",
     "write the page to a folder for any web host, without a server (docs/publishing.md)",
     export_page_command::declare},
    {kServe, "backup", "back up the games of a server, even while it runs (docs/house.md)",
     backup_command::declare},
    {kServe, "restore", "replace the games of a stopped server with a backup", restore_command::declare},
    {kServe, "admin", "moderate a server: reports, muting, names, clocks (docs/house.md)",
     admin_command::declare},
#ifdef TRICTRAC_LOAD_TEST
    {kServe, "bench-server", "simulate people at many tables of a server, and measure how long they wait",
     bench_server_command::declare},
#endif
};
static_assert(std::ranges::all_of(kCommands, [](const Command& command) {
  return std::ranges::find(kServerCommands, command.name) != std::end(kServerCommands);
}));

}  // namespace

ProgramOutline server_program(std::span<const Command> others) {
  ProgramOutline program{
      .name = "trictrac-server",
      .summary = "the classic tables game of France, served to browsers",
      .description =
          "Serves the page of trictrac and its games at http://localhost:8080/, and keeps games and "
          "people in one file or in PostgreSQL. It has every command of trictrac as well.",
      .first = "serve",
      .commands{std::begin(kCommands), std::end(kCommands)},
      .variables{
          {"TRICTRAC_STORE",
           "The address of a PostgreSQL database, used when --store is not given. It keeps the password "
           "out of the list of processes."}},
      .language{},
      .elsewhere{{"trictrac-lab", kLabCommands}}};
  program.commands.insert(program.commands.end(), others.begin(), others.end());
  return program;
}

}  // namespace trictrac::cli
