// One match of Le Tric Trac at a table: as Table, with the rules of source S4 (docs/courrier.md).
#pragma once

#include "engine/bots/courrier_bot.h"
#include "table/courrier_config.h"
#include "table/sitting.h"

namespace trictrac::courrier {

class Table final : public Sitting {
 public:
  // A new table; its lines go as far as the first thing a person must do.
  static Parsed<Table> open(Config config);
  // The table as it was after `done` (the deeds of its first lines): the very same lines again.
  static Parsed<Table> restore(Config config, std::span<const Done> done);

  Parsed<Answer> act(int n, Side side, const Request& request) override;
  std::span<const Line> catch_up() override;
  Parsed<std::string> verdict(Side side, std::span<const Step> steps) const override;

  const Config& config() const { return config_; }
  const State& state() const { return game_.state(); }
  const Match& game() const { return game_; }
  const std::vector<Line>& lines() const override { return lines_; }
  bool for_people(Side side) const override { return config_.seats[index(side)].human(); }
  // The match so far, with the seed once it is over.
  Record record() const;
  std::string commit() const override { return commitment(config_.seed); }
  std::string game_text(std::string_view id, std::span<const Side> you) const override;
  std::string record_text() const override { return print_record(record()); }
  std::string config_text() const override { return print_config(config_); }

 private:
  explicit Table(Config config);

  std::optional<ProtocolError> objection(int n, Side side, const Request& request) const;
  bool is_repeat(int n, Side side, const Request& request) const;
  Parsed<Deed> deed_of(Side side, const Request& request) const;

  std::optional<Deed> own_next();
  Deed bot_deed();
  LeadDrawn draw_lead() const;
  Roll next_roll() const { return drawn_roll(config_.seed, drawn_); }
  bool begins_from_position() const { return config_.start.stage != Stage::Lead; }
  bool is_opening() const { return lines_.size() < opening_.size(); }
  bool rings_true(const Done& done) const;
  bool apply(const Deed& deed);

  Config config_;
  std::vector<Deed> opening_;  // one for each of the first lines
  Match game_;
  std::vector<Line> lines_;
  std::vector<Done> done_;              // of each line
  int drawn_ = 0;                       // rolls drawn here
  PerSide<std::unique_ptr<Bot>> bots_;  // null for people
};

}  // namespace trictrac::courrier
