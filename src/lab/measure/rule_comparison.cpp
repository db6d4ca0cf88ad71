#include "lab/measure/rule_comparison.h"

#include <algorithm>
#include <optional>

#include "base/assert.h"
#include "lab/measure/in_order.h"

namespace trictrac::measure {

void RuleResults::add(const MatchCounts& counts) {
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const RuleFigureRow& row = kRuleFigures.values()[i];
    figures[i].add(counts.*row.sum, counts.*row.per);
  }
  for (std::size_t jan = 0; jan < jans.size(); ++jan) {
    jans[jan].add(counts.jans[jan], counts.rounds);
    points[jan].add(counts.jan_points[jan], counts.rounds);
  }
  for (std::size_t i = 0; i < worths.size(); ++i) worths[i].add(counts.worths[i], counts.rounds);
  for (std::size_t i = 0; i < to_winner.size(); ++i) to_winner[i].add(counts.to_winner[i], counts.matches);
}

bool can_compare(const MatchOptions& match) {
  const bool known = match.format == Format::Tours || match.format == Format::Ecrire;
  return known && match.players == 2 && !draws_white(match);
}

namespace {

// The match of one number under one set of rules.
struct PlayedMatch {
  MatchCounts counts;
  bool finished = true;
  double examined = 0, differs = 0, cost = 0;
};

// Plays matches of all sets, and asks the first set what it would do in the others.
class Comparer {
 public:
  Comparer(const std::vector<RuleSet>& sets, const ComparisonOptions& options) : options_(options) {
    for (const RuleSet& set : sets) {
      arenas_.push_back(std::make_unique<Arena>(
          ArenaOptions{options.match, set.rules, options.reference, options.tables, options.stops},
          set.player, set.player));
      if (options.examined == 0) continue;
      const RuleSet& first = sets.front();
      wrong_.push_back(std::make_unique<WrongRules>(RulesPlayed{set.rules, set.player.weights},
                                                    RulesPlayed{first.rules, first.player.weights},
                                                    options.tables, options.depth));
    }
  }

  std::vector<PlayedMatch> play(int number) {
    std::vector<PlayedMatch> all;
    for (std::size_t set = 0; set < arenas_.size(); ++set) all.push_back(play(number, set));
    return all;
  }

 private:
  PlayedMatch play(int number, std::size_t set) {
    DealtThrows dealt(Duplicate::Deals, seed_of(options_.seed, number, 0));
    const std::uint64_t seed = seed_of(options_.seed, number, 1);
    MatchCounter counter(options_.examined, seed);
    const MatchScore score = arenas_[set]->play(seed, 0, &dealt, &counter);
    PlayedMatch played{counter.counts(), score.unfinished == 0};
    if (set > 0 && options_.examined > 0) examine(*wrong_[set], counter.rolls(), played);
    return played;
  }

  static void examine(WrongRules& wrong, const std::vector<SeenRoll>& rolls, PlayedMatch& played) {
    for (const SeenRoll& seen : rolls) {
      const WrongRules::Finding found = wrong.examine(seen.before, seen.roll);
      ++played.examined;
      played.differs += found.differs;
      played.cost += found.cost.count();
    }
  }

  const ComparisonOptions& options_;
  std::vector<std::unique_ptr<Arena>> arenas_;
  std::vector<std::unique_ptr<WrongRules>> wrong_;
};

void count(Comparison& all, const std::vector<PlayedMatch>& match) {
  if (!std::ranges::all_of(match, &PlayedMatch::finished)) {
    ++all.unfinished;
    return;
  }
  ++all.matches;
  for (std::size_t set = 0; set < match.size(); ++set) {
    RuleResults& results = all.sets[set];
    results.add(match[set].counts);
    results.differs.add(match[set].differs, match[set].examined);
    results.cost.add(match[set].cost, match[set].examined);
  }
}

}  // namespace

Comparison compare_rules(const std::vector<RuleSet>& sets, const ComparisonOptions& options) {
  TRICTRAC_ASSERT(!sets.empty() && can_compare(options.match));
  TRICTRAC_ASSERT(options.examined == 0 || options.match.format == Format::Tours);
  Comparison all;
  all.sets.resize(sets.size());
  const auto make_worker = [&] {
    return [&, comparer = std::make_unique<Comparer>(sets, options)](
               int number) -> std::optional<std::vector<PlayedMatch>> {
      auto match = comparer->play(number);
      // A match in which it was stopped is no whole one.
      if (options.stops && options.stops()) return std::nullopt;
      return match;
    };
  };
  in_order(options.matches, options.threads, make_worker,
           [&](int number, const std::optional<std::vector<PlayedMatch>>& match) {
             if (!match || std::ranges::any_of(sets, [](const RuleSet& s) { return s.player.at_fault(); }))
               return false;
             count(all, *match);
             if (options.reached) options.reached(number + 1);
             return true;
           });
  return all;
}

}  // namespace trictrac::measure
