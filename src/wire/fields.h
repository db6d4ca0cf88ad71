// The list of fields: what a message or an event has is said once (kFields), and is read, printed and
// described by that.
//
//   template <> inline constexpr auto kFields<Suspend> =
//       fields("On a hole of combiné, goes for one game.", field("game", &Suspend::game, "which one"));
#pragma once

#include <limits>
#include <nlohmann/json.hpp>
#include <tuple>

#include "game/event/event.h"
#include "game/rules/tariff.h"
#include "table/dice.h"
#include "table/mutual_offer.h"
#include "text/hand_text.h"
#include "text/words.h"
#include "wire/members.h"

namespace trictrac {

// The words of an enum type, as an EnumTable.
template <class Choice>
inline constexpr auto kWords = nullptr;
template <>
inline constexpr auto kWords<Side> = EnumTable<Side, Side::Black, std::string_view>({
    {Side::White, "white"},
    {Side::Black, "black"},
});
template <>
inline constexpr auto kWords<CombineGame> = kCombineGames;
template <>
inline constexpr auto kWords<MarkPart> = kMarkParts;
template <>
inline constexpr auto kWords<ClockChange::Kind> = kClockChanges;
template <>
inline constexpr auto kWords<MutualOffer> = kMutualOffers;

// The least and greatest value of a number.
struct FieldLimits {
  std::int64_t least = 0;
  std::int64_t most = 0;
};

// The JSON form of a type `M`: type() is its type as the page writes it; print() and read() convert. read()
// records in `r` what is wrong with the value called `name`.
template <class M>
struct Wire;

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
  static std::string type() { return std::is_same_v<M, Side> ? "Side" : list("'", "|", "|"); }
  static Json print(M value) { return kWords<M>[value]; }
  static M read(JsonReader& r, std::string_view name, const Json& json, FieldLimits limits) {
    const std::string word = Wire<std::string>::read(r, name, json, limits);
    const auto found = kWords<M>.find(word);
    if (!found) r.fail(bad(in_quotes(name) + " is " + list("", ", ", " or ")));
    return found.value_or(M{});
  }
};

template <>
struct Wire<Jan> {
  static std::string type() { return "Jan"; }
  static Json print(Jan jan) { return tariff(jan).name; }
  static Jan read(JsonReader& r, std::string_view name, const Json& json, FieldLimits) {
    const auto* word = json.get_ptr<const std::string*>();
    const auto jan = word ? find_jan(*word) : std::nullopt;
    if (!jan)
      r.fail(
          bad(text_of("{} must be named as in events, not {}", in_quotes(name), dump(json).substr(0, 40))));
    return jan.value_or(Jan::Helpless);
  }
};

template <>
struct Wire<Digest> {
  static std::string type() { return "string"; }
  static Json print(const Digest& digest) { return to_hex(digest); }
  static Digest read(JsonReader& r, std::string_view name, const Json& json, FieldLimits limits) {
    const auto digest = parse_seed(Wire<std::string>::read(r, name, json, limits));
    if (!digest) r.fail(bad(in_quotes(name) + " must be 64 hex digits"));
    return digest.value_or(Digest{});
  }
};

template <>
struct Wire<Roll> {
  static std::string type() { return "Dice"; }
  static Json print(Roll roll) { return Json::array({int{roll.a}, int{roll.b}}); }
  static Roll read(JsonReader& r, std::string_view, const Json& json, FieldLimits) {
    const auto [a, b] = r.pair_of("a die", json, 6);
    return {a, b};
  }
};

template <>
struct Wire<Step> {
  static std::string type() { return "Step"; }
  static Json print(Step step) { return Json::array({int{step.from}, int{step.to}}); }
  static Step read(JsonReader& r, std::string_view, const Json& json, FieldLimits) {
    const auto [from, to] = r.pair_of("a flèche", json, kOff);
    return {from, to};
  }
};

// Limits of a number that has none but those of its type, such as the row of a person.
template <std::integral M>
inline constexpr FieldLimits kAnyNumber{0, std::numeric_limits<M>::max()};

// The limits are those of the length of the list; numbers in it have none.
template <class M>
struct Wire<std::vector<M>> {
  static std::string type() { return Wire<M>::type() + "[]"; }
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

template <>
struct Wire<Steps> {
  static std::string type() { return "Step[]"; }
  static Json print(const Steps& steps) {
    return Wire<std::vector<Step>>::print({steps.begin(), steps.end()});
  }
  static Steps read(JsonReader& r, std::string_view name, const Json& json, FieldLimits) {
    return Steps(Wire<std::vector<Step>>::read(r, name, json, {0, kMostSteps}));
  }
};

// Texts by the numbers of players.
template <>
struct Wire<std::map<int, std::string>> {
  static std::string type() { return "Keys"; }
  static std::map<int, std::string> read(JsonReader& r, std::string_view name, const Json& json,
                                         FieldLimits) {
    std::map<int, std::string> keys;
    if (!json.is_object()) r.fail(bad(in_quotes(name) + " must be an object with a text for each player"));
    for (const auto& item : json.items()) {
      const std::string& number = item.key();
      const bool padded = number.size() > 1 && number.starts_with('0');
      const int player =
          json.is_object() && !padded ? number_in(number, 0, kMostPlayers - 1).value_or(-1) : -1;
      const auto* key = item.value().get_ptr<const std::string*>();
      if (player >= 0 && key)
        keys[player] = *key;
      else
        r.fail(
            bad(in_quotes(name) + " must have a text under the number of each player, such as {\"0\":KEY}"));
    }
    return keys;
  }
};

template <class M>
struct Wire<std::optional<M>> : Wire<M> {
  static Json print(const std::optional<M>& value) { return value ? Wire<M>::print(*value) : Json(nullptr); }
};

// One field of a message `T`.
template <class T, class M>
struct Field {
  // The presence of a field in messages; a field of type std::optional may always be missing.
  enum class Need : std::uint8_t { Always, Printed, UnlessUsual, Filled };

  std::string_view name;
  M T::* at;
  std::string_view says;  // the end of the sentence "it is …", for the documentation
  FieldLimits limits{};
  Need need = Need::Always;
  std::optional<std::string> (*check)(M&) = nullptr;

  // Limits a number to a range, or a list to a length.
  constexpr Field within(std::int64_t least, std::int64_t most) const {
    return {name, at, says, {least, most}, need, check};
  }
  constexpr Field within(FieldLimits given) const { return {name, at, says, given, need, check}; }
  // Makes the field optional if it has its usual value; it is printed all the same.
  constexpr Field or_usual() const { return {name, at, says, limits, Need::Printed, check}; }
  // Makes the field optional, and leaves it out when printing, if it has its usual value.
  constexpr Field unless_usual() const { return {name, at, says, limits, Need::UnlessUsual, check}; }
  // Makes the field optional in requests: the table fills it before it is printed.
  constexpr Field filled() const { return {name, at, says, limits, Need::Filled, check}; }
  // Corrects the value that was read, or refuses it with the text that `put_right` returns, a whole sentence.
  constexpr Field checked(std::optional<std::string> (*put_right)(M&)) const {
    return {name, at, says, limits, need, put_right};
  }
  static constexpr bool kOptional = requires(M m) { m.has_value(); };
  constexpr bool may_be_left_out() const { return kOptional || need != Need::Always; }
  constexpr bool may_be_missing() const {
    return need == Need::UnlessUsual || (kOptional && need != Need::Filled);
  }
  constexpr bool is_printed(const T& value) const {
    if constexpr (kOptional) return (value.*at).has_value();
    if constexpr (std::equality_comparable<M>)
      return need != Need::UnlessUsual || value.*at != T{}.*at;
    else
      return true;
  }
};

template <class T, class M>
constexpr Field<T, M> field(std::string_view name, M T::* at, std::string_view says = {}) {
  return {name, at, says};
}

template <class... All>
struct FieldList {
  std::string_view name;  // of a message; an event has its name in kEventNames
  std::string_view says;  // what it does, as a sentence
  std::tuple<All...> all;
};
template <class... All>
constexpr FieldList<All...> fields(std::string_view says, All... all) {
  return {{}, says, {all...}};
}
template <class... All>
constexpr FieldList<All...> message(std::string_view name, std::string_view says, All... all) {
  return {name, says, {all...}};
}
// Lists the fields of a message that no document describes.
template <class T, class... M>
constexpr FieldList<Field<T, M>...> message(std::string_view name, Field<T, M>... all) {
  return {name, {}, {all...}};
}

// The fields of message or event `T`.
template <class T>
inline constexpr auto kFields = nullptr;
template <class T>
concept Listed = !std::is_same_v<decltype(kFields<T>), const std::nullptr_t>;

template <class... T>
struct Types {};

template <class T, class... All>
constexpr std::size_t index_in(const std::variant<All...>*) {
  std::size_t i = 0;
  ((std::is_same_v<T, All> || (++i, false)) || ...);
  return i;
}

// The name of a message or an event.
template <Listed T>
constexpr std::string_view name_in_list() {
  constexpr std::size_t event = index_in<T>(static_cast<const GameEvent*>(nullptr));
  if constexpr (event < kEventNames.kSize)
    return kEventNames[static_cast<EventKind>(event)];
  else
    return kFields<T>.name;
}

// Reads a `T` from an object that also has the member `tag`.
template <Listed T>
Parsed<T> read_fields(const Json& json, std::string_view tag) {
  Members m = std::apply([&](const auto&... f) { return Members(json, {tag, f.name...}); }, kFields<T>.all);
  T value;
  const auto read = [&]<class M>(const Field<T, M>& f) {
    const Json* member = f.may_be_left_out() ? m.find(f.name) : m.need(f.name);
    if (!member) return;
    value.*f.at = Wire<M>::read(m, f.name, *member, f.limits);
    if (!f.check || m.failed()) return;
    if (const auto fault = f.check(value.*f.at)) m.fail(bad(*fault));
  };
  std::apply([&](const auto&... f) { (read(f), ...); }, kFields<T>.all);
  return m.done(std::move(value));
}

// Adds the fields of `value` to an object.
template <Listed T>
void add_fields(Json& json, const T& value) {
  const auto add = [&]<class M>(const Field<T, M>& f) {
    if (f.is_printed(value)) json[std::string(f.name)] = Wire<M>::print(value.*f.at);
  };
  std::apply([&](const auto&... f) { (add(f), ...); }, kFields<T>.all);
}

// A message within another is an object without a tag.
template <Listed M>
struct Wire<M> {
  static Json print(const M& value) {
    Json json = Json::object();
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
    if (!name || *name != name_in_list<T>()) return false;
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
  ((names += (names.empty() ? "" : ", ") + std::string(name_in_list<All>())), ...);
  return std::unexpected(
      bad(text_of("{} must be an object with {}: one of {}", what, in_quotes(tag), names)));
}

}  // namespace trictrac
