// What the net sees of a relevé: one small number in each of a fixed set of slots.
#pragma once

#include <array>
#include <cstdint>

#include "game/rules/marks.h"
#include "game/rules/options.h"
#include "game/rules/position.h"

namespace trictrac::net {

// A relevé before a roll, seen by the player who is about to throw.
struct NetInput {
  Position board;
  std::uint8_t points = 0, points_other = 0;  // 0..10, even
  std::uint8_t run = 0;  // whose points are without interruption: 0 nobody, 1 his, 2 the other's
  std::uint8_t rolls = 0, rolls_other = 0;  // thrown since the men were last put back
  std::uint8_t rules = 0;                   // rules_seen(options)
  friend constexpr bool operator==(const NetInput&, const NetInput&) = default;
};

// The rules that change play, as five bits: ways of bearing off, none (kept free for the nets that
// exist), pile, rencontre, margot.
std::uint8_t rules_seen(const RuleOptions& options);

// The scene of these marks for `mover`.
NetInput net_input_of(const Position& board, const Marks& marks, Side mover, const PerSide<int>& rolls,
                      std::uint8_t rules);

// The slots in order, and how many values each can have.
inline constexpr int kSlots = 80;
inline constexpr int kMenSlots = 48;  // the first: men on each flèche, his and the other's
inline constexpr std::uint16_t kNoRow =
    0;  // the input of no man on a flèche: like all of these it weighs nothing
struct Slot {
  int first = 0;  // the number of its value 0 among all inputs
  int values = 1;
};
extern const std::array<Slot, kSlots> kSlotTable;
inline constexpr int kInputs = 1600;  // at least all values of all slots

using Features = std::array<std::uint8_t, kSlots>;

// The slots of `scene`.
void extract(const NetInput& net_input, Features& features);

// Of one side alone, as its owner numbers the flèches.
struct SideFeatures {
  explicit SideFeatures(const Men& men) : men(men), one(at_least(men, 1)), two(at_least(men, 2)) {}
  Men men;
  FlecheSet one, two;  // flèches with a man at least, with two
};

// Looks at scenes that differ only in the men of the other, as the plays of one roll leave them: what does
// not depend on those is found once.
class FeatureExtractor {
 public:
  // The other's men in `scene` do not matter.
  explicit FeatureExtractor(const NetInput& net_input);
  // The slots of the scene in which the other, who numbers the flèches himself, has these men.
  void extract(const Men& other, Features& features) const;

 private:
  SideFeatures own_;
  FlecheSet own_one_facing_, own_two_facing_;
  Features shared_{};
};

// Changes with the meaning of the slots: weights of another version are refused.
inline constexpr std::uint32_t kFeaturesVersion = 2;

}  // namespace trictrac::net
