// Strengths on one scale, by the model of Bradley and Terry: between two players, the odds of winning a tour
// are ten to the difference of their strengths, divided by 400.
#pragma once

#include <span>
#include <vector>

namespace trictrac::standing {

// The share of their tours that player `a` has won against player `b`, strictly between 0 and 1, and the
// number of independent tours that would say as much.
struct Pairing {
  int a = 0, b = 0;
  double share = 0.5;
  double weight = 0;
};

// Returns the share as it is, with half a tour more won and half a tour more lost: this takes off most of the
// bias of the estimate, and a player who has won all has a strength too. Requires a tour.
Pairing pairing_of(int a, int b, int won, int of);

// A strength that is known.
struct KnownElo {
  int player = 0;
  double elo = 0;
};

inline constexpr double kTwoSided95 = 1.96;  // standard errors

// A strength, and its standard error; none of a known one.
struct Elo {
  double elo = 0, error = 0;
  // Return the bounds of the 95 % interval.
  double low() const { return elo - kTwoSided95 * error; }
  double high() const { return elo + kTwoSided95 * error; }
};

// Returns the strengths of players 0 … players-1 of greatest likelihood. Requires that the pairings connect
// each player with a known one.
std::vector<Elo> fit_elo(int players, std::span<const KnownElo> known, std::span<const Pairing> pairings);

}  // namespace trictrac::standing
