// The pending state at a board where players mark for themselves, or play under pain of fausses cases
// (section R): beside the State, everything that decides what may still be claimed.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "game/event/event.h"
#include "game/referee/remedies.h"
#include "game/rules/marks.h"
#include "game/rules/options.h"
#include "game/rules/position.h"
#include "game/rules/side.h"
#include "game/rules/tariff.h"

namespace trictrac::referee {

// The marks made since the last one that nobody can dispute form a list, and the score follows from the list.
// A mark is corrected by correcting its entry; holes, jetons and bredouilles then follow again (R9).

// The reason for an entry of the list.
enum class Why : std::uint8_t { Gained, Received, School, FalseSchool, Gone };

// The moment at which a mark counts: the number of the roll, and the place within its turn.
enum class Place : std::uint8_t {
  Thrown,    // R8: écoles for marks before the throw come before the points of the roll
  Gained,    // the points of the roll for the roller
  Disputed,  // false écoles announced before the men are touched
  Received,  // its points for the opponent
  School,    // schools come after all other points of the moment (S1 XVII)
  Gone,      // going clears the points of both (K4)
  After,     // the announcements after that
};
constexpr int moment(int roll, Place p) { return roll * 8 + static_cast<int>(p); }
constexpr int roll_of(int moment) { return moment / 8; }

// An entry of the list.
struct MarkEntry {
  Side side = Side::White;
  Why why = Why::Gained;
  int points = 0;
  int moment = 0;
  int of = 0;                // the sheet it is part of (pending.h), or the claim
  std::optional<int> holes;  // pegged by hand (R13); else the holes of the points
  bool jeton = true;         // the second jeton is taken where it is due (R13)
  bool pavillon = true;      // and the pavillon
  bool etendard = true;      // and the étendard, and the cravate, of a match that has them (S3)
  bool cravate = true;
  friend bool operator==(const MarkEntry&, const MarkEntry&) = default;
};

// The effect of an entry on the score.
struct EntryCount {
  int holes = 0;   // that the entry made
  int legal = 0;   // that its points make
  int points = 0;  // its value, with twelve for every hole forgotten or too many (R13)
};
struct Reckoned {
  MarkEntry entry;
  EntryCount counted;
};
// The score after a list of entries.
struct HandScore {
  Marks marks;
  std::vector<Reckoned> entries;
  std::optional<Side> winner;  // the side that first had the holes that end it (K6)
};

// Returns the score after all entries.
HandScore score_of(const Marks& base, std::span<const MarkEntry> entries, Goal goal);

// Inserts an entry after all that count before it or at the same place.
void insert(std::vector<MarkEntry>& entries, const MarkEntry& e);

// A jan that a roll was worth to one side.
struct JanDue {
  Jan jan = Jan::Helpless;
  int ways = 0;
  int points = 0;
  friend bool operator==(const JanDue&, const JanDue&) = default;
};

// A player's mark for one roll, until the opponent has thrown after it.
struct PendingMark {
  int of = 0;                // the number of its first roll; 0: none
  int roll = 0;              // the last roll counted into it (a player who bears off throws again, K5)
  int due = 0;               // points by the rules
  int undone = 0;            // of those, for a jan that could be filled or kept and was not (R15)
  int given = 0;             // marked before the events stored here
  int schooled = 0;          // points too few that the opponent has marked as a school
  bool open = false;         // it may still be marked
  bool done = false;         // R5: points too few are a school from now on
  bool claimable = false;    // R8: the opponent has not thrown yet
  std::vector<JanDue> jans;  // of which `due` is the sum (R12, R17)
  // Ends the marking: points too few are a school from now on (R5).
  void complete() {
    open = false;
    done = true;
  }
  friend bool operator==(const PendingMark&, const PendingMark&) = default;
};

inline constexpr int kHelpless = tariff(Jan::Helpless).simple;  // points for each number not played

// Adds two points to those due for each further number that could not be played; with a negative `numbers`,
// removes them.
void owe_helplessness(PendingMark& sheet, int numbers);

// An école that was marked, as long as it may be disputed.
struct EcoleClaim {
  int id = 0;
  Side by = Side::White;
  MarkPart part = MarkPart::Gained;
  int of = 0;            // the sheet it is about
  int points = 0;        // that were marked as a school
  int right = 0;         // the correct ones among them
  int back = 0;          // taken back from the mark, which was too much
  int disputed = 0;      // R11
  int back_again = 0;    // taken back, and given back by the dispute
  bool fresh = true;     // may still be disputed, and the whole demanded (R10, R11)
  bool insists = false;  // disputed, and may still be maintained (R12)
  int undone = 0;        // taken back, for a jan that was due and not done (R15)
  friend bool operator==(const EcoleClaim&, const EcoleClaim&) = default;
};

// R17: a question for the reason of the opponent's mark, asked as long as the mark may be disputed.
struct Justification {
  MarkPart part = MarkPart::Gained;
  int of = 0;  // the sheet it is about
  bool answered = false;
  friend bool operator==(const Justification&, const Justification&) = default;
};

// moves=touch: the last play, until the opponent throws.
struct LastPlay {
  Position before;  // seen by the player
  Side by = Side::White;
  Roll roll;
  std::vector<Step> steps;
  PerSide<int> rolls_in_releve;  // before the men were put back, if they were
  friend bool operator==(const LastPlay&, const LastPlay&) = default;
};

// R26: a man unseen in the second table, on the flèches of its owner.
struct Trespass {
  Side by = Side::White;
  Fleche on = 0;
  friend bool operator==(const Trespass&, const Trespass&) = default;
};

// The next step that is asked for.
enum class Phase : std::uint8_t {
  Lead,
  Throw,
  Play,
  Going,  // `goer` has announced going (R16)
  Again,  // the men are played again, as a remedy
};

struct Pending {
  Marks base;  // before the first of `entries`
  std::vector<MarkEntry> entries;
  PerSide<PendingMark> gained;
  PerSide<PendingMark> received;
  PerSide<PendingMark> past;  // K5: gained by the roll that bore off, once the player has thrown again
  std::vector<EcoleClaim> claims;
  int claims_made = 0;
  PerSide<std::optional<Justification>> asked;  // the last of each
  int rolls = 0;                                // thrown since this began
  Phase phase = Phase::Lead;
  Side goer = Side::White;
  PerSide<int> held;  // holes of the last roll of each on which they hold
  std::vector<Fleche> touched;
  bool adjusting = false;  // j'adoube was announced
  std::optional<LastPlay> played;
  std::optional<Demand> demand;
  std::optional<Trespass> trespass;
  std::optional<Roll> early;  // R30: thrown by the opponent of the player who still has men to play
  bool stayed = false;        // the player who announced going with this roll has had to stay (R16)
  bool gone = false;          // the side that threw last has gone: the men were put back
  bool settled = false;       // it is over, and nothing can be disputed
  friend bool operator==(const Pending&, const Pending&) = default;
};

}  // namespace trictrac::referee
