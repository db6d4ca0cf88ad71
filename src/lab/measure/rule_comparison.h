// The same number of matches under several sets of rules, and what differs between them.
#pragma once

#include <array>
#include <functional>
#include <vector>

#include "base/enum_table.h"
#include "lab/measure/match_counts.h"
#include "lab/measure/statistics.h"
#include "lab/measure/wrong_rules.h"

namespace trictrac::measure {

// The figures that a comparison measures of each set of rules.
enum class RuleFigure : std::uint8_t {
  RollsInRound,
  RelevesInRound,
  RollsInReleve,
  HolesInReleve,
  PointsInRoll,
  FalseHitPoints,
  Bredouilles,
  Goes,
  Petites,
  Grandes,
  Paid,
  WonByFirst,
  WonByFirstAdjusted,
  GainOfFirst,
  GainOfFirstAdjusted,
  Turned,
};

// The kind of a figure: the matches that have it, those of tours, of marqués, or both; whether luck must be
// measured; and whether it is a share, which lies within 0 and 1.
struct FigureKind {
  bool tours = true, marques = true, luck = false, share = false;
};

// A figure: the sum of one count of all matches divided by that of another.
struct RuleFigureRow {
  std::string_view name;
  double MatchCounts::* sum;
  double MatchCounts::* per;
  FigureKind kind{};
};
inline constexpr EnumTable<RuleFigure, RuleFigure::Turned, RuleFigureRow> kRuleFigures({
    {RuleFigure::RollsInRound, {"rolls_in_round", &MatchCounts::rolls, &MatchCounts::rounds}},
    {RuleFigure::RelevesInRound, {"releves_in_round", &MatchCounts::releves, &MatchCounts::rounds}},
    {RuleFigure::RollsInReleve, {"rolls_in_releve", &MatchCounts::rolls, &MatchCounts::releves}},
    {RuleFigure::HolesInReleve, {"holes_in_releve", &MatchCounts::holes, &MatchCounts::releves}},
    {RuleFigure::PointsInRoll, {"points_in_roll", &MatchCounts::points, &MatchCounts::rolls}},
    {RuleFigure::FalseHitPoints,
     {"false_hit_points_in_round", &MatchCounts::false_hit_points, &MatchCounts::rounds}},
    {RuleFigure::Bredouilles,
     {"bredouille", &MatchCounts::bredouilles, &MatchCounts::marks_of_holes, {.share = true}}},
    {RuleFigure::Goes, {"goes", &MatchCounts::goes, &MatchCounts::decisions, {.share = true}}},
    {RuleFigure::Petites,
     {"petite_bredouille", &MatchCounts::petites, &MatchCounts::rounds_won, {.tours = false, .share = true}}},
    {RuleFigure::Grandes,
     {"grande_bredouille", &MatchCounts::grandes, &MatchCounts::rounds_won, {.share = true}}},
    {RuleFigure::Paid, {"paid_for_round", &MatchCounts::paid, &MatchCounts::rounds_won}},
    {RuleFigure::WonByFirst,
     {"won_by_first", &MatchCounts::won_by_first, &MatchCounts::rounds_won, {.share = true}}},
    {RuleFigure::WonByFirstAdjusted,
     {"won_by_first_luck_adjusted",
      &MatchCounts::won_by_first_adjusted,
      &MatchCounts::rounds_won,
      {.marques = false, .luck = true, .share = true}}},
    {RuleFigure::GainOfFirst, {"gain_of_first", &MatchCounts::gain_of_first, &MatchCounts::rounds_won}},
    {RuleFigure::GainOfFirstAdjusted,
     {"gain_of_first_luck_adjusted",
      &MatchCounts::gain_of_first_adjusted,
      &MatchCounts::rounds_won,
      {.luck = true}}},
    {RuleFigure::Turned,
     {"winner_turned_by_settlement",
      &MatchCounts::turned,
      &MatchCounts::matches,
      {.tours = false, .share = true}}},
});

// One set of rules, and the player who sits at both sides.
struct RuleSet {
  RuleOptions rules;
  Entrant player;
};

// The results under one set of rules; a sample is a match.
struct RuleResults {
  std::array<PerRound, kRuleFigures.kSize> figures;
  std::array<PerRound, kJans> jans, points;         // times that each jan scores, and its points, in a round
  std::array<PerRound, kTourHalves.size()> worths;  // share of the tours won with each worth
  std::array<PerRound, kPayments.kSize> to_winner;  // in a match
  // Of the rolls that were examined: how many the first set would answer otherwise, and what that costs
  // (WrongRules).
  PerRound differs, cost;

  void add(const MatchCounts& counts);
};

// The options of a comparison.
struct ComparisonOptions {
  MatchOptions match{};                             // one that can_compare()
  std::shared_ptr<const net::Weights> reference{};  // of the luck; null: none is computed
  Tables tables{};
  int matches = 200;  // under each set of rules
  int examined = 0;   // rolls of each match in which the first set is asked, too: only tours, only nets
  Depth depth{1};     // of that question
  std::uint64_t seed = 1;
  int threads = 1;
  std::function<bool()> stops{};               // asked before each event; null: nothing stops it
  std::function<void(int matches)> reached{};  // called as matches are counted; null: nothing is
};

// Returns whether such matches can be compared: tours or parties à écrire of two, who sit as they are
// entered.
bool can_compare(const MatchOptions& match);

// The result of a comparison.
struct Comparison {
  std::vector<RuleResults> sets;  // in the order given
  int matches = 0;                // counted under each set
  int unfinished = 0;             // left out under all sets, because one of them found no end
};

// Plays the matches. Matches with the same number have the same throws under all sets of rules, each relevé
// its own, so that what they have in common does not hide a difference. The result does not depend on the
// number of threads. It ends at the first fault of a player, and when `options` stop it.
Comparison compare_rules(const std::vector<RuleSet>& sets, const ComparisonOptions& options);

}  // namespace trictrac::measure
