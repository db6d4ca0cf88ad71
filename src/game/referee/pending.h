// What is not settled yet at a board where players mark for themselves, or play under pain of fausses cases
// (section R): beside the State, all that decides what may still be said.
#pragma once

#include <optional>
#include <vector>

#include "game/event/event.h"
#include "game/referee/account.h"
#include "game/referee/remedies.h"
#include "game/rules/jan.h"
#include "game/rules/position.h"
#include "game/rules/side.h"
#include "game/rules/tariff.h"

namespace trictrac::referee {

// A jan that a roll was worth to one of the two.
struct JanDue {
  Jan jan = Jan::Helpless;
  int ways = 0;
  int points = 0;
  friend bool operator==(const JanDue&, const JanDue&) = default;
};

// One player's mark for one roll, until the other has thrown after it.
struct Sheet {
  int of = 0;                // the number of the roll it began with; 0: there is none
  int roll = 0;              // the last roll counted into it (one who has borne off throws again, K5)
  int due = 0;               // points by the rules
  int undone = 0;            // of those, for a jan that could be filled or kept and was not (R15)
  int given = 0;             // marked before what is kept here began
  int schooled = 0;          // points too few that the other has marked as a school
  bool open = false;         // it may still be marked
  bool done = false;         // R5: points too few are a school from now on
  bool claimable = false;    // R8: the other has not thrown yet
  std::vector<JanDue> jans;  // of which `due` is the sum (R12, R17)
  friend bool operator==(const Sheet&, const Sheet&) = default;
};

inline constexpr int kHelpless = tariff(Jan::Helpless).simple;  // points for each number not played

// So many numbers more, or fewer, that could not be played are due to be marked.
void owe_helplessness(Sheet& sheet, int numbers);

// A school that was marked, as long as it may be disputed.
struct Claim {
  int id = 0;
  Side by = Side::White;
  MarkPart part = MarkPart::Gained;
  int of = 0;            // the sheet it is about
  int points = 0;        // that were marked as a school
  int right = 0;         // of those, by the rules
  int back = 0;          // taken back from the mark, which was too much
  int disputed = 0;      // R11
  int back_again = 0;    // of what was taken back, given back by the dispute
  bool fresh = true;     // may still be disputed, and the whole demanded (R10, R11)
  bool insists = false;  // disputed, and may still be maintained (R12)
  int undone = 0;        // of what was taken back, for a jan that was due and not done (R15)
  friend bool operator==(const Claim&, const Claim&) = default;
};

// R17: the reason of a mark of the other's, asked as long as that may be disputed.
struct Question {
  MarkPart part = MarkPart::Gained;
  int of = 0;  // the sheet it is about
  bool answered = false;
  friend bool operator==(const Question&, const Question&) = default;
};

// moves=touch: the last play, until the other throws.
struct Played {
  Position before;  // seen by who played
  Side by = Side::White;
  Roll roll;
  std::vector<Step> steps;
  PerSide<int> rolls_in_releve;  // before the men were put back, if they were
  friend bool operator==(const Played&, const Played&) = default;
};

// R26: a man unseen in the second table, as his owner counts.
struct Trespass {
  Side by = Side::White;
  Fleche on = 0;
  friend bool operator==(const Trespass&, const Trespass&) = default;
};

enum class Phase : std::uint8_t {
  Lead,
  Throw,
  Play,
  Going,  // `goer` has said that he goes (R16)
  Again,  // the men are played again, as a remedy
};

struct Pending {
  Marks base;  // before the first of `entries`
  std::vector<Entry> entries;
  PerSide<Sheet> gained;
  PerSide<Sheet> received;
  PerSide<Sheet> past;  // K5: gained by the roll with which one bore off, once one has thrown again
  std::vector<Claim> claims;
  int claims_made = 0;
  PerSide<std::optional<Question>> asked;  // the last of each
  int rolls = 0;                           // thrown since this began
  Phase phase = Phase::Lead;
  Side goer = Side::White;
  PerSide<int> held;  // holes of the last roll of each on which he holds
  std::vector<Fleche> touched;
  bool adjusting = false;  // j'adoube was said
  std::optional<Played> played;
  std::optional<Demand> demand;
  std::optional<Trespass> trespass;
  std::optional<Roll> early;  // R30: thrown by the opponent of the player who still has men to play
  bool stayed = false;        // the player who announced going with this roll has had to stay (R16)
  bool gone = false;          // who threw last has gone: the men were put back
  bool settled = false;       // it is over, and nothing can be disputed
  friend bool operator==(const Pending&, const Pending&) = default;
};

}  // namespace trictrac::referee
