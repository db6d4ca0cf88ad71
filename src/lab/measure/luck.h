// How much of a result the dice brought, by the eye of a reference net.
//
// Before each throw the reference net estimates what every one of the rolls that may fall would be worth; the
// luck of the throw is what the fallen one is worth less the exact mean of all. Whoever plays, whatever he
// plays and however wrong the net is, that difference has mean zero before the throw, since the net's opinion
// was fixed before it: so a result less its luck has the same mean as the result itself, and only its spread
// shrinks, the more the better the net knows what the players will make of a roll.
#pragma once

#include <memory>

#include "engine/search/round_search.h"
#include "game/match/match.h"

namespace trictrac::measure {

// What a player, or whoever measures, plays for: what is agreed, or something else on purpose.

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
  void begin_round(const MatchLedger& root, Side mine);

  // Below: a round has begun.
  Searcher& searcher();
  // match.state().stage is Roll.
  ChanceNode chance_node(const Match& match);
  // match.state().stage is Decide or Move.
  RolledPosition thrown(const Match& match);

 private:
  RoundSearch& search();
  // What the round stands for in what is aimed at.
  MatchLedger account_of(const Match& match);

  const net::Weights& weights_;
  const Tables tables_;
  const Aim aim_;
  std::unique_ptr<RoundSearch> search_;
};

// Tables that count tours won less tours lost: made of the states of `tables` in which no bredouille is left.
Tables tables_of_wins(const Tables& tables);

class Luck {
 public:
  // `weights` outlive it.
  Luck(const net::Weights& weights, const Tables& tables, Aim aim)
      : pursuit_(weights, tables, aim), aim_(aim) {}

  void begin_round(const MatchLedger& root) { pursuit_.begin_round(root, Side::White); }

  // Of `roll`, about to be thrown in `match`, whose stage is Roll; `simple`: no doublet can fall. Seen by
  // White: of what is aimed at, or tours won less tours lost.
  Units of(const Match& match, Roll roll, bool simple);

 private:
  Units equity(const ChanceNode& chance_node, Roll roll);

  Pursuit pursuit_;
  const Aim aim_;
  RolledPosition thrown_;
};

}  // namespace trictrac::measure
