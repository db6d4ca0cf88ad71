// One game at a table whatever its rules, as a house that keeps many needs it: texts in, texts out.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "table/dice.h"
#include "table/guest.h"
#include "wire/protocol.h"

namespace trictrac {

// `json` is the message "line" of the protocol.
struct Line {
  int n = 0;  // from 1
  std::string json;
};

// The lines an act led to, valid until the table changes.
struct Answer {
  std::span<const Line> lines;
  bool repeated = false;  // the act had been done before: nothing new happened
};

class Sitting {
 public:
  virtual ~Sitting() = default;

  // Does what a side asks, as line `n`, and all that the bots do next. An act that line `n` already
  // is changes nothing and is answered alike.
  virtual Parsed<Answer> act(int n, Side side, const Request& request) = 0;
  // Whatever the table does by itself now: the opening of a record, the lead, the bots' turns.
  virtual std::span<const Line> catch_up() = 0;
  // The message "verdict": may `side` begin its roll with these steps?
  virtual Parsed<std::string> verdict(Side side, std::span<const Step> steps) const = 0;

  virtual const std::vector<Line>& lines() const = 0;
  // Can a person ever act for this side?
  virtual bool for_people(Side side) const = 0;
  // The commitment to the seed of the dice.
  virtual std::string commit() const = 0;
  // The message "game" for someone who plays the sides `you`.
  virtual std::string game_text(std::string_view id, std::span<const Side> you) const = 0;
  // The game so far as a record, with the seed once it is over.
  virtual std::string record_text() const = 0;
  // What it is made again from, with its lines: one line of text for a store.
  virtual std::string config_text() const = 0;
};

// What a house adds to a game asked for.
struct HouseRules {
  Seed seed{};                 // drawn for it
  bool may_name_seed = false;  // whoever asks may name another
  std::string date;            // as a record writes it, or empty
};

// A new game as asked for (the body of POST /api/games).
Parsed<std::unique_ptr<Sitting>> sit_down(std::string_view new_game, const HouseRules& house);

// A record to go on with, or to look at; `bot` gives a side to the computer.
Parsed<std::unique_ptr<Sitting>> sit_down_with(std::string_view record, const std::optional<Guest>& bot,
                                               const HouseRules& house);

// The game as it was when `config` and `lines` were stored. Call catch_up() to have it go on.
Parsed<std::unique_ptr<Sitting>> sit_again(std::string_view config, std::span<const std::string> lines);

}  // namespace trictrac
