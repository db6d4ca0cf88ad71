// Everything that can be played on one board, under the name of its source (section E).
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "base/find_named.h"
#include "game/match/ecrire_presets.h"
#include "game/match/format.h"

namespace trictrac {

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
