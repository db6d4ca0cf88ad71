// Actions and chances as numbers: the same meaning always has the same number (docs/library.md lists them).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "game/match/match.h"

namespace trictrac::library {

// Actions are what a player does. A play is numbered by what it makes of the board, not by the order of its
// steps:
//   25 * X + Y       the higher number moves the man on X, the lower the man on Y (0: it is not played)
//   625 + f - 1      one man goes from f by both numbers
//   kPuissance       the coin is taken by puissance
// Flèches are those of the player who acts, 1 to 24.
inline constexpr int kToutDUne = 25 * 25;
inline constexpr int kPuissance = kToutDUne + kLast;
inline constexpr int kHold = kPuissance + 1;
inline constexpr int kGo = kHold + 1;
inline constexpr int kSuspendEcrire = kGo + 1;
inline constexpr int kSuspendHonours = kSuspendEcrire + 1;
inline constexpr int kActions = kSuspendHonours + 1;

// Chances are what falls:
//   0 … 20           a roll, as all_rolls() has them
//   21 + 15 s + i    side s throws first, and the i-th of the simple rolls, in the same order (K9 a, c)
//   51 + s           side s throws first (K9 b)
//   53, 54           half a fiche is rounded up, or down (S3)
//   55 + p           the next seat is player p's, where more than two play
inline constexpr int kFirstRolls = 21;
inline constexpr int kFirstThrows = kFirstRolls + 2 * 15;
inline constexpr int kHalves = kFirstThrows + 2;
inline constexpr int kSeats = kHalves + 2;
inline constexpr int kMostInGame = 8;  // players: callers have compiled in how many chances there are
inline constexpr int kChances = kSeats + kMostInGame;

// A possible outcome of a throw or draw, with its probability.
struct Chance {
  int number = 0;
  double probability = 0;
};

// Returns the number of a play of a legal turn with that roll.
int number_of(const Play& play, Roll roll);
// Returns the play of that number among turn.plays, or null.
const Play* play_of(int number, const Turn& turn, Roll roll);

// Writes the number of each play, in their order. Requires room for all of them.
void number_plays(const Plays& plays, Roll roll, std::span<std::uint16_t> into);

// Returns the numbers of all legal actions of a match at Decide or Move, lowest first.
std::vector<int> numbers_of_actions(const Match& match);
// Returns the action of that number, or nullopt if it is not legal now.
std::optional<GameEvent> action_of(int number, const Match& match);
// Returns the decision of that number, kHold or more.
GameEvent decision_of(int number);
// Returns the number of an action of a player, or nullopt for actions of other kinds.
std::optional<int> number_of(const GameEvent& action, Roll roll);

// Returns the possible outcomes in a match that awaits a lead, a throw or half a fiche (game.h draws the
// seats); the probabilities sum to one.
std::vector<Chance> chances_of(const Match& match);
// Returns the event of that chance, or nullopt if it is not possible now.
std::optional<GameEvent> chance_event(int number, const Match& match);

}  // namespace trictrac::library
