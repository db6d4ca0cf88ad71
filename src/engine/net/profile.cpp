#include "engine/net/profile.h"

#include <cstdint>

namespace trictrac::net {
namespace {

constexpr int kNumbers = 6;

// A man alone, hit over the 36 throws from the twelve flèches before him. Those with men are given as bits,
// the nearest as the highest, in two halves: of distances 7 to 12 and of 1 to 6. `home`: he stands in a petit
// jan.
constexpr int kHalves = 2, kSets = 1 << kNumbers;
struct HitTable {
  std::uint16_t all[2][kHalves][kSets] = {};  // by home, half, men: points of true and false hits together
  // Of these the false ones, by home, the flèches of 1 to 6 that are held by two of his (nobody rests there),
  // half, men.
  std::uint8_t by_false[2][kSets][kHalves][kSets] = {};
};

constexpr int half_of(int distance) { return distance <= kNumbers ? 1 : 0; }
constexpr bool is_among(int set, int distance) { return set >> ((2 * kNumbers - distance) % kNumbers) & 1; }

constexpr HitTable make_hit_table() {
  HitTable t;
  for (int home = 0; home < 2; ++home)
    for (int a = 1; a <= kNumbers; ++a)
      for (int b = 1; b <= kNumbers; ++b) {
        const int points = (home ? 4 : 2) + (a == b ? 2 : 0);
        const auto hits = [&](int distance) {
          for (int men = 0; men < kSets; ++men)
            if (is_among(men, distance)) t.all[home][half_of(distance)][men] += points;
        };
        hits(a);
        if (a != b) hits(b);
        hits(a + b);
        for (int closed = 0; closed < kSets; ++closed)
          if (is_among(closed, a) && is_among(closed, b))
            for (int men = 0; men < kSets; ++men)
              if (is_among(men, a + b)) t.by_false[home][closed][half_of(a + b)][men] += points;
      }
  return t;
}
constexpr HitTable kHits = make_hit_table();

// The twelve flèches before `target`, the nearest as the highest bit.
unsigned before(Fleche target, FlecheSet set) {
  return static_cast<unsigned>(std::uint64_t{set} << 2 * kNumbers >> (target - 1)) & 0xFFF;
}

// P1, P2, but that a false hit is also counted where the same throw hits another way.
void add_hits(const Sets& s, FlecheSet alone, Profile& p) {
  while (alone) {
    const Fleche target = pop(alone);
    const int home = contains(kOuter, target) ? 0 : 1;
    const unsigned men = before(target, s.own_one), near = men >> kNumbers, far = men % kSets;
    const auto& by_false = kHits.by_false[home][before(target, s.other_two) >> kNumbers];
    const int false_hits = by_false[0][far] + by_false[1][near];
    p.true_hits += kHits.all[home][0][far] + kHits.all[home][1][near] - false_hits;
    p.false_hits += false_hits;
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
  const auto leading_to = [](FlecheSet set, Fleche base) {
    return size(set & span(base - kNumbers, base - 1));
  };
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
  add_hits(s, alone, p);
  p.fills = throws_that_fill(s);
  p.coin = throws_that_take_the_coin(s);
  return p;
}

}  // namespace trictrac::net
