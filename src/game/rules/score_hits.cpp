#include "game/rules/score.h"

namespace trictrac {

namespace {

// Held by the other, yet open to a rest: by one man.
FlecheSet men_alone(const Ground& g) { return g.other & hit_rests(g); }

void add_hits(FlecheSet targets, const Reach& r, bool doublet, Jan outer, Jan home, Events& events) {
  while (targets) {
    const Fleche f = pop(targets);
    const int ways = contains(r.a, f) + contains(r.b, f) + contains(r.sum, f);
    add(events, contains(kOuter, f) ? outer : home, ways == 0 ? 1 : ways, doublet, only(f));
  }
}

}  // namespace

Reached reached(const Ground& g, Roll roll, Fleche target) {
  const Reach r(g.own, hit_rests(g), roll);
  return {contains(r.a, target), contains(r.b, target), contains(r.sum, target),
          contains(r.closed_sum, target)};
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

}  // namespace trictrac
