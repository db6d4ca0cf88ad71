// The stakes of a relevé: the ledgers that its holes lead to, the equity of each after the relevé, and the
// part that the net is shown. The same for every format.
#pragma once

#include <array>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/equity/equity_estimator.h"
#include "engine/equity/units.h"
#include "engine/net/weights.h"

namespace trictrac {

// The ledgers of the current round. Later ones are computed on demand.
class Stakes {
 public:
  // The index of a ledger that was reached.
  using Node = int;

  // Counts the payments from `root` to the end of its round, for `mine`. `only`: the one game that counts, if
  // not all do.
  Stakes(Tables tables, const MatchLedger& root, Side mine, std::optional<int> only = {},
         Counting counting = Counting::Equity);
  Stakes(const Stakes&) = delete;
  Stakes& operator=(const Stakes&) = delete;
  // Returns the same stakes with nothing computed yet, for another thread.
  Stakes fresh_copy() const;

  Side mine() const { return mine_; }
  const MatchLedger& root() const { return root_; }
  // Returns the node of a ledger of the same round.
  Node at(const MatchLedger& a);

  // Below, `n` is a node that this object has returned.
  const MatchLedger& account(Node n) const { return node(n).account; }
  // Returns whether the round is over at `n`: nothing more can change it.
  bool ended(Node n) const { return node(n).ended; }

  // Returns the node after these holes; `n` itself after the end of the round. Requires e.holes >= 1.
  Node after(Node n, const HolesWon& e);
  // Requires that e.side may suspend e.game (match_ledger.h).
  Node after(Node n, const Suspended& e);

  // Returns the equity with the men put back and `first` to throw; if the round has ended, `first` does not
  // matter.
  Millionths start(Node n, Side first);
  // Returns the equity if `goer`, who has just made a hole by their own roll, goes.
  Millionths go(Node n, Side goer);

  // Returns the net inputs of a node, for `mover`.
  net::StakeInputs inputs(Node n, Side mover);
  // The meaning of a net output: a number of holes beyond `base`, each of the value `hole`.
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
