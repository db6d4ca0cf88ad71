// Who may sit at a table of trictrac in a terminal: people, bots, and the players that are measured.
#pragma once

#include <map>

#include "apps/cli/entrants.h"
#include "table/table.h"

namespace trictrac::cli {

// What a command takes for a seat.
CheckedBy any_seat();

class Seats {
 public:
  // Returns the seat of "human", of a bot or of a player; a net is read from its file, an engine is begun.
  // The error says why that cannot be done.
  std::expected<Seat, std::string> seat(const std::string& who);
  // Returns the seat of somebody a record names: a person where the name is not that of a bot or a player who
  // needs neither a file nor a command, which a record may not choose.
  Seat seat_named(const std::string& name);

  // Makes those who were given a seat.
  Table::MakeBot make_bot() const;
  // What any of them has done wrong.
  std::optional<std::string> fault() const;

 private:
  std::map<std::string, measure::Entrant> entrants_;  // who is not one of the bots
};

}  // namespace trictrac::cli
