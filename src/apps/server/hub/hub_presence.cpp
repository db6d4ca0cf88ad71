// Presence at a game: players who have left a live game, and games in play that everybody may watch.
#include <algorithm>
#include <functional>
#include <nlohmann/json.hpp>
#include <vector>

#include "apps/server/hub/hub.h"
#include "apps/server/hub/hub_game.h"
#include "wire/lobby_text.h"

namespace trictrac {

// Updates the presence; call it after every change of the people here or of the player to move.
void Hub::update_presence(Game& game) {
  game.seen |= game.audience.anybody();
  if (!game.table) return;
  if (game.seen) update_asking(game);
  const Moment now = options_.now();
  for (const int player : people_of(*game.table)) {
    Attendance& attendance = game.people_here.try_emplace(player, peers_.lost()).first->second;
    attendance.connect(game.audience.connections(player, peers_.me()), now);
    if (game.seen) attendance.see(game.audience.is_here(player), game.asked_since(player), now);
  }
  if (!game.seen) return;
  if (const auto pause = pause_of(game); pause != game.pause) {
    game.pause = pause;
    game.audience.announce(pause);
  }
  if (const auto absence = absence_of(game); absence != game.absence) {
    game.absence = absence;
    game.audience.announce(absence);
  }
}

void Hub::update_asking(Game& game) {
  std::vector<int> players;
  if (const auto asked = game.table->asked_live()) players = {*asked};
  if (game.seated() && game.is_claimed_for_share()) players = game.table->awaited();
  const int moves = game.table->moves();
  if (players != game.asking.players || moves != game.asking.moves)
    game.asking = {std::move(players), moves, options_.now()};
}

// Their time to come back begins when it is their turn or their share is due.
contract::Absent Hub::absence_of(const Game& game) const {
  if (!game.seated() || game.people() < 2 || game.pause.why) return {};
  const Millis patience = game.table->throws() < game.table->players() ? kClaimAtFirst : kClaimAfter;
  for (const auto& [player, attendance] : game.people_here) {
    const auto away = attendance.away_since(), asked = game.asked_since(player);
    if (away && asked) return {player, std::max(*away, *asked) + patience};
  }
  return {};
}

void Hub::claim_absent(const std::string& id, int player, int line, Answer<std::string> then) {
  with_game(id, std::move(then), [this, player, line](const GamePtr& game, auto then) {
    update_presence(*game);
    if (line != game->table->lines() + 1)
      return then(refuse(ErrorCode::Stale, "the game has gone on in the meantime"));
    const auto& [absent, claimable_at] = game->absence;
    const bool claimable = absent && options_.now() >= claimable_at && game->plays_against(player, *absent);
    auto lines = claimable ? game->table->claim_absent(*absent) : std::vector<NumberedEvent>();
    if (lines.empty())
      return then(refuse(ErrorCode::NotAllowed,
                         "you can claim a live game only when it waits for your opponent and they have been "
                         "away for long: see \"absent\""));
    persist(game, std::move(lines), answer_when_shown(std::move(then)));
  });
}

bool Hub::all_are_away(const Game& game) const {
  if (!game.is_being_left() || game.pause.why) return false;
  return std::ranges::all_of(game.people_here, [now = options_.now()](const auto& one) {
    const auto away = one.second.away_since();
    return away && now - *away >= kAllAway;
  });
}

void Hub::adjourn_abandoned() {
  if (time_.stands()) return;
  std::vector<std::string> left;
  for (const auto& [id, game] : games_)
    if (all_are_away(*game)) left.push_back(id);
  for (const std::string& id : left)
    ask(id, [this](const Parsed<GamePtr>& found) {
      if (!found || !all_are_away(**found)) return;
      if (auto line = (*found)->table->agree(MutualOffer::Adjourn))
        persist(*found, {std::move(*line)}, [](const Parsed<int>&) {});
    });
}

// Games in play that everybody may watch, for the lobby.

namespace {

// The time without an event after which a game is not in play.
constexpr std::int64_t kStill = 600;  // seconds

}  // namespace

// People play it, one of them is here, and something has been done lately.
bool Hub::is_live(const Game& game) const {
  return game.table && options_.now() / kSecond - game.touched < kStill && !game.table->is_private() &&
         game.table->lines() > 0 && game.table->next() != Next::Nothing && game.seated() &&
         game.people() > 1 && game.audience.plays_here();
}

std::map<std::string, LiveGame> Hub::live_games(std::size_t most) const {
  std::vector<std::pair<int, const Game*>> found;
  for (const auto& [id, game] : games_)
    if (is_live(*game) && !game->audience.young_plays_here())
      found.emplace_back(game->audience.watching(), game.get());
  std::ranges::stable_sort(found, std::greater{}, &std::pair<int, const Game*>::first);
  if (found.size() > most) found.resize(most);
  std::map<std::string, LiveGame> live;
  for (const auto& [watching, game] : found)
    live[game->id] = {live_text(game->text({}), game->table->stands(), watching), game->persons(), watching};
  return live;
}

}  // namespace trictrac
