#include "wire/company_text.h"

#include <nlohmann/json.hpp>

#include "base/assert.h"
#include "contract/codec.h"
#include "text/words.h"
#include "wire/json_list.h"
#include "wire/protocol.h"

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

std::string taken_text(int player, std::string_view name, bool guest) {
  Json json{{"say", "taken"}, {"player", player}, {"name", name}};
  if (guest) json["guest"] = true;
  return dump(json);
}

std::string here_text(std::span<const int> players, int watching) {
  return dump({{"say", "here"}, {"players", players}, {"watching", watching}});
}

std::string absent_text(const std::optional<Absence>& absence) {
  Json json{{"say", "absent"}, {"player", nullptr}};
  if (absence) json.update({{"player", absence->player}, {"claimable", absence->claimable}});
  return dump(json);
}

std::string paused_text(const std::optional<ClockPause>& pause) {
  Json json{{"say", "paused"}, {"why", nullptr}};
  if (pause) json.update({{"why", kPauses[pause->why]}, {"at", pause->at}});
  return dump(json);
}

std::string said_text(int player, std::string_view phrase) {
  return dump({{"say", "said"}, {"player", player}, {"phrase", phrase}});
}

std::string talk_text(const ChatMessage& talked) {
  Json json{{"say", "talk"}};
  contract::add_fields(json, talked);
  return dump(json);
}

std::string talks_text(std::span<const ChatMessage> all) {
  return dump({{"say", "talks"}, {"talks", json_list(all, contract::Wire<ChatMessage>::print)}});
}

std::string proposed_text(int line, std::span<const Proposal> proposals) {
  Json all = json_list(proposals, [](const Proposal& p) -> Json {
    return {{"to", name_of(p.accord)}, {"players", p.players}};
  });
  return dump({{"say", "proposed"}, {"line", line}, {"proposals", std::move(all)}});
}

std::string again_text(std::span<const int> players, std::string_view next, std::span<const int> numbers) {
  Json json{{"say", "again"}, {"wish", players}, {"next", nullptr}};
  if (next.empty()) return dump(json);
  json["next"] = next;
  json["players"] = numbers;
  return dump(json);
}

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
