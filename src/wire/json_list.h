// Lists and optional values as JSON.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>

#include "base/json.h"

namespace trictrac {

// Returns the array of `print(x)` for each `x` of a range.
template <class Range, class Print>
Json json_list(const Range& range, Print print) {
  Json list = Json::array();
  for (const auto& one : range) list.push_back(print(one));
  return list;
}

// Returns a value, or null without one.
template <class T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

}  // namespace trictrac
