// The account of a match at a wooden board: what its players mark, entry by entry, without a board
// (K1-K4, E).
#pragma once

#include <expected>
#include <variant>

#include "game/match/match_ledger.h"
#include "game/rules/marks.h"

namespace trictrac {

// What points are marked for: a roll, the opponent's école (R5–R9), the école that they claimed falsely
// (R11), or such a claim against an école that was right (R12).
enum class ScoredFor : std::uint8_t { Roll, School, FalseSchool, Augmentation };

// Points marked by `side`; `own`: for the player's own roll, who may go on a hole they make (K4). Those of a
// claim are for no roll, and leave the opponent who may go free to go.
struct Scored {
  Side side = Side::White;
  int points = 0;
  bool own = true;
  ScoredFor reason = ScoredFor::Roll;
  friend bool operator==(const Scored&, const Scored&) = default;
};
// Points that `side` marked last in this round and has not gone on, taken back with the holes they made (R9,
// R11): what was marked since counts as if they had never been marked.
struct TakenBack {
  Side side = Side::White;
  int points = 0;
  friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
// Holes marked without their points being followed.
struct Pegged {
  HolesWon won;
  friend bool operator==(const Pegged&, const Pegged&) = default;
};
// Who throws first in the first round, and for more than two players who sits where.
struct Seated {
  std::vector<int> order;
  Side lead = Side::White;
  friend bool operator==(const Seated&, const Seated&) = default;
};
// What players at a wooden board enter.
using LedgerEntry =
    std::variant<Seated, Scored, Pegged, Went, Suspended, RoundEnd, HalfThrown, GivenUp, TakenBack>;

inline constexpr int kMostPoints = 60;  // of one roll: more is a slip of the pen (ours)
inline constexpr int kMostHoles = 99;   // entered at once, as high as a sheet is wide (ours)

// The round as it can still be put right: how it began, and what has been entered since.
struct OpenRound {
  MatchLedger begun;
  std::optional<Side> dice{};
  std::vector<LedgerEntry> entries;
  bool ended = false;  // by the last of them: the next entry begins another
  friend bool operator==(const OpenRound&, const OpenRound&) = default;
};

// The account at a wooden board.
struct SheetLedger {
  Worth counting = Worth::SimpleDouble;
  MatchLedger account;
  Marks marks;                   // of the round being played; its holes are the account's
  std::optional<Award> last;     // what the entry before has marked
  std::optional<Side> may_go{};  // the side to which the entry before gave a hole of its own dice (K4)
  std::optional<Side> dice{};    // who throws next, when all men are on the talons and nobody draws for it
  bool begun = false;            // an entry other than Seated has been made, or the match is resumed
  OpenRound round{};
  friend bool operator==(const SheetLedger&, const SheetLedger&) = default;
};

// Begins an account: the players sit as they were named and White throws first, or the side that had the dice
// when the match was put off. `options` have no problem.
SheetLedger begin_ledger(const MatchOptions& options, Worth counting);

// NotAtTheStart: seats are taken before any other entry, and never in a match that is resumed.
// BadSeats: everyone sits once, and where the seats decide who throws first (S3) it is White.
// FewerHoles: the end entered for a round is short of the holes that already stand in it.
// TakesTooMuch: fewer points were marked last, none, or what was entered since stands on them.
// Why an entry cannot be made.
enum class EntryFault : std::uint8_t {
  MatchLedger,
  BadPoints,
  NotAtTheStart,
  BadSeats,
  FewerHoles,
  TakesTooMuch
};
// The reason, with that of the ledger.
struct EntryRefusal {
  EntryFault why = EntryFault::MatchLedger;
  std::optional<LedgerError> account{};  // when MatchLedger
  friend bool operator==(const EntryRefusal&, const EntryRefusal&) = default;
};

// Returns the points that `side` marked last in this round, and may take back.
int may_take_back(const SheetLedger& l, Side side);

// Returns the account after `e`, or why it cannot be entered; to undo an entry, fold again without it.
std::expected<SheetLedger, EntryRefusal> after(SheetLedger l, const LedgerEntry& e);

}  // namespace trictrac
