// Who does what comes next at a table, and the answer of a bot.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "game/event/event.h"

namespace trictrac {

// Who does what comes next.
enum class Next : std::uint8_t {
  Nothing,  // the match is over
  Shares,   // somebody has still to give his share of the dice
  Person,
  Own,  // the table by itself and at once: the opening of a record, a draw, a throw for a bot, what a player
        // has no choice in and wishes done for him, the end of whoever has no time left
  Bot,  // a bot, who must think: of its answer, or whether it has something to say
};

// A bot's answer to be found: it may be found on any thread, but those of one table one after another.
template <class G>
struct Thinking {
  int line = 0;             // the number its event shall get
  Side side = Side::White;  // who thinks
  typename G::Game game;
  std::shared_ptr<typename G::Bot> bot;
  std::optional<GameEvent> ready;  // what it throws if it does nothing else first
  bool asked = true;               // else another is, and it may only say something

  // Nothing: it is not asked, and has nothing to say.
  std::optional<GameEvent> find() {
    if (!asked) return G::remark(*bot, game, side);
    return G::answer(*bot, game, side, ready);
  }
};

}  // namespace trictrac
