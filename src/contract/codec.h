// JSON by the list of fields (fields.h): parsing, printing and describing. What includes this is slow to
// compile: few files do.
#pragma once

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <variant>

#include "base/enum_table.h"
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
  ((std::is_same_v<T, All> || (++i, false)) || ...);
  return i;
}

// The name of a message among others.
template <class T>
inline constexpr std::string_view kTag = kFields<T>.name;

template <class T, class M, class At>
std::string type_of(const Field<T, M, At>& f) {
  std::string type(f.type);
  if (type.empty()) type = f.words ? std::string(f.words->name) : Wire<M>::type();
  return f.need == Field<T, M, At>::Need::Null ? type + "|null" : type;
}

template <class T, class M>
M read_field(JsonReader& r, const Field<T, M>& f, const Json& json) {
  if constexpr (Field<T, M>::kOptional) {
    if (f.need == Field<T, M>::Need::Null && json.is_null()) return {};
  }
  M value = Wire<M>::read(r, f.name, json, f.limits);
  if constexpr (std::is_same_v<M, std::string>) {
    if (f.words && !r.failed() && std::ranges::find(f.words->words, value) == f.words->words.end())
      r.fail(bad(text_of("{} must be a {}, not {}", in_quotes(f.name), f.words->name, in_quotes(value))));
  }
  if (!f.check || r.failed()) return value;
  if (const auto fault = f.check(value)) r.fail(bad(*fault));
  return value;
}

// Reads a `T` from an object that also has the member `tag`.
template <Listed T>
Parsed<T> read_fields(const Json& json, std::string_view tag) {
  Members m = std::apply([&](const auto&... f) { return Members(json, {tag, f.name...}); }, kFields<T>.all);
  T value;
  const auto read = [&](const auto& f) {
    const Json* member = f.may_be_left_out() ? m.find(f.name) : m.need(f.name);
    if (member) value.*f.at = read_field(m, f, *member);
  };
  std::apply([&](const auto&... f) { (read(f), ...); }, kFields<T>.all);
  return m.done(std::move(value));
}

// Adds the fields of `value` to an object.
template <Listed T>
void add_fields(Json& json, const T& value) {
  const auto add = [&]<class U, class M, class At>(const Field<U, M, At>& f) {
    const M& member = std::invoke(f.at, value);
    if (f.is_printed(member)) json[std::string(f.name)] = Wire<M>::print(member);
  };
  std::apply([&](const auto&... f) { (add(f), ...); }, kFields<T>.all);
}

// The kind of message described: a request may leave out fields that have a default, an answer has them all.
enum class Seen : bool { Asked, Answered };

// Returns the description of the fields of `T`, and adds the types of these fields to `all`.
template <Listed T>
Json fields_json(Description& all, Seen seen) {
  Json fields = Json::array();
  const auto add = [&]<class U, class M, class At>(const Field<U, M, At>& f) {
    if (f.words) all.lists[std::string(f.words->name)] = f.words->words;
    if (!f.words && f.type.empty()) declare<M>(all);
    Json field{{"name", f.name}, {"type", type_of(f)}};
    if (!f.says.empty()) field["says"] = f.says;
    if (seen == Seen::Asked ? f.may_be_left_out() : f.may_be_missing()) field["left_out"] = true;
    if (std::is_same_v<M, bool> && field.contains("left_out") && f.need == Field<U, M, At>::Need::UnlessUsual)
      field["type"] = "true";
    if (f.limits.most > 0) field.update({{"least", f.limits.least}, {"most", f.limits.most}});
    fields.push_back(std::move(field));
  };
  std::apply([&](const auto&... f) { (add(f), ...); }, kFields<T>.all);
  return fields;
}

// A message within another is an object without a tag; a frame has its name.
template <Listed M>
struct Wire<M> {
  static std::string type() { return std::string(type_name<M>()); }
  static void declare(Description& all) {
    if (!all.add(type_name<M>())) return;
    Json fields = fields_json<M>(all, Seen::Answered);
    if (kFields<M>.is_frame)
      fields.insert(fields.begin(), Json{{"name", "say"}, {"type", text_of("'{}'", kFields<M>.name)}});
    all.types.push_back({{"name", type()}, {"says", kFields<M>.says}, {"fields", std::move(fields)}});
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

// Reads one of `All`, by its name in the member `tag`; the error lists all names. `what`: "a message", "an
// event". `make` converts what was read to the result.
template <class Result, class... All>
Parsed<Result> read_one_of(Types<All...>, std::string_view what, std::string_view tag, const Json& json,
                           auto make) {
  const auto found = json.is_object() ? json.find(std::string(tag)) : json.end();
  const auto* name = found == json.end() ? nullptr : found->template get_ptr<const std::string*>();
  std::optional<Parsed<Result>> result;
  const auto read = [&]<class T>(const T*) {
    if (!name || *name != kTag<T>) return false;
    auto value = read_fields<T>(json, tag);
    if (value)
      result = make(std::move(*value));
    else
      result = std::unexpected(std::move(value.error()));
    return true;
  };
  (read(static_cast<const All*>(nullptr)) || ...);
  if (result) return std::move(*result);
  std::string names;
  ((names += (names.empty() ? "" : ", ") + std::string(kTag<All>)), ...);
  return std::unexpected(
      bad(text_of("{} must be an object with {}: one of {}", what, in_quotes(tag), names)));
}

}  // namespace trictrac::contract
