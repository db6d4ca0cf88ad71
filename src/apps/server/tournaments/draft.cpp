#include "apps/server/tournaments/draft.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "apps/server/people/standing_jobs.h"
#include "apps/server/tournaments/arena_tables.h"
#include "apps/server/tournaments/luck_jobs.h"
#include "base/text_of.h"
#include "event/match.h"
#include "event/pairing/pair.h"
#include "event/wire/act_text.h"
#include "text/words.h"

namespace trictrac {
namespace {

using event::EventAct;

// In a league, the time in which a table can be given more time whose result was undone after its days.
constexpr std::int64_t kTimeToGrant = 3'600;

NewJob job(std::string_view what, const TournamentPlace& at, const std::string& game, std::int64_t due) {
  std::string subject = text_of("{} {} {} {}", what, at.tournament, at.round, at.table);
  if (at.board > 0) subject += "." + std::to_string(at.board);
  if (!game.empty()) subject += " " + game;
  return {std::string(kTournamentJob), std::move(subject), due};
}

// Returns the numbers of persons that an act names.
std::vector<std::int64_t> numbers_in(const event::LoggedAct& line) {
  std::vector<std::int64_t> numbers;
  if (line.by.role != event::Role::Server && line.by.role != event::Role::Entrant)
    numbers.push_back(line.by.id);
  std::visit(
      [&](const auto& act) {
        if constexpr (requires { act.person; }) numbers.push_back(act.person);
        if constexpr (requires { act.players; })
          for (const event::Player& player : act.players) numbers.push_back(player.person);
      },
      line.act);
  std::erase(numbers, 0);
  return numbers;
}

bool is_over(const event::Round& round) {
  return std::ranges::all_of(round.tables, [](const event::Table& t) { return t.outcome.has_value(); });
}

}  // namespace

NewJob settling_job(const std::string& game, const TournamentPlace& at, std::int64_t due) {
  return job(kSettle, at, game, due);
}
NewJob result_job(const std::string& game, const TournamentPlace& at, std::int64_t due) {
  return job(kResult, at, game, due);
}
NewJob begun_job(const std::string& game, const TournamentPlace& at, std::int64_t due) {
  return job(kBegun, at, game, due);
}
NewJob sit_down_job(const TournamentPlace& at, std::int64_t due) { return job(kSitDown, at, "", due); }
NewJob clockwork_job(const std::string& tournament, std::int64_t due) {
  return job(kClockwork, {tournament}, "", due);
}

NewJob arena_job(const std::string& tournament, std::int64_t due) {
  return job(kArena, {tournament}, "", due);
}

std::optional<JobSubject> read_subject(std::string_view text) {
  const std::vector<std::string_view> parts = split(text, ' ');
  if (parts.size() < 4 || parts.size() > 5) return std::nullopt;
  const std::vector<std::string_view> place = split(parts[3], '.');
  constexpr int kMost = std::numeric_limits<int>::max();
  const auto round = number_in(parts[2], 0, kMost);
  const auto table = number_in(place[0], 0, kMost);
  const auto board = place.size() > 1 ? number_in(place[1], 1, kMost) : std::optional(0);
  if (!round || !table || !board || place.size() > 2) return std::nullopt;
  return JobSubject{std::string(parts[0]),
                    {std::string(parts[1]), *round, *table, *board},
                    parts.size() > 4 ? std::string(parts[4]) : ""};
}

Parsed<void> enter_throw(Draft& draft, const JobSubject& job) {
  const event::TableNumber at{job.at.round, job.at.table, job.at.board};
  const event::Table* table = draft.after().table_of(job.game, at);
  if (!table || table->outcome || table->begun) return {};
  return draft.act(kByServer, "", event::BeginGame{at});
}

Parsed<void> Draft::act(event::Author by, std::string why, EventAct what) {
  const event::LoggedAct line{after_.event.next_number(), by, std::move(why), now_, std::move(what)};
  const bool was_running = is_running_arena(after_.state());
  const auto effects = after_.event.apply(line);
  if (!effects) return std::unexpected(to_api_error(effects.error()));
  acts_.acts.push_back(event::print_act(line));
  for (const std::int64_t number : numbers_in(line)) {
    after_.persons.try_emplace(number, number);
    named_.push_back(after_.persons.at(number));
  }
  after_.begun = times_of_rounds(after_.event);
  // What a game has come to leaves nothing to be done with it.
  const bool by_its_game =
      by.role == event::Role::Server && std::holds_alternative<event::EnterResult>(line.act);
  follow(*effects, by_its_game);
  if (!was_running && is_running_arena(after_.state())) put(arena_job(after_.id, now_));
  return {};
}

// A repeat of these jobs changes nothing: each compares a game with the table as it stands.
void Draft::follow(const event::Effects& effects, bool by_its_game) {
  for (const event::Effect& effect : effects) {
    if (const auto* paired = std::get_if<event::TablePaired>(&effect)) {
      make_table({paired->at, paired->seats});
      put(sit_down_job(place_of(paired->at), after_.deadline_of(paired->at)));
    } else if (const auto* gone = std::get_if<event::TableCalledOff>(&effect)) {
      std::erase_if(tables_, [&](const TableToMake& t) { return t.at == gone->at; });
      require_unbegun(gone->at);
      settle(gone->at);
    } else if (const auto* changed = std::get_if<event::OutcomeChanged>(&effect)) {
      if (!by_its_game) settle(changed->at);
      if (!changed->before) play_alone(changed->at);
      const std::string game = after_.game_at(changed->at);
      const bool may_be_rated = !event::counts_amounts(after_.state().terms);
      if (changed->before && !game.empty() && may_be_rated) put(ruling_job(game, now_));
      const bool is_played = changed->after && changed->after->kind == event::Outcome::Kind::Played;
      if (is_played && !game.empty() && after_.has_luck()) put(luck_job(game, now_));
      if (!changed->after && event::is_of_league(after_.settings))
        put(sit_down_job(place_of(changed->at),
                         std::max(after_.deadline_of(changed->at), now_ + kTimeToGrant)));
    } else if (const auto* granted = std::get_if<event::TimeGranted>(&effect)) {
      put(sit_down_job(place_of(granted->at), after_.deadline_of(granted->at)));
    } else if (const auto* person = std::get_if<event::PersonChanged>(&effect)) {
      if (!event::is_round_open(after_.state())) continue;
      const int round = static_cast<int>(after_.state().rounds.size());
      for (const event::TableNumber at : event::games_of_round(after_.state(), round)) {
        if (person->board > 0 && person->board != at.board) continue;
        const event::Seats& seats = event::find_game(after_.state(), at)->seats;
        if (std::ranges::find(seats, person->entrant) != seats.end()) change_player(at);
      }
    }
  }
}

// A substitute has a game of their own before the first throw: the shares of the dice that were given in the
// former one cannot be given again. Later they take the seat.
void Draft::change_player(event::TableNumber at) {
  settle(at);
  const event::Table& game = *event::find_game(after_.state(), at);
  if (game.begun || game.outcome) return;
  // At the board of a team for which nobody was named, there is no game yet.
  if (!knows_players(at) && !after_.game_at(at).empty()) return;
  require_unbegun(at);
  make_table({at, game.seats});
  if (const auto mirror = unbegun_mirror_of(at)) make_again(*mirror);
}

bool Draft::knows_players(event::TableNumber at) const {
  return std::ranges::all_of(seats_of(*event::find_game(after_.state(), at)), [&](int seat) {
    return after_.person_of(after_.player_at(at, seat).person) != 0;
  });
}

std::optional<event::TableNumber> Draft::unbegun_mirror_of(event::TableNumber at) const {
  const auto mirror = event::mirror_of(after_.state(), at);
  if (!mirror) return std::nullopt;
  const event::Table& game = *event::find_game(after_.state(), *mirror);
  return game.begun || game.outcome || !knows_players(*mirror) ? std::nullopt : mirror;
}

void Draft::make_again(event::TableNumber at) {
  settle(at);
  require_unbegun(at);
  make_table({at, event::find_game(after_.state(), at)->seats});
}

// Where a board is decided that was not played, the shares of the dice from there may never come: before its
// first throw, the mirrored board has a game without it. Later it goes on by itself.
void Draft::play_alone(event::TableNumber at) {
  const event::Table& game = *event::find_game(after_.state(), at);
  if (game.outcome->kind == event::Outcome::Kind::Played) return;
  const auto mirror = unbegun_mirror_of(at);
  if (mirror && !after_.game_at(*mirror).empty()) make_again(*mirror);
}

void Draft::require_unbegun(event::TableNumber at) {
  if (const std::string game = after_.game_at(at); !game.empty())
    acts_.unless.push_back(begun_job(game, place_of(at), now_));
}

void Draft::require_no_result(event::TableNumber at) {
  if (const std::string game = after_.game_at(at); !game.empty())
    acts_.unless.push_back(result_job(game, place_of(at), now_));
}

void Draft::make_table(const TableToMake& table) {
  std::erase_if(tables_, [&](const TableToMake& t) { return t.at == table.at; });
  tables_.push_back(table);
}

void Draft::settle(event::TableNumber at) {
  if (const std::string game = after_.game_at(at); !game.empty()) put(settling_job(game, place_of(at), now_));
}

void Draft::run_clockwork() {
  if (!event::has_rounds(after_.settings.terms.system)) return end_arena(*this);
  while (run_clockwork_once()) {
  }
}

// Returns whether the next round has begun; its tables may all be decided already.
bool Draft::run_clockwork_once() {
  using event::Clockwork;
  const event::EventState& state = after_.state();
  const Clockwork clockwork = after_.settings.clockwork;
  if (clockwork == Clockwork::ByHand || state.rounds.empty() || state.paused || state.finished) return false;
  if (!is_over(state.rounds.back())) return false;
  if (clockwork == Clockwork::ByDate) {
    const std::int64_t due = after_.due_of(static_cast<int>(state.rounds.size()));
    if (due > now_) {
      put(clockwork_job(after_.id, due));
      return false;
    }
  }
  if (event::is_round_open(state) && !act(kByServer, "", event::CloseRound{})) return false;
  if (auto pairings = event::next_pairings(after_.state()))
    return act(kByServer, "", event::StartRound{std::move(*pairings)}).has_value();
  (void)act(kByServer, "", event::Finish{});
  return false;
}

void Draft::add_game(const TableToMake& table, std::string id, StoredGame game) {
  for (NewJob& call : calls_to_table(id, static_cast<int>(table.seats.size()), now_)) put(std::move(call));
  after_.games[{table.at.round, table.at.table, table.at.board}] = id;
  acts_.games.push_back({std::move(id), table.at.round, table.at.table, table.at.board, std::move(game)});
}

std::pair<NewActs, Tournament> Draft::finish(TournamentListed listed) && {
  std::ranges::sort(named_);
  named_.erase(std::ranges::unique(named_).begin(), named_.end());
  acts_.persons = std::move(named_);
  for (const std::int64_t person : acts_.persons) after_.persons.try_emplace(person, person);
  acts_.listed = std::move(listed);
  return {std::move(acts_), std::move(after_)};
}

}  // namespace trictrac
