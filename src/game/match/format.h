// What is agreed before a match, whatever is played on the board (section E), and the presets of every
// format.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/find_named.h"
#include "game/match/chouette.h"
#include "game/match/ecrire_options.h"
#include "game/match/pool.h"
#include "game/match/problem.h"
#include "game/match/resumed.h"
#include "game/match/settlement.h"
#include "game/rules/options.h"

namespace trictrac {

enum class Format : std::uint8_t { Tours, Ecrire, Combine, Filled, Drained };

// How seats are given to more than two players: by lot, the lead drawn as between two (S1 V and XIX), or by
// a die each, the two highest beginning and the higher of them throwing first (S3).
enum class SeatDraw : std::uint8_t { Lots, Dice };

// How two players get their colours: as they sit down, or White for the higher die of the first lead (S1 V).
enum class WhiteDraw : std::uint8_t { AsSeated, HigherDie };

inline constexpr int kMostRounds = 48;
inline constexpr int kMostPlayers =
    32;  // in line at one board (ours: the poules of the sources know no limit)

struct MatchOptions {
  Format format = Format::Tours;
  int players = 2;
  Company company = Company::Alone;  // three or four with two accounts; Alone: everyone his own
  int rounds = 1;                    // tours, or marqués to be won; the poules go on until they are won
  int stake = 1;                     // of a simple tour, or put into a poule by each
  Method method = Method::Jetons;    // how the account of a partie à écrire is kept
  SeatDraw seats = SeatDraw::Lots;
  WhiteDraw white = WhiteDraw::AsSeated;
  EcrireOptions ecrire{};
  PouleOptions poule{};  // of trictrac combiné
  FirstWin first_win = FirstWin::Apart;
  bool run_doubles = true;  // in the drained poule
  Resumed resumed{};        // what was played another day
  friend bool operator==(const MatchOptions&, const MatchOptions&) = default;
};

// A part of MatchOptions: a format takes some, and each option belongs to one (match_option.h). A bit each.
enum OptionPart : unsigned {
  kOfRounds = 1 << 0,   // so many rounds are played, and White may be drawn for
  kOfStake = 1 << 1,    // of a tour, or put into a poule
  kOfSeats = 1 << 2,    // seats are drawn for where more than two play
  kOfMarques = 1 << 3,  // à écrire is played, here or in combiné
  kOfHonours = 1 << 4,  // and the honours, so that a game may be suspended
  kOfRonde = 1 << 5,    // three may resume à la ronde
  kOfFilled = 1 << 6,
  kOfDrained = 1 << 7,
  kOfAny = ~0u,  // the format does not matter
};

// What is fixed for a format, whatever else is agreed. Each has it in its own file (format_tours.h and so
// on).
struct FormatTraits {
  std::string_view game;   // its name in messages
  std::string_view unit;   // in which it is won, in messages
  Goal goal = Goal::None;  // ends a round at the board (K6, E); without one, going does
  // When, in English, for an entry that cannot be an end.
  std::string_view round_ends = "nobody has six holes: the round is not over; or there are too many";
  unsigned takes = 0;       // OptionPart, together
  bool pays_worth = false;  // a round is a tour, which pays its worth (K8)
};
const FormatTraits& traits_of(Format format);
inline bool takes(Format format, OptionPart part) { return traits_of(format).takes & part; }

// The rules of the board as this format needs them: what ends it (K6, E).
inline Goal goal_of(Format format) { return traits_of(format).goal; }

inline bool resumes(const MatchOptions& options) { return resumes(options.resumed); }

// Returns whether two players draw for White, which then leads too. A match that is resumed has its colours.
constexpr bool draws_white(const MatchOptions& options) {
  return options.players == 2 && options.white == WhiteDraw::HigherDie && !resumes(options);
}

// All that cannot be agreed, option by option; where the players do not suit the format, only that.
std::vector<MatchProblem> problems_of(const MatchOptions& options);
// The message of the first of them; nothing if all is well.
std::optional<std::string> problem_of(const MatchOptions& options);

// Who can play a format together: how many, in which company, and whether they may take up a match put off.

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

// Everything that can be played on one board, under the name of its source (section E).

struct FormatPreset {
  std::string_view name;
  std::string_view source;
  std::string_view rules;  // of the board, as the same source has them (kPresets)
  MatchOptions options;
};

inline constexpr std::array<FormatPreset, 8> kFormats{{
    {"tour", "Lois et règles du trictrac (S1 XX)", "lois", {}},
    {"ecrire-lalanne",
     kEcrirePresets[0].source,
     "lalanne",
     {.format = Format::Ecrire, .rounds = 6, .ecrire = kEcrirePresets[0].options}},
    {"ecrire-lois",
     kEcrirePresets[1].source,
     "lois",
     {.format = Format::Ecrire, .rounds = 8, .ecrire = kEcrirePresets[1].options}},
    {"ecrire-1780",
     kEcrirePresets[2].source,
     "lalanne",
     {.format = Format::Ecrire, .rounds = 8, .seats = SeatDraw::Dice, .ecrire = kEcrirePresets[2].options}},
    {"combine",
     "Trictrac combiné in the English article (S3)",
     "lalanne",
     {.format = Format::Combine, .rounds = 8, .seats = SeatDraw::Dice, .ecrire = kEcrirePresets[2].options}},
    {"poule-engraisser",
     kFilledPresets[0].source,
     "lalanne",
     {.format = Format::Filled, .players = 3, .stake = 10, .first_win = kFilledPresets[0].first_win}},
    {"poule-guiton",
     kFilledPresets[1].source,
     "lois",
     {.format = Format::Filled, .players = 3, .stake = 10, .first_win = kFilledPresets[1].first_win}},
    {"poule-plumer",
     "The English article (S3)",
     "lalanne",
     {.format = Format::Drained, .players = 3, .stake = 20}},
}};

// The format of that name, or nothing.
constexpr std::optional<FormatPreset> find_format(std::string_view name) {
  return find_named(kFormats, name);
}

}  // namespace trictrac
