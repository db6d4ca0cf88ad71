// Clubs in the words of messages: their list, their pages, their people, their files.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "apps/server/clubs/club_acts.h"
#include "apps/server/hub/lobby.h"
#include "contract/clubs.h"
#include "contract/people.h"

namespace trictrac {

// A page of a club as the store has it, and who may be shown as being here.
struct ClubPageDraft {
  contract::ClubPage page;
  bool belongs = false;                                         // the person who asks is a member
  std::vector<std::pair<std::int64_t, std::string>> members{};  // Person::row, name; without those kept apart
};

// Each of these returns a part of a club as a person (0: nobody who is known here) sees it.
contract::Clubs list_clubs(PeopleRows& rows, std::int64_t person);
ClubPageDraft draft_page(PeopleRows& rows, const ClubSeen& seen, std::int64_t now);
contract::ClubMembers members_of(PeopleRows& rows, const ClubSeen& seen);
contract::ClubAnnouncements announcements_of(PeopleRows& rows, const ClubSeen& seen);
contract::ClubNews news_for(PeopleRows& rows, std::int64_t person);
contract::ClubSeason season_in(PeopleRows& rows, const ClubSeen& seen, int year);
contract::ClubActs acts_of(PeopleRows& rows, const ClubSeen& seen);

// Returns the page with the members who are here now. Call it on the hub's thread.
contract::ClubPage with_those_here(ClubPageDraft draft, const PeopleHere& here, const Lobby& lobby);

// Returns a file of a club by its name, and its media type; nothing: there is no such file.
struct ClubFile {
  std::string text;
  std::string type;
};
std::optional<ClubFile> file_of(PeopleRows& rows, const ClubSeen& seen, std::string_view name, int year);

// Return the clubs of a person, and what they have said and announced there, for the export of all that is
// kept.
std::vector<contract::ExportedClub> exported_clubs(PeopleRows& rows, std::int64_t person);
std::vector<contract::ExportedComing> exported_coming(PeopleRows& rows, std::int64_t person);
std::vector<contract::ExportedAnnouncement> exported_announcements(PeopleRows& rows, std::int64_t person);

}  // namespace trictrac
