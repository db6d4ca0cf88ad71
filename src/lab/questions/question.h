// Questions about the rules, and their answers by the rules: what a roll is worth, whether a play is legal,
// which école is due.
//
//   worth   -                         the points of the player who throws, then of the opponent: "6 0"
//                                     the jans: hit_true_outer:2:4 helpless:1:2 (jan, ways, points), or -
//   legal   a play, numbered from     yes, or no
//           its player's talon        the law that it breaks (game/rules/law.h), or -
//   ecole   the points that the       the points of the école, 0 where there is none (R5 to R7)
//           player has marked         too_little, too_much, or -
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>

#include "base/enum_table.h"
#include "game/rules/judge.h"
#include "game/rules/state.h"
#include "lab/measure/draw.h"

namespace trictrac::questions {

enum class QuestionKind : std::uint8_t { Worth, Legal, Ecole };
inline constexpr EnumTable<QuestionKind, QuestionKind::Ecole, std::string_view> kKindNames({
    {QuestionKind::Worth, "worth"},
    {QuestionKind::Legal, "legal"},
    {QuestionKind::Ecole, "ecole"},
});

inline constexpr std::string_view kNone = "-", kYes = "yes", kNo = "no";
inline constexpr std::string_view kTooLittle = "too_little", kTooMuch = "too_much";

struct Question {
  QuestionKind kind = QuestionKind::Worth;
  State state;  // before the roll
  Roll roll;
  std::string asked{kNone};
  std::string answer{}, reason{};
  friend bool operator==(const Question&, const Question&) = default;
};

// Judges the roll of a question.
Turn judge_roll(const State& state, Roll roll);

// Answers a question by the rules. The error says in English why it cannot be asked. Requires that `state` is
// at Roll and has no problem (setup.h).
std::expected<Question, std::string> answer(QuestionKind kind, const State& state, Roll roll,
                                            std::string_view asked);

// Makes questions, all kinds in turn, none of them twice.
class QuestionMaker {
 public:
  explicit QuestionMaker(std::uint64_t seed);

  // Returns the next question of the sequence that the seed begins.
  Question next();
  // Skips a question made earlier, as the next of the sequence.
  void skip(const Question& question);

 private:
  std::optional<Question> attempt(QuestionKind kind, Random& random);
  std::optional<State> draw_state(Random& random);

  const std::uint64_t seed_;
  measure::TourSearch table_;
  int number_ = 0;
  std::unordered_set<std::string> asked_;  // of all before
};

}  // namespace trictrac::questions
