// A computer that takes a seat of a game begun elsewhere.
#pragma once

#include <string>
#include <utility>

#include "game/rules/side.h"

namespace trictrac {

struct Guest {
  Guest(Side at, std::string name = {}) : side(at), bot(std::move(name)) {}  // implicit: a side alone will do

  Side side;
  std::string bot;  // its kind of play; empty: one fit for a first game
};

}  // namespace trictrac
