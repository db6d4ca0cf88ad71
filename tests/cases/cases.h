// Worked examples of the treatises, loaded from data/cases and checked against
// any judge of rolls.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "twin.h"

namespace cases {

using Json = nlohmann::json;

// A judge of rolls: the twin itself, or an engine behind an adapter.
using Judge =
    std::function<twin::Verdict(const twin::Board&, int, int, const twin::Options&, const twin::Context&)>;

// The marks of one side before the roll.
struct Marks {
  int points = 0;
  int holes = 0;
  bool bredouille = false;
};

// A case about marking: the score before, and the author's result.
struct MarkExpectation {
  Marks player;
  Marks opponent;
  std::optional<int> holes_won;    // by the roller
  std::optional<int> points_left;  // the roller's points before the opponent marks
  std::optional<int> opponent_holes_won;
  std::optional<int> opponent_points;
};

// The score of both sides after a roll, the roller holding.
struct MarkOutcome {
  int holes_won = 0;
  int points_left = 0;  // before the opponent marks
  int opponent_holes_won = 0;
  int opponent_points = 0;
};

// Marks a judged roll: the roller first, then the opponent.
using Mark = std::function<MarkOutcome(const Marks& player, const Marks& opponent, const twin::Verdict&)>;

// One line of data/cases; the position is as the file gives it, the roller's numbering.
struct Case {
  std::string id;
  std::string kind;  // score, moves, probability, decision, bookkeeping
  twin::Board board;
  int d1 = 0;
  int d2 = 0;
  twin::Options options;
  twin::Context context;
  bool complete = false;
  std::optional<MarkExpectation> marks;
  Json expect;
};

// A statement of the case that the judge does not bear out.
struct Failure {
  std::string id;
  std::string what;
};

// One line of failing.jsonl: a case known not to hold, and why.
struct KnownFailure {
  std::string reason;
  std::string clause;
};

// All cases of the collection, with the codes of transcribed.jsonl added.
// Throws std::runtime_error when a file cannot be read.
std::vector<Case> load(const std::filesystem::path& directory);

// Every roll of the printed games (games/*.jsonl) as a complete case of kind "game".
std::vector<Case> load_games(const std::filesystem::path& directory);

// The cases listed in failing.jsonl, by id.
std::map<std::string, KnownFailure> load_failing(const std::filesystem::path& directory);

// Kind "score": the events, totals and hits of one roll.
std::vector<Failure> check_score(const Case&, const Judge&);
// Kind "moves": plays that are the only ones, legal, or illegal, compared by resulting board.
std::vector<Failure> check_moves(const Case&, const Judge&);
// Kind "probability": favourable rolls counted over 36 (or 1296); nothing to check without a code.
std::vector<Failure> check_probability(const Case&, const Judge&);
// Kind "game": all events of the roll, and the play of the book among the legal ones.
std::vector<Failure> check_game(const Case&, const Judge&);
// Kind "decision": the author's opinion is not checked, but that the plays weighed are legal, and the totals.
std::vector<Failure> check_decision(const Case&, const Judge&);
// Holes won and points left, where the case states them.
std::vector<Failure> check_marks(const Case&, const Judge&, const Mark&);
// Whichever of the above fits the kind, marks left out; accounts are not checked.
std::vector<Failure> check(const Case&, const Judge&);

// The case states something that check() can refute.
bool is_checkable(const Case&);
// The probability case has a code or check for a program.
bool has_code(const Case&);

// Events as the verdict has them, in one line, for messages.
std::string describe(const std::vector<twin::Event>& events);
// Men by flèche, in one line, for messages.
std::string describe(const twin::Board& board);

}  // namespace cases
