// The stakes, as far as one relevé can change them: the accounts that holes lead to, the equity of each after
// a relevé, and the part of this that the net is shown. The same for every format.
#pragma once

#include <array>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/equity/equity_estimator.h"
#include "engine/equity/units.h"
#include "engine/net/weights.h"

namespace trictrac {

// The accounts of the round in hand. Those that follow are computed when first asked for.
class Stakes {
 public:
  // The number of an account that has been reached.
  using Node = int;

  // Counts what is paid from `root` to the end of its round, seen by `mine`. `only`: the one game that
  // counts, where not all do.
  Stakes(Tables tables, const MatchLedger& root, Side mine, std::optional<int> only = {},
         Counting counting = Counting::Equity);
  Stakes(const Stakes&) = delete;
  Stakes& operator=(const Stakes&) = delete;
  // Returns the same stakes, nothing being computed yet: for another thread.
  Stakes fresh_copy() const;

  Side mine() const { return mine_; }
  const MatchLedger& root() const { return root_; }
  // Returns the node of an account of the same round.
  Node at(const MatchLedger& a);

  // Below, `n` is a node this object has returned.
  const MatchLedger& account(Node n) const { return node(n).account; }
  // Returns whether the round is over here: nothing more can change it.
  bool ended(Node n) const { return node(n).ended; }

  // Returns the node that follows; after the end of the round that is `n` itself. Requires e.holes to be at
  // least one.
  Node after(Node n, const HolesWon& e);
  // Requires that e.side may suspend e.game (match_ledger.h).
  Node after(Node n, const Suspended& e);

  // Returns the equity with the men put back and `first` to throw; where the round has ended `first` does not
  // matter.
  Millionths start(Node n, Side first);
  // Returns the equity when `goer`, who has just won a hole by their own roll, goes.
  Millionths go(Node n, Side goer);

  // Returns what the net is shown of a node for `mover`.
  net::StakeInputs inputs(Node n, Side mover);
  // What an answer of the net means: so many holes more than `base`, each worth `hole`.
  struct Measure {
    Millionths base, hole{1};
    Holes holes(Millionths more) const { return Holes(more / hole); }
    Millionths equity(Holes holes) const { return holes.count() * hole; }
  };
  Measure measure(Node n);

 private:
  static constexpr int kMostHoles = 8;
  struct NodeFacts {
    MatchLedger account;
    bool ended = false;
    Side lead = Side::White;                 // where ended: who throws next
    std::array<Node, 4 * kMostHoles> holes;  // by side, own and count: -1 unknown
    std::array<Node, 4> suspended;
    PerSide<Millionths> started{}, gone{};
    PerSide<bool> knows_start{}, knows_go{};
    bool surveyed = false;
    Measure measure;
    PerSide<net::StakeInputs> inputs{};
  };

  const NodeFacts& node(Node n) const;
  Node add(const MatchLedger& a, bool ended, Side lead);
  Node follow(Node n, const LedgerEvent& e);
  Millionths after_holes(Node n, Side side, int holes);
  Millionths after_answer(Node n, Side side, int holes, int answer);
  void survey(Node n);

  Tables tables_;
  MatchLedger root_;
  Side mine_;
  std::optional<int> only_;
  Counting counting_;
  EquityEstimator estimator_;
  std::vector<NodeFacts> nodes_;
  std::unordered_multimap<std::uint64_t, Node> by_hash_;
};

}  // namespace trictrac
