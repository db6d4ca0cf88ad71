// All games of a server: in memory while somebody needs them, else in the store.
//
// Nothing here waits. The store answers later, bots think and old lines are made again in pools of threads;
// their answers come back on one thread, the only one that enters a hub. Of each game one thing is done after
// another: while the store or a reader has it, whatever is asked of it queues.
#pragma once

#include <spdlog/logger.h>

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "apps/server/hub/audience.h"
#include "apps/server/hub/cluster_peers.h"
#include "apps/server/hub/people_here.h"
#include "apps/server/hub/service_time.h"
#include "apps/server/hub/tournament_game.h"
#include "apps/server/runtime/metrics.h"
#include "apps/server/runtime/pool.h"
#include "apps/server/runtime/time.h"
#include "service/game_session.h"
#include "store/rows/notice_rows.h"
#include "store/store.h"
#include "wire/protocol.h"

namespace trictrac {

// The person of a request, as far as known.
struct Principal {
  std::int64_t person = 0;  // Person::row, 0: unknown
  bool account = false;     // else a guest
  std::string name{};       // of the account, "" of a guest
  bool young = false;       // a young player
};

// The person who wants to see a game.
struct Viewer {
  std::int64_t person = 0;  // Person::row, 0: unknown
  bool admitted = false;    // to a private game they do not play: a moderator, while it is reported
  bool account = false;     // else a guest
  bool young = false;       // a young player: they read no chat
};

// A requested game.
struct GameAsked {
  std::move_only_function<Parsed<std::unique_ptr<GameSession>>()> seat;  // run on another thread
  std::optional<std::vector<int>> mine{};  // the players of the person who asks; unsaid: the first person
  std::string address{};                   // in whose name its bots think
  bool all_people = false;                 // instead of `mine`: they have the seats of all people
  Principal by{};
};

// A new game. For each player, or "":
struct Created {
  std::string game;
  std::vector<std::string> keys;    // of the person who asked for it
  std::vector<std::string> claims;  // the codes by which other people take their seats
  std::string commit;
};

// Returns the error for a code that opens no seat: the same for every reason.
ApiError seat_not_free();

// Returns the caller's error when the store fails: damage is final, everything else may be tried again.
// Details go to the log only.
ApiError to_api_error(const StoreError& why);

struct JoinedAs {
  std::vector<int> players;  // those whose keys are right, and their own
  std::string game_text;     // the message "game"
};

// Events as they were announced, after a given one.
struct Lines {
  std::vector<std::string> messages;
  int last = 0;  // the number of the game's last event
};

struct Acted {
  int line = 0;
  bool repeated = false;  // that event was this very act already: nothing has been done
};

// A game whose last event is about to be stored.
struct GameOver {
  const std::string& game;
  std::size_t players = 0;  // seats, of people and bots
  int people = 0;
  bool somebody_known = false;  // one of the people at least
  std::int64_t at = 0;          // in seconds since 1970
  std::optional<TournamentPlace> tournament{};
};

// A game of a tournament whose first throw is about to be stored.
struct GameBegun {
  const std::string& game;
  const TournamentPlace& tournament;
  std::int64_t at = 0;  // in seconds since 1970
};

// A game in progress that may be watched: live_text, or "" when it no longer is; its players (Person::row),
// and its number of spectators.
struct LiveGame {
  std::string text;
  std::vector<std::int64_t> persons{};
  int watching = 0;
  friend bool operator==(const LiveGame&, const LiveGame&) = default;
};

// A game with free seats: the message "game", or in the lobby its offer_text, "" when that ends; and the
// people in its other seats (Person::row).
struct OpenGame {
  std::string text;
  std::vector<std::int64_t> persons{};
  std::string club{};  // to whose members alone it is offered, by its name; "": to everybody
};

// The points of a game of two, White's first: holes of a tour, else what each has won in the account.
struct GamePoints {
  std::string game;
  std::array<int, 2> points{};
};

// A person's rights in the chat of a table.
struct ChatAccess {
  Readers writes = Readers::Players;
  bool players = false, watchers = false;  // whose channels they read
  bool hears(Readers readers) const { return readers == Readers::Players ? players : watchers; }
};

struct HubOptions {
  bool bots_alone = false;  // games without a person are taken
  std::function<Moment()> now = SteadyTime{};
  std::shared_ptr<Metrics> metrics = std::make_shared<Metrics>();
};
// The time without events after which the present players may end a game without the absent ones.
inline constexpr Millis kLongAway = 7 * kDay;
// The time after which a live game that all its players have left is adjourned.
inline constexpr Millis kAllAway = 60 * kSecond;
// The time for which a bot's answer is left to the server that stored the event before it.
inline constexpr std::chrono::seconds kOthersThink{10};

class Hub {
 public:
  using Clock = std::chrono::steady_clock;
  // A function that receives the answer once, on the hub's thread, now or later.
  template <class T>
  using Answer = std::move_only_function<void(Parsed<T>)>;
  // The origin of a request: a page of this server, or another server, which tells the others itself.
  enum class From { Page, Peer };

  // `thinkers` are for bots, `readers` for all other slow work.
  Hub(Store& store, Pool& thinkers, Pool& readers, HubOptions options, std::shared_ptr<spdlog::logger> log)
      : store_(store),
        thinkers_(thinkers),
        readers_(readers),
        options_(options),
        log_(std::move(log)),
        peers_(store) {
    register_notes();
    store_.watch([this](const std::string& text) { hear(text); });
  }

  // Creates and stores a game.
  void create(GameAsked asked, Answer<Created> then);
  // Gives a free seat to a person who has its code, and answers the key.
  void claim(const std::string& id, SeatClaim claim, Principal by, Answer<std::string> then);
  // Gives a person the seat that a challenge keeps for them, without a key. Answers "", or the error
  // seat_not_free.
  void accept_challenge(const std::string& id, Principal by, Answer<std::string> then);

  // Answer the message "game", and the record. A private game is only for its players and those admitted
  // (otherwise the error private); its message is also for people who have not yet sat down.
  void game_text(const std::string& id, Viewer viewer, Answer<std::string> then);
  void record_text(const std::string& id, Viewer viewer, Answer<std::string> then);
  // Answers the verdict of the rules on these steps.
  void verdict(const std::string& id, Side side, std::vector<Step> steps, Answer<std::string> then);
  // Carries out an act of a person who holds the seats of `players`, and answers once it is durable. `lag`:
  // the time of the network, there and back, which is not theirs.
  void act(const std::string& id, Act act, std::vector<int> players, Millis lag, Answer<Acted> then);
  // Shows a message (message_text) that is not stored to everybody present, at this and other servers.
  void tell(const std::string& id, const std::string& message);
  // Answers which messages a person with these seats may write and read; without a seat they are a spectator,
  // with an account or as a guest.
  void chat_access(const std::string& id, std::vector<int> players, bool account, Answer<ChatAccess> then);
  // Shows a stored chat message to the people present who may read it, except `unheard_by`.
  void talk(const std::string& id, const ChatMessage& talked, std::vector<std::int64_t> unheard_by);
  // Shows a chat message that another server has stored.
  void talk_here(const std::string& id, const ChatMessage& talked, std::vector<std::int64_t> unheard_by);
  // Records that a player wants a rematch after this game; when all people want it, the rematch is created.
  // Informs everybody; if nothing has changed, answers with the message "again", for that page only.
  void again(const std::string& id, const Again& again, Answer<std::string> then, From from = From::Page);

  // Applies an event that a player may do alone beside the game; answers "", since everybody is shown the
  // event.
  void act_beside_game(const std::string& id, const GameEvent& aside, Answer<std::string> then);
  // Ends a live game for a player whose opponent is to move and has been away for long, on `line`, the
  // next one that they know; answers "", since everybody is shown the event.
  void claim_absent(const std::string& id, int player, int line, Answer<std::string> then);
  // Changes the clocks of a game for the operator; answers "" once it is durable.
  void change_clock(const std::string& id, const ClockChange& change, Answer<std::string> then);
  // Answers a game whose free seats of these players open by these codes, or the error seat_not_free.
  void open_game(const std::string& id, std::map<int, std::string> codes, Answer<OpenGame> then);
  // Returns the games in progress that may be watched, at most `most`: those with the most spectators.
  std::map<std::string, LiveGame> live_games(std::size_t most) const;
  // The other servers of the same games.
  ClusterPeers& peers() { return peers_; }
  // The people who are connected to any of them.
  PeopleHere& people_here() { return people_here_; }
  // Returns whether a subscriber has joined the game.
  bool is_joined_by(const std::string& id, const Subscriber& who) const;
  // Returns whether a page that holds that player's seat is connected to the game.
  bool is_here(const std::string& id, int player) const;
  // Adds a function that is called when a game ends; the job it returns is stored with the last event.
  void when_over(std::function<std::optional<NewJob>(const GameOver&)> listener) {
    over_listeners_.push_back(std::move(listener));
  }
  // Adds a function that is called at the first throw of a game of a tournament; the job it returns is stored
  // with that event.
  void when_begun(std::function<std::optional<NewJob>(const GameBegun&)> listener) {
    begun_listeners_.push_back(std::move(listener));
  }
  // Adds a function that is called when the points of a game of a tournament have changed at this server;
  // those of a private game are told nobody.
  void when_scored(std::function<void(const TournamentPlace&, const GamePoints&)> listener) {
    scored_.add(std::move(listener));
  }
  // Returns the points of a game of a tournament; nothing: this server does not hold it, it is private,
  // or of more than two.
  std::optional<GamePoints> points_of(const std::string& id) const;
  // Calls `tell` with all games of tournaments that this server holds, and that are not over.
  void each_scored(const std::function<void(const TournamentPlace&, const GamePoints&)>& tell) const;
  // Adds a function that is called when a seat of a game has been taken; `game` is then the message "game".
  void when_seat_taken(
      std::function<void(const std::string& id, const int& player, const std::string& game)> listener) {
    seat_taken_.add(std::move(listener));
  }
  // Adds a function that is called with whether all games are paused, when that may have changed.
  void when_paused(std::function<void(const bool& paused)> listener) { paused_.add(std::move(listener)); }
  // Sets the function that is called when a person is to be notified of something that is not stored
  // (Calling).
  void when_called(std::function<void(const NewJob&)> called) { called_ = std::move(called); }
  // Sets the function that is called when a person has arrived and needs no notification any more, which
  // other servers might not know.
  void when_came(std::function<void(const NewJob&)> came) { came_ = std::move(came); }
  // Makes, accepts or declines an offer for a player. An offer that all people accept is applied as an event;
  // otherwise everybody gets the list of offers. Answers "".
  void agree(const std::string& id, const AnswerOffer& agree, Answer<std::string> then,
             From from = From::Page);

  // Games of tournaments (hub_tournament.cpp). Their players cannot end them by agreement, they are not
  // adjourned when all have left, and nobody can claim them before all shares of the dice are in: until then
  // the deadline is the tournament's.

  // Answers how a game stands.
  void look_at_table(const std::string& id, Answer<TableStatus> then);
  // Ends a game that is not to be played: it has no result and is not rated. Answers "" once that is durable;
  // a game that is over stays as it is.
  void call_off(const std::string& id, Answer<std::string> then);
  // Decides a game of two players that is not played to its end: the opponent of `winner` loses by forfeit;
  // without a winner both lose, and it is not rated. Nor is it before the throws of standing::kLeastThrows.
  // Answers "" once that is durable; a game that is over stays as it is.
  void award(const std::string& id, std::optional<int> winner, Answer<std::string> then);
  // Gives a player's seat to another person, who holds it without a key; the former person holds it no more.
  // Answers "" once that is durable. Refused: the game is over, or they have the other seat.
  void pass_seat(const std::string& id, int player, TournamentPlayer to, Answer<std::string> then);

  // Shows the subscriber every new event after the answer, until it leaves or ends. A known person holds
  // their seats without keys.
  void join(const Join& join, std::string address, Viewer viewer, std::weak_ptr<Subscriber> subscriber,
            Answer<JoinedAs> then);
  void leave(const std::string& id, const Subscriber& subscriber);
  // Answers at most `most` events after `since`.
  void lines_after(const std::string& id, int since, int most, Answer<Lines> then);

  // Records that the store moved the seats of one person to another.
  void hand_over(std::int64_t from, std::int64_t to);
  // Adds a function that is called when that has happened, here or at another server.
  void when_handed_over(std::function<void(const std::int64_t& from, const std::int64_t& to)> listener) {
    handed_over_.add(std::move(listener));
  }
  // Records that another part of the server has changed a game in the store: the next task reads it again.
  void read_again(const std::string& id);

  // Ends the service: tells the other servers that it has no connections any more, and stops the clocks. Call
  // it before the destructor.
  void part();
  // Pauses the clocks of all games for the operator, or ends the pause. Calls `then` once it is durable.
  void pause(bool on, Answer<std::string> then);
  // Notes that the server is running; a long gap between two calls was an outage. Call it several times a
  // second.
  void tick() { time_.tick(options_.now()); }

  // Answers how much of the time since `since` nobody could play, with the time that people have to come back
  // (kReturnGrace); nothing while the time of all games stands.
  void find_lost_time(Moment since, Answer<std::optional<Millis>> then);

  // Answers whether the store can read and write, and has stored every act of the last few seconds.
  void check(Answer<bool> then);

  // Drops games from memory that have no subscribers and were not used for `unused`, and reads again games
  // with subscribers that could not be read. Call it now and then.
  void look_after(Clock::duration unused);
  // Tells the store that this server is running, adjourns games that all have left, and ends games in which a
  // player's time has run out. Call it about once a second; any server of the same store may do so.
  void ring();
  std::size_t in_memory() const { return games_.size(); }
  bool holds(const std::string& id) const { return games_.contains(id); }
  Metrics& metrics() const { return *options_.metrics; }
  // Drops everything, and leaves open questions unanswered.
  void clear() {
    games_.clear();
    timeless_.clear();
    timeless_askers_.clear();
    arriving_.clear();
  }

 private:
  struct Game;
  using GamePtr = std::shared_ptr<Game>;
  // The time of the network between these players, who act, and the server.
  struct Latency {
    std::vector<int> players;
    Millis lag = 0;
  };
  // A task on a game, done when its turn comes.
  using Task = std::move_only_function<void(Parsed<GamePtr>)>;

  void ask(const std::string& id, Task task, std::optional<Latency> latency = {});
  // Does `work` with a game, (const GamePtr&, Answer<T>), when its turn comes, or answers the error.
  template <class T, class Work>
  void with_game(const std::string& id, Answer<T> then, Work work) {
    ask(id, [then = std::move(then), work = std::move(work)](Parsed<GamePtr> game) mutable {
      if (!game) return then(std::unexpected(game.error()));
      work(*game, std::move(then));
    });
  }
  // Returns the game if it is in memory, else null.
  GamePtr held(std::string_view id) const;
  void run_tasks(const GamePtr& game);
  void read(const GamePtr& game);
  void rebuild(const GamePtr& game, StoredGame stored);
  void give_up(const GamePtr& game, const ApiError& error);
  void persist(const GamePtr& game, std::vector<NumberedEvent> lines,
               std::move_only_function<void(Parsed<int>)> then);
  void note_points(Game& game);
  void broadcast(Game& game, const std::vector<NumberedEvent>& lines);
  void tell_here(const std::string& id, const std::string& message);
  void show_taken(Game& game, int player);
  void show_changes(Game& game, const std::vector<StoredSeat>& seats, const std::string& next);
  void think(const GamePtr& game);
  void begin(GameAsked& asked, std::unique_ptr<GameSession> table, Answer<Created> then);
  void enter(const GamePtr& game, const Join& join, std::string address, Viewer viewer,
             const std::shared_ptr<Subscriber>& subscriber, Answer<JoinedAs> then);
  static std::optional<ApiError> check_players(const Game& game, const Act& act,
                                               std::span<const int> players);
  static ChatAccess chat_access_of(const Game& game, std::span<const int> players, bool account);
  void use_claim(const GamePtr& game, SeatClaim claim, Principal by, Answer<std::string> then);
  void fill_seat(const GamePtr& game, int player, StoredSeat taken, Answer<std::string> then);
  std::vector<NewJob> jobs_after(const Game& game) const;
  std::vector<NewJob> calls_after(const Game& game) const;
  std::vector<NewJob> calls_of(const Game& game, Called what, int but) const;
  void call_for_offer(const Game& game, int but) const;
  void cancel_calls(const Game& game, std::span<const int> players) const;
  void follow(const GamePtr& game, Answer<std::string> then);
  void stop(const std::string& id, const StopGame& how, Answer<std::string> then);
  void passed(const GamePtr& game, int player, const StoredSeat& seat, const Stored<bool>& done,
              Answer<std::string> then);
  void show_passed(Game& game, int player);
  bool all_agree(const Game& game, MutualOffer accord) const;
  void followed(const GamePtr& game, const Stored<std::string>& next, Answer<std::string> then);

  // The time for the games (hub_time.cpp).
  Moment table_time(const Game& game, Moment now) const;
  AskedPlayer asked_player(const Game& game) const;
  bool lacks_presence(const Game& game, Moment now) const;
  bool lacks_sign_of_peers(const Game& game, Moment now) const;
  bool lacks_proof_of_time(const Game& game, Moment now) const;
  void wait_for_time(const GamePtr& game);
  void wait_for_peers(const GamePtr& game);
  void run_timeless();
  void report_serving();
  void hear_again();
  void heard_of_service(const Stored<ServiceState>& state, const ServiceSign& sign);
  void meet_servers(const std::map<std::string, Moment>& signs);
  void note_lost_server(const LostServer& lost);
  void note_outage();
  void run_standing();
  bool give_back_outages(const GamePtr& game, Moment now);
  contract::Paused pause_of(const Game& game) const;

  // Mirrored boards (hub_mirror.cpp).
  void meet_mirror(const GamePtr& game);
  void follow_mirror(const std::string& id, const MirrorStatus& mirror);

  // The absence of players of a live game (hub_presence.cpp).
  void update_presence(Game& game);
  void update_asking(Game& game);
  contract::Absent absence_of(const Game& game) const;
  bool all_are_away(const Game& game) const;
  void adjourn_abandoned();

  // Messages of other servers of the same games (hub_peers.cpp).
  void register_notes();
  void hear(std::string_view text);
  void resync();
  void note_change(const std::string& id, int events);
  void catch_up(const std::string& id);
  bool apply_stored(Game& game, const std::vector<std::string>& events);
  void ask_peers(Game& game);
  void announce_presence(Game& game);
  void announce_all(Game& game);
  void hear_from_peer(const std::string& server);
  void arrive(std::move_only_function<void()> enter);
  void let_arrive();
  bool is_live(const Game& game) const;
  void lose_peer(const std::string& server, const Outage& lost);
  void check_peers();
  bool is_left_to_peer(const Game& game) const;
  void hand_over_locally(std::int64_t from, std::int64_t to);

  std::unexpected<ApiError> refuse_unstored(std::string_view id, const StoreError& why);
  bool refused_lately() const;
  std::unexpected<ApiError> log_failure(std::string_view id, std::string_view what) const;
  std::unexpected<ApiError> log_failure(std::string_view id, const StoreError& why) const;

  Store& store_;
  Pool& thinkers_;
  Pool& readers_;
  HubOptions options_;
  std::shared_ptr<spdlog::logger> log_;
  std::map<std::string, GamePtr, std::less<>> games_;
  std::function<void(const NewJob&)> called_ = [](const NewJob&) {}, came_ = called_;
  std::vector<std::function<std::optional<NewJob>(const GameOver&)>> over_listeners_;
  std::vector<std::function<std::optional<NewJob>(const GameBegun&)>> begun_listeners_;
  ClusterPeers peers_;
  PeopleHere people_here_{peers_};
  Listeners<std::string, int, std::string> seat_taken_;
  Listeners<bool> paused_;
  Listeners<TournamentPlace, GamePoints> scored_;
  Listeners<std::int64_t, std::int64_t> handed_over_;
  bool ringing_ = false;                      // the store is looking for games whose time is out
  std::vector<Answer<bool>> checking_;        // the callers that wait for a check of the store
  std::optional<Clock::time_point> refused_;  // when the store last could not keep an act
  ServiceTime time_;
  bool saying_ = false;            // a sign to the store is in progress
  bool say_again_ = false;         // its answer may be out of date
  bool stood_ = false;             // all clocks were stopped at the last check
  std::vector<GamePtr> timeless_;  // games that wait until the time is known
  std::vector<std::pair<Moment, Answer<std::optional<Millis>>>> timeless_askers_;  // of find_lost_time()
  struct Arriving {
    int signs = 0;  // of other servers, heard before
    std::move_only_function<void()> enter;
    int seconds = 0;  // for which they have waited
  };
  std::deque<Arriving> arriving_;  // people who arrive once the other servers have answered
};

}  // namespace trictrac
