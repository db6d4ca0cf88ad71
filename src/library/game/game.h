// A game between two as another program plays it: by numbers or by texts, from any position or record.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "library/game/action.h"
#include "text/record/record.h"

namespace trictrac::library {

template <class T>
using Or = std::expected<T, std::string>;  // or what is wrong and what would be right, in English
inline std::unexpected<std::string> wrong(std::string message) { return std::unexpected(std::move(message)); }

// A roll judged: what it is worth, and what may be played by it, by numbers (action.h), lowest first.
struct Judgement {
  Roll roll;
  Turn turn;
  std::vector<int> actions;
};

class Game {
 public:
  // A game from its text: a record, which may be nothing but tags ("[Format "tour"]"), a position
  // ("TRID=…"), or nothing, which is a tour by the rules of the Lois. What more than two play, and what is
  // marked by hand, is refused.
  static Or<Game> open(std::string_view text);

  const Match& match() const { return match_; }
  const State& state() const { return match_.state(); }
  bool over() const { return match_.over(); }
  // Who is asked for a play or a decision; nothing where chance is, or the game is over.
  std::optional<Side> asked() const;

  // What asked() may do, lowest first; none where nobody is.
  std::vector<int> actions() const;
  // What may fall; none where chance is not awaited.
  std::vector<Chance> chances() const { return chances_of(match_); }

  // On an error nothing has changed.
  Or<void> choose(int action);
  Or<void> fall(int chance);
  // A roll in the order thrown, where one is awaited; where the lead is, `first` throws it as the higher
  // (K9).
  Or<void> throw_dice(int a, int b, std::optional<Side> first = {});
  // The round in hand is given up by `side`.
  Or<void> resign(Side side);

  // "7/11 5/7", "-", "hold", "go", "suspend_ecrire", "suspend_honours": the number of what asked() may do,
  // or the law against it.
  Or<int> read_action(std::string_view text) const;
  // The same of one of actions(), as read_action reads it.
  Or<std::string> action_text(int action) const;

  // A roll thrown now by state().to_act, or the one in hand.
  Or<Judgement> judge(int a, int b) const;

  std::string trid() const;
  std::string record() const;
  // Deeds so far: throws, plays, decisions; and the game as it was after the first `deeds` of them.
  int length() const { return static_cast<int>(record_.actions.size()); }
  Or<Game> at(int deeds) const;

  // What White has won less what he has lost, in the unit of the format (a stake; a jeton).
  double balance() const;
  // The most a player can win in it, in the same unit; infinite where the format knows no bound.
  double most() const;

 private:
  explicit Game(Record record);
  Or<void> take(MatchAction action);

  Record record_;
  Match match_;
};

// "white" or "black".
std::optional<Side> side_named(std::string_view name);

}  // namespace trictrac::library
