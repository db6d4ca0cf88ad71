#include "engine/search/home.h"

#include <algorithm>
#include <memory>

#include "base/assert.h"
#include "game/rules/ground.h"
#include "game/rules/judge.h"

namespace trictrac {
namespace {

constexpr Fleche kFirstHome = 19;
constexpr std::size_t kRolls = all_rolls().size();

// Calls `use` with every way to place one man to `most` men at home, from `first` on, beside `men`.
template <class Use>
void for_each_home(int most, const Use& use, Men men, Fleche first) {
  for (Fleche f = first; most > 0 && f <= kLast; ++f) {
    Men more = men;
    more.add(f);
    --more.off;
    use(more);
    for_each_home(most - 1, use, more, f);
  }
}

constexpr Men none_left() { return {.words = {}, .off = kMenPerSide}; }

int pips_of(const Men& men) {
  int pips = 0;
  for (Fleche f = kFirstHome; f <= kLast; ++f) pips += men.on(f) * (kOff - f);
  return pips;
}

}  // namespace

bool is_home(const Men& men, int most) {
  return men.off >= kMenPerSide - most && men.off < kMenPerSide && all_home(men);
}

bool is_home_race(const Position& p, int most) {
  return is_home(p.own, most) && is_home(seen_from_facing(p.other), most);
}

HomePositions::HomePositions(BearingOff rule, int most) {
  TRICTRAC_ASSERT(most >= 1 && most <= kMenPerSide);
  for_each_home(most, [&](const Men& men) { men_.push_back(men); }, none_left(), kFirstHome);
  std::ranges::stable_sort(men_, {}, pips_of);
  for (int i = 0; i < size(); ++i) numbers_.emplace(key(men(i)), i);

  Men far = none_left();
  far.add(kLast);
  --far.off;
  RuleOptions options;
  options.bearing_off = rule;
  Context late;
  late.roll_in_releve = kMenPerSide;
  const auto turn = std::make_unique<Turn>();
  for (const Men& men : men_)
    for (const Roll roll : all_rolls()) {
      judge({men, seen_from_facing(far)}, roll, options, late, *turn);
      TRICTRAC_ASSERT(turn->events.points_other() == 0);
      if (turn->events.points_roller() == 0)  // else the last man leaves
        for (const Play& play : turn->plays) followers_.push_back(number_of(after(men, play)));
      ends_.push_back(followers_.size());
    }
}

int HomePositions::pips(int position) const { return pips_of(men(position)); }

int HomePositions::number_of(const Men& men) const {
  const auto found = numbers_.find(key(men));
  TRICTRAC_ASSERT(found != numbers_.end() && men.words[0] == 0 && men.words[1] == 0);
  return found->second;
}

std::span<const int> HomePositions::followers(int position, std::size_t roll) const {
  const std::size_t i = static_cast<std::size_t>(position) * kRolls + roll;
  const std::size_t first = i == 0 ? 0 : ends_[i - 1];
  return std::span(followers_).subspan(first, ends_[i] - first);
}

const BearingOffTable& BearingOffTable::of(BearingOff rule) {
  switch (rule) {
    case BearingOff::Parisian: break;
    case BearingOff::Provincial: {
      static const BearingOffTable provincial(rule);
      return provincial;
    }
    case BearingOff::Backgammon: {
      static const BearingOffTable backgammon(rule);
      return backgammon;
    }
  }
  static const BearingOffTable parisian(BearingOff::Parisian);
  return parisian;
}

// Positions with fewer pips come first, so what a roll leads to is known.
BearingOffTable::BearingOffTable(BearingOff rule) : positions_(rule, kMostMen) {
  std::vector<double> expected;
  for (int i = 0; i < positions_.size(); ++i) {
    Ending& e = endings_.emplace_back();
    double throws_needed = 1;
    std::size_t r = 0;
    for (const Roll roll : all_rolls()) {
      const auto weight = static_cast<float>(throws(roll)) / 36;
      const auto next = positions_.followers(i, r++);
      if (next.empty()) {
        (roll.doublet() ? e.doublet : e.simple)[1] += weight;
        continue;
      }
      const int best = *std::ranges::min_element(
          next, {}, [&](int position) { return expected[static_cast<std::size_t>(position)]; });
      throws_needed += static_cast<double>(weight) * expected[static_cast<std::size_t>(best)];
      const Ending& then = endings_[static_cast<std::size_t>(best)];
      for (std::size_t n = 1; n < kMostThrows; ++n) {
        e.simple[n + 1] += weight * then.simple[n];
        e.doublet[n + 1] += weight * then.doublet[n];
      }
    }
    expected.push_back(throws_needed);
  }
}

const BearingOffTable::Ending& BearingOffTable::ending(const Men& men) const {
  return endings_[static_cast<std::size_t>(positions_.number_of(men))];
}

BearingOffTable::Odds BearingOffTable::odds(const Position& p) const {
  TRICTRAC_ASSERT(is_home_race(p, kMostMen));
  const Ending &own = ending(p.own), &other = ending(seen_from_facing(p.other));
  Odds odds;
  double own_left = 1, other_left = 1;  // chances that men are left after the throws so far
  for (std::size_t n = 1; n <= kMostThrows; ++n) {
    odds.own_simple += other_left * static_cast<double>(own.simple[n]);
    odds.own_doublet += other_left * static_cast<double>(own.doublet[n]);
    own_left -= static_cast<double>(own.simple[n] + own.doublet[n]);
    odds.other_simple += own_left * static_cast<double>(other.simple[n]);
    odds.other_doublet += own_left * static_cast<double>(other.doublet[n]);
    other_left -= static_cast<double>(other.simple[n] + other.doublet[n]);
  }
  return odds;
}

}  // namespace trictrac
