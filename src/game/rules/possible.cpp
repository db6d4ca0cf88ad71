#include "game/rules/possible.h"

#include <algorithm>
#include <array>

#include "game/rules/sequences.h"

namespace trictrac {
namespace {

// The terms whose sums are plays of two steps, and the same for each flèche that a man starts from.
constexpr std::uint64_t kBothNumbers = word_of({{}, 2, 2});
constexpr std::uint64_t kFrom = word_of({{{1, 0}}}), kTo = word_of({{{0, 1}}});
constexpr std::uint64_t kNextFrom = word_of({{{}, {1, 0}}}), kNextTo = word_of({{{}, {0, 1}}});
constexpr std::uint64_t distance(int n) { return static_cast<std::uint64_t>(n); }

constexpr auto at_each_place(std::uint64_t one) {
  std::array<std::uint64_t, kOff + 1> table{};
  for (Fleche f = kTalon; f <= kOff; ++f) table[f] = distance(f) * one;
  return table;
}
constexpr auto kNextAt = at_each_place(kNextFrom + kNextTo);
constexpr auto kAllAt = at_each_place(kFrom + kTo + kNextFrom + kNextTo);

// Plays where no man can leave the board, all found at once on sets of flèches.
// tests/ compares it with possible_sequences.
class Onboard {
 public:
  Onboard(const Position& p, const Ground& g, Roll roll, Plays& plays)
      : p_(p), g_(g), a_(roll.a), b_(roll.b), plays_(plays) {
    for (int change = -2; change <= 2; ++change) coin_[change + 2] = coin_stands(g.coin + change);
  }

  void generate() {
    const FlecheSet by_a = g_.own & behind(g_.stops, a_);
    const FlecheSet by_b = g_.own & behind(g_.stops, b_);
    if (a_ == b_)
      doublet_pairs(by_a);
    else
      pairs(by_a, by_b);
    tout_d_une();
    const FlecheSet takers = only(kOtherCoin - a_) | only(kOtherCoin - b_);
    if ((g_.own & takers) == takers && coin_by_puissance(p_, a_, b_))
      add(Step{from(kOtherCoin - a_), kCoin}, Step{from(kOtherCoin - b_), kCoin});
    if (plays_.size() == 0) one_number();
  }

 private:
  static std::uint8_t from(Fleche f) { return static_cast<std::uint8_t>(f); }
  static Step step(Fleche f, int number) { return Step{from(f), from(f + number)}; }
  static int coin_change(Step s) { return (s.to == kCoin) - (s.from == kCoin); }

  void add(Step one, Step two) { plays_.add(Play{{one, two}, 2, 2}); }
  bool coin_legal(int change) const { return coin_[change + 2]; }

  // The flèches from which the second step, by `number`, may start after first ones that change the number of
  // men on the coin by -1, 0 and 1 (M5).
  std::array<FlecheSet, 3> legal_seconds(int number) const {
    const FlecheSet leaves = only(kCoin), enters = behind(leaves, number);
    std::array<FlecheSet, 3> legal{};
    for (int change = -1; change <= 1; ++change)
      legal[change + 1] = (coin_legal(change) ? kAllFleches & ~(leaves | enters) : 0) |
                          (coin_legal(change + 1) ? enters : 0) | (coin_legal(change - 1) ? leaves : 0);
    return legal;
  }

  // Adds the plays of `one` and a step of one of `men` by `number`, but for the board of a tout d'une, which
  // is found as such.
  void add_pairs(Step one, FlecheSet men, int number, const std::array<FlecheSet, 3>& legal) {
    men &= legal[coin_change(one) + 1] & ~(only(one.to) | behind(only(one.from), number));
    const std::uint64_t first = kBothNumbers + one.from * kFrom + one.to * kTo + distance(number) * kNextTo;
    plays_.add_each(men, [=](Fleche f) { return first + kNextAt[f]; });
  }

  void pairs(FlecheSet by_a, FlecheSet by_b) {
    const auto legal = legal_seconds(b_);
    while (by_a) {
      const Fleche f = pop(by_a);
      add_pairs(step(f, a_), by_b & ~(only(f) & ~g_.own_two), b_, legal);
    }
  }

  void doublet_pairs(FlecheSet by_a) {
    const auto legal = legal_seconds(a_);
    while (by_a) {
      const Fleche f = pop(by_a);
      add_pairs(step(f, a_), by_a | (only(f) & g_.own_two), a_, legal);
    }
  }

  void tout_d_une() {
    const int sum = a_ + b_;
    FlecheSet men = g_.own & behind(g_.stops, sum) & (behind(g_.rests, a_) | behind(g_.rests, b_));
    if (!coin_legal(1)) men &= ~behind(only(kCoin), sum);
    if (!coin_legal(-1)) men &= ~only(kCoin);
    const FlecheSet first_by_a = behind(g_.rests, a_);
    const std::uint64_t by_sum = kBothNumbers + distance(sum) * kNextTo;
    plays_.add_each(men, [=, this](Fleche f) {
      const int first = contains(first_by_a, f) ? a_ : b_;
      return by_sum + kAllAt[f] + distance(first) * (kTo + kNextFrom);
    });
  }

  // M4: the higher number if it can be played, else the lower, else nothing.
  void one_number() {
    for (const int number : {std::max(a_, b_), std::min(a_, b_)}) {
      FlecheSet men = g_.own & behind(g_.stops, number);
      while (men) {
        const Step s = step(pop(men), number);
        if (coin_legal(coin_change(s))) plays_.add(Play{{s, Step{}}, 1, 1});
      }
      if (plays_.size() > 0) return;
    }
    plays_.add(Play{});
  }

  const Position& p_;
  const Ground& g_;
  int a_;
  int b_;
  Plays& plays_;
  bool coin_[5];
};

// With at most one man outside 19..24 men may leave: the general way, one play for each result. As on the
// board before, a board that one man makes tout d'une is found as such, whichever die is named first (P5
// asks).
void with_bearing_off(const Position& p, Roll roll, const RuleOptions& options, Plays& plays) {
  for (const Sequence& s : possible_sequences(p, roll, options)) {
    const Play play = play_of(s);
    const Men result = after(p.own, play);
    const auto known = std::ranges::find_if(plays, [&](const Play& q) { return after(p.own, q) == result; });
    if (known == plays.end())
      plays.add(play);
    else if (play.tout_d_une() && !known->tout_d_une())
      plays.replace(static_cast<int>(known - plays.begin()), play);
  }
}

}  // namespace

void possible_plays(const Position& p, const Ground& g, Roll roll, const RuleOptions& options, Plays& plays) {
  TRICTRAC_ASSERT(g == survey(p) && valid(roll));
  plays.clear();
  if (men_outside_home(p.own) <= 1)
    with_bearing_off(p, roll, options, plays);
  else
    Onboard(p, g, roll, plays).generate();
}

}  // namespace trictrac
