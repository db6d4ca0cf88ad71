// What players who mark for themselves say to each other, and what follows from it, in sentences (section R).
#pragma once

#include <functional>
#include <iosfwd>
#include <string>

#include "apps/cli/words.h"
#include "game/match/match.h"
#include "text/fleche_text.h"

namespace trictrac::cli {

// Who somebody is, and how his flèches are counted.
struct Parties {
  std::function<std::string(Side)> name;
  std::function<Counted(Side)> counted;
};

class Spoken {
 public:
  Spoken(Words words, Numbering numbering, Parties parties, std::ostream& out)
      : words_(words), numbering_(numbering), parties_(std::move(parties)), out_(out) {}

  // Shows what was said, where something was, and what followed from it; `match` stands behind it.
  void show(const Match& match, const LoggedEvent& logged, const HandEffects& effects);

 private:
  void said(const LoggedEvent& said);
  void reason(const Justify& a);
  void remedies(const referee::Referee& game, Side side);
  void moved(const std::vector<Moved>& moved);
  void ruled(const referee::Ruling& ruling);
  void missed(const Missed& missed);
  void jans(const std::vector<referee::JanDue>& jans);
  std::string_view say(std::string_view french, std::string_view english) const {
    return words_(french, english);
  }

  Words words_;
  Numbering numbering_;
  Parties parties_;
  std::ostream& out_;
};

}  // namespace trictrac::cli
