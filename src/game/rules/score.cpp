#include "game/rules/score.h"

namespace trictrac {

Reached reached(const Ground& g, Roll roll, Fleche target) {
  const Reach r(g.own, hit_rests(g), roll);
  return {contains(r.a, target), contains(r.b, target), contains(r.sum, target)};
}

namespace {

// The flèches on which a man of the opponent stands alone.
FlecheSet men_alone(const Ground& g) { return g.other & hit_rests(g); }

void add_hits(FlecheSet targets, const Reach& r, bool doublet, Jan outer, Jan home, Events& events) {
  while (targets) {
    const Fleche f = pop(targets);
    const int ways = contains(r.a, f) + contains(r.b, f) + contains(r.sum, f);
    add(events, contains(kOuter, f) ? outer : home, ways == 0 ? 1 : ways, doublet, only(f));
  }
}

void score_true_hits(const Throw& t, Events& events) {
  const Reach& r = t.reach;
  const FlecheSet hit = men_alone(t.g) & (r.a | r.b | r.sum);
  add_hits(hit, r, t.roll.doublet(), Jan::HitTrueOuter, Jan::HitTrueHome, events);
}

void score_false_hits(const Throw& t, Events& events) {
  const Reach& r = t.reach;
  const FlecheSet hit = men_alone(t.g) & r.closed_sum & ~(r.a | r.b);
  add_hits(hit, r, t.roll.doublet(), Jan::HitFalseOuter, Jan::HitFalseHome, events);
}

// P11: one way for each number, or the sum with a rest, onto each gap between two men alone.
void score_margot(const Throw& t, Events& events) {
  if (!t.options.margot) return;
  const FlecheSet halves = men_alone(t.g) & ~(only(kCoin) | only(kOtherCoin));
  const FlecheSet empty = kAllFleches & ~(t.g.own | t.g.other);
  const Reach& r = t.reach;
  FlecheSet gaps = empty & ahead(halves, 1) & behind(halves, 1) & (r.a | r.b | r.sum);
  while (gaps) {
    const Fleche f = pop(gaps);
    add(events, Jan::Margot, contains(r.a, f) + contains(r.b, f) + contains(r.sum, f), t.roll.doublet(),
        only(f));
  }
}

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
// man fills by the sum, it may as well take the place of a spare man on its rest that goes there.
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

// P6: a play without steps keeps, too.
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

namespace {

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

constexpr FlecheSet kSixTables = span(2, 7);

// P7: third roll of the relevé, four men alone on four of 2..7, the two numbers bring the others.
bool six_tables(const Throw& t) {
  if (t.context.roll_in_releve != 3 || t.p.own.on(kTalon) != 11) return false;
  const FlecheSet garnished = t.g.own & kSixTables;
  return size(garnished) == 4 &&
         (garnished | only(kTalon + t.roll.a) | only(kTalon + t.roll.b)) == kSixTables;
}

// Exactly two men have left the talon (P8).
bool two_men_down(const Throw& t) { return t.p.own.on(kTalon) == 13 && t.p.own.off == 0; }

// P8: one number carries one of the two men to the own empty coin, the second number the second man to the
// opponent's coin.
bool two_tables(const Throw& t) {
  if (!two_men_down(t) || t.g.coin != 0) return false;
  const FlecheSet down = t.g.own & ~only(kTalon);
  const auto reaches = [&](int own, int far) {
    const Fleche x = kCoin - own, y = kOtherCoin - far;
    if (x == y) return down == only(x);  // both men stand there
    return down == (only(x) | only(y));
  };
  return reaches(t.roll.a, t.roll.b) || reaches(t.roll.b, t.roll.a);
}

// P8: the two men hold the own coin and an ace falls.
bool mezeas(const Throw& t) { return two_men_down(t) && t.g.coin == 2 && (t.roll.a == 1 || t.roll.b == 1); }

bool rencontre(const Throw& t) {
  return t.options.rencontre && t.context.second_player_first_roll && t.context.first_player_first_roll &&
         t.context.first_player_first_roll->same(t.roll);
}

void score_departures(const Throw& t, Events& events) {
  const bool doublet = t.roll.doublet();
  if (rencontre(t)) add(events, Jan::Rencontre, 1, doublet, 0);
  if (six_tables(t))
    add(events, Jan::SixTables, 1, doublet, only(kTalon + t.roll.a) | only(kTalon + t.roll.b));
  if (!t.g.other_coin_empty) return;
  if (two_tables(t)) add(events, Jan::TwoTables, 1, doublet, only(kCoin) | only(kOtherCoin));
  if (mezeas(t)) add(events, Jan::Mezeas, 1, doublet, only(kOtherCoin));
}

void score_contre_jans(const Throw& t, Events& events) {
  if (t.g.other_coin_empty) return;
  const bool doublet = t.roll.doublet();
  if (two_tables(t)) add(events, Jan::ContreTwoTables, 1, doublet, only(kCoin) | only(kOtherCoin));
  if (mezeas(t)) add(events, Jan::ContreMezeas, 1, doublet, only(kOtherCoin));
}

// P4: both numbers carry men other than the own coin's two onto the opponent's empty coin.
void score_corner(const Throw& t, Events& events) {
  if (t.g.coin < 2 || !t.g.other_coin_empty) return;
  const auto free_men = [&](int number) {
    const Fleche f = kOtherCoin - number;
    return t.p.own.on(f) - (f == kCoin ? 2 : 0);
  };
  const bool hit =
      t.roll.doublet() ? free_men(t.roll.a) >= 2 : free_men(t.roll.a) >= 1 && free_men(t.roll.b) >= 1;
  if (hit) add(events, Jan::CornerHit, 1, t.roll.doublet(), only(kOtherCoin));
}

// P11: the fifteen on the own coin.
void score_pile(const Throw& t, Events& events) {
  if (!t.options.pile || t.g.coin < kMenPerSide - 2) return;
  const bool doublet = t.roll.doublet();
  if (t.g.coin == kMenPerSide) {
    if (t.plays[0].size == 0) add(events, Jan::PileKeep, 1, doublet, only(kCoin));
    return;
  }
  bool made = false;
  for (const Play& play : t.plays) {
    const Men men = after(t.p.own, play);
    if (at_least(men, 1) & ~span(kTalon, kCoin)) return;  // a man passes to the return
    made = made || men.on(kCoin) == kMenPerSide;
  }
  if (made) add(events, Jan::PileMake, 1, doublet, only(kCoin));
}

// P9: taking the last man is then compulsory.
void score_last_man(const Throw& t, Events& events, Obligation& obligation) {
  if (t.p.own.off < kMenPerSide - 2) return;
  for (const Play& play : t.plays)
    if (after(t.p.own, play).off == kMenPerSide) {
      add(events, Jan::BearOff, 1, t.roll.doublet(), only(kOff));
      obligation = {Obligation::Kind::TakeLast, 0};
      return;
    }
}

// P10: all possible plays play as many numbers; a number left over by the last man is none.
void score_helpless(const Throw& t, Events& events) {
  const Play& play = t.plays[0];
  const int unplayed = 2 - play.numbers;
  if (unplayed == 0 || after(t.p.own, play).off == kMenPerSide) return;
  add(events, Jan::Helpless, unplayed, t.roll.doublet(), 0);
}

}  // namespace

void score(const Throw& t, Events& events, Obligation& obligation) {
  score_departures(t, events);
  score_true_hits(t, events);
  score_corner(t, events);
  score_pleins(t, events, obligation);
  score_pile(t, events);
  score_last_man(t, events, obligation);
  score_contre_jans(t, events);
  score_false_hits(t, events);
  score_margot(t, events);
  score_helpless(t, events);
}

}  // namespace trictrac
