#include "contract/games.h"

#include "contract/game_codec.h"
#include "contract/instances.h"
#include "contract/subjects.h"
#include "text/shown.h"

namespace trictrac::contract {

template <>
struct Wire<AnyInfo> {
  static std::string type() { return "AnyInfo"; }
  static Json print(AnyInfo) { return nullptr; }
};

template <>
inline constexpr auto kFields<Created> = fields(
    "", field("game", &Created::game, "the id of the game"), field("keys", &Created::keys, "of your seats"),
    field("claims", &Created::claims, "the codes of the seats of all other people"),
    field("commit", &Created::commit, "the commitment to the seed of the dice"));
template <>
inline constexpr auto kFields<CreateGame> =
    fields("Asks for a game: see below.", field("game", &CreateGame::game).written_as("object"));
template <>
inline constexpr auto kFields<OpenRecord> = fields(
    "Makes a game of a record; `bad_record` (422) names the first line that is wrong.",
    field("record", &OpenRecord::record),
    field("bot", &OpenRecord::bot, "`white` or `black`: this seat is a bot's"),
    field("level", &OpenRecord::level, "the name of the bot; else one suited to a first game"),
    field("mine", &OpenRecord::mine,
          "the players that are yours, with commas between them; `all`: every person; else the first one"));
template <>
inline constexpr auto kFields<SeatKey> = fields("", field("key", &SeatKey::key));
template <>
inline constexpr auto kFields<TakeSeat> =
    fields("Takes a seat. A code works once: one that is used or unknown gives `bad_key`.",
           field("game", &TakeSeat::game), field("player", &TakeSeat::player).within(0, kMostPlayers - 1),
           field("claim", &TakeSeat::code),
           field("name", &TakeSeat::name, "of the player; else that of their account")
               .or_usual()
               .checked([](std::string& name) {
                 const auto fault = name_fault(name);
                 return fault ? std::optional("a name " + *fault) : std::nullopt;
               }));
template <>
inline constexpr auto kFields<ShowGame> =
    fields("Answers the message `game`.", field("game", &ShowGame::game));
template <>
inline constexpr auto kFields<ShowRecord> =
    fields("Answers the record of a game, as text.", field("game", &ShowRecord::game));

template <>
inline constexpr auto kFields<Health> =
    fields("", field("ok", &Health::ok, "it is ready"), field("live", &Health::live),
           field("version", &Health::version));
template <>
inline constexpr auto kFields<Liveness> =
    fields("", field("live", &Liveness::live), field("version", &Liveness::version));
template <>
inline constexpr auto kFields<Readiness> =
    fields("", field("ready", &Readiness::ready),
           field("why", &Readiness::why,
                 "`store`: games cannot be read or written; `draining`: the server is shutting down")
               .unless_usual());
template <>
inline constexpr auto kFields<ShowHealth> =
    fields("Answers both of the following; 503 while the server is not ready.");
template <>
inline constexpr auto kFields<ShowLive> = fields("Answers as long as the server answers at all.");
template <>
inline constexpr auto kFields<ShowReady> = fields(
    "Answers whether games can be played, and for five seconds after an act could not be stored that they "
    "cannot: 503.");

void describe_games(Description& all) {
  all.types.push_back({{"name", "AnyInfo"},
                       {"says", "The message `game` of either game."},
                       {"type", "GameInfo|CourrierInfo"}});
  all.types.push_back({{"name", "Failed"},
                       {"says", "The reason why a call failed."},
                       {"type", "{error:{code:ErrorCode,message:string,line?:number,retry_after?:number}}"}});
  describe_calls(all, GameCalls{} + HealthCalls{});
}

}  // namespace trictrac::contract
