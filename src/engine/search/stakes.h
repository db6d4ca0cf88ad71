// What is played for, as far as one relevé can change it: the accounts that holes lead to, what each is worth
// where the men are put back, and what of this the net is told. The same for every format.
#pragma once

#include <array>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engine/net/weights.h"
#include "engine/worth/appraiser.h"

namespace trictrac {

// An account reached in the round in hand, by number. Those that follow are worked out when first asked for.
class Stakes {
 public:
  using Node = int;

  // Worths are seen by `mine`, in millionths of the format's unit, until the end of the round of `root`.
  // `only`: the one game that counts, where not all do.
  Stakes(Tables tables, const Account& root, Side mine, std::optional<int> only = {},
         Counting counting = Counting::Worth);
  Stakes(const Stakes&) = delete;
  Stakes& operator=(const Stakes&) = delete;
  // The same, nothing being worked out yet: for another thread.
  Stakes again() const;

  Side mine() const { return mine_; }
  // The node of an account of the same round.
  Node at(const Account& a);

  const Account& account(Node n) const { return nodes_[n].account; }
  // The round is over here: nothing more can change it.
  bool ended(Node n) const { return nodes_[n].ended; }

  Node after(Node n, const HolesWon& e);
  Node after(Node n, const Suspend& e);

  // Worth with the men put back and `first` to throw; where the round has ended `first` does not matter.
  double start(Node n, Side first);
  // Worth when `goer`, who may, goes.
  double go(Node n, Side goer);

  // What the net is told of a node for `mover`, and what its answer means: base + scale for each hole.
  net::StakeInputs inputs(Node n, Side mover);
  struct Measure {
    double base = 0, scale = 1;
  };
  Measure measure(Node n);

 private:
  static constexpr int kMostHoles = 8;
  struct Entry {
    Account account;
    bool ended = false;
    Side lead = Side::White;                 // where ended: who throws next
    std::array<Node, 4 * kMostHoles> holes;  // by side, own and count: -1 unknown
    std::array<Node, 4> suspended;
    PerSide<double> started{}, gone{};
    PerSide<bool> knows_start{}, knows_go{};
    bool surveyed = false;
    Measure measure;
    PerSide<net::StakeInputs> inputs{};
  };

  Node add(const Account& a, bool ended, Side lead);
  Node follow(Node n, const AccountEvent& e);
  double after_holes(Node n, Side side, int holes);
  double answered(Node n, Side side, int holes, int answer);
  void survey(Node n);

  Tables tables_;
  Account root_;
  Side mine_;
  std::optional<int> only_;
  Counting counting_;
  Appraiser appraiser_;
  std::vector<Entry> nodes_;
  std::unordered_multimap<std::uint64_t, Node> by_hash_;
};

}  // namespace trictrac
