// What a table says of the people at it, beside its lines (docs/protocol.md).
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/accord.h"

namespace trictrac {

// Players are numbers everywhere.

// A seat has been taken, under a name or none.
std::string taken_text(int player, std::string_view name);
// The players whose seats somebody connected holds, and how many look on without one.
std::string here_text(std::span<const int> players, int watching);
std::string said_text(int player, std::string_view phrase);
// What is proposed as line `line`, with the players who agree to it.
struct Proposal {
  Accord accord = Accord::Stop;
  std::vector<int> players;
  friend bool operator==(const Proposal&, const Proposal&) = default;
};
// All that is proposed as the next line.
std::string proposed_text(int line, std::span<const Proposal> proposals);
// Who wishes another game; with `next`, its name, and the number each player has in it.
std::string again_text(std::span<const int> wish, std::string_view next, std::span<const int> numbers);

// What is offered to anybody: a game as its message "game" shows it, with the codes of the free seats.
std::string offer_text(std::string_view game, const std::map<int, std::string>& claims);
// The codes in it; none where it is no such text.
std::map<int, std::string> claims_in(std::string_view offer);
// All that is offered now.
std::string lobby_text(std::span<const std::string_view> offers);

}  // namespace trictrac
