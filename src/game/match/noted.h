// The notes that S3 prescribes for an adjourned match, and the match resumed from them.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "game/match/match_option.h"

namespace trictrac {

// The notes of one account: White or Black; or the first, second or third of three players, numbered as in
// Carried.
struct NotedAccount {
  int lost = 0;        // marqués: its paris
  int jetons = 0;      // that lie before it where there are stakes (EcrireOptions::stake); else won less lost
  int fiches = 0;      // from other boxes, which it holds
  int drawn = 0;       // of three players: fiches out of its own box
  int laid_aside = 0;  // of two: fiches out of its own box that nobody holds (Holding)
  int holes = 0;       // of the honours partie in course
  int honours = 0;     // fiches of the opponent's box, which it holds for the honours
  int basket = 0;      // fiches it has put into the basket
  friend bool operator==(const NotedAccount&, const NotedAccount&) = default;
};

struct Noted {
  std::array<NotedAccount, kMostAccounts> accounts{};
  Side dice = Side::White;
  std::optional<Side> cravate{};
  std::optional<Side> contrat{};  // who is marked at the poule
  // With three players: the player who stays at the board and throws first, the one who comes to meet them,
  // and the marqués that the first has lost to the second if paris are settled pair by pair.
  int stays = 0;
  int comes = 1;
  int first_to_second = 0;
  friend bool operator==(const Noted&, const Noted&) = default;
};

// One figure noted for each account.
struct NotedField {
  std::string_view name;
  int NotedAccount::* of;
};
std::span<const NotedField> noted_fields();

// Return whether a match with these options needs the figure, and the numbers that the figure may have.
bool noted_in(const NotedField& field, const MatchOptions& options);
NumberRange limits_of(const NotedField& field, const MatchOptions& options);

// Returns the number of accounts in a match with these options.
int accounts_of(const MatchOptions& options);

// Returns the jetons won, less lost, by an account before any queue: what exceeds its stake, and what it laid
// out for marqués lost (S3).
int won_by(const Noted& noted, const MatchOptions& options, int account);

// Returns `options` of the match resumed from the notes; the chouette has its own rule for the first throw.
MatchOptions resumed_from(MatchOptions options, const Noted& noted);

// Returns all problems of the notes: numbers beyond their limits, jetons won that nobody has lost, and the
// problems of the resumed match (`problems_of`).
std::vector<MatchProblem> problems_of(const Noted& noted, const MatchOptions& options);

}  // namespace trictrac
