#include "ai/signature.h"

#include <vector>

#include "ai/random_action.h"

namespace trictrac {
namespace {

constexpr int kToursEach = 40;

class Hash {
 public:
  void add(std::uint64_t value) {
    for (int i = 0; i < 8; ++i, value >>= 8) h_ = (h_ ^ (value & 0xFF)) * 0x100000001B3u;
  }
  std::uint64_t value() const { return h_; }

 private:
  std::uint64_t h_ = 0xCBF29CE484222325u;
};

void add_turn(Hash& h, const State& s, const Turn& turn) {
  h.add(s.roll.a * 8u + s.roll.b);
  for (const Event& e : turn.events) {
    h.add(static_cast<std::uint64_t>(e.jan) << 32 | e.at);
    h.add(e.ways * 256u + e.points);
  }
  h.add(static_cast<std::uint64_t>(turn.plays.size()));
}

void add_marks(Hash& h, const Marks& m) {
  for (const Side side : kSides) h.add(static_cast<std::uint64_t>(m.points[side] * 64 + m.holes[side]));
  h.add(m.double_jeton ? 1 + index(*m.double_jeton) : 0);
  h.add(static_cast<std::uint64_t>(m.pavillon));
}

// Which of the plays: by the smallest result, so that the order of generation does not matter.
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

void play_tour(const RuleOptions& options, Random& random, Hash& h) {
  Tour tour(options);
  while (tour.state().stage != Stage::Over) {
    const Effects effects = tour.act_lawful(random_action(tour, random, any_play));
    if (effects.judged) add_turn(h, tour.state(), tour.turn());
    if (effects.marked) add_marks(h, tour.state().marks);
  }
  h.add(static_cast<std::uint64_t>(index(tour.state().outcome->winner)));
}

}  // namespace

std::uint64_t signature() {
  std::vector<RuleOptions> all;
  for (const Preset& preset : kPresets) all.push_back(preset.options);
  RuleOptions away;
  away.excess = Excess::InsideFirst;
  away.rencontre = away.margot = true;
  all.push_back(away);
  away.bearing_off = BearingOff::Provincial;
  all.push_back(away);

  Hash h;
  Random random(1634);
  for (const RuleOptions& options : all)
    for (int i = 0; i < kToursEach; ++i) play_tour(options, random, h);
  return h.value();
}

}  // namespace trictrac
