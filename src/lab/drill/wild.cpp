#include "lab/drill/wild.h"

#include "lab/proof/random_action.h"

namespace trictrac::drill {
namespace {

constexpr int kMostThrows = 150;
constexpr int kAlwaysHold = 256;  // of 256

}  // namespace

void play_wildly(const RuleOptions& options, Random& random, const std::function<void(const State&)>& see) {
  Tour tour(options);
  for (int throws = 0; throws < kMostThrows && tour.state().stage != Stage::Over;) {
    if (tour.state().stage == Stage::Roll) {
      State state = tour.state();
      state.roll = {};  // of the throw before
      see(state);
      ++throws;
    }
    const auto effects = tour.act(random_action(tour, random, AnyPlay{}, kAlwaysHold));
    if (effects && effects->releve != Releve::None) return;
  }
}

}  // namespace trictrac::drill
