// One table in the browser, spoken to in the messages of the protocol.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "house/sitting.h"
#include "wire/protocol.h"

namespace trictrac {

class Session {
 public:
  // The answer to one message: a JSON array of the messages a server would send.
  //   {"do":"new", …}   the body of POST /api/games, with its seed and perhaps its "date": game, the first
  //                     lines, ready
  //   {"do":"open","record":TEXT,"bot":SIDE?,"level":NAME?,"seed":HEX}  the same for a record to go on with
  //   {"do":"restore","config":TEXT,"lines":[TEXT…]}      the same for a game as it was kept, each line a
  //   deed or
  //                     a message "line"; the bots go on
  //   {"do":"join", …}  game, the lines after `since`, ready
  //   {"do":"act", …}   the lines that follow
  //   {"do":"why", …}   verdict
  //   {"do":"keep"}     {"say":"kept","config":TEXT}: what it is restored from, with its lines
  //   {"do":"record"}   {"say":"record","text":TEXT}
  // and `error` for whatever cannot be done.
  std::string answer(std::string_view text);

 private:
  std::string seat(Parsed<std::unique_ptr<Sitting>> table);
  std::string of_table(std::string_view verb) const;
  std::string said(const PageMessage& message);
  std::string whole(std::string_view game, int since) const;

  std::unique_ptr<Sitting> table_;
};

}  // namespace trictrac
