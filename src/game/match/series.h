// Tours of twelve holes, one after another, and the running account of their stakes (K8, S1 XX).
#pragma once

#include <vector>

#include "game/match/marque.h"
#include "game/match/tour.h"

namespace trictrac {

struct TourWon {
  Side winner = Side::White;
  PerSide<int> holes{};
  TourWorth worth;
  friend bool operator==(const TourWon&, const TourWon&) = default;
};

struct Series {
  Worth counting = Worth::SimpleDouble;
  int agreed = 1;            // tours
  Marks tally{};             // holes and pavillon of the tour being played
  std::vector<TourWon> won;  // the tours before it
  friend bool operator==(const Series&, const Series&) = default;
};

// Here and below the series is not over.
// The series after holes, one at least, have been taken; the twelfth wins the tour and the next one begins;
// what goes beyond it does not count (K6).
Series after(Series s, const HolesWon& e);

// A tour given up by `loser` is worth a simple one to the other.
Series given_up(Series s, Side loser);

// A tour of which only the end is known, as at a wooden board: holes, and the winner's in one run.
Series after(Series s, const Played& played);

bool over(const Series& s);

// What White has won, less what he has lost, in halves of a simple tour.
int halves_won_by_white(const Series& s);

}  // namespace trictrac
