// One game at a table: seats, dice, every action checked, numbered lines; the bots play by themselves.
//
// No I/O, clock or thread: the caller stores new lines before it shows them. If it cannot store them
// it drops the table and restores another from what is stored.
#pragma once

#include <memory>
#include <span>

#include "ai/bot.h"
#include "table/config.h"
#include "table/line.h"

namespace trictrac {

// The lines an act led to, valid until the table changes.
struct Answer {
  std::span<const Line> lines;
  bool repeated = false;  // the act had been done before: nothing new happened
};

class Table {
 public:
  // A new table; its lines go as far as the first thing a person must do.
  static Parsed<Table> open(TableConfig config);
  // The table as it was after `done` (the deeds of its first lines): the very same lines again.
  // Call catch_up() to have it go on where it stopped.
  static Parsed<Table> restore(TableConfig config, std::span<const Done> done);

  // Does what a side asks, as line `n`, and all that the bots do next. An act that line `n` already
  // is changes nothing and is answered alike.
  Parsed<Answer> act(int n, Side side, const Request& request);

  // Whatever the table does by itself now: the opening of a record, the lead, the bots' turns.
  std::span<const Line> catch_up();

  // May `side` begin its roll with these steps? The law they break if not.
  Parsed<std::optional<Refusal>> why(Side side, std::span<const Step> steps) const;

  const TableConfig& config() const { return config_; }
  const std::vector<Line>& lines() const { return lines_; }
  const State& state() const { return tour_.state(); }
  // The game so far, with the seed once it is over.
  Record record() const;
  // The message "game" for someone who plays the sides `you`.
  std::string game_text(std::string_view id, std::span<const Side> you) const;

 private:
  explicit Table(TableConfig config);

  std::optional<ProtocolError> objection(int n, Side side, const Request& request) const;
  bool is_repeat(int n, Side side, const Request& request) const;
  Parsed<Deed> deed_of(Side side, const Request& request) const;
  Parsed<Deed> play_of(std::span<const Step> steps) const;

  std::optional<Deed> own_next();
  Deed bot_deed(Side side);
  LeadDrawn draw_lead() const;
  bool lead_gives_roll() const;
  Roll next_roll() const;
  bool is_opening() const { return lines_.size() < opening_.size(); }
  bool rings_true(const Done& done) const;
  bool apply(const Deed& deed);

  TableConfig config_;
  std::vector<Deed> opening_;  // one for each of the first lines
  Tour tour_;
  std::vector<Line> lines_;
  int drawn_ = 0;  // rolls drawn here, not counting the lead's
  PerSide<std::unique_ptr<Bot>> bots_;
};

}  // namespace trictrac
