// The messages from a page to a table, each with its fields.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "contract/event_fields.h"
#include "table/api_error.h"
#include "wire/company_message.h"

namespace trictrac {

namespace contract {

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
struct Why {
  Side side = Side::White;
  std::vector<Step> steps;
  static constexpr auto kFields =
      message("why", "Asks whether a play may begin with these steps; answered by `verdict`.",
              field<&Why::side>("the side that would play"),
              field<&Why::steps>("the first steps of the play").within(0, kMostSteps));
};
struct OfferSeats {
  std::map<int, std::string> claims;  // by the number of the player
  std::string club{};
  static constexpr auto kFields = message(
      "offer",
      "Offers free seats to anybody, as long as you are connected. Only a player may (else "
      "`bad_key`). Not answered.",
      field<&OfferSeats::claims>("the claim codes of the seats; `{}` ends the offer"),
      field<&OfferSeats::club>("the id of a club of yours, to whose members alone they are offered: on "
                               "its page, not in the lobby")
          .or_usual());
};
struct EnterLobby {
  static constexpr auto kFields =
      message("lobby", "Leaves the game and watches the lobby; answered by `lobby`.");
};
struct WatchTournament {
  std::string tournament, code;
  static constexpr auto kFields = message(
      "tournament",
      "Leaves the game and watches a tournament: `tournament` is sent at once, and after each change.",
      field<&WatchTournament::tournament>("the id of the tournament"),
      field<&WatchTournament::code>("needed where it is private and you have no part in it").or_usual());
};
struct FollowNews {
  static constexpr auto kFields = message(
      "news",
      "Leaves the game and follows what happens to you; you are then shown as here to people who may "
      "challenge you. `news` is sent at once, and whenever a challenge to you or by you has changed.");
};
struct ClaimAbsent {
  int player = 0;
  int line = 0;
  static constexpr auto kFields =
      message("claim_absent", "Claims a live game whose player to move has been away too long: see *Clocks*.",
              own_player_field<&ClaimAbsent::player>(), line_field<&ClaimAbsent::line>());
};
struct Ping {
  static constexpr auto kFields =
      message("ping", "Asks for a `pong`, which is sent immediately, even before a `join`.");
};

using PageMessages =
    decltype(Types<Join, Act, Why, Say, Talk, Again, AnswerOffer>{} + AsideEvents{} +
             Types<OfferSeats, EnterLobby, WatchTournament, FollowNews, ClaimAbsent, Ping>{});

}  // namespace contract

using contract::Join, contract::Act, contract::Why, contract::OfferSeats, contract::EnterLobby,
    contract::Ping, contract::ClaimAbsent, contract::WatchTournament, contract::FollowNews;
// Requests an event that a player does alone beside the game: for fair dice, or about their time.
struct DoAside {
  GameEvent event;  // is_aside
};
// A message from a page to a table; a struct, so that it can be declared without the messages.
struct PageMessage : std::variant<Join, Act, Why, Say, Again, DoAside, AnswerOffer, OfferSeats, EnterLobby,
                                  Talk, Ping, ClaimAbsent, WatchTournament, FollowNews> {
  using variant::variant;
};

// Reads a message from a page to a table; unknown members, wrong types and numbers out of range are refused.
Parsed<PageMessage> parse_page_message(std::string_view text);

}  // namespace trictrac
