// P7..P11: the jans of the beginning, of the end, helplessness and the options.
#include <algorithm>

#include "score.h"

namespace twin::detail {
namespace {

// Exactly two men have left the talon, and both are on the board.
bool two_men_down(const Board& board) { return men_within(board, 2, 24) == 2 && board.own_off == 0; }

// One number carries one of the two men to 12, the other number the other man to 13.
bool reach_both_coins(const Board& board, int to_own, int to_other) {
  std::array<int, 26> free = board.own;
  free[1] = 0;  // the two men that are down, not the talon
  return --free[kCoin - to_own] >= 0 && --free[kOtherCoin - to_other] >= 0;
}

int passed(const Board& board) { return men_within(board, 13, 24) + board.own_off; }

}  // namespace

std::vector<Event> six_tables(const Throw& roll, const Context& context) {
  if (context.roll_in_releve != 3 || roll.doublet() || roll.board.own_off > 0) return {};
  std::vector<int> bare;
  for (int f = 2; f <= 7; ++f) {
    if (roll.board.own[f] > 1) return {};
    if (roll.board.own[f] == 0) bare.push_back(f);
  }
  if (bare.size() != 2 || men_within(roll.board, 8, 24) > 0) return {};
  const std::vector<int> reached{1 + std::min(roll.d1, roll.d2), 1 + std::max(roll.d1, roll.d2)};
  const bool blocked = roll.board.opp[bare[0]] + roll.board.opp[bare[1]] > 0;
  if (bare != reached || blocked || roll.board.own[1] < 2) return {};
  return {{"six_tables", true, 1, 4, bare}};
}

std::vector<Event> two_tables(const Throw& roll) {
  const Board& board = roll.board;
  if (!two_men_down(board) || board.own[kCoin] > 0) return {};
  if (!reach_both_coins(board, roll.d1, roll.d2) && !reach_both_coins(board, roll.d2, roll.d1)) return {};
  const bool held = board.opp[kOtherCoin] > 0;
  return {{held ? "contre_two_tables" : "two_tables", !held, 1, roll.tariff(4, 6), {kCoin, kOtherCoin}}};
}

std::vector<Event> mezeas(const Throw& roll) {
  const Board& board = roll.board;
  if (!two_men_down(board) || board.own[kCoin] != 2 || (roll.d1 != 1 && roll.d2 != 1)) return {};
  const bool held = board.opp[kOtherCoin] > 0;
  return {{held ? "contre_mezeas" : "mezeas", !held, 1, roll.tariff(4, 6), {kOtherCoin}}};
}

bool takes_last_man(const Throw& roll) {
  return men_left(roll.board) > 0 &&
         std::ranges::any_of(roll.lawful, [](const Way& way) { return men_left(way.after) == 0; });
}

std::vector<Event> bear_off(const Throw& roll) {
  if (!takes_last_man(roll)) return {};
  return {{"bear_off", true, 1, roll.tariff(4, 6), {kOff}}};
}

// P10: all lawful ways play the same number of numbers.
std::vector<Event> helpless(const Throw& roll) {
  const Way& way = roll.lawful.front();
  const int unplayed = way.full ? 0 : 2 - static_cast<int>(way.steps.size());
  if (unplayed == 0 || men_left(roll.board) == 0) return {};
  return {{"helpless", false, unplayed, 2 * unplayed, {}}};
}

std::vector<Event> rencontre(const Throw& roll, const Context& context) {
  if (!context.second_player_first_roll || !context.first_player_first_roll) return {};
  const auto [a, b] = *context.first_player_first_roll;
  if (std::minmax(a, b) != std::minmax(roll.d1, roll.d2)) return {};
  return {{"rencontre", true, 1, roll.tariff(4, 6), {}}};
}

std::vector<Event> pile(const Throw& roll) {
  const auto piled = [](const Board& board) { return board.own[kCoin] == 15; };
  if (piled(roll.board)) {
    if (!roll.lawful.front().steps.empty()) return {};
    return {{"pile_keep", true, 1, roll.tariff(4, 6), {kCoin}}};
  }
  const bool made = std::ranges::any_of(roll.lawful, [&](const Way& way) { return piled(way.after); });
  const bool passes = std::ranges::any_of(
      roll.lawful, [&](const Way& way) { return passed(way.after) > passed(roll.board); });
  if (!made || passes) return {};
  return {{"pile_make", true, 1, roll.tariff(4, 6), {kCoin}}};
}

}  // namespace twin::detail
