#include "engine/search/stakes.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/assert.h"
#include "game/match/match_ledger.h"

namespace trictrac {
namespace {

// Hashes what the tables would be asked: accounts of one round differ well enough by it.
std::uint64_t hash_of(const MatchLedger& a) {
  std::uint64_t h = static_cast<std::uint64_t>(round_of(a));
  for (const auto& kind : kinds_of(a))
    if (kind) h = h * 4096 + static_cast<std::uint64_t>(order_of(key_of(*kind, a, Side::White)));
  return h;
}

// The counts of holes by which the net is shown how equity grows.
constexpr int kShown[] = {1, 2, 3, 4, 6};

std::int16_t as_input(double holes) {
  constexpr double kMost = 8;
  return static_cast<std::int16_t>(std::lround(std::clamp(holes, -kMost, kMost) / 4 * net::kStakeOne));
}

}  // namespace

Stakes::Stakes(Tables tables, const MatchLedger& root, Side mine, std::optional<int> only, Counting counting)
    : tables_(std::move(tables)),
      root_(root),
      mine_(mine),
      only_(only),
      counting_(counting),
      estimator_(tables_, root_, mine_, only, counting) {}

Stakes Stakes::fresh_copy() const { return Stakes(tables_, root_, mine_, only_, counting_); }

const Stakes::NodeFacts& Stakes::node(Node n) const {
  TRICTRAC_ASSERT(n >= 0 && static_cast<std::size_t>(n) < nodes_.size());
  return nodes_[static_cast<std::size_t>(n)];
}

Stakes::Node Stakes::at(const MatchLedger& a) {
  const auto [first, last] = by_hash_.equal_range(hash_of(a));
  for (auto it = first; it != last; ++it)
    if (nodes_[it->second].account == a && !nodes_[it->second].ended) return it->second;
  return add(a, over(a), Side::White);
}

Stakes::Node Stakes::add(const MatchLedger& a, bool ended, Side lead) {
  const Node n = static_cast<Node>(nodes_.size());
  NodeFacts& e = nodes_.emplace_back();
  e.account = a;
  e.ended = ended;
  e.lead = lead;
  e.holes.fill(-1);
  e.suspended.fill(-1);
  if (!ended) by_hash_.emplace(hash_of(a), n);
  return n;
}

Stakes::Node Stakes::follow(Node n, const LedgerEvent& e) {
  const MatchLedger& before = nodes_[n].account;
  const int round = round_of(before);
  const MatchLedger next = trictrac::after(before, e);
  if (over(next) || round_of(next) != round) return add(next, true, seating_of(next).lead);
  return at(next);
}

Stakes::Node Stakes::after(Node n, const HolesWon& e) {
  TRICTRAC_ASSERT(e.holes > 0);
  if (node(n).ended) return n;
  const int index = (trictrac::index(e.side) * 2 + e.own) * kMostHoles + e.holes;
  if (e.holes >= kMostHoles) return follow(n, e);
  if (nodes_[n].holes[index] < 0) {
    const Node next = follow(n, e);
    nodes_[n].holes[index] = next;
  }
  return nodes_[n].holes[index];
}

Stakes::Node Stakes::after(Node n, const Suspended& e) {
  const int index = trictrac::index(e.side) * 2 + static_cast<int>(e.game);
  TRICTRAC_ASSERT(!node(n).ended);
  if (nodes_[n].suspended[index] < 0) {
    const Node next = follow(n, e);
    nodes_[n].suspended[index] = next;
  }
  return nodes_[n].suspended[index];
}

Millionths Stakes::start(Node n, Side first) {
  NodeFacts& e = nodes_[n];
  if (e.ended) first = e.lead;
  if (!e.knows_start[first]) {
    e.started[first] = estimator_.equity(e.account, first);
    e.knows_start[first] = true;
  }
  return e.started[first];
}

Millionths Stakes::go(Node n, Side goer) {
  NodeFacts& e = nodes_[n];
  if (e.ended) return start(n, goer);
  if (!e.knows_go[goer]) {
    const MatchLedger gone = trictrac::after(e.account, Went{goer});
    e.gone[goer] = estimator_.equity(gone, first_throw_after(e.account, gone, goer));
    e.knows_go[goer] = true;
  }
  return e.gone[goer];
}

// Returns the equity after `side` wins that many holes by their own roll and goes.
Millionths Stakes::after_holes(Node n, Side side, int holes) {
  return go(after(n, HolesWon{side, holes, true}), side);
}

// The equity where `side` wins `holes` and holds, and the opponent wins `answer` and goes.
Millionths Stakes::after_answer(Node n, Side side, int holes, int answer) {
  return after_holes(after(n, HolesWon{side, holes, true}), other(side), answer);
}

void Stakes::survey(Node n) {
  const Side theirs = other(mine_);
  const Millionths lead_mine = start(n, mine_), lead_theirs = start(n, theirs);
  constexpr Millionths kLeast{1};
  Measure m;
  m.base = (lead_mine + lead_theirs) / 2;
  // A hole on either side of now; more where many holes at once are worth far more than that.
  m.hole = std::max(kLeast, (after_holes(n, mine_, 2) - after_holes(n, theirs, 2)) / 4);
  for (const Side side : kSides)
    for (const int holes : kShown) m.hole = std::max(m.hole, abs(after_holes(n, side, holes) - m.base) / 6);
  PerSide<net::StakeInputs> shown{};
  for (const Side mover : kSides) {
    const double sign = mover == mine_ ? 1 : -1;
    int i = 0;
    const auto put = [&](Millionths equity) {
      shown[mover][i++] = as_input(sign * (equity - m.base) / m.hole);
    };
    const auto flag = [&](bool on) { shown[mover][i++] = on ? net::kStakeOne : 0; };
    put(start(n, mover));
    for (const Side side : {mover, other(mover)})
      for (const int holes : kShown) put(after_holes(n, side, holes));
    for (const Side side : {mover, other(mover)}) {
      put(after_answer(n, side, 1, 1));
      put(after_answer(n, side, 1, 2));
      put(after_answer(n, side, 2, 1));
    }
    for (const Side side : {mover, other(mover)}) {
      flag(ended(after(n, HolesWon{side, 1, true})));
      flag(ended(after(n, HolesWon{side, 2, true})));
    }
    for (const Side side : {mover, other(mover)}) put(start(after(n, HolesWon{side, 1, true}), side));
  }
  NodeFacts& e = nodes_[n];
  e.measure = m;
  e.inputs = shown;
  e.surveyed = true;
}

net::StakeInputs Stakes::inputs(Node n, Side mover) {
  if (!nodes_[n].surveyed) survey(n);
  return nodes_[n].inputs[mover];
}

Stakes::Measure Stakes::measure(Node n) {
  if (!nodes_[n].surveyed) survey(n);
  return nodes_[n].measure;
}

}  // namespace trictrac
