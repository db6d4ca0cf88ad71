// The chat at a table: its messages, and the closed lists of words about it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "base/enum_table.h"
#include "contract/fields.h"
#include "text/shown.h"
#include "text/words.h"

namespace trictrac {

// The readers of a message.
enum class Readers : std::uint8_t { Players, Watchers };
inline constexpr EnumTable<Readers, Readers::Watchers, std::string_view> kChannels({
    {Readers::Players, "players"},
    {Readers::Watchers, "watchers"},
});

}  // namespace trictrac

namespace trictrac::contract {

// The phrases of the chat, by code; the page has the words.
inline constexpr std::array<std::string_view, 20> kPhrases{
    "hello",     "good_luck", "thanks",   "well_played", "good_game", "sorry",     "oops",
    "lucky",     "unlucky",   "nice_jan", "nice_hole",   "your_turn", "thinking",  "moment",
    "back_soon", "back",      "again",    "must_go",     "goodbye",   "good_night"};

// The reasons for reporting a player to the moderators.
inline constexpr std::array<std::string_view, 6> kReportReasons{"insult",  "harassment", "cheating",
                                                                "leaving", "name",       "other"};
inline constexpr WordList kReportReason{"ReportReason", kReportReasons};

// Trims one line that somebody has written; returns what is wrong with it, after its name, or nullopt.
inline std::optional<std::string> fault_of_line(std::string& text, std::string_view name) {
  text = trim(std::string(text), " ");
  const auto fault = talk_fault(text);
  return fault ? std::optional(std::string(name) + " " + *fault) : std::nullopt;
}
// Does the same of a line that may be empty.
inline std::optional<std::string> fault_unless_empty(std::string& text, std::string_view name) {
  auto fault = fault_of_line(text, name);
  return text.empty() ? std::nullopt : std::move(fault);
}

template <>
inline constexpr auto kWords<Readers> = kChannels;
template <>
inline constexpr std::string_view kWordsName<Readers> = "Channel";

struct ChatMessage {
  int n = 0;
  Readers to = Readers::Players;
  std::string by;               // Person::id
  std::optional<int> player{};  // of a player; absent if the author is a spectator
  std::string name{};
  std::int64_t at = 0;
  std::string text{};
  friend bool operator==(const ChatMessage&, const ChatMessage&) = default;
  static constexpr auto kFields =
      fields("A chat message, the n-th at its table: see *Talk*.", field<&ChatMessage::n>(),
             field<&ChatMessage::to>(),
             field<&ChatMessage::by>("the id of the author; empty after the account has been deleted"),
             field<&ChatMessage::player>("null: a spectator").or_null(), field<&ChatMessage::name>(),
             field<&ChatMessage::at>("in seconds since 1970"),
             field<&ChatMessage::text>("empty after it has been removed"));
};

}  // namespace trictrac::contract
