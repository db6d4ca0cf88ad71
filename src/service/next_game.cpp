#include "service/next_game.h"

#include <numeric>
#include <utility>

#include "table/config.h"

namespace trictrac {
namespace {

std::vector<Seat> seats_in_next(const std::vector<Seat>& seats) {
  const auto numbers = numbers_in_next(static_cast<int>(seats.size()));
  std::vector<Seat> next(seats.size());
  for (std::size_t i = 0; i < seats.size(); ++i) next[static_cast<std::size_t>(numbers[i])] = seats[i];
  return next;
}

State start_of_next(const TableConfig& config) {
  State start;
  start.options = config.start.options;
  if (!config.by_hand || config.seats.size() > 2 || draws_white(config.match)) return start;
  start.stage = Stage::Roll;
  start.to_act = lead_given(config).value_or(Side::White);
  return start;
}

}  // namespace

std::vector<int> numbers_in_next(int players) {
  std::vector<int> numbers(static_cast<std::size_t>(players));
  std::iota(numbers.begin(), numbers.end(), 0);
  if (players == 2) std::swap(numbers[0], numbers[1]);
  return numbers;
}

TableConfig next_of(const TableConfig& config, const Seed& seed, std::string date) {
  TableConfig next;
  next.format = config.format;
  next.match = config.match;
  next.match.resumed = {};
  next.rules = config.rules;
  next.seats = seats_in_next(config.seats);
  next.seed = seed;
  next.date = std::move(date);
  next.start = start_of_next(config);
  if (kept_by_players(next.start.options)) next.start.options.hand_law = HandLaw::Amended;
  next.by_hand = config.by_hand;
  next.fair = config.fair;
  next.clock = config.clock;
  next.rated = config.rated;
  next.is_private = config.is_private;
  return next;
}

tric_trac::Config next_of(const tric_trac::Config& config, const Seed& seed, std::string date) {
  tric_trac::Config next;
  next.seats = seats_in_next(config.seats);
  next.seed = seed;
  next.date = std::move(date);
  next.start.terms = config.start.terms;
  next.fair = config.fair;
  next.clock = config.clock;
  next.rated = config.rated;
  next.is_private = config.is_private;
  return next;
}

}  // namespace trictrac
