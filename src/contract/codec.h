// JSON by the list of fields (fields.h): parsing, printing and describing. What includes this is slow to
// compile: few files do.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <variant>

#include "base/enum_table.h"
#include "base/text_of.h"
#include "contract/call.h"
#include "contract/description.h"
#include "contract/members.h"
#include "game/rules/side.h"
#include "text/words.h"

namespace trictrac::contract {

// The JSON form of a type `M`: type() is its type as the page writes it; print() and read() convert. read()
// records in `r` what is wrong with the value called `name`. Types that are only printed have no read().
template <class M>
struct Wire;

// Adds the parts of `M` to a description.
template <class M>
void declare(Description& all) {
  if constexpr (requires { Wire<M>::declare(all); }) Wire<M>::declare(all);
}

template <std::integral M>
struct Wire<M> {
  static std::string type() { return "number"; }
  static Json print(M value) { return value; }
  static M read(JsonReader& r, std::string_view name, const Json& json, FieldLimits limits) {
    const auto [least, most] = limits;
    return static_cast<M>(r.long_number_of(in_quotes(name), &json, least, most));
  }
};

template <>
struct Wire<double> {
  static std::string type() { return "number"; }
  static Json print(double value) { return value; }
  static double read(JsonReader& r, std::string_view name, const Json& json, FieldLimits) {
    if (!json.is_number()) r.fail(bad(in_quotes(name) + " must be a number"));
    return json.is_number() ? json.get<double>() : 0;
  }
};

template <>
struct Wire<bool> {
  static std::string type() { return "boolean"; }
  static Json print(bool value) { return value; }
  static bool read(JsonReader& r, std::string_view name, const Json& json, FieldLimits) {
    if (!json.is_boolean()) r.fail(bad(in_quotes(name) + " must be true or false"));
    return json.is_boolean() && json.get<bool>();
  }
};

template <>
struct Wire<std::string> {
  static std::string type() { return "string"; }
  static Json print(const std::string& value) { return value; }
  static std::string read(JsonReader& r, std::string_view name, const Json& json, FieldLimits) {
    if (const auto* text = json.get_ptr<const std::string*>()) return *text;
    r.fail(bad(in_quotes(name) + " must be a string"));
    return {};
  }
};
template <>
struct Wire<std::string_view> {
  static std::string type() { return "string"; }
  static Json print(std::string_view value) { return value; }
};

template <>
struct Wire<JsonText> {
  static std::string type() { return "object"; }
  static Json print(const JsonText& value) { return Json::parse(value.text, nullptr, false); }
  static JsonText read(JsonReader& r, std::string_view name, const Json& json, FieldLimits) {
    if (!json.is_object()) r.fail(bad(in_quotes(name) + " must be an object"));
    return {dump(json)};
  }
};

// JSON that has been printed already; its field names its type.
template <>
struct Wire<Json> {
  static std::string type() { return "object"; }
  static Json print(const Json& value) { return value; }
};

template <>
struct Wire<Text> {
  static std::string type() { return "Text"; }
  static Json print(Text) { return nullptr; }
};

template <class M>
  requires std::is_enum_v<M>
struct Wire<M> {
  static std::string list(std::string_view quote, std::string_view between, std::string_view last) {
    std::string all;
    for (std::size_t i = 0; i < kWords<M>.kSize; ++i) {
      if (i > 0) all += i + 1 < kWords<M>.kSize ? between : last;
      all.append(quote).append(kWords<M>.values()[i]).append(quote);
    }
    return all;
  }
  static std::string type() {
    return kWordsName<M>.empty() ? list("'", "|", "|") : std::string(kWordsName<M>);
  }
  static void declare(Description& all) {
    if (!kWordsName<M>.empty()) all.lists[std::string(kWordsName<M>)] = kWords<M>.values();
  }
  static Json print(M value) { return kWords<M>[value]; }
  static M read(JsonReader& r, std::string_view name, const Json& json, FieldLimits limits) {
    const std::string word = Wire<std::string>::read(r, name, json, limits);
    const auto found = kWords<M>.find(word);
    if (!found) r.fail(bad(in_quotes(name) + " is " + list("", ", ", " or ")));
    return found.value_or(M{});
  }
};

// Two numbers: of White and Black, or of two entrants.
template <>
struct Wire<std::array<int, 2>> {
  static std::string type() { return "[number,number]"; }
  static Json print(const std::array<int, 2>& both) { return Json::array({both[0], both[1]}); }
  static std::array<int, 2> read(JsonReader& r, std::string_view name, const Json& json, FieldLimits) {
    if (!json.is_array() || json.size() != 2) {
      r.fail(bad(in_quotes(name) + " must be two numbers"));
      return {};
    }
    const auto number = [&](std::size_t i) {
      return Wire<int>::read(r, name, json[i], {0, std::numeric_limits<int>::max()});
    };
    return {number(0), number(1)};
  }
};

// The limits apply to the length of the list, not to its numbers.
template <class M>
struct Wire<std::vector<M>> {
  static std::string type() {
    const std::string one = Wire<M>::type();
    return one.find('|') == one.npos ? one + "[]" : "(" + one + ")[]";
  }
  static void declare(Description& all) { contract::declare<M>(all); }
  static Json print(const std::vector<M>& all) {
    Json json = Json::array();
    for (const M& one : all) json.push_back(Wire<M>::print(one));
    return json;
  }
  static std::vector<M> read(JsonReader& r, std::string_view name, const Json& json, FieldLimits limits) {
    std::vector<M> all;
    if (!json.is_array() || std::cmp_greater(json.size(), limits.most))
      r.fail(bad(text_of("{} must be a list of at most {}", in_quotes(name), limits.most)));
    else
      for (const Json& one : json) all.push_back(Wire<M>::read(r, name, one, limits_of_each()));
    return all;
  }

 private:
  static constexpr FieldLimits limits_of_each() {
    if constexpr (std::integral<M>)
      return kAnyNumber<M>;
    else
      return {};
  }
};

// Values by names, in this order.
template <class M>
struct Wire<std::vector<std::pair<std::string, M>>> {
  static std::string type() { return "Record<string," + Wire<M>::type() + ">"; }
  static Json print(const std::vector<std::pair<std::string, M>>& all) {
    Json json = Json::object();
    for (const auto& [name, value] : all) json[name] = Wire<M>::print(value);
    return json;
  }
};

template <class M>
struct Wire<PerSide<M>> {
  static std::string type() { return "Sides<" + Wire<M>::type() + ">"; }
  static void declare(Description& all) { contract::declare<M>(all); }
  static Json print(const PerSide<M>& both) {
    return {{"white", Wire<M>::print(both.white)}, {"black", Wire<M>::print(both.black)}};
  }
};

// One of several messages, by the name in their member `say`, `do` or `type`, or by what else they have.
template <class... All>
struct Wire<std::variant<All...>> {
  static std::string type() {
    std::string types;
    ((types += (types.empty() ? "" : "|") + Wire<All>::type()), ...);
    return types;
  }
  static void declare(Description& all) { (contract::declare<All>(all), ...); }
  static Json print(const std::variant<All...>& value) {
    return std::visit([]<class M>(const M& one) { return Wire<M>::print(one); }, value);
  }
};

// Null, where that is not left out.
template <class M>
struct Wire<std::optional<M>> : Wire<M> {
  static Json print(const std::optional<M>& value) { return value ? Wire<M>::print(*value) : Json(nullptr); }
};

// Returns the place of a type among the alternatives of a variant; their number if it is none of them.
template <class T, class... All>
constexpr std::size_t index_in(const std::variant<All...>*) {
  std::size_t i = 0;
  static_cast<void>(((std::is_same_v<T, All> || (++i, false)) || ...));
  return i;
}

// The name of a message among others.
template <class T>
inline constexpr std::string_view kTag = kFields<T>.name;

template <class M>
std::string type_of(const FieldOf<M>& f) {
  std::string type(f.type);
  if (type.empty()) type = f.words ? std::string(f.words->name) : Wire<M>::type();
  return f.need == FieldNote::Need::Null ? type + "|null" : type;
}

// Refuses a word that is not in the list of a field.
void check_word(JsonReader& r, const FieldNote& f, const std::string& word);

template <class M>
M read_field(JsonReader& r, const FieldOf<M>& f, const Json& json) {
  if constexpr (FieldOf<M>::kOptional) {
    if (f.need == FieldNote::Need::Null && json.is_null()) return {};
  }
  M value = Wire<M>::read(r, f.name, json, f.limits);
  if constexpr (std::is_same_v<M, std::string>) {
    if (f.words && !r.failed()) check_word(r, f, value);
  }
  if (!f.check || r.failed()) return value;
  if (const auto fault = f.check(value)) r.fail(bad(*fault));
  return value;
}

// Reads a field into `member`, which keeps its usual value if the field is left out.
template <class M>
void read_member(Members& m, const FieldOf<M>& f, M& member) {
  const Json* json = f.may_be_left_out() ? m.find(f.name) : m.need(f.name);
  if (json) member = read_field(m, f, *json);
}

// Returns the names of the fields of `T`, with `tag` before them.
template <Listed T>
auto names_of_fields(std::string_view tag) {
  return [&]<class... All>(const FieldList<All...>& list) {
    std::array<std::string_view, sizeof...(All) + 1> names{tag};
    std::size_t i = 0;
    for_each_field(list, [&](const FieldNote& f) { names[++i] = f.name; });
    return names;
  }(kFields<T>);
}

// Reads a `T` from an object that also has the member `tag`.
template <Listed T>
Parsed<T> read_fields(const Json& json, std::string_view tag) {
  const auto names = names_of_fields<T>(tag);
  Members m(json, names);
  T value;
  for_each_field(kFields<T>,
                 [&]<class U, class M>(const Field<U, M>& f) { read_member<M>(m, f, value.*f.at); });
  return m.done(std::move(value));
}

template <class M>
void print_member(Json& json, std::string_view name, const M& member) {
  json[std::string(name)] = Wire<M>::print(member);
}

// Adds the fields of `value` to an object.
template <Listed T>
void add_fields(Json& json, const T& value) {
  for_each_field(kFields<T>, [&]<class U, class M, class At>(const Field<U, M, At>& f) {
    const M& member = std::invoke(f.at, value);
    if (f.is_printed(member)) print_member<M>(json, f.name, member);
  });
}

// The kind of message described: a request may leave out fields that have a default, an answer has them all.
enum class Seen : bool { Asked, Answered };

// Adds the description of a field, of this type, to those of its message.
void add_field(Json& fields, const FieldNote& field, std::string type, bool left_out);

template <class M>
void describe_field(Description& all, Seen seen, Json& fields, const FieldOf<M>& f) {
  if (f.words)
    all.lists[std::string(f.words->name)] = f.words->words;
  else if (f.type.empty())
    declare<M>(all);
  const bool left_out = seen == Seen::Asked ? f.may_be_left_out() : f.may_be_missing();
  const bool only_true = std::is_same_v<M, bool> && left_out && f.need == FieldNote::Need::UnlessUsual;
  add_field(fields, f, only_true ? "true" : type_of(f), left_out);
}

// Returns the description of the fields of `T`, and adds the types of these fields to `all`.
template <Listed T>
Json fields_json(Description& all, Seen seen) {
  Json fields = Json::array();
  for_each_field(kFields<T>, [&]<class U, class M, class At>(const Field<U, M, At>& f) {
    describe_field<M>(all, seen, fields, f);
  });
  return fields;
}

// A message within another is an object without a tag; a frame has its name.
template <Listed M>
struct Wire<M> {
  static std::string type() { return std::string(type_name<M>()); }
  static void declare(Description& all) {
    if (!all.add(type_name<M>())) return;
    all.add_type(type_name<M>(), kFields<M>.says, kFields<M>.is_frame ? kFields<M>.name : "",
                 fields_json<M>(all, Seen::Answered));
  }
  static Json print(const M& value) {
    Json json = Json::object();
    if (kFields<M>.is_frame) json["say"] = kFields<M>.name;
    add_fields(json, value);
    return json;
  }
  static M read(JsonReader& r, std::string_view, const Json& json, FieldLimits) {
    return r.take(read_fields<M>(json, {}));
  }
};

// Returns the error about a message that is none of these.
ApiError unknown_name(std::string_view what, std::string_view tag, std::span<const std::string_view> names);

// Reads one of `All`, by its name in the member `tag`; the error lists all names. `what`: "a message", "an
// event". `make` converts what was read to the result.
template <class Result, class... All>
Parsed<Result> read_one_of(Types<All...>, std::string_view what, std::string_view tag, const Json& json,
                           auto make) {
  const std::string name = text_member(json, tag);
  std::optional<Parsed<Result>> result;
  const auto read = [&]<class T>(const T*) {
    if (name != kTag<T>) return false;
    auto value = read_fields<T>(json, tag);
    if (value)
      result = make(std::move(*value));
    else
      result = std::unexpected(std::move(value.error()));
    return true;
  };
  (read(static_cast<const All*>(nullptr)) || ...);
  if (result) return std::move(*result);
  return std::unexpected(unknown_name(what, tag, std::array{kTag<All>...}));
}

}  // namespace trictrac::contract
