// A match of Le Tric Trac at a table, shown and played in a terminal.
#pragma once

#include <iosfwd>

#include "apps/cli/words.h"
#include "table/courrier_table.h"

namespace trictrac::cli {

class CourrierTerminal {
 public:
  CourrierTerminal(courrier::Table table, const Words& words, std::istream& in, std::ostream& out);

  // Plays until the match is over or the player leaves.
  void run();

  std::string record_text() const { return print_record(table_.record()); }

 private:
  void show_new();
  void show(const courrier::State& before, const courrier::Action& action, const courrier::Effects& effects);
  void show_win(const courrier::Win& win);
  void prompt();
  bool obey(const std::string& line);
  void list();
  void play(const std::string& text);
  void ask(const Request& request);
  void help();
  std::string name(Side side) const;
  std::string_view say(std::string_view french, std::string_view english) const {
    return words_(french, english);
  }

  courrier::Table table_;
  courrier::Match game_;      // follows the table, to show each action with the board it fell on
  std::size_t shown_ = 0;     // actions shown
  bool board_is_new_ = true;  // since it was last drawn
  Words words_;
  std::istream& in_;
  std::ostream& out_;
};

}  // namespace trictrac::cli
