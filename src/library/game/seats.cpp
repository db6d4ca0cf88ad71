// Who plays a game: seats as they are drawn, and whose turn it is.
#include <algorithm>
#include <utility>

#include "base/text_of.h"
#include "game/match/match_ledger.h"
#include "library/game/game.h"

namespace trictrac::library {
namespace {

// The last seat is his who is left.
int left_over(const std::vector<int>& drawn, int players) {
  int left = 0;
  while (left < players && std::ranges::count(drawn, left)) ++left;
  return left;
}

std::string each_once(int players) {
  return text_of("seats hold each of the {} players once, by their numbers 0 to {}", players, players - 1);
}

std::string has_seats(int players) {
  return players == 2 ? "two players have their seats: the first is White, the other Black"
                      : "the seats are given already";
}

}  // namespace

std::optional<int> Game::player_at(Side side) const {
  if (seats_awaited()) return std::nullopt;
  return trictrac::player_at(match_.account(), side);
}

std::optional<int> Game::player_asked() const {
  const auto side = asked();
  return side ? player_at(*side) : std::nullopt;
}

Or<void> Game::known(int player) const {
  if (player >= 0 && player < players()) return {};
  return wrong(text_of("there is no player {}: they are 0 to {}", player, players() - 1));
}

Or<PlayerStanding> Game::player(int number) const {
  if (auto is = known(number); !is) return wrong(std::move(is.error()));
  return player_of(match_, number);
}

Or<Side> Game::view(int viewer) const {
  if (auto is = known(viewer); !is) return wrong(std::move(is.error()));
  return view_of(match_, viewer);
}

Or<std::vector<std::int32_t>> Game::standing(int viewer) const {
  if (auto is = known(viewer); !is) return wrong(std::move(is.error()));
  std::vector<std::int32_t> numbers(static_cast<std::size_t>(standing_size(players())));
  stand(match_, viewer, numbers);
  return numbers;
}

const std::vector<int>& Game::seats() const { return seats_awaited() ? drawn_ : match_.account().order; }

Or<void> Game::draw_seat(int player) {
  if (!seats_awaited()) return wrong(has_seats(players()));
  if (auto is = known(player); !is) return is;
  if (std::ranges::count(drawn_, player)) return wrong(text_of("player {} has a seat already", player));
  drawn_.push_back(player);
  if (static_cast<int>(drawn_.size()) + 1 < players()) return {};
  drawn_.push_back(left_over(drawn_, players()));
  return take(TakeSeats{std::exchange(drawn_, {})});
}

Or<void> Game::take_seats(std::vector<int> order) {
  if (!seats_awaited()) return wrong(has_seats(players()));
  if (!seats_each_once(order, players())) return wrong(each_once(players()));
  if (!std::equal(drawn_.begin(), drawn_.end(), order.begin()))
    return wrong("the seats drawn already stay as they fell");
  drawn_.clear();
  return take(TakeSeats{std::move(order)});
}

std::vector<double> Game::balance() const {
  std::vector<double> all;
  for (int player = 0; player < players(); ++player) all.push_back(gain_of(match_.account(), player));
  return all;
}

}  // namespace trictrac::library
