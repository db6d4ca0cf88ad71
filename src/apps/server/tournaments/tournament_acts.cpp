// What people do in tournaments.
#include <algorithm>
#include <cmath>
#include <ranges>
#include <utility>

#include "apps/server/runtime/ids.h"
#include "apps/server/tournaments/entry.h"
#include "apps/server/tournaments/tournaments.h"
#include "base/text_of.h"
#include "event/exchange/csv.h"
#include "event/pairing/pair.h"
#include "event/wire/act_text.h"
#include "people/account_name.h"
#include "service/rated.h"
#include "text/paragraphs.h"
#include "text/shown.h"

namespace trictrac {
namespace {

using event::EventAct;

// A person whom an act names.
struct NamedPerson {
  std::int64_t row = 0;
  std::string name{};
  bool account = false;
  int rating = kUsualRating;
  bool member = false;  // of the club of the tournament
};

// All whom an act names.
struct NamedPersons {
  std::optional<NamedPerson> one{};                   // who gets an entry, a place or a role
  std::vector<std::optional<NamedPerson>> players{};  // of a team, by board
};

Parsed<NamedPerson> find_account(PeopleRows& rows, const std::string& name, const std::string& kind) {
  const auto person = rows.persons.named(folded_name(name));
  if (!person) return refuse(ErrorCode::UnknownPerson, "there is no account with that name here");
  return NamedPerson{person->row, person->name, true, rating_at_entry(rows, person->row, kind)};
}

Parsed<NamedPersons> accounts_named(PeopleRows& rows, const std::string& one,
                                    const std::vector<std::string>& players, const std::string& kind) {
  NamedPersons found;
  if (!one.empty()) {
    auto person = find_account(rows, one, kind);
    if (!person) return std::unexpected(person.error());
    found.one = std::move(*person);
  }
  for (const std::string& name : players) {
    auto& player = found.players.emplace_back();
    if (name.empty()) continue;
    auto person = find_account(rows, name, kind);
    if (!person) return std::unexpected(person.error());
    player = std::move(*person);
  }
  return found;
}

// Returns the error for a person who may not do something; a private tournament does not show that it exists.
ApiError not_yours(const Tournament& tournament, std::int64_t person) {
  if (!tournament.shows_itself_to(person)) return no_such_tournament();
  return {ErrorCode::NotAllowed, "your part in this tournament does not allow this"};
}

// Reviews that came in meanwhile make no act stale: they change nothing that it is about.
Parsed<void> check_number(const Draft& draft, int number) {
  const auto log = draft.after().event.log();
  const int next = draft.after().event.next_number();
  const bool is_known = number >= 1 && number <= next;
  if (is_known &&
      std::ranges::all_of(log.subspan(static_cast<std::size_t>(number - 1)),
                          [](const auto& line) { return std::holds_alternative<event::NoteLuck>(line.act); }))
    return {};
  return std::unexpected(to_api_error(event::EventError::Stale));
}

// Returns whether somebody is left who can appoint others.
bool is_directed(const event::EventState& state) {
  return std::ranges::any_of(state.staff, [](const event::Staff& staff) {
    return staff.person != 0 && staff.role != event::StaffRole::Assistant;
  });
}

// Fills in the person of an act: of the account that was named with it, or nobody.
struct PersonSetter {
  const Draft& draft;
  const NamedPersons& named;

  template <class T>
  bool is_about_team() const {
    constexpr bool kIsEntry = std::is_same_v<T, event::AddEntrant> || std::is_same_v<T, event::Substitute>;
    return kIsEntry && event::are_teams(draft.after().state().terms);
  }
  // Each is an account that was named, or plays for the team already under this name.
  void set_players(int number, std::vector<event::Player>& players) const {
    const auto at = event::index_of(draft.after().state(), number);
    for (std::size_t i = 0; i < players.size(); ++i) {
      event::Player& player = players[i];
      player.person = 0;
      if (i < named.players.size() && named.players[i]) {
        player = {draft.after().number_of(named.players[i]->row), named.players[i]->name};
      } else if (at) {
        const auto& before = draft.after().state().entrants[*at].players;
        const auto same = std::ranges::find(before, player.name, &event::Player::name);
        if (same != before.end()) player.person = same->person;
      }
    }
  }
  template <class T>
  void operator()(T& act) const {
    if constexpr (requires { act.person; }) {
      const auto& one = named.one;
      act.person = one ? draft.after().number_of(one->row) : 0;
      // A team keeps its own name: the person is its captain.
      if (one && !is_about_team<T>()) act.name = one->name;
      if constexpr (requires { act.rating; })
        if (one) act.rating = one->rating;
    }
    if constexpr (requires { act.players; }) set_players(act.entrant, act.players);
  }
};

// Returns the text of an act that others see, or "".
std::string text_in(const EventAct& act) {
  std::string text;
  std::visit(
      [&](const auto& one) {
        if constexpr (requires { one.text; }) text = one.text;
      },
      act);
  return text;
}

// Returns the names in an act, of a person and of a club.
std::vector<std::string> names_in(const EventAct& act) {
  std::vector<std::string> names;
  std::visit(
      [&](const auto& one) {
        if constexpr (requires { one.name; }) names.push_back(one.name);
        if constexpr (requires { one.club; }) names.push_back(one.club);
        if constexpr (requires { one.players; })
          for (const event::Player& player : one.players) names.push_back(player.name);
      },
      act);
  return names;
}

Parsed<void> check_names(const std::vector<std::string>& names) {
  for (const std::string& name : names)
    if (const auto fault = name_fault(name)) return refuse(ErrorCode::BadName, "a name " + *fault);
  return {};
}

// Checks that ties are not broken by luck that no review finds.
Parsed<void> check_luck(const event::Settings& settings, const TournamentGameTerms& terms) {
  const auto& ties = settings.terms.tie_breaks;
  const bool is_asked = std::ranges::find(ties, event::TieBreak::LuckRemoved) != ties.end();
  if (!is_asked || (!settings.on_wood && has_luck(terms.format))) return {};
  return refuse(ErrorCode::BadOption, "luck is only removed from tours that are played on screens");
}

// Reads the game of a tournament; tables of each size play it.
Parsed<TournamentGameTerms> read_terms(const std::string& game, const event::Terms& terms) {
  for (int players = terms.least_seats; players < terms.seats; ++players)
    if (auto fine = terms_of_tournament_game(game_of_table(game, terms, players), players); !fine)
      return fine;
  return terms_of_tournament_game(game_of_table(game, terms, terms.seats), terms.seats);
}

Parsed<void> check_mirrored(const event::Settings& settings, const TournamentGameTerms& terms) {
  if (!settings.terms.mirrored || terms.can_be_mirrored) return {};
  return refuse(
      ErrorCode::BadOption,
      "boards are mirrored in games of trictrac that begin from the start, and that the table marks");
}

constexpr std::size_t kLongestText = 2'000;

Parsed<void> check_texts(const EventAct& act, const std::string& why) {
  if (auto fine = check_names(names_in(act)); !fine) return fine;
  for (const std::string& text : {text_in(act), why}) {
    if (text.size() > kLongestText)
      return refuse(ErrorCode::TooLarge, text_of("a text has at most {} bytes", kLongestText));
    if (const auto fault = text_fault(text, kLongestText))
      return refuse(ErrorCode::BadMessage, "a text " + *fault);
  }
  return {};
}

// Rounds are paired by the server, and entrants bring themselves in with EnterTournament.
bool is_for_people(const EventAct& act, event::Role role) {
  switch (event::kind_of(act)) {
    case event::ActKind::StartRound:
    case event::ActKind::PairAgain: return false;
    case event::ActKind::AddEntrant: return role != event::Role::Entrant;
    default: return true;
  }
}

// Returns whether an act of an entrant is one that this person may do: a team is led by its captain; who
// plays for it reports the game at their board, or gives it up.
bool is_for_player(const Tournament& tournament, const event::Author& author, const EventAct& act,
                   std::int64_t by) {
  if (author.role != event::Role::Entrant || !event::are_teams(tournament.state().terms)) return true;
  const event::Entrant& team = event::entrant_of(tournament.state(), static_cast<int>(author.id));
  if (tournament.is_led_by(team, by)) return true;
  const event::TableNumber* at = nullptr;
  if (const auto* result = std::get_if<event::EnterResult>(&act)) at = &result->at;
  if (const auto* forfeit = std::get_if<event::Forfeit>(&act)) at = &forfeit->at;
  const event::Table* game = at ? event::find_game(tournament.state(), *at) : nullptr;
  if (!game) return false;
  const auto seat = std::ranges::find(game->seats, team.number);
  return seat != game->seats.end() &&
         tournament.person_of(
             tournament.player_at(*at, static_cast<int>(seat - game->seats.begin())).person) == by;
}

// Returns whether an act is a player's report of a game that is to be played here and has not begun: it would
// count as begun by somebody who has not sat down.
bool reports_unbegun(const Tournament& tournament, const event::Author& author, const EventAct& act) {
  const auto* result = std::get_if<event::EnterResult>(&act);
  if (author.role != event::Role::Entrant || !result || tournament.game_at(result->at).empty()) return false;
  const event::Table* game = event::find_game(tournament.state(), result->at);
  return game && !game->begun && !game->outcome;
}

int next_entrant(const event::EventState& state) {
  return state.entrants.empty() ? 1 : state.entrants.back().number + 1;
}

// Returns whether an act would bring in somebody who has entered. Who plays for a team may lead it.
bool is_taken(const Tournament& tournament, const EventAct& what, std::int64_t person) {
  const auto* substitute = std::get_if<event::Substitute>(&what);
  if (!substitute && !std::holds_alternative<event::AddEntrant>(what)) return false;
  const event::Entrant* entrant = tournament.entrant_of(person);
  const bool is_own = substitute && entrant && event::are_teams(tournament.state().terms) &&
                      entrant->number == substitute->entrant;
  return entrant && !is_own;
}

// A season of a league goes by its days, with those who have signed up for it.
Parsed<void> check_league_act(const Tournament& tournament, event::ActKind kind) {
  if (!event::is_of_league(tournament.settings)) return {};
  if (kind == event::ActKind::Pause)
    return refuse(ErrorCode::NotAllowed,
                  "the rounds of a league end by their days, and are not paused: give a table more time");
  if (kind == event::ActKind::AddEntrant)
    return refuse(ErrorCode::NotAllowed, "members sign up for the next season on the page of the league");
  return {};
}

// Does an act that a person has asked for; `asked` has no person yet.
Parsed<void> act_for(Draft& draft, const contract::ActInTournament& asked, EventAct what, std::int64_t by,
                     const NamedPersons& named) {
  const auto author = draft.after().author_of(by);
  if (!author || !is_for_people(what, author->role) || !is_for_player(draft.after(), *author, what, by))
    return std::unexpected(not_yours(draft.after(), by));
  const event::ActKind kind = event::kind_of(what);
  if (auto may = check_league_act(draft.after(), kind); !may) return may;
  if (auto current = check_number(draft, asked.number); !current) return current;
  if (reports_unbegun(draft.after(), *author, what))
    return refuse(ErrorCode::WrongStage, "nobody has thrown here yet: sit down first, or ask the director");
  std::visit(PersonSetter{draft, named}, what);
  if (named.one && is_taken(draft.after(), what, named.one->row))
    return std::unexpected(to_api_error(event::EventError::PersonTaken));
  if (kind != event::ActKind::Appoint && kind != event::ActKind::Undo)
    return draft.act(*author, asked.why, std::move(what));
  Draft trial = draft;
  if (auto done = trial.act(*author, asked.why, std::move(what)); !done) return done;
  if (!is_directed(trial.after().state()))
    return refuse(ErrorCode::NotAllowed, "nobody would be left to direct the tournament");
  draft = std::move(trial);
  return {};
}

// A round whose tables all have a result is closed before the next is paired.
Parsed<void> pair_for(Draft& draft, const contract::PairTournament& asked, std::int64_t by) {
  const auto author = draft.after().author_of(by);
  if (!author || !event::may(author->role, event::ActKind::StartRound))
    return std::unexpected(not_yours(draft.after(), by));
  if (auto current = check_number(draft, asked.number); !current) return current;
  if (asked.again) {
    event::EventState before = draft.after().state();
    if (!event::is_round_open(before)) return std::unexpected(to_api_error(event::EventError::NoRound));
    for (const event::RoundBye& bye : before.rounds.back().byes)
      if (const auto at = event::index_of(before, bye.entrant); at && bye.asked)
        before.entrants[*at].next_bye = bye.halves;
    before.rounds.pop_back();
    auto pairings = event::next_pairings(before);
    if (!pairings) return refuse(ErrorCode::WrongStage, "nobody can be paired");
    return draft.act(*author, asked.why, event::PairAgain{std::move(*pairings)});
  }
  Draft trial = draft;
  if (event::is_round_open(trial.after().state()))
    if (auto closed = trial.act(*author, "", event::CloseRound{}); !closed) return closed;
  auto pairings = event::next_pairings(trial.after().state());
  if (!pairings) return refuse(ErrorCode::WrongStage, "no round is left, or fewer than two can play");
  auto done = trial.act(*author, asked.why, event::StartRound{std::move(*pairings)});
  if (done) draft = std::move(trial);
  return done;
}

// Returns whether people would take two names for the same.
bool are_alike(std::string_view one, std::string_view two) { return folded_name(one) == folded_name(two); }

// Returns whether an entrant has this name, or a player of a team.
bool is_name_taken(const event::EventState& state, std::string_view name) {
  const auto has_name = [&](const auto& each) { return are_alike(each.name, name); };
  return std::ranges::any_of(state.entrants, [&](const event::Entrant& each) {
    return has_name(each) || std::ranges::any_of(each.players, has_name);
  });
}

// Brings a person into the team that they have named: as its next player, or as its first and captain.
Parsed<void> enter_team(Draft& draft, const contract::EnterTournament& asked, const NamedPerson& who) {
  const event::EventState& state = draft.after().state();
  const event::Player player{draft.after().number_of(who.row), who.name};
  const std::string name = clean_name(asked.team);
  if (name.empty()) return refuse(ErrorCode::BadName, "the team needs a name");
  const auto team = std::ranges::find_if(
      state.entrants, [&](const event::Entrant& each) { return are_alike(each.name, name); });
  if (team != state.entrants.end()) {
    std::vector<event::Player> players = team->players;
    if (std::ssize(players) >= state.terms.boards)
      return refuse(ErrorCode::NotAllowed, "the team is full: its captain can make room");
    players.push_back(player);
    return draft.act({event::Role::Entrant, team->number}, "", event::SetLineup{team->number, players});
  }
  const event::Author captain{event::Role::Entrant, next_entrant(state)};
  const auto number = static_cast<int>(captain.id);
  Draft trial = draft;
  auto done = trial.act(captain, "", event::AddEntrant{number, player.person, name, asked.club, who.rating});
  if (done) done = trial.act(captain, "", event::SetLineup{number, {player}});
  if (done) draft = std::move(trial);
  return done;
}

// Returns whether an entrant has withdrawn by themselves, before the first round: they may change their mind.
bool has_left_before_start(const Tournament& now, const event::Entrant& entrant) {
  if (!now.state().rounds.empty()) return false;
  for (const event::LoggedAct& line : now.event.log() | std::views::reverse)
    if (const auto* left = std::get_if<event::Withdraw>(&line.act); left && left->entrant == entrant.number)
      return line.by.role == event::Role::Entrant;
  return false;
}

Parsed<void> enter_for(Draft& draft, const contract::EnterTournament& asked, const NamedPerson& who) {
  const Tournament& now = draft.after();
  if (now.settings.is_private && asked.code != now.settings.code && !now.role_of(who.row) && !who.member)
    return std::unexpected(no_such_tournament());
  if (now.state().finished) return std::unexpected(to_api_error(event::EventError::Finished));
  if (auto may = check_league_act(now, event::ActKind::AddEntrant); !may) return may;
  if (const auto* entrant = now.entrant_of(who.row)) {
    if (!entrant->withdrawn) return {};  // asked for twice
    if (has_left_before_start(now, *entrant))
      return draft.act({event::Role::Server, 0}, "", event::Readmit{entrant->number});
    return refuse(ErrorCode::NotAllowed, "you have withdrawn: the director can take you back");
  }
  // Nobody without an account enters under the name of somebody else.
  if (!who.account && is_name_taken(now.state(), who.name))
    return refuse(ErrorCode::NameTaken, "another player has this name: add an initial, or a second name");
  if (event::are_teams(now.state().terms)) return enter_team(draft, asked, who);
  const int number = next_entrant(now.state());
  return draft.act({event::Role::Entrant, number}, "",
                   event::AddEntrant{number, now.number_of(who.row), who.name, asked.club, who.rating});
}

Parsed<void> import_for(Draft& draft, const contract::ImportEntrants& asked,
                        const std::vector<event::AddEntrant>& entries, std::int64_t by) {
  const auto author = draft.after().author_of(by);
  if (!author || author->role == event::Role::Entrant) return std::unexpected(not_yours(draft.after(), by));
  if (auto may = check_league_act(draft.after(), event::ActKind::AddEntrant); !may) return may;
  if (auto current = check_number(draft, asked.number); !current) return current;
  Draft trial = draft;
  for (event::AddEntrant entry : entries) {
    entry.entrant = next_entrant(trial.after().state());
    entry.person = 0;
    if (auto done = trial.act(*author, "", std::move(entry)); !done) return done;
  }
  draft = std::move(trial);
  return {};
}

}  // namespace

// A tournament that is being made.
struct Tournaments::Making {
  event::Settings settings;
  TournamentGameTerms terms;
  Principal by;
  std::vector<ClubPerson> officers{};  // of its club, without its maker
};

void Tournaments::make(const contract::TournamentSettings& asked, Principal by, Answer<Ptr> then) {
  auto settings = settings_of(asked, new_code());
  if (!settings) return then(std::unexpected(settings.error()));
  auto read_game = [game = settings->game, terms = settings->terms] { return read_terms(game, terms); };
  planners_.run("", std::move(read_game),
                [this, settings = std::move(*settings), by = std::move(by),
                 then = std::move(then)](Parsed<TournamentGameTerms> terms) mutable {
                  if (!terms) return then(std::unexpected(terms.error()));
                  if (auto fine = check_luck(settings, *terms); !fine)
                    return then(std::unexpected(fine.error()));
                  if (auto fine = check_mirrored(settings, *terms); !fine)
                    return then(std::unexpected(fine.error()));
                  ask_club({std::move(settings), std::move(*terms), std::move(by)}, std::move(then));
                });
}

void Tournaments::ask_club(Making making, Answer<Ptr> then) {
  if (making.settings.club.empty()) return begin(std::move(making), std::move(then));
  people_.ask(
      Rows::Read,
      [making = std::move(making)](PeopleRows& rows) -> Parsed<Making> {
        Making with_officers = making;
        const auto club = rows.clubs.find(making.settings.club);
        const auto made_by = rows.clubs.person_in(club && !club->closed ? club->id : 0, making.by.person);
        if (made_by.role < ClubRole::Officer)
          return refuse(ErrorCode::NotAllowed, "only the officers of a club make its tournaments");
        with_officers.officers = rows.clubs.people(club->id, ClubRole::Officer, ClubRole::President);
        std::erase_if(with_officers.officers,
                      [&](const ClubPerson& one) { return one.person == made_by.person; });
        with_officers.settings.is_private |= club->card.is_private;
        return with_officers;
      },
      [this, then = std::move(then)](Parsed<Making> ready) mutable {
        if (!ready) return then(std::unexpected(ready.error()));
        begin(std::move(*ready), std::move(then));
      });
}

void Tournaments::begin(Making making, Answer<Ptr> then) {
  const auto& [settings, terms, by, officers] = making;
  Tournament fresh{
      .id = new_game_id(), .settings = settings, .terms = terms, .event = event::Event(settings.terms)};
  const std::string id = fresh.id;
  Draft draft(std::move(fresh), now_());
  const auto appoint = [&](std::int64_t person, const std::string& name, event::StaffRole role) {
    return draft.act({}, "", event::Appoint{person, name, role});
  };
  auto done = appoint(by.person, by.name, event::StaffRole::Director);
  for (const ClubPerson& one : officers)
    if (done) done = appoint(one.person, one.name, event::StaffRole::Officer);
  if (!done) return then(std::unexpected(done.error()));
  TournamentListed line = listed(draft.after());
  auto [acts, made] = std::move(draft).finish(std::move(line));
  StoredTournament stored{.terms = event::print_settings(settings),
                          .rules = event::kActsVersion,
                          .acts = std::move(acts.acts),
                          .persons = {},
                          .games = {},
                          .listed = std::move(*acts.listed)};
  for (const std::int64_t person : acts.persons) stored.persons.push_back({person, person});
  store_.create_tournament(id, std::move(stored),
                           [this, by = by.person, made = std::make_shared<const Tournament>(std::move(made)),
                            then = std::move(then)](const Stored<void>& done) mutable {
                             if (!done) {
                               log_->error("tournaments: {}", done.error().what);
                               return then(std::unexpected(to_api_error(done.error())));
                             }
                             log_->info("event=tournament id={} system={}", made->id,
                                        name_of(made->settings.terms.system));
                             entry(made->id)->now = made;
                             if (!made->settings.club.empty()) record_in_club(*made, by);
                             then(made);
                           });
}

void Tournaments::record_in_club(const Tournament& made, std::int64_t by) {
  people_.ask(
      Rows::Written,
      [name = made.settings.club, id = made.id, by, now = now_()](PeopleRows& rows) {
        if (const auto club = rows.clubs.find(name))
          rows.clubs.record(club->id, now, by, ClubDeed::Tournament, 0, id);
        return true;
      },
      [](const Parsed<bool>&) {});
}

void Tournaments::enter(const std::string& id, contract::EnterTournament asked, Principal by,
                        Answer<Ptr> then) {
  if (auto fine = check_names({asked.name, asked.club, asked.team}); !fine)
    return then(std::unexpected(fine.error()));
  if (!by.account && clean_name(asked.name).empty())
    return then(refuse(ErrorCode::BadName, "a name is needed"));
  look(id, [this, id, asked = std::move(asked), by = std::move(by),
            then = std::move(then)](Parsed<Ptr> tournament) mutable {
    if (!tournament) return then(std::unexpected(tournament.error()));
    people_.ask(
        Rows::Read,
        [by, asked, kind = (*tournament)->terms.format,
         club = (*tournament)->settings.club](PeopleRows& rows) {
          return NamedPerson{by.person, by.account ? by.name : asked.name, by.account,
                             rating_at_entry(rows, by.person, kind), rows.clubs.is_member(club, by.person)};
        },
        [this, id, asked, then = std::move(then)](Parsed<NamedPerson> who) mutable {
          if (!who) return then(std::unexpected(who.error()));
          change(
              id, [asked, who = *who](Draft& draft) { return enter_for(draft, asked, who); },
              std::move(then));
        });
  });
}

void Tournaments::act(const std::string& id, const contract::ActInTournament& asked, Principal by,
                      Answer<Ptr> then) {
  auto what = event::parse_bare_act(asked.act.text);
  if (!what) return then(std::unexpected(what.error()));
  if (auto fine = check_texts(*what, asked.why); !fine) return then(std::unexpected(fine.error()));
  look(id, [this, id, asked, what = std::move(*what), by = by.person,
            then = std::move(then)](Parsed<Ptr> tournament) mutable {
    if (!tournament) return then(std::unexpected(tournament.error()));
    if (!(*tournament)->shows_itself_to(by)) return then(std::unexpected(no_such_tournament()));
    auto go_on = [this, id, asked, what = std::move(what), by,
                  then = std::move(then)](Parsed<NamedPersons> named) mutable {
      if (!named) return then(std::unexpected(named.error()));
      change_or_preview(
          id, asked.preview,
          [asked, what = std::move(what), by, named = std::move(*named)](Draft& draft) {
            return act_for(draft, asked, what, by, named);
          },
          std::move(then));
    };
    // Who may not direct, or lead a team, must not learn who has an account.
    const auto author = (*tournament)->author_of(by);
    const auto* entrant = (*tournament)->entrant_of(by);
    const bool directs = author && author->role != event::Role::Entrant;
    const bool leads =
        event::are_teams((*tournament)->state().terms) && entrant && (*tournament)->is_led_by(*entrant, by);
    if ((asked.account.empty() || !directs) && (asked.accounts.empty() || !(directs || leads)))
      return go_on(NamedPersons{});
    people_.ask(
        Rows::Read,
        [asked, directs, kind = (*tournament)->terms.format](PeopleRows& rows) {
          return accounts_named(rows, directs ? asked.account : "", asked.accounts, kind);
        },
        std::move(go_on));
  });
}

void Tournaments::preview(const std::string& id, Change change, Answer<Ptr> then) {
  look(id, [this, id, change = std::move(change), then = std::move(then)](Parsed<Ptr> tournament) mutable {
    if (!tournament) return then(std::unexpected(tournament.error()));
    planners_.run(
        id,
        [before = std::move(*tournament), change = std::move(change), now = now_()]() -> Parsed<Ptr> {
          Draft draft(*before, now);
          if (const auto done = change(draft); !done) return std::unexpected(done.error());
          draft.run_clockwork();
          return std::make_shared<const Tournament>(draft.after());
        },
        std::move(then));
  });
}

void Tournaments::change_or_preview(const std::string& id, bool preview, Change change, Answer<Ptr> then) {
  if (preview) return this->preview(id, std::move(change), std::move(then));
  this->change(id, std::move(change), std::move(then));
}

void Tournaments::pair(const std::string& id, const contract::PairTournament& asked, Principal by,
                       Answer<Ptr> then) {
  change_or_preview(
      id, asked.preview, [asked, by = by.person](Draft& draft) { return pair_for(draft, asked, by); },
      std::move(then));
}

void Tournaments::import_entrants(const contract::ImportEntrants& asked, Principal by, Answer<Ptr> then) {
  const auto entries = event::read_entries(asked.csv);
  if (!entries) return then(refuse(ErrorCode::BadRecord, entries.error().message, entries.error().line));
  for (const event::AddEntrant& entry : *entries)
    if (auto fine = check_names({entry.name, entry.club}); !fine) return then(std::unexpected(fine.error()));
  change_or_preview(
      asked.id, asked.preview,
      [asked, entries = *entries, by = by.person](Draft& draft) {
        return import_for(draft, asked, entries, by);
      },
      std::move(then));
}

}  // namespace trictrac
