// The bot that knows what is played for: the net, looking ahead.
#pragma once

#include <memory>

#include "engine/book/book.h"
#include "engine/bots/bot.h"
#include "engine/bots/levels.h"
#include "engine/search/searcher.h"

namespace trictrac {

// Returns the account of a tour of twelve holes at these marks: what stands above a board that is played on
// alone.
MatchLedger account_of_tour(const State& state);

// Makes a bot that plays at `level`. Requires `weights` and `book` to outlive it. A level that looks ahead
// asks the book first, unless that is null; `seed` is that of its misjudgements: the same question has the
// same answer for the same seed.
std::unique_ptr<Bot> make_net_bot(const net::Weights& weights, const Level& level, std::uint64_t seed,
                                  const book::Book* book = nullptr);

}  // namespace trictrac
