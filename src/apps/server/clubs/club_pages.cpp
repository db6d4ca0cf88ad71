#include "apps/server/clubs/club_pages.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "apps/server/clubs/season.h"
#include "apps/server/people/young.h"
#include "apps/server/tournaments/pages.h"
#include "contract/json_text.h"

namespace trictrac {
namespace {

constexpr int kMostClubsListed = 200, kMostTournamentsOfClub = 50, kMostClubActs = 500, kMostNews = 20;

std::string word_of(ClubRole role) {
  return std::string(contract::kClubRoles[static_cast<std::size_t>(role)]);
}
std::string word_of(ClubJoining joining) {
  return std::string(contract::kClubJoinings[static_cast<std::size_t>(joining)]);
}
std::string word_of(ClubDeed deed) {
  return std::string(contract::kClubActs[static_cast<std::size_t>(deed)]);
}
static_assert(contract::kClubRoles.size() == static_cast<std::size_t>(ClubRole::President) + 1);
static_assert(contract::kClubJoinings.size() == static_cast<std::size_t>(ClubJoining::Invitation) + 1);
static_assert(contract::kClubActs.size() == static_cast<std::size_t>(ClubDeed::Moderate) + 1);
static_assert(contract::kComings.size() == static_cast<std::size_t>(ClubComing::No) + 1);

contract::ClubSettings shown_card(const ClubCard& card) {
  return {.name = card.title,
          .place = card.place,
          .meets = card.meets,
          .about = card.about,
          .joining = word_of(card.joining),
          .is_private = card.is_private,
          .young = card.young};
}

using Hidden = std::set<std::int64_t>;  // Person::row

// Returns the young members whom a club does not show to the person who asks: its officers see all.
Hidden hidden_in(PeopleRows& rows, const ClubSeen& seen) {
  return seen.is_officer() ? Hidden{} : hidden_among(rows, rows.clubs.young(seen.club.id), seen.you.person);
}

std::vector<ClubPerson> visible_members(PeopleRows& rows, const ClubSeen& seen, const Hidden& hidden) {
  auto members = rows.clubs.people(seen.club.id, ClubRole::Member, ClubRole::President);
  std::erase_if(members, [&](const ClubPerson& one) { return hidden.contains(one.person); });
  return members;
}

std::vector<contract::ClubMember> shown_people(const std::vector<ClubPerson>& people) {
  std::vector<contract::ClubMember> shown;
  for (const ClubPerson& one : people) shown.push_back({one.name, word_of(one.role), one.task, one.since});
  return shown;
}

std::vector<contract::ClubAnnouncement> shown_announcements(const std::vector<StoredAnnouncement>& all,
                                                            const Hidden& hidden) {
  std::vector<contract::ClubAnnouncement> shown;
  for (const StoredAnnouncement& one : all)
    shown.push_back({one.number, one.at, one.title, one.text, hidden.contains(one.person) ? "" : one.by});
  return shown;
}

// The answers to the tournaments of a club; who has said what is for officers.
std::vector<contract::ClubComing> shown_coming(PeopleRows& rows, const ClubSeen& seen) {
  std::vector<contract::ClubComing> all;
  for (const StoredComing& one : rows.coming.of_club(seen.club.id)) {
    if (all.empty() || all.back().tournament != one.tournament) all.push_back({.tournament = one.tournament});
    contract::ClubComing& shown = all.back();
    const std::string said(contract::kComings[static_cast<std::size_t>(one.coming)]);
    ++(one.coming == ClubComing::Yes ? shown.yes : one.coming == ClubComing::Maybe ? shown.maybe : shown.no);
    if (one.person == seen.you.person) shown.yours = said;
    if (seen.is_officer()) shown.members.push_back({one.name, said});
  }
  return all;
}

}  // namespace

contract::Clubs list_clubs(PeopleRows& rows, std::int64_t person) {
  contract::Clubs all;
  for (const auto& [club, members, role] : rows.clubs.list(person, kMostClubsListed)) {
    contract::ClubListing line{.id = club.name,
                               .name = club.card.title,
                               .joining = word_of(club.card.joining),
                               .is_private = club.card.is_private,
                               .young = club.card.young,
                               .role = word_of(role)};
    if (!club.card.is_private || role >= ClubRole::Member) {
      line.place = club.card.place;
      line.meets = club.card.meets;
      line.members = members;
    }
    all.clubs.push_back(std::move(line));
  }
  return all;
}

ClubPageDraft draft_page(PeopleRows& rows, const ClubSeen& seen, std::int64_t now) {
  const auto& [club, you] = seen;
  ClubPageDraft draft{.page = {.id = club.name,
                               .now = now,
                               .made = club.created,
                               .settings = shown_card(club.card),
                               .role = word_of(you.role),
                               .closed = seen.is_closed()},
                      .belongs = seen.belongs()};
  contract::ClubPage& page = draft.page;
  if (page.closed) {
    page.made = 0;
    page.settings = {.name = club.card.title,
                     .joining = word_of(club.card.joining),
                     .is_private = true,
                     .young = club.card.young};
    page.season.year = year_of(now);
    return draft;
  }
  const Hidden hidden = hidden_in(rows, seen);
  const auto members = visible_members(rows, seen, hidden);
  page.members = rows.clubs.count(club.id, ClubRole::Member, ClubRole::President);
  if (seen.is_officer()) page.asked = rows.clubs.count(club.id, ClubRole::Asked, ClubRole::Asked);
  page.announced = rows.clubs.count_announcements(club.id);
  std::vector<ClubPerson> officers = members;
  std::erase_if(officers, [](const ClubPerson& one) { return one.role < ClubRole::Officer; });
  page.officers = shown_people(officers);
  page.announcements =
      shown_announcements(rows.clubs.announcements(club.id, contract::kAnnouncementsOnPage), hidden);
  for (const auto& each : rows.tournaments.of_club(club.id, you.person, kMostTournamentsOfClub))
    if (const Json line = listing_json(each); !line.is_null()) page.tournaments.push_back({dump(line)});
  for (const auto& [league, signed_up] : rows.leagues.of_club(club.id))
    page.leagues.push_back({league.name, league.card.title, league.card.format, league.season, signed_up});
  page.season = season_in(rows, seen, year_of(now));
  if (seen.belongs()) page.coming = shown_coming(rows, seen);
  page.quiet = you.quiet;
  const auto apart = rows.blocks.apart_from(you.person);
  for (const ClubPerson& one : members)
    if (one.person != you.person && std::ranges::find(apart, one.person) == apart.end())
      draft.members.emplace_back(one.person, one.name);
  return draft;
}

contract::ClubMembers members_of(PeopleRows& rows, const ClubSeen& seen) {
  contract::ClubMembers all{shown_people(visible_members(rows, seen, hidden_in(rows, seen)))};
  if (seen.is_officer())
    all.waiting = shown_people(rows.clubs.people(seen.club.id, ClubRole::Asked, ClubRole::Invited));
  return all;
}

contract::ClubAnnouncements announcements_of(PeopleRows& rows, const ClubSeen& seen) {
  return {shown_announcements(rows.clubs.announcements(seen.club.id, contract::kMostClubAnnouncements),
                              hidden_in(rows, seen))};
}

contract::ClubNews news_for(PeopleRows& rows, std::int64_t person) {
  contract::ClubNews all;
  for (const UnheardAnnouncement& each : rows.clubs.unheard(person, kMostNews))
    all.news.push_back({each.club, each.club_title, each.title, each.number});
  return all;
}

contract::ClubSeason season_in(PeopleRows& rows, const ClubSeen& seen, int year) {
  const auto [from, until] = span_of_year(year);
  std::set<std::int64_t> members;
  for (const ClubPerson& one : rows.clubs.people(seen.club.id, ClubRole::Member, ClubRole::President))
    members.insert(one.person);
  auto places = rows.tournaments.places(seen.club.id, from, until);
  if (!seen.is_officer()) {
    std::vector<std::int64_t> young;
    for (const SeasonPlace& each : places)
      if (each.young) young.push_back(each.person);
    const Hidden hidden = hidden_among(rows, young, seen.you.person);
    for (SeasonPlace& each : places)
      if (hidden.contains(each.person)) each.name.clear();
  }
  return season_of(
      year, rows.tournaments.season(seen.club.id, from, until), places,
      [&](std::int64_t person) { return members.contains(person); }, seen.you.person);
}

contract::ClubActs acts_of(PeopleRows& rows, const ClubSeen& seen) {
  contract::ClubActs all;
  for (const StoredClubAct& one : rows.clubs.acts(seen.club.id, kMostClubActs))
    all.acts.push_back({one.at, one.by, word_of(one.did), one.whom, one.what});
  return all;
}

contract::ClubPage with_those_here(ClubPageDraft draft, const PeopleHere& here, const Lobby& lobby) {
  using Doing = PeopleHere::Doing;
  // What is offered to a club is shown to its members.
  const std::string club = draft.belongs ? draft.page.id : "";
  for (auto& [person, name] : draft.members) {
    const Doing doing = here.doing(person);
    if (doing == Doing::Away) continue;
    contract::ClubPresent present{.name = std::move(name), .doing = std::string(contract::kClubDoings[2])};
    if (std::string offer = lobby.offer_of(person, club); !offer.empty()) {
      present.doing = contract::kClubDoings[1];
      present.offer = contract::JsonText{std::move(offer)};
    } else if (doing == Doing::AtTable) {
      present.doing = contract::kClubDoings[0];
      if (std::string game = lobby.live_of(person); !game.empty())
        present.game = contract::JsonText{std::move(game)};
    }
    draft.page.here.push_back(std::move(present));
  }
  return std::move(draft.page);
}

std::vector<contract::ExportedClub> exported_clubs(PeopleRows& rows, std::int64_t person) {
  std::vector<contract::ExportedClub> all;
  for (const auto& [club, members, role] : rows.clubs.of(person)) {
    const ClubPerson you = rows.clubs.person_in(club.id, person);
    all.push_back({club.name, club.card.title, word_of(role), you.task, you.since, you.quiet});
  }
  return all;
}

std::vector<contract::ExportedComing> exported_coming(PeopleRows& rows, std::int64_t person) {
  std::vector<contract::ExportedComing> all;
  for (const StoredComing& one : rows.coming.of(person))
    all.push_back(
        {one.tournament, std::string(contract::kComings[static_cast<std::size_t>(one.coming)]), one.at});
  return all;
}

std::vector<contract::ExportedAnnouncement> exported_announcements(PeopleRows& rows, std::int64_t person) {
  std::vector<contract::ExportedAnnouncement> all;
  for (const StoredAnnouncement& one : rows.clubs.announcements_by(person))
    all.push_back({one.club, one.at, one.title, one.text});
  return all;
}

}  // namespace trictrac
