// The judgement of a roll: first what may be played (M), then what it scores
// (P), last what the scored jans oblige to play.
#include "twin.h"

#include <algorithm>

#include "score.h"
#include "ways.h"

namespace twin {
namespace {

using namespace detail;

// P5, P6, P9: what was scored must be done. Fifteen men never owe two pleins.
std::vector<Way> obeying(const Throw& roll) {
  std::vector<Way> ways = roll.legal;
  for (const int first : {filled_jan(roll), kept_jan(roll)})
    if (first != 0) std::erase_if(ways, [&](const Way& way) { return !is_full(way.after, first); });
  if (takes_last_man(roll)) std::erase_if(ways, [](const Way& way) { return men_left(way.after) > 0; });
  return ways;
}

std::vector<Play> distinct_plays(const std::vector<Way>& ways) {
  std::vector<Play> plays;
  for (const Way& way : ways) {
    if (std::ranges::any_of(plays, [&](const Play& play) { return play.after == way.after; })) continue;
    Play play{{}, way.after};
    for (const Step& step : way.steps) play.steps.emplace_back(step.from, step.to);
    plays.push_back(play);
  }
  return plays;
}

}  // namespace

Verdict judge(const Board& board, int d1, int d2, const Options& options, const Context& context) {
  const std::vector<Way> legal = legal_ways(board, d1, d2, options);
  const Throw roll{board, d1, d2, legal};
  Verdict verdict;
  verdict.events = jans_of(roll, options, context);
  verdict.plays = distinct_plays(obeying(roll));
  for (const Event& event : verdict.events)
    (event.to_player ? verdict.points_player : verdict.points_opponent) += event.points;
  return verdict;
}

}  // namespace twin
