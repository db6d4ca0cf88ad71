#include "engine/advice/missed.h"

#include <cstdlib>

#include "engine/advice/units.h"
#include "game/match/account_seats.h"

namespace trictrac::advice {
namespace {

// As it stands before the next throw, if that had been said before the windows closed.
std::optional<Match> after(const Match& before, const LoggedEvent& closing, std::optional<LoggedEvent> said) {
  Match m = before;
  if (said && !m.act(*said)) return std::nullopt;
  if (!std::holds_alternative<RollDice>(closing.event)) {
    if (!m.act(closing)) return std::nullopt;
  } else if (m.state().stage == Stage::Move && !m.act(PlayMen{})) {  // nothing could be played (R4)
    return std::nullopt;
  }
  // The loser of a hole that ends it has no more to say.
  if (m.awaits() == Awaits::Tour && m.state().outcome) m.act(other(m.state().outcome->winner), Agree{});
  return m;
}

// White's.
std::optional<Millionths> worth_of(Round& round, const Match& before, const std::optional<Match>& m) {
  if (!m) return std::nullopt;
  RoundSearch& search = round.worth();
  const bool ended = m->over() || round_of(m->account()) != round_of(before.account());
  if (ended) return search.stakes().start(search.stakes().at(m->account()), seating_of(m->account()).lead);
  if (m->awaits() != Awaits::Tour || m->state().stage != Stage::Roll) return std::nullopt;
  return search.searcher().worth(Round::spot(*m, search));
}

}  // namespace

MissedWorth worth_of(Round& round, const Match& before, const LoggedEvent& closing, const Missed& missed) {
  if (!missed.part || missed.points == 0) return {};
  const auto stood = worth_of(round, before, after(before, closing, {}));
  if (!stood) return {};
  const Side by = other(missed.side);
  const auto gain = [&](Side side, const GameEvent& word) -> std::optional<Amount> {
    const auto said = worth_of(round, before, after(before, closing, LoggedEvent{by, word}));
    if (!said) return std::nullopt;
    return round.amount(sign(side) * (*said - *stood), round.worth().stakes().at(before.account()));
  };
  return {gain(missed.side, Rectify{*missed.part}),
          gain(by, ClaimEcole{std::abs(missed.points), *missed.part})};
}

}  // namespace trictrac::advice
