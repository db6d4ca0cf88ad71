#include "house/rated.h"

#include <algorithm>

#include "game/match/account_sums.h"

namespace trictrac {
namespace {

template <class Game>
std::optional<std::string> unratable_here(const Game& game, bool from_start) {
  if (game.seats.size() != 2 || !std::ranges::all_of(game.seats, &Seat::human))
    return "a rated game is played by two people: without bots";
  if (!game.fair) return "a rated game has fair dice: \"dice\":\"fair\"";
  if (!game.seed.empty()) return "a rated game has a seed nobody knows: without \"seed\"";
  if (!from_start) return "a rated game is played from its beginning: without a position";
  return std::nullopt;
}

template <class SomeTable>
standing::Finish ended(const SomeTable& table, std::optional<int> winner) {
  if (table.stopped()) winner.reset();
  return {winner, table.stopped(), table.given_up(), table.throws()};
}

}  // namespace

std::optional<std::string> unratable(const NewGame& game) {
  State fresh;
  fresh.options = game.start.options;
  if (resumes(game.match)) return "a rated game is played from its beginning: no match that was put off";
  return unratable_here(game, game.start == fresh);
}

std::optional<std::string> unratable(const courrier::NewGame& game) {
  courrier::State fresh;
  fresh.terms = game.start.terms;
  return unratable_here(game, game.start == fresh);
}

// Whoever gives a match up has lost it, however it stood; a series of tours goes on without the one given up.
standing::Finish finish_of(const Table& table) {
  const Account& account = table.game().account();
  if (account.gave_up) return ended(table, 1 - *account.gave_up);
  const double more = gain_of(account, 0) - gain_of(account, 1);
  return ended(table, more == 0 ? std::nullopt : std::optional(more > 0 ? 0 : 1));
}

standing::Finish finish_of(const courrier::Table& table) {
  const auto& won = table.state().won;
  return ended(table, won ? std::optional(static_cast<int>(index(won->winner))) : std::nullopt);
}

}  // namespace trictrac
