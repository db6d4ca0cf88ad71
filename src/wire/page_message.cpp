// What a page says to a table, and to the house that keeps it.
#include "text/name.h"
#include "wire/page_fields.h"

namespace trictrac {

Parsed<PageMessage> parse_page_message(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  return read_one_of<PageMessage>(PageMessages{}, "a message", "do", *json,
                                  []<class T>(T message) -> PageMessage {
                                    if constexpr (std::is_constructible_v<GameEvent, T>)
                                      return DoAside{std::move(message)};
                                    else
                                      return message;
                                  });
}

Parsed<std::optional<std::vector<int>>> take_mine(Json& json) {
  const auto found = json.is_object() ? json.find("mine") : json.end();
  if (found == json.end()) return std::nullopt;
  const Json list = std::move(*found);
  json.erase("mine");
  Reading r;
  std::vector<int> mine;
  if (!list.is_array() || list.size() > kMostPlayers)
    r.fail(bad(text_of("\"mine\" is a list of at most {} players, by their numbers", kMostPlayers)));
  else
    for (const Json& player : list) mine.push_back(r.number_of("\"mine\"", &player, 0, kMostPlayers - 1));
  return r.done(std::optional(std::move(mine)));
}

Parsed<Claim> parse_claim(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  Members m(*json, {"player", "claim", "name"});
  Claim claim{m.number("player", 0, kMostPlayers - 1), m.text("claim"), m.text_or("name", "")};
  if (const auto fault = name_fault(claim.name)) m.fail(bad("a name " + *fault));
  return m.done(std::move(claim));
}

}  // namespace trictrac
