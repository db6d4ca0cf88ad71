// The options of a match in every format (section E), and the presets.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/find_named.h"
#include "game/match/ecrire.h"
#include "game/match/pool.h"
#include "game/match/resumed.h"
#include "game/match/settlement.h"
#include "game/rules/options.h"

namespace trictrac {

enum class Format : std::uint8_t { Tours, Ecrire, Combine, Filled, Drained };

// The ways to seat more than two players: by lot, with the lead drawn as between two (S1 V and XIX); or by a
// die each, the two highest beginning and the highest throwing first (S3).
enum class SeatDraw : std::uint8_t { Lots, Dice };

// The ways to assign colours to two players: as they sit down, or White to the higher die of the first lead
// (S1 V).
enum class WhiteDraw : std::uint8_t { AsSeated, HigherDie };

inline constexpr int kMostRounds = 48;
// The most players in line at one board (ours: the sources set no limit for poules).
inline constexpr int kMostPlayers = 32;

struct MatchOptions {
  Format format = Format::Tours;
  int players = 2;
  Company company = Company::Alone;  // three or four with two accounts; Alone: everyone their own
  int rounds = 1;                    // tours, or marqués to be won; the poules go on until they are won
  int stake = 1;                     // of a simple tour, or put into a poule by each
  Method method = Method::Jetons;    // how the account of a partie à écrire is kept
  SeatDraw seats = SeatDraw::Lots;
  WhiteDraw white = WhiteDraw::AsSeated;
  EcrireOptions ecrire{};
  PouleOptions poule{};  // of trictrac combiné
  FirstWin first_win = FirstWin::Apart;
  bool run_doubles = true;  // in the drained poule
  Resumed resumed{};        // the marqués of another day
  friend bool operator==(const MatchOptions&, const MatchOptions&) = default;
};

// Parts of MatchOptions, one bit each. A format uses some of them; each option belongs to one
// (match_option.h).
enum OptionPart : unsigned {
  kOfRounds = 1 << 0,   // the number of rounds is fixed, and White may be drawn for
  kOfStake = 1 << 1,    // of a tour, or put into a poule
  kOfSeats = 1 << 2,    // seats are drawn for where more than two play
  kOfMarques = 1 << 3,  // à écrire is played, here or in combiné
  kOfHonours = 1 << 4,  // and the honours, so that a game may be suspended
  kOfRonde = 1 << 5,    // three may resume à la ronde
  kOfFilled = 1 << 6,
  kOfDrained = 1 << 7,
  kOfAny = ~0u,  // the format does not matter
};

// The fixed properties of a format, independent of the options.
struct FormatTraits {
  std::string_view game;   // its name in messages
  std::string_view unit;   // in which it is won, in messages
  Goal goal = Goal::None;  // ends a round at the board (K6, E); without one, going does
  // The condition, in English, that an entry does not meet if it cannot be an end.
  std::string_view round_ends = "nobody has six holes: the round is not over; or there are too many";
  unsigned takes = 0;       // OptionPart, together
  bool pays_worth = false;  // a round is a tour, which pays its worth (K8)
};
// Returns the fixed properties of `format`.
const FormatTraits& traits_of(Format format);
inline bool takes(Format format, OptionPart part) { return traits_of(format).takes & part; }

// Returns the goal that ends a round at the board in this format (K6, E).
inline Goal goal_of(Format format) { return traits_of(format).goal; }

inline bool resumes(const MatchOptions& options) { return resumes(options.resumed); }

// Returns whether three players play à la ronde, each for themselves.
constexpr bool is_ronde(const MatchOptions& options) {
  return options.company == Company::Alone && options.players == 3;
}

// Returns whether two players draw for White, who then also throws first. A resumed match has its colours.
constexpr bool draws_white(const MatchOptions& options) {
  return options.players == 2 && options.white == WhiteDraw::HigherDie && !resumes(options);
}

// An option that is not possible, as a value that a page can put into its own words.
struct MatchProblem {
  std::string_view option;  // the one that is wrong, by its name (match_option.h)
  std::string_view code;    // which rule it breaks; docs/protocol.md lists them
  std::string message;      // in English: the fault, and the remedy
};

// Returns all problems of the options, one by one; if the players do not suit the format, only that problem.
std::vector<MatchProblem> problems_of(const MatchOptions& options);
// Returns the message of the first problem, or nullopt.
std::optional<std::string> problem_of(const MatchOptions& options);

// The groups that can play a format: their number, their company, and whether they may resume an adjourned
// match.

// Returns the reason why these players, in this company, cannot play this format, or nullopt.
std::optional<MatchProblem> gathering_problem(const MatchOptions& options);

// Parts of gathering_problem that several formats share. Makes a problem of the number of players, or of
// their company.
MatchProblem players_problem(std::string message);
MatchProblem company_problem(std::string message);
// Returns the problem of a company in a format that is played alone, or nullopt.
std::optional<MatchProblem> problem_alone(const MatchOptions& options);
// Returns the problem of those who play marqués, or nullopt; `of_format` is one of this format alone.
std::optional<MatchProblem> problem_of_marques(const MatchOptions& options,
                                               std::optional<MatchProblem> of_format = {});

// Returns `preset` for each number and company of players who can play it, the fewest first.
std::vector<MatchOptions> gatherings_of(const MatchOptions& preset);

// Returns whether such a match can be resumed from notes (S3). A match of two against two, where the seats
// depend on the winners, cannot: no source tells its notes.
bool resumable(const MatchOptions& options);
// Returns the reason why the match cannot resume from its notes, or nullopt, also if none is resumed.
std::optional<MatchProblem> resumed_problem(const MatchOptions& options);

// A format as described by one source (section E).
struct FormatPreset {
  std::string_view name;
  std::string_view source;
  std::string_view rules;  // of the board, as the same source has them (kPresets)
  MatchOptions options;
};

inline constexpr std::array<FormatPreset, 8> kFormats{{
    {"tour", "Lois et règles du trictrac (S1 XX)", "lois", {}},
    {"ecrire-lalanne",
     "Lalanne, Le trictrac à écrire (S0)",
     "lalanne",
     {.format = Format::Ecrire, .rounds = 6, .ecrire = kEcrireLalanne}},
    {"ecrire-lois",
     "Lois et règles du trictrac (S1)",
     "lois",
     {.format = Format::Ecrire, .rounds = 8, .ecrire = kEcrireLois}},
    {"ecrire-1780",
     "The older rules of the English article (S3)",
     "lalanne",
     {.format = Format::Ecrire, .rounds = 8, .seats = SeatDraw::Dice, .ecrire = kEcrire1780}},
    {"combine",
     "Trictrac combiné in the English article (S3)",
     "lalanne",
     {.format = Format::Combine, .rounds = 8, .seats = SeatDraw::Dice, .ecrire = kEcrire1780}},
    {"poule-engraisser",
     "The English article (S3)",
     "lalanne",
     {.format = Format::Filled, .players = 3, .stake = 10, .first_win = FirstWin::Apart}},
    {"poule-guiton",
     "Guiton, Traité complet du jeu de trictrac, chapter VIII",
     "lois",
     {.format = Format::Filled, .players = 3, .stake = 10, .first_win = FirstWin::Counts}},
    {"poule-plumer",
     "The English article (S3)",
     "lalanne",
     {.format = Format::Drained, .players = 3, .stake = 20}},
}};

// Returns the preset of that name, or nullopt.
constexpr std::optional<FormatPreset> find_format(std::string_view name) {
  return find_named(kFormats, name);
}

}  // namespace trictrac
