// The time control of a game, and its clocks, as JSON.
#pragma once

#include <functional>
#include <nlohmann/json.hpp>

#include "game/clock/clocks.h"
#include "table/play_session.h"
#include "wire/protocol.h"

namespace trictrac {

// Print and read {"pace":"live","reserve":600,"delay":15} or {"pace":"days","days":3,"holidays":14}: seconds,
// and days.
Json terms_json(const ClockTerms& terms);
Parsed<ClockTerms> parse_terms(const Json& json, Whence whence);

// Adds what a requested game and a message "game" say of fair dice, of the clock (with the current time, for
// a message), and of who may see it.
template <class Config>
void add_terms(Json& game, const Config& config, std::optional<Moment> now = {}) {
  if (config.fair) game["dice"] = kFairDice;
  if (config.clock) game["clock"] = terms_json(*config.clock);
  if (config.clock && now) game["now"] = *now;
  if (config.rated) game["rated"] = true;
  if (config.is_private) game["private"] = true;
}

// Prints the clocks of the players after the last line, by their numbers.
//   {"at","asked","ends","stopped"?,"left"|"holidays","away"?,"auto_play"?}: the time of the line, the player
//   whose clock runs, and the time at which it runs out (null: none, or "stopped":true); in live games the
//   milliseconds of every reserve; in games by days the holidays left, and the end of each player's holiday
//   (0: none). "auto_play": the players whose throws and forced plays the table makes for them.
Json clock_json(const Clocks& clocks, int players, const std::function<bool(int)>& plays_for);
// Returns the same for a session, with "lag": the milliseconds of the network that its last line was not
// charged, if any; null without a clock.
template <PlayableGame G>
Json clock_json(const PlaySession<G>& session) {
  if (!session.clocks()) return nullptr;
  Json json = clock_json(*session.clocks(), static_cast<int>(session.config().seats.size()),
                         [&](int player) { return session.plays_for(player); });
  const auto& lines = session.done();
  if (!lines.empty() && lines.back().lag > 0) json["lag"] = lines.back().lag;
  return json;
}

}  // namespace trictrac
