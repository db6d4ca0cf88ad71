#include "apps/cli/commands.h"

namespace {

using namespace trictrac::cli;

constexpr std::string_view kPlay = "Play", kGames = "Positions and games", kPrograms = "For other programs";

constexpr Command kCommands[] = {
    {kPlay, "play", "play in the terminal, against bots or other people", play_command::declare},
    {kPlay, "sheet", "keep score at a wooden board (docs/sheet.md)", sheet_command::declare},

    {kGames, "show", "draw a position, or list everything wrong with it", show_command::declare},
    {kGames, "convert", "turn positions and games of other programs into TRID and records (docs/record.md)",
     convert_command::declare},
    {kGames, "judge", "list what a roll scores in a position, and the legal moves", judge_command::declare},
    {kGames, "hint", "suggest a move, or show what the next roll may bring", hint_command::declare},
    {kGames, "replay", "replay a record and check every mark", replay_command::declare},
    {kGames, "review", "grade every move and decision of a record (docs/analysis.md)",
     review_command::declare},
    {kGames, "verify", "check the dice of a finished game against its seed", verify_command::declare},
    {kGames, "games", "let bots play and save the records", games_command::declare},

    {kPrograms, "engine", "speak the engine protocol UTI (docs/protocol.md)", engine_command::declare},
    {kPrograms, "act", "play with hand marking, écoles and remedies, one JSON object per line (docs/act.md)",
     act_command::declare},
    {kPrograms, "describe", "print everything the program offers, as JSON (docs/protocol.md)",
     describe_command::declare},
};

}  // namespace

std::span<const Command> trictrac::cli::own_commands() { return kCommands; }
