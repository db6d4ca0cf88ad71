#include "lab/exercises/themes.h"

#include <algorithm>
#include <string_view>

#include "engine/advice/outlook.h"
#include "game/match/marque.h"
#include "game/rules/ground.h"
#include "lab/learn/settings.h"

namespace trictrac::exercises {
namespace {

constexpr int kOpeningRolls = 3;
constexpr int kNearlyFull = 3;
constexpr int kHalf = 18;
constexpr int kNearTheEnd = 10;
constexpr int kLongRun = 3;

int missing(const Men& men, FlecheSet jan) {
  return 12 - size(at_least(men, 1) & jan) - size(at_least(men, 2) & jan);
}

int least_missing(const Men& men) {
  int least = missing(men, kRetour);
  if (can_fill_petit_jan(men)) least = std::min(least, missing(men, kPetitJan));
  if (can_fill_grand_jan(men)) least = std::min(least, missing(men, kGrandJan));
  return least;
}

bool takes_coin(const Men& before, const Men& then) { return before.on(kCoin) == 0 && then.on(kCoin) > 0; }

bool attacks(const State& s, const Men& then) {
  return advice::odds_of({then, s.board.other}, s.options, Context{}).hit_true >= kHalf;
}

bool near_the_end(const State& s, const Turn& turn) {
  const bool off = std::ranges::any_of(turn.events, [](const Event& e) { return e.jan == Jan::BearOff; });
  const int near = s.options.goal == Goal::None ? kObligatoryHole : kNearTheEnd;
  return off || s.board.own.off > 0 || std::max(s.marks.holes.white, s.marks.holes.black) >= near;
}

bool bredouille_in_sight(const State& s) {
  return s.options.goal == Goal::None && std::ranges::any_of(kSides, [&](Side side) {
           return s.marks.holes[side] >= kLongRun && in_grande_bredouille(s.marks, side);
         });
}

}  // namespace

std::string themes_of(const State& s, const Turn& turn, const Play& best) {
  const Men then = after(s.board.own, best);
  std::string words;
  const auto add = [&](bool is, std::string_view word) {
    if (is) words += (words.empty() ? "" : " ") + std::string(word);
  };
  const int lacking = least_missing(s.board.own);
  add(s.rolls_in_releve[s.to_act] <= kOpeningRolls, "opening");
  add(lacking > 0 && lacking <= kNearlyFull, "filling");
  add(lacking == 0, "keeping");
  add(takes_coin(s.board.own, then), "coin");
  add(attacks(s, then), "attack");
  add(learn::someone_returns(s.board), "return");
  add(near_the_end(s, turn), "end");
  add(bredouille_in_sight(s), "bredouille");
  return words.empty() ? "plan" : words;
}

}  // namespace trictrac::exercises
