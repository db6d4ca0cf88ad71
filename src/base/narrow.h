// Converts between a variant and a variant of a subset of its types.
#pragma once

#include <optional>
#include <type_traits>
#include <variant>

namespace trictrac {

// Returns the value of `wide` as a `Narrow`, or nullopt if `Narrow` has no alternative of that type.
template <class Narrow, class Wide>
std::optional<Narrow> narrow(const Wide& wide) {
  return std::visit(
      []<class Value>(const Value& value) -> std::optional<Narrow> {
        if constexpr (std::is_constructible_v<Narrow, const Value&>)
          return Narrow(value);
        else
          return std::nullopt;
      },
      wide);
}

// Returns the value that `narrow` holds as a `Wide`, which has all its alternatives.
template <class Wide, class Narrow>
Wide widen(const Narrow& narrow) {
  return std::visit([](const auto& value) { return Wide(value); }, narrow);
}

}  // namespace trictrac
