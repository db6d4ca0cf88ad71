// The chat at a table.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/enum_table.h"
#include "contract/fields.h"

namespace trictrac {

// The readers of a message.
enum class Readers : std::uint8_t { Players, Watchers };
inline constexpr EnumTable<Readers, Readers::Watchers, std::string_view> kChannels({
    {Readers::Players, "players"},
    {Readers::Watchers, "watchers"},
});

}  // namespace trictrac

namespace trictrac::contract {

struct ChatMessage {
  int n = 0;
  Readers to = Readers::Players;
  std::string by;               // Person::id
  std::optional<int> player{};  // of a player; absent if the author is a spectator
  std::string name{};
  std::int64_t at = 0;
  std::string text{};
  friend bool operator==(const ChatMessage&, const ChatMessage&) = default;
};

template <>
inline constexpr auto kWords<Readers> = kChannels;
template <>
inline constexpr std::string_view kWordsName<Readers> = "Channel";

template <class T>
constexpr auto chat_message_fields(std::string_view name, std::string_view says) {
  return message(name, says, field("n", &T::n), field("to", &T::to),
                 field("by", &T::by, "the id of the author; empty after the account has been deleted"),
                 field("player", &T::player, "null: a spectator").or_null(), field("name", &T::name),
                 field("at", &T::at, "in seconds since 1970"),
                 field("text", &T::text, "empty after it has been removed"));
}
template <>
inline constexpr auto kFields<ChatMessage> =
    chat_message_fields<ChatMessage>("", "A chat message, the n-th at its table: see *Talk*.");

}  // namespace trictrac::contract
