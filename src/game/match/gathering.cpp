#include "game/match/gathering.h"

#include <utility>

#include "base/text_of.h"
#include "game/match/format_list.h"

namespace trictrac {
namespace {

using Problem = std::optional<MatchProblem>;

constexpr Company kEveryCompany[] = {Company::Alone, Company::Chouette, Company::TwoAgainstTwo};

}  // namespace

MatchProblem players_problem(std::string message) { return {"players", "players", std::move(message)}; }
MatchProblem company_problem(std::string message) { return {"company", "company", std::move(message)}; }

Problem number_problem(const MatchOptions& o) {
  if (o.players >= 2 && o.players <= kMostPlayers) return std::nullopt;
  return players_problem(text_of("there are {} players; there can be 2 to {}", o.players, kMostPlayers));
}

Problem problem_alone(const MatchOptions& o) {
  if (auto p = number_problem(o)) return p;
  if (o.company == Company::Alone) return std::nullopt;
  return company_problem("partners play à écrire or combiné only (S3)");
}

Problem problem_of_marques(const MatchOptions& o, Problem of_company, Problem alone) {
  if (auto p = number_problem(o)) return p;
  if (o.company != Company::Alone) {
    if (of_company) return of_company;
    if (o.players == seats_of(o.company)) return std::nullopt;
    return players_problem(text_of("this company has {} players", seats_of(o.company)));
  }
  if (alone) return alone;
  if (o.players == 4) return company_problem("four play two against two (S1 XIX, S3)");
  if (o.players <= o.ecrire.most_players) return std::nullopt;
  return players_problem(text_of("this account is for at most {} players", o.ecrire.most_players));
}

Problem gathering_problem(const MatchOptions& o) {
  return of_format(o.format, [&](auto f) { return f.gathering_problem(o); });
}

std::vector<MatchOptions> gatherings_of(const MatchOptions& preset) {
  std::vector<MatchOptions> all;
  MatchOptions o = preset;
  for (o.players = 2; o.players <= kMostPlayers; ++o.players)
    for (const Company company : kEveryCompany) {
      o.company = company;
      if (!gathering_problem(o)) all.push_back(o);
    }
  return all;
}

bool resumable(const MatchOptions& o) {
  return takes(o.format, kOfMarques) && o.company != Company::TwoAgainstTwo;
}

}  // namespace trictrac
