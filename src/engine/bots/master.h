// The player who knows what is played for: the net, looking ahead.
#pragma once

#include <memory>

#include "engine/book/book.h"
#include "engine/bots/bot.h"
#include "engine/bots/levels.h"
#include "engine/search/round_search.h"

namespace trictrac {

// The account of a tour of twelve holes at these marks: what stands above a board that is played on alone.
MatchLedger account_of_tour(const State& state);

// A seat at `level`. `weights` and `book` outlive it; of those levels that look ahead the book is asked
// first, unless it is null; `seed` is that of his misjudgements: the same question has the same answer for
// the same seed.
std::unique_ptr<Bot> make_master(const net::Weights& weights, const Level& level, std::uint64_t seed,
                                 const book::Book* book = nullptr);

}  // namespace trictrac
