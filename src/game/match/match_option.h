// All that may be agreed before a match, one by one: the name, values, limits and source of each. What may be
// agreed (format.h), texts and messages read this table; there is no other.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "game/match/format.h"

namespace trictrac {

inline constexpr int kMostMatchNumber = 10000;

// The numbers that an option takes.
struct NumberRange {
  int least = 0;
  int most = kMostMatchNumber;
  int step = 1;          // it is a multiple of this
  bool or_none = false;  // it may also be 0: there is none
  friend constexpr bool operator==(const NumberRange&, const NumberRange&) = default;
};

constexpr bool allows(const NumberRange& l, int n) {
  return (n >= l.least && n <= l.most && n % l.step == 0) || (l.or_none && n == 0);
}

struct MatchOption {
  std::string_view name;
  std::string_view source;
  OptionPart part = kOfAny;  // a format that takes it uses this option
  bool (*uses)(const MatchOptions&) =
      nullptr;  // whether it does with what else is agreed; nothing where all do
  std::span<const std::string_view>
      words{};           // its values in the order of their enumeration; a number has none
  NumberRange limits{};  // of a number, whatever else is agreed
  int (*step)(const MatchOptions&) = nullptr;      // of a number whose step hangs on what else is agreed
  std::string_view step_rule{};                    // in English: which numbers that leaves, and why
  std::span<const int> usual{};                    // of a number: those the sources name, where they are few
  bool is_switch = false;                          // off or on
  bool (*matters)(const MatchOptions&) = nullptr;  // to this company; nothing where it does to all
  bool carried = false;                            // of a match that is resumed, and of no other
  int (*unsaid)(const MatchOptions&) = nullptr;  // what a stored text means that does not name it, where that
                                                 // is not what its preset says
  int (*get)(const MatchOptions&) = nullptr;
  void (*set)(MatchOptions&, int) = nullptr;
};

// All of them, in the order in which they are printed.
std::span<const MatchOption> match_options();

// Does `o` make a difference in the format of `agreed`?
inline bool used(const MatchOption& o, const MatchOptions& agreed) {
  return takes(agreed.format, o.part) && (!o.uses || o.uses(agreed));
}

// The numbers that `o` takes where the rest is as in `agreed`: o.limits, and within them the multiples of its
// step.
NumberRange limits_of(const MatchOption& o, const MatchOptions& agreed);

// What the tables of S3 say when a match is put off, and the match that goes on from them.

// Of one account: White's and Black's, or of three players the first, the second and the third, who are
// numbered as in Carried.
struct NotedAccount {
  int lost = 0;        // marqués: its paris
  int jetons = 0;      // that lie before it where there are stakes (EcrireOptions::stake); else won less lost
  int fiches = 0;      // of the other boxes, which it holds
  int drawn = 0;       // of three players: fiches out of its own box
  int laid_aside = 0;  // of two: fiches out of its own box that nobody holds (Holding)
  int holes = 0;       // of the honours partie in course
  int honours = 0;     // fiches of the other's box, which it holds for the honours
  int basket = 0;      // fiches it has put into the basket
  friend bool operator==(const NotedAccount&, const NotedAccount&) = default;
};

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

// Is it noted of such a match?
bool noted_in(const NotedField& field, const MatchOptions& options);
NumberRange limits_of(const NotedField& field, const MatchOptions& options);

// How many accounts there are.
int accounts_of(const MatchOptions& options);

// The jetons an account has won, less lost, before any queue: of a stake what is more, and what he has laid
// out for marqués lost (S3).
int won_by(const Noted& noted, const MatchOptions& options, int account);

// `options` as they are resumed from what was noted; the chouette has her own first throw.
MatchOptions resumed_from(MatchOptions options, const Noted& noted);

// All that cannot have been noted so: a number beyond its limits, jetons won that nobody has lost, and what
// `problems_of` finds in the match resumed.
std::vector<MatchProblem> problems_of(const Noted& noted, const MatchOptions& options);

}  // namespace trictrac
