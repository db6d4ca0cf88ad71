#include "text/play_text.h"

#include <gtest/gtest.h>

#include "text/trid.h"

namespace play_text_test {

using namespace trictrac;

Play play(std::vector<Step> steps) {
  Play p;
  for (const Step& s : steps) p.steps[p.size++] = s;
  p.numbers = p.size;
  return p;
}

TEST(FlecheText, EachNumberingNamesBothHalves) {
  EXPECT_EQ(fleche_text(17, Numbering::OneTo24), "17");
  EXPECT_EQ(fleche_text(17, Numbering::OneTo12), "8'");
  EXPECT_EQ(fleche_text(17, Numbering::T11), "7'");
  EXPECT_EQ(fleche_text(1, Numbering::T11), "T");
  EXPECT_EQ(fleche_text(24, Numbering::T11), "T'");
  EXPECT_EQ(fleche_text(kOff, Numbering::T11), "o");
  EXPECT_EQ(fleche_text(24, Numbering::Lepeintre), "Y");
}

// S2, note 33: A is the talon at the top of the board, Black's, and & the one at the bottom.
TEST(FlecheText, LettersOfSoumilleAreFixedToTheBoard) {
  const auto name = [](Fleche f, Side mover, Counted by) {
    return fleche_text(f, of_mover(Numbering::Soumille, mover), by);
  };
  for (const Counted by : {Counted::ByMover, Counted::ByOther}) {
    EXPECT_EQ(name(1, Side::White, by), "&");
    EXPECT_EQ(name(24, Side::White, by), "A");
    EXPECT_EQ(name(1, Side::Black, by), "A");
    EXPECT_EQ(name(24, Side::Black, by), "&");
    for (Fleche f = kTalon; f <= kLast; ++f)
      EXPECT_EQ(name(f, Side::White, by), name(facing(f), Side::Black, by)) << f;
  }
}

TEST(FlecheText, NamesComeBackInEveryNumbering) {
  for (const Numbering n : {Numbering::OneTo24, Numbering::OneTo12, Numbering::T11, Numbering::Lepeintre,
                            Numbering::Soumille, Numbering::SoumilleOfBlack, Numbering::SoumilleOf10})
    for (Fleche f = kTalon; f <= kOff; ++f) EXPECT_EQ(parse_fleche(fleche_text(f, n), n), f) << name_of(n);
}

TEST(FlecheText, WhatIsNoFlecheIsRefused) {
  for (const char* text : {"", "0", "25", "x", "-3", "1a", "13'", "'"})
    EXPECT_FALSE(parse_fleche(text, Numbering::OneTo24)) << text;
  EXPECT_FALSE(parse_fleche("W", Numbering::Lepeintre));
  EXPECT_FALSE(parse_fleche("J", Numbering::Soumille));
  EXPECT_FALSE(parse_fleche("12", Numbering::T11));
  EXPECT_FALSE(parse_fleche("13", Numbering::OneTo12));
  EXPECT_EQ(parse_fleche("C", Numbering::T11), kCoin);
}

TEST(PlayText, TheFourKindsOfPlay) {
  EXPECT_EQ(play_text(play({{3, 7}, {5, 7}}), {4, 2}, Numbering::OneTo24), "3/7 5/7");
  EXPECT_EQ(play_text(play({{1, 3}, {3, 7}}), {4, 2}, Numbering::OneTo24), "1/3/7");
  EXPECT_EQ(play_text(play({{7, 12}, {8, 12}}), {6, 5}, Numbering::OneTo24), "7/12* 8/12*");
  EXPECT_EQ(play_text(play({{6, 12}, {7, 12}}), {6, 5}, Numbering::OneTo24), "6/12 7/12");
  EXPECT_EQ(play_text(play({{22, 25}}), {3, 1}, Numbering::OneTo24), "22/o");
  EXPECT_EQ(play_text(play({}), {6, 6}, Numbering::OneTo24), "-");
}

TEST(PlayText, StepsComeBack) {
  const auto steps = [](const char* text) { return parse_play(text, Numbering::OneTo24); };
  EXPECT_EQ(*steps("3/7 5/7"), (std::vector<Step>{{3, 7}, {5, 7}}));
  EXPECT_EQ(*steps("1/3/7"), (std::vector<Step>{{1, 3}, {3, 7}}));
  EXPECT_EQ(*steps("7/12* 8/C*"), (std::vector<Step>{{7, 12}, {8, 12}}));
  EXPECT_EQ(*steps("4/8(2)"), (std::vector<Step>{{4, 8}, {4, 8}}));
  EXPECT_EQ(*steps("22/o"), (std::vector<Step>{{22, 25}}));
  EXPECT_TRUE(steps("-")->empty());
  EXPECT_FALSE(steps("3"));
  EXPECT_FALSE(steps("3/99"));
  EXPECT_FALSE(steps("a/b"));
}

TEST(PlayText, CountedFromTheTalonOfTheOther) {
  const Play moved = play({{3, 7}, {22, 25}});
  const std::pair<Numbering, const char*> written[] = {{Numbering::OneTo24, "22/18 3/o"},
                                                       {Numbering::OneTo12, "3'/7' 3/o"},
                                                       {Numbering::T11, "2'/6' 2/o"},
                                                       {Numbering::Lepeintre, "V/R C/o"},
                                                       {Numbering::Soumille, "Y/S C/o"}};
  for (const auto& [numbering, text] : written) {
    EXPECT_EQ(play_text(moved, {4, 3}, numbering, Counted::ByOther), text);
    EXPECT_EQ(*parse_play(text, numbering, Counted::ByOther), (std::vector<Step>{{3, 7}, {22, 25}})) << text;
  }
}

TEST(PlayText, LandingsInTheOrderOfTheDice) {
  const Position p = start_position();
  const Roll roll{4, 2};
  Turn turn;
  judge(p, roll, RuleOptions{}, Context{}, turn);
  const auto legal = legal_sequences(p, roll, RuleOptions{}, turn);
  EXPECT_EQ(*play_from_landings(legal, roll, {5, 3}), (std::vector<Step>{{1, 5}, {1, 3}}));
  const auto tout = play_from_landings(legal, roll, {7});
  ASSERT_TRUE(tout);
  EXPECT_EQ(tout->back().to, 7);
  EXPECT_FALSE(play_from_landings(legal, roll, {3, 5}));
}

TEST(StateAfter, IsThatBeforeTheNextRoll) {
  const Tour tour(*parse_trid("TRID=B---CABA-CC-bbbbaab----c:b:M:14:2-6:0-4:-:-:14.14"));
  const auto after = state_after(tour, "6/7 1/5");
  ASSERT_TRUE(after);
  EXPECT_EQ(after->stage, Stage::Roll);
  EXPECT_EQ(after->to_act, other(tour.state().to_act));
  EXPECT_EQ(seen_by(tour.state().to_act, *after).own.on(7), 2);
  EXPECT_FALSE(state_after(tour, "6/7 1/6"));
}

TEST(StateAfter, HoldsFirstWhereThatIsAsked) {
  const Tour tour(*parse_trid("TRID=J-----BBA-------aaa-ab-i:w:D:55:2-0:2-0:-:-:4.3"));
  const auto after = state_after(tour, "7/12 7/12");
  ASSERT_TRUE(after);
  EXPECT_EQ(after->stage, Stage::Roll);
  EXPECT_EQ(seen_by(Side::White, *after).own.on(kCoin), 2);
}

TEST(StateAfter, IsNoneWhereTheReleveEnds) {
  const Tour tour(*parse_trid("TRID=o----------------------A:w:M:21:0-0:0-0:-:-:40.40"));
  ASSERT_EQ(tour.turn().plays.size(), 1);
  EXPECT_FALSE(state_after(tour, play_text(tour.turn().plays[0], tour.state().roll, Numbering::OneTo24)));
}

}  // namespace play_text_test
