#include "apps/cli/game_json.h"

#include <nlohmann/json.hpp>

#include "table/mutual_offer.h"

namespace trictrac::cli {
namespace {

// Returns the message "game" without what only a page at its table needs.
Json agreed_json(const std::string& message) {
  Json game = Json::parse(message);
  for (const char* member : {"say", "game", "you", "next", "commit", "lines"}) game.erase(member);
  return game;
}

// Returns a message "line" with the number of its roll first; a line before the first roll has roll 0.
Json line_json(const std::string& message, int& rolls) {
  Json line = Json::parse(message), all = Json::object();
  const Json& done = line["do"];
  if (done["type"] == "roll") ++rolls;
  for (auto& [name, value] : line.items()) {
    if (name == "say" || name == "turn") continue;
    if (name == "do") all["roll"] = rolls;
    all[name] = std::move(value);
  }
  return all;
}

}  // namespace

Json game_json(const Replayed& replayed, const Tags& tags) {
  Json named = Json::object(), lines = Json::array();
  for (const auto& [name, value] : tags) named[name] = value;
  int rolls = 0;
  for (const std::string& message : replayed.lines) lines.push_back(line_json(message, rolls));
  Json result = lines.empty() ? Json(nullptr) : lines.back()["over"];
  if (tag_in(tags, "End") == "stopped") result = {{"by", name_of(MutualOffer::Stop)}};
  return {{"tags", std::move(named)},
          {"game", agreed_json(replayed.game)},
          {"lines", std::move(lines)},
          {"result", std::move(result)}};
}

}  // namespace trictrac::cli
