// Mirrored boards: each tells the other one how far it has come, and goes on by what it is told
// (table/mirror.h). All that is told follows from what is stored of a game. It is told again whenever one of
// the two is read, so that nothing is lost with a server.
#include <utility>

#include "apps/server/hub/hub.h"
#include "apps/server/hub/hub_game.h"

namespace trictrac {

void Hub::meet_mirror(const GamePtr& game) {
  const auto mirror = game->table ? game->table->mirror() : std::nullopt;
  if (!mirror) return;
  MirrorStatus status = game->table->mirror_status();
  const Next next = game->table->next();
  const bool waits = next == Next::Shares || next == Next::Mirror;
  if (!waits && game->told == status) return;
  game->told = status;
  ask(mirror->game,
      [this, id = game->id, mirror = mirror->game, status = std::move(status)](const Parsed<GamePtr>& found) {
        if (!found) {
          // A game that has been removed is over.
          if (found.error().code == ErrorCode::UnknownGame) follow_mirror(id, {.over = true});
          return;
        }
        follow_mirror(mirror, status);
        follow_mirror(id, (*found)->table->mirror_status());
      });
}

void Hub::follow_mirror(const std::string& id, const MirrorStatus& mirror) {
  ask(id, [this, id, mirror](const Parsed<GamePtr>& found) {
    if (!found) return;
    auto lines = (*found)->table->follow_mirror(mirror);
    if (lines.empty()) return;
    persist(*found, std::move(lines), [this, id, mirror](const Parsed<int>& stored) {
      if (was_overtaken(stored)) follow_mirror(id, mirror);
    });
  });
}

}  // namespace trictrac
