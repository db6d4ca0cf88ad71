#include "lab/signature/net_signature.h"

#include "base/fnv.h"
#include "engine/net/evaluator.h"
#include "lab/signature/random_action.h"

namespace trictrac {
namespace {

constexpr int kTours = 3;

net::StakeInputs stakes_of(int n) {
  net::StakeInputs stakes{};
  for (int i = 0; i < net::kStakes; ++i) stakes[i] = static_cast<std::int16_t>((i * 37 + n * 11) % 400 - 200);
  return stakes;
}

}  // namespace

std::uint64_t net_signature(const net::Weights& weights, const net::Kernel& kernel) {
  net::Evaluator engine(weights, kernel);
  Random random(1634);
  Fnv h;
  for (int tour_number = 0; tour_number < kTours; ++tour_number) {
    const net::WideRow ground = net::first_layer_of(weights, stakes_of(tour_number));
    Tour tour;
    bool resting = false;
    while (tour.state().stage != Stage::Over) {
      const State& s = tour.state();
      if (s.stage == Stage::Roll) {
        net::Features features;
        net::extract(
            net::net_input_of(s.board, s.marks, s.to_act, s.rolls_in_releve, net::rules_seen(s.options)),
            features);
        if (!resting) engine.rest_on(features, ground);
        resting = true;
        h.add_unit(static_cast<std::uint32_t>(engine.evaluate(features)));
      }
      tour.act_lawful(random_action(tour, random));
    }
  }
  return h.value();
}

}  // namespace trictrac
