// What the tables of S3 say when a match is put off, and the match that goes on from them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "game/match/match_option.h"

namespace trictrac {

// What is noted of one account: White's and Black's, or of three players the first, the second and the third,
// who are numbered as in Carried.
struct NotedAccount {
  int lost = 0;        // marqués: its paris
  int jetons = 0;      // that lie before it where there are stakes (EcrireOptions::stake); else won less lost
  int fiches = 0;      // of the other boxes, which it holds
  int drawn = 0;       // of three players: fiches out of its own box
  int laid_aside = 0;  // of two: fiches out of its own box that nobody holds (Holding)
  int holes = 0;       // of the honours partie in course
  int honours = 0;     // fiches of the opponent's box, which it holds for the honours
  int basket = 0;      // fiches it has put into the basket
  friend bool operator==(const NotedAccount&, const NotedAccount&) = default;
};

// All that is noted.
struct Noted {
  std::array<NotedAccount, kMostAccounts> accounts{};
  Side dice = Side::White;
  std::optional<Side> cravate{};
  std::optional<Side> contrat{};  // who is marked at the poule
  // Of three players: who stays at the board and throws first, who comes to meet them, and what the first has
  // lost to the second where paris are paid pair by pair.
  int stays = 0;
  int comes = 1;
  int first_to_second = 0;
  friend bool operator==(const Noted&, const Noted&) = default;
};

// One thing that is noted of each account.
struct NotedField {
  std::string_view name;
  int NotedAccount::* of;
};
std::span<const NotedField> noted_fields();

// Returns whether it is noted of such a match; and the numbers it takes there.
bool noted_in(const NotedField& field, const MatchOptions& options);
NumberRange limits_of(const NotedField& field, const MatchOptions& options);

// Returns how many accounts there are.
int accounts_of(const MatchOptions& options);

// Returns the jetons an account has won, less lost, before any queue: of a stake what is more, and what was
// laid out for marqués lost (S3).
int won_by(const Noted& noted, const MatchOptions& options, int account);

// Returns `options` as they are resumed from what was noted; the chouette has her own first throw.
MatchOptions resumed_from(MatchOptions options, const Noted& noted);

// Returns all that cannot have been noted so: a number beyond its limits, jetons won that nobody has lost,
// and what `problems_of` finds in the match resumed.
std::vector<MatchProblem> problems_of(const Noted& noted, const MatchOptions& options);

}  // namespace trictrac
