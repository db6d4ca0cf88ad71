// A contest of two players: sets of matches, in which the player takes each seat in turn, until the result is
// clear; and one match, in which the other player takes all other seats, with the luck of the dice in it.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "engine/players/player.h"
#include "game/chance/random.h"
#include "lab/measure/dealt_throws.h"
#include "lab/measure/luck.h"
#include "lab/measure/statistics.h"

namespace trictrac::measure {

using players::Entrant;
using players::Player;

// The score of one match, or of many. `a` sits in one seat, `b` in all others.
struct MatchScore {
  int rounds = 0;            // the number of rounds with a winner
  double gain = 0;           // of a, settled, in the format's unit (a fiche is ten jetons)
  double luck = 0;           // of a's dice less b's, in the same; where a is not at the board none
  int first_releve = 0;      // holes of a less those of b, from the first relevé alone
  int won = 0;               // rounds a has won; tours only
  double luck_of_wins = 0;   // in tours won less tours lost; tours only
  int holes = 0;             // of a less those of b, in the tours that are over
  double luck_in_holes = 0;  // the luck of each throw by the value of a hole before it; tours only
  long rolls = 0;
  std::array<long, 2> decisions{}, holds{};  // of a and of b
  std::map<int, std::array<int, 2>> stakes;  // tours by their worth in halves of a stake: won by a, by b
  int unfinished = 0;                        // matches broken off, which count for nothing else

  MatchScore& operator+=(const MatchScore& more);
};

// Sees a match of an arena while it is played.
class Watcher {
 public:
  virtual ~Watcher() = default;
  // Sees the match before `event`, which happens next.
  virtual void before(const Match& match, const GameEvent& event) = 0;
  // Sees it after that event; `score` has the rolls and the luck so far.
  virtual void after(const Match& match, const MatchEffects& effects, const MatchScore& score) = 0;
};

// The games of an arena.
struct ArenaOptions {
  MatchOptions match{};  // one that is_measured(); each first throw alternates instead of being drawn
  RuleOptions rules{};
  std::shared_ptr<const net::Weights> reference;  // of the luck; null: none is computed
  Tables tables;
  std::function<bool()> stops{};  // asked before each act: true breaks the match off; null: nothing does
};

// Returns whether such a match can be measured: between two players, or a poule.
bool is_measured(const MatchOptions& match);

// Plays matches of `a` against `b`.
class Arena {
 public:
  Arena(ArenaOptions options, const Entrant& a, const Entrant& b);

  // Plays a match whose dice and players depend on `seed`; `a` is player `seat` of its ledger. With `dealt`,
  // the dice are those; `watcher` sees it played.
  MatchScore play(std::uint64_t seed, int seat, DealtThrows* dealt = nullptr, Watcher* watcher = nullptr);

 private:
  bool play_on(Match& match);
  MatchEffects act(Match& match, const GameEvent& event);
  void follow(const Match& match, Releve releve);
  void begin_round(const Match& match);
  GameEvent choose(const Match& match);
  GameEvent throw_dice(const Match& match);
  GameEvent ask(const Match& match);
  // Returns 0 for a, 1 for b.
  int who(int player) const { return player == seat_ ? 0 : 1; }
  void count(const MatchLedger& a);

  const ArenaOptions options_;
  std::unique_ptr<Player> a_;
  std::vector<std::unique_ptr<Player>> others_;  // one a seat but a's, since two of them may meet
  std::vector<std::pair<Luck, double MatchScore::*>> lucks_;
  Random random_{0};
  DealtThrows* dealt_ = nullptr;  // or null
  Watcher* watcher_ = nullptr;    // or null
  std::vector<Player*> players_;  // by their number in the account
  int seat_ = 0;                  // of a
  bool simple_ = false;           // the next throw is the first of a lead that is drawn by simple rolls (K9)
  int leads_ = 0;                 // taken in this match
  int round_ = -1;                // the last one reported to the players
  int releve_ = 0;                // of that round
  MatchScore score_;
};

// The length of a contest.
struct ContestOptions {
  int sets = 100;  // at most
  std::uint64_t seed = 1;
  int threads = 1;
  std::function<void(int sets)> reached{};  // called as sets are counted; null: nothing is
  std::optional<double> sprt{};  // stops when a gains so much a round, or nothing, is decided: wins in tours
};

// The result of a contest.
struct ContestResult {
  MatchScore total;
  int sets = 0;
  Estimate gain, gain_adjusted;          // of a, a round, in the format's unit
  Estimate wins, wins_adjusted;          // share of the tours a wins; tours only
  Estimate variance, variance_adjusted;  // of the gain in one match of a set, in the unit squared
  Estimate holes, holes_adjusted;  // variances of the holes of a less those of b in one match; tours only
  Estimate gain_ratio, wins_ratio, holes_ratio;  // raw variances as multiples of the adjusted ones
  // Returns the share of tours won by `a`.
  Proportion won() const { return {total.rounds, total.won}; }
  SprtVerdict verdict = SprtVerdict::Open;
  double likelihood = 0;  // of the test, where there is one
};

// Plays a contest. The result does not depend on the number of threads: sets count in their order, and sets
// begun beyond the last that counts are dropped. It ends at the first fault of either player, and when
// `options` stop it.
ContestResult contest(const ArenaOptions& options, const Entrant& a, const Entrant& b,
                      const ContestOptions& how);

}  // namespace trictrac::measure
