// Trictrac as a library, in C++20: trictrac.h with values, texts and exceptions. It is a header only: the
// library itself has a C interface, so that another compiler may build it. trictrac.h describes the functions
// and the rules for threads; docs/library.md explains the library.
#pragma once

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "trictrac.h"

namespace trictrac {

// Describes the fault and the remedy. The failed call has changed nothing.
class Error : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Have the meaning of the same names in trictrac.h.
using State = trictrac_state;
using Event = trictrac_event;
using Way = trictrac_way;
using Player = trictrac_player;

enum class Side : int { White = TRICTRAC_WHITE, Black = TRICTRAC_BLACK, Nobody = TRICTRAC_NOBODY };
enum class Stage : int {
  Lead = TRICTRAC_LEAD,
  Roll = TRICTRAC_ROLL,
  Decide = TRICTRAC_DECIDE,
  Move = TRICTRAC_MOVE,
  Over = TRICTRAC_OVER
};

inline std::string version() { return trictrac_version(); }
inline std::uint64_t rules() { return trictrac_rules(); }

namespace detail {

template <auto free_it>
struct Free {
  template <class T>
  void operator()(T* handle) const {
    free_it(handle);
  }
};
template <class T, auto free_it>
using Handle = std::unique_ptr<T, Free<free_it>>;

// Calls `function` with room for an error, and throws it if the answer is `failure`.
template <class Failure, class Function, class... Arguments>
auto checked(Failure failure, Function function, Arguments... arguments) {
  trictrac_error error{};
  const auto answer = function(arguments..., &error);
  if (answer == failure) throw Error(error.text);
  return answer;
}

// Returns the elements that `fill(array, capacity)` writes; it returns their number, and is called again if
// they did not fit.
template <class Element, class Fill>
std::vector<Element> filled(Fill fill, std::size_t room = 0) {
  std::vector<Element> all(room);
  while (true) {
    const auto n = static_cast<std::size_t>(fill(all.data(), static_cast<int>(all.size())));
    const bool fits = n <= all.size();
    all.resize(n);
    if (fits) return all;
  }
}

inline std::string taken(char* text) {
  const Handle<char, &trictrac_free> owned(text);
  return owned.get();
}

}  // namespace detail

// Splits a text of many records, one after another (docs/record.md, Collections), without reading any.
inline std::vector<std::string> records(const std::string& text) {
  const auto begins = detail::filled<std::int64_t>(
      [&](std::int64_t* all, int capacity) { return trictrac_records(text.c_str(), all, capacity); });
  std::vector<std::string> all;
  for (std::size_t i = 0; i < begins.size(); ++i) {
    const auto from = static_cast<std::size_t>(begins[i]);
    const auto to = i + 1 < begins.size() ? static_cast<std::size_t>(begins[i + 1]) : text.size();
    all.push_back(text.substr(from, to - from));
  }
  return all;
}

// Answers one line of `trictrac act --jsonl` (docs/act.md).
inline std::string act(const std::string& line) { return detail::taken(trictrac_act(line.c_str())); }

// A possible outcome of a throw, with its probability.
struct Chance {
  int number = 0;
  double probability = 0;
};

// The points of a roll, and the actions that may be played with it.
struct Judgement {
  int points_roller = 0;
  int points_other = 0;
  std::vector<Event> events;
  std::vector<int> actions;
};

// A game, as a value: a copy is independent.
class Game {
 public:
  // Opens a record, tags, a position "TRID=…", or nothing: a tour.
  explicit Game(const std::string& text = "")
      : game_(detail::checked(nullptr, trictrac_game_open, text.c_str())) {}
  Game(const Game& other) : game_(trictrac_game_copy(other.get())) {}
  Game& operator=(const Game& other) {
    game_.reset(trictrac_game_copy(other.get()));
    return *this;
  }
  Game(Game&&) = default;  // a moved-from game can only be assigned to, or destroyed
  Game& operator=(Game&&) = default;
  ~Game() = default;

  State state() const {
    State state{};
    trictrac_game_state(get(), &state);
    return state;
  }
  Stage stage() const { return static_cast<Stage>(state().stage); }
  Side asked() const { return static_cast<Side>(state().asked); }
  bool over() const { return state().over != 0; }

  int players() const { return trictrac_game_players(get()); }
  Player player(int number) const {
    Player player{};
    detail::checked(0, trictrac_game_player, get(), number, &player);
    return player;
  }
  // Returns the player who is asked, or TRICTRAC_NOBODY.
  int player_asked() const { return trictrac_game_asked(get()); }
  std::vector<std::int32_t> standing(int viewer) const {
    return detail::filled<std::int32_t>([&](std::int32_t* numbers, int capacity) {
      return detail::checked(0, trictrac_game_standing, get(), viewer, numbers, capacity);
    });
  }

  // Returns the position as a player sees it: TRICTRAC_SEEN numbers (docs/python.md, "What is seen").
  std::vector<std::int8_t> seen(int viewer) const {
    return detail::filled<std::int8_t>([&](std::int8_t* numbers, int capacity) {
      return detail::checked(0, trictrac_game_seen, get(), viewer, numbers, capacity);
    });
  }

  std::string trid() const { return detail::taken(trictrac_game_trid(get())); }
  std::string record() const { return detail::taken(trictrac_game_record(get())); }
  Game at(int deeds) const { return Game(detail::checked(nullptr, trictrac_game_at, get(), deeds)); }

  std::vector<int> actions() const {
    return detail::filled<int>(
        [&](int* all, int capacity) { return trictrac_game_actions(get(), all, capacity); });
  }
  std::vector<Chance> chances() const {
    const int n = trictrac_game_chances(get(), nullptr, nullptr, 0);
    std::vector<int> numbers(static_cast<std::size_t>(n));
    std::vector<double> probabilities(numbers.size());
    trictrac_game_chances(get(), numbers.data(), probabilities.data(), n);
    std::vector<Chance> all;
    for (std::size_t i = 0; i < numbers.size(); ++i) all.push_back({numbers[i], probabilities[i]});
    return all;
  }

  void act(int action) { detail::checked(0, trictrac_game_act, get(), action); }
  // Applies the play or decision of that text.
  void play(const std::string& text) { act(read(text)); }
  void fall(int chance) { detail::checked(0, trictrac_game_fall, get(), chance); }
  void throw_dice(int a, int b, Side first = Side::Nobody) {
    detail::checked(0, trictrac_game_throw, get(), a, b, static_cast<int>(first));
  }
  // Assigns the seats of more than two players: the player in each seat.
  void seat(const std::vector<int>& players) {
    const int seats = static_cast<int>(players.size());
    detail::checked(0, trictrac_game_seat, get(), players.data(), seats);
  }
  void resign(Side side) { detail::checked(0, trictrac_game_resign, get(), static_cast<int>(side)); }

  int read(const std::string& text) const {
    return detail::checked(-1, trictrac_game_read, get(), text.c_str());
  }
  std::string text(int action) const {
    return detail::taken(detail::checked(nullptr, trictrac_game_text, get(), action));
  }

  Judgement judge(int a, int b) const {
    trictrac_judgement j{};
    std::vector<Event> events;
    std::vector<int> actions;
    const auto judge = [&] {
      detail::checked(0, trictrac_game_judge, get(), a, b, &j, events.data(), static_cast<int>(events.size()),
                      actions.data(), static_cast<int>(actions.size()));
    };
    judge();
    events.resize(static_cast<std::size_t>(j.events));
    actions.resize(static_cast<std::size_t>(j.actions));
    judge();
    return {j.points_roller, j.points_other, std::move(events), std::move(actions)};
  }

  // Returns the handle for functions of trictrac.h; this object still owns it.
  trictrac_game* get() { return game_.get(); }
  const trictrac_game* get() const { return game_.get(); }

 private:
  explicit Game(trictrac_game* game) : game_(game) {}

  detail::Handle<trictrac_game, &trictrac_game_free> game_;
};

// A bot by name (docs/bots.md), a strength ("elo:1200"), a net at a depth ("net:1", "net@FILE:0"), or a
// yardstick ("greedy").
class Bot {
 public:
  explicit Bot(const std::string& name, std::uint64_t seed = 1)
      : bot_(detail::checked(nullptr, trictrac_bot_new, name.c_str(), seed)) {}

  int choose(const Game& game) { return detail::checked(-1, trictrac_bot_choose, bot_.get(), game.get()); }

 private:
  detail::Handle<trictrac_bot, &trictrac_bot_free> bot_;
};

// A net for many positions at once. Only one thread at a time may use it.
class Net {
 public:
  explicit Net(const std::string& file = "", int threads = 1)
      : net_(detail::checked(nullptr, trictrac_net_open, file.c_str(), threads)) {}

  // Returns what each position of `seen`, one after another, is worth to its viewer, in stakes of a tour.
  std::vector<float> worths(const std::vector<std::int8_t>& seen) {
    std::vector<float> worths(seen.size() / TRICTRAC_SEEN);
    const int n = static_cast<int>(worths.size());
    detail::checked(0, trictrac_net_worths, net_.get(), seen.data(), n, worths.data());
    return worths;
  }

 private:
  detail::Handle<trictrac_net, &trictrac_net_free> net_;
};

// The analysis by the net. Only one thread at a time may use it.
class Analyst {
 public:
  Analyst() : analyst_(detail::checked(nullptr, trictrac_analyst_new)) {}

  // Returns the answers to the roll in hand, best first.
  std::vector<Way> rank(const Game& game, int plies) {
    // Room for the largest number of ways: ranking twice would take twice the time.
    return detail::filled<Way>(
        [&](Way* ways, int capacity) {
          return detail::checked(0, trictrac_analyst_rank, analyst_.get(), game.get(), plies, ways, capacity);
        },
        TRICTRAC_MOST_ACTIONS);
  }
  Way worth(const Game& game, int plies) {
    Way way{};
    detail::checked(0, trictrac_analyst_worth, analyst_.get(), game.get(), plies, &way);
    return way;
  }
  // Answers a question of docs/analysis.md; both are JSON.
  std::string ask(const std::string& question) {
    return detail::taken(trictrac_analyst_ask(analyst_.get(), question.c_str()));
  }

 private:
  detail::Handle<trictrac_analyst, &trictrac_analyst_free> analyst_;
};

// Returns the name of a jan in records; empty for a number that is none.
inline std::string_view jan_name(int jan) {
  const char* name = trictrac_jan_name(jan);
  return name ? name : "";
}

}  // namespace trictrac
