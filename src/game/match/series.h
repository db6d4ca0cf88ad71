// Tours of twelve holes, one after another, and the running account of their stakes (K8, S1 XX).
#pragma once

#include <string_view>
#include <vector>

#include "base/enum_table.h"
#include "game/match/marque.h"
#include "game/rules/options.h"
#include "game/rules/state.h"

namespace trictrac {

// The value of a tour of twelve holes (K8), in halves of a simple stake, since the pont counts one and a
// half.
struct TourWorth {
  Worth counting = Worth::SimpleDouble;
  std::string_view name;  // simple, double, pont, triple, quadruple
  int halves = 2;
  friend bool operator==(const TourWorth&, const TourWorth&) = default;
};

// Returns the value of a tour won by `winner` with these marks (K8).
TourWorth worth_of(Worth counting, const Marks& marks, Side winner);

// Returns the value of the tour of `state`, which is over; a resigned tour counts as simple (K8).
TourWorth worth_of(const State& state);

struct TourWon {
  Side winner = Side::White;
  PerSide<int> holes{};
  TourWorth worth;
  friend bool operator==(const TourWon&, const TourWon&) = default;
};

// The names of the ways of counting in records and messages.
inline constexpr EnumTable<Worth, Worth::Honours1780, std::string_view> kWorthNames({
    {Worth::SimpleDouble, "simple_double"},
    {Worth::Pont, "pont"},
    {Worth::Honours, "honours"},
    {Worth::Honours1780, "honours_1780"},
});
constexpr std::string_view name_of(Worth counting) { return kWorthNames[counting]; }

struct Series {
  Worth counting = Worth::SimpleDouble;
  int agreed = 1;            // tours
  Marks tally{};             // holes and pavillon of the tour being played
  std::vector<TourWon> won;  // the tours before it
  friend bool operator==(const Series&, const Series&) = default;
};

// These functions require that the series is not over. Returns the series after one or more holes; the
// twelfth wins the tour and the next one begins; holes beyond it do not count (K6).
Series after(Series s, const HolesWon& e);

// Returns the series after `loser` resigns a tour, which counts as simple for the opponent.
Series given_up(Series s, Side loser);

// Returns the series after a tour of which only the end is known, as on a score sheet: the holes, and whether
// the winner's came in one run.
Series after(Series s, const RoundEnd& played);

bool over(const Series& s);

// Returns White's gain, less loss, in halves of a simple tour.
int halves_won_by_white(const Series& s);

}  // namespace trictrac
