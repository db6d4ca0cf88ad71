// Challenges: one person asks another one to a game. A challenge is a game whose second seat is kept for the
// person asked, until they sit down, decline, or do not answer in time. Times are in seconds since 1970.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "contract/person.h"

namespace trictrac::contract {

// A challenge that nobody answers ends after these times: of a live game or one without a clock, and of one
// by correspondence.
inline constexpr std::int64_t kLiveChallengeSeconds = 600, kDaysChallengeSeconds = 7 * 86'400;
// The most open challenges that one person has made; one to each opponent.
inline constexpr int kMostChallenges = 5;

struct Challenged {
  std::string game;
  std::int64_t until = 0;
  static constexpr auto kFields =
      fields("", field<&Challenged::game>("the id of the game"),
             field<&Challenged::until>("when the challenge ends without an answer"));
};
struct MakeChallenge {
  using Reply = Challenged;
  static constexpr CallInfo kCall{.method = HttpMethod::Post,
                                  .path = "/api/challenges",
                                  .name = "challenges.make",
                                  .access = Access::Person,
                                  .status = 201,
                                  .counted = CountedAs::Game};
  std::string person;
  JsonText game;
  static constexpr auto kFields = fields(
      "Challenges a person to a game of two, whose dice are fair: they see it on any page at once. "
      "`not_allowed`: they take no challenge from you.",
      field<&MakeChallenge::person>("their id"),
      field<&MakeChallenge::game>("as for `/api/games`, without seats"));
};
struct AcceptChallenge : Post<Nothing, "/api/challenges/{game}/accept", "challenges.accept", Access::Person> {
  std::string game;
  static constexpr auto kFields =
      fields("Takes the seat that a challenge keeps for you; `unknown_game` once the challenge has ended.",
             field<&AcceptChallenge::game>());
};
struct EndChallenge : Post<Nothing, "/api/challenges/{game}/end", "challenges.end", Access::Person> {
  std::string game;
  static constexpr auto kFields =
      fields("Declines a challenge to you, or withdraws your own; the game is removed.",
             field<&EndChallenge::game>());
};

struct ChooseChallengers : Post<Me, "/api/me/challengers", "challenges.choose", Access::Account> {
  std::string from;
  static constexpr auto kFields =
      fields("Chooses who may challenge you.", field<&ChooseChallengers::from>().one_of(kChallengers));
};

// A person whom one may challenge.
struct Opponent {
  std::string id, name;
  bool account = false, here = false;
  std::int64_t met = 0;
  static constexpr auto kFields =
      fields("A person whom you may challenge.", field<&Opponent::id>(), field<&Opponent::name>(),
             field<&Opponent::account>("else a guest"), field<&Opponent::here>("they are looking at a page"),
             field<&Opponent::met>("when you last played with them").unless_usual());
};
struct Opponents {
  std::vector<Opponent> people;
  static constexpr auto kFields = fields<&Opponents::people>("");
};
struct ShowOpponents : Get<Opponents, "/api/me/opponents", "challenges.opponents", Access::Person> {
  static constexpr auto kFields = fields(
      "Answers whom you may challenge: those you have played with, and of those who are here now who is in "
      "the "
      "lobby or in a club of yours; those who are here first, at most 100.");
};

using ChallengeCalls = Types<MakeChallenge, AcceptChallenge, EndChallenge, ChooseChallengers, ShowOpponents>;

}  // namespace trictrac::contract
