// A marqué of the partie à écrire: a fold over holes and goings (section E).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>

#include "base/enum_table.h"
#include "game/rules/marks.h"
#include "game/rules/side.h"

namespace trictrac {

// The jetons for each hole of the winner: if they went during the run, and if they did not.
struct Rates {
  int lifted = 1;
  int unlifted = 1;
  friend constexpr bool operator==(const Rates&, const Rates&) = default;
};

enum class Consolation : std::uint8_t {
  Added,
  Doubled
};  // by refaits: 2, 4, 6, 8 (S0 §4) or 2, 4, 8, 16 (S1 XIX)
enum class Signs : std::uint8_t { Pavillon, EtendardCravate };  // the sign of a bredouille (S0 §4, S3)

struct MarqueOptions {
  Rates petite{2, 2};  // six to eleven holes in one run
  Rates grande{4, 4};  // twelve and more
  Consolation consolation = Consolation::Added;
  Signs signs = Signs::Pavillon;
  int hole_cap = 0;  // holes one player may take, at least six; 0: no limit (S1 II)
  friend constexpr bool operator==(const MarqueOptions&, const MarqueOptions&) = default;
};

inline constexpr int kObligatoryHole = 6;  // from here on going ends the marqué (S0 §3, S1 XVI, S3)
inline constexpr int kGrandeHoles = 12;    // of one run: a grande bredouille (S0 §4, S1 XV, S3)

// The holes that one roll makes for one side (K2). `own`: made by its own dice, so that it may go (K4).
struct HolesWon {
  Side side = Side::White;
  int holes = 1;
  bool own = true;
  bool of_school = false;  // an école (section R): the side that may go may still go
  // R2: whether the signs due with the holes were taken. If pegs are moved by hand, they may be forgotten.
  bool pavillon = true;
  bool etendard = true;
  bool cravate = true;
  friend bool operator==(const HolesWon&, const HolesWon&) = default;
};
// K4: `side` goes on the holes just made; the men return to the talons.
struct Went {
  Side side = Side::White;
  friend bool operator==(const Went&, const Went&) = default;
};
using MarqueEvent = std::variant<HolesWon, Went>;

enum class Run : std::uint8_t { None, Petite, Grande };  // the winner's holes in one run: the bredouille
enum class Going : std::uint8_t { Lift, Win, Concede, Refait };  // the effect of going
inline constexpr EnumTable<Going, Going::Refait, std::string_view> kGoings({
    {Going::Lift, "lift"},
    {Going::Win, "win"},
    {Going::Concede, "concede"},
    {Going::Refait, "refait"},
});
// Returns the name in messages.
constexpr std::string_view name_of(Going going) { return kGoings[going]; }

// The payment of a marqué that has ended.
struct MarqueResult {
  Going end = Going::Win;      // Win, Concede (the opponent wins) or Refait
  std::optional<Side> winner;  // nullopt: a refait
  PerSide<int> holes;
  Run run = Run::None;
  int rate = 1;         // jetons for each hole of the winner
  int consolation = 0;  // at that rate; an idle third player is paid the same (S1 XIX, S3)
  int jetons = 0;       // the payment of the loser to the winner, with the consolation
  friend bool operator==(const MarqueResult&, const MarqueResult&) = default;
};

// A round (a marqué, a tour or a meeting) of which only the end is known, as on a score sheet.
struct RoundEnd {
  PerSide<int> holes{};  // the greater is six or more
  bool one_run = false;  // the winner's were uninterrupted to the end
  bool lifted = true;    // and the winner had gone in between, or wins in return against one who had
  friend bool operator==(const RoundEnd&, const RoundEnd&) = default;
};

struct Marque {
  MarqueOptions options{};
  int refaits = 0;  // void marqués just before this one
  PerSide<int> holes{};
  std::optional<Side> first{};   // who took the first hole
  PerSide<bool> broken{};        // the opponent took a hole after theirs: no bredouille is left
  PerSide<bool> lifted{};        // has gone since the first hole
  PerSide<bool> in_return{};     // the opponent had the obligatory hole when they began
  std::optional<Side> may_go{};  // has just won on its own dice
  std::optional<MarqueResult> result{};
  friend bool operator==(const Marque&, const Marque&) = default;
};

// Reasons to refuse a ledger event, in any format.
enum class LedgerError : std::uint8_t { Over, NoHoles, MayNotGo, Suspended, NotHere, EqualDice, BadHoles };

// Returns the reason why `e` is not possible now, or nullopt: a side may go only on a hole of its own dice
// (S1 XVI).
std::optional<LedgerError> refused(const Marque& m, const MarqueEvent& e);

// Returns the marqué after `e`. Requires that refused(m, e) is nullopt.
Marque after(Marque m, const MarqueEvent& e);

// Returns the payment of `played` after this many refaits; equal holes are a refait.
MarqueResult result_of(const MarqueOptions& options, int refaits, const RoundEnd& played);

// Returns whether either side has reached the sixth hole (E).
bool obligatory(const Marque& m);

// Returns the effect of going for `s` now, or nullopt if `s` may not go. Refait: `s` may call it (S0 §3, S1
// XVI, S3).
std::optional<Going> if_goes(const Marque& m, Side s);

// Returns the holes that `s` needs in all to win by going: six, or one more than the opponent. In the latter
// case `s` must pass the opponent without lifting, since any going now ends the marqué (S3).
int needed(const Marque& m, Side s);

// Returns whether `s` can still win in bredouille: the opponent has taken no hole after a hole of `s` (K7,
// S3).
bool run_open(const Marque& m, Side s);

// Returns the jetons for each hole of `s` after winning with such a run without going. A run begun after the
// opponent's obligatory hole pays the opponent's rate (S3).
int rate_of(const Marque& m, Side s, Run run);

// Returns the jetons that `s` would be paid if the marqué ended now, or nullopt if `s` has not won it.
std::optional<int> paid_now(const Marque& m, Side s);

// Returns the consolation, before the rate: two, and two more for each refait, or doubled by each (S0 §4; S1
// XIX, S3).
int consolation_of(const MarqueOptions& options, int refaits);

// Returns `m`, just begun, with these holes: `runner`'s are one run, if there is a runner. Who took the first
// hole without a run, who has gone, and who began in return is not known from this.
Marque with_run(Marque m, PerSide<int> holes, std::optional<Side> runner);

// The signs on the board. Pavillon: K7. Étendard: a run without going, taken with its first hole and lost by
// going. Cravate: a run begun second (S3).
struct Shown {
  Pavillon pavillon = Pavillon::Middle;
  std::optional<Side> etendard{};
  std::optional<Side> cravate{};
  friend bool operator==(const Shown&, const Shown&) = default;
};
// Returns the signs on the board for `m`.
Shown shown(const Marque& m);

}  // namespace trictrac
