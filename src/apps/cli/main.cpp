#include "apps/cli/commands.h"

namespace {

using namespace trictrac::cli;

constexpr std::string_view kPlay = "Play", kGames = "Positions and games", kPrograms = "For other programs",
                           kMeasure = "Measure", kMake = "Make what the bots know";

// In the order of --help.
constexpr Command kCommands[] = {
    {kPlay, "play", "play in the terminal, against bots or other people", play_command::declare},
    {kPlay, "serve", "serve the page and its games", serve_command::declare},
    {kPlay, "backup", "copy the games of a server, while it runs (docs/house.md)", backup_command::declare},
    {kPlay, "restore", "put a backup in place of the games of a server that is stopped",
     restore_command::declare},
    {kPlay, "admin", "see to those who play at a server: reports, muting, names (docs/house.md)",
     admin_command::declare},
    {kPlay, "sheet", "keep the account of a match at a wooden board (docs/sheet.md)", sheet_command::declare},

    {kGames, "show", "draw a position, or say all that is wrong with it", show_command::declare},
    {kGames, "judge", "what a roll is worth in a position, and what may be played", judge_command::declare},
    {kGames, "hint", "what to play in a position, or what the next roll may bring", hint_command::declare},
    {kGames, "replay", "replay a record and check every mark", replay_command::declare},
    {kGames, "review", "grade every play and decision of a record (docs/analysis.md)",
     review_command::declare},
    {kGames, "verify", "check the dice of a finished game against its seed", verify_command::declare},
    {kGames, "games", "let bots play and keep the records", games_command::declare},

    {kPrograms, "engine", "speak the engine protocol UTI (docs/protocol.md)", engine_command::declare},
    {kPrograms, "conform", "examine an engine: does it speak the protocol as it should? (docs/benchmark.md)",
     conform_command::declare},
    {kPrograms, "act",
     "play, mark, send to school and put right, one JSON line after the other (docs/act.md)",
     act_command::declare},
    {kPrograms, "describe", "print all that the program offers, as JSON (docs/protocol.md)",
     describe_command::declare},
    {kPrograms, "help", "say what a command takes", help_command::declare},
    {kPrograms, "manual", "print the page of the manual, or what completes commands in a shell",
     manual_command::declare},

    {kMeasure, "match", "measure one player against another (docs/strength.md)", match_command::declare},
    {kMeasure, "ladder", "where a player stands among the bots (docs/benchmark.md)", ladder_command::declare},
    {kMeasure, "attention", "measure how well the bots mark, claim and see wrong plays (docs/bots.md)",
     attention_command::declare},
    {kMeasure, "problems", "measure a player by positions with known answers", problems_command::declare},
    {kMeasure, "weigh", "weigh what the treatises advise", weigh_command::declare},
    {kMeasure, "perft", "count plays and points, or check a file of counts", perft_command::declare},
    {kMeasure, "bench", "signatures, and the speed of the rules or of the net", bench_command::declare},
#ifdef TRICTRAC_LOAD_TEST
    {kMeasure, "bench-server", "people at many tables of a server at once, and how long each waits",
     bench_server_command::declare},
#endif

    {kMake, "train", "teach a net by its own play (docs/training.md)", train_command::declare},
    {kMake, "values", "make a table of what the start of a relevé is worth", values_command::declare},
    {kMake, "book", "print the opening book, or make one (docs/bots.md)", book_command::declare},
};

}  // namespace

std::span<const Command> trictrac::cli::all_commands() { return kCommands; }

int main(int argc, char** argv) { return trictrac::cli::run(kCommands, argc, argv); }
