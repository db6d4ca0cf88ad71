// Lists, and values that may be missing, as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "base/json.h"

namespace trictrac {

// Returns the array of what `print` makes of each of a range.
template <class Range, class Print>
Json json_list(const Range& range, Print print) {
  Json list = Json::array();
  for (const auto& one : range) list.push_back(print(one));
  return list;
}

// Returns a value, or null where there is none.
template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

}  // namespace trictrac
