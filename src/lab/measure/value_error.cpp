#include "lab/measure/value_error.h"

#include <algorithm>

namespace trictrac::measure {
namespace {

// The distances of one answer's value to those by the two halves of the trials.
using Distances = std::array<double, 2>;

double product(const Distances& d) { return d[0] * d[1]; }
double middle(const Distances& d) { return (d[0] + d[1]) / 2; }

// Returns the distances of the answers that were left to chance and played out.
std::vector<Distances> distances_of(TourSearch& table, const Problem& p, int plies) {
  const RolledPosition t = table.thrown(p.state);
  const double sign = p.state.to_act == table.stakes().mine() ? 1 : -1;
  const Depth depth{plies, {Plays::kCapacity, Plays::kCapacity}, Holes(1000)};
  std::vector<Distances> all;
  for (const Choice& c : table.searcher().ranked(t, depth)) {
    const auto a = std::ranges::find(p.answers, answer_text(t, c), &RatedAnswer::text);
    if (a == p.answers.end() || !a->rolled_out || a->error <= Thousandths{}) continue;
    const Thousandths value = sign * in_thousandths(c.equity);
    all.push_back({(value - a->halves[0]).count(), (value - a->halves[1]).count()});
  }
  return all;
}

// The samples of one situation: a position each.
struct Samples {
  PerRound bias, square, square_between;

  void add(const std::vector<Distances>& all) {
    const double n = static_cast<double>(all.size());
    Distances mean{};
    double squares = 0;
    for (const Distances& d : all) {
      for (int half = 0; half < 2; ++half) mean[half] += d[half] / n;
      squares += product(d) / n;
    }
    bias.add(middle(mean), 1);
    square.add(squares, 1);
    if (all.size() > 1) square_between.add((squares - product(mean)) * n / (n - 1), 1);
  }
};

}  // namespace

std::vector<ValueError> value_errors(TourSearch& table, const std::vector<Problem>& problems, int plies,
                                     Aspect aspect, const std::function<bool(std::size_t)>& measured) {
  std::vector<Samples> samples(situations_of(aspect).size());
  for (std::size_t i = 0; i < problems.size(); ++i) {
    const auto all = distances_of(table, problems[i], plies);
    if (!all.empty()) samples[situation_of(aspect, Tour(problems[i].state))].add(all);
    if (!measured(i + 1)) break;
  }
  std::vector<ValueError> errors;
  for (std::size_t i = 0; i < samples.size(); ++i)
    if (const Samples& s = samples[i]; s.bias.samples() > 0)
      errors.push_back({i, s.bias.estimate(), s.square.estimate(), s.square_between.estimate()});
  return errors;
}

}  // namespace trictrac::measure
