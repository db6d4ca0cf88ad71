// The sentences of a game marked by hand: the players' words and their effects (section R).
#pragma once

#include <functional>
#include <ostream>
#include <string>

#include "apps/cli/words.h"
#include "game/match/match.h"
#include "text/fleche_text.h"
#include "text/record/record.h"
#include "words/hand.h"

namespace trictrac::cli {

// The names of the players, and the player from whose talon flèches are numbered.
struct Parties {
  std::function<std::string(Side)> name;
  std::function<Counted(Side)> counted;
};

// Writes the words of players.
class Spoken {
 public:
  Spoken(Words words, Numbering numbering, Parties parties, std::ostream& out)
      : words_(words), numbering_(numbering), parties_(std::move(parties)), out_(out) {}

  // Shows an action, if there was one, and its effects, between `before` and `match`.
  void show(const Match& before, const Match& match, const LoggedEvent& logged, const HandEffects& effects);

 private:
  std::string said(const LoggedEvent& said) const;
  std::string reason(words::Who who, const Justify& a) const;
  // Returns the effect of a remedy on the men of `mover`, with flèches numbered as in their plays.
  std::string cure_text(const referee::Cure& cure, Side mover) const;
  void remedies(const referee::Referee& game, Side side);
  void chooses(const referee::Referee& game, Side side, const ChooseRemedy& chosen);
  void moved(const std::vector<Moved>& moved);
  void ruled(const referee::Ruling& ruling);
  void missed(const Missed& missed);
  words::Jans jans(const std::vector<referee::JanDue>& jans) const;
  void line(const std::string& text) { out_ << text << "\n"; }

  Words words_;
  Numbering numbering_;
  Parties parties_;
  std::ostream& out_;
};

// Writes a game whose players marked for themselves, from its record: throws, plays, words, and their
// effects.
class SpokenGame {
 public:
  SpokenGame(const Record& record, const Words& words, std::ostream& out);

  // Shows the effects of an event between `before` and `match`.
  void show(const Match& before, const LoggedEvent& logged, const Match& match, const MatchEffects& effects);

 private:
  void show(const State& before, Side thrower, const GameEvent& event);
  void throws(Side side, Roll roll);

  Words words_;
  PerSide<std::string> names_;
  Numbering numbering_;
  std::ostream& out_;
  Spoken spoken_;
  int rolls_ = 0;
};

}  // namespace trictrac::cli
