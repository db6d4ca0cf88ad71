#include "game/rules/score.h"

namespace trictrac {
namespace {

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

// P8: one number carries one of the two men to the own empty coin, the other number the other man to
// the other's coin.
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

}  // namespace

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

// P4: both numbers carry men other than the own coin's two onto the other's empty coin.
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

// P9. Taking the last man is then compulsory.
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

}  // namespace trictrac
