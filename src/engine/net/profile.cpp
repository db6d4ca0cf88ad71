#include "engine/net/profile.h"

#include <cstdint>

#include "base/bits.h"
#include "base/processors.h"
#include "game/rules/ground.h"

namespace trictrac::net {
namespace {

constexpr int kNumbers = 6;

// A man alone, hit over the 36 throws from the twelve flèches before it. Those with men are given as bits,
// the nearest as the highest, in two halves: of distances 7 to 12 and of 1 to 6. `home`: it stands in a petit
// jan.
constexpr int kHalves = 2, kSets = 1 << kNumbers;
struct HitTable {
  std::uint16_t all[2][kHalves][kSets] = {};  // by home, half, men: points of true and false hits together
  // Of these the false ones, by home, the flèches of 1 to 6 that hold two of its side (nobody rests there),
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

// Returns the twelve flèches before `target`, the nearest as the highest bit.
unsigned before(Fleche target, FlecheSet set) {
  return static_cast<unsigned>(std::uint64_t{set} << 2 * kNumbers >> (target - 1)) & 0xFFF;
}

// Adds P1 and P2, but that a false hit is also counted where the same throw hits another way.
void add_hits(const Occupancy& s, FlecheSet alone, Profile& p) {
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

// Some of the 36 throws: bit 6 (a - 1) + b - 1 for a with the first die and b with the second.
using Throws = std::uint64_t;
// Some of the numbers 1 to 6: bit n - 1.
using Numbers = unsigned;

struct ThrowTable {
  Throws any[kSets] = {};               // by numbers: throws with one of them
  Throws beside[kSets][kNumbers] = {};  // by numbers: throws of one of them and of a certain other
};
constexpr ThrowTable make_throw_table() {
  ThrowTable t;
  for (int a = 0; a < kNumbers; ++a)
    for (int b = 0; b < kNumbers; ++b)
      for (int set = 0; set < kSets; ++set) {
        const Throws both = Throws{1} << (kNumbers * a + b) | Throws{1} << (kNumbers * b + a);
        if (set >> a & 1) {
          t.any[set] |= both;
          t.beside[set][b] |= both;
        }
      }
  return t;
}
constexpr ThrowTable kThrows = make_throw_table();

// Returns the numbers by which a man of `from` comes to `to`.
Numbers leading(FlecheSet from, Fleche to) {
  Numbers n = 0;
  for (int number = 1; number <= kNumbers && number < to; ++number)
    n |= static_cast<Numbers>(contains(from, to - number)) << (number - 1);
  return n;
}

// Men that may leave where they stand without breaking `jan`; `two`: where two such stand.
struct Spare {
  FlecheSet one, two;
};
Spare spare_beside(const Occupancy& s, FlecheSet jan) {
  const FlecheSet bound = jan | only(kCoin);  // the coin is not left by one of two
  return {(s.own_one & ~bound) | (at_least(s.own, 3) & bound),
          (s.own_two & ~bound) | (at_least(s.own, 4) & bound)};
}

// Returns the throws that bring one man to `gap`, by a number or by both.
Throws throws_to(const Spare& spare, FlecheSet rests, Fleche gap) {
  Throws all = kThrows.any[leading(spare.one, gap)];
  for (int last = 1; last <= kNumbers && last < gap; ++last)
    if (contains(rests, gap - last)) all |= kThrows.beside[leading(spare.one, gap - last)][last - 1];
  return all;
}

// Returns the throws that bring a man to each of two gaps, which may be the same flèche.
Throws throws_to_both(const Spare& spare, Fleche first, Fleche second) {
  Throws all = 0;
  const Numbers to_second = leading(spare.one, second);
  for (int n = 1; n <= kNumbers && n < first; ++n) {
    if (!contains(spare.one, first - n)) continue;
    Numbers others = to_second;
    const int same = second - (first - n);  // would be played by the same man
    if (same >= 1 && same <= kNumbers && !contains(spare.two, first - n)) others &= ~(1u << (same - 1));
    all |= kThrows.beside[others][n - 1];
  }
  return all;
}

Throws throws_that_fill(const Occupancy& s, FlecheSet jan) {
  const int missing = 2 * kNumbers - size(s.own_one & jan) - size(s.own_two & jan);
  if (missing == 0 || missing > 2) return 0;
  FlecheSet gaps = jan & ~s.own_two;
  if (gaps & s.other_one) return 0;
  const Spare spare = spare_beside(s, jan);
  const Fleche first = pop(gaps);
  if (missing == 1) return throws_to(spare, kAllFleches & ~s.other_one, first);
  return throws_to_both(spare, first, gaps ? first_of(gaps) : first);
}

int throws_that_fill(const Occupancy& s) {
  return count_bits(throws_that_fill(s, kPetitJan) | throws_that_fill(s, kGrandJan) |
                    throws_that_fill(s, kRetour));
}

// Returns where one man may come to rest, as the opponent stands (M6, M7).
FlecheSet open_to_one(const Occupancy& s) {
  FlecheSet closed = s.other_one;
  if (!contains(s.own_two, kCoin)) closed |= only(kCoin);
  if (can_fill_grand_jan(s.other)) closed |= kOtherGrandJan;
  if (can_fill_petit_jan(s.other)) closed |= kRetour;
  return kAllFleches & ~closed;
}

int throws_that_keep(const Occupancy& s, FlecheSet jan) {
  const Spare spare = spare_beside(s, jan);
  const FlecheSet open = open_to_one(s);
  FlecheSet from[kNumbers + 1];  // men that can play a number and are spare
  bool by_nobody[kNumbers + 1];  // a number that cannot be played breaks nothing
  for (int n = 1; n <= kNumbers; ++n) {
    from[n] = spare.one & behind(open, n);
    by_nobody[n] = (s.own_one & behind(open, n)) == 0;
  }
  const auto by_two_men = [&](int a, int b) {
    return from[a] && from[b] && (size(from[a] | from[b]) > 1 || (from[a] & spare.two));
  };
  const auto by_one = [&](int first, int then) {
    return (ahead(from[first], first) & behind(open, then)) != 0;
  };
  const auto kept = [&](int a, int b) {
    if (by_nobody[a]) return by_nobody[b] || from[b];
    if (by_nobody[b]) return from[a] != 0;
    return by_two_men(a, b) || by_one(a, b) || by_one(b, a);
  };
  int throws = 0;
  for (int a = 1; a <= kNumbers; ++a)
    for (int b = a; b <= kNumbers; ++b)
      if (kept(a, b)) throws += a == b ? 1 : 2;
  return throws;
}

int throws_that_keep(const Occupancy& s) {
  if ((kGrandJan & ~s.own_two) == 0) return throws_that_keep(s, kGrandJan);
  if ((kPetitJan & ~s.own_two) == 0) return throws_that_keep(s, kPetitJan);
  return 0;
}

// M6: by effect, and by puissance where the opponent's coin is empty too. Of k flèches from which a number
// leads to the coin, any two are taken by two throws; two men on one, by a doublet.
int throws_that_take_the_coin(const Occupancy& s) {
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

TRICTRAC_FOR_EACH_PROCESSOR
Profile profile_of(const Occupancy& s) {
  Profile p;
  const FlecheSet alone = s.other_one & ~s.other_two;
  add_hits(s, alone, p);
  p.fills = throws_that_fill(s);
  p.keeps = throws_that_keep(s);
  p.coin = throws_that_take_the_coin(s);
  return p;
}

}  // namespace trictrac::net
