#include "apps/server/tournaments/pages.h"

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <thread>

#include "apps/server/runtime/ids.h"
#include "contract/json_changes.h"
#include "contract/json_text.h"
#include "event/arena.h"
#include "event/ladder.h"
#include "event/ladder_past.h"
#include "event/match.h"
#include "event/pairing/knockout.h"
#include "event/standings.h"
#include "event/wire/act_text.h"
#include "text/shown.h"

namespace trictrac {
namespace {

using event::EventState;

// Seconds for which a page may show who has sat down, of which nobody is told.
constexpr std::int64_t kSeatedFor = 3;
// The same of how games stand that are played; and of whose names are hidden.
constexpr std::int64_t kPointsFor = 10, kNamesFor = 60;
// Steps that a page may miss before it is sent whole.
constexpr std::size_t kStepsKept = 64;
// The time within which the arrows of a ladder show who has moved, and for which they hold, in seconds.
constexpr std::int64_t kMonth = 30 * 86'400, kArrowsFor = 3'600;
// The last place that is kept of a ranked tournament; no more may earn points in a season.
constexpr int kMostPlacesKept = 16;

contract::TournamentSettings shown_settings(const event::Settings& settings) {
  contract::TournamentSettings shown{.name = settings.name,
                                     .about = settings.about,
                                     .system = std::string(name_of(settings.terms.system)),
                                     .rounds = settings.terms.rounds,
                                     .cycles = settings.terms.cycles,
                                     .third_place = settings.terms.third_place,
                                     .apart_rounds = settings.terms.apart_rounds,
                                     .best_of = settings.terms.best_of,
                                     .boards = settings.terms.boards,
                                     .mirrored = settings.terms.mirrored,
                                     .minutes = settings.terms.minutes,
                                     .reach = settings.terms.reach,
                                     .answer_days = settings.terms.answer_days,
                                     .seats = settings.terms.seats,
                                     .least_seats = settings.terms.least_seats,
                                     .tie_breaks = {},
                                     .game = {settings.game},
                                     .on_wood = settings.on_wood,
                                     .clockwork = std::string(event::kClockworks[settings.clockwork]),
                                     .days = settings.days,
                                     .sit_down = settings.sit_down,
                                     .no_show = std::string(event::kNoShows[settings.no_show]),
                                     .is_private = settings.is_private,
                                     .club = settings.club,
                                     .ranked = settings.ranked,
                                     .starts = settings.starts};
  for (const event::TieBreak each : settings.terms.tie_breaks) shown.tie_breaks.emplace_back(name_of(each));
  return shown;
}

using Young = std::set<std::int64_t>;  // as TablesNow::young

std::string shown_name(const event::Player& player, const Young& young) {
  return young.contains(player.person) ? "" : player.name;
}

// Returns the names of these people in a tournament.
std::set<std::string> names_of(const EventState& state, const Young& young) {
  std::set<std::string> names;
  for (const event::Entrant& each : state.entrants) {
    if (young.contains(each.person)) names.insert(each.name);
    for (const event::Player& player : each.players)
      if (young.contains(player.person)) names.insert(player.name);
  }
  names.erase("");
  names.erase(std::string(event::kErasedName));
  return names;
}

// Shows what is there of a game, or of a whole match, whose games have more.
void show_result(contract::TournamentBoard& shown, const event::Table& table) {
  shown.seats.assign(table.seats.begin(), table.seats.end());
  shown.missing = table.missing;
  shown.gave_up = table.outcome ? std::nullopt : table.gave_up;
  shown.begun = table.begun;
  if (const auto& outcome = table.outcome) {
    shown.outcome = std::string(contract::kOutcomeWords[static_cast<std::size_t>(outcome->kind)]);
    shown.winner = outcome->result.winner;
    shown.holes = outcome->result.holes;
    shown.amounts = outcome->result.amounts;
  }
}

void show_game(contract::TournamentBoard& shown, const Tournament& tournament, event::TableNumber at,
               std::int64_t now, const TablesNow& tables) {
  const event::Table& table = *event::find_game(tournament.state(), at);
  show_result(shown, table);
  shown.disputed = event::is_disputed(table);
  shown.minutes = table.minutes;
  if (const std::string game = tournament.game_at(at); !game.empty()) shown.game = game;
  for (const int seat : event::seats_of(table))
    if (const auto& report = table.reports[static_cast<std::size_t>(seat)])
      shown.reports.push_back({seat, report->winner, report->holes, report->amounts});
  for (const int seat : event::seats_of(table))
    if (shown.game && !table.outcome && (table.begun || tables.seated.contains({*shown.game, seat})))
      shown.seated.push_back(seat);
  if (shown.game && !table.outcome)
    if (const auto points = tables.points.find(*shown.game); points != tables.points.end())
      shown.holes = points->second;
  const event::System system = tournament.settings.terms.system;
  if (!event::has_rounds(system)) {
    shown.started = table.started;
    if (table.outcome) shown.ended = table.ended;
  }
  if (event::are_teams(tournament.state().terms))
    for (const int seat : {event::kWhite, event::kBlack})
      shown.players.push_back(shown_name(tournament.player_at(at, seat), tables.young));
  const bool is_ladder = system == event::System::Ladder;
  if (table.outcome || table.begun || (tournament.settings.on_wood && !is_ladder)) return;
  const std::int64_t due = tournament.deadline_of(at);
  const bool by_date = event::has_rounds(system) && tournament.settings.clockwork == event::Clockwork::ByDate;
  if (!by_date) shown.due = due;
  shown.late = !tournament.settings.on_wood && due <= now;
}

contract::TournamentTable shown_table(const Tournament& tournament, event::TableNumber at, std::int64_t now,
                                      const TablesNow& tables) {
  const event::Table& table = *event::find_table(tournament.state(), at);
  contract::TournamentTable shown;
  if (table.boards.empty()) {
    show_game(shown, tournament, at, now, tables);
    return shown;
  }
  show_result(shown, table);
  shown.score = event::score_of(tournament.state().terms, table);
  for (int board = 1; board <= std::ssize(table.boards); ++board) {
    at.board = board;
    show_game(shown.boards.emplace_back(), tournament, at, now, tables);
    shown.late = shown.late || shown.boards.back().late;
    shown.disputed = shown.disputed || shown.boards.back().disputed;
  }
  return shown;
}

contract::TournamentRound shown_round(const Tournament& tournament, int number, std::int64_t now,
                                      const TablesNow& tables) {
  const event::Round& round = tournament.state().rounds[static_cast<std::size_t>(number - 1)];
  contract::TournamentRound shown{
      .tables = {}, .closed = round.closed, .begun = tournament.begun[static_cast<std::size_t>(number - 1)]};
  if (!round.closed && event::has_rounds(tournament.settings.terms.system) &&
      (!tournament.settings.on_wood || tournament.settings.clockwork == event::Clockwork::ByDate))
    shown.due = tournament.due_of(number);
  for (std::size_t i = 0; i < round.tables.size(); ++i)
    shown.tables.push_back(shown_table(tournament, {number, static_cast<int>(i) + 1}, now, tables));
  for (const event::RoundBye& bye : round.byes) shown.byes.push_back({bye.entrant, bye.halves});
  return shown;
}

// Sums are long: they are asked for one by one.
enum class Sums : bool { LeftOut, Shown };

contract::StandingFigure shown_figure(const event::Figure& figure, int unit, Sums sums) {
  const auto in_units = [&](int value) { return static_cast<double>(value) / unit; };
  contract::StandingFigure shown{in_units(figure.value)};
  if (sums == Sums::LeftOut) return shown;
  for (const event::Summand& each : figure.sum)
    shown.sum.push_back({each.round, each.opponent, in_units(each.value), each.cut});
  return shown;
}

using Moves = std::map<int, int>;

// Returns how many places each entrant of a ladder has moved up within a month; those who were not there have
// not moved.
Moves moves_in(const Tournament& tournament, std::int64_t now) {
  Moves moves;
  if (tournament.settings.terms.system != event::System::Ladder || tournament.state().rounds.empty())
    return moves;
  const std::vector<int> after = event::ladder_of(tournament.state());
  const std::int64_t since = std::max(now - kMonth, tournament.state().rounds.front().started);
  const std::vector<int> before = event::ladder_at(tournament.event, since);
  for (std::size_t i = 0; i < after.size(); ++i)
    if (const auto was = std::ranges::find(before, after[i]); was != before.end())
      moves[after[i]] = static_cast<int>(was - before.begin()) - static_cast<int>(i);
  return moves;
}

std::map<int, std::vector<int>> all_within_reach(const EventState& state) {
  std::map<int, std::vector<int>> all;
  if (state.terms.system != event::System::Ladder || !event::is_round_open(state)) return all;
  const std::vector<int> ladder = event::ladder_of(state);
  for (const int number : ladder)
    if (auto found = event::within_reach(state, ladder, number); !found.empty())
      all.emplace(number, std::move(found));
  return all;
}

contract::Standing shown_standing(const Tournament& tournament, const event::StandingRow& row,
                                  const Moves& moves, Sums sums) {
  contract::Standing shown{.entrant = row.entrant,
                           .place = row.place,
                           .shared = row.shared,
                           .annulled = row.annulled,
                           .eliminated = row.eliminated,
                           .wins = shown_figure(row.wins, event::kWinUnit, sums)};
  if (event::counts_amounts(tournament.state().terms)) shown.balance = shown_figure(row.balance, 1, sums);
  for (std::size_t i = 0; i < row.tie_breaks.size(); ++i)
    shown.tie_breaks.push_back(
        shown_figure(row.tie_breaks[i], event::unit_of(tournament.state().terms.tie_breaks[i]), sums));
  if (tournament.has_luck())
    shown.luck =
        contract::StandingLuck{row.luck.games, row.luck.reviewed, row.luck.mean(), row.luck.plus_or_minus()};
  if (const auto moved = moves.find(row.entrant); moved != moves.end()) shown.moved = moved->second;
  return shown;
}

std::vector<contract::Standing> shown_standings(const Tournament& tournament, std::int64_t now, Sums sums) {
  const Moves moves = moves_in(tournament, now);
  std::vector<contract::Standing> all;
  for (const event::StandingRow& row : event::standings(tournament.state()))
    all.push_back(shown_standing(tournament, row, moves, sums));
  return all;
}

contract::TournamentPage page_of(const Tournament& tournament, std::int64_t now, const TablesNow& tables,
                                 Sums sums) {
  const EventState& state = tournament.state();
  contract::TournamentPage page{.id = tournament.id,
                                .revision = tournament.revision(),
                                .now = now,
                                .made = tournament.made(),
                                .settings = shown_settings(tournament.settings),
                                .format = tournament.terms.format,
                                .paused = state.paused,
                                .finished = state.finished,
                                .rounds_planned = event::rounds_of(state)};
  if (state.terms.system == event::System::Arena) page.ends = event::end_of_arena(state);
  if (const event::Settings& s = tournament.settings; event::is_of_league(s))
    page.league = contract::TournamentLeague{s.league, s.season, s.division};
  for (const event::Entrant& each : state.entrants) {
    const bool hidden = tables.young.contains(each.person);
    auto& shown = page.entrants.emplace_back(contract::TournamentEntrant{
        each.number, hidden ? "" : each.name, hidden ? "" : each.club, each.rating,
        tournament.person_of(each.person) != 0, each.withdrawn, each.next_bye, each.away, hidden});
    for (const event::Player& player : each.players)
      shown.players.push_back({shown_name(player, tables.young), tournament.person_of(player.person) != 0,
                               player.person != 0 && player.person == each.person});
  }
  for (std::size_t i = 0; i < state.rounds.size(); ++i)
    page.rounds.push_back(shown_round(tournament, static_cast<int>(i) + 1, now, tables));
  page.standings = shown_standings(tournament, now, sums);
  if (event::eliminates(state.terms.system) && !state.rounds.empty())
    for (const event::BracketPlace& each : event::bracket_of(state))
      page.bracket.push_back({each.seed, each.entrant});
  const auto names = names_of(state, tables.young);
  for (const event::Message& each : state.messages)
    page.messages.push_back(
        {each.number, tournament.time_of(each.number), event::without_names(each.text, names)});
  for (const event::Staff& each : state.staff)
    if (!tables.young.contains(each.person))
      page.staff.push_back({each.name, std::string(event::kStaffRoles[each.role])});
  return page;
}

// Returns the entrants with whom one has been at a table.
std::set<int> opponents_of(const EventState& state, int entrant) {
  std::set<int> opponents;
  for (const event::Round& round : state.rounds)
    for (const event::Table& table : round.tables)
      if (std::ranges::find(table.seats, entrant) != table.seats.end())
        opponents.insert(table.seats.begin(), table.seats.end());
  return opponents;
}

// Returns the hidden names that a person may see all the same.
std::vector<contract::TournamentNamed> named_for(const ShownTournament& shown, const Tournament& tournament,
                                                 const TournamentReader& reader) {
  std::vector<contract::TournamentNamed> all;
  if (shown.hidden.empty() || reader.person == 0) return all;
  const bool directs = tournament.role_of(reader.person).has_value();
  const auto* own = tournament.entrant_of(reader.person);
  const std::set<int> opponents = own ? opponents_of(tournament.state(), own->number) : std::set<int>{};
  for (const event::Entrant& each : tournament.state().entrants) {
    const bool met = &each == own || opponents.contains(each.number);
    const auto sees = [&](std::int64_t number) {
      return shown.hidden.contains(number) && (directs || met || reader.knows.contains(number));
    };
    contract::TournamentNamed named{.entrant = each.number};
    if (sees(each.person)) {
      named.name = each.name;
      named.club = each.club;
    }
    for (const event::Player& player : each.players)
      named.players.push_back(sees(player.person) ? player.name : "");
    const bool any = !named.name.empty() ||
                     std::ranges::any_of(named.players, [](const std::string& one) { return !one.empty(); });
    if (any) all.push_back(std::move(named));
  }
  return all;
}

// Returns what each person is who plays in a tournament.
std::map<std::int64_t, contract::TournamentYou> players_of(const Tournament& tournament) {
  const EventState& state = tournament.state();
  const bool are_teams = event::are_teams(state.terms);
  std::map<std::int64_t, contract::TournamentYou> all;
  std::map<int, std::vector<std::int64_t>> of_entrant;
  const auto add = [&](const event::Entrant& entrant, std::int64_t number, bool leads) {
    const std::int64_t person = tournament.person_of(number);
    if (person == 0 || !all.try_emplace(person, contract::TournamentYou{.entrant = entrant.number}).second)
      return;
    all[person].captain = are_teams && leads;
    of_entrant[entrant.number].push_back(person);
  };
  for (const event::Entrant& entrant : state.entrants) add(entrant, entrant.person, true);
  for (const event::Entrant& team : state.entrants)
    for (const event::Player& player : team.players) add(team, player.person, false);
  if (!event::is_round_open(state)) return all;
  for (const event::TableNumber at : event::games_of_round(state, static_cast<int>(state.rounds.size()))) {
    const event::Seats& seats = event::find_game(state, at)->seats;
    for (int seat = 0; seat < std::ssize(seats); ++seat)
      for (const std::int64_t person : of_entrant[seats[static_cast<std::size_t>(seat)]]) {
        all[person].table = at.table;
        const bool plays =
            !are_teams || tournament.person_of(tournament.player_at(at, seat).person) == person;
        if (at.board > 0 && plays) all[person].board = at.board;
      }
  }
  return all;
}

contract::TournamentYou you_of(const ShownTournament& shown, const Tournament& tournament,
                               const TournamentReader& reader) {
  const auto player = shown.players.find(reader.person);
  contract::TournamentYou you = player == shown.players.end() ? contract::TournamentYou{} : player->second;
  you.named = named_for(shown, tournament, reader);
  if (const auto role = tournament.role_of(reader.person)) {
    you.role = std::string(event::kStaffRoles[*role]);
    you.code = tournament.settings.code;
  }
  if (!you.entrant) return you;
  if (const auto found = shown.within_reach.find(*you.entrant); found != shown.within_reach.end())
    you.within_reach = found->second;
  return you;
}

// Returns when the next table of the open round becomes late.
std::int64_t next_deadline(const Tournament& tournament, std::int64_t now) {
  std::int64_t next = std::numeric_limits<std::int64_t>::max();
  if (!event::is_round_open(tournament.state())) return next;
  const int round = static_cast<int>(tournament.state().rounds.size());
  for (const event::TableNumber at : event::games_of_round(tournament.state(), round))
    if (const auto due = tournament.deadline_of(at); due > now) next = std::min(next, due);
  return next;
}

// Only whole answers can be printed (contract::json_of): a part is taken out of the answer that has it.
Json json_of_part(const contract::TournamentYou& you) {
  contract::TournamentPage page;
  page.settings.game.text = "{}";
  page.you = you;
  return json_of(page)["you"];
}
Json json_of_part(const contract::TournamentListing& line) {
  return json_of(contract::Tournaments{{line}})["tournaments"][0];
}

// Returns the last members of an answer: the time, and what is of the person who asks.
std::string ends_of(const ShownTournament& shown, const Tournament& tournament,
                    const TournamentReader& reader, std::int64_t now) {
  return ",\"now\":" + std::to_string(now) +
         ",\"you\":" + dump(json_of_part(you_of(shown, tournament, reader))) + "}";
}

std::string mark_of(const std::string& series, int step) { return series + "-" + std::to_string(step); }

// Hides the numbers of accounts: 1 stands for each.
struct PersonHider {
  template <class T>
  void operator()(T& act) const {
    if constexpr (requires { act.person; }) act.person = act.person != 0 ? 1 : 0;
  }
};

std::string name_of_author(const Tournament& tournament, const event::Author& by) {
  if (by.role == event::Role::Server) return "";
  if (by.role == event::Role::Entrant) {
    const auto at = event::index_of(tournament.state(), static_cast<int>(by.id));
    return at ? tournament.state().entrants[*at].name : std::string(event::kErasedName);
  }
  std::string name(event::kErasedName);
  for (const event::LoggedAct& line : tournament.event.log())
    if (const auto* act = std::get_if<event::Appoint>(&line.act); act && by.id != 0 && act->person == by.id)
      name = act->name;
  return name;
}

// Returns the places that may count for a season.
std::vector<TournamentPlaced> places_of(const Tournament& tournament) {
  std::vector<TournamentPlaced> places;
  const EventState& state = tournament.state();
  if (!tournament.settings.ranked || !state.finished) return places;
  for (const event::StandingRow& row : event::standings(state)) {
    const event::Entrant& entrant = event::entrant_of(state, row.entrant);
    if (row.place > 0 && row.place <= kMostPlacesKept)
      places.push_back(
          {row.entrant, row.place, entrant.person, entrant.name == event::kErasedName ? "" : entrant.name});
  }
  return places;
}

// A page of hundreds takes several milliseconds to make, in which a system with few processors may let its
// players wait.
void let_others_run() { std::this_thread::yield(); }

}  // namespace

std::vector<std::string> games_to_begin(const Tournament& tournament) {
  std::vector<std::string> games;
  if (!event::is_round_open(tournament.state())) return games;
  const int round = static_cast<int>(tournament.state().rounds.size());
  for (const event::TableNumber at : event::games_of_round(tournament.state(), round)) {
    const event::Table& table = *event::find_game(tournament.state(), at);
    if (const std::string game = tournament.game_at(at); !table.begun && !table.outcome && !game.empty())
      games.push_back(game);
  }
  return games;
}

std::vector<std::string> games_played(const Tournament& tournament) {
  std::vector<std::string> games;
  if (!event::is_round_open(tournament.state())) return games;
  const int round = static_cast<int>(tournament.state().rounds.size());
  for (const event::TableNumber at : event::games_of_round(tournament.state(), round)) {
    const event::Table& table = *event::find_game(tournament.state(), at);
    if (const std::string game = tournament.game_at(at); table.begun && !table.outcome && !game.empty())
      games.push_back(game);
  }
  return games;
}

Tournament without_names_of(const Tournament& tournament, const std::set<std::int64_t>& hidden) {
  Tournament without = tournament;
  if (hidden.empty()) return without;
  auto erased = event::without_persons({tournament.settings, tournament.event}, hidden);
  // A log without names is taken as the log was; if it were not, nothing would be told.
  without.event = erased ? std::move(erased->event) : event::Event(tournament.settings.terms);
  return without;
}

ShownTournament show(const Tournament& tournament, std::int64_t now, const TablesNow& tables) {
  const contract::TournamentPage page = page_of(tournament, now, tables, Sums::LeftOut);
  let_others_run();
  Json json = json_of(page);
  let_others_run();
  json.erase("now");
  json.erase("you");
  ShownTournament shown{dump(json), tournament.revision(), next_deadline(tournament, now), std::move(json)};
  shown.hidden = tables.young;
  if (!tournament.settings.is_private) shown.until = std::min(shown.until, now + kNamesFor);
  if (!games_played(tournament).empty()) shown.until = std::min(shown.until, now + kPointsFor);
  if (!games_to_begin(tournament).empty()) shown.until = std::min(shown.until, now + kSeatedFor);
  if (tournament.settings.terms.system == event::System::Ladder)
    shown.until = std::min(shown.until, now + kArrowsFor);
  shown.within_reach = all_within_reach(tournament.state());
  shown.players = players_of(tournament);
  shown.text.pop_back();
  return shown;
}

// The steps are kept while they are shorter than the page.
void follow(ShownTournament& shown, const ShownTournament* before) {
  if (!before) {
    shown.series = new_game_id();
    return;
  }
  shown.series = before->series;
  shown.step = before->step;
  shown.changes = before->changes;
  let_others_run();
  const Json changes = contract::changes_between(before->all, shown.all);
  let_others_run();
  if (changes.empty()) return;
  ++shown.step;
  shown.changes.push_back(std::make_shared<const std::string>(dump(changes)));
  std::size_t length = 0;
  for (const auto& each : shown.changes) length += each->size();
  for (; length >= shown.text.size() || shown.changes.size() > kStepsKept; shown.changes.pop_front())
    length -= shown.changes.front()->size();
}

std::string news_text(const ShownTournament& shown, const Tournament& tournament,
                      const TournamentReader& reader, std::int64_t now, std::string_view after) {
  std::string text = "{\"mark\":\"" + mark_of(shown.series, shown.step) + "\"";
  const int kept = static_cast<int>(shown.changes.size());
  int missing = 0;
  while (missing <= kept && after != mark_of(shown.series, shown.step - missing)) ++missing;
  if (missing > kept) text += ",\"page\":" + page_text(shown, tournament, reader, now);
  if (missing > 0 && missing <= kept) {
    text += ",\"changes\":[";
    for (int i = kept - missing; i < kept; ++i)
      text += (i > kept - missing ? "," : "") + *shown.changes[static_cast<std::size_t>(i)];
    text += "]";
  }
  return text + ends_of(shown, tournament, reader, now);
}

std::optional<contract::Standing> standing_of(const Tournament& tournament, int entrant) {
  for (const event::StandingRow& row : event::standings(tournament.state()))
    if (row.entrant == entrant) return shown_standing(tournament, row, {}, Sums::Shown);
  return std::nullopt;
}

Json whole_json(const Tournament& tournament, std::int64_t now) {
  Json json = json_of(page_of(tournament, now, {}, Sums::Shown));
  json.erase("now");
  json.erase("you");
  return json;
}

std::string page_text(const ShownTournament& shown, const Tournament& tournament,
                      const TournamentReader& reader, std::int64_t now) {
  return shown.text + ends_of(shown, tournament, reader, now);
}

std::string log_text(const Tournament& tournament) {
  contract::TournamentLog log;
  const auto counts = tournament.event.effective();
  std::set<int> taken_back;  // by moderators: their text is told to nobody
  for (const event::LoggedAct& line : tournament.event.log())
    if (const auto* undo = std::get_if<event::Undo>(&line.act); undo && line.by.role == event::Role::Server)
      taken_back.insert(undo->number);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const event::LoggedAct& line = tournament.event.log()[i];
    event::EventAct act = line.act;
    std::visit(PersonHider{}, act);
    if (auto* message = std::get_if<event::Announce>(&act); message && taken_back.contains(line.number))
      message->text.clear();
    log.lines.push_back({line.number,
                         line.at,
                         std::string(name_of(line.by.role)),
                         name_of_author(tournament, line.by),
                         line.why,
                         !counts[i],
                         {event::print_bare_act(act)}});
  }
  return dump(json_of(log));
}

TournamentListed listed(const Tournament& tournament) {
  const EventState& state = tournament.state();
  const contract::TournamentListing line{
      .id = tournament.id,
      .name = tournament.settings.name,
      .system = std::string(name_of(state.terms.system)),
      .format = tournament.terms.format,
      .on_wood = tournament.settings.on_wood,
      .entrants = static_cast<int>(std::ranges::count(state.entrants, false, &event::Entrant::withdrawn)),
      .round = static_cast<int>(state.rounds.size()),
      .rounds = event::rounds_of(state),
      .finished = state.finished,
      .ranked = tournament.settings.ranked,
      .starts = tournament.settings.starts,
      .league = tournament.settings.league,
      .season = tournament.settings.season,
      .division = tournament.settings.division};
  return {.text = dump(json_of_part(line)),
          .code = tournament.settings.code,
          .hidden = tournament.settings.is_private,
          .over = state.finished,
          .club = tournament.settings.club,
          .ranked = tournament.settings.ranked,
          .starts = tournament.settings.starts,
          .league = tournament.settings.league,
          .season = tournament.settings.season,
          .division = tournament.settings.division,
          .places = places_of(tournament)};
}

Json listing_json(const ListedTournament& listed) {
  Json json = Json::parse(listed.text, nullptr, false);
  if (!json.is_object()) return nullptr;
  json["id"] = listed.name;
  json["entered"] = listed.names_them;
  json["touched"] = listed.touched;
  if (!listed.club.empty()) json["club"] = listed.club;
  return json;
}

Parsed<event::Settings> settings_of(const contract::TournamentSettings& asked, const std::string& code) {
  event::Settings settings{
      .name = asked.name,
      .about = asked.about,
      .terms = {.system = event::kSystems.find(asked.system).value_or(event::System::Swiss),
                .rounds = asked.rounds,
                .cycles = asked.cycles,
                .third_place = asked.third_place,
                .apart_rounds = asked.apart_rounds,
                .best_of = asked.best_of,
                .boards = asked.boards,
                .mirrored = asked.mirrored,
                .minutes = asked.minutes,
                .reach = asked.reach,
                .answer_days = asked.answer_days,
                .seats = asked.seats,
                .least_seats = asked.least_seats,
                .tie_breaks = {}},
      .game = asked.game.text,
      .on_wood = asked.on_wood,
      .clockwork = event::kClockworks.find(asked.clockwork).value_or(event::Clockwork::ByHand),
      .days = asked.days,
      .sit_down = asked.sit_down,
      .no_show = event::kNoShows.find(asked.no_show).value_or(event::NoShow::Director),
      .is_private = asked.is_private,
      .code = code,
      .club = asked.club,
      .ranked = asked.ranked,
      .starts = asked.starts};
  for (const std::string& each : asked.tie_breaks)
    if (const auto found = event::kTieBreaks.find(each))
      settings.terms.tie_breaks.push_back(*found);
    else
      return refuse(ErrorCode::BadOption, "there is no tie-break of the name " + each);
  if (const auto fault = name_fault(settings.name)) return refuse(ErrorCode::BadName, "a name " + *fault);
  if (settings.ranked && settings.club.empty())
    return refuse(ErrorCode::BadOption, "a ranked tournament is one of a club: name it in \"club\"");
  if (const auto fault = event::fault_of_seats(settings.terms))
    return refuse(ErrorCode::BadOption, std::string(*fault));
  if (!event::are_valid(settings))
    return refuse(ErrorCode::BadOption, "no tournament can be held with these settings");
  return settings;
}

}  // namespace trictrac
