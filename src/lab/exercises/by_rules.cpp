#include "lab/exercises/by_rules.h"

#include <algorithm>

#include "game/rules/tariff.h"
#include "text/trid.h"

namespace trictrac::exercises {
namespace {

// The total points of one jan.
struct JanTotal {
  Jan jan;
  int ways = 0, points = 0;
};

// Sums the events of a roll, those of one jan together.
std::vector<JanTotal> by_jan(const Events& events) {
  std::vector<JanTotal> all;
  for (const Event& e : events) {
    auto total = std::ranges::find(all, e.jan, &JanTotal::jan);
    if (total == all.end()) total = all.insert(all.end(), {e.jan});
    total->ways += e.ways;
    total->points += e.points;
  }
  return all;
}

bool is_rare(Jan jan) {
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

// Rates how hard a roll is to count. Bots never miscount, so answers cannot tell: one thing seen at a glance
// is easy; each further jan, further ways, points for the opponent and rare jans make it harder.
int difficulty_of(const std::vector<JanTotal>& totals) {
  int rating = 900;
  for (const JanTotal& w : totals) {
    rating += 130 + 60 * std::min(w.ways - 1, 5);
    rating += to_of(w.jan) == To::Other ? 90 : 0;
    rating += is_rare(w.jan) ? 110 : 0;
  }
  return std::min(rating, 2400);
}

// Rates the same for throws: the nearer to half of them, the more must be gone through.
int difficulty_of(const advice::OddsField& asked, int n) {
  const int to_see = std::min(n, 36 - n);
  return 900 + 45 * to_see + (asked.word == "coin" ? 0 : asked.word == "hit" ? 250 : 120);
}

}  // namespace

Drill make_count_drill(const State& state, Roll roll) {
  Turn turn;
  judge(state.board, roll, state.options, context_of(state), turn);
  const auto totals = by_jan(turn.events);
  Drill d{state, {}, {}, difficulty_of(totals), {}};
  d.question = {static_cast<char>('0' + roll.a), static_cast<char>('0' + roll.b)};
  for (const JanTotal& w : totals) {
    const std::string name(tariff(w.jan).name);
    d.answer +=
        (d.answer.empty() ? "" : " ") + name + ':' + std::to_string(w.ways) + ':' + std::to_string(w.points);
    d.themes += (d.themes.empty() ? "" : " ") + name;
  }
  if (totals.empty()) d.answer = d.themes = "-";
  return d;
}

Drill make_chances_drill(const State& state, const advice::OddsField& asked) {
  const int n = advice::odds_of(state).*asked.of;
  return {state, std::string(asked.word), std::to_string(n), difficulty_of(asked, n),
          std::string(asked.word)};
}

std::optional<Drill> remake_count_drill(const Drill& d) {
  if (d.question.size() != 2) return std::nullopt;
  const Roll roll{static_cast<std::uint8_t>(d.question[0] - '0'),
                  static_cast<std::uint8_t>(d.question[1] - '0')};
  if (!valid(roll)) return std::nullopt;
  return make_count_drill(d.state, roll);
}

std::optional<Drill> remake_chances_drill(const Drill& d) {
  const auto asked = std::ranges::find(advice::kOddsFields, d.question, &advice::OddsField::word);
  if (asked == advice::kOddsFields.end()) return std::nullopt;
  return make_chances_drill(d.state, *asked);
}

}  // namespace trictrac::exercises
