#include "apps/server/hub/stored_table.h"

#include <utility>

#include "base/text_of.h"
#include "event/wire/act_text.h"

namespace trictrac {

Parsed<std::unique_ptr<GameSession>> table_of(const StoredGame& game) {
  if (game.rules != kEventsVersion)
    return refuse(ErrorCode::Internal, text_of("stored under rules {}, this program plays by rules {}",
                                               game.rules, kEventsVersion));
  auto table = restore_session(game.config, game.events);
  if (!table) return table;
  const int players = (*table)->players();
  if (static_cast<int>(game.seats.size()) != players)
    return refuse(ErrorCode::Internal,
                  text_of("stored with {} seats, and has {} players", game.seats.size(), players));
  for (int player = 0; player < players; ++player) {
    const StoredSeat& seat = game.seats[static_cast<std::size_t>(player)];
    (*table)->show_seat(player, seat.name, seat.guest);
  }
  return table;
}

DatabaseInspector inspector_of_tables(std::function<void(const std::string&)> report) {
  const auto fault = [](const StoredGame& game) {
    const auto table = table_of(game);
    return table ? std::string() : table.error().message;
  };
  const auto tournament_fault = [](const StoredTournament& tournament) {
    if (tournament.rules == event::kActsVersion) return event::fault_of(tournament.terms, tournament.acts);
    return text_of("stored under rules {}, this program reads rules {}", tournament.rules,
                   event::kActsVersion);
  };
  return {fault, tournament_fault, std::move(report)};
}

}  // namespace trictrac
