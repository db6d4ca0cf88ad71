// The bot that knows the stakes: the net with a search.
#pragma once

#include <memory>

#include "engine/book/book.h"
#include "engine/bots/bot.h"
#include "engine/bots/levels.h"
#include "engine/search/searcher.h"

namespace trictrac {

// Returns the ledger of a tour of twelve holes with these marks, for a board that is played on its own.
MatchLedger account_of_tour(const State& state);

// Creates a bot of this `level`. Requires that `weights` and `book` outlive it. A level that searches asks
// the book first, unless it is null. `seed` decides its errors: the same question has the same answer for the
// same seed.
std::unique_ptr<Bot> make_net_bot(const net::Weights& weights, const Level& level, std::uint64_t seed,
                                  const book::Book* book = nullptr);

}  // namespace trictrac
