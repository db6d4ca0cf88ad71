// One match at a table: seats, dice, every action checked, numbered lines; the bots play by themselves.
//
// No I/O, clock or thread: the caller stores new lines before it shows them. If it cannot store them
// it drops the table and restores another from what is stored.
#pragma once

#include "engine/bots/bot.h"
#include "game/rules/reasons.h"
#include "table/config.h"
#include "table/sitting.h"

namespace trictrac {

class Table final : public Sitting {
 public:
  // A new table; its lines go as far as the first thing a person must do.
  static Parsed<Table> open(TableConfig config);
  // The table as it was after `done` (the deeds of its first lines): the very same lines again.
  // Call catch_up() to have it go on where it stopped.
  static Parsed<Table> restore(TableConfig config, std::span<const Done> done);

  Parsed<Answer> act(int n, Side side, const Request& request) override;
  std::span<const Line> catch_up() override;

  // May `side` begin its roll with these steps? The law they break if not.
  Parsed<std::optional<Refusal>> why(Side side, std::span<const Step> steps) const;

  const TableConfig& config() const { return config_; }
  const std::vector<Line>& lines() const override { return lines_; }
  // What each line says was done.
  const std::vector<Done>& done() const { return done_; }
  const State& state() const { return match_.state(); }
  const Match& match() const { return match_; }
  // Who sits at a side now; sides change hands where more than two play.
  const Seat& seat_at(Side side) const;
  bool for_people(Side side) const override;
  // The game so far, with the seed once it is over.
  Record record() const;
  Parsed<std::string> verdict(Side side, std::span<const Step> steps) const override;
  std::string commit() const override { return commitment(config_.seed); }
  std::string game_text(std::string_view id, std::span<const Side> you) const override;
  std::string record_text() const override { return print_record(record()); }
  std::string config_text() const override { return print_config(config_); }

 private:
  explicit Table(TableConfig config);

  std::optional<ProtocolError> objection(int n, Side side, const Request& request) const;
  bool is_repeat(int n, Side side, const Request& request) const;
  Parsed<Deed> deed_of(Side side, const Request& request) const;
  Parsed<Deed> roll_of(const AskRoll& asked) const;
  bool told_by_hand(const Request& request) const;
  Parsed<Deed> play_of(std::span<const Step> steps) const;

  std::optional<Deed> own_next();
  Deed bot_deed(Side side);
  std::optional<Deed> person_or_bot();
  LeadDrawn draw_lead() const;
  SeatsDrawn draw_seats() const;
  HalfDrawn draw_half() const;
  bool lead_gives_roll() const;
  Roll next_roll() const;
  bool is_opening() const { return lines_.size() < opening_.size(); }
  bool rings_true(const Done& done) const;
  // What is to be said of a play before it is done.
  std::vector<Reason> reasons_of(const Deed& deed) const;
  bool apply(const Deed& deed);

  TableConfig config_;
  std::vector<Deed> opening_;  // one for each of the first lines
  Match match_;
  std::vector<Line> lines_;
  std::vector<Done> done_;                  // of each line
  int drawn_ = 0;                           // rolls drawn here, not counting the leads'
  int leads_ = 0;                           // leads of the match so far
  int halves_ = 0;                          // half fiches thrown for so far
  std::vector<std::unique_ptr<Bot>> bots_;  // one a seat, null for people
};

}  // namespace trictrac
