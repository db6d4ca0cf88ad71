// One marqué of the partie à écrire: a fold over the holes won at the board and over who goes (section E).
#pragma once

#include <optional>
#include <string_view>
#include <variant>

#include "game/match/ecrire_options.h"
#include "game/rules/marks.h"
#include "game/rules/side.h"

namespace trictrac {

inline constexpr int kObligatoryHole = 6;  // from here on whoever goes ends the marqué (S0 §3, S1 XVI, S3)
inline constexpr int kGrandeHoles = 12;    // of one run: a grande bredouille (S0 §4, S1 XV, S3)

// What one roll marks for one side (K2). `own`: by his own dice, so that he may go on it (K4).
struct HolesWon {
  Side side = Side::White;
  int holes = 1;
  bool own = true;
  bool of_school = false;  // marked against the other (section R): who may go may still go
  // R2: the signs due with them were taken; else forgotten, where pegs are moved by hand.
  bool pavillon = true;
  bool etendard = true;
  bool cravate = true;
  friend bool operator==(const HolesWon&, const HolesWon&) = default;
};
// K4: he goes on the holes just won; the men go back to the talons.
struct Went {
  Side side = Side::White;
  friend bool operator==(const Went&, const Went&) = default;
};
using MarqueEvent = std::variant<HolesWon, Went>;

enum class Run : std::uint8_t { None, Petite, Grande };  // the winner's holes in one run: the bredouille
enum class Going : std::uint8_t { Lift, Win, Concede, Refait };  // what going does
std::string_view name_of(Going going);                           // as in messages

// How an ended marqué is paid.
struct MarqueResult {
  Going end = Going::Win;      // Win, Concede (the other wins) or Refait
  std::optional<Side> winner;  // nobody: a refait
  PerSide<int> holes;
  Run run = Run::None;
  int rate = 1;         // jetons for each hole of the winner
  int consolation = 0;  // at that rate; an idle third player is paid the same (S1 XIX, S3)
  int jetons = 0;       // what the loser pays the winner, the consolation included
  friend bool operator==(const MarqueResult&, const MarqueResult&) = default;
};

// A marqué of which only the end is known, as at a wooden board.
struct MarqueEnd {
  PerSide<int> holes{};  // the greater is six or more
  bool one_run = false;  // the winner's were uninterrupted to the end
  bool lifted = true;    // and he had gone in between, or wins in return against one who had
  friend bool operator==(const MarqueEnd&, const MarqueEnd&) = default;
};

struct Marque {
  MarqueOptions options{};
  int refaits = 0;  // void marqués just before this one
  PerSide<int> holes{};
  std::optional<Side> first{};   // who took the first hole
  PerSide<bool> broken{};        // the other took a hole after his: no bredouille is left to him
  PerSide<bool> lifted{};        // he has gone since his first hole
  PerSide<bool> in_return{};     // the other had the obligatory hole when he began
  std::optional<Side> may_go{};  // has just won on his own dice
  std::optional<MarqueResult> result{};
  friend bool operator==(const Marque&, const Marque&) = default;
};

// Why an event cannot happen above the board, whatever the format.
enum class LedgerError : std::uint8_t { Over, NoHoles, MayNotGo, Suspended, NotHere, EqualDice, BadHoles };

// Why `e` cannot happen now, or nothing. S1 XVI: only a hole of one's own dice lets one go.
std::optional<LedgerError> refused(const Marque& m, const MarqueEvent& e);

// The marqué after `e`, which is not refused.
Marque after(Marque m, const MarqueEvent& e);

// How `played` is paid after that many refaits; equal holes are a refait.
MarqueResult result_of(const MarqueOptions& options, int refaits, const MarqueEnd& played);

// E: has anyone reached the sixth hole?
bool obligatory(const Marque& m);

// What going would do for `s` now; nothing if he may not go. Refait: he may call it (S0 §3, S1 XVI, S3).
std::optional<Going> if_goes(const Marque& m, Side s);

// Holes `s` needs in all to win by going: six, or one more than the other, whom he must then surpass in
// this same holding, since any going from now on ends the marqué (S3).
int needed(const Marque& m, Side s);

// K7, S3: may `s` still win in bredouille? So long as the other takes no hole after one of his.
bool run_open(const Marque& m, Side s);

// Jetons for each hole of `s` if he wins with such a run and does not go before. A run begun when the
// other already had the obligatory hole pays as that one's would have (S3).
int rate_of(const Marque& m, Side s, Run run);

// Jetons that `s` would be paid if the marqué ended now; nothing while he has not won it.
std::optional<int> paid_now(const Marque& m, Side s);

// Two, and two more for each refait, or doubled by each: before the rate (S0 §4; S1 XIX, S3).
int consolation_of(const MarqueOptions& options, int refaits);

// `m`, just begun, as it stands with these holes: `runner`'s are one run, if anyone's are. Who took the first
// of them where nobody's are, who has gone, and who began in return is not told by this.
Marque with_run(Marque m, PerSide<int> holes, std::optional<Side> runner);

// What stands at the board to show it. Pavillon: K7. Étendard: a run without going, taken with its
// first hole and given up by going; cravate: a run begun second (S3).
struct Shown {
  Pavillon pavillon = Pavillon::Middle;
  std::optional<Side> etendard{};
  std::optional<Side> cravate{};
  friend bool operator==(const Shown&, const Shown&) = default;
};
Shown shown(const Marque& m);

}  // namespace trictrac
