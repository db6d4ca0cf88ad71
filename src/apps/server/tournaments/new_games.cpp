#include "apps/server/tournaments/new_games.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "apps/server/runtime/ids.h"
#include "event/match.h"

namespace trictrac {
namespace {

TournamentPlayer player_of(const Tournament& tournament, event::TableNumber at, int seat,
                           const std::vector<std::int64_t>& accounts) {
  const event::Player player = tournament.player_at(at, seat);
  const std::int64_t person = tournament.person_of(player.person);
  return {person, player.name, std::ranges::find(accounts, person) == accounts.end()};
}

// A game that is about to be made.
struct GameToMake {
  TableToMake table;
  std::vector<TournamentPlayer> players;
  std::string id = new_game_id();
  std::optional<MirroredGame> mirrored{};
};

// Returns the games of those who are all known here.
std::vector<GameToMake> games_to_make(const Draft& draft, const std::vector<std::int64_t>& accounts) {
  std::vector<GameToMake> games;
  for (const TableToMake& table : draft.tables_to_make()) {
    std::vector<TournamentPlayer> players;
    for (int seat = 0; seat < std::ssize(table.seats); ++seat)
      players.push_back(player_of(draft.after(), table.at, seat, accounts));
    if (std::ranges::find(players, 0, &TournamentPlayer::person) == players.end())
      games.push_back({table, std::move(players)});
  }
  return games;
}

// Has each two games that are made for mirrored boards have the same dice. One that is made alone has its
// own.
void mirror(const Draft& draft, std::vector<GameToMake>& games) {
  for (GameToMake& first : games) {
    const auto there = event::mirror_of(draft.after().state(), first.table.at);
    if (!there || there->board < first.table.at.board) continue;
    const auto second =
        std::ranges::find_if(games, [&](const GameToMake& g) { return g.table.at == *there; });
    if (second == games.end()) continue;
    const Seed seed = new_seed();
    first.mirrored = MirroredGame{seed, {MirroredBoard::First, second->id}};
    second->mirrored = MirroredGame{seed, {MirroredBoard::Second, first.id}};
  }
}

}  // namespace

void make_games(Draft& draft, const std::vector<std::int64_t>& accounts, Moment now, spdlog::logger& log) {
  if (draft.after().settings.on_wood) return;
  std::vector<GameToMake> games = games_to_make(draft, accounts);
  mirror(draft, games);
  const event::Settings& settings = draft.after().settings;
  for (GameToMake& each : games) {
    auto game = make_tournament_game(
        game_of_table(settings.game, settings.terms, static_cast<int>(each.players.size())), each.players,
        now, each.mirrored);
    if (game)
      draft.add_game(each.table, std::move(each.id), std::move(*game));
    else
      log.error("tournament {}: no game could be made: {}", draft.after().id, game.error().message);
  }
}

}  // namespace trictrac
