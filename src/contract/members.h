// Reads the members of a JSON object strictly.
#pragma once

#include <initializer_list>
#include <nlohmann/json.hpp>
#include <span>

#include "contract/json_text.h"
#include "game/rules/side.h"

namespace trictrac {

// Returns the error of a message that is not valid.
ApiError bad(std::string message);

// Returns a name in quotation marks.
std::string in_quotes(std::string_view name);

// Reads JSON and keeps the first error; after it, reading continues with default values.
class JsonReader {
 public:
  void fail(ApiError e) {
    if (!fault_) fault_ = std::move(e);
  }
  bool failed() const { return fault_.has_value(); }

  // Read an integer in a range; `what` names it in the error.
  std::int64_t long_number_of(std::string_view what, const Json* j, std::int64_t least, std::int64_t most);
  int number_of(std::string_view what, const Json* j, int least, int most) {
    return static_cast<int>(long_number_of(what, j, least, most));
  }
  // Reads a pair of numbers from 1, such as a step or dice.
  std::pair<std::uint8_t, std::uint8_t> pair_of(std::string_view what, const Json& json, int most);
  // Takes the value of another result, or its error.
  template <class T>
  T take(Parsed<T> parsed) {
    if (parsed) return std::move(*parsed);
    fail(std::move(parsed.error()));
    return T{};
  }
  // Returns the value, or the first error.
  template <class T>
  Parsed<T> done(T value) {
    if (fault_) return std::unexpected(std::move(*fault_));
    return value;
  }

 private:
  std::optional<ApiError> fault_;
};

// Reads the members of an object, which must have no others.
class Members : public JsonReader {
 public:
  Members(const Json& object, std::span<const std::string_view> known);
  Members(const Json& object, std::initializer_list<std::string_view> known)
      : Members(object, std::span(known.begin(), known.size())) {}

  // Returns a member, or null if it is missing or an error has occurred.
  const Json* find(std::string_view name) const;
  // Returns a member; fails if it is missing.
  const Json* need(std::string_view name);

  std::string text(std::string_view name) { return text_of(name, need(name)); }
  std::string text_or(std::string_view name, std::string_view otherwise);
  bool flag_or(std::string_view name, bool otherwise);
  int number(std::string_view name, int least, int most) {
    return number_of(in_quotes(name), need(name), least, most);
  }
  Side side(std::string_view name);

 private:
  std::string text_of(std::string_view name, const Json* j);

  const Json& object_;
};

}  // namespace trictrac
