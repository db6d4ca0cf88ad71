#include "contract/members.h"

#include <algorithm>

#include "base/text_of.h"

namespace trictrac {

ApiError bad(std::string message) { return {ErrorCode::BadMessage, std::move(message)}; }

std::string in_quotes(std::string_view name) { return "\"" + std::string(name) + "\""; }

std::int64_t JsonReader::long_number_of(std::string_view what, const Json* j, std::int64_t least,
                                        std::int64_t most) {
  if (!j) return least;
  const auto value = j->is_number_integer() ? j->get<std::int64_t>() : std::int64_t{-1};
  if (value >= least && value <= most) return value;
  fail(bad(text_of("{} must be a whole number from {} to {}", what, least, most)));
  return least;
}

std::pair<std::uint8_t, std::uint8_t> JsonReader::pair_of(std::string_view what, const Json& json, int most) {
  if (!json.is_array() || json.size() != 2) {
    fail(bad("expected a pair such as [1,2], not " + dump(json).substr(0, 40)));
    return {1, 1};
  }
  return {static_cast<std::uint8_t>(number_of(what, &json[0], 1, most)),
          static_cast<std::uint8_t>(number_of(what, &json[1], 1, most))};
}

Members::Members(const Json& object, std::span<const std::string_view> known) : object_(object) {
  if (!object.is_object()) {
    fail(bad("expected a JSON object here"));
    return;
  }
  for (const auto& item : object.items())
    if (std::ranges::find(known, item.key()) == known.end())
      fail(bad("the member " + in_quotes(item.key()) + " is unknown here"));
}

const Json* Members::find(std::string_view name) const {
  if (failed()) return nullptr;
  const auto it = object_.find(std::string(name));
  return it == object_.end() ? nullptr : &*it;
}

const Json* Members::need(std::string_view name) {
  const Json* j = find(name);
  if (!j) fail(bad("the member " + in_quotes(name) + " is missing"));
  return j;
}

std::string Members::text_or(std::string_view name, std::string_view otherwise) {
  const Json* j = find(name);
  return j ? text_of(name, j) : std::string(otherwise);
}

bool Members::flag_or(std::string_view name, bool otherwise) {
  const Json* j = find(name);
  if (!j) return otherwise;
  if (!j->is_boolean()) fail(bad(in_quotes(name) + " must be true or false"));
  return j->is_boolean() && j->get<bool>();
}

Side Members::side(std::string_view name) {
  const std::string word = text(name);
  if (word != "white" && word != "black") fail(bad(in_quotes(name) + " must be white or black"));
  return word == "black" ? Side::Black : Side::White;
}

std::string Members::text_of(std::string_view name, const Json* j) {
  if (!j) return {};
  if (const auto* s = j->get_ptr<const std::string*>()) return *s;
  fail(bad(in_quotes(name) + " must be a string"));
  return {};
}

}  // namespace trictrac
