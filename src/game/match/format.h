// Everything that can be played on one board, as data: the formats and what is agreed before (section E).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "game/match/chouette.h"
#include "game/match/jetons.h"
#include "game/match/pool.h"
#include "game/match/resumed.h"
#include "game/rules/options.h"

namespace trictrac {

enum class Format : std::uint8_t { Tours, Ecrire, Combine, Filled, Drained };

// How seats are given to more than two players: by lot, the lead drawn as between two (S1 V and XIX), or by
// a die each, the two highest beginning and the higher of them throwing first (S3).
enum class SeatDraw : std::uint8_t { Lots, Dice };

inline constexpr int kMostPlayers = 8;  // at one board (ours; the poules of the sources know no limit)

struct MatchOptions {
  Format format = Format::Tours;
  int players = 2;
  Company company = Company::Alone;  // three or four with two accounts; Alone: everyone his own
  int rounds = 1;                    // tours, or marqués to be won; the poules go on until they are won
  int stake = 1;                     // of a simple tour, or put into a poule by each
  Method method = Method::Jetons;    // how the account of a partie à écrire is kept
  SeatDraw seats = SeatDraw::Lots;
  EcrireOptions ecrire{};
  PouleOptions poule{};  // of trictrac combiné
  FirstWin first_win = FirstWin::Apart;
  bool run_doubles = true;  // in the drained poule
  Resumed resumed{};        // what was played another day
  friend bool operator==(const MatchOptions&, const MatchOptions&) = default;
};

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

// The rules of the board as this format needs them: what ends it (K6, E).
Goal goal_of(Format format);

constexpr bool resumes(const MatchOptions& options) { return resumes(options.resumed); }

// What cannot be agreed, in English, and what could be; nothing if all is well.
std::optional<std::string> problem_of(const MatchOptions& options);

}  // namespace trictrac
