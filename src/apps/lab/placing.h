// The place of a player on the scale of the bots, by tours against them.
#pragma once

#include <expected>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.h"
#include "lab/measure/contest.h"
#include "lab/measure/statistics.h"
#include "standing/elo.h"

namespace trictrac::cli {

// The tours of each two players.
struct PlacingOptions {
  int tours = 200;  // rounded up to an even number; a tenth of them for each roll that a bot looks ahead
  bool no_luck = false;
  measure::ContestOptions how;  // `sets` and `reached` are set by play_on()
};

// The strength of a player.
struct Rung {
  std::string name;
  measure::MeasuredValue elo;
};

// Players, the results of their tours, and what these say of their strengths.
class Ladder {
 public:
  // Adds a player of unknown strength, or a bot of the strength that was measured for it; returns its number.
  int add(const std::string& name);
  int add_known(const std::string& bot);
  void add(const standing::Pairing& pairing) { pairings_.push_back(pairing); }

  // Returns the strength of each player who has played, in their order.
  std::vector<Rung> rungs() const;
  const std::string& name(int number) const { return names_[static_cast<std::size_t>(number)]; }

 private:
  std::vector<std::string> names_;
  std::vector<standing::KnownElo> known_;
  std::vector<standing::Pairing> pairings_;
};

// Returns a strength with its interval in whole points, which are finer than any interval.
Json elo_json(const measure::MeasuredValue& elo);

// Returns the number of sets (two tours each) that are played against a bot.
int count_sets(const PlacingOptions& options, std::string_view bot);

// Returns the number of sets that are played against all of them.
long count_sets(const PlacingOptions& options, const std::vector<std::string>& bots);

// Plays the tours of two players of a ladder, and adds them to it. Calls `reached` with the number of sets
// done. The tours are fewer after Ctrl-C. Returns the row of the report; the error says what a player did
// wrong, or that there is none of that name.
std::expected<Json, std::string> play_on(Ladder& ladder, int a, int b, const PlacingOptions& options,
                                         const std::function<void(int sets)>& reached);

// The place of a player: a row for each bot, and the strength that follows, or null.
struct Placement {
  Json rows = Json::array(), elo;
};

// Plays the tours of a player against these bots, in their order; fewer after Ctrl-C. Calls `reached` with
// the number of sets done, and `see` with each row. The error is that of play_on().
std::expected<Placement, std::string> place_player(const std::string& player,
                                                   const std::vector<std::string>& bots,
                                                   const PlacingOptions& options,
                                                   const std::function<void(long sets)>& reached,
                                                   const std::function<void(const Json& row)>& see);

}  // namespace trictrac::cli
