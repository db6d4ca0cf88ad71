// A game at a table, shown and played in a terminal.
#pragma once

#include <optional>
#include <string>

#include "apps/cli/terminal/game_terminal.h"
#include "apps/cli/terminal/spoken.h"
#include "table/table.h"
#include "text/fleche_text.h"

namespace trictrac::cli {

// A game of trictrac at a table, in a terminal.
class Terminal : public GameTerminal<Trictrac> {
 public:
  Terminal(Table table, Numbering numbering, const TerminalOptions& options);

 private:
  bool over() const override { return table_.game().over(); }
  std::string record_text() const override;
  void explain_numbers() override;
  void show(const Applied& applied, const Match& after) override;
  void draw_board() override;
  void question() override;
  void explain(const ApiError& refusal) override;
  std::string not_now(const GameEvent& request) const override;
  words::Sentence<> PlayWords::* throwing() const override;
  std::vector<std::pair<std::string, std::string>> own_help() const override;
  std::vector<std::string> own_words() const override;
  bool own_command(const std::string& word, const std::string& rest) override;
  void list() override;
  void play(const std::string& text) override;
  void ask(const GameEvent& request) override;
  void hint() override;
  void review() override;
  bool is_analysed() const override { return true; }
  bool is_chosen(const GameEvent& event) const override;

  void show_on_board(const Applied& applied, const Match& after);
  void show_roll(Side actor, const State& before, const Match& after);
  void show_beside(const State& before, const GameEvent& event);
  void show_settlement(const MatchLedger& account);
  void show_award(const Award& award);
  void show_end(const State& s);

  // A board kept by its players (section R).
  Side speaker(EventKind kind) const;
  bool enter_throws() const;
  bool say_by_hand(const std::string& word, const std::string& rest);
  Spoken spoken();
  void question_by_hand();
  std::vector<std::pair<std::string, std::string>> help_by_hand() const;

  std::string name(Side side) const;
  // Returns whose view is drawn: the one person's while they sit at the board, else White's.
  Side reader() const;
  Counted counted(Side mover) const { return mover == reader() ? Counted::ByMover : Counted::ByOther; }
  // Returns how flèches are counted where the reader's opponent plays: ", flèches counted from your talon";
  // empty where the reader plays.
  words::Counting counting(Side mover) const;

  MatchLedger account_;  // who sits where: before the event being shown, else now
  Numbering numbering_;
};

}  // namespace trictrac::cli
