// What a table says of the people at it, beside its lines (docs/protocol.md).
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_table.h"
#include "base/json.h"
#include "table/mutual_offer.h"

namespace trictrac {

// Each of these prints a message; players are numbers everywhere.

// Says that a seat has been taken, under a name or none.
std::string taken_text(int player, std::string_view name);
// Says which players' seats somebody connected holds, and how many look on without one.
std::string here_text(std::span<const int> players, int watching);
// The player to move in a live game is not there: from that moment on an opponent may claim the game.
struct Absence {
  int player = 0;
  std::int64_t claimable = 0;  // milliseconds since 1970, as the table counts them
  friend bool operator==(const Absence&, const Absence&) = default;
};
// Says whether the player to move is away; nothing: they are there, or nobody is to move.
std::string absent_text(const std::optional<Absence>& absence);
// Says one of the phrases (page_fields.h).
std::string said_text(int player, std::string_view phrase);
// Who is meant to read what is said in free words: those who play, or those who only look on.
enum class Readers : std::uint8_t { Players, Watchers };
inline constexpr EnumTable<Readers, Readers::Watchers, std::string_view> kChannels({
    {Readers::Players, "players"},
    {Readers::Watchers, "watchers"},
});
// Something that was said, the n-th at its table.
struct Talked {
  int n = 0;
  Readers to = Readers::Players;
  std::optional<int> player{};  // of a player; nothing where it was somebody who looks on
  std::string by;               // Person::id, "" once they have left
  std::string name;
  std::int64_t at = 0;  // seconds since 1970
  std::string text;     // "" once it has been taken away
  friend bool operator==(const Talked&, const Talked&) = default;
};
// Returns it as JSON.
Json talked_json(const Talked& talked);
// Says one more, or one that has been taken away.
std::string talk_text(const Talked& talked);
// Says all of them, the latest last.
std::string talks_text(std::span<const Talked> all);
// What is proposed as line `line`, with the players who agree to it.
struct Proposal {
  MutualOffer accord = MutualOffer::Stop;
  std::vector<int> players;
  friend bool operator==(const Proposal&, const Proposal&) = default;
};
// Says all that is proposed as line `line`.
std::string proposed_text(int line, std::span<const Proposal> proposals);
// Says who wants a rematch; with `next`, its name, and the number each player has in it.
std::string again_text(std::span<const int> players, std::string_view next, std::span<const int> numbers);

// Returns what is offered to anybody: a game as its message "game" shows it, with the codes of the free
// seats.
std::string offer_text(std::string_view game, const std::map<int, std::string>& claims);
// Returns the codes in it; none where it is no such text.
std::map<int, std::string> claims_in(std::string_view offer);
// Returns a game in play that may be watched: what its message "game" shows of who plays what, where it
// stands (stands_json), and how many look on.
std::string live_text(std::string_view game, Json stands, int watching);
// Says all that is offered now, and all games in play that may be watched, by their texts.
std::string lobby_text(std::span<const std::string_view> offers, std::span<const std::string_view> live);

}  // namespace trictrac
