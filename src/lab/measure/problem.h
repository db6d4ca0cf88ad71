// One question of a benchmark with its reference answers, as a line of text.
//
//   TRID | 3/7 5/7 = 12.31 11.90 0.84 | 4/9 7/9 ~ -61.20 | go = 3.10 3.10 0.00
//
// For each way to answer its worth to who is asked, in thousandths of a tour: "=" by rollouts, one half of
// the trials, the other half, and the standard error of each half's mean; "~" by looking one ply ahead only,
// for what was clearly not best. A thousandth of a tour is a thousandth of what lies between losing and
// winning a simple one. Flèches are numbered 1 to 24 from the talon of the player asked.
#pragma once

#include <array>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/search/searcher.h"
#include "game/rules/state.h"

namespace trictrac::measure {

inline constexpr std::string_view kGo = "go";

struct RatedAnswer {
  std::string text;  // a play, or kGo
  bool rolled_out = false;
  std::array<Thousandths, 2> halves{};  // worths; the same twice where not rolled out
  Thousandths error{};
};

struct Problem {
  State state;  // at Decide or Move, with the goal of a tour; plays are then those of holding
  std::vector<RatedAnswer> answers;
};

std::string print_problem(const Problem& p);
// Or what is wrong with the line, in English. Every lawful answer must be there once.
std::expected<Problem, std::string> parse_problem(std::string_view line);

// The lawful answers at `state`, which is at Decide or Move, in the order of the turn's plays; going comes
// first where it may be chosen.
std::vector<std::string> answers_at(const State& state);

// An answer as a problem names it.
std::string answer_text(const RolledPosition& thrown, const Choice& choice);

}  // namespace trictrac::measure
