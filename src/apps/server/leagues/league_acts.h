// The acts of people in leagues, within one transaction: each is carried out whole, or refused.
#pragma once

#include <cstdint>
#include <string>

#include "apps/server/clubs/club_acts.h"
#include "contract/leagues.h"
#include "event/league.h"
#include "event/settings.h"

namespace trictrac {

// A league as a person sees it, with all whom it has numbers for.
struct LeagueSeen {
  StoredLeague league;
  ClubSeen club;
  std::vector<LeaguePerson> people{};
  std::vector<LeagueDivision> divisions{};  // of all seasons

  // Returns the number that the league has for who sees it, or 0.
  int own_number() const;
  // Returns a person by their number, or null.
  const LeaguePerson* person(int number) const;
  // Returns the divisions of a season.
  std::vector<LeagueDivision> season(int number) const;
};

ApiError no_such_league();

// Returns a league whose club shows itself to the person, who has at least that role in it; otherwise the
// error.
Parsed<LeagueSeen> open_league(PeopleRows& rows, const std::string& name, std::int64_t person,
                               ClubRole least = ClubRole::None);

// Returns the terms by which members go up and down.
event::LeagueTerms terms_of(const LeagueCard& card);
// Returns the settings that a page has sent, or the error.
Parsed<LeagueCard> card_of(const contract::LeagueSettings& asked);
// Returns the settings as a page shows them.
contract::LeagueSettings shown_settings(const LeagueCard& card);
// Returns the settings of the tournament of a division, without a code. Requires a card of card_of().
event::Settings settings_of(const StoredLeague& league, bool is_private, int season, int division);

// Each of these carries out a call of a person with an account, at `now` (seconds since 1970). Founding a
// league returns its name.
Parsed<std::string> found_league(PeopleRows& rows, const Person& by, const std::string& club,
                                 const LeagueCard& card, std::int64_t now);
Parsed<void> change_league(PeopleRows& rows, const Person& by, const std::string& league,
                           const LeagueCard& card, std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::SignUpForLeague& asked,
                       std::int64_t now);
Parsed<void> carry_out(PeopleRows& rows, const Person& by, const contract::RemoveFromLeague& asked,
                       std::int64_t now);
// Ends a league, and returns the names of its tournaments, which stay.
Parsed<std::vector<std::string>> end_league(PeopleRows& rows, const Person& by,
                                            const contract::EndLeague& asked, std::int64_t now);

}  // namespace trictrac
