#include "house/quality.h"

#include <cmath>

#include "engine/advice/review.h"
#include "engine/book/built_in.h"
#include "engine/net/built_in.h"
#include "engine/worth/values.h"
#include "text/courrier/record.h"

namespace trictrac {
namespace {

std::int64_t in_thousandths_of(double amount) { return std::llround(amount * 1000); }

// What the rounds that ended brought a player: their results, and the same without luck.
void add_round(std::vector<standing::Quality>& all, const advice::RoundSeen& round) {
  if (!round.ended) return;
  for (const Side side : kSides) {
    standing::Quality& player = all[static_cast<std::size_t>(round.players[side])];
    const int sign = side == Side::White ? 1 : -1;
    player.gained += in_thousandths_of(sign * round.result.count());
    player.adjusted += in_thousandths_of(sign * round.adjusted().count());
  }
}

std::vector<standing::Quality> seen_in(const advice::Review& review) {
  std::vector<standing::Quality> all;
  for (const advice::PlayerSeen& player : review.players)
    all.push_back({.choices = player.plays.choices + player.decisions.choices,
                   .lost = in_thousandths_of((player.plays.lost.mille + player.decisions.lost.mille).count()),
                   .luck = in_thousandths_of(player.luck.mille.count())});
  for (const advice::RoundSeen& round : review.rounds) add_round(all, round);
  return all;
}

}  // namespace

std::optional<std::vector<standing::Quality>> quality_of(std::string_view text) {
  if (courrier::is_courrier_record(text)) return std::nullopt;
  const auto record = parse_record(text);
  if (!record || record->events.size() > kMostActions) return std::nullopt;
  const advice::Means means(net::built_in(), built_in, &book::built_in());
  advice::Reviewer reviewer(means, *record, {.plies = record->events.size() > kMostActionsAhead ? 0 : 1});
  while (reviewer.step()) {
  }
  return seen_in(reviewer.review());
}

}  // namespace trictrac
