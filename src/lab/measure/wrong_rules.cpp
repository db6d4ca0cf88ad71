#include "lab/measure/wrong_rules.h"

#include "base/assert.h"

namespace trictrac::measure {
namespace {

MatchLedger tour_under(const RuleOptions& rules) {
  return begin_account(MatchOptions{}, rules.worth, as_entered(2), Side::White);
}

}  // namespace

WrongRules::WrongRules(const RulesPlayed& right, const RulesPlayed& wrong, const Tables& tables,
                       const Depth& depth)
    : right_(right),
      wrong_(wrong),
      depth_(depth),
      by_right_(*right_.weights, tables, tour_under(right.rules), Side::White),
      by_wrong_(*wrong_.weights, tables, tour_under(wrong.rules), Side::White) {}

WrongRules::Finding WrongRules::examine(const State& before, Roll roll) {
  TRICTRAC_ASSERT(before.stage == Stage::Roll);
  State state = before;
  state.options = right_.rules;
  const MatchLedger ledger = with_holes(by_right_.root(), state.marks);
  by_right_.searcher().throw_roll(by_right_.chance_node(state, ledger), roll, thrown_);
  if (thrown_.ended || (!thrown_.may_decide() && thrown_.turn.plays.size() == 1)) return {};
  RolledPosition other = thrown_;
  other.state.options = wrong_.rules;
  other.state = under_account(other.state);
  other.node = by_wrong_.stakes().at(with_holes(by_wrong_.root(), thrown_.state.marks));
  const Choice best = by_right_.searcher().best(thrown_, depth_);
  const Choice chosen = by_wrong_.searcher().best(other, depth_);
  const bool goes = best.kind == Choice::Kind::Go;
  if (best.kind == chosen.kind && (goes || best.play == chosen.play)) return {};
  const Millionths cost = equity(best) - equity(chosen);
  return {true, in_thousandths(thrown_.state.to_act == Side::White ? cost : -cost)};
}

Millionths WrongRules::equity(const Choice& choice) {
  Searcher& searcher = by_right_.searcher();
  const auto next = searcher.follow(thrown_, choice);
  return next ? searcher.equity(*next, depth_.plies, depth_) : searcher.equity_at_end(thrown_, choice);
}

}  // namespace trictrac::measure
