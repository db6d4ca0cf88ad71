#include "lab/exercises/maker.h"

#include <algorithm>
#include <vector>

#include "base/assert.h"
#include "game/rules/tariff.h"
#include "lab/exercises/by_rules.h"
#include "lab/exercises/positions.h"
#include "text/options_text.h"

namespace trictrac::exercises {
namespace {

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
  const advice::OddsField& asked =
      advice::kOddsFields[static_cast<std::size_t>(number_) % advice::kOddsFields.size()];
  std::vector<State> all;
  measure::play_releve(weigher_.table(), random, [&](const ChanceNode& chance_node, const RolledPosition&) {
    const int n = advice::odds_of(chance_node.state).*asked.of;
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
  measure::play_releve(round->searcher(), round->chance_node(match.state(), match.account()), random,
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
