#include "apps/server/clubs/club_acts.h"

#include <algorithm>
#include <utility>

#include "apps/server/clubs/club_name.h"
#include "apps/server/people/young.h"
#include "base/text_of.h"
#include "people/account_name.h"

namespace trictrac {
namespace {

constexpr int kMostClubsOfOneTitle = 1'000;

Parsed<void> not_allowed(std::string why) { return refuse(ErrorCode::NotAllowed, std::move(why)); }

std::string_view those_of(ClubRole least) {
  switch (least) {
    case ClubRole::President: return "only the president of the club";
    case ClubRole::Officer: return "only the officers of the club";
    default: return "only the members of the club";
  }
}

// Others read what is written in a club.
Parsed<void> may_write(const Person& by, std::int64_t now) {
  if (by.muted > now) return refuse(ErrorCode::Muted, "a moderator has muted you for now");
  return {};
}

Parsed<ClubCard> card_of(const contract::ClubSettings& asked) {
  const auto joining = std::ranges::find(contract::kClubJoinings, asked.joining);
  ClubCard card{asked.name,
                asked.place,
                asked.meets,
                asked.about,
                static_cast<ClubJoining>(joining - contract::kClubJoinings.begin()),
                asked.is_private,
                asked.young};
  if (card.is_private && card.joining == ClubJoining::Open)
    return refuse(
        ErrorCode::BadOption,
        "a private club is not open to everybody: its \"joining\" is \"request\" or \"invitation\"");
  return card;
}

// Returns a name that no club has, or had.
Parsed<std::string> free_name(PeopleRows& rows, const std::string& title) {
  const std::string name = club_name_of(title);
  for (int i = 1; i <= kMostClubsOfOneTitle; ++i)
    if (std::string tried = i == 1 ? name : text_of("{}-{}", name, i); !rows.clubs.is_used(tried))
      return tried;
  return refuse(ErrorCode::NameTaken, "too many clubs have a name like this: choose another one");
}

// Refuses a person who is in too many clubs already, whom the message calls so.
Parsed<void> may_be_in_more(PeopleRows& rows, std::int64_t person, std::string_view who) {
  if (rows.clubs.clubs_of(person, ClubRole::Member) < contract::kMostClubsOfPerson) return {};
  return not_allowed(
      text_of("{} in {} clubs already, and nobody is in more", who, contract::kMostClubsOfPerson));
}

Parsed<void> has_room(PeopleRows& rows, const ClubSeen& seen, ClubRole role) {
  const auto full = [&](ClubRole least, ClubRole most, int bound) {
    return rows.clubs.count(seen.club.id, least, most) >= bound;
  };
  if (role < ClubRole::Member && full(ClubRole::Asked, ClubRole::Invited, contract::kMostClubWaiting))
    return not_allowed(text_of("{} wait already: first an officer answers some, or takes invitations back",
                               contract::kMostClubWaiting));
  if (role >= ClubRole::Member && full(ClubRole::Member, ClubRole::President, contract::kMostClubMembers))
    return not_allowed(text_of("a club has at most {} members", contract::kMostClubMembers));
  return {};
}

// Gives somebody a place in a club: as a member, or waiting to be one. `who`: as for may_be_in_more;
// `admitted`: an officer has let them in.
Parsed<void> take_in(PeopleRows& rows, const ClubSeen& seen, std::int64_t person, std::string_view who,
                     ClubRole role, bool admitted, std::int64_t now) {
  if (auto room = has_room(rows, seen, role); !room) return room;
  if (auto may = may_be_in_more(rows, person, who); !may) return may;
  rows.clubs.put(seen.club.id,
                 {.person = person, .name = "", .role = role, .since = now, .admitted = admitted});
  return {};
}

ApiError no_such_account() { return {ErrorCode::UnknownPerson, "there is no account with that name here"}; }

// Returns what the owner of an account is in a club.
Parsed<ClubPerson> named_in(PeopleRows& rows, const ClubSeen& seen, const std::string& name) {
  const auto person = rows.persons.named(folded_name(name));
  if (!person) return std::unexpected(no_such_account());
  return rows.clubs.person_in(seen.club.id, person->row);
}
Parsed<ClubPerson> member_named(PeopleRows& rows, const ClubSeen& seen, const std::string& name) {
  auto named = named_in(rows, seen, name);
  if (named && named->role < ClubRole::Member)
    return refuse(ErrorCode::NotAllowed, "they are no member of this club");
  return named;
}

}  // namespace

ApiError no_such_club() { return {ErrorCode::UnknownGame, "there is no such club"}; }

Parsed<ClubSeen> find_club(PeopleRows& rows, const std::string& name, std::int64_t person) {
  auto club = rows.clubs.find(name);
  if (!club || club->closed) return std::unexpected(no_such_club());
  auto you = rows.clubs.person_in(club->id, person);
  return ClubSeen{std::move(*club), std::move(you)};
}

Parsed<ClubSeen> open_club(PeopleRows& rows, const std::string& name, std::int64_t person, ClubRole least) {
  auto seen = find_club(rows, name, person);
  if (!seen) return seen;
  const ClubRole needed = seen->club.card.is_private ? std::max(least, ClubRole::Member) : least;
  if (seen->you.role < needed)
    return refuse(ErrorCode::NotAllowed, text_of("{} may do this", those_of(needed)));
  return seen;
}

Parsed<StoredClub> found_club(PeopleRows& rows, const Person& by, const contract::MakeClub& asked,
                              std::int64_t now) {
  if (auto may = may_write(by, now); !may) return std::unexpected(may.error());
  const auto card = card_of(asked.settings);
  if (!card) return std::unexpected(card.error());
  if (rows.clubs.clubs_of(by.row, ClubRole::President) >= contract::kMostFounded)
    return refuse(ErrorCode::NotAllowed, text_of("you lead {} clubs already: first hand one over, or end it",
                                                 contract::kMostFounded));
  if (auto may = may_be_in_more(rows, by.row, "you are"); !may) return std::unexpected(may.error());
  const auto name = free_name(rows, card->title);
  if (!name) return std::unexpected(name.error());
  StoredClub club{rows.clubs.create(*name, *card, now), *name, *card, now};
  rows.clubs.put(club.id,
                 {.person = by.row, .name = "", .role = ClubRole::President, .since = now, .admitted = true});
  rows.clubs.record(club.id, now, by.row, ClubDeed::Found);
  return club;
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::ChangeClub& asked,
                       std::int64_t now) {
  const auto seen = open_club(rows, asked.club, by.row, ClubRole::Officer);
  if (!seen) return std::unexpected(seen.error());
  if (auto may = may_write(by, now); !may) return may;
  const auto card = card_of(asked.settings);
  if (!card) return std::unexpected(card.error());
  if (*card == seen->club.card) return {};
  rows.clubs.change(seen->club.id, *card);
  rows.clubs.record(seen->club.id, now, by.row, ClubDeed::Change, 0, card->title);
  return {};
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::JoinClub& asked,
                       std::int64_t now) {
  const auto seen = find_club(rows, asked.club, by.row);
  if (!seen) return std::unexpected(seen.error());
  if (seen->belongs() || seen->you.role == ClubRole::Asked) return {};
  const bool is_invited = seen->you.role == ClubRole::Invited;
  if (!is_invited && seen->club.card.joining == ClubJoining::Invitation)
    return not_allowed("this club invites its members: ask one of its officers to invite you");
  const bool at_once = is_invited || seen->club.card.joining == ClubJoining::Open;
  if (auto done = take_in(rows, *seen, by.row, "you are", at_once ? ClubRole::Member : ClubRole::Asked,
                          is_invited, now);
      !done)
    return done;
  if (at_once) rows.clubs.record(seen->club.id, now, by.row, ClubDeed::Join);
  return {};
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::LeaveClub& asked,
                       std::int64_t now) {
  const auto seen = find_club(rows, asked.club, by.row);
  if (!seen) return std::unexpected(seen.error());
  if (seen->you.role == ClubRole::President)
    return not_allowed("you lead this club: first hand it over to another member, or end it");
  rows.clubs.remove(seen->club.id, by.row);
  if (seen->belongs()) rows.clubs.record(seen->club.id, now, by.row, ClubDeed::Leave);
  return {};
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::InviteToClub& asked,
                       std::int64_t now) {
  const auto seen = open_club(rows, asked.club, by.row, ClubRole::Officer);
  if (!seen) return std::unexpected(seen.error());
  const auto whom = named_in(rows, *seen, asked.name);
  if (!whom) return std::unexpected(whom.error());
  if (whom->role >= ClubRole::Member) return not_allowed("they are a member of this club already");
  if (whom->role == ClubRole::Invited) return {};
  const bool has_asked = whom->role == ClubRole::Asked;
  // A young player is invited by those they know; to others it is as if there were no such account.
  const auto invited = rows.persons.find(whom->person);
  if (!has_asked && invited && is_hidden_from(rows, *invited, by)) return std::unexpected(no_such_account());
  const auto blocked_by = rows.blocks.against(by.row);
  if (std::ranges::find(blocked_by, whom->person) != blocked_by.end())
    return not_allowed("they take no invitations from you");
  if (auto done = take_in(rows, *seen, whom->person, "they are",
                          has_asked ? ClubRole::Member : ClubRole::Invited, has_asked, now);
      !done)
    return done;
  rows.clubs.record(seen->club.id, now, by.row, has_asked ? ClubDeed::Accept : ClubDeed::Invite,
                    whom->person);
  return {};
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::AnswerToClub& asked,
                       std::int64_t now) {
  const auto seen = open_club(rows, asked.club, by.row, ClubRole::Officer);
  if (!seen) return std::unexpected(seen.error());
  const auto whom = named_in(rows, *seen, asked.name);
  if (!whom) return std::unexpected(whom.error());
  if (whom->role != ClubRole::Asked) return not_allowed("they wait for no answer of this club");
  if (!asked.accept) {
    rows.clubs.remove(seen->club.id, whom->person);
  } else if (auto done = take_in(rows, *seen, whom->person, "they are", ClubRole::Member, true, now); !done) {
    return done;
  }
  rows.clubs.record(seen->club.id, now, by.row, asked.accept ? ClubDeed::Accept : ClubDeed::Decline,
                    whom->person);
  return {};
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::RemoveFromClub& asked,
                       std::int64_t now) {
  const auto seen = open_club(rows, asked.club, by.row, ClubRole::Officer);
  if (!seen) return std::unexpected(seen.error());
  const auto whom = named_in(rows, *seen, asked.name);
  if (!whom) return std::unexpected(whom.error());
  if (whom->role == ClubRole::None) return not_allowed("they are no member of this club");
  if (whom->person == by.row) return not_allowed("you leave a club, and do not remove yourself from it");
  if (whom->role >= ClubRole::Officer && seen->you.role != ClubRole::President)
    return not_allowed("only the president removes an officer");
  rows.clubs.remove(seen->club.id, whom->person);
  rows.clubs.record(seen->club.id, now, by.row,
                    whom->role == ClubRole::Asked ? ClubDeed::Decline : ClubDeed::Remove, whom->person);
  return {};
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::NameOfficer& asked,
                       std::int64_t now) {
  const auto seen = open_club(rows, asked.club, by.row, ClubRole::President);
  if (!seen) return std::unexpected(seen.error());
  auto whom = member_named(rows, *seen, asked.name);
  if (!whom) return std::unexpected(whom.error());
  const bool is_president = whom->role == ClubRole::President;
  if (is_president && !asked.officer)
    return not_allowed("the president is an officer: first hand the club over to another member");
  const bool is_new = asked.officer && whom->role == ClubRole::Member;
  if (is_new &&
      rows.clubs.count(seen->club.id, ClubRole::Officer, ClubRole::President) >= contract::kMostClubOfficers)
    return not_allowed(text_of("a club has at most {} officers", contract::kMostClubOfficers));
  whom->task = asked.officer ? asked.task : "";
  whom->admitted |= asked.officer;
  if (!is_president) whom->role = asked.officer ? ClubRole::Officer : ClubRole::Member;
  rows.clubs.put(seen->club.id, *whom);
  rows.clubs.record(seen->club.id, now, by.row, asked.officer ? ClubDeed::Appoint : ClubDeed::Revoke,
                    whom->person, whom->task);
  return {};
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::HandOverClub& asked,
                       std::int64_t now) {
  const auto seen = open_club(rows, asked.club, by.row, ClubRole::President);
  if (!seen) return std::unexpected(seen.error());
  auto whom = member_named(rows, *seen, asked.name);
  if (!whom) return std::unexpected(whom.error());
  if (whom->person == by.row) return {};
  if (rows.clubs.clubs_of(whom->person, ClubRole::President) >= contract::kMostFounded)
    return not_allowed(text_of("they lead {} clubs already", contract::kMostFounded));
  ClubPerson you = seen->you;
  you.role = ClubRole::Officer;
  whom->role = ClubRole::President;
  whom->admitted = true;
  rows.clubs.put(seen->club.id, you);
  rows.clubs.put(seen->club.id, *whom);
  rows.clubs.record(seen->club.id, now, by.row, ClubDeed::HandOver, whom->person);
  return {};
}

Parsed<Announced> announce(PeopleRows& rows, const Person& by, const contract::AnnounceInClub& asked,
                           std::int64_t now) {
  const auto seen = open_club(rows, asked.club, by.row, ClubRole::Officer);
  if (!seen) return std::unexpected(seen.error());
  if (auto may = may_write(by, now); !may) return std::unexpected(may.error());
  if (rows.clubs.count_announcements(seen->club.id) >= contract::kMostClubAnnouncements)
    return refuse(ErrorCode::NotAllowed, text_of("a club has at most {} announcements: first remove one",
                                                 contract::kMostClubAnnouncements));
  const int number =
      rows.clubs.announce(seen->club.id, by.row, {.at = now, .title = asked.title, .text = asked.text});
  rows.clubs.record(seen->club.id, now, by.row, ClubDeed::Announce, 0, asked.title);
  Announced done{*seen, number, rows.clubs.listeners(seen->club.id)};
  std::erase(done.listeners, by.row);
  return done;
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::HearClub& asked, std::int64_t) {
  const auto seen = open_club(rows, asked.club, by.row, ClubRole::Member);
  if (!seen) return std::unexpected(seen.error());
  if (asked.quiet) rows.clubs.be_quiet(seen->club.id, by.row, *asked.quiet);
  rows.clubs.hear(seen->club.id, by.row, asked.number);
  return {};
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::AnswerEvening& asked,
                       std::int64_t now) {
  const auto seen = open_club(rows, asked.club, by.row, ClubRole::Member);
  if (!seen) return std::unexpected(seen.error());
  const auto coming = std::ranges::find(contract::kComings, asked.coming) - contract::kComings.begin();
  if (!rows.coming.answer(seen->club.id, asked.tournament, by.row, static_cast<ClubComing>(coming), now))
    return refuse(ErrorCode::BadOption, "this club holds no such tournament, or it is over");
  return {};
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::ReportClub& asked,
                       std::int64_t now) {
  const auto seen = find_club(rows, asked.club, by.row);
  if (!seen) return std::unexpected(seen.error());
  if (asked.announcement > 0 &&
      (seen->is_closed() || !rows.clubs.announcement(seen->club.id, asked.announcement)))
    return refuse(ErrorCode::BadOption, "there is no announcement of that number");
  rows.text_reports.add({.part = {ReportedPart::Of::Club, asked.club, asked.announcement},
                         .reporter = by.row,
                         .reason = asked.reason,
                         .words = asked.words,
                         .at = now});
  return {};
}

Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::RemoveAnnouncement& asked,
                       std::int64_t now) {
  const auto seen = open_club(rows, asked.club, by.row, ClubRole::Officer);
  if (!seen) return std::unexpected(seen.error());
  const std::string title = rows.clubs.unannounce(seen->club.id, asked.number);
  if (title.empty()) return refuse(ErrorCode::BadOption, "there is no announcement of that number");
  rows.clubs.record(seen->club.id, now, by.row, ClubDeed::Unannounce, 0, title);
  return {};
}

Parsed<std::vector<std::string>> end_club(PeopleRows& rows, const Person& by,
                                          const contract::EndClub& asked) {
  const auto seen = open_club(rows, asked.club, by.row, ClubRole::President);
  if (!seen) return std::unexpected(seen.error());
  if (folded_name(asked.name) != folded_name(seen->club.card.title))
    return refuse(ErrorCode::BadMessage,
                  "\"name\" must be the name of the club, so that you do not end it by mistake");
  auto tournaments = rows.tournaments.names_of_club(seen->club.id);
  rows.clubs.end(seen->club.id);
  return tournaments;
}

}  // namespace trictrac
