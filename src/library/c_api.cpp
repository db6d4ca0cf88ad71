// trictrac.h over the room library/game: games, bots and analysis in C.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <iterator>
#include <memory>
#include <new>
#include <optional>
#include <string_view>
#include <utility>

#include "game/rules/tariff.h"
#include "game/rules/version.h"
#include "library/game/game.h"
#include "library/game/net.h"
#include "library/game/player.h"
#include "library/trictrac.h"
#include "wire/act_message.h"

struct trictrac_game {
  trictrac::library::Game game;
};
struct trictrac_bot {
  trictrac::library::Chooser chooser;
};
struct trictrac_net {
  trictrac::library::Net net;
};
struct trictrac_analyst {
  std::unique_ptr<trictrac::library::Analyst> analyst;
};

namespace trictrac::library {
namespace {

// Writes the error, if there is somewhere to write it.
void tell(trictrac_error* error, std::string_view text) {
  if (!error) return;
  std::size_t n = std::min(text.size(), sizeof error->text - 1);
  // A byte 10xxxxxx goes on with a character: it is not cut off from where that begins.
  if (n < text.size())
    while (n > 0 && (static_cast<unsigned char>(text[n]) & 0xC0) == 0x80) --n;
  std::memcpy(error->text, text.data(), n);
  error->text[n] = '\0';
}

// Returns a text for trictrac_free.
char* text_for_caller(std::string_view text) {
  auto* copy = static_cast<char*>(std::malloc(text.size() + 1));
  if (!copy) throw std::bad_alloc();  // as `new` does, and ends the program: no caller could go on
  std::memcpy(copy, text.data(), text.size());
  copy[text.size()] = '\0';
  return copy;
}

// Returns 1, or 0 with the error.
template <class T>
int done(const Result<T>& result, trictrac_error* error) {
  if (!result) tell(error, result.error());
  return result.has_value();
}

// Returns TRICTRAC_WHITE or TRICTRAC_BLACK as a side; nothing for other numbers.
std::optional<Side> side_of(int number) {
  if (number != TRICTRAC_WHITE && number != TRICTRAC_BLACK) return std::nullopt;
  return kSides[static_cast<std::size_t>(number)];
}

int number_of(std::optional<Side> side) { return side ? index(*side) : TRICTRAC_NOBODY; }

// Writes of `all` what fits into an array of the caller's; returns how many there are.
template <class All, class Element, class Made = std::identity>
int filled(const All& all, Element* into, int capacity, Made made = {}) {
  const auto fits = std::min(static_cast<int>(std::size(all)), std::max(capacity, 0));
  std::transform(std::begin(all), std::begin(all) + fits, into,
                 [&](const auto& one) { return static_cast<Element>(std::invoke(made, one)); });
  return static_cast<int>(std::size(all));
}

// Returns a handle of the result, or null with the error.
template <class Handle, class Made>
Handle* handle_of(Result<Made>&& made, trictrac_error* error) {
  return done(made, error) ? new Handle{*std::move(made)} : nullptr;
}

// Writes men as in trictrac_state: counted from White's talon, those off at 0.
void write_men(const Men& men, int (&into)[25]) {
  into[0] = men.off;
  for (Fleche f = kTalon; f <= kLast; ++f) into[f] = men.on(f);
}

std::optional<Side> holder_of(Pavillon pavillon) {
  for (const Side side : kSides)
    if (held_by(pavillon, side)) return side;
  return std::nullopt;
}

trictrac_event event_of(const Event& e) {
  return {static_cast<int>(e.jan), e.to() == To::Roller, e.ways, e.points, e.at};
}

trictrac_state state_of(const Game& game) {
  const State& s = game.state();
  trictrac_state out{};
  out.stage = s.stage == Stage::Over ? TRICTRAC_OVER : static_cast<int>(s.stage);
  out.over = game.over();
  out.asked = number_of(game.asked());
  out.to_act = index(s.to_act);
  if (game.asked()) out.dice[0] = s.roll.a, out.dice[1] = s.roll.b;
  const Position board = seen_by(Side::White, s);
  write_men(board.own, out.men[0]);
  write_men(board.other, out.men[1]);
  for (const Side side : kSides) {
    out.points[index(side)] = s.marks.points[side];
    out.holes[index(side)] = s.marks.holes[side];
    out.bredouille[index(side)] = in_bredouille(s.marks, side);
  }
  out.pavillon = number_of(holder_of(s.marks.pavillon));
  out.winner = number_of(s.outcome ? std::optional(s.outcome->winner) : std::nullopt);
  for (const Side side : kSides)
    if (const auto player = game.player_at(side)) out.balance[index(side)] = game.player(*player)->balance;
  out.deeds = game.length();
  return out;
}

int advised_by(const PlayerStanding& player) {
  if (player.advises.size() > 1) return TRICTRAC_EITHER;
  return player.advises.empty() ? TRICTRAC_NOBODY : index(player.advises.front());
}

}  // namespace
}  // namespace trictrac::library

using namespace trictrac::library;

static_assert(TRICTRAC_ACTIONS == kActions && TRICTRAC_CHANCES == kChances);
static_assert(TRICTRAC_HOLD == kHold && TRICTRAC_GO == kGo);
static_assert(TRICTRAC_JANS == trictrac::kJans && TRICTRAC_MOST_EVENTS == trictrac::Events::kCapacity);
static_assert(TRICTRAC_MOST_ACTIONS == trictrac::Plays::kCapacity);
static_assert(TRICTRAC_MOST_PLAYERS == kMostInGame);
static_assert(static_cast<int>(TRICTRAC_SEEN) == static_cast<int>(kSeen));
static_assert(static_cast<int>(TRICTRAC_STANDING_MATCH) == static_cast<int>(kStandMatch) &&
              static_cast<int>(TRICTRAC_STANDING_PLAYER) == static_cast<int>(kStandPlayer));
static_assert(TRICTRAC_MOVE == static_cast<int>(trictrac::Stage::Move));

const char* trictrac_version(void) { return TRICTRAC_VERSION; }
uint64_t trictrac_rules(void) { return trictrac::kRulesVersion; }
void trictrac_free(char* text) { std::free(text); }

trictrac_game* trictrac_game_open(const char* text, trictrac_error* error) {
  return handle_of<trictrac_game>(Game::open(text), error);
}

trictrac_game* trictrac_game_copy(const trictrac_game* game) { return new trictrac_game(*game); }
void trictrac_game_free(trictrac_game* game) { delete game; }

void trictrac_game_state(const trictrac_game* game, trictrac_state* state) { *state = state_of(game->game); }

char* trictrac_game_trid(const trictrac_game* game) { return text_for_caller(game->game.trid()); }
char* trictrac_game_record(const trictrac_game* game) { return text_for_caller(game->game.record()); }

trictrac_game* trictrac_game_at(const trictrac_game* game, int deeds, trictrac_error* error) {
  return handle_of<trictrac_game>(game->game.at(deeds), error);
}

int trictrac_game_players(const trictrac_game* game) { return game->game.players(); }

int trictrac_game_player(const trictrac_game* game, int number, trictrac_player* player,
                         trictrac_error* error) {
  const auto found = game->game.player(number);
  if (!done(found, error)) return 0;
  *player = {found->seat.value_or(TRICTRAC_NOBODY), number_of(found->side),
             found->account.value_or(TRICTRAC_NOBODY), advised_by(*found), found->balance};
  return 1;
}

int trictrac_game_asked(const trictrac_game* game) {
  return game->game.player_asked().value_or(TRICTRAC_NOBODY);
}

int trictrac_game_standing(const trictrac_game* game, int viewer, int32_t* numbers, int capacity,
                           trictrac_error* error) {
  const auto all = game->game.standing(viewer);
  return done(all, error) ? filled(*all, numbers, capacity) : 0;
}

int trictrac_game_seen(const trictrac_game* game, int viewer, int8_t* numbers, int capacity,
                       trictrac_error* error) {
  const auto side = game->game.view(viewer);
  if (!done(side, error)) return 0;
  std::array<std::int8_t, kSeen> seen;
  observe(game->game.state(), game->game.match().turn(), *side, seen);
  return filled(seen, numbers, capacity);
}

int trictrac_records(const char* text, int64_t* begins, int capacity) {
  return filled(split_records(text), begins, capacity,
                [&](std::string_view one) { return one.data() - text; });
}

int trictrac_game_actions(const trictrac_game* game, int* actions, int capacity) {
  return filled(game->game.actions(), actions, capacity);
}

int trictrac_game_chances(const trictrac_game* game, int* chances, double* probabilities, int capacity) {
  const auto all = game->game.chances();
  filled(all, probabilities, capacity, &Chance::probability);
  return filled(all, chances, capacity, &Chance::number);
}

int trictrac_game_act(trictrac_game* game, int action, trictrac_error* error) {
  return done(game->game.choose(action), error);
}

int trictrac_game_fall(trictrac_game* game, int chance, trictrac_error* error) {
  return done(game->game.fall(chance), error);
}

int trictrac_game_throw(trictrac_game* game, int a, int b, int first, trictrac_error* error) {
  return done(game->game.throw_dice(a, b, side_of(first)), error);
}

int trictrac_game_seat(trictrac_game* game, const int* players, int seats, trictrac_error* error) {
  return done(game->game.take_seats({players, players + std::max(seats, 0)}), error);
}

int trictrac_game_resign(trictrac_game* game, int side, trictrac_error* error) {
  const auto who = side_of(side);
  if (who) return done(game->game.resign(*who), error);
  tell(error, "the side that resigns must be TRICTRAC_WHITE or TRICTRAC_BLACK");
  return 0;
}

int trictrac_game_read(const trictrac_game* game, const char* text, trictrac_error* error) {
  const auto number = game->game.read_action(text);
  return done(number, error) ? *number : -1;
}

char* trictrac_game_text(const trictrac_game* game, int action, trictrac_error* error) {
  const auto text = game->game.action_text(action);
  return done(text, error) ? text_for_caller(*text) : nullptr;
}

int trictrac_game_judge(const trictrac_game* game, int a, int b, trictrac_judgement* judgement,
                        trictrac_event* events, int event_capacity, int* actions, int action_capacity,
                        trictrac_error* error) {
  const auto judged = game->game.judge(a, b);
  if (!done(judged, error)) return 0;
  const trictrac::Events& found = judged->turn.events;
  *judgement = {found.points_roller(), found.points_other(), filled(found, events, event_capacity, event_of),
                filled(judged->actions, actions, action_capacity)};
  return 1;
}

const char* trictrac_jan_name(int jan) {
  if (jan < 0 || jan >= trictrac::kJans) return nullptr;
  return trictrac::tariff(static_cast<trictrac::Jan>(jan)).name.data();  // a literal, ended by 0
}

char* trictrac_act(const char* line) { return text_for_caller(trictrac::act_line(line)); }

trictrac_bot* trictrac_bot_new(const char* name, uint64_t seed, trictrac_error* error) {
  return handle_of<trictrac_bot>(Chooser::make(name, seed), error);
}

void trictrac_bot_free(trictrac_bot* bot) { delete bot; }

int trictrac_bot_choose(trictrac_bot* bot, const trictrac_game* game, trictrac_error* error) {
  const auto action = bot->chooser.choose(game->game);
  return done(action, error) ? *action : -1;
}

trictrac_net* trictrac_net_open(const char* file, int threads, trictrac_error* error) {
  return handle_of<trictrac_net>(Net::open(file, threads), error);
}

void trictrac_net_free(trictrac_net* net) { delete net; }

int trictrac_net_worths(trictrac_net* net, const int8_t* seen, int n, float* worths, trictrac_error* error) {
  const auto rows = static_cast<std::size_t>(std::max(n, 0));
  return done(net->net.worths({seen, rows * kSeen}, {worths, rows}), error);
}

trictrac_analyst* trictrac_analyst_new(trictrac_error* error) {
  return handle_of<trictrac_analyst>(Analyst::make(), error);
}

void trictrac_analyst_free(trictrac_analyst* analyst) { delete analyst; }

int trictrac_analyst_rank(trictrac_analyst* analyst, const trictrac_game* game, int plies, trictrac_way* ways,
                          int capacity, trictrac_error* error) {
  const auto ranked = analyst->analyst->rank(game->game, plies);
  if (!done(ranked, error)) return 0;
  return filled(*ranked, ways, capacity, [](const RankedAction& r) {
    return trictrac_way{r.action, r.plies, r.holes, r.worth, r.lost, r.chance};
  });
}

int trictrac_analyst_worth(trictrac_analyst* analyst, const trictrac_game* game, int plies, trictrac_way* way,
                           trictrac_error* error) {
  const auto worth = analyst->analyst->worth(game->game, plies);
  if (!done(worth, error)) return 0;
  *way = {-1, plies, worth->holes, worth->worth, 0, worth->chance};
  return 1;
}

char* trictrac_analyst_ask(trictrac_analyst* analyst, const char* question) {
  return text_for_caller(analyst->analyst->ask(question));
}
