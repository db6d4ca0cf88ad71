// All orders in which a roll can be played man after man: the laws of moving, one step at a time.
#pragma once

#include <vector>

#include "game/rules/law.h"
#include "game/rules/options.h"
#include "game/rules/play.h"
#include "game/rules/roll.h"

namespace trictrac {

// An order of play: its steps, each with its number (0: par puissance).
struct Sequence {
  Step steps[2]{};
  std::uint8_t numbers[2]{};
  std::uint8_t size = 0;
  std::uint8_t exceeding = 0;  // numbers by which a man left that exceed its distance (M8)
  std::uint8_t off = 0;        // men that leave
  bool privileged = false;     // M9: a surplus man of a full retour left exactly on the rail
  bool last_off = false;       // the last man has left
  friend constexpr bool operator==(const Sequence&, const Sequence&) = default;
};

// Returns the play that a sequence makes.
Play play_of(const Sequence& s);
// Returns whether two men take the corner par puissance, neither by a number of its own (M6).
bool by_puissance(const Sequence& s);

// A roll to be judged as a whole.
struct WholeRoll {
  Roll roll;
  const Men& before;  // the player's men
  const RuleOptions& options;
};

// A law of the whole roll: removes the sequences that break it, and names the law that a sequence broke,
// given those that are left.
struct WholeRollLaw {
  void (*apply)(std::vector<Sequence>& sequences, const WholeRoll& w);
  Law (*broken_by)(const Sequence& s, const std::vector<Sequence>& left, const WholeRoll& w);
};

// Returns all sequences of up to two steps, each step legal by itself (M1, M2, M3, M6, M7, M8, M9 and the
// opponent's corner of M5), before the laws of the whole roll.
std::vector<Sequence> step_sequences(const Position& p, Roll roll, const RuleOptions& options);

// Returns the laws in the order in which they bind: M5 (own coin), M4, M8 and M9.
const std::vector<WholeRollLaw>& whole_roll_laws();

// Returns the sequences that obey all laws; never empty, since it may hold the sequence without steps.
std::vector<Sequence> possible_sequences(const Position& p, Roll roll, const RuleOptions& options);

}  // namespace trictrac
