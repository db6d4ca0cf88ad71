// What is agreed before a match, whatever is played on the board (section E; presets: formats.h).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/match/chouette.h"
#include "game/match/jetons.h"
#include "game/match/pool.h"
#include "game/match/problem.h"
#include "game/match/resumed.h"
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

// The rules of the board as this format needs them: what ends it (K6, E).
Goal goal_of(Format format);

inline bool resumes(const MatchOptions& options) { return resumes(options.resumed); }

// Returns whether two players draw for White, which then leads too. A match that is resumed has its colours.
constexpr bool draws_white(const MatchOptions& options) {
  return options.players == 2 && options.white == WhiteDraw::HigherDie && !resumes(options);
}

// All that cannot be agreed, option by option; where the players do not suit the format, only that.
std::vector<MatchProblem> problems_of(const MatchOptions& options);
// The message of the first of them; nothing if all is well.
std::optional<std::string> problem_of(const MatchOptions& options);

}  // namespace trictrac
