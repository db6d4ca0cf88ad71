// A game of trictrac at a table, shown and played in a terminal.
#pragma once

#include "apps/cli/terminal/game_terminal.h"
#include "table/table.h"
#include "text/fleche_text.h"

namespace trictrac::cli {

// Plays until the game is over or the player leaves. The error says that the game cannot be stored, or what a
// player did wrong.
std::expected<void, std::string> run_terminal(Table table, Numbering numbering,
                                              const TerminalOptions& options);

}  // namespace trictrac::cli
