// What other servers of the same games say, and what is said to them.
#include "apps/server/hub.h"
#include "apps/server/hub_game.h"
#include "wire/company_text.h"

namespace trictrac {
namespace {

constexpr int kRingsBetweenSigns = 3;

}  // namespace

struct Hub::Listener {
  Hub& hub;
  Holding at(const std::string& id) const {
    const auto it = hub.games_.find(id);
    return it == hub.games_.end() ? nullptr : it->second;
  }

  void operator()(const fellow::Changed& n) const { hub.changed_elsewhere(n.game, n.deeds); }
  void operator()(const fellow::Here& n) const {
    hub.fellows_.hear_from(n.server, Clock::now());
    const auto game = at(n.game);
    if (!game) return;
    game->circle.put_elsewhere(n.server, n.players, n.watching);
    hub.see_who_is_here(*game);
  }
  void operator()(const fellow::Said& n) const {
    if (const auto game = at(n.game))
      game->circle.announce(News::Said, said_text(n.said.player, n.said.phrase));
  }
  void operator()(const fellow::Talked& n) const {
    if (at(n.game)) hub.talked_elsewhere_(n.game, n.n);
  }
  void operator()(const fellow::Wished& n) const {
    if (at(n.game)) hub.again(n.game, n.again, From::Fellow, [](const Parsed<std::string>&) {});
  }
  void operator()(const fellow::Agreed& n) const {
    if (at(n.game)) hub.agree(n.game, n.agree, From::Fellow, [](const Parsed<std::string>&) {});
  }
  void operator()(const fellow::Asks& n) const {
    if (n.game.empty()) return hub.say_lobby();
    if (const auto game = at(n.game)) hub.say_all_of(*game);
  }
  void operator()(const fellow::Offers& n) const {
    hub.fellows_.hear_from(n.server, Clock::now());
    hub.lobby_.put_elsewhere(n.server, n.game, {n.text, n.persons});
  }
  void operator()(const fellow::Plays& n) const {
    hub.fellows_.hear_from(n.server, Clock::now());
    hub.lobby_.put_live(n.server, n.game, {n.text, n.persons, n.watching});
  }
  void operator()(const fellow::Lives& n) const {
    if (!n.on) return hub.fellow_gone(n.server);
    if (!hub.fellows_.hear_from(n.server, Clock::now())) hub.say_lobby();
  }
  void operator()(const fellow::Apart& n) const { hub.lobby_.keep_apart(n.person, n.other, n.apart); }
  void operator()(const fellow::Counted& n) const { hub.counted_elsewhere_(n); }
  void operator()(const fellow::SessionEnded& n) const { hub.session_ended_(n.token); }
  void operator()(const fellow::HandedOver& n) const { hub.hand_over_here(n.from, n.to); }
};

void Hub::hear(std::string_view text) {
  if (text.empty()) return some_was_lost();
  if (const auto note = fellow::parse_note(text)) std::visit(Listener{*this}, *note);
}

// Whatever the others have done meanwhile is read, and said anew.
void Hub::some_was_lost() {
  fellows_.say(fellow::Lives{fellows_.me()});
  fellows_.say(fellow::Asks{""});
  const auto games = games_;
  for (const auto& [id, game] : games) {
    follow_elsewhere(id);
    say_all_of(*game);
    if (game->circle.anybody()) fellows_.say(fellow::Asks{id});
  }
}

void Hub::changed_elsewhere(const std::string& id, int deeds) {
  const auto it = games_.find(id);
  if (it == games_.end()) return;
  const Holding game = it->second;
  game->followed = Clock::now();
  if (deeds == kNotItsDeeds) return read_again(id);
  if (deeds > game->shown) follow_elsewhere(id);  // else it has been followed already
}

// Does what others have stored, and shows it.
void Hub::follow_elsewhere(const std::string& id) {
  ask(id, [this](const Parsed<Holding>& found) {
    if (!found) return;
    const Holding game = *found;  // NOLINT(performance-unnecessary-copy-initialization)
    game->busy = true;
    store_.load_from(game->id, game->table->lines() + 1,
                     [this, game](const Stored<std::vector<std::string>>& deeds) {
                       game->busy = false;
                       if (!deeds || !repeat(*game, *deeds)) game->table.reset();  // it is read whole
                       go_on(game);
                     });
  });
}

bool Hub::repeat(Game& game, const std::vector<std::string>& deeds) {
  if (deeds.empty()) return true;
  std::vector<Line> lines;
  for (const std::string& deed : deeds) {
    auto line = game.table->follow(deed);
    if (!line) return false;
    lines.push_back(std::move(*line));
  }
  kept(game, lines);
  return true;
}

void Hub::say_here(Game& game) {
  if (!store_.shared()) return;
  auto [players, watching] = game.circle.here_now();
  if (game.said_here == std::pair(players, watching)) return;
  game.said_here = {players, watching};
  fellows_.say(fellow::Here{fellows_.me(), game.id, std::move(players), watching});
}

void Hub::say_all_of(Game& game) {
  if (!game.circle.anybody()) return;
  game.said_here = {{}, -1};
  say_here(game);
  for (const int player : game.circle.wishes()) fellows_.say(fellow::Wished{game.id, {player, true}});
  if (!game.table) return;
  const int line = game.table->lines() + 1;
  for (const Proposal& proposal : game.circle.proposals(line))
    for (const int player : proposal.players)
      fellows_.say(fellow::Agreed{game.id, {player, line, proposal.accord, true}});
}

void Hub::say_lobby() {
  for (const auto& [game, offered] : lobby_.offered_here()) say_offer(game, offered);
  for (const auto& [game, live] : lobby_.live_here()) say_live(game, live);
}

void Hub::say_offer(const std::string& game, const Offered& offered) {
  fellows_.say(fellow::Offers{fellows_.me(), game, offered.text, offered.persons});
}

void Hub::say_live(const std::string& game, const LiveGame& live) {
  fellows_.say(fellow::Plays{fellows_.me(), game, live.text, live.persons, live.watching});
}

void Hub::fellow_gone(const std::string& server) {
  fellows_.forget(server);
  lobby_.forget(server);
  for (const auto& [id, game] : games_) {
    game->circle.forget(server);
    see_who_is_here(*game);
  }
}

void Hub::see_to_fellows() {
  if (!store_.shared()) return;
  if (rings_++ % kRingsBetweenSigns == 0) fellows_.say(fellow::Lives{fellows_.me()});
  for (const std::string& server : fellows_.silent(Clock::now())) fellow_gone(server);
}

void Hub::part() { fellows_.say(fellow::Lives{fellows_.me(), false}); }

bool Hub::others_think(const Game& game) const {
  return fellows_.any() && game.followed && Clock::now() - *game.followed < kOthersThink;
}

}  // namespace trictrac
