#include "apps/server/leagues/league_acts.h"

#include <algorithm>
#include <utility>

#include "apps/server/runtime/ids.h"
#include "base/text_of.h"
#include "people/account_name.h"
#include "text/words.h"

namespace trictrac {
namespace {

constexpr char kBetweenTies = ' ';
// Any code: each tournament is given its own.
constexpr const char* kNoCode = "000000";

std::string joined(const std::vector<std::string>& words) {
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : std::string(1, kBetweenTies)) + word;
  return all;
}

std::vector<std::string> ties_of(const LeagueCard& card) {
  std::vector<std::string> all;
  if (card.tie_breaks.empty()) return all;
  for (const std::string_view word : split(card.tie_breaks, kBetweenTies)) all.emplace_back(word);
  return all;
}

Parsed<void> may_found_more(PeopleRows& rows, std::int64_t club) {
  if (std::ssize(rows.leagues.of_club(club)) < contract::kMostLeagues) return {};
  return refuse(ErrorCode::NotAllowed,
                text_of("a club has at most {} leagues: first delete one", contract::kMostLeagues));
}

Parsed<void> may_write_in_league(const Person& by, std::int64_t now) {
  if (by.muted > now) return refuse(ErrorCode::Muted, "a moderator has muted you for now");
  return {};
}

}  // namespace

int LeagueSeen::own_number() const {
  const auto at = std::ranges::find(people, club.you.person, &LeaguePerson::person);
  return club.you.person == 0 || at == people.end() ? 0 : at->number;
}

const LeaguePerson* LeagueSeen::person(int number) const {
  const auto at = std::ranges::lower_bound(people, number, {}, &LeaguePerson::number);
  return at == people.end() || at->number != number ? nullptr : &*at;
}

std::vector<LeagueDivision> LeagueSeen::season(int number) const {
  std::vector<LeagueDivision> all = divisions;
  std::erase_if(all, [&](const LeagueDivision& each) { return each.season != number; });
  return all;
}

ApiError no_such_league() { return {ErrorCode::UnknownGame, "there is no such league"}; }

Parsed<LeagueSeen> open_league(PeopleRows& rows, const std::string& name, std::int64_t person,
                               ClubRole least) {
  auto league = rows.leagues.find(name);
  if (!league) return std::unexpected(no_such_league());
  auto club = open_club(rows, league->club, person, least);
  if (!club) return std::unexpected(club.error());
  LeagueSeen seen{std::move(*league), std::move(*club)};
  seen.people = rows.leagues.people(seen.league.id);
  seen.divisions = rows.leagues.divisions(seen.league.id);
  return seen;
}

event::LeagueTerms terms_of(const LeagueCard& card) { return {.size = card.size, .moves = card.moves}; }

Parsed<LeagueCard> card_of(const contract::LeagueSettings& asked) {
  LeagueCard card{.title = asked.name,
                  .about = asked.about,
                  .size = asked.size,
                  .moves = asked.moves,
                  .cycles = asked.cycles,
                  .days = asked.days,
                  .tie_breaks = joined(asked.tie_breaks),
                  .game = asked.game.text};
  if (!event::are_valid(terms_of(card)))
    return refuse(ErrorCode::BadOption, "\"moves\" must be at most half of \"size\"");
  // The name of a club has the longest form that a tournament takes.
  const event::Settings settings = settings_of({.name = "league", .club = "club", .card = card}, false, 1, 1);
  if (!event::are_valid(settings))
    return refuse(ErrorCode::BadOption, "no tournament can be held with these settings");
  return card;
}

contract::LeagueSettings shown_settings(const LeagueCard& card) {
  return {.name = card.title,
          .about = card.about,
          .size = card.size,
          .moves = card.moves,
          .cycles = card.cycles,
          .days = card.days,
          .tie_breaks = ties_of(card),
          .game = {card.game}};
}

event::Settings settings_of(const StoredLeague& league, bool is_private, int season, int division) {
  const LeagueCard& card = league.card;
  event::Settings settings{.name = text_of("{} {}.{}", card.title, season, division),
                           .about = card.about,
                           .terms = {.system = event::System::RoundRobin, .cycles = card.cycles},
                           .game = card.game,
                           .clockwork = event::Clockwork::ByDate,
                           .days = card.days,
                           .no_show = event::NoShow::Forfeit,
                           .is_private = is_private,
                           .code = kNoCode,
                           .club = league.club,
                           .league = league.name,
                           .season = season,
                           .division = division};
  settings.terms.tie_breaks.clear();
  for (const std::string& word : ties_of(card))
    if (const auto tie = event::kTieBreaks.find(word)) settings.terms.tie_breaks.push_back(*tie);
  return settings;
}

Parsed<std::string> found_league(PeopleRows& rows, const Person& by, const std::string& club,
                                 const LeagueCard& card, std::int64_t now) {
  const auto seen = open_club(rows, club, by.row, ClubRole::Officer);
  if (!seen) return std::unexpected(seen.error());
  if (auto may = may_write_in_league(by, now); !may) return std::unexpected(may.error());
  if (auto may = may_found_more(rows, seen->club.id); !may) return std::unexpected(may.error());
  std::string name = new_game_id();
  rows.leagues.create(name, seen->club.id, card, now);
  rows.clubs.record(seen->club.id, now, by.row, ClubDeed::League, 0, card.title);
  return name;
}

Parsed<void> change_league(PeopleRows& rows, const Person& by, const std::string& league,
                           const LeagueCard& card, std::int64_t now) {
  const auto seen = open_league(rows, league, by.row, ClubRole::Officer);
  if (!seen) return std::unexpected(seen.error());
  if (auto may = may_write_in_league(by, now); !may) return may;
  if (seen->league.card == card) return {};
  rows.leagues.change(seen->league.id, card);
  rows.clubs.record(seen->club.club.id, now, by.row, ClubDeed::ChangeLeague, 0, card.title);
  return {};
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::SignUpForLeague& asked,
                       std::int64_t now) {
  const auto seen =
      open_league(rows, asked.league, by.row, asked.signs_up ? ClubRole::Member : ClubRole::None);
  if (!seen) return std::unexpected(seen.error());
  rows.leagues.sign_up(seen->league, by.row, asked.signs_up, now);
  return {};
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::RemoveFromLeague& asked,
                       std::int64_t now) {
  const auto seen = open_league(rows, asked.league, by.row, ClubRole::Officer);
  if (!seen) return std::unexpected(seen.error());
  const auto whom = rows.persons.named(folded_name(asked.name));
  if (!whom) return refuse(ErrorCode::UnknownPerson, "there is no account with that name here");
  rows.leagues.sign_up(seen->league, whom->row, false, now);
  return {};
}

Parsed<std::vector<std::string>> end_league(PeopleRows& rows, const Person& by,
                                            const contract::EndLeague& asked, std::int64_t now) {
  const auto seen = open_league(rows, asked.league, by.row, ClubRole::Officer);
  if (!seen) return std::unexpected(seen.error());
  if (folded_name(asked.name) != folded_name(seen->league.card.title))
    return refuse(ErrorCode::BadMessage,
                  "\"name\" must be the name of the league, so that you do not delete it by mistake");
  std::vector<std::string> tournaments;
  for (const LeagueDivision& each : seen->divisions) {
    if (!each.over) return refuse(ErrorCode::WrongStage, "a season is in progress: first it ends");
    tournaments.push_back(each.tournament);
  }
  rows.leagues.remove(seen->league.id);
  rows.clubs.record(seen->club.club.id, now, by.row, ClubDeed::EndLeague, 0, seen->league.card.title);
  return tournaments;
}

}  // namespace trictrac
