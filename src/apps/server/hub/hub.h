// All games of a server: in memory while somebody needs them, else in the store.
//
// Nothing here waits. The store answers later, bots think and old lines are made again in pools of threads;
// their answers come back on one thread, the only one that enters a hub. Of each game one thing is done after
// another: while the store or a reader has it, whatever is asked of it queues.
#pragma once

#include <spdlog/logger.h>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>

#include "apps/server/hub/calling.h"
#include "apps/server/hub/cluster_peers.h"
#include "apps/server/hub/lobby.h"
#include "apps/server/hub/service_time.h"
#include "apps/server/hub/subscriber.h"
#include "apps/server/runtime/metrics.h"
#include "apps/server/runtime/pool.h"
#include "apps/server/runtime/time.h"
#include "service/game_session.h"
#include "store/store.h"
#include "wire/company_text.h"
#include "wire/protocol.h"

namespace trictrac {

// The person who asks, as far as they are known.
struct Principal {
  std::int64_t person = 0;  // Person::row, 0: nobody known
  bool account = false;     // else a guest
  std::string name{};       // of the account, "" of a guest
};

// The person who wants to see a game.
struct Viewer {
  std::int64_t person = 0;  // Person::row, 0: nobody known
  bool admitted = false;    // to a private game they do not play: a moderator, while it is reported
  bool account = false;     // else a guest
};

// A game that a person asks for.
struct GameAsked {
  std::move_only_function<Parsed<std::unique_ptr<GameSession>>()> seat;  // run on another thread
  std::optional<std::vector<int>> mine{};  // the players of the person who asks; unsaid: the first person
  std::string address{};                   // in whose name its bots think
  bool all_people = false;                 // instead of `mine`: they have the seats of all people
  Principal by{};
};

// A game newly made. Of each player, "" if none:
struct Created {
  std::string game;
  std::vector<std::string> keys;    // of the person who asked for it
  std::vector<std::string> claims;  // the codes by which other people take their seats
  std::string commit;
};

// Returns the error for a code that opens no seat: the same whatever the reason.
ApiError seat_not_free();

struct JoinedAs {
  std::vector<int> players;  // those whose keys fit, and their own
  std::string game_text;     // the message "game"
};

// Events as they were shown, after one that was asked for.
struct Lines {
  std::vector<std::string> messages;
  int last = 0;  // the number of the game's last event
};

struct Acted {
  int line = 0;
  bool repeated = false;  // that event was this very act already: nothing has been done
};

// What a person at a table may write and read in free words.
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
// Where nothing has been done for so long, those who are here may end a game without those who are not.
inline constexpr Millis kLongAway = 7 * kDay;
// A live game that all who play it have left for so long is put off.
inline constexpr Millis kAllAway = 60 * kSecond;
// A bot's answer is left so long to the server that stored what it answers.
inline constexpr std::chrono::seconds kOthersThink{10};

class Hub {
 public:
  using Clock = std::chrono::steady_clock;
  // What is asked is answered once, on the hub's thread: at once or later.
  template <class T>
  using Answer = std::move_only_function<void(Parsed<T>)>;

  // `thinkers` for bots, `readers` for all else that takes long.
  Hub(Store& store, Pool& thinkers, Pool& readers, HubOptions options, std::shared_ptr<spdlog::logger> log)
      : store_(store),
        thinkers_(thinkers),
        readers_(readers),
        options_(options),
        log_(std::move(log)),
        peers_(store) {
    store_.watch([this](const std::string& text) { hear(text); });
  }

  // Makes and stores a game.
  void create(GameAsked asked, Answer<Created> then);
  // Gives a person who has its code the seat that is still to be taken, and answers the key.
  void claim(const std::string& id, SeatClaim claim, Principal by, Answer<std::string> then);

  // Answer the message "game" and the record. A private game is for those who play it or are admitted (else
  // the error private); its message also for those who are still to sit down.
  void game_text(const std::string& id, Viewer viewer, Answer<std::string> then);
  void record_text(const std::string& id, Viewer viewer, Answer<std::string> then);
  // Answers what the rules say of these steps.
  void verdict(const std::string& id, Side side, std::vector<Step> steps, Answer<std::string> then);
  // Does an act of a person who holds the seats of `players`, once it is durable.
  void act(const std::string& id, Act act, std::vector<int> players, Answer<Acted> then);
  // Shows one of the phrases to everybody who is there.
  void say(const std::string& id, const Say& said);
  // Answers what a person with the seats of these players may write and read there now; without a seat they
  // look on, with an account or as a guest.
  void chat_access(const std::string& id, std::vector<int> players, bool account, Answer<ChatAccess> then);
  // Shows something said in free words, which is stored, to those there who may read it now, without these
  // persons.
  void talk(const std::string& id, const Talked& talked, std::vector<std::int64_t> unheard_by);
  // The same of what another server has stored; `read` is called when it has.
  void talk_here(const std::string& id, const Talked& talked, std::vector<std::int64_t> unheard_by);
  void when_talked_elsewhere(std::function<void(const std::string& id, int n)> read) {
    talked_elsewhere_ = std::move(read);
  }
  // Notes that a player wants another game, once this one is over; when all people do it is made. Everybody
  // hears of it; where nothing has changed, the message "again" is the answer, for that page alone.
  void again(const std::string& id, const Again& again, Answer<std::string> then) {
    this->again(id, again, From::Page, std::move(then));
  }

  // Does what a player may do beside the game alone; answers nothing, for everybody is shown the event.
  void act_beside_game(const std::string& id, const GameEvent& aside, Answer<std::string> then);
  // Ends a live game for a player whose opponent is to move and has been away for long; answers nothing, for
  // everybody is shown the event.
  void claim_absent(const std::string& id, const ClaimAbsent& claim, Answer<std::string> then);
  // Changes the clocks of a game for the operator; answers nothing once it is durable.
  void change_clock(const std::string& id, const ClockChange& change, Answer<std::string> then);
  // Offers free seats of a game to anybody for a player who waits at its table, or no more; answers nothing.
  void offer(const std::string& id, const OfferSeats& offer, std::weak_ptr<Subscriber> who,
             Answer<std::string> then);
  Lobby& lobby() { return lobby_; }
  // Finds which games in play may be watched, for the lobby. To be called about once a second.
  void look_for_live();
  // Keeps apart two people who do not want to meet, or no more: neither is shown what the other one offers.
  void keep_apart(std::int64_t person, std::int64_t other, bool apart) {
    lobby_.keep_apart(person, other, apart);
    peers_.say(peer::Apart{person, other, apart});
  }
  // Returns whether a page that holds that player's seat is connected to the game.
  bool is_here(const std::string& id, int player) const;
  // Sets what is called with a person to be notified of something that is not stored (Calling).
  void when_called(std::function<void(const NewJob&)> called) { called_ = std::move(called); }
  // Sets what is called with a person who need not be notified any more, because they have come, where other
  // servers might not know it.
  void when_came(std::function<void(const NewJob&)> came) { came_ = std::move(came); }
  // Lets a player propose something, agree to it, or refuse it. When all people agree it is done, as an
  // event; else everybody hears what is proposed. Answers nothing.
  void agree(const std::string& id, const AnswerOffer& agree, Answer<std::string> then) {
    this->agree(id, agree, From::Page, std::move(then));
  }

  // Shows the subscriber every new event from the answer on, until it leaves or ends. A person who is known
  // holds their seats without keys.
  void join(const Join& join, std::string address, Viewer viewer, std::weak_ptr<Subscriber> subscriber,
            Answer<JoinedAs> then);
  void leave(const std::string& id, const Subscriber& subscriber);
  // Answers the events after `since`, at most so many.
  void lines_after(const std::string& id, int since, int most, Answer<Lines> then);

  // Notes that the store gave the seats of one person to another.
  void hand_over(std::int64_t from, std::int64_t to);
  // Notes that the store changed a game beside the hub: what is done next with it begins with what is stored.
  void read_again(const std::string& id);

  // Tells the other servers that a session has ended, so that they close its sockets.
  void end_session_elsewhere(const std::string& token) { peers_.say(peer::SessionEnded{token}); }
  // Sets what is called with the tokens of sessions that ended elsewhere.
  void when_session_ended(std::function<void(const std::string& token)> ended) {
    session_ended_ = std::move(ended);
  }
  // Tells the other servers of something asked for here that they count too (RateLimits).
  void count_elsewhere(const peer::Counted& counted) { peers_.say(counted); }
  // Sets what is called with what was asked for elsewhere.
  void when_counted_elsewhere(std::function<void(const peer::Counted&)> counted) {
    counted_elsewhere_ = std::move(counted);
  }
  // Says that nobody is here any more, and notes the moment: from now on the clocks stand. To be called
  // before the end.
  void part();
  // Pauses the clocks of all games for the operator, or ends the pause; answers nothing once it is durable.
  void pause(bool on, Answer<std::string> then);
  // Notes that the server does its work; what comes too late for long was an outage. To be called several
  // times a second.
  void tick() { time_.tick(options_.now()); }

  // Answers whether the store can read and write, and has kept every act of the last few seconds.
  void check(Answer<bool> then);

  // Drops games from memory that nobody is shown and that were not used for so long, and reads again games
  // that are shown but could not be read. To be called now and then.
  void look_after(Clock::duration unused);
  // Says to the store that this server serves, adjourns games that all have left, and ends those in which a
  // player has no time left. To be called about once a second; any server of the same store may do so.
  void ring();
  std::size_t in_memory() const { return games_.size(); }
  bool holds(const std::string& id) const { return games_.contains(id); }
  Metrics& metrics() const { return *options_.metrics; }
  // Drops everything, and leaves unanswered what was asked.
  void clear() {
    games_.clear();
    timeless_.clear();
  }

 private:
  struct Game;
  struct PeerNoteHandler;
  enum class From { Page, Peer };
  using GamePtr = std::shared_ptr<Game>;
  // What is done with a game when it is its turn.
  using Task = std::move_only_function<void(Parsed<GamePtr>)>;

  void ask(const std::string& id, Task task);
  void run_tasks(const GamePtr& game);
  void read(const GamePtr& game);
  void rebuild(const GamePtr& game, StoredGame stored);
  void give_up(const GamePtr& game, const ApiError& error);
  void persist(const GamePtr& game, std::vector<NumberedEvent> lines,
               std::move_only_function<void(Parsed<int>)> then);
  void broadcast(Game& game, const std::vector<NumberedEvent>& lines);
  void show_changes(Game& game, const std::vector<StoredSeat>& seats, const std::string& next);
  void think(const GamePtr& game);
  void begin(GameAsked& asked, std::unique_ptr<GameSession> table, Answer<Created> then);
  void enter(const GamePtr& game, const Join& join, std::string address, Viewer viewer,
             const std::shared_ptr<Subscriber>& subscriber, Answer<JoinedAs> then);
  static std::optional<ApiError> check_players(const Game& game, const Act& act,
                                               std::span<const int> players);
  static ChatAccess chat_access_of(const Game& game, std::span<const int> players, bool account);
  void use_claim(const GamePtr& game, SeatClaim claim, Principal by, Answer<std::string> then);
  std::vector<NewJob> jobs_after(const Game& game) const;
  std::vector<NewJob> calls_after(const Game& game) const;
  std::vector<NewJob> calls_of(const Game& game, Called what, int but) const;
  void call_for_offer(const Game& game, int but) const;
  void cancel_calls(const Game& game, std::span<const int> players) const;
  void follow(const GamePtr& game, Answer<std::string> then);
  bool all_agree(const Game& game, MutualOffer accord) const;
  void followed(const GamePtr& game, const Stored<std::string>& next, Answer<std::string> then);
  void again(const std::string& id, const Again& again, From from, Answer<std::string> then);
  void agree(const std::string& id, const AnswerOffer& agree, From from, Answer<std::string> then);

  // What time it is for the games (hub_time.cpp).
  Moment table_time(const Game& game, Moment now) const;
  static AskedPlayer asked_player(const Game& game);
  bool lacks_proof_of_time(const Game& game, Moment now) const;
  void wait_for_time(const GamePtr& game);
  void report_serving();
  void hear_again();
  void heard_of_service(const Stored<ServiceState>& state, const ServiceSign& sign);
  void note_outage();
  void run_standing();
  bool give_back_outages(const GamePtr& game, Moment now);
  std::optional<ClockPause> pause_of(const Game& game) const;

  // Who has left a live game (hub_presence.cpp).
  void update_presence(Game& game);
  void update_asking(Game& game);
  static std::optional<Moment> asked_since(const Game& game, int player);
  std::optional<Absence> absence_of(const Game& game) const;
  static bool plays_against(const Game& game, int player, int absent);
  static bool is_being_left(const Game& game);
  bool all_are_away(const Game& game) const;
  void adjourn_abandoned();

  // Of other servers of the same games (hub_peers.cpp).
  void hear(std::string_view text);
  void resync();
  void note_change(const std::string& id, int events);
  void catch_up(const std::string& id);
  bool apply_stored(Game& game, const std::vector<std::string>& events);
  void announce_presence(Game& game);
  void announce_all(Game& game);
  void announce_lobby();
  void announce_live(const std::string& game, const LiveGame& live);
  bool is_live(const Game& game) const;
  std::map<std::string, LiveGame> live_here() const;
  void announce_offer(const std::string& game, const Offered& offered);
  void forget_peer(const std::string& server);
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
  ClusterPeers peers_;
  Lobby lobby_{[this](const std::string& game, const Offered& offered) { announce_offer(game, offered); }};
  std::function<void(const std::string& id, int n)> talked_elsewhere_ = [](const std::string&, int) {};
  std::function<void(const peer::Counted&)> counted_elsewhere_ = [](const peer::Counted&) {};
  std::function<void(const std::string&)> session_ended_ = [](const std::string&) {};
  int rings_ = 0;
  bool ringing_ = false;                      // the store is looking for games whose time is out
  std::vector<Answer<bool>> checking_;        // who waits to hear whether the store is sound
  std::optional<Clock::time_point> refused_;  // when the store last could not keep an act
  ServiceTime time_;
  bool saying_ = false;            // the store is being told that this server serves
  bool say_again_ = false;         // what it answers may be out of date
  bool stood_ = false;             // all clocks stood when it was last looked
  std::vector<GamePtr> timeless_;  // games that go on once it is known what time it is
};

}  // namespace trictrac
