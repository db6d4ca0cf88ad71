// Codes about coins, cases, points and dice.
#include <algorithm>

#include "codes.h"

namespace cases {
namespace {

// By effect each man goes the whole number; par puissance one less each.
bool takes_corner(const RollInHand& roll, int pips_less) {
  return some_play(roll, [&](const twin::Play& play) {
    if (roll.board().own[12] > 0 || play.after.own[12] < 2) return false;
    int pips = 0;
    for (const auto& [from, to] : play.steps) pips += to - from;
    return pips_less < 0 || pips == roll.d1() + roll.d2() - pips_less;
  });
}

bool corner_men_left(const RollInHand& roll, int men) {
  return some_play(roll,
                   [&](const twin::Play& play) { return play.after.own[12] == roll.board().own[12] - men; });
}

// Two men can be brought together on an empty flèche by the two direct numbers.
bool makes_by_both(const Json& p, const RollInHand& roll) {
  const int f = p.at(1).get<int>();
  std::array<int, 26> men = roll.board().own;
  for (const int d : {roll.d1(), roll.d2()})
    if (f - d < 1 || --men[f - d] < 0) return false;
  return roll.board().opp[f] == 0;
}

bool leaves_blot_in(const twin::Board& board, int first, int last) {
  return std::any_of(board.own.begin() + first, board.own.begin() + last + 1,
                     [](int men) { return men == 1; });
}

bool contains(const RollInHand& roll, int n) { return roll.d1() == n || roll.d2() == n; }

// Lengths that the roll gives: each number and the sum.
bool reaches(const RollInHand& roll, int n) { return contains(roll, n) || roll.d1() + roll.d2() == n; }

int directions(const Json& p, const RollInHand& roll) {
  std::vector<int> lengths{roll.d1(), roll.d1() + roll.d2()};
  if (roll.d1() != roll.d2()) lengths.push_back(roll.d2());
  return static_cast<int>(std::ranges::count_if(
      lengths, [&](int n) { return std::ranges::find(p.at(2), Json(n)) != p.at(2).end(); }));
}

}  // namespace

const Codes& other_codes() {
  static const Codes codes{
      {"points>=", [](auto& p, auto& r) { return r.verdict().points_player >= number_at(p, 1); }},
      {"player_points_ge", [](auto& p, auto& r) { return r.verdict().points_player >= number_at(p, 1); }},
      {"opponent_points_ge", [](auto& p, auto& r) { return r.verdict().points_opponent >= number_at(p, 1); }},
      {"take_corner", [](auto&, auto& r) { return takes_corner(r, -1); }},
      {"take_corner_natural", [](auto&, auto& r) { return takes_corner(r, 0); }},
      {"take_corner_power", [](auto&, auto& r) { return takes_corner(r, 2); }},
      {"corner_cannot_leave", [](auto&, auto& r) { return !corner_men_left(r, 2); }},
      {"third_corner_man_passes", [](auto&, auto& r) { return corner_men_left(r, 1); }},
      {"make_both_dice", makes_by_both},
      {"cover",
       [](auto& p, auto& r) {
         return some_play(r, [&](auto& play) { return play.after.own[number_at(p, 1)] >= 2; });
       }},
      {"forced_blot_grand_jan",
       [](auto&, auto& r) {
         return !some_play(r, [](auto& play) { return !leaves_blot_in(play.after, 7, 12); });
       }},
      {"forced_blot_own_half",
       [](auto&, auto& r) {
         return !some_play(r, [](auto& play) { return !leaves_blot_in(play.after, 1, 12); });
       }},
      {"dice_sum", [](auto& p, auto& r) { return r.d1() + r.d2() == number_at(p, 1); }},
      {"dice_sum_le", [](auto& p, auto& r) { return r.d1() + r.d2() <= number_at(p, 1); }},
      {"dice_contains", [](auto& p, auto& r) { return contains(r, number_at(p, 1)); }},
      {"contains", [](auto& p, auto& r) { return contains(r, number_at(p, 1)); }},
      {"dice_reach",
       [](auto& p, auto& r) {
         return std::ranges::any_of(p.at(1), [&](const Json& n) { return reaches(r, n.get<int>()); });
       }},
      {"dice_ways>=", [](auto& p, auto& r) { return directions(p, r) >= number_at(p, 1); }},
      {"or",
       [](auto& p, auto& r) {
         return std::any_of(p.begin() + 1, p.end(), [&](const Json& q) { return holds(q, r); });
       }},
      {"and",
       [](auto& p, auto& r) {
         return std::all_of(p.begin() + 1, p.end(), [&](const Json& q) { return holds(q, r); });
       }},
  };
  return codes;
}

}  // namespace cases
