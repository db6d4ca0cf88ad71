#include "house/names.h"

#include "base/text_of.h"
#include "text/record/record.h"
#include "wire/config_text.h"

namespace trictrac {
namespace {

template <class Config>
std::expected<std::vector<std::string>, std::string> names_of(const Parsed<Config>& config) {
  if (!config) return std::unexpected(config.error().message);
  std::vector<std::string> names;
  for (const Seat& seat : config->seats) names.push_back(seat.name);
  return names;
}

// The record a game came as names its players too.
template <class Config>
std::expected<std::string, std::string> unnamed(Parsed<Config> config, std::span<const int> players) {
  if (!config) return std::unexpected(config.error().message);
  for (const int player : players) {
    const auto i = static_cast<std::size_t>(player);
    if (i >= config->seats.size()) return std::unexpected(text_of("there is no player {}", player));
    config->seats[i].name.clear();
    std::erase_if(config->tags, [&](const auto& tag) { return tag.first == player_tag(player); });
  }
  return print_config(*config);
}

}  // namespace

std::expected<std::vector<std::string>, std::string> names_in(std::string_view config) {
  return courrier::is_courrier_config(config) ? names_of(courrier::parse_config(config))
                                              : names_of(parse_config(config));
}

std::expected<std::string, std::string> without_names(std::string_view config, std::span<const int> players) {
  return courrier::is_courrier_config(config) ? unnamed(courrier::parse_config(config), players)
                                              : unnamed(parse_config(config), players);
}

}  // namespace trictrac
