// Makes exercises from play with a seed, none of them twice.
#pragma once

#include <string>
#include <unordered_set>

#include "game/chance/random.h"
#include "lab/exercises/by_trials.h"
#include "lab/exercises/drill.h"

namespace trictrac::exercises {

// Makes the exercises of one kind and game.
class ExerciseMaker {
 public:
  // Requires that `weights` outlives it. In à écrire, the only kind is hold or go.
  ExerciseMaker(DrillKind kind, DrillGame game, std::uint64_t seed, const net::Weights& weights,
                Tables tables);

  // Returns the next exercise of the sequence that the seed begins.
  Drill next();
  // Skips `drill`, made earlier, as the next of the sequence.
  void skip(const Drill& drill);

 private:
  std::optional<Drill> attempt_drill(Random& random, int attempt);
  std::optional<Drill> count(Random& random, int attempt);
  std::optional<Drill> chance(Random& random);
  std::optional<Drill> of_tours(Random& random);
  std::optional<Drill> of_marques(Random& random);

  const DrillKind kind_;
  const DrillGame game_;
  const std::uint64_t seed_;
  TrialRunner weigher_;
  int number_ = 0;
  std::unordered_set<std::string> boards_;  // of all before
};

// Makes an exercise again from its position and question, by the rules or by trials; returns nullopt if it
// has no clear answer, or is not valid.
std::optional<Drill> remake_drill(DrillKind kind, const Drill& drill, TrialRunner& weigher);

}  // namespace trictrac::exercises
