#include "table/house.h"

#include <algorithm>

#include "text/name.h"

namespace trictrac {
std::unexpected<ProtocolError> refuse(ErrorCode code, std::string message, int line) {
  return std::unexpected(ProtocolError{code, std::move(message), {}, line});
}

std::optional<ProtocolError> objection(const Asking& a) {
  const auto wrong = [](ErrorCode code, std::string message) {
    return ProtocolError{code, std::move(message), {}, 0};
  };
  const std::size_t next = a.lines + 1;
  if (!a.of_person) return wrong(ErrorCode::NotAllowed, "a bot sits there");
  if (a.n < 1 || static_cast<std::size_t>(a.n) != next)
    return wrong(ErrorCode::Stale, "the next line is " + std::to_string(next));
  if (a.over) return wrong(ErrorCode::GameOver, "the game is over");
  if (a.resigns) return std::nullopt;
  if (!a.in_turn) return wrong(ErrorCode::NotYourTurn, "it is the other's turn");
  if (!a.in_stage)
    return wrong(ErrorCode::WrongStage, "something else is asked now: see \"turn\" of the last line");
  return std::nullopt;
}

std::uint64_t bot_seed(const Seed& seed, int player) {
  const std::string who = player < 2 ? std::string(name_of(kSides[player])) : std::to_string(player);
  const Digest digest = hmac_sha256(seed, "trictrac bot " + who);
  std::uint64_t value = 0;
  for (int i = 0; i < 8; ++i) value = (value << 8) | digest[i];
  return value;
}

LeadDrawn lead_drawn(const Seed& seed, int lead) {
  auto throws = drawn_lead(seed, lead);
  const Side first = leader(throws.back());
  return {std::move(throws), first};
}

void add_standing(Json& game, std::span<const Side> you, const Seed& seed, std::string start,
                  std::size_t lines) {
  game["you"] = Json::array();
  for (const Side side : you) game["you"].push_back(name_of(side));
  game["commit"] = commitment(seed);
  game["start"] = std::move(start);
  game["lines"] = lines;
}

std::string text_member(const Json& json, const char* name) {
  const auto it = json.find(name);
  const auto* text = it == json.end() ? nullptr : it->get_ptr<const std::string*>();
  return text ? *text : std::string();
}

bool is_utf8(std::string_view text) {
  return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace) ==
         Json(text).dump(-1, ' ', false, Json::error_handler_t::ignore);
}

Seat person(std::string_view name) { return {clean_name(name), {}}; }

bool all_utf8(const std::vector<std::pair<std::string, std::string>>& tags) {
  return std::ranges::all_of(tags, [](const auto& tag) { return is_utf8(tag.first) && is_utf8(tag.second); });
}

}  // namespace trictrac
