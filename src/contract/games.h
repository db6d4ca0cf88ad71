// The calls about games: made, read, their seats taken; and whether the server serves them.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "contract/call.h"

namespace trictrac::contract {

// Texts by the numbers of players.
using Keys = std::map<int, std::string>;

struct Created {
  std::string game;
  Keys keys, claims;
  std::string commit;
};

// Asks for a game; a game of either kind is read by the table that plays it (GameRequest).
struct CreateGame {
  using Reply = Created;
  static constexpr CallInfo kCall{.method = HttpMethod::Post,
                                  .path = "/api/games",
                                  .name = "games.create",
                                  .text = "game",
                                  .status = 201,
                                  .counted = CountedAs::Game};
  std::string game;
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
};

struct SeatKey {
  std::string key;
};
struct TakeSeat : Post<SeatKey, "/api/games/{game}/claim", "games.claim"> {
  std::string game;
  int player = 0;
  std::string code, name;
};

// The message `game` of either game.
struct AnyInfo {};
struct ShowGame : Get<AnyInfo, "/api/games/{game}", "games.show"> {
  std::string game;
};
struct ShowRecord : Get<Text, "/api/games/{game}.trictrac", "games.record"> {
  std::string game;
};

using GameCalls = Types<CreateGame, OpenRecord, TakeSeat, ShowRecord, ShowGame>;

struct Health {
  bool ok = false, live = true;
  std::string version;
};
struct Liveness {
  bool live = true;
  std::string version;
};
struct Readiness {
  bool ready = false;
  std::string why{};
};
struct ShowHealth : Probe<Health, "/api/health"> {};
struct ShowLive : Probe<Liveness, "/health/live"> {};
struct ShowReady : Probe<Readiness, "/health/ready"> {};

using HealthCalls = Types<ShowHealth, ShowLive, ShowReady>;

}  // namespace trictrac::contract
