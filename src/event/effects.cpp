#include "event/effects.h"

#include <algorithm>
#include <iterator>

namespace trictrac::event {
namespace {

void compare_tables(Effects& effects, TableNumber at, const Table* before, const Table* after) {
  if (before && after && before->seats != after->seats) {
    compare_tables(effects, at, before, nullptr);
    compare_tables(effects, at, nullptr, after);
    return;
  }
  if ((before && !before->boards.empty()) || (after && !after->boards.empty())) {
    const auto game_of = [](const Table* table, std::size_t i) {
      return table && i < table->boards.size() ? &table->boards[i] : nullptr;
    };
    const std::size_t games = std::max(before ? before->boards.size() : 0, after ? after->boards.size() : 0);
    for (std::size_t i = 0; i < games; ++i)
      compare_tables(effects, {at.round, at.table, static_cast<int>(i) + 1}, game_of(before, i),
                     game_of(after, i));
    return;
  }
  // Tables that a forfeit decides at once have no game.
  if (!before && !after->outcome) effects.push_back(TablePaired{at, after->seats});
  if (!after) effects.push_back(TableCalledOff{at, before->seats});
  const auto outcome_was = before ? before->outcome : std::nullopt;
  const auto outcome_is = after ? after->outcome : std::nullopt;
  if (outcome_was != outcome_is) effects.push_back(OutcomeChanged{at, outcome_was, outcome_is});
  if (after && is_disputed(*after) && !(before && is_disputed(*before))) effects.push_back(TableDisputed{at});
  if (before && after && before->minutes != after->minutes)
    effects.push_back(TimeGranted{at, after->minutes - before->minutes});
}

void compare_lineups(Effects& effects, const Round& before, const Round& after) {
  for (const Lineup& lineup : after.lineups) {
    const auto old = std::ranges::find(before.lineups, lineup.entrant, &Lineup::entrant);
    for (std::size_t i = 0; i < lineup.players.size(); ++i) {
      const bool is_old = old != before.lineups.end() && i < old->players.size();
      const std::int64_t was = is_old ? old->players[i].person : 0, is = lineup.players[i].person;
      if (was != is) effects.push_back(PersonChanged{lineup.entrant, is, static_cast<int>(i) + 1});
    }
  }
}

}  // namespace

Effects effects_between(const EventState& before, const EventState& after) {
  Effects effects;
  for (const Entrant& entrant : after.entrants)
    if (const auto at = index_of(before, entrant.number); at && before.entrants[*at].person != entrant.person)
      effects.push_back(PersonChanged{entrant.number, entrant.person});

  if (is_round_open(before) && before.rounds.size() == after.rounds.size())
    compare_lineups(effects, before.rounds.back(), after.rounds.back());

  const auto tables_of = [](const EventState& state, std::size_t round) -> const std::vector<Table>* {
    return round < state.rounds.size() ? &state.rounds[round].tables : nullptr;
  };
  for (std::size_t round = 0; round < std::max(before.rounds.size(), after.rounds.size()); ++round) {
    const auto *old = tables_of(before, round), *now = tables_of(after, round);
    const std::size_t count = std::max(old ? old->size() : 0, now ? now->size() : 0);
    for (std::size_t i = 0; i < count; ++i)
      compare_tables(effects, {static_cast<int>(round) + 1, static_cast<int>(i) + 1},
                     old && i < old->size() ? &(*old)[i] : nullptr,
                     now && i < now->size() ? &(*now)[i] : nullptr);
    const bool was_closed = round < before.rounds.size() && before.rounds[round].closed;
    if (round < after.rounds.size() && after.rounds[round].closed && !was_closed)
      effects.push_back(RoundClosed{static_cast<int>(round) + 1});
  }

  if (before.paused != after.paused) effects.push_back(PauseChanged{after.paused});
  std::vector<Message> fresh;
  std::ranges::set_difference(after.messages, before.messages, std::back_inserter(fresh), {},
                              &Message::number, &Message::number);
  for (const Message& message : fresh) effects.push_back(MessageSent{message.text});
  if (after.finished && !before.finished) effects.push_back(EventFinished{});
  return effects;
}

}  // namespace trictrac::event
