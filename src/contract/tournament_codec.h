// JSON of the acts of a tournament.
#pragma once

#include "contract/codec.h"
#include "contract/tournament_fields.h"

namespace trictrac::contract {

// The entrants at a table.
template <>
struct Wire<event::Seats> {
  static std::string type() { return "number[]"; }
  static Json print(const event::Seats& seats) {
    Json json = Json::array();
    for (const int entrant : seats) json.push_back(entrant);
    return json;
  }
  static event::Seats read(JsonReader& r, std::string_view name, const Json& json, FieldLimits) {
    event::Seats seats;
    if (!json.is_array() || json.size() < 2 || std::cmp_greater(json.size(), event::kMostSeats)) {
      r.fail(bad(text_of("{} must be two to {} numbers", in_quotes(name), event::kMostSeats)));
      return seats;
    }
    for (const Json& one : json)
      seats.push_back(Wire<int>::read(r, name, one, {0, std::numeric_limits<int>::max()}));
    return seats;
  }
};

// The amounts of all seats, which may be below 0.
template <>
struct Wire<event::Amounts> {
  static std::string type() { return "number[]"; }
  static Json print(const event::Amounts& amounts) { return Wire<std::vector<int>>::print(amounts); }
  static event::Amounts read(JsonReader& r, std::string_view name, const Json& json, FieldLimits) {
    event::Amounts amounts;
    if (!json.is_array() || std::cmp_greater(json.size(), event::kMostSeats)) {
      r.fail(bad(text_of("{} must be a list of at most {} numbers", in_quotes(name), event::kMostSeats)));
      return amounts;
    }
    for (const Json& one : json)
      amounts.push_back(Wire<int>::read(r, name, one, {-event::kMostAmount, event::kMostAmount}));
    return amounts;
  }
};

template <class T>
concept AnAct = index_in<T>(static_cast<const event::EventAct*>(nullptr)) < event::kActNames.kSize;
template <AnAct T>
inline constexpr std::string_view kTag<T> =
    event::kActNames[static_cast<event::ActKind>(index_in<T>(static_cast<const event::EventAct*>(nullptr)))];

// An act with its name in the member `type`.
template <class... All>
  requires std::same_as<std::variant<All...>, event::EventAct>
struct Wire<std::variant<All...>> {
  static std::string type() { return "EventAct"; }
  static Json print(const event::EventAct& act) {
    Json json{{"type", event::name_of(event::kind_of(act))}};
    std::visit([&](const auto& one) { add_fields(json, one); }, act);
    return json;
  }
  static event::EventAct read(JsonReader& r, std::string_view, const Json& json, FieldLimits) {
    return r.take(read_one_of<event::EventAct>(Types<All...>{}, "an act", "type", json,
                                               [](auto one) { return event::EventAct(std::move(one)); }));
  }
};

}  // namespace trictrac::contract
