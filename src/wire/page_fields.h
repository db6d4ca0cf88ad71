// The fields of each message from a page to a table.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "contract/event_fields.h"
#include "contract/lists.h"
#include "text/shown.h"
#include "wire/protocol.h"

namespace trictrac::contract {

inline constexpr int kMostLines = 1'000'000;

template <>
struct Wire<GameEvent> {
  static std::string type() { return "Action"; }
  static GameEvent read(JsonReader& r, std::string_view, const Json& json, FieldLimits) {
    return r.take(parse_request(json));
  }
};

template <class T>
constexpr auto line_field() {
  return field("line", &T::line, "the number that the resulting line will have").within(1, kMostLines);
}

template <>
inline constexpr auto kFields<Join> = message(
    "join", "Joins a game; its lines after `since` follow. Without keys you watch.",
    field("game", &Join::game, "the id of the game"),
    field("keys", &Join::keys, "the keys of your players; several if several people share a device")
        .or_usual(),
    field("since", &Join::since, "the number of the last line known, 0 for all lines").within(0, kMostLines));
template <>
inline constexpr auto kFields<Act> =
    message("act", "Requests an action in the game.", line_field<Act>(),
            field("side", &Act::side, "the side that acts"), field("action", &Act::request, "the action"));
template <>
inline constexpr auto kFields<Why> =
    message("why", "Asks whether a play may begin with these steps; answered by `verdict`.",
            field("side", &Why::side, "the side that would play"),
            field("steps", &Why::steps, "the first steps of the play").within(0, kMostSteps));
template <>
inline constexpr auto kFields<Say> = message(
    "say", "Says one of the `phrases` of `describe`. It is not stored.", player_field<Say>(),
    field("phrase", &Say::phrase, "the code of the phrase").checked([](std::string& phrase) {
      return is_phrase(phrase) ? std::nullopt : std::optional("there is no phrase " + in_quotes(phrase));
    }));
template <>
inline constexpr auto kFields<Talk> =
    message("talk", "Sends a chat message; answered by `talk`.",
            field("player", &Talk::player, "one of your own players; left out if you only watch")
                .within(0, kMostPlayers - 1),
            field("text", &Talk::text, "one line of at most 300 characters").checked([](std::string& text) {
              text = trim(std::string(text), " ");
              const auto fault = talk_fault(text);
              return fault ? std::optional("a message " + *fault) : std::nullopt;
            }));
template <>
inline constexpr auto kFields<Again> = message(
    "again",
    "Asks for a rematch after the end of the game (before it: `wrong_stage`), or withdraws the request.",
    player_field<Again>(), field("wish", &Again::wish, "true asks, false withdraws"));
template <>
inline constexpr auto kFields<AnswerOffer> =
    message("agree", "Proposes an agreement, agrees to it, or refuses it: see *What all agree to*.",
            player_field<AnswerOffer>(), line_field<AnswerOffer>(),
            field("to", &AnswerOffer::accord, "the agreement"),
            field("wish", &AnswerOffer::wish, "false refuses it"));
template <>
inline constexpr auto kFields<OfferSeats> =
    message("offer",
            "Offers free seats to anybody, as long as you are connected. Only a player may (else `bad_key`). "
            "Not answered.",
            field("claims", &OfferSeats::claims, "the claim codes of the seats; `{}` ends the offer"));
template <>
inline constexpr auto kFields<EnterLobby> =
    message("lobby", "Leaves the game and watches the lobby; answered by `lobby`.");
template <>
inline constexpr auto kFields<ClaimAbsent> =
    message("claim_absent", "Claims a live game whose player to move has been away too long: see *Clocks*.",
            player_field<ClaimAbsent>(), line_field<ClaimAbsent>());
template <>
inline constexpr auto kFields<Ping> =
    message("ping", "Asks for a `pong`, which is sent immediately, even before a `join`.");

using PageMessages = decltype(Types<Join, Act, Why, Say, Talk, Again, AnswerOffer>{} + AsideEvents{} +
                              Types<OfferSeats, EnterLobby, ClaimAbsent, Ping>{});

}  // namespace trictrac::contract
