#include "lab/exercises/maker.h"

#include <algorithm>
#include <vector>

#include "base/assert.h"
#include "engine/explain/odds.h"
#include "game/rules/tariff.h"
#include "lab/exercises/positions.h"
#include "text/options_text.h"

namespace trictrac::exercises {
namespace {

// ---- Exercises whose answers follow from the rules: the worth of a roll, and the number of throws of 36
// with some effect.

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
int difficulty_of(const explanation::OddsField& asked, int n) {
  const int to_see = std::min(n, 36 - n);
  return 900 + 45 * to_see + (asked.word == "coin" ? 0 : asked.word == "hit" ? 250 : 120);
}

// Makes the exercise of counting `roll` at `state`, which is at Roll.
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

// Makes the exercise on one of explanation::kOddsFields, for the player who throws at `state`, which is at
// Roll.
Drill make_chances_drill(const State& state, const explanation::OddsField& asked) {
  const int n = explanation::odds_of(state).*asked.of;
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
  const auto asked = std::ranges::find(explanation::kOddsFields, d.question, &explanation::OddsField::word);
  if (asked == explanation::kOddsFields.end()) return std::nullopt;
  return make_chances_drill(d.state, *asked);
}

// ---- Drawing positions for them.

constexpr int kMostAttempts = 60;  // before any jan will do

struct Rolling {
  State state;  // at Roll
  Roll roll;
};

bool gives(const State& s, Roll roll, std::optional<Jan> wanted) {
  Turn turn;
  judge(s.board, roll, s.options, context_of(s), turn);
  if (!wanted) return turn.events.size() > 0;
  return std::ranges::any_of(turn.events, [&](const Event& e) { return e.jan == *wanted; });
}

// Returns the jan that the n-th drill is to show: of every other one it does not matter, the rest take turns.
std::optional<Jan> wanted_by(int number) {
  if (number % 2 == 0) return std::nullopt;
  return static_cast<Jan>(number / 2 % kJans);
}

// Agrees to the jan where it is an option of its own.
RuleOptions options_for(std::optional<Jan> jan) {
  RuleOptions options;
  const RuleOption* own = jan ? find_rule_option(tariff(*jan).name) : nullptr;
  if (own) own->set(options, 1);
  return options;
}

template <class Of>
const Of& any_of(const std::vector<Of>& all, Random& random) {
  return all[random.next() % all.size()];
}

// Adds every roll at `s`, and at what can be placed instead, that gives the jan wanted, or else anything.
void add_rollings(const State& s, std::optional<Jan> wanted, Random& random, std::vector<Rolling>& all) {
  const auto look = [&](const State& state) {
    for (const Roll roll : all_rolls())
      if (gives(state, roll, wanted)) all.push_back({state, roll});
  };
  look(s);
  const auto placed = wanted ? placed_for(*wanted, s, random) : std::nullopt;
  if (placed) look(*placed);
}

// Returns the one that gives more, or most would give one thing only.
Drill richer(const Rolling& one, const Rolling& other) {
  Drill a = make_count_drill(one.state, one.roll), b = make_count_drill(other.state, other.roll);
  return a.difficulty < b.difficulty ? b : a;
}

}  // namespace

ExerciseMaker::ExerciseMaker(DrillKind kind, DrillGame game, std::uint64_t seed, const net::Weights& weights,
                             Tables tables)
    : kind_(kind), game_(game), seed_(seed), weigher_(weights, std::move(tables)) {
  TRICTRAC_ASSERT(game == DrillGame::Tour || kind == DrillKind::HoldOrGo);
}

Drill ExerciseMaker::next() {
  const int stream = static_cast<int>(kind_) + static_cast<int>(kKindNames.kSize) * static_cast<int>(game_);
  Random random(seed_of(seed_, number_, stream));
  for (int attempt = 0;; ++attempt) {
    auto drill = attempt_drill(random, attempt);
    if (!drill || !measure::can_be_written(drill->state) || boards_.contains(board_of(*drill))) continue;
    skip(*drill);
    return *std::move(drill);
  }
}

void ExerciseMaker::skip(const Drill& drill) {
  boards_.insert(board_of(drill));
  ++number_;
}

std::optional<Drill> ExerciseMaker::attempt_drill(Random& random, int attempt) {
  switch (kind_) {
    case DrillKind::Count: return count(random, attempt);
    case DrillKind::Chances: return chance(random);
    default: return game_ == DrillGame::Tour ? of_tours(random) : of_marques(random);
  }
}

// Takes well played positions where they will do; wild ones every other time for a jan that is asked for.
std::optional<Drill> ExerciseMaker::count(Random& random, int attempt) {
  const auto wanted = attempt < kMostAttempts ? wanted_by(number_) : std::nullopt;
  const RuleOptions options = options_for(wanted);
  std::vector<Rolling> all;
  const auto see = [&](const State& s) { add_rollings(s, wanted, random, all); };
  if (wanted && (attempt % 2 == 1 || options != RuleOptions{}))
    play_wildly(options, random, see);
  else
    measure::play_releve(weigher_.table(), random, [&](const ChanceNode& chance_node, const RolledPosition&) {
      see(measure::in_a_tour(chance_node.state));
    });
  if (all.empty()) return std::nullopt;
  const Rolling &one = any_of(all, random), &other = any_of(all, random);
  return richer(one, other);
}

// Takes a position where some throws do it, and some do not.
std::optional<Drill> ExerciseMaker::chance(Random& random) {
  const explanation::OddsField& asked =
      explanation::kOddsFields[static_cast<std::size_t>(number_) % explanation::kOddsFields.size()];
  std::vector<State> all;
  measure::play_releve(weigher_.table(), random, [&](const ChanceNode& chance_node, const RolledPosition&) {
    const int n = explanation::odds_of(chance_node.state).*asked.of;
    if (n > 0 && n < 36) all.push_back(measure::in_a_tour(chance_node.state));
  });
  if (all.empty()) return std::nullopt;
  return make_chances_drill(any_of(all, random), asked);
}

std::optional<Drill> ExerciseMaker::of_tours(Random& random) {
  std::vector<State> all;
  measure::play_releve(weigher_.table(), random, [&](const ChanceNode&, const RolledPosition& t) {
    if (may_be_drill(weigher_.view(), kind_, t)) all.push_back(measure::in_a_tour(t.state));
  });
  if (all.empty()) return std::nullopt;
  return weigher_.weigh(kind_, any_of(all, random), std::string(kNoQuestion));
}

// Uses positions in which White is asked: the carried marqués are written for the sides as they sit.
std::optional<Drill> ExerciseMaker::of_marques(Random& random) {
  const MatchOptions agreed = any_partie(random);
  const Match match(agreed, any_marque(random));
  const auto round = weigher_.search(match);
  const TrialView view = TrialRunner::view(*round);
  std::vector<State> all;
  measure::play_releve(round->searcher(), round->chance_node(match), random,
                       [&](const ChanceNode&, const RolledPosition& t) {
                         if (t.state.to_act == Side::White && may_be_drill(view, kind_, t))
                           all.push_back(t.state);
                       });
  if (all.empty()) return std::nullopt;
  return weigher_.weigh(kind_, any_of(all, random), question_of(kEcrire, agreed));
}

std::optional<Drill> remake_drill(DrillKind kind, const Drill& drill, TrialRunner& weigher) {
  if (kind == DrillKind::Count) return remake_count_drill(drill);
  if (kind == DrillKind::Chances) return remake_chances_drill(drill);
  return weigher.weigh(kind, drill.state, drill.question);
}

}  // namespace trictrac::exercises
