// Every law is named when it is broken, in whole plays and in beginnings.
#include "game/rules/refusal.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "game/rules/board.h"
#include "game/rules/law.h"

namespace refusal_test {

using namespace trictrac;

struct Attempt {
  const char* name;
  test::Places own, other;
  Roll roll;
  std::vector<Step> steps;
  std::optional<Law> law;
  RuleOptions options = {};
  bool partial = false;
};

class Refusals : public testing::TestWithParam<Attempt> {};

TEST_P(Refusals, NamesTheLaw) {
  const Attempt& a = GetParam();
  const Position p = test::board(a.own, a.other);
  Turn turn;
  judge(p, a.roll, a.options, Context{}, turn);
  const auto refusal = refuse(p, a.roll, a.options, turn, a.steps, a.partial);
  ASSERT_EQ(refusal.has_value(), a.law.has_value()) << (refusal ? text(refusal->law).code : "legal");
  if (a.law) {
    EXPECT_EQ(text(refusal->law).code, text(*a.law).code);
  }
}

constexpr RuleOptions kBackgammon{.bearing_off = BearingOff::Backgammon};
constexpr RuleOptions kProvincial{.bearing_off = BearingOff::Provincial};

const std::vector<Attempt> kAttempts{
    Attempt{"legal", {{1, 15}}, {{24, 15}}, {6, 4}, {{1, 7}, {1, 5}}, std::nullopt},
    Attempt{"legal_in_one_jump", {{1, 15}}, {{24, 15}}, {6, 4}, {{1, 11}}, std::nullopt},
    Attempt{"legal_over_the_open_rest", {{1, 15}}, {{7, 2}, {24, 13}}, {6, 4}, {{1, 11}}, std::nullopt},
    Attempt{"legal_beginning", {{1, 15}}, {{24, 15}}, {6, 4}, {{1, 5}}, std::nullopt, {}, true},
    Attempt{"m1_no_man", {{1, 15}}, {{24, 15}}, {6, 4}, {{2, 8}, {1, 5}}, Law::NoMan},
    Attempt{"m1_no_man_before_the_talon", {{1, 15}}, {{24, 15}}, {6, 4}, {{0, 6}, {1, 5}}, Law::NoMan},
    Attempt{"m1_no_man_beyond_the_board", {{1, 15}}, {{24, 15}}, {6, 4}, {{25, 31}, {1, 5}}, Law::NoMan},
    Attempt{"m1_not_a_number_from_below_the_other_coin",
            {{7, 2}, {1, 13}},
            {{24, 15}},
            {6, 4},
            {{7, 8}},
            Law::NotANumber,
            {},
            true},
    Attempt{"m1_not_a_number", {{1, 15}}, {{24, 15}}, {6, 4}, {{1, 6}}, Law::NotANumber, {}, true},
    Attempt{"m1_number_used", {{1, 15}}, {{24, 15}}, {6, 4}, {{1, 7}, {1, 7}}, Law::NumberUsed},
    Attempt{"m1_doublet_not_twice", {{1, 15}}, {{24, 15}}, {2, 2}, {{1, 3}, {1, 3}, {1, 3}}, Law::NumberUsed},
    Attempt{"m1_not_moved", {{7, 2}, {1, 13}}, {{24, 15}}, {6, 4}, {{7, 7}}, Law::Backward, {}, true},
    Attempt{"m1_backward", {{7, 2}, {1, 13}}, {{24, 15}}, {6, 4}, {{7, 3}}, Law::Backward, {}, true},
    Attempt{
        "m2_held", {{1, 13}, {12, 2}}, {{24, 13}, {18, 2}}, {6, 4}, {{12, 18}}, Law::HeldByOther, {}, true},
    Attempt{"m3_rest_held",
            {{11, 2}, {12, 2}, {1, 11}},
            {{14, 2}, {24, 13}},
            {3, 1},
            {{11, 14}, {14, 15}},
            Law::RestHeld},
    Attempt{"m3_both_rests_held", {{1, 15}}, {{5, 2}, {7, 2}, {24, 11}}, {6, 4}, {{1, 11}}, Law::RestHeld},
    Attempt{"m4_play_both", {{1, 15}}, {{24, 15}}, {6, 4}, {{1, 7}}, Law::PlayBoth},
    Attempt{"m4_play_something", {{1, 15}}, {{24, 15}}, {6, 4}, {}, Law::PlayBoth},
    // One man can move, by either number but not by both: 16 and 17 are held.
    Attempt{"m4_play_higher",
            {{12, 14}, {7, 1}},
            {{16, 2}, {17, 2}, {20, 11}},
            {5, 4},
            {{7, 11}},
            Law::PlayHigher},
    Attempt{"m4_play_one", {{12, 14}, {7, 1}}, {{16, 2}, {17, 2}, {20, 11}}, {5, 4}, {}, Law::PlayOne},
    // As a wrong play may have left it.
    Attempt{"m5_alone_and_nothing_to_play", {{1, 14}, {12, 1}}, {{7, 2}, {18, 13}}, {6, 6}, {}, std::nullopt},
    Attempt{"m5_taken_by_two", {{1, 14}, {7, 1}}, {{24, 15}}, {5, 4}, {{7, 12}, {1, 5}}, Law::CoinTwoEnter},
    Attempt{"m5_left_by_two",
            {{1, 13}, {12, 2}},
            {{24, 1}, {23, 14}},
            {6, 3},
            {{12, 15}, {1, 7}},
            Law::GrandJanOpen},
    Attempt{"m5_left_alone", {{1, 13}, {12, 2}}, {{2, 15}}, {6, 3}, {{12, 15}, {1, 7}}, Law::CoinTwoLeave},
    Attempt{"m5_other_coin", {{1, 14}, {8, 1}}, {{24, 15}}, {5, 4}, {{8, 13}}, Law::OtherCoin, {}, true},
    Attempt{"m6_by_effect",
            {{1, 11}, {6, 1}, {7, 2}, {8, 1}},
            {{24, 15}},
            {6, 5},
            {{7, 12}, {8, 12}},
            Law::PuissanceByEffect},
    Attempt{"m6_not_open",
            {{1, 13}, {7, 1}, {8, 1}},
            {{13, 2}, {24, 13}},
            {6, 5},
            {{7, 12}, {8, 12}},
            Law::PuissanceNotOpen},
    Attempt{"m6_puissance", {{1, 13}, {7, 1}, {8, 1}}, {{24, 15}}, {6, 5}, {{7, 12}, {8, 12}}, std::nullopt},
    Attempt{"m6_puissance_the_other_man_first",
            {{1, 13}, {7, 1}, {8, 1}},
            {{24, 15}},
            {6, 5},
            {{8, 12}, {7, 12}},
            std::nullopt},
    Attempt{"m7_grand_jan", {{1, 11}, {12, 4}}, {{24, 15}}, {4, 2}, {{12, 16}}, Law::GrandJanOpen, {}, true},
    Attempt{"m7_only_a_rest_there",
            {{1, 14}, {14, 1}},
            {{17, 8}, {18, 7}},
            {6, 2},
            {{14, 16}},
            Law::GrandJanOpen},
    Attempt{
        "m7_rests_there", {{1, 14}, {14, 1}}, {{17, 8}, {18, 7}}, {6, 2}, {{14, 16}, {16, 22}}, std::nullopt},
    Attempt{"m7_petit_jan", {{1, 11}, {18, 4}}, {{24, 15}}, {4, 2}, {{18, 22}}, Law::PetitJanOpen, {}, true},
    Attempt{"m8_not_home", {{18, 2}, {24, 2}}, {{1, 15}}, {6, 1}, {{24, 25}}, Law::NotAllHome, {}, true},
    Attempt{
        "m8_farthest", {{21, 1}, {24, 1}}, {{1, 15}}, {6, 6}, {{24, 25}}, Law::ExceedingFarthest, {}, true},
    Attempt{"m8_farthest_exactly",
            {{22, 1}, {24, 1}},
            {{1, 15}},
            {3, 2},
            {{24, 25}},
            Law::ExceedingFarthest,
            {},
            true},
    Attempt{"m8_blocked",
            {{19, 2}, {24, 2}},
            {{1, 13}, {23, 2}},
            {4, 4},
            {{24, 25}},
            Law::ExceedingBlocked,
            {},
            true},
    Attempt{"m8_fewest", {{21, 1}, {24, 1}}, {{1, 15}}, {6, 2}, {{21, 25}, {24, 25}}, Law::FewestExceeding},
    Attempt{"m8_fewest_legal", {{21, 1}, {24, 1}}, {{1, 15}}, {6, 2}, {{21, 23}, {23, 25}}, std::nullopt},
    Attempt{"m8_backgammon_both_off",
            {{21, 1}, {24, 1}},
            {{1, 15}},
            {6, 2},
            {{21, 25}, {24, 25}},
            std::nullopt,
            kBackgammon},
    Attempt{"m8_backgammon_one_inside",
            {{21, 1}, {24, 2}},
            {{1, 15}},
            {6, 2},
            {{21, 23}, {23, 25}},
            std::nullopt,
            kBackgammon},
    Attempt{"m8_backgammon_farthest",
            {{22, 1}, {24, 1}},
            {{1, 15}},
            {6, 2},
            {{24, 25}},
            Law::ExceedingFarthest,
            kBackgammon,
            true},
    Attempt{"m8_exact_leaves_as_one_pleases",
            {{22, 1}, {23, 1}, {24, 1}},
            {{1, 15}},
            {6, 2},
            {{23, 25}, {22, 25}},
            std::nullopt},
    Attempt{"m9_farthest_alone",
            {{19, 1}, {20, 2}},
            {{1, 15}},
            {5, 1},
            {{20, 25}},
            Law::ProvincialFarthest,
            kProvincial,
            true},
    Attempt{"m9_farthest",
            {{19, 2}, {20, 2}},
            {{1, 15}},
            {5, 1},
            {{20, 25}},
            Law::ProvincialFarthest,
            kProvincial,
            true},
    Attempt{"m9_playable",
            {{20, 2}, {19, 0}},
            {{1, 15}},
            {4, 1},
            {{20, 24}, {20, 21}},
            std::nullopt,
            kProvincial},
    Attempt{"p5_must_fill",
            {{1, 3}, {2, 4}, {3, 2}, {4, 3}, {5, 2}, {6, 1}},
            {{24, 15}},
            {4, 1},
            {{1, 5}, {1, 2}},
            Law::MustFill},
    Attempt{"p6_must_keep",
            {{7, 2}, {8, 2}, {9, 2}, {10, 2}, {11, 2}, {12, 2}, {1, 3}},
            {{24, 15}},
            {2, 1},
            {{7, 9}, {7, 8}},
            Law::MustKeep},
    Attempt{
        "p9_must_take_last", {{20, 1}, {24, 1}}, {{1, 15}}, {6, 1}, {{20, 21}, {21, 25}}, Law::MustTakeLast},
    Attempt{"p9_taken", {{20, 1}, {24, 1}}, {{1, 15}}, {6, 1}, {{20, 25}, {24, 25}}, std::nullopt},
    Attempt{"m9_inside",
            {{19, 1}, {20, 2}},
            {{1, 15}},
            {5, 1},
            {{19, 20}, {20, 25}},
            Law::ProvincialInside,
            kProvincial}};

INSTANTIATE_TEST_SUITE_P(Laws, Refusals, testing::ValuesIn(kAttempts),
                         [](const auto& a) { return std::string(a.param.name); });

TEST(Laws, EachIsBrokenByAnAttempt) {
  std::set<Law> broken;
  for (const Attempt& a : kAttempts)
    if (a.law) broken.insert(*a.law);
  for (int law = 0; law < static_cast<int>(kLaws.kSize); ++law)
    EXPECT_TRUE(broken.contains(static_cast<Law>(law))) << text(static_cast<Law>(law)).code;
}

}  // namespace refusal_test
