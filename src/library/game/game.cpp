#include "library/game/game.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text_of.h"
#include "courrier/text/record.h"
#include "game/match/hand_board.h"
#include "game/match/match_ledger.h"
#include "game/rules/law.h"
#include "game/rules/refusal.h"
#include "service/analysis_session.h"
#include "text/play_text.h"
#include "text/record/collection.h"
#include "text/trid.h"

namespace trictrac::library {
namespace {

struct Named {
  std::string_view name;
  int number;
};
constexpr std::array<Named, 4> kDecisions{
    {{"hold", kHold}, {"go", kGo}, {"suspend_ecrire", kSuspendEcrire}, {"suspend_honours", kSuspendHonours}}};

// By its record, its position or the name it is chosen by.
bool is_courrier(std::string_view text) {
  return text.starts_with("S4=") || text.contains(R"([Format "courrier"])") ||
         courrier::is_courrier_record(text);
}

Result<Record> record_in(std::string_view text) {
  if (is_courrier(text))
    return wrong(
        "Le Tric Trac has rules and a record of its own and is not played here: the page and "
        "\"trictrac play --format courrier\" play it");
  if (text.starts_with("TRID=")) {
    auto record = advice::record_from(text);
    if (!record) return wrong(record.error().message);
    return *std::move(record);
  }
  if (const std::size_t n = records_in(text).size(); n > 1)
    return wrong(text_of(
        "the text has {} records, and a game is one of them: split it first (trictrac_records() in C, "
        "records() in C++ and Python)",
        n));
  auto record = parse_record(text);
  if (record) return *std::move(record);
  const RecordError& error = record.error();  // line 0: of tags that do not fit together
  return wrong(error.line > 0 ? text_of("line {}: {}", error.line, error.message) : error.message);
}

std::string asked_instead(const Game& game) {
  if (game.over()) return "the game is over";
  if (game.asked())
    return game.state().stage == Stage::Decide ? "a decision is expected" : "a play is expected";
  switch (game.match().awaits()) {
    case Awaits::Seats: return "a seat must be drawn";
    case Awaits::Lead: return "the table must decide who throws first";
    case Awaits::Half: return "the half fiche must be decided";
    default: return "a throw is expected";
  }
}

bool is_roll(int a, int b) { return a >= 1 && a <= 6 && b >= 1 && b <= 6; }
Roll roll_of(int a, int b) { return {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}; }

std::string names_of_decisions(const std::vector<int>& numbers) {
  std::string names;
  for (const Named& d : kDecisions)
    if (std::ranges::count(numbers, d.number)) names += text_of("{}{}", names.empty() ? "" : ", ", d.name);
  return names;
}

// Returns the player who has no seat yet, where one is left.
int left_over(const std::vector<int>& drawn, int players) {
  int left = 0;
  while (left < players && std::ranges::count(drawn, left)) ++left;
  return left;
}

std::string has_seats(int players) {
  return players == 2 ? "two players have their seats: the first is White, the second Black"
                      : "the seats are given already";
}

}  // namespace

std::vector<std::string_view> split_records(std::string_view text) {
  std::vector<std::string_view> all;
  for (const RecordText& record : records_in(text)) all.push_back(record.text);
  return all;
}

Game::Game(Record record) : record_(std::move(record)), match_(match_of(record_)) {
  for (const LoggedEvent& action : record_.events) match_.act_legal(action);  // a record's are
}

Result<Game> Game::open(std::string_view text) {
  auto record = record_in(text);
  if (!record) return wrong(std::move(record.error()));
  if (record->match.players > kMostInGame)
    return wrong(text_of("a game here has at most {} players; a table and a sheet take more", kMostInGame));
  if (is_marked_by_hand(record->options))
    return wrong(
        "a game marked by hand is not played here: use \"trictrac act\" or the page, or leave out "
        "marking=hand and moves=touch");
  return Game(*std::move(record));
}

std::optional<Side> Game::asked() const {
  const Stage stage = state().stage;
  if (match_.awaits() != Awaits::Tour || stage == Stage::Roll) return std::nullopt;
  return state().to_act;
}

std::vector<int> Game::actions() const { return asked() ? numbers_of_actions(match_) : std::vector<int>{}; }

void Game::take(const GameEvent& event) {
  record_.events.push_back({acting_side(match_, event), event});
  match_.act_legal(record_.events.back());
}

Result<void> Game::choose(int action) {
  if (!asked()) return wrong(text_of("no action can be taken: {}", asked_instead(*this)));
  auto legal = action_of(action, match_);
  if (!legal) return wrong(text_of("action {} is not one of those that are legal now", action));
  take(*std::move(legal));
  return {};
}

std::vector<Chance> Game::chances() const {
  if (!seats_awaited()) return chances_of(match_);
  std::vector<Chance> all;
  const auto left = static_cast<double>(players() - static_cast<int>(drawn_.size()));
  for (int player = 0; player < players(); ++player)
    if (!std::ranges::count(drawn_, player)) all.push_back({kSeats + player, 1 / left});
  return all;
}

Result<void> Game::fall(int chance) {
  if (seats_awaited() && chance >= kSeats) return draw_seat(chance - kSeats);
  if (const auto may = chance_event(chance, match_)) {
    take(*may);
    return {};
  }
  if (chances().empty()) return wrong(text_of("nothing is left to chance now: {}", asked_instead(*this)));
  return wrong(text_of("chance {} is not possible: {}", chance, asked_instead(*this)));
}

Result<void> Game::throw_dice(int a, int b, std::optional<Side> first) {
  if (!is_roll(a, b))
    return wrong(text_of("{} and {} are not a roll: it must be two numbers from 1 to 6", a, b));
  if (match_.awaits() == Awaits::Lead) {
    if (!first) return wrong("this throw decides who throws first: say whose throw it is");
    if (state().options.lead == Lead::ThrowAnew)
      return wrong("the draw for the first throw gives no roll (K9 b): draw it first");
    if (a == b) return wrong("equal dice do not decide who throws first: throw again (K9)");
    if (!match_.may_lead(*first))
      return wrong("White is drawn for, and throws first: this throw is White's (white=higher_die, S1 V)");
    take(TakeLead{*first, roll_of(a, b)});
    return {};
  }
  if (asked() || state().stage != Stage::Roll || match_.awaits() != Awaits::Tour)
    return wrong(text_of("no throw is expected: {}", asked_instead(*this)));
  if (first && *first != state().to_act) return wrong(text_of("{} throws now", title_of(state().to_act)));
  take(RollDice{roll_of(a, b)});
  return {};
}

Result<void> Game::resign(Side side) {
  if (match_.awaits() != Awaits::Tour) return wrong("no round is being played: " + asked_instead(*this));
  take(Resign{side});
  return {};
}

std::optional<int> Game::player_at(Side side) const {
  if (seats_awaited()) return std::nullopt;
  return trictrac::player_at(match_.account(), side);
}

std::optional<int> Game::player_asked() const {
  const auto side = asked();
  return side ? player_at(*side) : std::nullopt;
}

Result<void> Game::known(int player) const {
  if (player >= 0 && player < players()) return {};
  return wrong(text_of("there is no player {}: the players are 0 to {}", player, players() - 1));
}

Result<PlayerStanding> Game::player(int number) const {
  if (auto is = known(number); !is) return wrong(std::move(is.error()));
  return player_of(match_, number);
}

Result<Side> Game::view(int viewer) const {
  if (auto is = known(viewer); !is) return wrong(std::move(is.error()));
  return view_of(match_, viewer);
}

Result<std::vector<std::int32_t>> Game::standing(int viewer) const {
  if (auto is = known(viewer); !is) return wrong(std::move(is.error()));
  std::vector<std::int32_t> numbers(static_cast<std::size_t>(standing_size(players())));
  stand(match_, viewer, numbers);
  return numbers;
}

const std::vector<int>& Game::seats() const { return seats_awaited() ? drawn_ : match_.account().order; }

Result<void> Game::draw_seat(int player) {
  if (!seats_awaited()) return wrong(has_seats(players()));
  if (auto is = known(player); !is) return is;
  if (std::ranges::count(drawn_, player)) return wrong(text_of("player {} has a seat already", player));
  drawn_.push_back(player);
  if (static_cast<int>(drawn_.size()) + 1 < players()) return {};
  drawn_.push_back(left_over(drawn_, players()));
  take(TakeSeats{std::exchange(drawn_, {})});
  return {};
}

Result<void> Game::take_seats(std::vector<int> order) {
  if (!seats_awaited()) return wrong(has_seats(players()));
  if (!seats_each_once(order, players()))
    return wrong(text_of("the seats must name each of the {} players once, by their numbers 0 to {}",
                         players(), players() - 1));
  if (!std::equal(drawn_.begin(), drawn_.end(), order.begin()))
    return wrong("the seats drawn already cannot change");
  drawn_.clear();
  take(TakeSeats{std::move(order)});
  return {};
}

std::vector<double> Game::balance() const {
  std::vector<double> all;
  for (int player = 0; player < players(); ++player) all.push_back(gain_of(match_.account(), player));
  return all;
}

Result<int> Game::read_action(std::string_view text) const {
  const auto numbers = actions();
  if (numbers.empty()) return wrong(text_of("no action can be taken: {}", asked_instead(*this)));
  if (state().stage == Stage::Decide) {
    for (const Named& d : kDecisions)
      if (d.name == text && std::ranges::count(numbers, d.number)) return d.number;
    return wrong(
        text_of("\"{}\" is not a decision here: it must be one of {}", text, names_of_decisions(numbers)));
  }
  const auto steps = parse_play(text, Numbering::OneTo24);
  if (!steps) return wrong(steps.error());
  const State& s = state();
  if (const auto refusal = refuse(s.board, s.roll, s.options, match_.turn(), *steps)) {
    const LawText& law = trictrac::text(refusal->law);
    return wrong(text_of("{} ({})", law.english, law.rule));
  }
  return number_of(as_play(s.board, s.roll, *steps), s.roll);
}

Result<std::string> Game::action_text(int action) const {
  const auto legal = action_of(action, match_);
  if (!legal) return wrong(text_of("action {} is not one of those that are legal now", action));
  for (const Named& d : kDecisions)
    if (d.number == action) return std::string(d.name);
  return play_text(as_put(std::get<PlayMen>(*legal).steps), state().roll, Numbering::OneTo24);
}

Result<Judgement> Game::judge(int a, int b) const {
  if (!is_roll(a, b))
    return wrong(text_of("{} and {} are not a roll: it must be two numbers from 1 to 6", a, b));
  if (state().stage == Stage::Over) return wrong("the round is over: nobody throws at this board");
  Judgement judgement{.roll = roll_of(a, b), .turn = {}, .actions = {}};
  if (asked()) {
    if (!judgement.roll.same(state().roll))
      return wrong(text_of("the roll in hand is {} and {}", state().roll.a, state().roll.b));
    judgement.roll = state().roll;
    judgement.turn = match_.turn();
  } else {
    trictrac::judge(state().board, judgement.roll, state().options, context_of(state()), judgement.turn);
  }
  for (const Play& play : judgement.turn.plays) judgement.actions.push_back(number_of(play, judgement.roll));
  std::ranges::sort(judgement.actions);
  return judgement;
}

std::string Game::trid() const { return print_trid(state()); }
std::string Game::record() const { return print_record(record_); }

Result<Game> Game::at(int events) const {
  if (events < 0 || events > length())
    return wrong(text_of("{} events: this game has 0 to {}", events, length()));
  Record record = record_;
  record.events.resize(static_cast<std::size_t>(events));
  record.annotations.clear();
  return Game(std::move(record));
}

double Game::most() const {
  return match_.options().rounds * most_of_round(match_.options(), state().options.worth);
}

}  // namespace trictrac::library
