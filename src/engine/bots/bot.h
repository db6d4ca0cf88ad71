// The interface of all bots, and the bots by name.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/levels.h"
#include "game/match/match.h"

namespace trictrac {

namespace net {
struct Weights;
}
namespace book {
class Book;
}

// A player that chooses for one seat. Not thread-safe.
class Bot {
 public:
  virtual ~Bot() = default;

  // Returns the index in tour.turn().plays of the chosen play. Requires that tour.state() is at Move.
  virtual int choose_play(const Tour& tour) = 0;
  // Chooses as above, knowing the stakes; returns an index in match.tour().turn().plays.
  virtual int choose_play(const Match& match) { return choose_play(match.tour()); }

  // Returns Hold{}, Go{} or, if may_suspend allows it, Suspend. Requires that match.state() is at Decide
  // (K4). The same question has the same answer, except for a bot that draws.
  virtual GameEvent decide(const Match& match) = 0;
};

// Checks that the tables, the net and the book compiled in agree with one another and with the rules of the
// program; the error says which do not. Call it at the start of a program that needs bots.
std::expected<void, std::string> bots_ready();

// Returns the names of the bots that can be chosen as opponents, weakest first.
std::vector<std::string_view> bot_names();

// Returns the mean net points of the next roll for the player seen in `p`, of whose own points a roll counts
// `most` at most.
double points_of_next_roll(const Position& p, const RuleOptions& options, int most);

// Creates a bot by name, or returns null. Besides those of bot_names there is "elo:N", which has that
// strength and errs as people do (strengths.h), and there are two for measuring (docs/bots.md): "hasard"
// plays at random, "commis" looks one roll ahead without a net. `seed` is used by bots that draw at random or
// err.
std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed);

// Returns the ledger of a tour of twelve holes with these marks, for a board that is played on its own.
MatchLedger account_of_tour(const State& state);

// Creates a bot of this `level`. Requires that `weights` and `book` outlive it. A level that searches asks
// the book first, unless it is null. `seed` decides its errors: the same question has the same answer for the
// same seed.
std::unique_ptr<Bot> make_net_bot(const net::Weights& weights, const Level& level, std::uint64_t seed,
                                  const book::Book* book = nullptr);

}  // namespace trictrac
