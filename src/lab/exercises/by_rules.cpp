#include "lab/exercises/by_rules.h"

#include <algorithm>

#include "game/rules/tariff.h"
#include "text/trid.h"

namespace trictrac::exercises {
namespace {

struct JanTotal {
  Jan jan;
  int ways = 0, points = 0;
};

// The events of a roll, those of one jan together.
std::vector<JanTotal> by_jan(const Events& events) {
  std::vector<JanTotal> all;
  for (const Event& e : events) {
    auto equity = std::ranges::find(all, e.jan, &JanTotal::jan);
    if (equity == all.end()) equity = all.insert(all.end(), {e.jan});
    equity->ways += e.ways;
    equity->points += e.points;
  }
  return all;
}

bool seldom(Jan jan) {
  switch (jan) {
    case Jan::HitTrueOuter:
    case Jan::HitTrueHome:
    case Jan::HitFalseOuter:
    case Jan::HitFalseHome:
    case Jan::GrandJanFill:
    case Jan::GrandJanKeep:
    case Jan::PetitJanFill:
    case Jan::PetitJanKeep: return false;
    default: return true;
  }
}

// No bot ever miscounts, so nobody's answers can say how hard it is to count: one thing seen at a glance is
// easy; each more, each more way, what goes to the other and what comes seldom make it harder.
int difficulty_of(const std::vector<JanTotal>& equities) {
  int rating = 900;
  for (const JanTotal& w : equities) {
    rating += 130 + 60 * std::min(w.ways - 1, 5);
    rating += to_of(w.jan) == To::Other ? 90 : 0;
    rating += seldom(w.jan) ? 110 : 0;
  }
  return std::min(rating, 2400);
}

// The same for throws: the nearer to half of them, the more must be gone through.
int difficulty_of(const advice::OddsField& asked, int n) {
  const int to_see = std::min(n, 36 - n);
  return 900 + 45 * to_see + (asked.word == "coin" ? 0 : asked.word == "hit" ? 250 : 120);
}

}  // namespace

Drill counted(const State& state, Roll roll) {
  Turn turn;
  judge(state.board, roll, state.options, context_of(state), turn);
  const auto equities = by_jan(turn.events);
  Drill d{state, {}, {}, difficulty_of(equities), {}};
  d.question = {static_cast<char>('0' + roll.a), static_cast<char>('0' + roll.b)};
  for (const JanTotal& w : equities) {
    const std::string name(tariff(w.jan).name);
    d.answer +=
        (d.answer.empty() ? "" : " ") + name + ':' + std::to_string(w.ways) + ':' + std::to_string(w.points);
    d.themes += (d.themes.empty() ? "" : " ") + name;
  }
  if (equities.empty()) d.answer = d.themes = "-";
  return d;
}

Drill chanced(const State& state, const advice::OddsField& asked) {
  const int n = advice::odds_of(state).*asked.of;
  return {state, std::string(asked.word), std::to_string(n), difficulty_of(asked, n),
          std::string(asked.word)};
}

std::optional<Drill> counted_again(const Drill& d) {
  if (d.question.size() != 2) return std::nullopt;
  const Roll roll{static_cast<std::uint8_t>(d.question[0] - '0'),
                  static_cast<std::uint8_t>(d.question[1] - '0')};
  if (!valid(roll)) return std::nullopt;
  return counted(d.state, roll);
}

std::optional<Drill> chanced_again(const Drill& d) {
  const auto asked = std::ranges::find(advice::kAsked, d.question, &advice::OddsField::word);
  if (asked == advice::kAsked.end()) return std::nullopt;
  return chanced(d.state, *asked);
}

}  // namespace trictrac::exercises
