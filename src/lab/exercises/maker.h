// Drills drawn from play by a seed, none twice.
#pragma once

#include <string>
#include <unordered_set>

#include "game/chance/random.h"
#include "lab/exercises/by_trials.h"
#include "lab/exercises/drill.h"

namespace trictrac::exercises {

// Makes the drills of one kind and game.
class ExerciseMaker {
 public:
  // Requires `weights` to outlive it. À écrire only whether to hold or go is asked.
  ExerciseMaker(DrillKind kind, DrillGame game, std::uint64_t seed, const net::Weights& weights,
                Tables tables);

  // Returns the next drill of the sequence that the seed begins.
  Drill next();
  // Takes `drill`, which was made before, as the next of the sequence.
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

// Makes a drill again from its position and question, by the rules or by trials; nothing where it has no
// clear answer, or is none.
std::optional<Drill> remake_drill(DrillKind kind, const Drill& drill, TrialRunner& weigher);

}  // namespace trictrac::exercises
