#include "apps/server/tournaments/tournament.h"

#include <algorithm>
#include <utility>

#include "base/text_of.h"
#include "event/ladder.h"
#include "event/match.h"
#include "event/wire/act_text.h"
#include "service/rated.h"

namespace trictrac {
namespace {

constexpr std::int64_t kMinute = 60, kSecondsOfADay = 86'400;

}  // namespace

std::int64_t Tournament::person_of(std::int64_t number) const {
  const auto at = persons.find(number);
  return number == 0 || at == persons.end() ? 0 : at->second;
}

std::int64_t Tournament::number_of(std::int64_t person) const {
  for (const auto& [number, row] : persons)
    if (row == person) return number;
  return person;
}

const event::Entrant* Tournament::entrant_of(std::int64_t person) const {
  if (person == 0) return nullptr;
  for (const event::Entrant& entrant : state().entrants)
    if (is_led_by(entrant, person)) return &entrant;
  for (const event::Entrant& team : state().entrants)
    for (const event::Player& player : team.players)
      if (person_of(player.person) == person) return &team;
  return nullptr;
}

bool Tournament::is_led_by(const event::Entrant& entrant, std::int64_t person) const {
  return person_of(entrant.person) == person;
}

std::optional<event::StaffRole> Tournament::role_of(std::int64_t person) const {
  if (person == 0) return std::nullopt;
  for (const event::Staff& staff : state().staff)
    if (person_of(staff.person) == person) return staff.role;
  return std::nullopt;
}

bool Tournament::shows_itself_to(std::int64_t person) const {
  return !settings.is_private || entrant_of(person) || role_of(person);
}

std::optional<event::Author> Tournament::author_of(std::int64_t person) const {
  if (const auto role = role_of(person)) return event::Author{event::role_of(*role), number_of(person)};
  if (const auto* entrant = entrant_of(person)) return event::Author{event::Role::Entrant, entrant->number};
  return std::nullopt;
}

std::int64_t Tournament::maker() const {
  if (event.log().empty()) return 0;
  const auto* first = std::get_if<event::Appoint>(&event.log().front().act);
  return first ? person_of(first->person) : 0;
}

int Tournament::known_entrants() const {
  return static_cast<int>(std::ranges::count_if(state().entrants, [&](const event::Entrant& entrant) {
    return !entrant.withdrawn && person_of(entrant.person) != 0;
  }));
}

event::Player Tournament::player_at(event::TableNumber at, int seat) const {
  if (event::are_teams(state().terms)) {
    const event::Player* player = event::player_at(state(), at, seat);
    return player ? *player : event::Player{};
  }
  const event::Seats& seats = event::find_game(state(), at)->seats;
  const event::Entrant& entrant = event::entrant_of(state(), seats[static_cast<std::size_t>(seat)]);
  return {entrant.person, entrant.name};
}

bool Tournament::has_luck() const { return !settings.on_wood && trictrac::has_luck(terms.format); }

std::string Tournament::game_at(event::TableNumber at) const {
  auto found = games.find({at.round, at.table, at.board});
  // Of a table that became a match, the first game was made for the table.
  if (found == games.end() && at.board == 1) found = games.find({at.round, at.table, 0});
  return found == games.end() ? "" : found->second;
}

const event::Table* Tournament::table_of(const std::string& game, event::TableNumber at) const {
  return game_at(at) == game ? event::find_game(state(), at) : nullptr;
}

std::int64_t Tournament::due_of(int round) const {
  return begun[static_cast<std::size_t>(round - 1)] + (settings.clockwork == event::Clockwork::ByDate
                                                           ? settings.days * kSecondsOfADay
                                                           : settings.sit_down * kMinute);
}

std::int64_t Tournament::deadline_of(event::TableNumber at) const {
  const event::Table& game = *event::find_game(state(), at);
  if (settings.terms.system == event::System::Ladder) return event::answer_due(settings.terms, game);
  const bool by_date =
      settings.clockwork == event::Clockwork::ByDate && event::has_rounds(settings.terms.system);
  const std::int64_t due = by_date ? due_of(at.round) : game.started + settings.sit_down * kMinute;
  return due + game.minutes * kMinute;
}

std::string game_of_table(const std::string& game, const event::Terms& terms, int seats) {
  return event::counts_amounts(terms) ? body_for_players(game, seats) : game;
}

std::vector<std::int64_t> times_of_rounds(const event::Event& event) {
  std::vector<std::int64_t> times;
  const auto counts = event.effective();
  for (std::size_t i = 0; i < counts.size(); ++i) {
    if (!counts[i]) continue;
    const event::LoggedAct& line = event.log()[i];
    if (std::holds_alternative<event::StartRound>(line.act)) times.push_back(line.at);
    if (std::holds_alternative<event::PairAgain>(line.act) && !times.empty()) times.back() = line.at;
  }
  times.resize(event.state().rounds.size());
  return times;
}

Parsed<Tournament> read_tournament(const std::string& id, const StoredTournament& stored) {
  const auto damaged = [&](const std::string& what) {
    return refuse(ErrorCode::Internal, text_of("tournament {}: {}", id, what));
  };
  if (stored.rules != event::kActsVersion)
    return damaged(
        text_of("stored under rules {}, this program reads rules {}", stored.rules, event::kActsVersion));
  auto log = event::read_log(stored.terms, stored.acts);
  if (!log) return damaged(log.error().message);
  Tournament read{.id = id, .settings = std::move(log->settings), .event = std::move(log->event)};
  for (const TournamentPerson& each : stored.persons) read.persons[each.number] = each.person;
  for (const TournamentGame& each : stored.games) read.games[{each.round, each.table, each.board}] = each.id;
  read.settings.club = stored.listed.club;      // none where that has ended
  read.settings.league = stored.listed.league;  // and none where that has been deleted
  read.begun = times_of_rounds(read.event);
  // What a later program does not play any more is shown all the same.
  if (const auto terms = terms_of_tournament_game(
          game_of_table(read.settings.game, read.settings.terms, read.settings.terms.seats),
          read.settings.terms.seats))
    read.terms = *terms;
  return read;
}

ApiError to_api_error(event::EventError error) {
  using event::EventError;
  const auto code = [&] {
    switch (error) {
      case EventError::Stale: return ErrorCode::Stale;
      case EventError::NotAllowed: return ErrorCode::NotAllowed;
      case EventError::ReasonNeeded:
      case EventError::BadValue:
      case EventError::UnknownEntrant:
      case EventError::UnknownTable: return ErrorCode::BadMessage;
      default: return ErrorCode::WrongStage;
    }
  };
  return {code(), std::string(event::text(error))};
}

ApiError no_such_tournament() { return {ErrorCode::UnknownGame, "there is no such tournament"}; }

}  // namespace trictrac
