// A second, independent judge of a roll: slow, obvious, written straight from
// the rules (their numbers M1..M9 and P1..P11 stand at each function). It
// exists only to disagree with the fast engine.
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace twin {

// The men of both sides on flèches 1..24, numbered from the ROLLER's talon;
// index 0 and 25 stay empty, men borne off are counted apart.
struct Board {
  std::array<int, 26> own{};
  std::array<int, 26> opp{};
  int own_off = 0;
  int opp_off = 0;
  bool operator==(const Board&) const = default;
};

// The ways for men to leave the board: M8, M9, or M8 as in backgammon.
enum class BearingOff { parisian, provincial, backgammon };

// The rules that players may choose among.
struct Options {
  BearingOff leaving = BearingOff::parisian;
  std::set<std::string> jans{"pile"};  // those of P11 that are agreed
};

// The facts that the position alone does not show.
struct Context {
  int roll_in_releve = 0;  // the roller's throws since the men were put back, this one included; 0: unknown
  bool second_player_first_roll = false;
  std::optional<std::pair<int, int>> first_player_first_roll = std::nullopt;
};

// One jan of the roll; `points` is the total, already multiplied by `ways`.
struct Event {
  std::string jan;
  bool to_player = true;
  int ways = 1;
  int points = 0;
  std::vector<int> at;
};

// A legal play: steps [from, to] (25: off) and the board they lead to.
struct Play {
  std::vector<std::pair<int, int>> steps;
  Board after;
};

// The jans of a roll and its legal plays, one play for each resulting board; a roll that cannot be played has
// one play without steps.
struct Verdict {
  std::vector<Event> events;
  std::vector<Play> plays;
  int points_player = 0;
  int points_opponent = 0;
};

// Judges the roll (d1, d2) on the position in which it falls.
Verdict judge(const Board& board, int d1, int d2, const Options& options, const Context& context);

}  // namespace twin
