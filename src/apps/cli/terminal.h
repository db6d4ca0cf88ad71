// A game at a table, shown and played in a terminal.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "apps/cli/spoken.h"
#include "apps/cli/words.h"
#include "table/table.h"
#include "text/fleche_text.h"

namespace trictrac::cli {

class Terminal {
 public:
  Terminal(Table table, Words words, Numbering numbering, std::istream& in, std::ostream& out);

  // Plays until the match is over or the player leaves.
  void run();

  Record record() const { return table_.record(); }

 private:
  void show_new();
  void show(Side actor, const State& before, const Action& action, const MatchEffects& effects);
  void show_roll(Side actor, const State& before);
  void show_beside(const State& before, const MatchAction& action);
  void show_settlement();
  void show_award(const Award& award);
  void show_end();
  void prompt();
  bool obey(const std::string& line);
  bool command(const std::string& word, const std::string& rest);
  void play(const std::string& text);
  void ask(const Request& request);
  void ask_as(Side side, const Request& request);
  void help();

  // A board kept by its players (terminal_by_hand.cpp).
  Side speaker(referee::Kind kind) const;
  bool say_by_hand(const std::string& word, const std::string& rest);
  Spoken spoken();
  void prompt_by_hand();
  void help_by_hand();

  std::string name(Side side) const;
  // Whose view is drawn: the one person's while he sits at the board, else White's.
  Side reader() const;
  Counted counted(Side mover) const { return mover == reader() ? Counted::ByMover : Counted::ByOther; }
  // What says so where the other plays: ", flèches counted from your talon"; empty where the reader plays.
  std::string_view counting(Side mover) const;
  std::string_view say(std::string_view french, std::string_view english) const {
    return words_(french, english);
  }

  Table table_;
  std::optional<int> person_;            // the only one there is
  Match match_;                          // follows the table, to show each action with the board it fell on
  Account account_;                      // as it was before the action being shown: who sits where
  std::size_t shown_ = 0;                // actions shown
  std::size_t drawn_ = ~std::size_t{0};  // actions shown when the board was last drawn
  Words words_;
  Numbering numbering_;
  std::istream& in_;
  std::ostream& out_;
};

}  // namespace trictrac::cli
