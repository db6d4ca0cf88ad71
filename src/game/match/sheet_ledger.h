// The ledger of a score sheet for a real board: entries of what the players mark, without a board (K1-K4, E).
#pragma once

#include <expected>
#include <variant>

#include "game/match/match_ledger.h"
#include "game/rules/marks.h"

namespace trictrac {

// The reasons to mark points: a roll, the opponent's école (R5–R9), an école that they claimed falsely (R11),
// or a false école claimed against a right one (R12).
enum class ScoredFor : std::uint8_t { Roll, School, FalseSchool, Augmentation };

// Points marked by `side`. `own`: for its own roll, so that it may go on a hole they make (K4). Points of an
// école belong to no roll, and an opponent who may go still may.
struct Scored {
  Side side = Side::White;
  int points = 0;
  bool own = true;
  ScoredFor reason = ScoredFor::Roll;
  friend bool operator==(const Scored&, const Scored&) = default;
};
// Takes back points that `side` marked last in this round, if it has not gone since, with the holes they made
// (R9, R11); later marks count as if these had never been made.
struct TakenBack {
  Side side = Side::White;
  int points = 0;
  friend bool operator==(const TakenBack&, const TakenBack&) = default;
};
// Holes marked without following their points.
struct Pegged {
  HolesWon won;
  friend bool operator==(const Pegged&, const Pegged&) = default;
};
// The side that throws first in the first round and, with more than two players, the seats.
struct Seated {
  std::vector<int> order;
  Side lead = Side::White;
  friend bool operator==(const Seated&, const Seated&) = default;
};
using LedgerEntry =
    std::variant<Seated, Scored, Pegged, Went, Suspended, RoundEnd, HalfThrown, GivenUp, TakenBack>;

inline constexpr int kMostPoints = 60;  // of one roll: more is a slip of the pen (ours)
inline constexpr int kMostHoles = 99;   // entered at once, as high as a sheet is wide (ours)

// The round in progress, which can still be corrected: its beginning, and the entries since.
struct OpenRound {
  MatchLedger begun;
  std::optional<Side> dice{};
  std::vector<LedgerEntry> entries;
  bool ended = false;  // by the last of them: the next entry begins another
  friend bool operator==(const OpenRound&, const OpenRound&) = default;
};

struct SheetLedger {
  Worth counting = Worth::SimpleDouble;
  MatchLedger account;
  Marks marks;                   // of the round being played; its holes are the account's
  std::optional<Award> last;     // the award of the entry before
  std::optional<Side> may_go{};  // the side to which the entry before gave a hole of its own dice (K4)
  std::optional<Side> dice{};    // throws next, if all men are on the talons and the lead is not drawn
  bool begun = false;            // an entry other than Seated has been made, or the match is resumed
  OpenRound round{};
  friend bool operator==(const SheetLedger&, const SheetLedger&) = default;
};

// Begins a ledger: players sit as named, and White throws first, or the side that had the dice when the match
// was adjourned. Requires options without problems.
SheetLedger begin_ledger(const MatchOptions& options, Worth counting);

// Returns whether the player who sits as White throws first: by the seats (S3), or because White was drawn
// for (S1 V).
bool seats_tell_lead(const MatchOptions& options);

// Reasons to refuse an entry. NotAtTheStart: seats come before any other entry, and never in a resumed match.
// BadSeats: each player has one seat; where seats_tell_lead(), White throws first. FewerHoles: the end of a
// round has fewer holes than were already entered. TakesTooMuch: fewer points were marked last, or later
// entries depend on them.
enum class EntryFault : std::uint8_t {
  MatchLedger,
  BadPoints,
  NotAtTheStart,
  BadSeats,
  FewerHoles,
  TakesTooMuch
};
// An error, with that of the ledger below.
struct EntryRefusal {
  EntryFault why = EntryFault::MatchLedger;
  std::optional<LedgerError> account{};  // when MatchLedger
  friend bool operator==(const EntryRefusal&, const EntryRefusal&) = default;
};

// Returns the points that `side` marked last in this round and may take back.
int may_take_back(const SheetLedger& l, Side side);

// Returns the ledger after `e`, or the error. To undo an entry, fold again without it.
std::expected<SheetLedger, EntryRefusal> after(SheetLedger l, const LedgerEntry& e);

}  // namespace trictrac
