#include "ai/quick.h"

#include <algorithm>

#include "rules/ground.h"

namespace trictrac {
namespace {

// What one of each is worth, in hundredths of a point.
struct Weights {
  int grand, grand_one_short, grand_two_short, grand_full, spare;
  int petit, petit_one_short, petit_full;
  int coin, coin_crowd, gone, retour_pair, outer_hit, home_hit, off;
};
constexpr Weights kHasPlayed{.grand = 38, .grand_one_short = 287, .grand_two_short = 95, .grand_full = 846, .spare = 14,
                             .petit = 24, .petit_one_short = 111, .petit_full = 255,
                             .coin = 280, .coin_crowd = -68, .gone = -79, .retour_pair = 50,
                             .outer_hit = -102, .home_hit = -46, .off = 20};
constexpr Weights kWillThrow{.grand = 46, .grand_one_short = 330, .grand_two_short = 47, .grand_full = 809, .spare = 17,
                             .petit = 23, .petit_one_short = 120, .petit_full = 315,
                             .coin = 243, .coin_crowd = -84, .gone = -76, .retour_pair = 38,
                             .outer_hit = -78, .home_hit = 103, .off = 16};
constexpr int kTurn = -35;      // the other is about to throw
constexpr int kMostSpare = 24;  // flèches the spare men may still go before the grand jan breaks

// The men of one side as sets of flèches.
struct Seen {
  const Men& men;
  FlecheSet one, two;
  explicit Seen(const Men& m) : men(m), one(at_least(m, 1)), two(at_least(m, 2)) {}
  int in(FlecheSet jan) const { return size(one & jan) + size(two & jan); }
};

int spare_of(const Men& men) {
  int spare = 0;
  for (Fleche f = kTalon; f < kCoin; ++f)
    spare += std::max(0, men.on(f) - (contains(kGrandJan, f) ? 2 : 0)) * (kCoin - f);
  return std::min(spare, kMostSpare);
}

int worth_of_jans(const Seen& s, const Weights& w) {
  if (!can_fill_grand_jan(s.men)) return 0;
  const int grand = s.in(kGrandJan);
  int worth = grand * w.grand;
  if (grand == 12) worth += w.grand_full + spare_of(s.men) * w.spare;
  if (grand == 11) worth += w.grand_one_short;
  if (grand == 10) worth += w.grand_two_short;
  if (!can_fill_petit_jan(s.men)) return worth;
  const int petit = s.in(kPetitJan);
  return worth + petit * w.petit + (petit == 12 ? w.petit_full : petit == 11 ? w.petit_one_short : 0);
}

// How often the men alone on `alone` stand one to six flèches before a man of the other.
int hits(FlecheSet alone, FlecheSet other) {
  int n = 0;
  for (int distance = 1; distance <= 6; ++distance) n += size(ahead(alone, distance) & other);
  return n;
}

int worth_of_side(const Men& men, FlecheSet other, const Weights& w) {
  const Seen s(men);
  const FlecheSet alone = s.one & ~s.two;
  const int on_coin = men.on(kCoin);
  return worth_of_jans(s, w) + (on_coin >= 2 ? w.coin : 0) + std::max(0, on_coin - 3) * w.coin_crowd +
         size(s.one & (kOtherGrandJan | kRetour)) * w.gone + size(s.two & kRetour) * w.retour_pair +
         hits(alone & kGrandJan, other) * w.outer_hit +
         hits(alone & kPetitJan & ~only(kTalon), other) * w.home_hit + men.off * w.off;
}

int points_of(const Marks& m, Side s) { return m.points[s] * (in_bredouille(m, s) && m.points[s] > 0 ? 135 : 100); }

}  // namespace

int quick_judgement(const Position& p) {
  const Position facing_board = turned(p);
  return worth_of_side(p.own, at_least(p.other, 1), kHasPlayed) -
         worth_of_side(facing_board.own, at_least(facing_board.other, 1), kWillThrow) + kTurn;
}

int quick_points(const Marks& marks, Side mine) { return points_of(marks, mine) - points_of(marks, other(mine)); }

int quick_play(const Tour& tour) {
  const Plays& plays = tour.turn().plays;
  int best = 0, most = quick_judgement(after(tour.state().board, plays[0]));
  for (int i = 1; i < plays.size(); ++i) {
    const int worth = quick_judgement(after(tour.state().board, plays[i]));
    if (worth <= most) continue;
    best = i;
    most = worth;
  }
  return best;
}

}  // namespace trictrac
