#include "wire/lobby_text.h"

#include <nlohmann/json.hpp>

#include "base/assert.h"
#include "contract/json_text.h"
#include "game/match/format.h"
#include "text/words.h"

namespace trictrac {
namespace {

// Returns the message "game" without what only those at the table need.
Json of_the_game(std::string_view message) {
  Json json = Json::parse(message, nullptr, false);
  TRICTRAC_ASSERT(json.is_object());
  for (const char* of_the_table : {"say", "you", "commit", "lines", "now", "next", "tournament"})
    json.erase(of_the_table);
  return json;
}

std::string list_of(std::span<const std::string_view> texts) {
  std::string all;
  for (const std::string_view text : texts) all.append(all.empty() ? "" : ",").append(text);
  return "[" + all + "]";
}

}  // namespace

std::string offer_text(std::string_view game, const std::map<int, std::string>& claims) {
  Json json = of_the_game(game);
  for (const auto& [player, code] : claims) json["claims"][std::to_string(player)] = code;
  return dump(json);
}

std::string live_text(std::string_view game, Json stands, int watching) {
  Json json = of_the_game(game);
  for (const char* of_the_rules : {"match", "rules", "options", "start", "dice"}) json.erase(of_the_rules);
  json["stands"] = std::move(stands);
  json["watching"] = watching;
  return dump(json);
}

std::map<int, std::string> claims_in(std::string_view offer) {
  std::map<int, std::string> claims;
  const Json json = Json::parse(offer, nullptr, false);
  if (!json.is_object() || !json.contains("claims") || !json["claims"].is_object()) return claims;
  for (const auto& [player, code] : json["claims"].items())
    if (const auto n = number_in(player, 0, kMostPlayers - 1); n && code.is_string())
      claims.emplace(*n, code.get<std::string>());
  return claims;
}

std::string lobby_text(std::span<const std::string_view> offers, std::span<const std::string_view> live,
                       bool paused) {
  return R"({"say":"lobby","offers":)" + list_of(offers) + R"(,"live":)" + list_of(live) +
         (paused ? R"(,"paused":true})" : "}");
}

std::string news_text() { return dump(Json{{"say", "news"}}); }

std::string tournament_text(std::string_view tournament, int revision) {
  return dump(Json{{"say", "tournament"}, {"tournament", tournament}, {"revision", revision}});
}

}  // namespace trictrac
