// What people give and agree to beside the game.
#include <algorithm>

#include "apps/server/hub.h"
#include "apps/server/hub_game.h"

namespace trictrac {

void Hub::do_aside(const std::string& id, const GameEvent& aside, Answer<std::string> then) {
  ask(id, [this, aside, then = std::move(then)](Parsed<GamePtr> found) mutable {
    if (!found) return then(std::unexpected(found.error()));
    if (!std::holds_alternative<CommitShare>(aside) && !(*found)->seated())
      return then(refuse(ErrorCode::WrongStage, "somebody has still to take his seat"));
    auto line = (*found)->table->do_aside(aside);
    if (!line) return then(std::unexpected(line.error()));
    if (!*line) return then(std::string());
    persist(*found, {std::move(**line)},
            [this, id = (*found)->id, aside, then = std::move(then)](Parsed<int> stored) mutable {
              if (was_overtaken(stored)) return do_aside(id, aside, std::move(then));
              if (!stored) return then(std::unexpected(stored.error()));
              then(std::string());
            });
  });
}

void Hub::agree(const std::string& id, const AnswerOffer& agree, From from, Answer<std::string> then) {
  ask(id, [this, agree, from, then = std::move(then)](Parsed<GamePtr> found) mutable {
    if (!found) return then(std::unexpected(found.error()));
    const GamePtr game = *found;
    if (auto wrong = game->table->objection_to(agree.accord, agree.line))
      return then(std::unexpected(std::move(*wrong)));
    const bool changed = game->audience.agree(agree.player, agree.accord, agree.line, agree.wish);
    if (changed && from == From::Page) peers_.say(peer::Agreed{game->id, agree});
    if (!agree.wish || !all_agree(*game, agree.accord)) {
      if (changed)
        game->audience.announce(News::Proposed,
                                proposed_text(agree.line, game->audience.proposals(agree.line)));
      if (changed && agree.wish && from == From::Page) call_for_offer(*game, agree.player);
      return then(std::string());
    }
    auto line = game->table->agree(agree.accord);
    if (!line) return then(log_failure(game->id, "the rules do not take what all agreed to"));
    persist(game, {std::move(*line)}, [then = std::move(then)](Parsed<int> stored) mutable {
      // Whichever line came first, it ended the proposal, and all are shown it.
      if (!stored && !was_overtaken(stored)) return then(std::unexpected(stored.error()));
      then(std::string());
    });
  });
}

// Nobody waits for ever: a game that has been left may be stopped without those who left it.
bool Hub::all_agree(const Game& game, Accord accord) const {
  const bool left = accord == Accord::Stop && options_.now() - game.touched * kSecond >= kLongAway;
  const auto proposals = game.audience.proposals(game.table->lines() + 1);
  const auto found = std::ranges::find(proposals, accord, &Proposal::accord);
  if (found == proposals.end()) return false;
  for (int player = 0; player < game.table->players(); ++player) {
    const bool agrees = std::ranges::find(found->players, player) != found->players.end();
    if (!agrees && game.table->is_person(player) && !(left && !game.audience.is_here(player))) return false;
  }
  return true;
}

}  // namespace trictrac
