// Drills drawn from play by a seed, none twice.
#pragma once

#include <string>
#include <unordered_set>

#include "game/chance/random.h"
#include "lab/exercises/by_trials.h"
#include "lab/exercises/drill.h"

namespace trictrac::exercises {

class ExerciseMaker {
 public:
  // `weights` outlive it. À écrire only whether to hold or go is asked.
  ExerciseMaker(Kind kind, Game game, std::uint64_t seed, const net::Weights& weights, Tables tables);

  // The next drill of the sequence that the seed begins; the same whoever made those before it.
  Drill next();
  // `drill`, which was made before, is the next of the sequence.
  void skip(const Drill& drill);

 private:
  std::optional<Drill> tried(Random& random, int attempt);
  std::optional<Drill> count(Random& random, int attempt);
  std::optional<Drill> chance(Random& random);
  std::optional<Drill> of_tours(Random& random);
  std::optional<Drill> of_marques(Random& random);

  const Kind kind_;
  const Game game_;
  const std::uint64_t seed_;
  TrialRunner weigher_;
  int number_ = 0;
  std::unordered_set<std::string> boards_;  // of all before
};

// The drill again from its position and question, by the rules or by trials; nothing where it has no clear
// answer, or is none.
std::optional<Drill> made_again(Kind kind, const Drill& drill, TrialRunner& weigher);

}  // namespace trictrac::exercises
