#include "contract/json_text.h"

#include <nlohmann/json.hpp>

namespace trictrac {

Parsed<Json> parse_json(std::string_view text) {
  Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return refuse(ErrorCode::BadJson, "this is not JSON");
  return json;
}

std::string dump(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string text_member(const Json& json, std::string_view name) {
  const auto it = json.find(std::string(name));
  const auto* text = it == json.end() ? nullptr : it->get_ptr<const std::string*>();
  return text ? *text : std::string();
}

}  // namespace trictrac
