#include "game/rules/ground.h"

namespace trictrac {
namespace {

constexpr std::uint64_t kOnes = 0x0101010101010101u;
constexpr std::uint64_t kTops = 0x8080808080808080u;

// Byte i: men on the first flèche of the word up to the (i+1)th.
constexpr std::uint64_t running_sums(std::uint64_t word) { return word * kOnes; }

// Every byte of `sums` chosen by `which` (0x80 a byte) reaches the byte of `needed`.
constexpr bool reach(std::uint64_t sums, std::uint64_t needed, std::uint64_t which) {
  return (((sums | kTops) - needed) & which) == which;
}

// Two men on 13-d or 12-d each: `base` is the flèche aimed at.
bool two_men_reach(const Men& men, Fleche base, int a, int b) {
  if (a == b) return men.on(base - a) >= 2;
  return men.on(base - a) >= 1 && men.on(base - b) >= 1;
}

}  // namespace

// M7, flèches 1..6: 2, 4 … 12 men at or before them.
bool can_fill_petit_jan(const Men& men) {
  return reach(running_sums(men.words[0]), 0x00000C0A08060402u, 0x0000808080808080u);
}

// M7, flèches 7..12: 2, 4 … 12 men at or before them, those of the petit jan included.
bool can_fill_grand_jan(const Men& men) {
  const std::uint64_t first = running_sums(men.words[0]);
  const std::uint64_t second = running_sums(men.words[1]) + (first >> 56) * kOnes;
  return reach(first, 0x0402000000000000u, 0x8080000000000000u) &&
         reach(second, 0x000000000C0A0806u, 0x0000000080808080u);
}

Ground survey(const Position& p) {
  Ground g;
  g.own = at_least(p.own, 1);
  g.other = at_least(p.other, 1);
  g.own_two = at_least(p.own, 2);
  g.other_two = at_least(p.other, 2);
  g.coin = p.own.on(kCoin);
  g.other_coin_empty = !contains(g.other, kOtherCoin);
  g.rests = kAllFleches & ~g.other;
  g.stops = g.rests & ~only(kOtherCoin);
  const Men other_sees = seen_from_facing(p.other);
  if (can_fill_grand_jan(other_sees)) {
    g.stops &= ~kOtherGrandJan;
    // The petit jan lies before the grand jan: a side that can fill the first can fill the second.
    if (can_fill_petit_jan(other_sees)) g.stops &= ~kRetour;
  }
  return g;
}

int men_outside_home(const Men& men) {
  const std::uint64_t home = men.words[2] & 0xFFFFFFFFFFFF0000u;
  return kMenPerSide - men.off - static_cast<int>((home * kOnes) >> 56);
}

bool all_home(const Men& men) { return ((at_least(men, 1)) & ~kRetour) == 0; }

bool coin_by_effect(const Position& p, int a, int b) {
  return p.own.on(kCoin) == 0 && p.other.on(kCoin) == 0 && two_men_reach(p.own, kCoin, a, b);
}

bool coin_by_puissance(const Position& p, int a, int b) {
  return p.own.on(kCoin) == 0 && p.other.on(kOtherCoin) == 0 && p.other.on(kCoin) == 0 &&
         two_men_reach(p.own, kOtherCoin, a, b) && !coin_by_effect(p, a, b);
}

}  // namespace trictrac
