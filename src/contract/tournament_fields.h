// The acts of a tournament (event/act.h) and its terms by their fields. What a value may be is the rule of
// event::Event; here is their form.
#pragma once

#include "contract/fields.h"
#include "event/amounts.h"
#include "event/luck.h"
#include "event/role.h"
#include "event/settings.h"

namespace trictrac::contract {

template <>
inline constexpr auto kWords<event::Role> = event::kRoles;
template <>
inline constexpr auto kWords<event::StaffRole> = event::kStaffRoles;
template <>
inline constexpr auto kWords<event::Clockwork> = event::kClockworks;
template <>
inline constexpr auto kWords<event::NoShow> = event::kNoShows;
template <>
inline constexpr auto kWords<event::System> = event::kSystems;
template <>
inline constexpr auto kWords<event::TieBreak> = event::kTieBreaks;

// Lists a member that is a number of any size.
template <auto kMember>
constexpr auto any_number_field(std::string_view says = {}) {
  return field<kMember>(says).within(0, std::numeric_limits<int>::max());
}
template <auto kMember>
constexpr auto person_field() {
  return field<kMember>("the number of their account, or 0").within(kAnyNumber<std::int64_t>);
}
template <auto kMember>
constexpr auto winner_field(std::string_view says) {
  return field<kMember>(says).within(event::kWhite, event::kBlack).or_null();
}

template <>
inline constexpr auto kFields<event::Terms> = fields(
    "The terms of a tournament.", field<&event::Terms::system>("who meets whom"),
    any_number_field<&event::Terms::rounds>("how many rounds a Swiss tournament has; else 0"),
    any_number_field<&event::Terms::cycles>("how often each two meet in a round robin; else 1"),
    field<&event::Terms::third_place>("whether the losers of the semi-finals of a knockout play too"),
    any_number_field<&event::Terms::apart_rounds>("how many rounds keep the members of a club apart"),
    any_number_field<&event::Terms::best_of>("the games of a table of a knockout: who wins more than half")
        .unless_usual(),
    any_number_field<&event::Terms::boards>("at which two teams meet").unless_usual(),
    field<&event::Terms::mirrored>("boards 1 and 2, 3 and 4 … have the same throws for each side")
        .unless_usual(),
    any_number_field<&event::Terms::minutes>("for which an arena lasts; else 0").unless_usual(),
    any_number_field<&event::Terms::reach>(
        "the places above their own that an entrant of a ladder may challenge")
        .unless_usual(),
    any_number_field<&event::Terms::answer_days>("for which a challenge may wait").unless_usual(),
    any_number_field<&event::Terms::seats>("of a table").unless_usual(),
    any_number_field<&event::Terms::least_seats>("of the tables of those who are left over").unless_usual(),
    field<&event::Terms::tie_breaks>("what decides between equals, in this order")
        .within(0, event::kTieBreaks.kSize));
template <>
inline constexpr auto kFields<event::Settings> =
    fields("The settings of a tournament, as they are stored.", field<&event::Settings::name>(),
           field<&event::Settings::about>(), field<&event::Settings::terms>(),
           field<&event::Settings::game>("the body of `POST /api/games`, without seats"),
           field<&event::Settings::on_wood>("at real boards"),
           field<&event::Settings::clockwork>("when the next round begins"),
           any_number_field<&event::Settings::days>("of a round, by date"),
           any_number_field<&event::Settings::sit_down>("minutes in which players must have sat down"),
           field<&event::Settings::no_show>("what follows when they have not"),
           field("private", &event::Settings::is_private, "shown only to its people"),
           field<&event::Settings::code>("by which entrants join"),
           field<&event::Settings::club>("the id of the club that holds it").unless_usual(),
           field<&event::Settings::ranked>("it counts for the season of that club").unless_usual(),
           field<&event::Settings::starts>("when it is to begin; 0: not announced")
               .within(0, event::kLastStart)
               .unless_usual(),
           field<&event::Settings::league>("the id of the league of which it is a division").unless_usual(),
           any_number_field<&event::Settings::season>("of that league").unless_usual(),
           any_number_field<&event::Settings::division>("of that season").unless_usual());

template <>
inline constexpr auto kFields<event::Bye> =
    fields("A round without an opponent.", any_number_field<&event::Bye::entrant>(),
           any_number_field<&event::Bye::halves>("that it scores: 2 for a win"));
template <>
inline constexpr auto kFields<event::Pairings> =
    fields("The tables of a round and its byes.",
           field<&event::Pairings::tables>("the entrants at each table: White, Black; or three or four")
               .within(0, event::kMostEntrants),
           field<&event::Pairings::byes>().within(0, event::kMostEntrants));
template <>
inline constexpr auto kFields<event::TableNumber> =
    fields("A table of a round, both from 1.", any_number_field<&event::TableNumber::round>(),
           any_number_field<&event::TableNumber::table>(),
           any_number_field<&event::TableNumber::board>("the game of a match, from 1").unless_usual());
template <>
inline constexpr auto kFields<event::Result> = fields(
    "The result of a game that was played.",
    winner_field<&event::Result::winner>("0 White, 1 Black, null: both have won as much"),
    field<&event::Result::holes>("of White and Black"),
    field<&event::Result::amounts>("at a table of three or four: what each seat has won, less what it has "
                                   "lost; together nothing")
        .unless_usual());
template <>
inline constexpr auto kFields<event::Author> =
    fields("The author of an act.", field<&event::Author::role>(),
           field<&event::Author::id>("of an entrant, their number; of the server 0; else of their account")
               .within(kAnyNumber<std::int64_t>));

template <>
inline constexpr auto kFields<event::AddEntrant> =
    fields("Enters somebody.", any_number_field<&event::AddEntrant::entrant>("a number that nobody has had"),
           person_field<&event::AddEntrant::person>(), field<&event::AddEntrant::name>(),
           field<&event::AddEntrant::club>(), any_number_field<&event::AddEntrant::rating>("at entry"));
template <>
inline constexpr auto kFields<event::Withdraw> =
    fields("Takes an entrant out.", any_number_field<&event::Withdraw::entrant>());
template <>
inline constexpr auto kFields<event::Readmit> =
    fields("Takes an entrant back who had withdrawn.", any_number_field<&event::Readmit::entrant>());
template <>
inline constexpr auto kFields<event::Substitute> = fields(
    "Has another person play in the place of an entrant.", any_number_field<&event::Substitute::entrant>(),
    person_field<&event::Substitute::person>(), field<&event::Substitute::name>());
template <>
inline constexpr auto kFields<event::ExcludePair> =
    fields("Has no round pair these two.", any_number_field<&event::ExcludePair::first>(),
           any_number_field<&event::ExcludePair::second>());
template <>
inline constexpr auto kFields<event::Player> = fields(
    "Somebody who plays for a team.", person_field<&event::Player::person>(), field<&event::Player::name>());
template <>
inline constexpr auto kFields<event::SetLineup> =
    fields("Names who plays for a team.", any_number_field<&event::SetLineup::entrant>(),
           field<&event::SetLineup::players>("by board").within(0, event::kMostBoards));
template <>
inline constexpr auto kFields<event::GiveBye> =
    fields<&event::GiveBye::bye>("Leaves an entrant without an opponent in the next round.");
template <>
inline constexpr auto kFields<event::SetAway> =
    fields("Has an entrant of an arena not be paired for a while, or again.",
           any_number_field<&event::SetAway::entrant>(), field<&event::SetAway::away>());
template <>
inline constexpr auto kFields<event::StartRound> =
    fields<&event::StartRound::pairings>("Begins the next round.");
template <>
inline constexpr auto kFields<event::PairAgain> =
    fields<&event::PairAgain::pairings>("Pairs the round again in which nobody has thrown yet.");
template <>
inline constexpr auto kFields<event::CloseRound> = fields("Ends the round.");
template <>
inline constexpr auto kFields<event::StartTable> =
    fields("Begins the next table of a tournament without rounds.", field<&event::StartTable::at>(),
           field<&event::StartTable::seats>("White, Black"));
template <>
inline constexpr auto kFields<event::BeginGame> =
    fields<&event::BeginGame::at>("Notes the first throw at a table.");
template <>
inline constexpr auto kFields<event::GrantTime> =
    fields("Gives a table more time.", field<&event::GrantTime::at>(),
           any_number_field<&event::GrantTime::minutes>());
template <>
inline constexpr auto kFields<event::EnterResult> =
    fields<&event::EnterResult::at, &event::EnterResult::result>(
        "Decides a table; from an entrant it is a report.");
template <>
inline constexpr auto kFields<event::CorrectResult> =
    fields<&event::CorrectResult::at, &event::CorrectResult::result>("Replaces what decided a table.");
template <>
inline constexpr auto kFields<event::AnnulResult> =
    fields<&event::AnnulResult::at>("Makes a table count as not played.");
template <>
inline constexpr auto kFields<event::Forfeit> =
    fields("Decides a table that was not played to its end.", field<&event::Forfeit::at>(),
           field<&event::Forfeit::winner>("the seat: 0 White, 1 Black; null: all lose")
               .within(0, event::kMostSeats - 1)
               .or_null());
template <>
inline constexpr auto kFields<event::LeaveTable> = fields(
    "Has a table of three or four be played without an entrant; once it has begun, notes that they have "
    "given up, so that those who direct decide it.",
    field<&event::LeaveTable::at>(), any_number_field<&event::LeaveTable::entrant>());
template <>
inline constexpr auto kFields<event::NoteLuck> =
    fields("Notes what a review has found of the luck in a game.", field<&event::NoteLuck::at>(),
           field<&event::NoteLuck::luck>("of White, in hundredths of a hole")
               .within(-event::kMostLuck, event::kMostLuck),
           field<&event::NoteLuck::variance>("of what is left without it").within(0, event::kMostVariance));
template <>
inline constexpr auto kFields<event::Pause> = fields("Pauses the tournament.");
template <>
inline constexpr auto kFields<event::Resume> = fields("Ends the pause.");
template <>
inline constexpr auto kFields<event::Announce> =
    fields<&event::Announce::text>("Tells all entrants something.");
template <>
inline constexpr auto kFields<event::Appoint> =
    fields("Gives a person a role among those who direct the tournament, or takes it from them.",
           person_field<&event::Appoint::person>(), field<&event::Appoint::name>(),
           field<&event::Appoint::role>("null: they direct it no more").or_null());
template <>
inline constexpr auto kFields<event::Finish> = fields("Ends the tournament.");
template <>
inline constexpr auto kFields<event::Undo> =
    fields("Undoes an act, or an undo.", any_number_field<&event::Undo::number>("the number of the act"));

template <>
inline constexpr auto kFields<event::LoggedAct> =
    fields("An act in the log of a tournament.", any_number_field<&event::LoggedAct::number>("from 1"),
           field<&event::LoggedAct::by>("who did it"),
           field<&event::LoggedAct::why>("the reason that its author gave").unless_usual(),
           field<&event::LoggedAct::at>("seconds since 1970").within(kAnyNumber<std::int64_t>),
           field<&event::LoggedAct::act>("what was done"));

}  // namespace trictrac::contract
