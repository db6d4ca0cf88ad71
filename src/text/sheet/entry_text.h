// An entry of a score sheet as a line of text, in both directions (docs/sheet.md).
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/match/sheet_ledger.h"

namespace trictrac {

// Returns "W +4", "B +6 other's roll", "W +2 school", "W +2 false school", "W +2 augmentation", "W -2", "W
// holes 2", "W goes", "W suspends honours", "round W 8 B 3 run unlifted", "half 5 3", "seats 3 1 2 lead W",
// "W gives up".
std::string entry_text(const LedgerEntry& entry);

// The names of players in the entries of a sheet. The letters W and B always mean the sides of the board,
// even if a player has that name.
struct PlayerNaming {
  bool by_name = false;            // a player was called by name
  std::optional<Side> doubtful{};  // a side whose letter was written, and is the name of the player opposite
};

// Reads an entry. Players are W, B, or one of `names`, which has a name for each player of `now`. The error
// says what should be written; `after` says whether the entry is possible. `naming` is that of the entries
// before, and is updated: where players are called by name, a letter that may mean either player is refused.
std::expected<LedgerEntry, std::string> parse_entry(std::string_view text,
                                                    const std::vector<std::string>& names,
                                                    const SheetLedger& now, PlayerNaming& naming);

// Returns a code for programs: over no_holes may_not_go suspended not_here equal_dice bad_holes bad_points
// not_at_the_start bad_seats fewer_holes takes_too_much.
std::string_view code_of(const EntryRefusal& refusal);

// Returns the reason why `entry` is not possible, and what would be, in English.
std::string refusal_text(const EntryRefusal& refusal, const LedgerEntry& entry, const SheetLedger& now);

}  // namespace trictrac
