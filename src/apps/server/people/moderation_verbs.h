// An order of a moderator, carried out with the rows.
#pragma once

#include <nlohmann/json.hpp>

#include "apps/server/people/moderation.h"

namespace trictrac {

// What has been done with the rows, and what is still to follow.
struct OrderDone {
  Json answer;
  std::vector<std::string> ended{};  // tokens of sessions
  std::int64_t leaves = 0;           // Person::row of whoever has been deleted
  std::optional<StoredTalk> cleared{};
  std::string game{};  // of `cleared`
};
// What an order does to the clocks of its game, if it does anything to them.
std::optional<ClockChange> clock_change_of(const Order& order);
// Of an order about clocks, which have been changed, the note alone.
Parsed<OrderDone> carry_out(PeopleRows& rows, const Order& order, const Moderator& by);

}  // namespace trictrac
