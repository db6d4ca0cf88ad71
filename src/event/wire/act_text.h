// The acts and the settings of an event as lines of text, which a store keeps.
#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "event/event.h"
#include "event/role.h"
#include "event/settings.h"
#include "table/api_error.h"

namespace trictrac::event {

// The version of the rules by which stored acts are read and applied.
inline constexpr int kActsVersion = 1;

// Print an act or settings as one line of JSON, always the same for the same value.
std::string print_act(const LoggedAct& act);
std::string print_settings(const Settings& settings);

// Prints what was done alone.
std::string print_bare_act(const EventAct& act);

// Read such a line; the error says what is wrong with it. Whether an act is allowed is not checked.
Parsed<LoggedAct> parse_act(std::string_view text);
Parsed<EventAct> parse_bare_act(std::string_view text);
// An event can be held with the settings that were read (are_valid).
Parsed<Settings> parse_settings(std::string_view text);

// An event with its settings, as they were stored.
struct StoredEvent {
  Settings settings;
  Event event;
};
// Reads a stored log; the error says what is wrong with its settings, or with which act: Event takes them one
// by one.
Parsed<StoredEvent> read_log(std::string_view settings, std::span<const std::string> acts);
// Returns that error, or "" if there is none.
std::string fault_of(std::string_view settings, std::span<const std::string> acts);

// Returns a log without a person, by the number that its acts have for them: acts have 0 in its place,
// kErasedName for their name, also where it stands as a word in a reason or an announcement, and no club.
// Pairings and results stay, and Event takes the log as before. Acts that cannot be read stay as they are.
std::vector<std::string> without_person(std::span<const std::string> acts, std::int64_t number);
// Returns the same of an event without several people.
Parsed<StoredEvent> without_persons(const StoredEvent& stored, const std::set<std::int64_t>& numbers);
// Replaces names where they stand as words, or as several, by kErasedName.
std::string without_names(std::string text, const std::set<std::string>& names);

}  // namespace trictrac::event
