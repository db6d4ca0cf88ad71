// JSON of the types of the games that the contract uses: sides, dice, steps, jans, events.
#pragma once

#include "contract/codec.h"
#include "contract/event_fields.h"
#include "game/event/event.h"
#include "game/match/format.h"
#include "game/rules/tariff.h"
#include "table/dice.h"
#include "table/mutual_offer.h"
#include "text/hand_text.h"
#include "text/words.h"

namespace trictrac::contract {

template <>
inline constexpr auto kWords<Side> = EnumTable<Side, Side::Black, std::string_view>({
    {Side::White, "white"},
    {Side::Black, "black"},
});
template <>
inline constexpr std::string_view kWordsName<Side> = "Side";
template <>
inline constexpr auto kWords<CombineGame> = kCombineGames;
template <>
inline constexpr auto kWords<MarkPart> = kMarkParts;
template <>
inline constexpr auto kWords<ClockChange::Kind> = kClockChanges;
template <>
inline constexpr auto kWords<StopGame::Why> = kStopReasons;
template <>
inline constexpr auto kWords<MutualOffer> = kMutualOffers;

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
  static Json print(const std::map<int, std::string>& keys) {
    Json json = Json::object();
    for (const auto& [player, key] : keys) json[std::to_string(player)] = key;
    return json;
  }
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

template <class T>
concept AnEvent = index_in<T>(static_cast<const GameEvent*>(nullptr)) < kEventNames.kSize;
template <AnEvent T>
inline constexpr std::string_view kTag<T> =
    kEventNames[static_cast<EventKind>(index_in<T>(static_cast<const GameEvent*>(nullptr)))];

// An event as an action that is requested, with its name in the member `type`.
template <>
struct Wire<GameEvent> {
  static std::string type() { return "Action"; }
  static GameEvent read(JsonReader& r, std::string_view, const Json& json, FieldLimits) {
    auto event = read_one_of<GameEvent>(Actions{}, "an action", "type", json,
                                        [](auto one) { return GameEvent(std::move(one)); });
    if (event && std::holds_alternative<Mark>(*event) && json.size() == 1)
      r.fail(bad("a mark needs its \"points\""));
    return r.take(std::move(event));
  }
};

}  // namespace trictrac::contract
