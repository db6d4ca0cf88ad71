// Questions about the rules: their answers, and how they are made.
#include "lab/questions/question.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "text/trid.h"

namespace trictrac::questions {
namespace question_test {

// Returns a tour before its first roll: all men on their talons, White to throw.
State start() {
  State state;
  state.stage = Stage::Roll;
  return state;
}

Question asked(QuestionKind kind, const State& state, Roll roll, std::string_view what) {
  const auto answered = answer(kind, state, roll, what);
  EXPECT_TRUE(answered) << answered.error();
  return answered.value_or(Question{});
}

TEST(Question, APlayIsLegalOrBreaksALaw) {
  const auto legal = [](std::string_view play) {
    const Question q = asked(QuestionKind::Legal, start(), {4, 2}, play);
    return q.answer + " " + q.reason;
  };
  EXPECT_EQ(legal("1/3 1/5"), "yes -");
  EXPECT_EQ(legal("1/5/7"), "yes -");
  EXPECT_EQ(legal("1/4 1/5"), "no not_a_number");
  EXPECT_EQ(legal("1/5 1/5"), "no number_used");
  EXPECT_EQ(legal("3/5 1/5"), "no no_man");
  EXPECT_EQ(legal("1/5"), "no play_both");
  EXPECT_EQ(legal("-"), "no play_both");
}

// White, with 6-4: the single man on 20 by the sum, resting on the empty 14; that on 19 only by the sum of
// both, whose rests on 13 and 15 are held: to the opponent.
TEST(Question, ARollIsWorthPointsToBoth) {
  const State state = *parse_trid("TRID=BA--BAA-BBBBb-bbbbaa--ab:w:R:-:8-8:5-4:b:x:12.12");
  const Question both = asked(QuestionKind::Worth, state, {6, 4}, kNone);
  EXPECT_EQ(both.answer, "4 4");
  EXPECT_EQ(both.reason, "hit_true_home:1:4 hit_false_home:1:4");
  const Question nothing = asked(QuestionKind::Worth, start(), {4, 2}, kNone);
  EXPECT_EQ(nothing.answer, "0 0");
  EXPECT_EQ(nothing.reason, kNone);
}

TEST(Question, AnEcoleIsForWhatIsMissingOrTooMuch) {
  const auto ecole = [](const State& state, Roll roll, std::string_view marked) {
    const Question q = asked(QuestionKind::Ecole, state, roll, marked);
    return q.answer + " " + q.reason;
  };
  EXPECT_EQ(ecole(start(), {4, 2}, "0"), "0 -");
  EXPECT_EQ(ecole(start(), {4, 2}, "4"), "4 too_much");
  // White, with 1-5, hits the single men on 16 and 17 in two ways each: eight points.
  const State worth_eight = *parse_trid("TRID=-a------BEEC-eeaa--a---a:w:R:-:0-0:7-1:-:w:20.20");
  EXPECT_EQ(ecole(worth_eight, {1, 5}, "6"), "2 too_little");
  EXPECT_EQ(ecole(worth_eight, {1, 5}, "8"), "0 -");
  EXPECT_EQ(ecole(worth_eight, {1, 5}, "12"), "4 too_much");
}

TEST(Question, WhatCannotBeAskedIsRefused) {
  EXPECT_FALSE(answer(QuestionKind::Legal, start(), {4, 2}, "one to five"));
  EXPECT_FALSE(answer(QuestionKind::Ecole, start(), {4, 2}, "some"));
  EXPECT_FALSE(answer(QuestionKind::Ecole, start(), {4, 2}, "-2"));
}

TEST(QuestionMaker, AsksOfEverythingAndNothingTwice) {
  QuestionMaker maker(3);
  std::map<std::string, int> answers;
  std::set<std::string> reasons;
  std::set<std::string> boards;
  constexpr int kQuestions = 300;
  for (int n = 0; n < kQuestions; ++n) {
    const Question q = maker.next();
    EXPECT_EQ(static_cast<int>(q.kind), n % 3);
    EXPECT_EQ(answer(q.kind, q.state, q.roll, q.asked), q);
    boards.insert(print_trid(q.state) + q.asked + std::to_string(q.roll.a * 10 + q.roll.b) +
                  std::string(kKindNames[q.kind]));
    if (q.kind == QuestionKind::Legal) ++answers[q.answer];
    if (q.kind != QuestionKind::Worth) reasons.insert(q.reason);
    if (q.kind == QuestionKind::Ecole) {
      EXPECT_EQ(q.answer == "0", q.reason == kNone);
    }
  }
  EXPECT_EQ(boards.size(), static_cast<std::size_t>(kQuestions));
  EXPECT_GT(answers["yes"], 30);
  EXPECT_GT(answers["no"], 30);
  for (const std::string_view reason :
       {kTooLittle, kTooMuch, kNone, std::string_view("not_all_home"), std::string_view("held_by_other"),
        std::string_view("play_both"), std::string_view("coin_two_enter")})
    EXPECT_TRUE(reasons.contains(std::string(reason))) << reason;
}

TEST(QuestionMaker, GoesOnWhereItStopped) {
  QuestionMaker whole(3), rest(3);
  for (int n = 0; n < 5; ++n) rest.skip(whole.next());
  EXPECT_EQ(rest.next(), whole.next());
}

}  // namespace question_test
}  // namespace trictrac::questions
