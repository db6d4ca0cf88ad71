// Who sits at a table.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "game/rules/side.h"

namespace trictrac {

struct Seat {
  std::string name;
  std::string bot;  // empty for a person
  bool human() const { return bot.empty(); }
  friend bool operator==(const Seat&, const Seat&) = default;
};

// The number of the seat of the only person, where there is just one.
std::optional<int> only_person(std::span<const Seat> seats);

// A seat for whoever a record names, by what of the name can be shown (text/name.h).
Seat person(std::string_view name);

// The tags of a record must be UTF-8 to be shown on a page.
bool all_utf8(const std::vector<std::pair<std::string, std::string>>& tags);

// A computer that takes a seat of a game begun elsewhere.
struct Guest {
  Guest(Side at, std::string name = {}) : side(at), bot(std::move(name)) {}  // implicit: a side alone will do

  Side side;
  std::string bot;  // its kind of play; empty: one fit for a first game
};

}  // namespace trictrac
