// A match that was put off after a marqué and is resumed from what was noted of it (S3's postponement
// tables): of two players, of three à la ronde, and of the chouette.
#pragma once

#include <optional>

#include "game/match/ecrire.h"
#include "game/match/honours.h"
#include "game/match/problem.h"

namespace trictrac {

struct Resumed {
  Carried carried{};
  Side dice =
      Side::White;  // who throws first in the marqué now to be begun; of three, who stays and has White
  // Combiné only: the honours partie in course, and the poule.
  PerSide<int> holes{};
  std::optional<Side> cravate{};  // whose peg has it: he takes his holes second, in one run
  int fiches = 0;                 // won by White, less lost, what lies in the basket apart
  PerSide<int> basket{};          // put in by each; nothing: a poule is newly begun
  std::optional<Side> contrat{};  // who is marked at the poule
  friend bool operator==(const Resumed&, const Resumed&) = default;
};

inline bool resumes(const Resumed& r) { return marques_in(r.carried) != 0; }

// What cannot have been noted of a match of `rounds` marqués with that poule; nothing if all is well. The
// limits of each number are in match_option.h.
std::optional<MatchProblem> problem_of(const Resumed& r, int rounds, const PouleOptions& poule);

// The same of two accounts, and of three players, whose paris may be paid pair by pair.
std::optional<MatchProblem> problem_of_two(const Resumed& r);
std::optional<MatchProblem> problem_of_three(const Resumed& r, bool by_pairs);

// The honours partie in course, and the poule; those of a match that begins where nothing is resumed.
Marque honours_of(const Resumed& r);
Poule poule_of(const Resumed& r, const PouleOptions& options);

}  // namespace trictrac
