// One table in the browser, spoken to in the messages of the protocol.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "table/sitting.h"

namespace trictrac {

class Session {
 public:
  // The answer to one message: a JSON array of the messages a server would send.
  //   {"do":"new", …}   the body of POST /api/games, with its seed: game, the first lines, ready
  //   {"do":"join", …}  game, the lines after `since`, ready
  //   {"do":"act", …}   the lines that follow
  //   {"do":"why", …}   verdict
  // and `error` for whatever cannot be done.
  std::string answer(std::string_view text);

 private:
  std::string begin(Json message);
  std::string whole(int since) const;

  std::unique_ptr<Sitting> table_;
};

}  // namespace trictrac
