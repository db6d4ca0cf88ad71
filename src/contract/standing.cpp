#include "contract/standing.h"

#include "contract/instances.h"
#include "contract/subjects.h"

namespace trictrac::contract {

template <>
inline constexpr auto kFields<Rating> =
    fields("", field("rating", &Rating::rating), field("deviation", &Rating::deviation),
           provisional_field<Rating>());
template <>
inline constexpr auto kFields<RatedSeat> =
    fields("A player with an account.", field("player", &RatedSeat::player), field("name", &RatedSeat::name),
           field("rating", &RatedSeat::rating), field("deviation", &RatedSeat::deviation),
           provisional_field<RatedSeat>(),
           field("before", &RatedSeat::before, "the rating, once the game has been counted"),
           field("after", &RatedSeat::after));
template <>
inline constexpr auto kFields<CountedGame> =
    fields("", field("why", &CountedGame::why, "null: it counted").one_of(kUncountedReason).or_null());
template <>
inline constexpr auto kFields<GameStanding> =
    fields("The ratings of the players of a game, and how it changed them.", kind_field<GameStanding>(),
           field("players", &GameStanding::players),
           field("counted", &GameStanding::counted, "null until the game is over and counted").or_null());
template <>
inline constexpr auto kFields<ProfilePerson> =
    fields("", field("id", &ProfilePerson::id), field("name", &ProfilePerson::name),
           field("created", &ProfilePerson::created));
template <>
inline constexpr auto kFields<Profile> =
    fields("", field("person", &Profile::person), field("ratings", &Profile::ratings),
           field("games", &Profile::games, "the last first"));
template <>
inline constexpr auto kFields<BestPlayer> =
    fields("", field("place", &BestPlayer::place), field("name", &BestPlayer::name),
           field("games", &BestPlayer::games), field("rating", &BestPlayer::rating),
           field("deviation", &BestPlayer::deviation), provisional_field<BestPlayer>());
template <>
inline constexpr auto kFields<Best> = fields("", kind_field<Best>(), field("people", &Best::people),
                                             field("more", &Best::more, "there are more behind them"));

template <>
inline constexpr auto kFields<ShowGameStanding> = fields(
    "Answers how the players with accounts who have taken their seats stand, and what the game has changed.",
    field("game", &ShowGameStanding::game));
template <>
inline constexpr auto kFields<ShowProfile> = fields(
    "Answers who has this account, how they stand, the most played kinds first, and their last 500 games. "
    "`unknown_person` if there is no account of that name; names are compared as under *People*.",
    field("name", &ShowProfile::name));
template <>
inline constexpr auto kFields<ShowBest> =
    fields("Answers those who play best, fifty a call.", kind_field<ShowBest>(),
           field("from", &ShowBest::from, "how many of them to skip").within(0, 100'000).or_usual());

void describe_standing(Description& all) {
  declare<Rating>(all);
  describe_calls(all, StandingCalls{});
}

}  // namespace trictrac::contract
