#include "service/rated.h"

#include <algorithm>
#include <cmath>

#include "courrier/text/record.h"
#include "engine/advice/review.h"
#include "engine/book/book.h"
#include "engine/equity/values.h"
#include "engine/net/weights.h"
#include "game/match/match_ledger.h"
#include "standing/variance_left.h"

namespace trictrac {
namespace {

std::int64_t in_thousandths_of(double amount) { return std::llround(amount * 1000); }

// Adds what a round that ended brought its players: its result, and the same without luck.
void add_round(std::vector<standing::Quality>& all, const advice::RoundSeen& round) {
  if (!round.ended) return;
  for (const Side side : kSides) {
    standing::Quality& player = all[static_cast<std::size_t>(round.players[side])];
    const int sign = side == Side::White ? 1 : -1;
    player.gained += in_thousandths_of(sign * round.result.count());
    player.adjusted += in_thousandths_of(sign * round.adjusted().count());
  }
}

std::vector<standing::Quality> qualities_in(const advice::Review& review) {
  std::vector<standing::Quality> all;
  for (const advice::PlayerSeen& player : review.players)
    all.push_back({.choices = player.plays.choices + player.decisions.choices,
                   .lost = in_thousandths_of((player.plays.lost.mille + player.decisions.lost.mille).count()),
                   .luck = in_thousandths_of(player.luck.mille.count())});
  for (const advice::RoundSeen& round : review.rounds) add_round(all, round);
  return all;
}

// Returns a record that can be reviewed, or nullopt.
std::optional<Record> reviewable(std::string_view text) {
  if (courrier::is_courrier_record(text)) return std::nullopt;
  auto record = parse_record(text);
  if (!record || record->events.size() > kMostActions) return std::nullopt;
  return std::move(*record);
}

std::optional<advice::Review> reviewed(const Record& record, const std::function<bool()>& given_up) {
  const advice::EngineResources resources(net::built_in(), built_in, &book::built_in());
  advice::Reviewer reviewer(resources, record, {.plies = record.events.size() > kMostActionsAhead ? 0 : 1});
  while (reviewer.step())
    if (given_up()) return std::nullopt;
  return reviewer.review();
}

template <class Game>
std::optional<std::string> why_not_ratable(const Game& game, bool from_start) {
  if (game.seats.size() != 2 || !std::ranges::all_of(game.seats, &Seat::human))
    return "a rated game is between two people: leave out the bots";
  if (!game.fair) return "a rated game needs fair dice: \"dice\":\"fair\"";
  if (!game.named_seed.empty()) return "a rated game needs a seed that nobody knows: leave out \"seed\"";
  if (!from_start) return "a rated game is played from its beginning: leave out the position";
  return std::nullopt;
}

template <class SomeTable>
standing::Finish make_finish(const SomeTable& table, std::optional<int> winner) {
  if (table.stopped()) winner = table.stop()->winner;
  return {winner, table.stopped() && !winner, table.given_up() || (table.stopped() && winner),
          table.throws()};
}

}  // namespace

std::optional<std::vector<standing::Quality>> quality_of(std::string_view text) {
  const auto record = reviewable(text);
  if (!record) return std::nullopt;
  const auto review = reviewed(*record, [] { return false; });
  return review ? std::optional(qualities_in(*review)) : std::nullopt;
}

bool has_luck(std::string_view format) {
  const auto preset = find_format(format);
  return preset && preset->options.format == Format::Tours;
}

std::optional<LuckSeen> luck_of(std::string_view text, const std::function<bool()>& given_up) {
  const auto record = reviewable(text);
  if (!record || !has_luck(record->format)) return std::nullopt;
  const auto review = reviewed(*record, given_up);
  if (!review || review->rolls.empty() || review->players.size() != 2) return std::nullopt;
  const std::vector<standing::Quality> players = qualities_in(*review);
  const double of_a_tour = standing::variance_left_of_tour(players[0], players[1]).holes;
  return LuckSeen{(review->players[0].luck.holes - review->players[1].luck.holes).count(),
                  of_a_tour * static_cast<double>(review->rounds.size())};
}

std::optional<std::string> unratable(const NewGame& game) {
  State fresh;
  fresh.options = game.start.options;
  if (resumes(game.match)) return "a rated game is played from its beginning: it cannot resume a match";
  return why_not_ratable(game, game.start == fresh);
}

std::optional<std::string> unratable(const courrier::NewGame& game) {
  courrier::State fresh;
  fresh.terms = game.start.terms;
  return why_not_ratable(game, game.start == fresh);
}

// A player who gives a match up has lost it, however it stood; a series of tours goes on without the one
// given up.
standing::Finish finish_of(const Table& table) {
  const MatchLedger& account = table.game().account();
  if (account.gave_up) return make_finish(table, 1 - *account.gave_up);
  const double more = gain_of(account, 0) - gain_of(account, 1);
  return make_finish(table, more == 0 ? std::nullopt : std::optional(more > 0 ? 0 : 1));
}

standing::Finish finish_of(const courrier::Table& table) {
  const auto& won = table.state().won;
  return make_finish(table, won ? std::optional(static_cast<int>(index(won->winner))) : std::nullopt);
}

}  // namespace trictrac
