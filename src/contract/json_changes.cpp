#include "contract/json_changes.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace trictrac::contract {
namespace {

Json changes_of_object(const Json& before, const Json& after) {
  Json changes = Json::object();
  for (const auto& [name, value] : before.items())
    if (!after.contains(name)) changes[name] = Json::array();
  for (const auto& [name, value] : after.items()) {
    const auto old = before.find(name);
    if (old == before.end())
      changes[name] = Json::array({value});
    else if (*old != value)
      changes[name] = changes_between(*old, value);
  }
  return changes;
}

Json changes_of_list(const Json& before, const Json& after) {
  Json changes = Json::object();
  if (after.size() < before.size()) changes["length"] = Json::array({after.size()});
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (i >= before.size())
      changes[std::to_string(i)] = Json::array({after[i]});
    else if (before[i] != after[i])
      changes[std::to_string(i)] = changes_between(before[i], after[i]);
  }
  return changes;
}

bool has_parts(const Json& list) {
  return std::ranges::any_of(list, [](const Json& each) { return each.is_structured(); });
}

}  // namespace

// Lists of numbers and texts are short: they are told as a whole.
Json changes_between(const Json& before, const Json& after) {
  if (before.is_object() && after.is_object()) return changes_of_object(before, after);
  if (before.is_array() && after.is_array() && has_parts(before) && has_parts(after))
    return changes_of_list(before, after);
  return Json::array({after});
}

}  // namespace trictrac::contract
