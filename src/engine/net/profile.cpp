#include "engine/net/profile.h"

#include <cstdint>

namespace trictrac::net {
namespace {

constexpr int kNumbers = 6;

// What a man alone is worth to a man of the other so many flèches before him, over the 36 throws. `closed`:
// the six flèches before the man alone that are held by two of his, the nearest as the highest bit; nobody
// rests there.
struct HitTable {
  std::uint8_t by_true[2][64][2 * kNumbers + 1] = {};  // by home or not, closed, distance
  std::uint8_t by_false[2][64][2 * kNumbers + 1] = {};
};

constexpr bool is_closed(int closed, int distance) { return closed >> (kNumbers - distance) & 1; }

constexpr HitTable make_hit_table() {
  HitTable t;
  for (int home = 0; home < 2; ++home)
    for (int closed = 0; closed < 64; ++closed)
      for (int a = 1; a <= kNumbers; ++a)
        for (int b = 1; b <= kNumbers; ++b) {
          const int points = (home ? 4 : 2) + (a == b ? 2 : 0);
          t.by_true[home][closed][a] += static_cast<std::uint8_t>(points);
          if (a != b) t.by_true[home][closed][b] += static_cast<std::uint8_t>(points);
          auto& by_sum = is_closed(closed, a) && is_closed(closed, b) ? t.by_false : t.by_true;
          by_sum[home][closed][a + b] += static_cast<std::uint8_t>(points);
        }
  return t;
}
constexpr HitTable kHits = make_hit_table();

// P1, P2, but that a false hit is also counted where the same throw hits another way.
void add_hits(const Sets& s, FlecheSet alone, Profile& p) {
  while (alone) {
    const Fleche target = pop(alone);
    const FlecheSet two =
        target > kNumbers ? s.other_two >> (target - kNumbers - 1) : s.other_two << (kNumbers + 1 - target);
    const int closed = static_cast<int>(two & 63), home = contains(kOuter, target) ? 0 : 1;
    FlecheSet men = s.own_one & (only(target) - 1);
    if (target > 2 * kNumbers) men &= ~(only(target - 2 * kNumbers) - 1);
    while (men) {
      const int distance = target - pop(men);
      p.true_hits += kHits.by_true[home][closed][distance];
      p.false_hits += kHits.by_false[home][closed][distance];
    }
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
