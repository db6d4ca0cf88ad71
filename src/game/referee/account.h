// What has been marked since the last mark that nobody can dispute any more, as a list from which the score
// follows: whoever corrects a mark corrects the list, and holes, jetons and bredouilles come out anew (R9).
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "game/rules/marks.h"
#include "game/rules/options.h"

namespace trictrac::referee {

enum class Why : std::uint8_t { Gained, Received, School, FalseSchool, Gone };

// When a mark counts: the number of the roll, and the place within its turn.
enum class Place : std::uint8_t {
  Thrown,    // R8: schools for what was marked before the throw come before what the roll gives
  Gained,    // what the roll gives who threw it
  Disputed,  // false schools said before the men are touched
  Received,  // what it gives the other
  School,    // schools come after all other points of the moment (S1 XVII)
  Gone,      // who goes clears the points of both (K4)
  After,     // what is said after that
};
constexpr int moment(int roll, Place p) { return roll * 8 + static_cast<int>(p); }
constexpr int roll_of(int moment) { return moment / 8; }

struct Entry {
  Side side = Side::White;
  Why why = Why::Gained;
  int points = 0;
  int moment = 0;
  int of = 0;                // the sheet it is part of (pending.h), or the claim
  std::optional<int> holes;  // pegged by hand (R13); else those that the points make
  bool jeton = true;         // the second jeton is taken where it is due (R13)
  bool pavillon = true;      // and the pavillon
  bool etendard = true;      // and the étendard, and the cravate, of a match that has them (S3)
  bool cravate = true;
  friend bool operator==(const Entry&, const Entry&) = default;
};

struct Counted {
  int holes = 0;   // that the entry made
  int lawful = 0;  // that its points make
  int points = 0;  // that it stands for, twelve for every hole forgotten or too many counted in (R13)
};
// An entry with what it made of the score.
struct Reckoned {
  Entry entry;
  Counted counted;
};
struct Score {
  Marks marks;
  std::vector<Counted> entries;  // of each entry
  std::optional<Side> winner;    // who first had the holes that end it (K6)
};

// The score after all entries.
Score score_of(const Marks& base, std::span<const Entry> entries, Goal goal);

// Puts an entry behind all that count before it or at the same place.
void insert(std::vector<Entry>& entries, const Entry& e);

}  // namespace trictrac::referee
