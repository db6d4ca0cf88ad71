// Looking ahead: the net at the leaves, all 21 rolls at each step, and going always beside holding.
#pragma once

#include <optional>
#include <vector>

#include "engine/net/engine.h"
#include "engine/search/averages.h"
#include "game/match/match.h"

namespace trictrac {

// The spot of a tour at Roll under that account; Decide and Move are asked by Position of Choice.
State without_goal(State s);

// A way to answer a roll.
struct Choice {
  enum class Kind : std::uint8_t { Play, Go, Suspend } kind = Kind::Play;
  CombineGame game = CombineGame::Ecrire;  // the one suspended
  int play = 0;                            // index in the turn's plays, where he plays on
  double worth = 0;                        // seen by stakes.mine()
};

// A roll that has been thrown, judged and marked by the roller.
struct Thrown {
  State state;  // at Decide, Move, or Roll where the round has ended
  Turn turn;
  Stakes::Node node = 0;  // the account now
  bool ended = false;     // the roller's holes have ended the round
  bool may_decide() const { return state.stage == Stage::Decide; }
};

// A relevé or round that has ended: the account, and who throws next in it.
struct End {
  Account account;
  Side first = Side::White;
};

class Searcher {
 public:
  // Both outlive it. Not for two threads at once.
  Searcher(const net::Weights& weights, Stakes& stakes, const net::Kernel& kernel = *net::kernels().front());

  Stakes& stakes() { return stakes_; }
  const net::Weights& weights() const { return engine_.weights(); }

  // All worths are seen by stakes().mine(), in its unit.
  // Of a relevé before a roll.
  double worth(const Spot& spot);
  double worth(const Spot& spot, int plies, const Depth& depth);

  // Throws a roll.
  void throw_roll(const Spot& spot, Roll roll, Thrown& out);
  // The best answer with its worth by the net at once.
  Choice best(const Thrown& thrown);
  // All answers, best first for the roller, looked at as `depth` says: those dropped on the way come last, in
  // the order of the look that dropped them.
  std::vector<Choice> ranked(const Thrown& thrown, const Depth& depth);

  // What follows an answer: the spot before the next roll; nothing where the round or relevé ended.
  std::optional<Spot> follow(const Thrown& thrown, const Choice& choice);
  // How it ended, where follow() gives nothing.
  End end_of(const Thrown& thrown, const Choice& choice);
  double worth_at_end(const Thrown& thrown, const Choice& choice);

  // Leaves what was looked at before out of memory: what is timed is then done anew.
  void forget() { averages_ = {}; }
  // Positions told by the net so far.
  std::uint64_t told() const { return told_; }

 private:
  struct Ground {
    net::WideRow row;
    bool known = false;
  };
  const net::WideRow& ground(Stakes::Node node, Side mover);
  double worth_of(std::int32_t told, Stakes::Node node, Side mover);
  Stakes::Node held_node(const Thrown& thrown, const Choice& choice);
  void add_plays(const Thrown& thrown, Choice as, std::vector<Choice>& out);
  void all_choices(const Thrown& thrown, std::vector<Choice>& out);
  void sort(std::vector<Choice>& choices, Side roller, std::size_t n) const;
  std::size_t kept(const std::vector<Choice>& choices, int most, const Depth& depth, Stakes::Node node);
  double average(const Spot& spot, int plies, const Depth& depth);
  double average_anew(const Spot& spot, int plies, const Depth& depth);

  Stakes& stakes_;
  net::Engine engine_;
  std::vector<PerSide<Ground>> grounds_;
  std::vector<Choice> scratch_;  // of best()
  Averages averages_;
  std::uint64_t told_ = 0;
};

}  // namespace trictrac
