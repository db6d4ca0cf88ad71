// The historic rules as data: the options of a tour (presets: presets.h).
#pragma once

#include <cstdint>
#include <optional>

namespace trictrac {

enum class BearingOff : std::uint8_t { Parisian, Provincial, Backgammon };     // M8, M9
enum class Lead : std::uint8_t { OneDie, ThrowAnew, CoupEtDes };               // K9 a, b, c
enum class Worth : std::uint8_t { SimpleDouble, Pont, Honours, Honours1780 };  // K8
enum class Marking : std::uint8_t { Engine, Hand };                            // R1
enum class Moves : std::uint8_t { Refused, Touch };  // R1: wrong ones are refused, or stand (R20)
enum class Pegs : std::uint8_t { Law, Hand };        // R2: the mover of holes and bredouilles
// The version of section R: as in 1.0.0, or amended (R2, R5, R22, K4).
enum class HandLaw : std::uint8_t { First, Amended };
enum class Goal : std::uint8_t { Twelve, Six, None };  // holes that end it: K6; a poule; going only

struct RuleOptions {
  BearingOff bearing_off = BearingOff::Parisian;
  bool pile = true;        // P11, on in the tariff of the Lois et règles (K10)
  bool rencontre = false;  // P11
  bool margot = false;     // P11
  Lead lead = Lead::OneDie;
  Worth worth = Worth::SimpleDouble;
  Marking marking = Marking::Engine;
  Moves moves = Moves::Refused;
  Pegs pegs = Pegs::Law;
  HandLaw hand_law = HandLaw::First;  // of older games and texts, which do not name it
  bool missed = false;                // R3: wrong marks are shown once they cannot be disputed any more
  Goal goal = Goal::Twelve;           // set by the format, not by the players
  friend constexpr bool operator==(const RuleOptions&, const RuleOptions&) = default;
};

// Returns the holes that end a tour with this goal, or nullopt if only going ends the round (section E).
constexpr std::optional<int> holes_to_win(Goal goal) {
  switch (goal) {
    case Goal::Twelve: return 12;
    case Goal::Six: return 6;
    case Goal::None: return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace trictrac
