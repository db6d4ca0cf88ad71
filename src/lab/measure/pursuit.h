// What a player, or whoever measures, plays for: what is agreed, or something else on purpose.
#pragma once

#include <memory>

#include "engine/search/round_search.h"
#include "game/match/match.h"

namespace trictrac::measure {

enum class Aim : std::uint8_t {
  Agreed,  // what the format pays
  Tour,    // a tour of twelve holes, simple or double, whatever is played
  Win,     // to win such a tour, which pays no more where it is double
};

// A net's view of a match in play, round by round. Units are those of what is aimed at.
class Pursuit {
 public:
  // `weights` outlive it.
  Pursuit(const net::Weights& weights, Tables tables, Aim aim);

  // A round begins with `root`, who throws first being settled; worths will be seen by `mine`.
  void begin_round(const Account& root, Side mine);

  // Below: a round has begun.
  Searcher& searcher();
  // match.state().stage is Roll.
  Spot spot(const Match& match);
  // match.state().stage is Decide or Move.
  Thrown thrown(const Match& match);

 private:
  RoundSearch& search();
  // What the round stands for in what is aimed at.
  Account account_of(const Match& match);

  const net::Weights& weights_;
  const Tables tables_;
  const Aim aim_;
  std::unique_ptr<RoundSearch> search_;
};

// Tables that count tours won less tours lost: made of the states of `tables` in which no bredouille is left.
Tables tables_of_wins(const Tables& tables);

}  // namespace trictrac::measure
