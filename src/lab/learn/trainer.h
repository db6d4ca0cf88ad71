// Training: the net plays relevés against itself or against a net that does not learn, and learns the target
// for each position on the way: from the result of the relevé, or from a search.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/worker_pool.h"
#include "engine/search/searcher.h"
#include "game/chance/random.h"
#include "lab/learn/model.h"
#include "lab/learn/settings.h"

namespace trictrac::learn {

// The options of self-play.
struct SelfPlayOptions {
  double lambda = 0.6;                 // the weight of the whole continuation against the next position alone
  int odd_plays = 20;                  // of 1000: any play instead of the best
  int odd_decisions = 30;              // of 1000: the other decision
  int scattered = 60;                  // of 1000 relevés: some plays at random before the first sample
  int odd_rules = 100;                 // of 1000 relevés: other rules than the commonest
  std::optional<RuleOptions> rules{};  // of every relevé, instead of the commonest and others
  int look = 0;         // 0: as above; else plies ahead, the exact mean of which is learnt alone
  int looked_at = 250;  // of 1000 positions, where `look` is not 0
  int returns = 250;    // of 1000 of those in which someone returns, likewise
  // The weight of what the means at the later positions of the relevé correct, where `look` is not 0. With 0,
  // a mean is learnt as it is, with all errors that the net makes after it.
  double correction = 0;
  // The opponent, who does not learn and makes no odd plays: what is learnt is how to beat it. Only the
  // positions before its rolls are learnt then, since those are the ones that answers lead to; `look` is
  // counted from after its answer. Without it, the net plays against itself.
  const net::Weights* against = nullptr;
};

// Plays relevés and makes samples of them.
class SelfPlay {
 public:
  // Requires that `weights` and the opponent outlive it; the numbers of `weights` may change between relevés
  // (see refresh()).
  SelfPlay(const net::Weights& weights, const Tables& tables, std::uint64_t seed,
           const SelfPlayOptions& options);

  // Plays one relevé and adds a sample for each position before a roll that is learnt.
  void play(std::vector<Sample>& samples);
  // Drops all results that depend on the weights. Call it after they have changed.
  void refresh();

  std::uint64_t rolls() const { return rolls_; }
  // Sets the dice and choices to come: with the same ones, any object with these weights plays the same.
  void set_dice(const Random& dice) { random_ = dice; }

 private:
  struct Practice {
    Setting setting;
    std::unique_ptr<RoundSearch> search;
    std::unique_ptr<Searcher> opponent;  // null in self-play
  };
  struct SeenPosition {
    net::Features features;
    Stakes::Node node;
    Side mover;
    Millionths ahead{};  // with `look`: the mean over the rolls to come, seen by White
    Millionths after{};  // what the net expects after the rolls that fell, before the next one that is seen
    bool cut = false;    // the continuation was not the best play
    bool learnt = true;
  };

  Practice& choose_practice();
  RuleOptions draw_rules();
  ChanceNode begin(Practice& p);
  void scatter(Practice& p, ChanceNode& chance_node);
  void see(Practice& p, const ChanceNode& chance_node);
  Choice choose(Practice& p, const RolledPosition& thrown);
  void expect(Millionths equity);
  void look_ahead(Practice& p, const ChanceNode& chance_node, SeenPosition& seen);
  Millionths average_after_opponent(Practice& p, const ChanceNode& chance_node);
  void hand_out(Practice& p, std::vector<Sample>& samples);
  void hand_out_looked(Practice& p, std::vector<Sample>& samples);
  void add_sample(Practice& p, const SeenPosition& seen, Millionths equity, std::vector<Sample>& samples);

  const SelfPlayOptions options_;
  Random random_;
  std::vector<Practice> practices_;
  int all_weights_ = 0;
  std::uint64_t rolls_ = 0;
  std::vector<SeenPosition> seen_;
};

// The options of training.
struct TrainerOptions {
  std::uint64_t rolls = 10'000'000;  // to play in all, those of a checkpoint included
  std::uint64_t seed = 1;   // of the first weights and of the dice; a checkpoint goes on with its own
  std::size_t lot = 16384;  // samples to play before learning from them, 256 at a time; at least as many
  int times = 1;            // each sample is learnt from
  float rate = 1e-3f;       // until six tenths of the rolls; then a third, at last a tenth
  int threads = 1;          // they do not change the net
  std::span<const net::Weights> from;  // to begin with the mean of these instead of fresh ones
  SelfPlayOptions play{};
};

// The progress of training.
struct TrainingProgress {
  std::uint64_t rolls = 0;
  double error = 0;  // root of the mean square, in holes, over the last lot
};

// Trains a net.
class Trainer {
 public:
  Trainer(const TrainerOptions& options, const Tables& tables);
  // Makes a trainer that continues from a checkpoint: with the same options and tables it produces the same
  // net, bit for bit, as without a stop. Returns null if the text is no checkpoint.
  static std::unique_ptr<Trainer> resume(const TrainerOptions& options, const Tables& tables,
                                         std::string_view checkpoint);

  // Plays and learns one lot. Returns false, having done nothing, once all rolls are played.
  bool play_lot();
  const TrainingProgress& progress() const { return progress_; }
  // Returns the learning rate of the next lot.
  float rate() const;
  // Returns the current net; valid until the next lot.
  const net::Weights& weights() const { return *weights_; }
  // Returns a checkpoint.
  std::string print() const;

 private:
  void play_releves();
  double learn();
  void adopt();

  TrainerOptions options_;
  Optimiser optimiser_;
  std::unique_ptr<net::Weights> weights_;  // which does not move
  WorkerPool pool_;
  std::vector<std::unique_ptr<SelfPlay>> players_;  // of each thread
  Random dice_, random_;
  TrainingProgress progress_;
  std::vector<Sample> samples_;
};

}  // namespace trictrac::learn
