// A match of Le Tric Trac at a table, shown and played in a terminal.
#pragma once

#include <iosfwd>
#include <optional>

#include "apps/cli/words.h"
#include "table/courrier_table.h"
#include "text/fleche_text.h"

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
  Counted counted(Side mover) const { return mover == reader_ ? Counted::ByMover : Counted::ByOther; }
  // What says so where the other plays: ", flèches counted from your start"; empty where the reader plays.
  std::string_view counting(Side mover) const;
  std::string_view say(std::string_view french, std::string_view english) const {
    return words_(french, english);
  }

  courrier::Table table_;
  std::optional<int> person_;  // the only one there is
  Side reader_;                // whose view is drawn: that person's, else White's
  courrier::Match game_;       // follows the table, to show each action with the board it fell on
  std::size_t shown_ = 0;      // actions shown
  bool board_is_new_ = true;   // since it was last drawn
  Words words_;
  std::istream& in_;
  std::ostream& out_;
};

}  // namespace trictrac::cli
