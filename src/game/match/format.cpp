#include "game/match/format.h"

#include "base/text_of.h"
#include "game/match/ecrire.h"

namespace trictrac {
namespace {

using Problem = std::optional<std::string>;

constexpr int kMostRounds = 48;
constexpr int kMostStake = 10000;

Problem out_of_range(std::string_view name, int value, int least, int most) {
  if (value >= least && value <= most) return std::nullopt;
  return text_of("{} is {}; it goes from {} to {}", name, value, least, most);
}

Problem company_problem(const MatchOptions& o) {
  if (o.company == Company::Alone) return std::nullopt;
  if (o.format != Format::Ecrire && o.format != Format::Combine)
    return "partners play à écrire or combiné only (S3)";
  if (o.company == Company::TwoAgainstTwo && o.format == Format::Ecrire && o.ecrire.most_players < 4)
    return "this account is for two players (S0)";
  if (o.players != seats_of(o.company)) return text_of("this company has {} players", seats_of(o.company));
  return std::nullopt;
}

// Accounts of two are resumed, and nothing of combiné where that is not played.
Problem resumed_problem(const MatchOptions& o) {
  if (o.resumed == Resumed{}) return std::nullopt;
  if (o.format != Format::Ecrire && o.format != Format::Combine)
    return "only à écrire and combiné are resumed from what was noted; go on with the saved sheet or record";
  if (o.company == Company::TwoAgainstTwo || (o.company == Company::Alone && o.players != 2))
    return "two players and the chouette resume from what was noted: à la ronde and two against two, where "
           "seats "
           "hang on who has won, go on with the saved sheet or record";
  Resumed of_ecrire{.carried = o.resumed.carried, .dice = o.resumed.dice};
  if (o.format == Format::Ecrire && o.resumed != of_ecrire) return "honours and poule are for combiné";
  if (auto p = problem_of(o.resumed, o.rounds, o.poule)) return p;
  if (o.company == Company::Chouette && o.resumed.dice != lead_of_chouette(o.resumed.carried))
    return "the chouette throws first in the odd marqués, her opponent in the even ones (S3)";
  return std::nullopt;
}

Problem ecrire_problem(const MatchOptions& o) {
  if (o.company == Company::Alone && o.format == Format::Combine && o.players != 2)
    return "combiné is played by two, two against two or with a chouette, never à la ronde (S3)";
  if (o.company == Company::Alone && o.players == 4) return "four play two against two (S1 XIX, S3)";
  const int players = o.company == Company::Alone ? o.players : players_of(o.company);
  if (players > o.ecrire.most_players)
    return text_of("this account is for at most {} players", o.ecrire.most_players);
  if (!lawful_count(o.ecrire, players, o.rounds))
    return text_of(
        "{} marqués do not suit {} players: an even number for two, a multiple of three for three (section "
        "E)",
        o.rounds, players);
  if (o.ecrire.marque.hole_cap != 0 && o.ecrire.marque.hole_cap < kObligatoryHole)
    return "a limit on holes is six at least (S1 II)";
  if (auto p = out_of_range("fiche", o.ecrire.fiche, 1, kMostStake)) return p;
  if (auto p = out_of_range("queue_per_loss", o.ecrire.queue.per_loss, 0, kMostStake)) return p;
  if (auto p = out_of_range("poule_stake", o.poule.stake, 0, kMostStake)) return p;
  if (auto p = out_of_range("poule_simple", o.poule.simple, 1, kMostStake)) return p;
  return out_of_range("queue_generale", o.ecrire.queue_generale, 0, kMostStake);
}

Problem poule_problem(const MatchOptions& o) {
  if (o.format == Format::Drained && !lawful_stake({o.stake, o.run_doubles}, o.players))
    return "five per cent of all stakes must be whole: their sum is a multiple of twenty";
  return std::nullopt;
}

}  // namespace

Goal goal_of(Format format) {
  switch (format) {
    case Format::Tours: return Goal::Twelve;
    case Format::Filled: return Goal::Six;
    default: return Goal::None;
  }
}

Problem problem_of(const MatchOptions& o) {
  const bool pool = o.format == Format::Filled || o.format == Format::Drained;
  if (o.format == Format::Tours && o.players != 2) return "a tour is for two players";
  if (auto p = out_of_range("players", o.players, 2, kMostPlayers)) return p;
  if (auto p = out_of_range("stake", o.stake, 1, kMostStake)) return p;
  if (auto p = out_of_range("rounds", o.rounds, 1, kMostRounds)) return p;
  if (auto p = company_problem(o)) return p;
  if (auto p = resumed_problem(o)) return p;
  if (pool) return poule_problem(o);
  return o.format == Format::Tours ? std::nullopt : ecrire_problem(o);
}

}  // namespace trictrac
