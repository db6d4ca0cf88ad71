// One table in the browser, which speaks the messages of the protocol.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "service/game_session.h"

namespace trictrac {

struct PageMessage;

// Answers for one table.
class PageSession {
 public:
  // Answers one message: returns a JSON array of the messages a server would send.
  //   {"do":"new", …}   the body of POST /api/games, with its seed and perhaps its "date": game, the first
  //                     lines, ready
  //   {"do":"open","record":TEXT,"bot":SIDE?,"level":NAME?,"seed":HEX}  the same for a record to continue
  //   {"do":"restore","config":TEXT,"events":[TEXT…]}  the same for a stored game, with its events in the
  //                     form of GameSession::events(); the bots continue
  //   {"do":"join", …}  game, the lines after `since`, ready
  //   {"do":"act", …}   the lines that follow
  //   {"do":"why", …}   verdict
  //   {"do":"keep","since":N?}  {"say":"kept","config":TEXT,"events":[TEXT…]}: the data to restore it from,
  //                     without its first N events
  //   {"do":"record"}   {"say":"record","text":TEXT}
  // Other messages are answered by `error`.
  std::string answer(std::string_view text);

 private:
  std::string seat(Parsed<std::unique_ptr<GameSession>> table);
  std::string answer_of_table(std::string_view command, const Json& message) const;
  std::string answer_message(const PageMessage& message);
  std::string whole_game(std::string_view game, int since) const;

  std::unique_ptr<GameSession> table_;
};

}  // namespace trictrac
