// A table with one row for each value of an enum.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace trictrac {

// Is declared but not defined: a call at compile time does not compile, with or without exceptions.
void a_row_is_missing_or_out_of_order();

// Maps each value of `Enum`, whose values are 0 to `kLast`, to a `Value`. Every row names its key: a table
// with a row missing, doubled or out of the enum's order does not compile.
template <class Enum, Enum kLast, class Value>
class EnumTable {
 public:
  static constexpr std::size_t kSize = static_cast<std::size_t>(kLast) + 1;

  struct Entry {
    Enum key;
    Value value;
  };

  consteval EnumTable(const Entry (&entries)[kSize])  // NOLINT(google-explicit-constructor)
      : EnumTable(entries, std::make_index_sequence<kSize>()) {}

  constexpr const Value& operator[](Enum key) const { return values_[static_cast<std::size_t>(key)]; }

  // Returns the key of the first row that holds `value`, or nothing.
  template <class Sought>
  constexpr std::optional<Enum> find(const Sought& value) const {
    for (std::size_t i = 0; i < kSize; ++i)
      if (values_[i] == value) return static_cast<Enum>(i);
    return std::nullopt;
  }

  // Returns the values in the order of the enum.
  constexpr const std::array<Value, kSize>& values() const { return values_; }
  constexpr auto begin() const { return values_.begin(); }
  constexpr auto end() const { return values_.end(); }

 private:
  template <std::size_t... kIndex>
  consteval EnumTable(const Entry (&entries)[kSize], std::index_sequence<kIndex...>)
      : values_{entries[kIndex].value...} {
    for (std::size_t i = 0; i < kSize; ++i)
      if (static_cast<std::size_t>(entries[i].key) != i) a_row_is_missing_or_out_of_order();
  }

  std::array<Value, kSize> values_;
};

}  // namespace trictrac
