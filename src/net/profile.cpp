#include "net/profile.h"

#include <array>

#include "rules/roll.h"

namespace trictrac::net {
namespace {

constexpr int kNumbers = 6;

// For each number the flèches reached, and those on which a man may rest on the way.
struct Reached {
  std::array<FlecheSet, kNumbers + 1> by{};
  std::array<FlecheSet, kNumbers + 1> resting{};
};

Reached reached_by(const Sets& s) {
  Reached r;
  const FlecheSet rests = kAllFleches & ~s.other_two;
  for (int n = 1; n <= kNumbers; ++n) {
    r.by[n] = ahead(s.own_one, n);
    r.resting[n] = r.by[n] & rests;
  }
  return r;
}

struct Price {
  int outer, home;
  int operator()(FlecheSet hit) const { return size(hit & kOuter) * outer + size(hit & ~kOuter) * home; }
};
constexpr Price kSimple{2, 4}, kDoublet{4, 6};

// P1: every throw of two numbers holds each of its numbers ten times in all, and each doublet once.
int direct_hits(const Reached& r, FlecheSet alone) {
  int sum = 0;
  for (int n = 1; n <= kNumbers; ++n) {
    const FlecheSet hit = alone & r.by[n];
    if (hit) sum += 10 * kSimple(hit) + kDoublet(hit);
  }
  return sum;
}

void add_sum(const Reached& r, FlecheSet far, int a, int b, Profile& p) {
  const FlecheSet by_sum = far & (ahead(r.resting[a], b) | ahead(r.resting[b], a));
  const Price& price = a == b ? kDoublet : kSimple;
  const int times = a == b ? 1 : 2;
  p.true_hits += times * price(by_sum);
  p.false_hits += times * price(far & ~by_sum & ~r.by[a] & ~r.by[b]);
}

// P1, P2 by both numbers together.
void add_sums(const Reached& r, FlecheSet own, FlecheSet alone, Profile& p) {
  for (int sum = 2; sum <= 2 * kNumbers; ++sum) {
    const FlecheSet far = alone & ahead(own, sum);
    if (!far) continue;
    for (int b = sum > kNumbers ? sum - kNumbers : 1; 2 * b <= sum; ++b) add_sum(r, far, sum - b, b, p);
  }
}

// Flèches from which a man may leave to complete `jan`, which is short of one man on `gap`.
bool short_of_one(const Sets& s, FlecheSet jan, FlecheSet& gap) {
  gap = jan & ~s.own_two;
  return size(gap) == 1 && (s.own_one & gap) != 0;
}

int throws_that_fill(const Sets& s) {
  int throws_won = 0;
  for (const FlecheSet jan : {kPetitJan, kGrandJan}) {
    FlecheSet gap = 0;
    if (!short_of_one(s, jan, gap)) continue;
    // Men outside the jan, before it; a third man inside it is left to the search.
    const FlecheSet free = s.own_one & ~jan & (gap - 1);
    const FlecheSet rests = kAllFleches & ~s.other_one;
    bool direct[kNumbers + 1] = {};
    for (int n = 1; n <= kNumbers; ++n) direct[n] = (ahead(free, n) & gap) != 0;
    for (int a = 1; a <= kNumbers; ++a)
      for (int b = 1; b <= kNumbers; ++b)
        throws_won += direct[a] || direct[b] || (ahead(ahead(free, a) & rests, b) & gap) != 0 ||
                      (ahead(ahead(free, b) & rests, a) & gap) != 0;
  }
  return throws_won;
}

// M6: by effect, and by puissance where the other's coin is empty too. Of k flèches from which a number leads
// to the coin, any two are taken by two throws; two men on one, by a doublet.
int throws_that_take_the_coin(const Sets& s) {
  if (contains(s.own_one | s.other_one, kCoin)) return 0;
  const auto leading_to = [](FlecheSet set, Fleche base) { return size(set & span(base - kNumbers, base - 1)); };
  const auto taken = [&](Fleche base) {
    const int k = leading_to(s.own_one, base);
    return k * (k - 1) + leading_to(s.own_two, base);
  };
  return taken(kCoin) + (contains(s.other_one, kOtherCoin) ? 0 : taken(kOtherCoin));
}

}  // namespace

Profile profile_of(const Sets& s) {
  Profile p;
  const FlecheSet alone = s.other_one & ~s.other_two;
  if (alone != 0) {
    const Reached r = reached_by(s);
    p.true_hits = direct_hits(r, alone);
    add_sums(r, s.own_one, alone, p);
  }
  p.fills = throws_that_fill(s);
  p.coin = throws_that_take_the_coin(s);
  return p;
}

}  // namespace trictrac::net
