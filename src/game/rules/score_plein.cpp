#include "game/rules/score.h"

namespace trictrac {
namespace {

struct JanPlein {
  FlecheSet fleches;
  Jan fill;
  Jan keep;
};
constexpr JanPlein kPleins[] = {
    {kPetitJan, Jan::PetitJanFill, Jan::PetitJanKeep},
    {kGrandJan, Jan::GrandJanFill, Jan::GrandJanKeep},
    {kRetour, Jan::RetourFill, Jan::RetourKeep},
};

bool full(const Men& men, FlecheSet jan) { return (at_least(men, 2) & jan) == jan; }

int men_short(FlecheSet one, FlecheSet two, FlecheSet jan) { return 12 - size(one & jan) - size(two & jan); }

// Men on `f` that the plein of this jan does not need (P5); the own coin's two never serve the retour.
bool spare_man(const Men& men, Fleche f, FlecheSet jan) {
  if (f < 1) return false;
  const bool bound = contains(jan, f) || (f == kCoin && jan == kRetour);
  return men.on(f) >= (bound ? 3 : 1);
}

// P5: a play that ends full in which a spare man goes from f to the missing flèche by one number. Where one
// man fills by the sum, he may as well take the place of a spare man on his rest who goes there.
bool direct_way(const Position& p, const Plays& plays, FlecheSet jan, Fleche f, Fleche target) {
  if (!spare_man(p.own, f, jan)) return false;
  for (const Play& play : plays) {
    if (!play_fills(p, play, jan)) continue;
    if (play.tout_d_une()) return true;
    for (const Step& s : play)
      if (s.from == f && s.to == target) return true;
  }
  return false;
}

bool sum_way(const Position& p, const Plays& plays, FlecheSet jan, Fleche f, Fleche target) {
  if (!spare_man(p.own, f, jan)) return false;
  for (const Play& play : plays)
    if (play.tout_d_une() && play.steps[0].from == f && play.steps[1].to == target &&
        play_fills(p, play, jan))
      return true;
  return false;
}

bool any_play_fills(const Position& p, const Plays& plays, FlecheSet jan) {
  for (const Play& play : plays)
    if (play_fills(p, play, jan)) return true;
  return false;
}

// P6: helplessness counts: a play without steps keeps.
bool any_play_keeps(const Position& p, const Plays& plays, FlecheSet jan) {
  for (const Play& play : plays)
    if (full(after(p.own, play), jan)) return true;
  return false;
}

}  // namespace

bool play_fills(const Position& p, const Play& play, FlecheSet jan) {
  const Men men = after(p.own, play);
  if (!full(men, jan)) return false;
  return jan != kRetour || p.own.on(kCoin) < 2 || men.on(kCoin) >= 2;
}

Fill fill_of(const Position& p, Roll roll, const Plays& plays, FlecheSet jan) {
  const FlecheSet two = at_least(p.own, 2);
  const int missing = men_short(at_least(p.own, 1), two, jan);
  TRICTRAC_ASSERT(missing == 1 || missing == 2);
  Fill fill;
  fill.at = jan & ~two;
  if (missing == 2) {
    fill.by_two = any_play_fills(p, plays, jan);
    return fill;
  }
  const Fleche target = first_of(fill.at);
  fill.by_a = direct_way(p, plays, jan, target - roll.a, target);
  fill.by_b = !roll.doublet() && direct_way(p, plays, jan, target - roll.b, target);
  fill.by_sum = sum_way(p, plays, jan, target - roll.sum(), target);
  return fill;
}

void score_pleins(const Throw& t, Events& events, Obligation& obligation) {
  const FlecheSet two = t.g.own_two;
  for (const JanPlein& jan : kPleins) {
    const int missing = men_short(t.g.own, two, jan.fleches);
    if (missing > 2) continue;
    if (missing == 0) {
      if (!any_play_keeps(t.p, t.plays, jan.fleches)) continue;
      add(events, jan.keep, 1, t.roll.doublet(), jan.fleches);
      obligation = {Obligation::Kind::Keep, jan.fleches};
      continue;
    }
    const Fill fill = fill_of(t.p, t.roll, t.plays, jan.fleches);
    if (fill.ways() == 0) continue;
    add(events, jan.fill, fill.ways(), t.roll.doublet(), fill.at);
    obligation = {Obligation::Kind::Fill, jan.fleches};
  }
}

}  // namespace trictrac
