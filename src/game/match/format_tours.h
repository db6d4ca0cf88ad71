// Tours of twelve holes, each paid by its worth (K8, S1 XX).
#pragma once

#include <utility>

#include "game/match/format_defaults.h"

namespace trictrac {

struct ToursFormat : HolesFormat<FormatDefaults<Series>, kHolesPerTour> {
  static constexpr FormatTraits kTraits{
      .game = "tours",
      .unit = "stake",
      .goal = Goal::Twelve,
      .round_ends = "a tour ends when one has twelve holes and the other fewer",
      .takes = kOfRounds | kOfStake,
      .pays_worth = true,
  };

  static std::optional<MatchProblem> gathering_problem(const MatchOptions& o) {
    return o.players == 2 ? problem_alone(o) : players_problem("a tour is for two players");
  }
  static Series begin(const MatchOptions& o, Worth counting, Side) { return {counting, o.rounds, {}, {}}; }
  static void set_holes(Series& of, const Marks& marks) {
    of.tally.holes = marks.holes;
    of.tally.pavillon = marks.pavillon;
  }
  static bool give_up(Series& of, Side loser) {
    of = given_up(std::move(of), loser);
    return true;
  }

  static bool ended(const Series& of) { return over(of); }
  static int round(const Series& of) { return static_cast<int>(of.won.size()); }
  static int rounds_won(const Series& of) { return round(of); }
  static Rounds rounds_of(const Series& of, int seat) {
    const int won = static_cast<int>(std::ranges::count(of.won, kSides[seat], &TourWon::winner));
    return {won, round(of) - won};
  }
  static PerSide<int> holes(const Series& of) { return of.tally.holes; }
  static Seating seating(const Series&) { return {{0, 1}, {}, {}}; }
  static std::vector<int> balance(const MatchLedger& a, const Series& of) {
    const int won = halves_won_by_white(of) * a.options.stake;
    return to_players(a, {won, -won}, 1);
  }
};
ToursFormat format_of(const Series&);

}  // namespace trictrac
