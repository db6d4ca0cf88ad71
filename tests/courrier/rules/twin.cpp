#include "twin.h"

#include <algorithm>

namespace trictrac::courrier::twin {
namespace {

// Places 0..23 of the circle; the player to act starts on 0, the other on 12.
struct Circle {
  int mine[24] = {};
  int theirs[24] = {};
  int off = 0;
};

Circle circle_of(const Position& p) {
  Circle c;
  for (int place = 0; place < 24; ++place) {
    c.mine[place] = p.own.on(place + 1);
    c.theirs[(place + 12) % 24] = p.other.on(place + 1);
  }
  c.off = p.own.off;
  return c;
}

int men_before(const Circle& c, int place) {
  int n = 0;
  for (int i = 0; i < place; ++i) n += c.mine[i];
  return n;
}

bool courier_is_home(const Circle& c) { return men_before(c, 18) < 15 - c.off || c.off > 0; }

// The courier is the man farthest on.
int leader(const Circle& c) {
  int place = 23;
  while (c.mine[place] == 0) --place;
  return place;
}

bool may_step(const Circle& c, int from, int die) {
  if (c.mine[from] == 0) return false;
  if (!courier_is_home(c) && from != leader(c)) return false;
  const int to = from + die;
  if (to <= 23) return c.theirs[to] == 0;
  if (men_before(c, 18) > 0) return false;
  return to == 24 || men_before(c, from) == 0;
}

class Trial {
 public:
  void run(Circle c, const std::vector<int>& dice, const Way& way, std::size_t played) {
    all_.insert({way, first_die_});
    if (played == dice.size()) return;
    for (int from = 0; from < 24; ++from) {
      if (!may_step(c, from, dice[played])) continue;
      Circle next = c;
      --next.mine[from];
      const int to = from + dice[played];
      to <= 23 ? ++next.mine[to] : ++next.off;
      Way longer = way;
      longer.emplace_back(from + 1, std::min(to + 1, 25));
      if (way.empty()) first_die_ = dice[played];
      run(next, dice, longer, played + 1);
    }
    if (way.empty()) first_die_ = 0;
  }

  std::set<Way> best(int high) const {
    std::size_t most = 0;
    for (const auto& [way, die] : all_) most = std::max(most, way.size());
    bool high_alone = false;
    for (const auto& [way, die] : all_) high_alone |= way.size() == 1 && die == high;
    std::set<Way> kept;
    for (const auto& [way, die] : all_)
      if (way.size() == most && (most != 1 || !high_alone || die == high)) kept.insert(way);
    return kept;
  }

 private:
  std::set<std::pair<Way, int>> all_;  // with the die of the first step
  int first_die_ = 0;
};

}  // namespace

std::set<Way> ways(const Position& p, Roll roll) {
  Trial trial;
  const Circle c = circle_of(p);
  if (roll.doublet()) {
    trial.run(c, {roll.a, roll.a, roll.a, roll.a}, {}, 0);
  } else {
    trial.run(c, {roll.a, roll.b}, {}, 0);
    trial.run(c, {roll.b, roll.a}, {}, 0);
  }
  return trial.best(roll.high());
}

}  // namespace trictrac::courrier::twin
