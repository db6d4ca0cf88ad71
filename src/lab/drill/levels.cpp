#include "lab/drill/levels.h"

#include <cmath>

namespace trictrac::drill {
namespace {

// Their ratings, as docs/strength.md measures who beats whom (the ladder), lelasseux being 2100.
constexpr std::array<double, kLevels.size()> kStrengths{857, 1092, 1327, 1594, 1867, 2040, 2070, 2100};
constexpr double kSureOfStrength = 45;
constexpr int kTimesAsked = 4;  // times each level that misjudges

}  // namespace

Jury::Jury() {
  for (std::size_t i = 0; i < kLevels.size(); ++i)
    for (int seed = 0; seed < (kLevels[i].blur > 0 ? kTimesAsked : 1); ++seed)
      jurors_.push_back({{.rating = kStrengths[i], .deviation = kSureOfStrength},
                         make_bot(kLevels[i].name, static_cast<std::uint64_t>(seed) + 1)});
}

int Jury::difficulty(const std::function<bool(Bot&)>& right) {
  std::vector<standing::Met> met;
  for (Juror& j : jurors_) met.push_back({j.strength, right(*j.bot) ? 0.0 : 1.0});
  return static_cast<int>(std::lround(standing::after({}, met, 0).rating));
}

}  // namespace trictrac::drill
