// A match of Le Tric Trac at a table, shown and played in a terminal.
#pragma once

#include "apps/cli/game_terminal.h"
#include "text/fleche_text.h"
#include "tric_trac/session/session.h"

namespace trictrac::cli {

class TricTracTerminal : public GameTerminal<tric_trac::TricTrac> {
 public:
  TricTracTerminal(tric_trac::Table table, const TerminalOptions& options);

 private:
  bool over() const override { return table_.state().stage == tric_trac::Stage::Over; }
  std::string record_text() const override { return print_record(record_of(table_)); }
  void explain_numbers() override;
  void show(const Applied& applied, const tric_trac::Match& after) override;
  void draw_board() override;
  void question() override;
  void explain(const ApiError& refusal) override;
  std::vector<std::pair<std::string, std::string>> own_help() const override;
  std::vector<std::string> own_words() const override { return {}; }
  bool own_command(const std::string& word, const std::string& rest) override;
  void list() override;
  void play(const std::string& text) override;
  void ask(const GameEvent& request) override;
  void hint() override;
  void review() override;
  bool may_be_reviewed() const override { return false; }
  bool is_chosen(const GameEvent& event) const override { return std::holds_alternative<PlayMen>(event); }

  void show_win(const tric_trac::Win& win, const tric_trac::State& after);
  std::string name(Side side) const;
  Counted counted(Side mover) const { return mover == reader_ ? Counted::ByMover : Counted::ByOther; }
  // What says so where the other side plays: ", flèches counted from your start"; empty where the reader
  // plays.
  std::string_view counting(Side mover) const;

  Side reader_;  // whose view is drawn: the only person's, else White's
};

}  // namespace trictrac::cli
