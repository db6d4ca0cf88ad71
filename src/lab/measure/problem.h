// One question of a benchmark with its reference answers, made by trials, as a line of text; and the losses
// of a player by the answers given to problems.
//
//   TRID | 3/7 5/7 = 12.31 11.90 0.84 | 4/9 7/9 ~ -61.20 | go = 3.10 3.10 0.00
//
// For each way to answer its equity for the player asked, in thousandths of a tour: "=" by rollouts, one half
// of the trials, the other half, and the standard error of each half (of its mean, or where trials were
// played until it was small enough, of its difference from the best); "~" by looking one ply ahead only, for
// what was clearly not best. A thousandth of a tour is a thousandth of what lies between losing and
// winning a simple one. Flèches are numbered 1 to 24 from the talon of the player asked.
#pragma once

#include <array>
#include <expected>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/players/player.h"
#include "game/rules/state.h"
#include "lab/measure/draw.h"
#include "lab/measure/statistics.h"

namespace trictrac::measure {

using players::Player;

inline constexpr std::string_view kGo = "go";

// An answer with its reference value.
struct RatedAnswer {
  std::string text;  // a play, or kGo
  bool rolled_out = false;
  std::array<Thousandths, 2> halves{};  // equities; the same twice where not rolled out
  Thousandths error{};
};

// A question with all its answers.
struct Problem {
  State state;  // at Decide or Move, with the goal of a tour; plays are then those of holding
  std::vector<RatedAnswer> answers;
};

// Returns the line of a problem.
std::string print_problem(const Problem& p);
// Reads a line, in which every legal answer must occur exactly once. The error says in English what is wrong.
std::expected<Problem, std::string> parse_problem(std::string_view line);

// Reads a file of such lines; blank ones and comments after # count for nothing. The error names the line.
std::expected<std::vector<Problem>, std::string> parse_problems(std::string_view text);

// Returns the legal answers at `state`, which is at Decide or Move, in the order of the turn's plays; going
// comes first if it is possible.
std::vector<std::string> answers_at(const State& state);

// Returns an answer as a problem names it.
std::string answer_text(const RolledPosition& thrown, const Choice& choice);

// The options of making reference answers.
struct RollingOptions {
  int trials = 1296;  // of each answer, in both halves together; a multiple of 72 spreads the rolls evenly
  // The greatest standard error that the difference of an answer from the best may have in each half; an
  // answer that is four times that behind is given up. `trials` are then the most. Zero: all are played.
  Thousandths error{};
  Thousandths within{40};  // answers so far behind the best by one ply are played out
  Depth look{1, {Plays::kCapacity, 3}, Holes(1000)};  // by which they are chosen: every answer is looked at
  Depth policy{};                                     // by which they are played out
};

// Makes a problem of `state`: the equity of every legal answer, each close one played out many times. Answers
// meet the same dice; the halves of the trials do not. Relevés are played to their end, and the table gives
// what follows. The same seed gives the same problem.
Problem roll_out(TourSearch& table, const State& state, const RollingOptions& options, std::uint64_t seed);

// Returns the problem of that number of the file that a seed makes, of a position drawn for it.
Problem make_problem(TourSearch& table, ProblemKind kind, const RollingOptions& options, std::uint64_t seed,
                     int number);

// Returns the loss of `chosen`, one of the answers, against the best. Cross-fitted: the best is selected by
// one half of the trials and both are weighed by the other half, then the other way round. The noise of the
// trials, which makes the greatest of many means too great, thus favours no answer: equally good answers lose
// nothing on average. A single loss may be below zero, and so may a mean where noise hides the best. For a
// question about holding, `chosen` is kGo, or any play, which stands for holding with the best play.
Thousandths loss(const Problem& p, std::string_view chosen);

// Returns the best answer by all trials.
const RatedAnswer& best_of(const Problem& p);

// Returns the player's answer at `state`, which is at Decide or Move: the text of a play, or kGo. The seed of
// a player who chooses at random comes from the position.
std::string answer_of(Player& player, const State& state);

// A player's answer to a problem, as in answer_of, and its loss().
struct Graded {
  std::string answer;
  Thousandths lost{};
};

// Returns whether an answer loses so much that it counts as a blunder: more than twenty thousandths of a
// tour.
bool is_blunder(Thousandths lost);

// The grades of one player.
struct GradeReport {
  std::vector<Graded> answers;  // one a problem, or to the first of them
  Estimate loss;                // thousandths of a tour an answer
  Proportion blunders;
};

// Grades answers, one after another.
class Grader {
 public:
  // Adds an answer of `problem`, whose form is that of answer_of.
  void add(const Problem& problem, std::string answer);
  // Returns the grades of all so far.
  GradeReport report() const;

 private:
  GradeReport grades_;
  PerRound losses_;
};

// Returns whether `answer` can be graded: it is a legal play of that state, or kGo where it asks for that.
bool is_answer(const Problem& problem, std::string_view answer);

// Grades the player's answers to the problems in their order. Calls `answered` after each with the number
// done; stops if it returns false.
GradeReport grade(
    Player& player, const std::vector<Problem>& problems,
    const std::function<bool(std::size_t)>& answered = [](std::size_t) { return true; });

}  // namespace trictrac::measure
