#include "service/game_config.h"

#include <numeric>
#include <utility>

#include "base/text_of.h"
#include "service/games.h"
#include "text/record/record.h"

namespace trictrac {
namespace {

std::vector<Seat> seats_in_next(const std::vector<Seat>& seats) {
  const auto numbers = numbers_in_next(static_cast<int>(seats.size()));
  std::vector<Seat> next(seats.size());
  for (std::size_t i = 0; i < seats.size(); ++i) next[static_cast<std::size_t>(numbers[i])] = seats[i];
  return next;
}

// Returns a configuration for the next game, but for its start.
template <class Config>
Config begin_next(const Config& config, const Seed& seed, std::string date) {
  Config next = config;
  next.seats = seats_in_next(config.seats);
  next.seed = seed;
  next.date = std::move(date);
  next.opening.clear();
  next.tags.clear();
  if constexpr (requires { next.mirror; }) next.mirror.reset();
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

template <class Config>
std::expected<std::vector<std::string>, std::string> names_of(const Parsed<Config>& config) {
  if (!config) return std::unexpected(config.error().message);
  std::vector<std::string> names;
  for (const Seat& seat : config->seats) names.push_back(seat.name);
  return names;
}

// Takes names out of a config, and out of the record that a game came as.
template <class Config>
std::expected<std::string, std::string> remove_names(Parsed<Config> config, std::span<const int> players) {
  if (!config) return std::unexpected(config.error().message);
  for (const int player : players) {
    const auto i = static_cast<std::size_t>(player);
    if (i >= config->seats.size()) return std::unexpected(text_of("there is no player {}", player));
    config->seats[i].name.clear();
    std::erase_if(config->tags, [&](const auto& tag) { return tag.first == player_tag(player); });
  }
  return print_config(*config);
}

// Returns the time control of a config, or why it is none.
template <class Config>
std::expected<std::optional<ClockTerms>, std::string> clock_of(const Parsed<Config>& config) {
  if (!config) return std::unexpected(config.error().message);
  return config->clock;
}

}  // namespace

std::vector<int> numbers_in_next(int players) {
  std::vector<int> numbers(static_cast<std::size_t>(players));
  std::iota(numbers.begin(), numbers.end(), 0);
  if (players == 2) std::swap(numbers[0], numbers[1]);
  return numbers;
}

TableConfig next_of(const TableConfig& config, const Seed& seed, std::string date) {
  TableConfig next = begin_next(config, seed, std::move(date));
  next.match.resumed = {};
  next.start = start_of_next(config);
  if (is_marked_by_hand(next.start.options)) next.start.options.hand_law = HandLaw::Amended;
  return next;
}

courrier::Config next_of(const courrier::Config& config, const Seed& seed, std::string date) {
  courrier::Config next = begin_next(config, seed, std::move(date));
  next.start = {};
  next.start.terms = config.start.terms;
  return next;
}

std::expected<std::vector<std::string>, std::string> names_in(std::string_view config) {
  return with_game_of_config(config, [&](auto game) { return names_of(game.parse_config(config)); });
}

std::expected<std::optional<ClockTerms>, std::string> clock_in(std::string_view config) {
  return with_game_of_config(config, [&](auto game) { return clock_of(game.parse_config(config)); });
}

std::expected<std::string, std::string> without_names(std::string_view config, std::span<const int> players) {
  return with_game_of_config(config,
                             [&](auto game) { return remove_names(game.parse_config(config), players); });
}

}  // namespace trictrac
