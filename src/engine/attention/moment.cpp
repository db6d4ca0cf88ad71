#include "engine/attention/moment.h"

#include <algorithm>

namespace trictrac::attention {

using referee::EcoleClaim;
using referee::PendingMark;
using referee::Phase;
using referee::Referee;

namespace {

const PendingMark& sheet_of(const Referee& game, Side s, MarkPart part) {
  return part == MarkPart::Gained ? game.pending().gained[s] : game.pending().received[s];
}

}  // namespace

std::optional<GameEvent> Moment::next() {
  for (const auto step : {&Moment::answer, &Moment::ask, &Moment::dispute, &Moment::maintain})
    if (auto said = (this->*step)(); said && taken(*said)) return said;
  for (const auto step : {&Moment::whole, &Moment::put_right})
    if (auto said = (this->*step)(); said && taken(*said)) return said;
  for (const auto step : {&Moment::mark_own, &Moment::mark_received})
    if (auto said = (this->*step)(); said && taken(*said)) return said;
  const Side y = other(side_);
  for (const CountedMark& mark :
       {counted(y, MarkPart::Received), CountedMark{game_.pending().past[y], y, MarkPart::Gained},
        counted(y, MarkPart::Gained)})
    if (auto said = claim(mark); said && taken(*said)) return said;
  if (auto said = agree(); said && taken(*said)) return said;
  return std::nullopt;
}

// The moments are the referee's to know.
bool Moment::taken(const GameEvent& a) const {
  Referee trial = game_;
  return trial.act(side_, a).has_value();
}

CountedMark Moment::counted(Side s, MarkPart part) const { return {sheet_of(game_, s, part), s, part}; }

// One mark for a roll: whoever has marked does not come back to it.
std::optional<GameEvent> Moment::mark(MarkPart part) const {
  const PendingMark& x = sheet_of(game_, side_, part);
  const auto place = part == MarkPart::Gained ? referee::Place::Gained : referee::Place::Received;
  const auto why = part == MarkPart::Gained ? referee::Why::Gained : referee::Why::Received;
  int marked = 0;
  for (const referee::MarkEntry& e : game_.pending().entries) {
    if (e.side != side_ || e.why != why || e.of != x.of) continue;
    if (e.moment == moment(x.roll, place)) return std::nullopt;
    marked += e.points;
  }
  const int points = count(eye_, counted(side_, part), Look::First) - marked;
  if (points <= 0) return std::nullopt;
  Mark all{points, {}, {}, {}};
  if (game_.state().options.pegs == Pegs::Hand) all.holes = game_.holes_due(side_, part, points);
  return all;
}

std::optional<GameEvent> Moment::mark_own() const {
  const bool his = game_.pending().phase == Phase::Play && game_.state().to_act == side_;
  if (!by_hand() || !his || !game_.pending().gained[side_].open) return std::nullopt;
  return mark(MarkPart::Gained);
}

std::optional<GameEvent> Moment::mark_received() const {
  if (!by_hand() || game_.pending().phase == Phase::Again || !game_.pending().received[side_].open)
    return std::nullopt;
  return mark(MarkPart::Received);
}

std::optional<GameEvent> Moment::agree() const {
  const bool over = game_.state().outcome.has_value();
  const bool lost = over && game_.state().outcome->winner != side_;
  const bool asked = game_.pending().phase == Phase::Going && game_.asked_to_agree() == side_;
  if (lost || (asked && !over)) return Agree{};
  return std::nullopt;
}

}  // namespace trictrac::attention
