// Who can play a format together: how many, in which company, and whether they may take up a match put off.
#pragma once

#include <optional>
#include <vector>

#include "game/match/format.h"
#include "game/match/problem.h"

namespace trictrac {

// Why these players, in this company, cannot play this format; nothing if they can.
std::optional<MatchProblem> gathering_problem(const MatchOptions& options);

// Parts of the answer, which several formats share.
MatchProblem players_problem(std::string message);
MatchProblem company_problem(std::string message);
// Why so few or so many cannot play at one board, whatever they play.
std::optional<MatchProblem> number_problem(const MatchOptions& options);
// The whole answer where partners and a chouette are not played.
std::optional<MatchProblem> problem_alone(const MatchOptions& options);
// The whole answer where marqués are played: `of_company` in company, `alone` where everyone has his account.
std::optional<MatchProblem> problem_of_marques(const MatchOptions& options,
                                               std::optional<MatchProblem> of_company,
                                               std::optional<MatchProblem> alone);

// The format as each of those who can play it plays it: `preset`, with their number and company, fewest
// first.
std::vector<MatchOptions> gatherings_of(const MatchOptions& preset);

// May such a match be resumed from what was noted of it (S3)? Two against two, where seats hang on who
// has won, are not: no source says what is noted of them.
bool resumable(const MatchOptions& options);

}  // namespace trictrac
