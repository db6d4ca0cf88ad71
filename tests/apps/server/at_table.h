// Two people at the table of a game with fair dice, each at a page of their own.
#pragma once

#include <algorithm>
#include <array>

#include "browser.h"
#include "table/fair.h"

namespace served {

// Returns the lines of a game among what a page has heard.
inline std::vector<Json> lines_in(const std::vector<std::string>& heard) {
  std::vector<Json> lines;
  for (const std::string& text : heard)
    if (Json message = Json::parse(text); message["say"] == "line") lines.push_back(std::move(message));
  return lines;
}

// Awaits the answer to what a page has sent. Returns whether it is a line: an error asks to try again.
inline bool is_taken(Client& page) {
  while (const auto text = page.hear()) {
    const Json say = Json::parse(*text)["say"];
    if (say == "line" || say == "error") return say == "line";
  }
  return false;
}

class TwoAtTable {
 public:
  TwoAtTable(int port, const Browser& white, const Browser& black, std::string game)
      : game_(std::move(game)), pages_{Client(port, white.coming()), Client(port, black.coming())} {
    for (Client& page : pages_) there_ = join(page) && there_;
  }
  // False where they could not join.
  bool there() const { return there_; }
  bool over() const { return !lines_.empty() && !lines_.back()["over"].is_null(); }
  const Json& last() const { return lines_.back(); }
  Client& page(int seat) { return pages_[static_cast<std::size_t>(seat)]; }

  // Both give their shares of the dice, as far as they have not; returns whether all were taken.
  bool give_shares() {
    for (const char* what : {"commit", "reveal"})
      for (const int seat : {0, 1})
        if (!has_given(what, seat) && (!page(seat).send(share_message(what, seat)) || !is_taken(page(seat))))
          return false;
    return true;
  }
  // The game as it is now; returns whether there is a line.
  bool look() { return join(pages_[0]) && !lines_.empty(); }

 private:
  bool join(Client& page) {
    const auto heard = page.join(game_, Json::object(), 0);
    lines_ = lines_in(heard);
    return !heard.empty() && Json::parse(heard[0])["say"] == "game";
  }
  bool has_given(const char* what, int player) const {
    return std::ranges::any_of(lines_, [&](const Json& line) {
      return line["do"]["type"] == what && line["do"].value("player", -1) == player;
    });
  }
  static Json share_message(const std::string& what, int player) {
    if (what == "commit")
      return {{"do", what},
              {"player", player},
              {"commitment", trictrac::to_hex(trictrac::commitment_of(player).commitment)}};
    return {{"do", what}, {"player", player}, {"share", trictrac::to_hex(trictrac::share_of(player))}};
  }

  std::string game_;
  std::array<Client, 2> pages_;
  std::vector<Json> lines_;
  bool there_ = true;
};

}  // namespace served
