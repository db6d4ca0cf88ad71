// The advice of an author on a roll, compared with the engine.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lab/measure/draw.h"

namespace trictrac::measure {

// A piece of advice: the best plays (any of them), or to hold or go.
struct Counsel {
  State state;  // at Roll
  Roll roll;
  std::vector<Men> plays;  // the roller's men after each play that is called best
  std::optional<bool> go;  // instead: to go (true) or hold
};

// The options of judging advice.
struct CounselOptions {
  Depth look{2, {8, 8}, Holes(4)};
  Thousandths tie{5};  // an answer no further behind the best agrees
  int trials = 10368;  // of each of the two answers, if the search finds that they differ
};

// The engine's verdict on a treatise's advice.
struct Finding {
  std::string advised;    // the best answer that the author advises: a play, or kGo
  std::string preferred;  // the best answer of all
  Thousandths behind{};   // of the advised answer, by looking
  struct TrialResult {
    Thousandths behind{}, error{};
  };
  std::optional<TrialResult>
      played_out;       // the same by trials that share their dice; none where they agree by looking
  bool agrees = false;  // in the end, by trials where they were made
};

// Judges advice in a tour at the score of `counsel`. If plays are advised on a roll that makes a hole, plays
// are compared with plays. Returns nullopt if the advice cannot be followed there: no such legal play,
// nothing to hold, or no tour has such a score, as when a player à écrire has twelve holes.
std::optional<Finding> weigh(TourSearch& table, const Counsel& counsel, const CounselOptions& options);

}  // namespace trictrac::measure
