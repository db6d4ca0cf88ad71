// Reads the members of a JSON object strictly.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <nlohmann/json.hpp>

#include "base/text_of.h"
#include "contract/json_text.h"
#include "game/rules/side.h"

namespace trictrac {

// Returns the error of a message that is not valid.
inline ApiError bad(std::string message) { return {ErrorCode::BadMessage, std::move(message)}; }

// Returns a name in quotation marks.
inline std::string in_quotes(std::string_view name) { return "\"" + std::string(name) + "\""; }

// Reads JSON and keeps the first error; after it, reading continues with default values.
class JsonReader {
 public:
  void fail(ApiError e) {
    if (!fault_) fault_ = std::move(e);
  }
  bool failed() const { return fault_.has_value(); }

  // Read an integer in a range; `what` names it in the error.
  std::int64_t long_number_of(std::string_view what, const Json* j, std::int64_t least, std::int64_t most) {
    if (!j) return least;
    const auto value = j->is_number_integer() ? j->get<std::int64_t>() : std::int64_t{-1};
    if (value >= least && value <= most) return value;
    fail(bad(text_of("{} must be a whole number from {} to {}", what, least, most)));
    return least;
  }
  int number_of(std::string_view what, const Json* j, int least, int most) {
    return static_cast<int>(long_number_of(what, j, least, most));
  }
  // Reads a pair of numbers from 1, such as a step or dice.
  std::pair<std::uint8_t, std::uint8_t> pair_of(std::string_view what, const Json& json, int most) {
    if (!json.is_array() || json.size() != 2) {
      fail(bad("expected a pair such as [1,2], not " + dump(json).substr(0, 40)));
      return {1, 1};
    }
    return {static_cast<std::uint8_t>(number_of(what, &json[0], 1, most)),
            static_cast<std::uint8_t>(number_of(what, &json[1], 1, most))};
  }
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
  Members(const Json& object, std::initializer_list<std::string_view> known) : object_(object) {
    if (!object.is_object()) fail(bad("expected a JSON object here"));
    for (const auto& item : object.items())
      if (object.is_object() && std::find(known.begin(), known.end(), item.key()) == known.end())
        fail(bad("the member " + in_quotes(item.key()) + " is unknown here"));
  }

  // Returns a member, or null if it is missing or an error has occurred.
  const Json* find(std::string_view name) const {
    if (failed()) return nullptr;
    const auto it = object_.find(std::string(name));
    return it == object_.end() ? nullptr : &*it;
  }
  // Returns a member; fails if it is missing.
  const Json* need(std::string_view name) {
    const Json* j = find(name);
    if (!j) fail(bad("the member " + in_quotes(name) + " is missing"));
    return j;
  }

  std::string text(std::string_view name) { return text_of(name, need(name)); }
  std::string text_or(std::string_view name, std::string_view otherwise) {
    const Json* j = find(name);
    return j ? text_of(name, j) : std::string(otherwise);
  }
  bool flag_or(std::string_view name, bool otherwise) {
    const Json* j = find(name);
    if (!j) return otherwise;
    if (!j->is_boolean()) fail(bad(in_quotes(name) + " must be true or false"));
    return j->is_boolean() && j->get<bool>();
  }
  int number(std::string_view name, int least, int most) {
    return number_of(in_quotes(name), need(name), least, most);
  }
  Side side(std::string_view name) {
    const std::string word = text(name);
    if (word != "white" && word != "black") fail(bad(in_quotes(name) + " must be white or black"));
    return word == "black" ? Side::Black : Side::White;
  }

 private:
  std::string text_of(std::string_view name, const Json* j) {
    if (!j) return {};
    if (const auto* s = j->get_ptr<const std::string*>()) return *s;
    fail(bad(in_quotes(name) + " must be a string"));
    return {};
  }

  const Json& object_;
};

}  // namespace trictrac
