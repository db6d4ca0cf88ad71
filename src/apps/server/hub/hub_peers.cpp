// The messages from and to other servers of the same games.
#include <algorithm>
#include <map>

#include "apps/server/hub/hub.h"
#include "apps/server/hub/hub_game.h"

namespace trictrac {

void Hub::register_notes() {
  const auto unanswered = [](const Parsed<std::string>&) {};
  peers_.on<peer::Changed>([this](const peer::Changed& n) { note_change(n.game, n.events); });
  peers_.on<peer::Here>([this](const peer::Here& n) {
    const auto game = held(n.game);
    if (!game) return;
    std::map<int, Moment> since;
    for (const auto& [player, connected] : n.players) since[player] = options_.now() - connected;
    game->audience.put_elsewhere(n.server, since, n.watching);
    update_presence(*game);
    run_tasks(game);
  });
  peers_.on<peer::Told>([this](const peer::Told& n) { tell_here(n.game, n.message); });
  peers_.on<peer::Wished>([this, unanswered](const peer::Wished& n) {
    if (holds(n.game)) again(n.game, n.again, unanswered, From::Peer);
  });
  peers_.on<peer::Agreed>([this, unanswered](const peer::Agreed& n) {
    if (holds(n.game)) agree(n.game, n.agree, unanswered, From::Peer);
  });
  peers_.on<peer::Asks>([this](const peer::Asks& n) {
    if (n.game.empty()) return peers_.say_everything();
    if (const auto game = held(n.game)) announce_all(*game);
  });
  peers_.on<peer::Lives>([this](const peer::Lives& n) {
    if (n.on) return;
    const Moment now = options_.now();
    lose_peer(n.server, {now, now});
    hear_again();
  });
  peers_.on<peer::Pings>([this](const peer::Pings&) { peers_.say(peer::Lives{peers_.me()}); });
  peers_.on<peer::ServiceChanged>([this](const peer::ServiceChanged&) { hear_again(); });
  peers_.on<peer::HandedOver>([this](const peer::HandedOver& n) { hand_over_locally(n.from, n.to); });
  peers_.when_asked([this] {
    for (const auto& [id, game] : games_) announce_all(*game);
  });
}

void Hub::hear(std::string_view text) {
  if (text.empty()) return resync();
  if (text == kOwnNote) return peers_.hear_own();
  const auto note = peer::parse_note(text);
  if (!note) return;
  peers_.hear(*note);
  if (const auto server = peer::sender_of(*note); !server.empty())
    hear_from_peer(std::string(server));  // for which games may wait
}

// A server that is new, or was thought to have gone, is told what there is here, and asked the same.
void Hub::hear_from_peer(const std::string& server) {
  if (!peers_.hear_from(server, options_.now())) {
    peers_.say_everything();
    peers_.say(peer::Asks{""});
  }
  let_arrive();
  run_timeless();
}

// Reads and announces again what may have been missed.
void Hub::resync() {
  peers_.say(peer::Lives{peers_.me()});
  peers_.say(peer::Asks{""});
  const auto games = games_;
  for (const auto& [id, game] : games) {
    catch_up(id);
    announce_all(*game);
    peers_.say(peer::Asks{id});
  }
}

void Hub::note_change(const std::string& id, int events) {
  const GamePtr game = held(id);
  if (!game) return;
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
  game.over = game.awaited().over;
  broadcast(game, lines);
  return true;
}

// Asks who is connected to a game that has been read; the answer comes before the sign of life.
void Hub::ask_peers(Game& game) {
  if (!peers_.any()) return;
  game.peers_asked = options_.now();
  game.signs_before = peers_.signs();
  peers_.say(peer::Asks{game.id});
  peers_.say(peer::Pings{peers_.me()});
}

void Hub::announce_presence(Game& game) {
  if (!store_.shared()) return;
  auto [players, watching] = game.audience.here_now();
  if (game.said_here == std::pair(players, watching)) return;
  game.said_here = {players, watching};
  peer::Here here{peers_.me(), game.id, {}, watching};
  for (const int player : players)
    here.players.push_back(
        {player, options_.now() - game.audience.connections(player, peers_.me()).at(peers_.me())});
  peers_.say(std::move(here));
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

void Hub::lose_peer(const std::string& server, const Outage& lost) {
  peers_.forget(server);
  for (const auto& [id, game] : games_) game->audience.forget(server);
  note_lost_server({server, lost});
  let_arrive();
}

void Hub::check_peers() {
  if (!store_.shared()) return;
  peers_.say(peer::Lives{peers_.me()});
  for (Arriving& one : arriving_) ++one.seconds;
  let_arrive();
  const auto gone = peers_.count_second();
  for (const std::string& server : gone) {
    log_->warn("event=server_lost server={}", server);
    const Moment last = *peers_.heard(server);
    lose_peer(server, {last, std::min(options_.now(), last + ClusterPeers::kLongestUnnoticed)});
  }
  if (!gone.empty()) note_outage();
}

// Players whose server has died arrive here once that is known: earlier they would act on their own time. The
// wait is limited, even if nothing can be heard of other servers.
void Hub::arrive(std::move_only_function<void()> enter) {
  if (!peers_.any() || time_.in_trouble()) return enter();
  arriving_.push_back({peers_.signs(), std::move(enter)});
  peers_.say(peer::Pings{peers_.me()});
}

void Hub::let_arrive() {
  while (!arriving_.empty()) {
    const Arriving& first = arriving_.front();
    const bool waited = time_.in_trouble() || first.seconds > ClusterPeers::kMostMissed;
    if (!waited && !peers_.all_heard_after(first.signs)) return;
    auto enter = std::move(arriving_.front().enter);
    arriving_.pop_front();
    enter();
  }
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
