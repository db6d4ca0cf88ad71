#include "game/match/format.h"

#include <utility>

#include "base/text_of.h"
#include "game/match/format_list.h"
#include "game/match/match_option.h"

namespace trictrac {

namespace {

using Problem = std::optional<MatchProblem>;

// Says what an option takes: "it goes from 2 to 48, by 2: an even number …".
std::string range_text(const MatchOption& o, const NumberRange& limits) {
  std::string text = text_of("it goes from {} to {}", limits.least, limits.most);
  if (limits.or_none) text += ", or is 0 for none";
  if (limits.step > 1) text += text_of(", by {}: {}", limits.step, o.step_rule);
  return text;
}

Problem limit_problem(const MatchOption& o, const MatchOptions& agreed) {
  const int value = o.get(agreed);
  const NumberRange limits = limits_of(o, agreed);
  if (!o.words.empty() || allows(limits, value)) return std::nullopt;
  return MatchProblem{o.name, "limit", text_of("{} is {}; {}", o.name, value, range_text(o, limits))};
}

// Returns why this number of players cannot play at one board, in any format.
Problem number_problem(const MatchOptions& o) {
  if (o.players >= 2 && o.players <= kMostPlayers) return std::nullopt;
  return players_problem(text_of("{} players cannot play: there can be 2 to {}", o.players, kMostPlayers));
}

}  // namespace

const FormatTraits& traits_of(Format format) {
  return of_format(format, [](auto f) -> const FormatTraits& { return f.kTraits; });
}

std::vector<MatchProblem> problems_of(const MatchOptions& o) {
  std::vector<MatchProblem> all;
  // The limits of the others hang on who plays.
  if (auto p = gathering_problem(o)) return {*std::move(p)};
  if (auto p = resumed_problem(o)) all.push_back(*std::move(p));
  for (const MatchOption& option : match_options())
    if (used(option, o))
      if (auto p = limit_problem(option, o)) all.push_back(*std::move(p));
  return all;
}

std::optional<std::string> problem_of(const MatchOptions& o) {
  const auto all = problems_of(o);
  return all.empty() ? std::nullopt : std::optional(all.front().message);
}

MatchProblem players_problem(std::string message) { return {"players", "players", std::move(message)}; }
MatchProblem company_problem(std::string message) { return {"company", "company", std::move(message)}; }

Problem problem_alone(const MatchOptions& o) {
  if (auto p = number_problem(o)) return p;
  if (o.company == Company::Alone) return std::nullopt;
  return company_problem("partners play à écrire or combiné only (S3)");
}

Problem problem_of_marques(const MatchOptions& o, Problem of_format) {
  if (auto p = number_problem(o)) return p;
  if (of_format) return of_format;
  if (o.company != Company::Alone) {
    if (o.players == seats_of(o.company)) return std::nullopt;
    return players_problem(text_of("this company has {} players", seats_of(o.company)));
  }
  if (o.players > o.ecrire.most_players)
    return players_problem(o.ecrire.most_players == 2
                               ? std::string(kTwoOrChouette)
                               : text_of("this format is for at most {} players", o.ecrire.most_players));
  if (o.players == 4) return company_problem("four play two against two (S1 XIX, S3)");
  return std::nullopt;
}

Problem gathering_problem(const MatchOptions& o) {
  return of_format(o.format, [&](auto f) { return f.gathering_problem(o); });
}

std::vector<MatchOptions> gatherings_of(const MatchOptions& preset) {
  std::vector<MatchOptions> all;
  MatchOptions o = preset;
  for (o.players = 2; o.players <= kMostPlayers; ++o.players)
    for (const Company company : {Company::Alone, Company::Chouette, Company::TwoAgainstTwo}) {
      o.company = company;
      if (!gathering_problem(o)) all.push_back(o);
    }
  return all;
}

bool resumable(const MatchOptions& o) {
  return takes(o.format, kOfMarques) && o.company != Company::TwoAgainstTwo;
}

}  // namespace trictrac
