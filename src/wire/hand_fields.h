// The fields of what was marked or played wrongly at a board kept by its players (section R).
#pragma once

#include "contract/game_codec.h"
#include "game/match/hand_board.h"

namespace trictrac::contract {

template <>
inline constexpr auto kFields<referee::JanDue> =
    fields("A jan that should have been marked.", field<&referee::JanDue::jan>(),
           field("rule", [](const referee::JanDue& due) { return tariff(due.jan).rule; }),
           field<&referee::JanDue::ways>(), field<&referee::JanDue::points>());

// Returns a member that only a mark has, or only a play.
template <class M>
std::optional<M> of_a_mark(const Missed& m, M Missed::* at) {
  return m.part ? std::optional(m.*at) : std::nullopt;
}
inline constexpr auto kWhoMissed =
    fields("", field<&Missed::side>(), field("for", [](const Missed& m) {
                                         return m.part ? name_of(*m.part) : std::string_view("play");
                                       }).written_as("Part|'play'"));
inline constexpr auto kWhatWasMissed = fields(
    "A mark, or a wrong play, that stood although it was wrong.",
    field("dice", [](const Missed& m) { return m.roll.roll; }),
    field("rule", "of a play", [](const Missed& m) { return m.part ? std::nullopt : std::optional(m.rule); }),
    field("due", "what the rules gave", [](const Missed& m) { return of_a_mark(m, &Missed::due); }),
    field("marked", [](const Missed& m) { return of_a_mark(m, &Missed::marked); }),
    field("schooled", "what the opponent marked for the difference",
          [](const Missed& m) { return of_a_mark(m, &Missed::schooled); }),
    field("points", "the points too few (negative: too many) that were never claimed",
          [](const Missed& m) { return of_a_mark(m, &Missed::points); }),
    field("jans", [](const Missed& m) { return of_a_mark(m, &Missed::jans); }));
template <>
inline constexpr auto kFields<Missed> =
    kWhoMissed + fields("", field("roll", [](const Missed& m) { return m.roll.number; })) + kWhatWasMissed;

}  // namespace trictrac::contract
