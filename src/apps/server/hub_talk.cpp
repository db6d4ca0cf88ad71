// Who writes to whom at a table.
#include <algorithm>

#include "apps/server/hub.h"
#include "apps/server/hub_game.h"

namespace trictrac {

// Whoever waits while others play might advise them: until the game is over he writes with those who look on,
// unless the rules let them advise. Nobody who plays reads what those write before it is over; nor do guests
// who look on, since a player who opens another window is one.
ChatAccess Hub::chat_access_of(const Game& game, std::span<const int> players, bool account) {
  const bool over = game.table->next() == Next::Nothing;
  if (players.empty()) return {Readers::Watchers, false, over || account};
  if (over) return {Readers::Players, true, true};
  const bool silent = std::ranges::all_of(players, [&](int player) { return game.table->is_silent(player); });
  return {silent ? Readers::Watchers : Readers::Players, true, silent};
}

void Hub::chat_access(const std::string& id, std::vector<int> players, bool account,
                      Answer<ChatAccess> then) {
  ask(id, [players = std::move(players), account, then = std::move(then)](Parsed<GamePtr> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    then(chat_access_of(**game, players, account));
  });
}

void Hub::talk(const std::string& id, const Talked& talked, std::vector<std::int64_t> unheard_by) {
  peers_.say(peer::Talked{id, talked.n});
  talk_here(id, talked, std::move(unheard_by));
}

void Hub::talk_here(const std::string& id, const Talked& talked, std::vector<std::int64_t> unheard_by) {
  const auto it = games_.find(id);
  if (it == games_.end() || !it->second->audience.anybody()) return;
  ask(id, [talked, unheard_by = std::move(unheard_by)](Parsed<GamePtr> game) {
    if (!game) return;
    (*game)->audience.announce(News::Talk, talk_text(talked), [&](const Audience::Present& who) {
      const bool blocked = std::ranges::find(unheard_by, who.person) != unheard_by.end();
      return chat_access_of(**game, who.players, who.account).hears(talked.to) &&
             (who.person == 0 || !blocked);
    });
  });
}

}  // namespace trictrac
