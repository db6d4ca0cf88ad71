// The inputs of the net for a relevé: one small number in each of a fixed set of slots.
#pragma once

#include <array>
#include <cstdint>

#include "game/rules/state.h"

namespace trictrac::net {

// A relevé before a roll, from the point of view of the player about to throw.
struct NetInput {
  Position board;
  std::uint8_t points = 0, points_other = 0;  // 0..10, even
  std::uint8_t run =
      0;  // the player whose points are without interruption: 0 none, 1 the player, 2 the opponent
  std::uint8_t rolls = 0, rolls_other = 0;  // thrown since the men were last put back
  std::uint8_t rules = 0;                   // that change play, as bits
  friend constexpr bool operator==(const NetInput&, const NetInput&) = default;
};

// Returns the input of a relevé before a roll, for the player who is about to throw.
NetInput net_input_of(const State& state);

inline constexpr int kSlots = 80;
inline constexpr int kMenSlots = 48;  // the first: men on each flèche, the player's and the opponent's

// The net inputs that belong to one slot.
struct Slot {
  int first = 0;   // the number of its value 0 among all inputs; of a men slot that input weighs nothing
  int values = 1;  // how many values it can have
};
extern const std::array<Slot, kSlots> kSlotTable;
inline constexpr int kInputs = 1600;  // at least all values of all slots

// The value in each slot.
using Features = std::array<std::uint8_t, kSlots>;

// Fills the slots for `net_input`.
void extract(const NetInput& net_input, Features& features);

// The men of one side, in its own numbering.
struct SideFeatures {
  explicit SideFeatures(const Men& men) : men(men), one(at_least(men, 1)), two(at_least(men, 2)) {}
  Men men;
  FlecheSet one, two;  // flèches with a man at least, with two
};

// Extracts the features of inputs that differ only in the opponent's men, as after the plays of one roll:
// everything else is computed once.
class FeatureExtractor {
 public:
  // Takes everything but the opponent's men from `net_input`.
  explicit FeatureExtractor(const NetInput& net_input);
  // Fills the slots for these men of the opponent, in the opponent's numbering.
  void extract(const Men& other, Features& features) const;

 private:
  SideFeatures own_;
  FlecheSet own_one_facing_, own_two_facing_;
  Features shared_{};
};

// Changes with the meaning of the slots: weights of another version are refused.
inline constexpr std::uint32_t kFeaturesVersion = 2;

}  // namespace trictrac::net
