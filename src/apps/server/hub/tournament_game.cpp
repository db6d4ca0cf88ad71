#include "apps/server/hub/tournament_game.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "apps/server/hub/new_game.h"
#include "apps/server/runtime/ids.h"
#include "apps/server/runtime/time.h"
#include "base/text_of.h"
#include "service/game_session.h"
#include "text/shown.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

// A member that the game of a tournament does not have, and why.
struct Unfit {
  const char* member;
  std::string_view why;
};
constexpr Unfit kUnfit[] = {
    {"white", "both players are given"},
    {"black", "both players are given"},
    {"others", "all players are given"},
    {"mine", "all players are given"},
    {"seed", "nobody may know the dice"},
    {"trid", "a game is played from its beginning"},
    {"position", "a game is played from its beginning"},
};

std::unexpected<ApiError> refuse_member(std::string_view member, std::string_view why) {
  return refuse(ErrorCode::BadOption, text_of("{}: {}", member, why));
}

// Returns a body without what a tournament decides itself: with fair dice, and without seats.
Parsed<Json> read_body(std::string_view body) {
  auto json = parse_json(body);
  if (!json) return std::unexpected(json.error());
  if (!json->is_object()) return refuse(ErrorCode::BadMessage, "a game is an object");
  for (const auto& [member, why] : kUnfit)
    if (json->contains(member)) return refuse_member(member, why);
  if (const auto dice = json->find("dice"); dice != json->end() && *dice == "hand")
    return refuse_member("dice", "the dice are fair");
  if (const auto match = json->find("match"); match != json->end() && match->is_object())
    for (const auto& [option, value] : match->items())
      if (option.starts_with("carried")) return refuse_member("match." + option, "a match is not resumed");
  (*json)["dice"] = "fair";
  return std::move(*json);
}

// The names of the players come with their seats, so that a substitute leaves none of the former one.
Parsed<std::unique_ptr<GameSession>> create_table(Json json, int players,
                                                  const std::optional<MirroredGame>& mirrored = {}) {
  json["white"] = json["black"] = {{"kind", "human"}};
  for (int i = 2; i < players; ++i) json["others"].push_back({{"kind", "human"}});
  GameCreationOptions creation{.seed = new_seed(), .date = today(), .keeps_time = true};
  if (mirrored) creation.seed = mirrored->seed, creation.mirror = mirrored->with;
  auto table = create_session(json, creation);
  if (table && players == 2 && (*table)->who_plays(Side::White) != 0)
    return refuse_member("match.white", kUnfit[0].why);
  return table;
}

}  // namespace

std::string body_for_players(std::string_view body, int players) {
  auto json = parse_json(body);
  if (!json || !json->is_object()) return std::string(body);
  Json& match = (*json)["match"];
  if (!match.is_object() && !match.is_null()) return std::string(body);
  match["players"] = players;
  return dump(*json);
}

Parsed<TournamentGameTerms> terms_of_tournament_game(std::string_view body, int players) {
  auto json = read_body(body);
  if (!json) return std::unexpected(json.error());
  const auto table = create_table(std::move(*json), players);
  if (!table) return std::unexpected(table.error());
  return TournamentGameTerms{(*table)->format(), (*table)->rated(), (*table)->is_private(),
                             (*table)->can_be_mirrored()};
}

Parsed<StoredGame> make_tournament_game(std::string_view body, const std::vector<TournamentPlayer>& players,
                                        Moment now, const std::optional<MirroredGame>& mirrored) {
  for (const TournamentPlayer& player : players)
    if (std::ranges::count(players, player.person, &TournamentPlayer::person) > 1)
      return refuse(ErrorCode::NotAllowed, "the players of a game are different people");
  for (const TournamentPlayer& player : players)
    if (const auto fault = name_fault(player.name)) return refuse(ErrorCode::BadMessage, "a name " + *fault);
  auto json = read_body(body);
  if (!json) return std::unexpected(json.error());
  if (std::ranges::any_of(players, &TournamentPlayer::guest)) json->erase("rated");
  const auto table = create_table(std::move(*json), static_cast<int>(players.size()), mirrored);
  if (!table) return std::unexpected(table.error());
  std::vector<StoredSeat> seats;
  for (const TournamentPlayer& player : players)
    seats.push_back(
        {.key = "", .claim = "", .name = player.name, .person = player.person, .guest = player.guest});
  auto game = begin_game(**table, std::move(seats), now);
  if (!game) return refuse(ErrorCode::Internal, "the rules do not allow what the table does");
  return std::move(*game);
}

std::vector<NewJob> calls_to_table(std::string_view game, int players, std::int64_t due) {
  std::vector<NewJob> calls;
  for (int player = 0; player < players; ++player)
    calls.push_back({kCallJob, calling_text({Called::Ready, std::string(game), player}), due});
  return calls;
}

}  // namespace trictrac
