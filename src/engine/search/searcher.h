// The search: the net at the leaves, all 21 rolls at each step, and going always compared with holding.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/net/evaluator.h"
#include "engine/search/chance_node.h"
#include "engine/search/home.h"
#include "game/match/match.h"

namespace trictrac {

// Returns `s` for a search under a ledger: without a goal, since the ledger says when the round ends, and
// marked by the program, since a search makes no errors.
State under_account(State s);

// A way to answer a roll.
struct Choice {
  enum class Kind : std::uint8_t { Play, Go, Suspend } kind = Kind::Play;
  CombineGame game = CombineGame::Ecrire;  // the one suspended
  int play = 0;                            // index in the turn's plays, where the roller plays on
  Millionths equity{};                     // seen by stakes().mine()
};

// A roll that was thrown, judged, and marked by the roller.
struct RolledPosition {
  State state;  // at Decide, Move, or Roll where the round has ended
  Turn turn;
  Stakes::Node node = 0;  // the account now
  bool ended = false;     // the roller's holes have ended the round
  bool may_decide() const { return state.stage == Stage::Decide; }
};

// Returns the state after `play`, one of thrown.turn.plays, and after holding if that was asked. Requires
// that the round has not ended.
State played(const RolledPosition& thrown, const Play& play);

// The end of a relevé or round: the ledger, and who throws next in it.
struct End {
  MatchLedger account;
  Side first = Side::White;
};

// Searches one round. Equities are for stakes().mine(), and nodes belong to stakes(). Not thread-safe.
class Searcher {
 public:
  // Requires that `weights` and `stakes` outlive it.
  Searcher(const net::Weights& weights, Stakes& stakes, const net::Kernel& kernel = *net::kernels().front());

  Stakes& stakes() { return stakes_; }
  const Stakes& stakes() const { return stakes_; }
  const net::Weights& weights() const { return engine_.weights(); }

  // Return the equity of a relevé before a roll: by the net alone (by a table where both sides only bear off
  // their last ten men, home.h), or as the mean over the rolls of `plies`
  // plies, 0 to 2, of which depth.keep and depth.within say what to leave out.
  Millionths equity(const ChanceNode& chance_node);
  Millionths equity(const ChanceNode& chance_node, int plies, const Depth& depth);

  // Throws a roll: judges it and marks the roller's points.
  void throw_roll(const ChanceNode& chance_node, Roll roll, RolledPosition& out);
  // Returns the best answer with its equity by the net alone; if the round has ended, that equity.
  Choice best(const RolledPosition& thrown);
  // Returns the first of ranked(), with its equity; if the round has ended, that equity. Searches other
  // answers only until they are known to be no better.
  Choice best(const RolledPosition& thrown, const Depth& depth);
  // Returns all answers, the best for the roller first, searched as `depth` says. Those dropped on the way
  // come last, in the order of the step that dropped them. Empty if the round has ended.
  std::vector<Choice> ranked(const RolledPosition& thrown, const Depth& depth);

  // Returns the node before the next roll, after `choice` to `thrown`, or nullopt if the round or relevé
  // ends.
  std::optional<ChanceNode> follow(const RolledPosition& thrown, const Choice& choice);
  // Return the end of the round or relevé after `choice`, and its equity. Require that follow() returns
  // nullopt.
  End end_of(const RolledPosition& thrown, const Choice& choice);
  Millionths equity_at_end(const RolledPosition& thrown, const Choice& choice);

  // Clears the cache, so that a timed search does all its work.
  void forget() { averages_ = {}; }
  // Drops all results that depend on `weights`. Call it after they have changed.
  void weights_changed();
  // Returns how many positions the net has evaluated so far.
  std::uint64_t evaluations() const { return evaluations_; }

 private:
  struct FirstLayer {
    net::WideRow row;
    bool known = false;
  };
  const net::WideRow& first_layer(Stakes::Node node, Side mover);
  Millionths equity_of(std::int32_t answer, const Stakes::Measure& measure, Side mover) const;
  // The equity when a side has borne off its last man, in a relevé with these marks.
  struct RaceEnds {
    Stakes::Node node = -1;
    Marks marks;
    RuleOptions options;
    PerSide<Millionths> simple, doublet;
  };
  const RaceEnds& race_ends(const ChanceNode& chance_node);
  Millionths race_equity(const ChanceNode& chance_node);
  Stakes::Node held_node(const RolledPosition& thrown, const Choice& choice);
  void add_plays(const RolledPosition& thrown, Choice as, std::vector<Choice>& out);
  std::span<const std::int32_t> answers_to_plays(const RolledPosition& thrown, Stakes::Node node);
  double sign(Side roller) const { return roller == stakes_.mine() ? 1 : -1; }
  bool may_suspend(const RolledPosition& thrown, CombineGame game) const;
  void all_choices(const RolledPosition& thrown, std::vector<Choice>& out);
  void sort(std::vector<Choice>& choices, Side roller, std::size_t n) const;
  std::size_t count_kept(const std::vector<Choice>& choices, int most, const Depth& depth, Stakes::Node node);
  std::size_t select_candidates(const RolledPosition& thrown, const Depth& depth, int plies,
                                std::vector<Choice>& choices, std::size_t n);
  void evaluate_candidates(const RolledPosition& thrown, const Depth& depth, int plies,
                           std::vector<Choice>& choices, std::size_t n);
  std::size_t rank(const RolledPosition& thrown, const Depth& depth, std::vector<Choice>& out);
  std::size_t rank_candidates(const RolledPosition& thrown, const Depth& depth, std::vector<Choice>& out);
  Millionths average(const ChanceNode& chance_node, int plies, const Depth& depth);
  Millionths compute_average(const ChanceNode& chance_node, int plies, const Depth& depth);

  // Searches for the best answer only.
  struct ReplyChoice {
    Choice choice;
    Men men;  // after it
  };
  using Replies =
      std::array<ReplyChoice, all_rolls().size()>;  // the best to each roll, where they were last sought
  Choice best_ahead(const RolledPosition& thrown, const std::vector<Choice>& choices, std::size_t n,
                    const Depth& depth);
  Millionths best_reply(const RolledPosition& thrown, const Depth& depth, ReplyChoice& out);
  bool is_candidate(const RolledPosition& thrown, const Choice& choice, const Depth& depth);
  std::optional<Millionths> equity_of_reply(const RolledPosition& thrown, const ReplyChoice& reply,
                                            const Depth& depth);
  Millionths average_with_replies(const ChanceNode& chance_node, const Depth& depth, Replies& out);
  std::optional<Millionths> average_above(Millionths bar, const ChanceNode& chance_node, const Depth& depth,
                                          Replies& replies);

  Stakes& stakes_;
  net::Evaluator engine_;
  std::vector<PerSide<FirstLayer>> first_layers_;
  std::vector<Choice> scratch_;          // of best()
  std::vector<net::Features> features_;  // of answers_to_plays(), as is the next
  std::vector<std::int32_t> answers_;
  AverageCache averages_;
  RaceEnds race_ends_;  // of the last race
  std::uint64_t evaluations_ = 0;
};

// A searcher with the stakes of one round. Not thread-safe.
class RoundSearch {
 public:
  // Requires that `weights` outlives it. `root`: a ledger of the round, from which equities count; they are
  // for `mine`. See Stakes.
  RoundSearch(const net::Weights& weights, Tables tables, const MatchLedger& root, Side mine,
              std::optional<int> only = {}, Counting counting = Counting::Equity);
  // Creates another for the round that `like` searches, with nothing computed yet: for another thread.
  explicit RoundSearch(const Searcher& like);
  RoundSearch(const RoundSearch&) = delete;
  RoundSearch& operator=(const RoundSearch&) = delete;

  Stakes& stakes() { return stakes_; }
  Searcher& searcher() { return searcher_; }
  const MatchLedger& root() const { return stakes_.root(); }
  Side mine() const { return stakes_.mine(); }

  // Return the board of `state`, at Roll, under a ledger of this round; and that of a match at Roll.
  ChanceNode chance_node(const State& state, const MatchLedger& account);
  ChanceNode chance_node(const Match& match) { return chance_node(match.state(), match.account()); }
  // Return the current roll of `tour`, at Decide or Move, under a ledger of this round; and that of a match.
  RolledPosition thrown(const Tour& tour, const MatchLedger& account);
  RolledPosition thrown(const Match& match) { return thrown(match.tour(), match.account()); }

 private:
  Stakes stakes_;
  Searcher searcher_;
};

}  // namespace trictrac
