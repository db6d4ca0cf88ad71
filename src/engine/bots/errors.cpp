#include "engine/bots/errors.h"

#include <algorithm>

#include "base/assert.h"
#include "base/fnv.h"
#include "game/chance/random.h"

namespace trictrac {
namespace {

void add(Fnv& h, const Men& men) {
  for (const std::uint64_t w : men.words) h.add(w);
  h.add(std::uint64_t{men.off});
}

// Draws evenly from 0 to 1.
double draw_share(Random& random) { return static_cast<double>(random.next() >> 11) / 9007199254740992.0; }

// Draws from near enough to a normal distribution of deviation 1: a sum of twelve even draws.
double draw_deviate(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += draw_share(random);
  return sum;
}

// Returns how often an answer is drawn that loses so many times the heat, the best being drawn once. It
// falls nearly as e to the -loss, of which it is made by products alone, so that all machines draw alike.
double often(double loss) {
  const double left = std::max(0.0, 1 - loss / kHeats);
  const double squared = left * left, fourth = squared * squared;
  return fourth * fourth;
}
static_assert(kHeats == 8, "the power that often() takes");

}  // namespace

std::uint64_t seed_of_errors(const State& s, std::uint64_t seed) {
  Fnv all;
  all.add(seed);
  add(all, s.board.own);
  add(all, s.board.other);
  for (const Side side : {s.to_act, other(s.to_act)})
    all.add(static_cast<std::uint64_t>(s.marks.points[side] * 64 + s.marks.holes[side]));
  all.add(std::uint64_t{s.roll.a * 8u + s.roll.b});
  return all.value();
}

Choice choose_misjudging(std::vector<Choice> answers, Millionths blur, std::uint64_t seed) {
  TRICTRAC_ASSERT(!answers.empty());
  Random random(seed);
  for (Choice& c : answers) c.equity += blur * draw_deviate(random);
  return *std::ranges::max_element(answers, {}, &Choice::equity);
}

Choice choose_as_people_do(const std::vector<Choice>& ranked, Millionths heat, std::uint64_t seed) {
  TRICTRAC_ASSERT(!ranked.empty() && heat > Millionths(0));
  const auto weight = [&](const Choice& c) { return often(abs(ranked.front().equity - c.equity) / heat); };
  double all = 0;
  for (const Choice& c : ranked) all += weight(c);
  Random random(seed);
  double left = draw_share(random) * all;
  for (const Choice& c : ranked) {
    left -= weight(c);
    if (left < 0) return c;
  }
  return ranked.front();
}

}  // namespace trictrac
