#include "game/match/resumed.h"

#include <utility>

#include "base/text_of.h"
#include "game/match/format.h"

namespace trictrac {
namespace {

using Problem = std::optional<MatchProblem>;

MatchProblem lost_problem(std::string_view code, std::string message) {
  return {"carried_lost_white", code, std::move(message)};
}

Problem marques_problem(const Carried& carried, int rounds) {
  const auto [white, black] = carried.lost;
  if (white < 0 || black < 0 || carried.lost_by_third < 0)
    return lost_problem("limit", "the number of marqués lost cannot be negative");
  if (marques_in(carried) == 0)
    return lost_problem("nothing_lost", "no marqué has been lost yet: there is nothing to resume");
  if (marques_in(carried) > rounds)
    return lost_problem(
        "all_lost", text_of("{} marqués have been lost, but {} were agreed", marques_in(carried), rounds));
  if (marques_in(carried) == rounds)
    return lost_problem("all_lost", "all marqués agreed have been played: there is nothing to resume");
  return std::nullopt;
}

Problem holes_problem(const Resumed& r) {
  if (r.cravate && (r.holes.white == 0 || r.holes.black == 0))
    return MatchProblem{"carried_cravate", "cravate",
                        "the player with the cravate took their holes after the opponent's: both have some"};
  return std::nullopt;
}

MatchProblem contrat_problem(std::string_view code, std::string message) {
  return {"carried_contrat", code, std::move(message)};
}

// S3: the loser of a partie puts in as many fiches as they pay, on top of the stakes.
Problem poule_problem(const Resumed& r, int stake) {
  const auto [white, black] = r.basket;
  if (r.contrat && r.basket[other(*r.contrat)] <= stake)
    return contrat_problem(
        "basket", "the player at the poule has won a partie: the opponent has put in more than a stake");
  if (r.contrat && r.basket[*r.contrat] < stake)
    return contrat_problem("basket", "each has put at least their stake into the basket");
  const bool begun = white == stake && black == stake;
  if (!r.contrat && !begun && white + black > 0)
    return contrat_problem("contrat", "the basket holds more than the stakes, so somebody is at the poule");
  return std::nullopt;
}

bool pays_by_pairs(const MatchOptions& o) {
  return o.ecrire.paris == Paris::Postillon && o.ecrire.postillon_over == PostillonOver::EachPair;
}

// Returns what cannot be true of a match of `rounds` marqués with that poule.
Problem problem_of(const Resumed& r, int rounds, const PouleOptions& poule) {
  if (auto p = marques_problem(r.carried, rounds)) return p;
  if (auto p = holes_problem(r)) return p;
  return poule_problem(r, poule.stake);
}

Problem problem_of_two(const Resumed& r) {
  const Carried two{.lost = r.carried.lost, .jetons = r.carried.jetons};
  if (r.carried == two) return std::nullopt;
  return lost_problem("third", "a third player's marqués and jetons are only for three players à la ronde");
}

Problem problem_of_three(const Resumed& r, bool by_pairs) {
  if (r.dice != Side::White)
    return MatchProblem{"carried_dice", "dice",
                        "of three players, the one who stays at the board has White and throws first (S3)"};
  if (can_have_been_lost(r.carried, by_pairs)) return std::nullopt;
  return lost_problem("seats",
                      "these marqués cannot have been lost in this way: the first two play the first marqué, "
                      "its loser stays, and each leaves after two (S1 XIX, S3)");
}

// The side that has the cravate, or has taken holes alone.
std::optional<Side> runner_of(const Resumed& r) {
  if (r.cravate) return r.cravate;
  for (const Side s : kSides)
    if (r.holes[s] > 0 && r.holes[other(s)] == 0) return s;
  return std::nullopt;
}

}  // namespace

// Returns why a match cannot resume: its seats depend on who has won, or it notes more than its format has.
std::optional<MatchProblem> resumed_problem(const MatchOptions& o) {
  if (o.resumed == Resumed{}) return std::nullopt;
  if (!takes(o.format, kOfMarques))
    return MatchProblem{
        "carried_lost_white", "not_resumed",
        "only à écrire and combiné resume from notes; continue the saved sheet or record instead"};
  if (!resumable(o))
    return MatchProblem{"company", "not_resumed",
                        "two players, three à la ronde and the chouette resume from notes; for two against "
                        "two, continue the saved sheet or record"};
  const Resumed of_ecrire{.carried = o.resumed.carried, .dice = o.resumed.dice};
  if (!takes(o.format, kOfHonours) && o.resumed != of_ecrire)
    return MatchProblem{"carried_holes_white", "not_resumed", "only combiné has honours and a poule"};
  if (auto p = problem_of(o.resumed, o.rounds, o.poule)) return p;
  if (auto p = is_ronde(o) ? problem_of_three(o.resumed, pays_by_pairs(o)) : problem_of_two(o.resumed))
    return p;
  if (o.company == Company::Chouette && o.resumed.dice != lead_of_chouette(o.resumed.carried))
    return MatchProblem{"carried_dice", "dice",
                        "the chouette throws first in the odd marqués, the opponent in the even ones (S3)"};
  return std::nullopt;
}

// If both runs are broken, it is unknown which began, and it no longer matters.
Marque honours_of(const Resumed& r) {
  return with_run({.options = {.signs = Signs::EtendardCravate}}, r.holes, runner_of(r));
}

// The opponent had won the partie before, if the player marked there has lost one to the poule.
Poule poule_of(const Resumed& r, const PouleOptions& options) {
  Poule poule{.options = options, .fiches = {r.fiches, -r.fiches}};
  if (r.basket == PerSide<int>{}) return opened(std::move(poule));
  poule.put = r.basket;
  for (const Side s : kSides) poule.fiches[s] -= poule.put[s];
  poule.open = true;
  poule.contrat = r.contrat;
  poule.both = r.contrat && r.basket[*r.contrat] > options.stake;
  return poule;
}

}  // namespace trictrac
