// The games somebody has a seat at.
#include "apps/server/api_call.h"
#include "house/names.h"

namespace trictrac {
namespace {

constexpr int kMostGames = 200;

// By which all of its players are known: the name taken with the seat, else the one it was made with.
std::vector<std::string> names_at(const SeatedGame& game) {
  std::vector<std::string> names = names_in(game.config).value_or(std::vector<std::string>{});
  names.resize(game.names.size());
  for (std::size_t i = 0; i < names.size(); ++i)
    if (!game.names[i].empty()) names[i] = game.names[i];
  return names;
}

Json games_json(const std::vector<SeatedGame>& games) {
  Json all = Json::array();
  for (const SeatedGame& game : games) {
    all.push_back({{"game", game.game},
                   {"players", game.players},
                   {"names", names_at(game)},
                   {"touched", game.touched}});
    if (game.turn) all.back()["turn"] = *game.turn;
    if (!game.free.empty()) all.back()["free"] = game.free;
    if (game.over) all.back()["over"] = *game.over;
  }
  return {{"games", std::move(all)}};
}

}  // namespace

void show_games(const Call& call) {
  using Games = std::vector<SeatedGame>;
  call->people().ask<Games>(
      Rows::Read,
      [requester = call->requester](PeopleRows& rows) -> Parsed<Games> {
        const auto person = find_person(rows, requester);
        return person ? rows.seats.of(person->row, kMostGames) : Games{};
      },
      [call](Parsed<Games> games) {
        if (!games) return call->refuse(games.error());
        call->people().think(
            call->requester, [games = std::move(*games)] { return games_json(games); },
            [call](Json json) { call->answer(Parsed<Json>(std::move(json))); });
      });
}

}  // namespace trictrac
