// Rated games: which games can be rated, how they ended, and how well they were played.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "courrier/session/session.h"
#include "courrier/wire/messages.h"
#include "standing/counted.h"
#include "table/table.h"

namespace trictrac {

// The limits on the cost of a review: a game of more actions than this is reviewed without search, or not at
// all.
inline constexpr int kMostActionsAhead = 2000;
inline constexpr int kMostActions = 20'000;

// Returns the quality of play of each player of a record, by their numbers. Returns nullopt if there is no
// review: of Le Tric Trac, of a record that cannot be read, or of a game that is too long. Takes seconds.
std::optional<std::vector<standing::Quality>> quality_of(std::string_view record);

// Returns whether a review finds the luck of a format in holes: that of tours.
bool has_luck(std::string_view format);
// The luck of a game of tours as a review finds it, for the standings of a tournament.
struct LuckSeen {
  double holes = 0;     // the luck of White, player 0, less that of Black
  double variance = 0;  // that is left of White's holes less Black's without it (standing/variance_left.h)
  friend bool operator==(const LuckSeen&, const LuckSeen&) = default;
};
// Returns that, as far as a record goes; nullopt where there is no review, in other formats, without a throw,
// or once `given_up` returns true, which is asked after each step. Takes seconds.
std::optional<LuckSeen> luck_of(std::string_view record, const std::function<bool()>& given_up);

// Returns the reason why a requested game cannot be rated, with the remedy, or nullopt: two people must play
// a whole game with dice that no person can know or choose.
std::optional<std::string> unratable(const NewGame& game);
std::optional<std::string> unratable(const courrier::NewGame& game);

// Returns how a game ended. Requires that it has ended.
standing::Finish finish_of(const Table& table);
standing::Finish finish_of(const courrier::Table& table);

}  // namespace trictrac
