#include "engine/bots/strengths.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "text/words.h"

namespace trictrac {
namespace {

static_assert(std::ranges::is_sorted(kLevels, {}, &Level::elo));

// The heat of a player of that strength, in holes, the weakest first (`trictrac-lab ladder net:0,heat=…`).
struct HeatAtElo {
  int elo = 0;
  double heat = 0;
};
constexpr HeatAtElo kHeatAtElo[] = {
    {900, 5.0},    {950, 3.36},   {1000, 2.55},  {1050, 2.03},  {1100, 1.69},  {1200, 1.23},
    {1300, 0.965}, {1400, 0.785}, {1500, 0.632}, {1600, 0.51},  {1700, 0.409}, {1800, 0.324},
    {1900, 0.252}, {2000, 0.19},  {2050, 0.157}, {2100, 0.125}, {2150, 0.092}, {2200, 0.0695},
};

// Returns the value at `elo` on the line from `a` at `low` to `b` at `high`.
double between(int elo, std::pair<int, double> low, std::pair<int, double> high) {
  return low.second + (high.second - low.second) * (elo - low.first) / (high.first - low.first);
}

double heat_at(int elo) {
  std::size_t i = 1;
  while (i + 1 < std::size(kHeatAtElo) && kHeatAtElo[i].elo < elo) ++i;
  const HeatAtElo &low = kHeatAtElo[i - 1], &high = kHeatAtElo[i];
  return between(elo, {low.elo, low.heat}, {high.elo, high.heat});
}

Habits habits_at(int elo) {
  std::size_t i = 1;
  while (i + 1 < std::size(kLevels) && kLevels[i].elo < elo) ++i;
  const Level &low = kLevels[i - 1], &high = kLevels[i];
  const auto share = [&](double Habits::* of) {
    return std::max(0.0, between(elo, {low.elo, low.habits.*of}, {high.elo, high.habits.*of}));
  };
  return {share(&Habits::overlook), share(&Habits::imagine), share(&Habits::unseen), low.habits.weighs};
}

std::optional<int> read_elo(std::string_view text) {
  if (!text.starts_with(kEloPrefix)) return std::nullopt;
  return number_in(text.substr(kEloPrefix.size()), least_elo(), most_elo());
}

}  // namespace

int least_elo() { return std::begin(kHeatAtElo)->elo; }
int most_elo() { return std::rbegin(kHeatAtElo)->elo; }

std::optional<Level> level_of(std::string_view text) {
  if (const auto level = find_level(text)) return level;
  const auto elo = read_elo(text);
  if (!elo) return std::nullopt;
  Level level;
  level.name = "elo";
  level.habits = habits_at(*elo);
  level.heat = heat_at(*elo);
  return level;
}

std::optional<int> elo_of(std::string_view text) {
  if (const auto level = find_level(text)) return level->elo;
  return read_elo(text);
}

}  // namespace trictrac
