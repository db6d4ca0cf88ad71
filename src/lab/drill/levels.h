// How hard a position is: by how the opponents one may choose answer it.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/levels.h"
#include "standing/glicko.h"

namespace trictrac::drill {

// A rating by Glicko-2 that a position has won from the eight levels who answered it wrongly and lost to
// those who answered it rightly. Levels that misjudge are asked several times, with other seeds.
class Jury {
 public:
  Jury();
  // `right(bot)`: whether that bot answers rightly.
  int difficulty(const std::function<bool(Bot&)>& right);

 private:
  struct Juror {
    standing::Rating strength;
    std::unique_ptr<Bot> bot;
  };
  std::vector<Juror> jurors_;
};

}  // namespace trictrac::drill
