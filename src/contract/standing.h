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

inline constexpr WordList kUncountedReason{"Uncounted", standing::kUncounted.values()};
inline constexpr auto kUnratedReasons = [] {
  std::array<std::string_view, standing::kUncounted.kSize + 1> all{};
  std::ranges::copy(standing::kUncounted.values(), all.begin());
  all.back() = standing::kFriendly;
  return all;
}();
inline constexpr WordList kUnratedReason{"Unrated", kUnratedReasons};

struct Rating {
  std::int64_t rating = 0, deviation = 0;
  bool provisional = false;
  static constexpr auto kFields =
      fields("", field<&Rating::rating>(), field<&Rating::deviation>(),
             field<&Rating::provisional>("not certain enough to be compared with others"));
};

struct RatedSeat : Rating {
  int player = 0;
  std::string name;
  std::optional<std::int64_t> before{}, after{};
  static constexpr auto kFields =
      fields<&RatedSeat::player, &RatedSeat::name>("") + Rating::kFields +
      fields("A player with an account.",
             field<&RatedSeat::before>("the rating, once the game has been counted"),
             field<&RatedSeat::after>());
};
struct CountedGame {
  std::optional<std::string> why;
  static constexpr auto kFields =
      fields("", field<&CountedGame::why>("null: it counted").one_of(kUncountedReason).or_null());
};
struct GameStanding {
  std::string kind;
  std::vector<RatedSeat> players{};
  std::optional<CountedGame> counted{};
  static constexpr auto kFields =
      fields("The ratings of the players of a game, and how it changed them.",
             field<&GameStanding::kind>().written_as("Format"), field<&GameStanding::players>(),
             field<&GameStanding::counted>("null until the game is over and counted").or_null());
};

struct Quality {
  int choices = 0;
  double lost = 0, luck = 0, gained = 0, adjusted = 0;
  static constexpr auto kFields =
      fields<&Quality::choices, &Quality::lost, &Quality::luck, &Quality::gained, &Quality::adjusted>(
          "The quality of play in a game: in thousandths of a tour, and in the unit of its format.");
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
  static constexpr auto kFields = fields(
      "A game of two that is over, as one of the two sees it.",
      field<&RatedGame::game>("null once it has been removed, and where only its players see it").or_null(),
      field<&RatedGame::kind>().written_as("Format"), field<&RatedGame::at>(),
      field<&RatedGame::why>("why it did not count; null: it did").one_of(kUnratedReason).or_null(),
      field<&RatedGame::player>(), field<&RatedGame::score>().written_as("0|0.5|1"),
      field<&RatedGame::before>(), field<&RatedGame::after>(),
      field<&RatedGame::other>("the opponent; null once they have left, and of a young player").or_null(),
      field<&RatedGame::quality>().or_null());
};
struct KindRating : Rating {
  std::string kind;
  int games = 0;
  std::int64_t last = 0;
  static constexpr auto kFields =
      fields("", field<&KindRating::kind>().written_as("Format")) + Rating::kFields +
      fields("A rating in one kind of game.", field<&KindRating::games>("those counted"),
             field<&KindRating::last>());
};
struct ProfilePerson {
  std::string id, name;
  std::int64_t created = 0;
  static constexpr auto kFields =
      fields<&ProfilePerson::id, &ProfilePerson::name, &ProfilePerson::created>("");
};
struct Profile {
  ProfilePerson person;
  std::vector<KindRating> ratings{};
  std::vector<RatedGame> games{};
  bool here = false, challenge = false;
  static constexpr auto kFields = fields(
      "", field<&Profile::person>(), field<&Profile::ratings>(), field<&Profile::games>("the last first"),
      field<&Profile::here>("they are looking at a page, and you may challenge them").unless_usual(),
      field<&Profile::challenge>("you may challenge them").unless_usual());
};
struct BestPlayer : Rating {
  int place = 0;
  std::string name;
  int games = 0;
  static constexpr auto kFields =
      fields("", field<&BestPlayer::place>(),
             field<&BestPlayer::name>("empty: a young player, whom you have not met"),
             field<&BestPlayer::games>()) +
      Rating::kFields;
};
struct Best {
  std::string kind;
  std::vector<BestPlayer> people{};
  bool more = false;
  static constexpr auto kFields =
      fields("", field<&Best::kind>().written_as("Format"), field<&Best::people>(),
             field<&Best::more>("there are more behind them"));
};

struct ShowGameStanding : Get<GameStanding, "/api/games/{game}/standing", "standing.ofGame"> {
  std::string game;
  static constexpr auto kFields = fields<&ShowGameStanding::game>(
      "Answers how the players with accounts who have taken their seats stand, and what the game has "
      "changed.");
};
struct ShowProfile : Get<Profile, "/api/people/{name}", "standing.profile"> {
  std::string name;
  static constexpr auto kFields = fields<&ShowProfile::name>(
      "Answers who has this account, how they stand, the most played kinds first, and their last 500 games. "
      "`unknown_person` if there is no account of that name; names are compared as under *People*.");
};
struct ShowBest : Get<Best, "/api/standing", "standing.best"> {
  std::string kind;
  int from = 0;
  static constexpr auto kFields =
      fields("Answers those who play best, fifty a call.", field<&ShowBest::kind>().written_as("Format"),
             field<&ShowBest::from>("how many of them to skip").within(0, 100'000).or_usual());
};

using StandingCalls = Types<ShowGameStanding, ShowProfile, ShowBest>;

}  // namespace trictrac::contract
