// The messages between pages and the games of a server, in both directions, that a hub takes, prints or
// passes on to other servers, each with its fields. All others are in page_message.h.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/enum_table.h"
#include "contract/event_fields.h"
#include "contract/talk.h"
#include "table/mutual_offer.h"

namespace trictrac {

// The reason why the clocks of a game are stopped.
enum class PauseReason : std::uint8_t {
  Operator,  // all games are paused
  Outage,    // the server can keep nothing, or is about to end
  Return     // after an outage, until the player to move is back
};
// An offer as the next line, with the players who accept it.
struct Proposal {
  MutualOffer accord = MutualOffer::Stop;
  std::vector<int> players;
  friend bool operator==(const Proposal&, const Proposal&) = default;
};

namespace contract {

inline constexpr int kMostLines = 1'000'000;
template <auto kMember>
constexpr auto line_field() {
  return field<kMember>("the number that the resulting line will have").within(1, kMostLines);
}

// From a page.

struct Join {
  std::string game;
  std::map<int, std::string> keys;  // by the number of the player
  int since = 0;
  static constexpr auto kFields = message(
      "join", "Joins a game; its lines after `since` follow. Without keys you watch.",
      field<&Join::game>("the id of the game"),
      field<&Join::keys>("the keys of your players; several if several people share a device").or_usual(),
      field<&Join::since>("the number of the last line known, 0 for all lines").within(0, kMostLines));
};
struct Act {
  int line = 0;
  Side side = Side::White;
  GameEvent request;
  static constexpr auto kFields =
      message("act", "Requests an action in the game.", line_field<&Act::line>(),
              field<&Act::side>("the side that acts"), field("action", &Act::request, "the action"));
};
struct Talk {
  std::optional<int> player;
  std::string text;
  static constexpr auto kFields = message(
      "talk", "Sends a chat message; answered by `talk`.",
      field<&Talk::player>("one of your own players; left out if you only watch").within(0, kMostPlayers - 1),
      field<&Talk::text>("one line of at most 300 characters").checked([](std::string& text) {
        return fault_of_line(text, "a message");
      }));
};
struct Again {
  int player = 0;
  bool wish = true;
  static constexpr auto kFields = message(
      "again",
      "Asks for a rematch after the end of the game (before it: `wrong_stage`), or withdraws the request.",
      own_player_field<&Again::player>(), field<&Again::wish>("true asks, false withdraws"));
};
struct AnswerOffer {
  int player = 0;
  int line = 0;
  MutualOffer accord = MutualOffer::Stop;
  bool wish = true;
  static constexpr auto kFields = message(
      "agree", "Proposes an agreement, agrees to it, or refuses it: see *What all agree to*.",
      own_player_field<&AnswerOffer::player>(), line_field<&AnswerOffer::line>(),
      field("to", &AnswerOffer::accord, "the agreement"), field<&AnswerOffer::wish>("false refuses it"));
};

// To pages.

struct Taken {
  int player = 0;
  std::string name;
  bool guest = false;
  static constexpr auto kFields =
      frame("taken", "A seat has been taken; `name` may be \"\".", field<&Taken::player>(),
            field<&Taken::name>(), field<&Taken::guest>().unless_usual());
};
struct Here {
  std::vector<int> players;
  int watching = 0;
  static constexpr auto kFields =
      frame("here", "The people connected; sent after `ready`, and whenever they change.",
            field<&Here::players>("the players who are connected"),
            field<&Here::watching>("the number of spectators"));
};
struct TalkedNow : ChatMessage {
  static constexpr auto kFields =
      frame("talk", "A chat message that was sent or removed: of two with the same `n` the later one counts.",
            ChatMessage::kFields);
};
struct Talks {
  std::vector<ChatMessage> talks;
  static constexpr auto kFields =
      frame("talks", "After `game`: the last 200 messages that the client may read.", field<&Talks::talks>());
};
struct Proposed {
  int line = 0;
  std::vector<Proposal> proposals;
  static constexpr auto kFields = frame(
      "proposed", "The open proposals for line `line`, with the players who agree.", field<&Proposed::line>(),
      field<&Proposed::proposals>().written_as("{to:Accord,players:number[]}[]"));
};
// A message of which one member decides whether the others are there names its type.
struct Absent {
  std::optional<int> player{};
  std::optional<std::int64_t> claimable{};
  friend bool operator==(const Absent&, const Absent&) = default;
  static constexpr std::string_view kType =
      "{say:'absent',player:number,claimable:number}|{say:'absent',player:null}";
  static constexpr auto kFields =
      frame("absent",
            "The player to move in a live game is away; the game may be claimed from `claimable` on, in "
            "milliseconds since 1970. Null: the player is present.",
            field<&Absent::player>().or_null(), field<&Absent::claimable>());
};
struct Paused {
  std::optional<PauseReason> why{};
  std::optional<std::int64_t> at{};
  friend bool operator==(const Paused&, const Paused&) = default;
  static constexpr std::string_view kType =
      "{say:'paused',why:'operator'|'outage'|'return',at:number}|{say:'paused',why:null}";
  static constexpr auto kFields =
      frame("paused",
            "The clocks of the game stand at `at`, in milliseconds since 1970: see *Clocks*. Null: they run "
            "again.",
            field<&Paused::why>().or_null(), field<&Paused::at>());
};
struct AgainWished {
  std::vector<int> wish;
  std::optional<std::string> next{};
  std::vector<int> players{};
  static constexpr auto kFields =
      frame("again",
            "The players who want a rematch; once all do, the id of the next game and the new number of each "
            "player.",
            field<&AgainWished::wish>(), field<&AgainWished::next>().or_null(),
            field<&AgainWished::players>().unless_usual());
};

template <>
inline constexpr auto kWords<PauseReason> = EnumTable<PauseReason, PauseReason::Return, std::string_view>(
    {{PauseReason::Operator, "operator"}, {PauseReason::Outage, "outage"}, {PauseReason::Return, "return"}});
template <>
inline constexpr auto kFields<Proposal> =
    fields("", field("to", &Proposal::accord), field<&Proposal::players>());

}  // namespace contract

using contract::Join, contract::Act, contract::Talk, contract::Again, contract::AnswerOffer,
    contract::ChatMessage;

// Returns the text of a message to pages, which `Company` lists (page_message.h); any other does not link.
template <class News>
std::string message_text(const News& news);

}  // namespace trictrac
