// Messages about the people at a table, as opposed to its lines (docs/protocol.md).
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
#include "contract/talk.h"
#include "table/mutual_offer.h"

namespace trictrac {

// Each of these returns a message; players are numbers everywhere.

// Returns the message that a seat has been taken, under a name or without, by a guest or not.
std::string taken_text(int player, std::string_view name, bool guest);
// Returns the message about one connection: the players whose seats it holds, and the number of spectators.
std::string here_text(std::span<const int> players, int watching);
// The absence of the player to move in a live game: from that time on an opponent may claim the game.
struct Absence {
  int player = 0;
  std::int64_t claimable = 0;  // milliseconds since 1970, as the table counts them
  friend bool operator==(const Absence&, const Absence&) = default;
};
// Returns the message about the absence of the player to move; nullopt: they are present, or no player is to
// move.
std::string absent_text(const std::optional<Absence>& absence);
// A pause of the clocks of a game.
struct ClockPause {
  enum class Why : std::uint8_t {
    Operator,  // all games are paused
    Outage,    // the server can keep nothing, or is about to end
    Return     // after an outage, until the player to move is back
  };
  Why why = Why::Outage;
  std::int64_t at = 0;  // the time that the clocks show meanwhile, milliseconds since 1970
  friend bool operator==(const ClockPause&, const ClockPause&) = default;
};
inline constexpr EnumTable<ClockPause::Why, ClockPause::Why::Return, std::string_view> kPauses({
    {ClockPause::Why::Operator, "operator"},
    {ClockPause::Why::Outage, "outage"},
    {ClockPause::Why::Return, "return"},
});
// Returns the message about stopped clocks; nullopt: they run again.
std::string paused_text(const std::optional<ClockPause>& pause);
// Returns the message of one of the phrases (contract/talk.h).
std::string said_text(int player, std::string_view phrase);
using contract::ChatMessage;
// Returns the message with one more chat message, or one that was removed.
std::string talk_text(const ChatMessage& talked);
// Returns the message with all chat messages, the latest last.
std::string talks_text(std::span<const ChatMessage> all);
// An offer as line `line`, with the players who accept it.
struct Proposal {
  MutualOffer accord = MutualOffer::Stop;
  std::vector<int> players;
  friend bool operator==(const Proposal&, const Proposal&) = default;
};
// Returns the message with all offers as line `line`.
std::string proposed_text(int line, std::span<const Proposal> proposals);
// Returns the message about the players who want a rematch; with `next`, its id, and the number of each
// player in it.
std::string again_text(std::span<const int> players, std::string_view next, std::span<const int> numbers);

// Returns the text of a game offered in the lobby: its message "game", with the codes of the free seats.
std::string offer_text(std::string_view game, const std::map<int, std::string>& claims);
// Returns the codes in such a text; none if it is not one.
std::map<int, std::string> claims_in(std::string_view offer);
// Returns the text of a game in progress that may be watched: the game and players of its message "game", its
// score (stands_json), and the number of spectators.
std::string live_text(std::string_view game, Json stands, int watching);
// Returns the message with all offered games, and all games in progress that may be watched, by their texts;
// `paused`: the operator has paused all games.
std::string lobby_text(std::span<const std::string_view> offers, std::span<const std::string_view> live,
                       bool paused);

// Returns the message that a tournament has reached a state: the number of its last act.
std::string tournament_text(std::string_view tournament, int revision);
// Returns the message that something has changed for a person.
std::string news_text();

}  // namespace trictrac
