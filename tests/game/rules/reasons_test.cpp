// The reasons shown for a roll that binds, and for a play that has been made.
#include "game/rules/reasons.h"

#include <gtest/gtest.h>

#include "game/rules/board.h"
#include "game/rules/law.h"
#include "game/rules/refusal.h"

namespace reasons_test {

using namespace trictrac;
using test::Places;

struct Shown {
  const char* name;
  Places own, other;
  Roll roll;
  std::vector<Step> steps;
  std::vector<std::string_view> reasons;
};

std::vector<std::string_view> codes(const std::vector<Reason>& all) {
  std::vector<std::string_view> found;
  for (const Reason r : all) found.push_back(text(r).code);
  return found;
}

class Reasons : public testing::TestWithParam<Shown> {};

TEST_P(Reasons, AreThose) {
  const Shown& a = GetParam();
  const Position p = test::board(a.own, a.other);
  Turn turn;
  judge(p, a.roll, {}, Context{}, turn);
  EXPECT_EQ(codes(reasons(p, a.roll, {}, turn, a.steps)), a.reasons);
}

const Places kFarTalon{{24, 15}};

INSTANTIATE_TEST_SUITE_P(
    All, Reasons,
    testing::Values(
        Shown{"Nothing", {{1, 15}}, kFarTalon, {4, 2}, {{1, 5}, {1, 3}}, {}},
        Shown{"NoLegalPlay", {{1, 15}}, kFarTalon, {4, 2}, {{1, 5}}, {}},
        Shown{"ToutDUne", {{1, 15}}, kFarTalon, {4, 2}, {{1, 3}, {3, 7}}, {"tout_d_une"}},
        // M4: both numbers are blocked.
        Shown{"NothingToPlay", {{1, 15}}, {{3, 3}, {5, 3}, {24, 9}}, {4, 2}, {}, {"nothing_to_play"}},
        Shown{"HigherOnly",
              {{1, 15}},
              {{2, 3}, {7, 3}, {24, 9}},
              {5, 1},
              {{1, 6}},
              {"higher_only", "only_play"}},
        Shown{
            "LowerOnly", {{1, 15}}, {{6, 3}, {7, 3}, {24, 9}}, {5, 1}, {{1, 2}}, {"lower_only", "only_play"}},
        Shown{"OneOfADoublet",
              {{12, 2}, {23, 1}},
              {{13, 2}, {14, 2}},
              {1, 1},
              {{23, 24}},
              {"one_only", "only_play"}},
        // P5: 6 is filled from 1 or from 4, and another man plays the other number.
        Shown{"MustFill",
              {{1, 3}, {2, 4}, {3, 2}, {4, 3}, {5, 2}, {6, 1}},
              kFarTalon,
              {4, 1},
              {{2, 6}, {4, 5}},
              {"must_fill"}},
        // M6: 6 and 5 would carry two men onto 13.
        Shown{"Puissance", {{1, 13}, {7, 1}, {8, 1}}, kFarTalon, {6, 5}, {{7, 12}, {8, 12}}, {"puissance"}},
        Shown{
            "CoinTaken", {{1, 13}, {8, 1}, {10, 1}}, kFarTalon, {4, 2}, {{8, 12}, {10, 12}}, {"coin_taken"}},
        Shown{"CoinLeft", {{1, 5}, {12, 2}, {23, 8}}, {{24, 3}}, {4, 3}, {{12, 16}, {12, 15}}, {"coin_left"}},
        // M7: the opponent can still fill the grand jan, and no longer the petit jan.
        Shown{"Passage",
              {{1, 14}, {11, 1}},
              {{18, 6}, {17, 6}, {14, 3}},
              {4, 4},
              {{11, 15}, {15, 19}},
              {"passage", "tout_d_une"}},
        Shown{"Exceeding", {{21, 1}, {22, 2}}, {{1, 15}}, {6, 1}, {{21, 25}, {22, 23}}, {"exceeding"}},
        Shown{"RestOnCoin",
              {{1, 5}, {8, 1}, {23, 9}},
              {{12, 3}},
              {6, 5},
              {{8, 13}, {13, 19}},
              {"rest_on_coin", "tout_d_une"}}),
    [](const auto& info) { return info.param.name; });

}  // namespace reasons_test
