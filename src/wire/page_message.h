// The messages between a page and a table, both ways, but for those of the hub (company_message.h).
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "table/api_error.h"
#include "wire/company_message.h"

namespace trictrac {

namespace contract {

struct Why {
  Side side = Side::White;
  std::vector<Step> steps;
  static constexpr auto kFields =
      message("why", "Asks whether a play may begin with these steps; answered by `verdict`.",
              field<&Why::side>("the side that would play"),
              field<&Why::steps>("the first steps of the play").within(0, kMostSteps));
};
struct Say {
  int player = 0;
  std::string phrase;
  static constexpr auto kFields = message(
      "say", "Says one of the `phrases` of `describe`. It is not stored.", own_player_field<&Say::player>(),
      field<&Say::phrase>("the code of the phrase").checked([](std::string& phrase) {
        return std::ranges::find(kPhrases, phrase) != kPhrases.end()
                   ? std::nullopt
                   : std::optional("there is no phrase \"" + phrase + "\"");
      }));
};
struct Said {
  int player = 0;
  std::string phrase;
  static constexpr auto kFields = frame("said", "A phrase was said.", field<&Said::player>(),
                                        field<&Said::phrase>().written_as("Phrase"));
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

// The messages that a page sends, around AsideEvents. The server handles each, or it does not compile.
using AtTable = Types<Join, Act, Why, Say, Talk, Again, AnswerOffer>;
using Elsewhere = Types<OfferSeats, EnterLobby, WatchTournament, FollowNews, ClaimAbsent, Ping>;
using PageMessages = decltype(AtTable{} + AsideEvents{} + Elsewhere{});
// The news that a table tells of its people. Its pages handle each, or they do not compile.
using Company = Types<Taken, Here, Said, TalkedNow, Talks, Proposed, Absent, Paused, AgainWished>;

}  // namespace contract

using contract::Why, contract::Say, contract::OfferSeats, contract::EnterLobby, contract::Ping,
    contract::ClaimAbsent, contract::WatchTournament, contract::FollowNews;
// Requests an event that a player does alone beside the game: for fair dice, or about their time.
struct DoAside {
  GameEvent event;  // is_aside
};
// A message from a page to a table; a struct, so that it can be declared without the messages.
struct PageMessage : contract::VariantOf<decltype(contract::AtTable{} + contract::Types<DoAside>{} +
                                                  contract::Elsewhere{})> {
  using variant::variant;
};

// Reads a message from a page to a table; unknown members, wrong types and numbers out of range are refused.
Parsed<PageMessage> parse_page_message(std::string_view text);

}  // namespace trictrac
