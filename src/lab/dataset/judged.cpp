#include "lab/dataset/judged.h"

#include "base/assert.h"
#include "lab/measure/problem.h"
#include "text/trid.h"

namespace trictrac::dataset {

std::vector<JudgedPosition> judge_releve(measure::TourSearch& search, std::uint64_t seed, int number,
                                         int plies) {
  TRICTRAC_ASSERT(plies == 0 || plies == 1);
  Searcher& searcher = search.searcher();
  const Depth every_answer{plies, {Plays::kCapacity, 1}, Holes(1000)};
  Random random(seed_of(seed, number, 0));
  std::vector<JudgedPosition> all;
  int roll = 0;
  measure::play_releve(search, random, [&](const ChanceNode&, const RolledPosition& thrown) {
    const int here = roll++;
    const State state = measure::in_a_tour(thrown.state);
    if (thrown.ended || !measure::can_be_written(state)) return;
    const double sign = state.to_act == search.stakes().mine() ? 1 : -1;
    JudgedPosition& judged = all.emplace_back(JudgedPosition{number, here, state, {}});
    for (const Choice& choice : searcher.ranked(thrown, every_answer))
      judged.answers.push_back({measure::answer_text(thrown, choice), sign * in_thousandths(choice.equity)});
  });
  return all;
}

std::vector<Column> columns_of(const std::vector<JudgedPosition>& positions) {
  Integers releves, rolls;
  Texts states, answers;
  Numbers equities;
  std::vector<int> lengths;
  for (const JudgedPosition& judged : positions) {
    releves.push_back(judged.releve);
    rolls.push_back(judged.roll);
    states.push_back(print_trid(judged.state));
    lengths.push_back(static_cast<int>(judged.answers.size()));
    for (const JudgedAnswer& answer : judged.answers) {
      answers.push_back(answer.text);
      equities.push_back(static_cast<float>(answer.equity.count()));
    }
  }
  return {{"releve", std::move(releves)},
          {"roll", std::move(rolls)},
          {"position", std::move(states)},
          {"answers", std::move(answers), true, lengths},
          {"equities", std::move(equities), true, lengths}};
}

}  // namespace trictrac::dataset
