// The acts of people in clubs, within one transaction: each is carried out whole, and recorded, or refused.
#pragma once

#include <cstdint>
#include <string>

#include "contract/clubs.h"
#include "store/rows/people_rows.h"
#include "table/api_error.h"

namespace trictrac {

// A club as a person sees it.
struct ClubSeen {
  StoredClub club;
  ClubPerson you;  // Person::row 0: nobody who is known here
  bool belongs() const { return you.role >= ClubRole::Member; }
  bool is_officer() const { return you.role >= ClubRole::Officer; }
  // Returns whether it shows nothing but its name.
  bool is_closed() const { return club.card.is_private && !belongs(); }
};

ApiError no_such_club();

// Returns a club; the error where there is none of that name.
Parsed<ClubSeen> find_club(PeopleRows& rows, const std::string& name, std::int64_t person);
// Returns a club that shows itself to the person, who has at least that role; otherwise the error.
Parsed<ClubSeen> open_club(PeopleRows& rows, const std::string& name, std::int64_t person,
                           ClubRole least = ClubRole::None);

// Each of these carries out a call of a person with an account, at `now` (seconds since 1970).
Parsed<StoredClub> found_club(PeopleRows& rows, const Person& by, const contract::MakeClub& asked,
                              std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::ChangeClub& asked,
                       std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::JoinClub& asked, std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::LeaveClub& asked,
                       std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::InviteToClub& asked,
                       std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::AnswerToClub& asked,
                       std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::RemoveFromClub& asked,
                       std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::NameOfficer& asked,
                       std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::HandOverClub& asked,
                       std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::HearClub& asked, std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::AnswerEvening& asked,
                       std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::ReportClub& asked,
                       std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::RemoveAnnouncement& asked,
                       std::int64_t now);
// Announces something, and returns who is to be told: not its author.
struct Announced {
  ClubSeen club;
  int number = 0;
  std::vector<std::int64_t> listeners{};  // Person::row
};
Parsed<Announced> announce(PeopleRows& rows, const Person& by, const contract::AnnounceInClub& asked,
                           std::int64_t now);
// Ends a club, and returns the names of its tournaments, which stay.
Parsed<std::vector<std::string>> end_club(PeopleRows& rows, const Person& by, const contract::EndClub& asked);

}  // namespace trictrac
