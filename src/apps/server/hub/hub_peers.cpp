// What other servers of the same games say, and what is said to them.
#include "apps/server/hub/hub.h"
#include "apps/server/hub/hub_game.h"
#include "wire/company_text.h"

namespace trictrac {
namespace {

constexpr int kRingsBetweenSigns = 3;

}  // namespace

struct Hub::PeerNoteHandler {
  Hub& hub;
  GamePtr at(const std::string& id) const {
    const auto it = hub.games_.find(id);
    return it == hub.games_.end() ? nullptr : it->second;
  }

  void operator()(const peer::Changed& n) const { hub.note_change(n.game, n.events); }
  void operator()(const peer::Here& n) const {
    hub.peers_.hear_from(n.server, Clock::now());
    const auto game = at(n.game);
    if (!game) return;
    game->audience.put_elsewhere(n.server, n.players, n.watching);
    hub.update_presence(*game);
    hub.run_tasks(game);
  }
  void operator()(const peer::PhraseSaid& n) const {
    if (const auto game = at(n.game))
      game->audience.announce(News::Said, said_text(n.said.player, n.said.phrase));
  }
  void operator()(const peer::TalkStored& n) const {
    if (at(n.game)) hub.talked_elsewhere_(n.game, n.n);
  }
  void operator()(const peer::Wished& n) const {
    if (at(n.game)) hub.again(n.game, n.again, From::Peer, [](const Parsed<std::string>&) {});
  }
  void operator()(const peer::Agreed& n) const {
    if (at(n.game)) hub.agree(n.game, n.agree, From::Peer, [](const Parsed<std::string>&) {});
  }
  void operator()(const peer::Asks& n) const {
    if (n.game.empty()) return hub.announce_lobby();
    if (const auto game = at(n.game)) hub.announce_all(*game);
  }
  void operator()(const peer::Offers& n) const {
    hub.peers_.hear_from(n.server, Clock::now());
    hub.lobby_.put_elsewhere(n.server, n.game, {n.text, n.persons});
  }
  void operator()(const peer::GamePlayed& n) const {
    hub.peers_.hear_from(n.server, Clock::now());
    hub.lobby_.put_live(n.server, n.game, {n.text, n.persons, n.watching});
  }
  void operator()(const peer::Lives& n) const {
    if (!n.on) {
      hub.forget_peer(n.server);
      return hub.hear_again();
    }
    if (!hub.peers_.hear_from(n.server, Clock::now())) hub.announce_lobby();
  }
  void operator()(const peer::ServiceChanged&) const { hub.hear_again(); }
  void operator()(const peer::Apart& n) const { hub.lobby_.keep_apart(n.person, n.other, n.apart); }
  void operator()(const peer::Counted& n) const { hub.counted_elsewhere_(n); }
  void operator()(const peer::SessionEnded& n) const { hub.session_ended_(n.token); }
  void operator()(const peer::HandedOver& n) const { hub.hand_over_locally(n.from, n.to); }
};

void Hub::hear(std::string_view text) {
  if (text.empty()) return resync();
  if (const auto note = peer::parse_note(text)) std::visit(PeerNoteHandler{*this}, *note);
}

// Reads and announces again what may have been missed.
void Hub::resync() {
  peers_.say(peer::Lives{peers_.me()});
  peers_.say(peer::Asks{""});
  const auto games = games_;
  for (const auto& [id, game] : games) {
    catch_up(id);
    announce_all(*game);
    if (game->audience.anybody()) peers_.say(peer::Asks{id});
  }
}

void Hub::note_change(const std::string& id, int events) {
  const auto it = games_.find(id);
  if (it == games_.end()) return;
  const GamePtr game = it->second;
  game->followed = Clock::now();
  if (events == kNotItsEvents) return read_again(id);
  if (events > game->shown) catch_up(id);  // else it has been followed already
}

// Does what others have stored, and shows it.
void Hub::catch_up(const std::string& id) {
  ask(id, [this](const Parsed<GamePtr>& found) {
    if (!found) return;
    const GamePtr game = *found;  // NOLINT(performance-unnecessary-copy-initialization)
    game->busy = true;
    store_.load_from(game->id, game->table->lines() + 1,
                     [this, game](const Stored<std::vector<std::string>>& events) {
                       game->busy = false;
                       if (!events || !apply_stored(*game, *events)) game->table.reset();  // it is read whole
                       run_tasks(game);
                     });
  });
}

bool Hub::apply_stored(Game& game, const std::vector<std::string>& events) {
  if (events.empty()) return true;
  std::vector<NumberedEvent> lines;
  for (const std::string& event : events) {
    auto line = game.table->follow(event);
    if (!line) return false;
    lines.push_back(std::move(*line));
  }
  broadcast(game, lines);
  return true;
}

void Hub::announce_presence(Game& game) {
  if (!store_.shared()) return;
  auto [players, watching] = game.audience.here_now();
  if (game.said_here == std::pair(players, watching)) return;
  game.said_here = {players, watching};
  peers_.say(peer::Here{peers_.me(), game.id, std::move(players), watching});
}

void Hub::announce_all(Game& game) {
  if (!game.audience.anybody()) return;
  game.said_here = {{}, -1};
  announce_presence(game);
  for (const int player : game.audience.wishes()) peers_.say(peer::Wished{game.id, {player, true}});
  if (!game.table) return;
  const int line = game.table->lines() + 1;
  for (const Proposal& proposal : game.audience.proposals(line))
    for (const int player : proposal.players)
      peers_.say(peer::Agreed{game.id, {player, line, proposal.accord, true}});
}

void Hub::announce_lobby() {
  for (const auto& [game, offered] : lobby_.offered_here()) announce_offer(game, offered);
  for (const auto& [game, live] : lobby_.live_here()) announce_live(game, live);
}

void Hub::announce_offer(const std::string& game, const Offered& offered) {
  peers_.say(peer::Offers{peers_.me(), game, offered.text, offered.persons});
}

void Hub::announce_live(const std::string& game, const LiveGame& live) {
  peers_.say(peer::GamePlayed{peers_.me(), game, live.text, live.persons, live.watching});
}

void Hub::forget_peer(const std::string& server) {
  peers_.forget(server);
  lobby_.forget(server);
  for (const auto& [id, game] : games_) {
    game->audience.forget(server);
    update_presence(*game);
  }
}

void Hub::check_peers() {
  if (!store_.shared()) return;
  if (rings_++ % kRingsBetweenSigns == 0) peers_.say(peer::Lives{peers_.me()});
  for (const std::string& server : peers_.silent(Clock::now())) forget_peer(server);
}

void Hub::part() {
  const Moment now = options_.now();
  time_.leave(now);
  for (const auto& [id, game] : games_) update_presence(*game);
  store_.serve(time_.sign(peers_.me(), now), [](const Stored<ServiceState>&) {});
  peers_.say(peer::Lives{peers_.me(), false});
}

bool Hub::is_left_to_peer(const Game& game) const {
  return peers_.any() && game.followed && Clock::now() - *game.followed < kOthersThink;
}

}  // namespace trictrac
