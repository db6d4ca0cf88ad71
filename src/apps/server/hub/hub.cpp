#include "apps/server/hub/hub.h"

#include <algorithm>
#include <utility>

#include "apps/server/hub/hub_game.h"
#include "apps/server/hub/stored_table.h"
#include "apps/server/runtime/ids.h"
#include "base/text_of.h"
#include "service/game_config.h"
#include "table/event_text.h"

namespace trictrac {
namespace {

constexpr int kRungAtOnce = 64;
constexpr int kStoreRests = 2;  // seconds after which to try again
// After an act that could not be kept the server is not ready for so long.
constexpr std::chrono::seconds kRefusalHolds{5};

ApiError is_private() { return {ErrorCode::Private, "this game is private: only its players see it"}; }

ApiError unknown_game() { return {ErrorCode::UnknownGame, "there is no such game"}; }

}  // namespace

ApiError to_api_error(const StoreError& why) {
  if (why.kind == StoreError::Damaged) return {ErrorCode::Internal, "what is stored is damaged"};
  return {.code = ErrorCode::Unavailable,
          .message = "the server cannot save anything right now: try again in a moment",
          .retry_after = kStoreRests};
}

// Internal failures go to the log, not to the page.
std::unexpected<ApiError> Hub::log_failure(std::string_view id, std::string_view what) const {
  log_->error("game {}: {}", id, what);
  return refuse(ErrorCode::Internal, "the server could not do this; try again");
}

std::unexpected<ApiError> Hub::log_failure(std::string_view id, const StoreError& why) const {
  log_->error("game {}: {}", id, why.what);
  return std::unexpected(to_api_error(why));
}

void Hub::ask(const std::string& id, Task task, std::optional<Latency> latency) {
  if (!is_game_id(id)) return task(std::unexpected(unknown_game()));
  GamePtr& held = games_[id];
  if (!held) held = std::make_shared<Game>(id);
  const GamePtr game = held;
  game->used = Clock::now();
  game->waiting.push_back({options_.now(), std::move(task), std::move(latency)});
  run_tasks(game);
}

Hub::GamePtr Hub::held(std::string_view id) const {
  const auto it = games_.find(id);
  return it == games_.end() ? nullptr : it->second;
}

// Runs the tasks that can be run now, one after another.
void Hub::run_tasks(const GamePtr& held) {
  // A task may end the game it is done with.
  const GamePtr game = held;  // NOLINT(performance-unnecessary-copy-initialization)
  while (!game->busy) {
    if (!game->table && game->waiting.empty()) return;
    // Asked once: the process may stand still between any two lines.
    const Moment now = options_.now();
    if (!time_.is_known(now)) return wait_for_time(game);
    if (!game->table) return read(game);
    game->table->set_time(table_time(*game, now), game->lag());
    if (lacks_presence(*game, now)) return wait_for_peers(game);
    if (give_back_outages(game, now)) continue;
    if (lacks_proof_of_time(*game, now)) return wait_for_time(game);
    if (lacks_sign_of_peers(*game, now)) return wait_for_peers(game);
    if (game->has_own()) {
      persist(game, {}, [this, game](const Parsed<int>& stored) {
        if (!stored && !was_overtaken(stored))
          give_up(game, stored.error());  // nothing else can be done there
      });
      continue;
    }
    if (game->waiting.empty()) break;
    Task task = std::move(game->waiting.front().task);
    game->waiting.pop_front();
    task(game);
  }
  if (!game->busy && game->table && game->awaits_bot() && !game->thinking && !is_left_to_peer(*game))
    think(game);
}

void Hub::read(const GamePtr& game) {
  game->busy = true;
  store_.load(game->id, [this, game](Stored<std::optional<StoredGame>> stored) {
    if (!stored) return give_up(game, log_failure(game->id, stored.error()).error());
    if (!*stored) return give_up(game, unknown_game());
    rebuild(game, std::move(**stored));
  });
}

void Hub::rebuild(const GamePtr& game, StoredGame stored) {
  struct Made {
    Parsed<std::unique_ptr<GameSession>> table;
    std::vector<std::string> unseen;  // lines that are durable, though it was not known
  };
  auto seats = std::exchange(game->seats, stored.seats);
  auto next = std::exchange(game->next, stored.next);
  game->touched = stored.touched;
  game->tournament = stored.tournament;
  auto work = [stored = std::move(stored), shown = game->shown, watched = game->audience.anybody()] {
    Made made{table_of(stored), {}};
    if (made.table && watched) made.unseen = (*made.table)->lines_after(shown)();
    return made;
  };
  readers_.run(game->address, std::move(work),
               [this, game, seats = std::move(seats), next = std::move(next)](Made made) {
                 if (!made.table)
                   return give_up(game, log_failure(game->id, made.table.error().message).error());
                 if ((*made.table)->lines() < game->shown)
                   return give_up(
                       game, log_failure(game->id, "lines that were shown are not in the store").error());
                 game->table = std::move(*made.table);
                 game->begun = game->table->throws() > 0;
                 game->over = game->awaited().over;
                 game->told.reset();
                 ++game->made;
                 game->busy = false;
                 int n = game->shown;
                 for (std::string& json : made.unseen) broadcast(*game, {{++n, "", std::move(json)}});
                 game->shown = game->table->lines();
                 ask_peers(*game);
                 show_changes(*game, seats, next);
                 update_presence(*game);
                 meet_mirror(game);
                 run_tasks(game);
               });
}

void Hub::show_taken(Game& game, int player) {
  const StoredSeat& seat = game.seats[static_cast<std::size_t>(player)];
  game.audience.announce(contract::Taken{player, seat.name, seat.guest});
  seat_taken_(game.id, player, game.text({}));
}

// Shows the changes that other servers made to a game that this one knew.
void Hub::show_changes(Game& game, const std::vector<StoredSeat>& seats, const std::string& next) {
  if (seats.size() != game.seats.size()) return;  // it was not known
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const StoredSeat& seat = game.seats[i];
    const bool passed = seats[i].person != seat.person && seat.person != 0 && seat.key.empty();
    if (!seats[i].claim.empty() && seat.claim.empty())
      show_taken(game, static_cast<int>(i));
    else if (passed)
      show_passed(game, static_cast<int>(i));
  }
  if (next != game.next) game.audience.announce(game.rematch());
}

// No caller can be answered.
void Hub::give_up(const GamePtr& game, const ApiError& error) {
  game->busy = false;
  game->table.reset();
  auto waiting = std::exchange(game->waiting, {});
  if (const auto it = games_.find(game->id);
      it != games_.end() && it->second == game && !game->audience.anybody())
    games_.erase(it);
  for (auto& one : waiting) one.task(std::unexpected(error));
}

// Stores new lines, and the lines that the table itself adds after them; then shows them.
void Hub::persist(const GamePtr& game, std::vector<NumberedEvent> lines,
                  std::move_only_function<void(Parsed<int>)> then) {
  while (game->has_own()) {
    auto own = game->table->do_own();
    if (!own) {
      then(log_failure(game->id, "the rules do not allow what the table does"));
      return give_up(game, ApiError{ErrorCode::Internal, "this game cannot be continued"});
    }
    lines.push_back(std::move(*own));
  }
  game->busy = true;
  const int first = lines.front().n;
  std::vector<std::string> events;
  for (const NumberedEvent& line : lines) events.push_back(line.event);
  auto stored = [this, game, lines = std::move(lines), asked = options_.now(),
                 then = std::move(then)](Stored<void> done) mutable {
    game->busy = false;
    if (done) {
      time_.note_answer(asked, options_.now());
      if (time_.in_trouble()) report_serving();
      game->followed.reset();  // what comes next is this server's to think about
      metrics().lines_stored(lines.size());
      broadcast(*game, lines);
      then(lines.back().n);
      meet_mirror(game);
    } else {
      game->table.reset();  // these lines have been shown to no one: the game is read again from the store
      then(refuse_unstored(game->id, done.error()));
    }
    run_tasks(game);
  };
  auto jobs = jobs_after(*game);
  game->begun = game->table->throws() > 0;
  game->over = game->awaited().over;
  store_.append(game->id, first, {std::move(events), game->table->ends(), game->awaited(), std::move(jobs)},
                std::move(stored));
}

std::unexpected<ApiError> Hub::refuse_unstored(std::string_view id, const StoreError& why) {
  if (why.kind == StoreError::Conflict) return refuse(ErrorCode::Stale, "another line came first");
  refused_ = Clock::now();
  time_.note_trouble();
  return log_failure(id, why);
}

void Hub::broadcast(Game& game, const std::vector<NumberedEvent>& lines) {
  game.shown = lines.back().n;
  game.touched = options_.now() / kSecond;
  for (const NumberedEvent& line : lines) game.audience.show(line.n, line.json);
  update_presence(game);
  note_points(game);
}

void Hub::think(const GamePtr& game) {
  game->thinking = true;
  thinkers_.run(game->address, game->table->think(), [this, game, made = game->made](Thought thought) {
    game->thinking = false;
    if (game->table && game->made == made)
      game->waiting.push_front(
          {options_.now(), [this, made, thought = std::move(thought)](Parsed<GamePtr> found) {
             if (!found || (*found)->made != made) return;
             if (auto line = (*found)->table->apply(thought))
               return persist(*found, {std::move(*line)}, [](Parsed<int>) {});
             if (!thought.silent() && (*found)->table->lines() < thought.n)
               give_up(*found,
                       log_failure((*found)->id, "a bot answered " + print_event(*thought.event)).error());
           }});
    run_tasks(game);
  });
}

void Hub::game_text(const std::string& id, Viewer viewer, Answer<std::string> then) {
  with_game(id, std::move(then), [viewer](const GamePtr& game, auto then) {
    if (game->seated() && game->hidden_from(viewer, game->seats_of(viewer.person)))
      return then(std::unexpected(is_private()));
    then(game->text({}));
  });
}

void Hub::record_text(const std::string& id, Viewer viewer, Answer<std::string> then) {
  with_game(id, std::move(then), [this, viewer](const GamePtr& game, auto then) {
    if (game->hidden_from(viewer, game->seats_of(viewer.person))) return then(std::unexpected(is_private()));
    const GameSession& table = *game->table;
    if (table.rated() && table.next() != Next::Nothing)
      return then(
          refuse(ErrorCode::NotAllowed, "the record of a rated game is available once the game is over"));
    auto work = [config = table.config_text(), events = table.events(),
                 guests = game->guests()]() -> Parsed<std::string> {
      const auto again = restore_session(config, events);
      if (!again) return std::unexpected(again.error());
      for (const int player : guests) (*again)->show_seat(player, "", true);
      return (*again)->record_text();
    };
    readers_.run(game->address, std::move(work), std::move(then));
  });
}

void Hub::verdict(const std::string& id, Side side, std::vector<Step> steps, Answer<std::string> then) {
  with_game(id, std::move(then), [side, steps = std::move(steps)](const GamePtr& game, auto then) {
    then(game->table->verdict(side, steps));
  });
}

void Hub::act(const std::string& id, Act act, std::vector<int> players, Millis lag, Answer<Acted> then) {
  Latency latency{players, lag};
  auto task = [this, act = std::move(act), players = std::move(players), lag,
               then = std::move(then)](Parsed<GamePtr> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    if (auto wrong = check_players(**game, act, players)) return then(std::unexpected(std::move(*wrong)));
    auto done = (*game)->table->act(act.line, act.side, act.request);
    if (!done) return then(std::unexpected(done.error()));
    if (!*done) return then(Acted{act.line, true});
    persist(*game, {std::move(**done)},
            [this, id = (*game)->id, act, players, lag, then = std::move(then)](Parsed<int> stored) mutable {
              if (was_overtaken(stored)) return this->act(id, act, std::move(players), lag, std::move(then));
              if (!stored) return then(std::unexpected(stored.error()));
              then(Acted{act.line, false});
            });
  };
  ask(id, std::move(task), std::move(latency));
}

// Returns why these players may not act for that side, if so. The player of a line that is requested again
// may have left the side since.
std::optional<ApiError> Hub::check_players(const Game& game, const Act& act, std::span<const int> players) {
  if (players.empty()) return ApiError{ErrorCode::BadKey, "you joined without the key of that seat"};
  if (!game.seated()) return ApiError{ErrorCode::WrongStage, "a seat is still free"};
  const auto player = game.table->who_plays(act.side);
  if (!player) return ApiError{ErrorCode::WrongStage, "the seats have not been drawn yet"};
  if (std::ranges::find(players, *player) != players.end()) return std::nullopt;
  if (game.table->for_anybody(act.request) || game.table->was(act.line, act.side, act.request))
    return std::nullopt;
  return ApiError{ErrorCode::BadKey, "another player has that side"};
}

void Hub::join(const Join& join, std::string address, Viewer viewer, std::weak_ptr<Subscriber> subscriber,
               Answer<JoinedAs> then) {
  auto task = [this, join, address = std::move(address), viewer, subscriber = std::move(subscriber),
               then = std::move(then)](Parsed<GamePtr> game) mutable {
    if (!game) return then(std::unexpected(game.error()));
    if (const auto here = subscriber.lock())
      enter(*game, join, std::move(address), viewer, here, std::move(then));
  };
  arrive([this, id = join.game, task = std::move(task)]() mutable { ask(id, std::move(task)); });
}

// A key that does not fit opens nothing.
void Hub::enter(const GamePtr& game, const Join& join, std::string address, Viewer viewer,
                const std::shared_ptr<Subscriber>& subscriber, Answer<JoinedAs> then) {
  std::vector<int> players = game->seats_of(viewer.person);
  for (const auto& [player, key] : join.keys) {
    const bool there = player < static_cast<int>(game->seats.size());
    if (!there || !key_fits(key, game->seats[static_cast<std::size_t>(player)].key))
      return then(refuse(ErrorCode::BadKey, "this key does not open that seat"));
    if (std::ranges::find(players, player) == players.end()) players.push_back(player);
  }
  if (game->hidden_from(viewer, players)) return then(std::unexpected(is_private()));
  std::ranges::sort(players);
  const int last = game->table->lines();
  if (join.since > last) return then(refuse(ErrorCode::Stale, text_of("the last line is {}", last)));
  if (auto wrong = subscriber->count_lines(last - join.since))
    return then(std::unexpected(std::move(*wrong)));
  if (game->address.empty()) game->address = std::move(address);
  std::string text = game->text(players);
  then(JoinedAs{players, std::move(text)});
  cancel_calls(*game, players);
  game->audience.enter(subscriber, {std::move(players), viewer.person, viewer.account, viewer.young},
                       options_.now());
  update_presence(*game);
  const auto tell = [&]<class News>(const News& news) {
    subscriber->hear(kTopic<News>, std::make_shared<const std::string>(message_text(news)));
  };
  if (game->absence.player) tell(game->absence);
  if (game->pause.why) tell(game->pause);
  announce_presence(*game);
  if (game->next.empty() && !game->audience.wishes().empty()) tell(game->rematch());
  if (auto proposals = game->audience.proposals(last + 1); !proposals.empty())
    tell(contract::Proposed{last + 1, std::move(proposals)});
}

void Hub::leave(const std::string& id, const Subscriber& subscriber) {
  const GamePtr game = held(id);
  if (!game) return;
  game->audience.leave(subscriber);
  update_presence(*game);
  announce_presence(*game);
  game->used = Clock::now();
}

void Hub::lines_after(const std::string& id, int since, int most, Answer<Lines> then) {
  with_game(id, std::move(then), [this, since, most](const GamePtr& game, auto then) {
    const int last = game->table->lines();
    if (since >= last) return then(Lines{{}, last});
    readers_.run(game->address, game->table->lines_after(since, most),
                 [last, then = std::move(then)](std::vector<std::string> messages) mutable {
                   then(Lines{std::move(messages), last});
                 });
  });
}

void Hub::hand_over(std::int64_t from, std::int64_t to) {
  hand_over_locally(from, to);
  peers_.say(peer::HandedOver{from, to});
}

void Hub::hand_over_locally(std::int64_t from, std::int64_t to) {
  for (const auto& [id, game] : games_)
    for (StoredSeat& seat : game->seats)
      if (seat.person == from) seat.person = to;
  handed_over_(from, to);
}

void Hub::read_again(const std::string& id) {
  if (!games_.contains(id)) return;
  ask(id, [](Parsed<GamePtr> game) {
    if (game) (*game)->table.reset();
  });
  ask(id, [](Parsed<GamePtr>) {});
}

// However many ask at once, the disk is tried once. A full disk takes the nothing that is tried, and may take
// no act: a probe must not see a server that keeps going and coming.
void Hub::check(Answer<bool> then) {
  checking_.push_back(std::move(then));
  if (checking_.size() > 1) return;
  store_.check([this](Stored<void> done) {
    for (Answer<bool>& answer : std::exchange(checking_, {})) answer(done && !refused_lately());
  });
}

bool Hub::refused_lately() const { return refused_ && Clock::now() - *refused_ < kRefusalHolds; }

// Does the periodic work; loads the games whose time is out, which then continue by themselves.
void Hub::ring() {
  check_peers();
  run_timeless();
  if (time_.in_trouble() ? !refused_lately() : time_.sign_is_due(options_.now())) report_serving();
  run_standing();
  adjourn_abandoned();
  if (time_.paused() || time_.leaving() || std::exchange(ringing_, true)) return;
  store_.due(options_.now(), kRungAtOnce, [this](Stored<std::vector<std::string>> games) {
    ringing_ = false;
    if (!games) return log_->error("clocks: {}", games.error().what);
    for (const std::string& id : *games) ask(id, [](const Parsed<GamePtr>&) {});
  });
}

void Hub::look_after(Clock::duration unused) {
  const auto now = Clock::now();
  const auto games = games_;
  for (const auto& [id, game] : games) {
    if (game->busy || game->thinking || !game->waiting.empty()) continue;
    const bool watched = game->audience.anybody();
    if (!watched && now - game->used >= unused && !game->is_being_left())
      games_.erase(id);
    else if (watched && (!game->table || game->awaits_bot()))
      ask(id, [](Parsed<GamePtr>) {});
    else if (watched)
      meet_mirror(game);
  }
}

// Gifts and agreements of people beside the game.

void Hub::act_beside_game(const std::string& id, const GameEvent& aside, Answer<std::string> then) {
  with_game(id, std::move(then), [this, aside](const GamePtr& game, auto then) {
    if (!std::holds_alternative<CommitShare>(aside) && !game->seated())
      return then(refuse(ErrorCode::WrongStage, "a seat is still free"));
    auto line = game->table->act_beside_game(aside);
    if (!line) return then(std::unexpected(line.error()));
    if (!*line) return then(std::string());
    persist(game, {std::move(**line)},
            [this, id = game->id, aside, then = std::move(then)](Parsed<int> stored) mutable {
              if (was_overtaken(stored)) return act_beside_game(id, aside, std::move(then));
              if (!stored) return then(std::unexpected(stored.error()));
              then(std::string());
            });
  });
}

void Hub::agree(const std::string& id, const AnswerOffer& agree, Answer<std::string> then, From from) {
  with_game(id, std::move(then), [this, agree, from](const GamePtr& game, auto then) {
    if (game->tournament && agree.accord == MutualOffer::Stop)
      return then(refuse(ErrorCode::NotAllowed,
                         "a game of a tournament is played to its end, or decided by its director"));
    if (auto wrong = game->table->objection_to(agree.accord, agree.line))
      return then(std::unexpected(std::move(*wrong)));
    const bool changed = game->audience.agree(agree.player, agree.accord, agree.line, agree.wish);
    if (changed && from == From::Page) peers_.say(peer::Agreed{game->id, agree});
    if (!agree.wish || !all_agree(*game, agree.accord)) {
      if (changed)
        game->audience.announce(contract::Proposed{agree.line, game->audience.proposals(agree.line)});
      if (changed && agree.wish && from == From::Page) call_for_offer(*game, agree.player);
      return then(std::string());
    }
    auto line = game->table->agree(agree.accord);
    if (!line) return then(log_failure(game->id, "the rules do not allow what all agreed to"));
    persist(game, {std::move(*line)}, answer_when_shown(std::move(then)));
  });
}

// A game that was left need not wait for ever: it may be stopped without those who left it.
bool Hub::all_agree(const Game& game, MutualOffer accord) const {
  const Moment now = options_.now();
  const bool share_due = game.absence.player && game.is_claimed_for_share() && now >= game.absence.claimable;
  const bool left = accord == MutualOffer::Stop && (share_due || now - game.touched * kSecond >= kLongAway);
  const auto proposals = game.audience.proposals(game.table->lines() + 1);
  const auto found = std::ranges::find(proposals, accord, &Proposal::accord);
  if (found == proposals.end()) return false;
  return std::ranges::all_of(people_of(*game.table), [&](int player) {
    const bool agrees = std::ranges::find(found->players, player) != found->players.end();
    return agrees || (left && !game.audience.is_here(player));
  });
}

// Readers and writers of the talk at a table.

// A player who waits while others play might advise them: until the game is over they write with watchers,
// unless the rules let them advise. Players do not read the watchers' talk before it is over; nor do guests
// who look on, since a player who opens another window is a guest.
ChatAccess Hub::chat_access_of(const Game& game, std::span<const int> players, bool account) {
  const bool over = game.table->next() == Next::Nothing;
  if (players.empty()) return {Readers::Watchers, false, over || account};
  if (over) return {Readers::Players, true, true};
  const bool silent = std::ranges::all_of(players, [&](int player) { return game.table->is_silent(player); });
  return {silent ? Readers::Watchers : Readers::Players, true, silent};
}

void Hub::chat_access(const std::string& id, std::vector<int> players, bool account,
                      Answer<ChatAccess> then) {
  with_game(id, std::move(then), [players = std::move(players), account](const GamePtr& game, auto then) {
    then(chat_access_of(*game, players, account));
  });
}

void Hub::talk(const std::string& id, const ChatMessage& talked, std::vector<std::int64_t> unheard_by) {
  peers_.say(peer::TalkStored{id, talked.n});
  talk_here(id, talked, std::move(unheard_by));
}

void Hub::talk_here(const std::string& id, const ChatMessage& talked, std::vector<std::int64_t> unheard_by) {
  if (const GamePtr game = held(id); !game || !game->audience.anybody()) return;
  ask(id, [talked, unheard_by = std::move(unheard_by)](Parsed<GamePtr> game) {
    if (!game) return;
    (*game)->audience.announce(contract::TalkedNow{talked}, [&](const Audience::Present& who) {
      const bool blocked = std::ranges::find(unheard_by, who.person) != unheard_by.end();
      return chat_access_of(**game, who.players, who.account).hears(talked.to) && !who.young &&
             (who.person == 0 || !blocked);
    });
  });
}

// Seats offered to everybody.

namespace {

bool opens(const std::vector<StoredSeat>& seats, int player, std::string_view code) {
  const auto i = static_cast<std::size_t>(player);
  return i < seats.size() && !seats[i].claim.empty() && key_fits(code, seats[i].claim);
}

}  // namespace

void Hub::open_game(const std::string& id, std::map<int, std::string> codes, Answer<OpenGame> then) {
  with_game(id, std::move(then), [codes = std::move(codes)](const GamePtr& game, auto then) {
    for (const auto& [player, code] : codes)
      if (!opens(game->seats, player, code)) return then(std::unexpected(seat_not_free()));
    then(OpenGame{game->text({}), game->persons()});
  });
}

bool Hub::is_joined_by(const std::string& id, const Subscriber& who) const {
  const GamePtr game = held(id);
  return game && game->audience.has(who);
}

}  // namespace trictrac
