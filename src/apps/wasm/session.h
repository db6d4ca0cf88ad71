// One table in the browser, which speaks the messages of the protocol.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "service/game_session.h"
#include "wire/protocol.h"

namespace trictrac {

// Answers for one table.
class PageSession {
 public:
  // Answers one message: returns a JSON array of the messages a server would send.
  //   {"do":"new", …}   the body of POST /api/games, with its seed and perhaps its "date": game, the first
  //                     lines, ready
  //   {"do":"open","record":TEXT,"bot":SIDE?,"level":NAME?,"seed":HEX}  the same for a record to go on with
  //   {"do":"restore","config":TEXT,"events":[TEXT…]}  the same for a game as it was kept, each event as
  //                     GameSession::events() has it; the bots go on
  //   {"do":"join", …}  game, the lines after `since`, ready
  //   {"do":"act", …}   the lines that follow
  //   {"do":"why", …}   verdict
  //   {"do":"keep","since":N?}  {"say":"kept","config":TEXT,"events":[TEXT…]}: what it is restored from, of
  //                     its events those after the first N
  //   {"do":"record"}   {"say":"record","text":TEXT}
  // and `error` for whatever cannot be done.
  std::string answer(std::string_view text);

 private:
  std::string seat(Parsed<std::unique_ptr<GameSession>> table);
  std::string answer_of_table(std::string_view command, const Json& message) const;
  std::string answer_message(const PageMessage& message);
  std::string whole_game(std::string_view game, int since) const;

  std::unique_ptr<GameSession> table_;
};

}  // namespace trictrac
