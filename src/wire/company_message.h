// The messages of a page to the company of its table, which servers also pass on to one another, each with
// its fields.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "contract/event_fields.h"
#include "contract/talk.h"
#include "table/mutual_offer.h"

namespace trictrac {

namespace contract {

inline constexpr int kMostLines = 1'000'000;
template <auto kMember>
constexpr auto line_field() {
  return field<kMember>("the number that the resulting line will have").within(1, kMostLines);
}

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

}  // namespace contract

using contract::Say, contract::Talk, contract::Again, contract::AnswerOffer;

}  // namespace trictrac
