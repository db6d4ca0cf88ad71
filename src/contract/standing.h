// The ratings of people. Times are in seconds since 1970; a kind is a format.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "contract/call.h"
#include "standing/counted.h"

namespace trictrac::contract {

struct Rating {
  std::int64_t rating = 0, deviation = 0;
  bool provisional = false;
};

struct RatedSeat : Rating {
  int player = 0;
  std::string name;
  std::optional<std::int64_t> before{}, after{};
};
struct CountedGame {
  std::optional<std::string> why;
};
struct GameStanding {
  std::string kind;
  std::vector<RatedSeat> players{};
  std::optional<CountedGame> counted{};
};

struct Quality {
  int choices = 0;
  double lost = 0, luck = 0, gained = 0, adjusted = 0;
};
struct RatedGame {
  std::optional<std::string> game{};
  std::string kind;
  std::int64_t at = 0;
  std::optional<std::string> why{};
  int player = 0;
  double score = 0;
  std::int64_t before = 0, after = 0;
  std::optional<std::string> other{};
  std::optional<Quality> quality{};
};
struct KindRating : Rating {
  std::string kind;
  int games = 0;
  std::int64_t last = 0;
};
struct ProfilePerson {
  std::string id, name;
  std::int64_t created = 0;
};
struct Profile {
  ProfilePerson person;
  std::vector<KindRating> ratings{};
  std::vector<RatedGame> games{};
};
struct BestPlayer : Rating {
  int place = 0;
  std::string name;
  int games = 0;
};
struct Best {
  std::string kind;
  std::vector<BestPlayer> people{};
  bool more = false;
};

struct ShowGameStanding : Get<GameStanding, "/api/games/{game}/standing", "standing.ofGame"> {
  std::string game;
};
struct ShowProfile : Get<Profile, "/api/people/{name}", "standing.profile"> {
  std::string name;
};
struct ShowBest : Get<Best, "/api/standing", "standing.best"> {
  std::string kind;
  int from = 0;
};

using StandingCalls = Types<ShowGameStanding, ShowProfile, ShowBest>;

inline constexpr WordList kUncountedReason{"Uncounted", standing::kUncounted.values()};
inline constexpr auto kUnratedReasons = [] {
  std::array<std::string_view, standing::kUncounted.kSize + 1> all{};
  std::ranges::copy(standing::kUncounted.values(), all.begin());
  all.back() = standing::kFriendly;
  return all;
}();
inline constexpr WordList kUnratedReason{"Unrated", kUnratedReasons};

template <class T>
constexpr auto kind_field() {
  return field("kind", &T::kind).written_as("Format");
}
template <class T>
constexpr auto provisional_field() {
  return field("provisional", &T::provisional, "not certain enough to be compared with others");
}

template <>
inline constexpr auto kFields<Quality> =
    fields("The quality of play in a game: in thousandths of a tour, and in the unit of its format.",
           field("choices", &Quality::choices), field("lost", &Quality::lost), field("luck", &Quality::luck),
           field("gained", &Quality::gained), field("adjusted", &Quality::adjusted));
template <>
inline constexpr auto kFields<RatedGame> = fields(
    "A game of two that is over, as one of the two sees it.",
    field("game", &RatedGame::game, "null once it has been removed, and where only its players see it")
        .or_null(),
    kind_field<RatedGame>(), field("at", &RatedGame::at),
    field("why", &RatedGame::why, "why it did not count; null: it did").one_of(kUnratedReason).or_null(),
    field("player", &RatedGame::player), field("score", &RatedGame::score).written_as("0|0.5|1"),
    field("before", &RatedGame::before), field("after", &RatedGame::after),
    field("other", &RatedGame::other, "the opponent; null once they have left").or_null(),
    field("quality", &RatedGame::quality).or_null());
template <>
inline constexpr auto kFields<KindRating> =
    fields("A rating in one kind of game.", kind_field<KindRating>(), field("rating", &KindRating::rating),
           field("deviation", &KindRating::deviation), provisional_field<KindRating>(),
           field("games", &KindRating::games, "those counted"), field("last", &KindRating::last));

}  // namespace trictrac::contract
