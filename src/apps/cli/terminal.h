// A game at a table, shown and played in a terminal.
#pragma once

#include <iosfwd>
#include <string>

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
  void show(const State& before, const Action& action, const Effects& effects);
  void show_beside(const State& before, const MatchAction& action);
  void show_settlement();
  void show_award(const Award& award);
  void show_end();
  void prompt();
  bool obey(const std::string& line);
  bool command(const std::string& word, const std::string& rest);
  void play(const std::string& text);
  void ask(const Request& request);
  void help();
  std::string name(Side side) const;
  std::string_view say(std::string_view french, std::string_view english) const {
    return words_(french, english);
  }

  Table table_;
  Match match_;                          // follows the table, to show each action with the board it fell on
  std::size_t shown_ = 0;                // actions shown
  std::size_t drawn_ = ~std::size_t{0};  // actions shown when the board was last drawn
  Words words_;
  Numbering numbering_;
  std::istream& in_;
  std::ostream& out_;
};

}  // namespace trictrac::cli
