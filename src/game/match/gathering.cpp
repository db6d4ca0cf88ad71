#include "game/match/gathering.h"

#include "base/text_of.h"
#include "game/match/chouette.h"

namespace trictrac {
namespace {

using Problem = std::optional<MatchProblem>;

constexpr Company kEveryCompany[] = {Company::Alone, Company::Chouette, Company::TwoAgainstTwo};

bool with_marques(Format format) { return format == Format::Ecrire || format == Format::Combine; }

MatchProblem players_problem(std::string message) { return {"players", "players", std::move(message)}; }
MatchProblem company_problem(std::string message) { return {"company", "company", std::move(message)}; }

Problem partners_problem(const MatchOptions& o) {
  if (!with_marques(o.format)) return company_problem("partners play à écrire or combiné only (S3)");
  if (o.company == Company::TwoAgainstTwo && o.format == Format::Ecrire && o.ecrire.most_players < 4)
    return company_problem("this account is for two players (S0)");
  if (o.players != seats_of(o.company))
    return players_problem(text_of("this company has {} players", seats_of(o.company)));
  return std::nullopt;
}

Problem marques_problem(const MatchOptions& o) {
  if (o.format == Format::Combine && o.players != 2)
    return players_problem(
        "combiné is played by two, two against two or with a chouette, never à la ronde (S3)");
  if (o.players == 4) return company_problem("four play two against two (S1 XIX, S3)");
  if (o.players > o.ecrire.most_players)
    return players_problem(text_of("this account is for at most {} players", o.ecrire.most_players));
  return std::nullopt;
}

}  // namespace

Problem gathering_problem(const MatchOptions& o) {
  if (o.format == Format::Tours && o.players != 2) return players_problem("a tour is for two players");
  if (o.players < 2 || o.players > kMostPlayers)
    return players_problem(text_of("there are {} players; there can be 2 to {}", o.players, kMostPlayers));
  if (o.company != Company::Alone) return partners_problem(o);
  return with_marques(o.format) ? marques_problem(o) : std::nullopt;
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
  return with_marques(o.format) && o.company != Company::TwoAgainstTwo;
}

}  // namespace trictrac
