// The calls about games: made, read, their seats taken; and whether the server serves them.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "contract/call.h"
#include "game/match/format.h"
#include "text/shown.h"

namespace trictrac::contract {

// Texts by the numbers of players.
using Keys = std::map<int, std::string>;

struct Created {
  std::string game;
  Keys keys, claims;
  std::string commit;
  static constexpr auto kFields =
      fields("", field<&Created::game>("the id of the game"), field<&Created::keys>("of your seats"),
             field<&Created::claims>("the codes of the seats of all other people"),
             field<&Created::commit>("the commitment to the seed of the dice"));
};

// A game of either kind is read by the table that plays it (GameRequest).
struct CreateGame {
  using Reply = Created;
  static constexpr CallInfo kCall{.method = HttpMethod::Post,
                                  .path = "/api/games",
                                  .name = "games.create",
                                  .text = "game",
                                  .status = 201,
                                  .counted = CountedAs::Game};
  std::string game;
  static constexpr auto kFields =
      fields("Asks for a game: see below.", field<&CreateGame::game>().written_as("object"));
};
struct OpenRecord {
  using Reply = Created;
  static constexpr CallInfo kCall{.method = HttpMethod::Post,
                                  .path = "/api/records",
                                  .name = "games.open",
                                  .text = "record",
                                  .takes_record = true,
                                  .status = 201,
                                  .counted = CountedAs::Record};
  std::string record;
  std::optional<std::string> bot, level, mine;
  static constexpr auto kFields = fields(
      "Makes a game of a record; `bad_record` (422) names the first line that is wrong.",
      field<&OpenRecord::record>(), field<&OpenRecord::bot>("`white` or `black`: this seat is a bot's"),
      field<&OpenRecord::level>("the name of the bot; else one suited to a first game"),
      field<&OpenRecord::mine>(
          "the players that are yours, with commas between them; `all`: every person; else the first one"));
};

struct SeatKey {
  std::string key;
  static constexpr auto kFields = fields<&SeatKey::key>("");
};
struct TakeSeat : Post<SeatKey, "/api/games/{game}/claim", "games.claim"> {
  std::string game;
  int player = 0;
  std::string code, name;
  static constexpr auto kFields =
      fields("Takes a seat. A code works once: one that is used or unknown gives `bad_key`.",
             field<&TakeSeat::game>(), field<&TakeSeat::player>().within(0, kMostPlayers - 1),
             field("claim", &TakeSeat::code),
             field<&TakeSeat::name>("of the player; else that of their account")
                 .or_usual()
                 .checked([](std::string& name) {
                   const auto fault = name_fault(name);
                   return fault ? std::optional("a name " + *fault) : std::nullopt;
                 }));
};

// The message `game` of either game.
struct AnyInfo {};
struct ShowGame : Get<AnyInfo, "/api/games/{game}", "games.show"> {
  std::string game;
  static constexpr auto kFields = fields<&ShowGame::game>("Answers the message `game`.");
};
struct ShowRecord : Get<Text, "/api/games/{game}.trictrac", "games.record"> {
  std::string game;
  static constexpr auto kFields = fields<&ShowRecord::game>("Answers the record of a game, as text.");
};

using GameCalls = Types<CreateGame, OpenRecord, TakeSeat, ShowRecord, ShowGame>;

struct Health {
  bool ok = false, live = true;
  std::string version;
  static constexpr auto kFields =
      fields("", field<&Health::ok>("it is ready"), field<&Health::live>(), field<&Health::version>());
};
struct Liveness {
  bool live = true;
  std::string version;
  static constexpr auto kFields = fields<&Liveness::live, &Liveness::version>("");
};
struct Readiness {
  bool ready = false;
  std::string why{};
  static constexpr auto kFields =
      fields("", field<&Readiness::ready>(),
             field<&Readiness::why>(
                 "`store`: games cannot be read or written; `draining`: the server is shutting down")
                 .unless_usual());
};
struct ShowHealth : Probe<Health, "/api/health"> {
  static constexpr auto kFields = fields("Answers both of the following; 503 while the server is not ready.");
};
struct ShowLive : Probe<Liveness, "/health/live"> {
  static constexpr auto kFields = fields("Answers as long as the server answers at all.");
};
struct ShowReady : Probe<Readiness, "/health/ready"> {
  static constexpr auto kFields = fields(
      "Answers whether games can be played, and for five seconds after an act could not be stored that they "
      "cannot: 503.");
};

using HealthCalls = Types<ShowHealth, ShowLive, ShowReady>;

}  // namespace trictrac::contract
