#include "lab/signature/signature.h"

#include <vector>

#include "base/fnv.h"
#include "engine/net/evaluator.h"
#include "game/rules/presets.h"
#include "lab/signature/random_action.h"

namespace trictrac {
namespace {

constexpr int kToursEach = 40;

void add_turn(Fnv& h, const State& s, const Turn& turn) {
  h.add(std::uint64_t{s.roll.a * 8u + s.roll.b});
  for (const Event& e : turn.events) {
    h.add(static_cast<std::uint64_t>(e.jan) << 32 | e.at);
    h.add(std::uint64_t{e.ways * 256u + e.points});
  }
  h.add(static_cast<std::uint64_t>(turn.plays.size()));
}

void add_marks(Fnv& h, const Marks& m) {
  for (const Side side : kSides) h.add(static_cast<std::uint64_t>(m.points[side] * 64 + m.holes[side]));
  h.add(static_cast<std::uint64_t>(m.double_jeton ? 1 + index(*m.double_jeton) : 0));
  h.add(static_cast<std::uint64_t>(m.pavillon));
}

// Returns the n-th of the plays by result, so that the order of generation does not matter.
int nth_by_result(const Position& p, const Plays& plays, int n) {
  const auto less = [&](int a, int b) {
    const Men x = after(p.own, plays[a]), y = after(p.own, plays[b]);
    return x.words != y.words ? x.words < y.words : x.off < y.off;
  };
  for (int i = 0; i < plays.size(); ++i) {
    int before = 0;
    for (int j = 0; j < plays.size(); ++j) before += less(j, i);
    if (before == n) return i;
  }
  return 0;
}

int any_play(const Tour& tour, Random& random) {
  const Plays& plays = tour.turn().plays;
  return nth_by_result(tour.state().board, plays, random.below(plays.size()));
}

void play_tour(const RuleOptions& options, Random& random, Fnv& h) {
  Tour tour(options);
  while (tour.state().stage != Stage::Over) {
    const Effects effects = act_randomly(tour, random, any_play);
    if (effects.judged) add_turn(h, tour.state(), tour.turn());
    if (effects.marked) add_marks(h, tour.state().marks);
  }
  h.add(static_cast<std::uint64_t>(index(tour.state().outcome->winner)));
}

constexpr int kNetTours = 3;

net::StakeInputs stakes_of(int n) {
  net::StakeInputs stakes{};
  for (int i = 0; i < net::kStakes; ++i) stakes[i] = static_cast<std::int16_t>((i * 37 + n * 11) % 400 - 200);
  return stakes;
}

}  // namespace

std::uint64_t signature() {
  std::vector<RuleOptions> all;
  for (const Preset& preset : kPresets) all.push_back(preset.options);
  RuleOptions away;
  away.rencontre = away.margot = true;
  all.push_back(away);
  away.bearing_off = BearingOff::Provincial;
  all.push_back(away);

  Fnv h;
  Random random(1634);
  for (const RuleOptions& options : all)
    for (int i = 0; i < kToursEach; ++i) play_tour(options, random, h);
  return h.value();
}

std::uint64_t net_signature(const net::Weights& weights, const net::Kernel& kernel) {
  net::Evaluator engine(weights, kernel);
  Random random(1634);
  Fnv h;
  for (int tour_number = 0; tour_number < kNetTours; ++tour_number) {
    const net::WideRow ground = net::first_layer_of(weights, stakes_of(tour_number));
    Tour tour;
    bool resting = false;
    while (tour.state().stage != Stage::Over) {
      const State& s = tour.state();
      if (s.stage == Stage::Roll) {
        net::Features features;
        net::extract(net::net_input_of(s), features);
        if (!resting) engine.rest_on(features, ground);
        resting = true;
        h.add_unit(static_cast<std::uint32_t>(engine.evaluate(features)));
      }
      act_randomly(tour, random);
    }
  }
  return h.value();
}

}  // namespace trictrac
