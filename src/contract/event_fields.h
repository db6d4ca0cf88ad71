// The fields of each event in messages: in the action that requests it, and in the line that reports it.
#pragma once

#include "contract/fields.h"
#include "game/event/event.h"
#include "game/match/format.h"
#include "game/rules/tariff.h"

namespace trictrac::contract {

// The most points in one mark.
inline constexpr int kMostMarked = 9999;

template <>
inline constexpr auto kFields<TakeSeats> =
    fields("The seats are drawn, before anything else.",
           field("throws", &TakeSeats::dice,
                 "in each entry one die of every player not yet placed; thrown again while two are equal; "
                 "empty: drawn by lot"),
           field<&TakeSeats::order>("the player in each seat; the first two sit at the board"));
template <>
inline constexpr auto kFields<TakeLead> =
    fields("Decides who throws first; written by the table.",
           field("throws", &TakeLead::dice,
                 "White's die and Black's, thrown again while they are equal; empty if there is no draw"),
           field<&TakeLead::first>("who throws first"));
template <>
inline constexpr auto kFields<ThrowHalf> = fields(
    "The dice decide the half fiche.",
    field("throws", &ThrowHalf::dice,
          "the die of the player to be paid and of the player to pay, thrown again while they are equal"));
template <>
inline constexpr auto kFields<RollDice> =
    fields("Throws the dice.",
           field<&RollDice::dice>("the dice; in a request only if they are thrown by hand").filled());
template <>
inline constexpr auto kFields<Hold> = fields("Holds: stays after a hole.");
template <>
inline constexpr auto kFields<Go> = fields("Goes: puts the men back after a hole.");
template <>
inline constexpr auto kFields<Suspend> =
    fields("After a hole of combiné, goes in one of its two games and holds in the remaining one.",
           field<&Suspend::game>("the game that is suspended"));
template <>
inline constexpr auto kFields<PlayMen> = fields(
    "Plays the roll.",
    field<&PlayMen::steps>("the steps in the order in which the men are moved; empty if none can be moved"));
template <>
inline constexpr auto kFields<Resign> = fields("Resigns the match; in Le Tric Trac, the current game.");
template <>
inline constexpr auto kFields<LoseOnTime> = fields(
    "The player loses as if by resigning, because their time has run out.",
    field<&LoseOnTime::absent>("true: the player was away and the opponent claimed the game").unless_usual());
template <>
inline constexpr auto kFields<Mark> =
    fields("Marks points for the last roll, in addition to those already marked (R6).",
           field<&Mark::points>("the points; left out only if nothing but pegs is moved")
               .within(0, kMostMarked)
               .or_usual(),
           field<&Mark::holes>("the holes pegged, if pegs are moved by hand").within(0, kMostMarked),
           field<&Mark::jeton>("whether the second jeton was taken"),
           field<&Mark::pavillon>("whether the pavillon was taken"),
           field<&Mark::etendard>("whether the étendard was taken"),
           field<&Mark::cravate>("whether the cravate was taken"));
template <>
inline constexpr auto kFields<ClaimEcole> =
    fields("Claims an école: your opponent's mark is wrong (R8).",
           field<&ClaimEcole::points>("by how many points the mark is wrong").within(0, kMostMarked),
           field("for", &ClaimEcole::part, "what the mark is for").or_usual());
template <>
inline constexpr auto kFields<Rectify> =
    fields("Puts your opponent's mark right, without an école (R10).",
           field("for", &Rectify::part, "what the mark is for").or_usual());
template <>
inline constexpr auto kFields<DemandWhole> =
    fields("Demands the whole of an école that was claimed in part (R10).",
           field("for", &DemandWhole::part, "what its mark is for; by default the latest école"));
template <>
inline constexpr auto kFields<DisputeEcole> =
    fields("Disputes an école (R11).",
           field<&DisputeEcole::points>("by how many points; left out: entirely").within(0, kMostMarked),
           field("for", &DisputeEcole::part, "what its mark is for; by default the latest école"));
template <>
inline constexpr auto kFields<Augment> =
    fields("Maintains an école that was disputed (R12).",
           field("for", &Augment::part, "what its mark is for; by default the latest école"));
template <>
inline constexpr auto kFields<Justify> =
    fields("Asks what your opponent's mark is for; with `jans`, says what your own was for (R17).",
           field("for", &Justify::part, "what the mark is for; by default the latest mark"),
           field<&Justify::jans>("the jans that the mark was for").within(0, kJans));
template <>
inline constexpr auto kFields<Touch> =
    fields("Touches a man, which must be played (R20).",
           field<&Touch::from>("the flèche where it stands").within(kTalon, kLast));
template <>
inline constexpr auto kFields<Adoube> = fields("Announces that the next man touched is only adjusted (R20).");
template <>
inline constexpr auto kFields<AskRemedies> = fields("Asks for the remedies of your opponent's play (R21).");
template <>
inline constexpr auto kFields<ChooseRemedy> =
    fields("Chooses a remedy (R21).",
           field<&ChooseRemedy::n>("its number in the line of `remedies`").within(1, kMostMarked));
template <>
inline constexpr auto kFields<Agree> = fields("Agrees to a going, or to the end (R16).");
template <>
inline constexpr auto kFields<Object> = fields("Objects that a going is not due (R16).");
template <>
inline constexpr auto kFields<Invite> = fields("Invites your opponent to throw (R5).");

// Events beside the game.
template <auto kMember>
constexpr auto own_player_field() {
  return field<kMember>("one of your own players").within(0, kMostPlayers - 1);
}
template <>
inline constexpr auto kFields<CommitShare> =
    fields("Commits to a share of fair dice.", own_player_field<&CommitShare::player>(),
           field<&CommitShare::commitment>("the SHA-256 of the share, in 64 hex digits"));
template <>
inline constexpr auto kFields<RevealShare> =
    fields("Reveals a share of fair dice.", own_player_field<&RevealShare::player>(),
           field<&RevealShare::share>("the share that was committed, in 64 hex digits"));
template <>
inline constexpr auto kFields<SetVacation> =
    fields("Starts or ends a holiday, in a game by days.", own_player_field<&SetVacation::player>(),
           field<&SetVacation::days>("the number of days; 0 ends the holiday").within(0, kMostHolidays));
template <>
inline constexpr auto kFields<AddTime> =
    fields("Gives the player to move their full time again.", own_player_field<&AddTime::player>());
template <>
inline constexpr auto kFields<SetAutoPlay> =
    fields("Switches automatic rolls and forced plays on or off.", own_player_field<&SetAutoPlay::player>(),
           field("wish", &SetAutoPlay::on, "whether they are on"));
template <>
inline constexpr auto kFields<ClockChange> =
    fields("The server gives back the time of an outage, or its operator changes the clocks.",
           field("change", &ClockChange::kind, "the kind of change"),
           field<&ClockChange::by>("milliseconds, for `outage` and `extend`").unless_usual());
template <>
inline constexpr auto kFields<StopGame> =
    fields("Ends the game by agreement, or by its tournament: the part in progress has no winner.",
           field<&StopGame::why>("left out if all agreed").unless_usual(),
           field<&StopGame::winner>("of `forfeit`: the player to whom the game is awarded; else all lose"));
template <>
inline constexpr auto kFields<Adjourn> = fields("Adjourns the game: the next action resumes it.");
template <>
inline constexpr auto kFields<TakeBack> = fields("Takes back the last action of a person.");
template <>
inline constexpr auto kFields<AllowThrows> = fields(
    "At a mirrored board: it may go on, since its mirrored board has come as far. The first one says "
    "that the mirrored board has all commitments to shares of the dice.",
    field<&AllowThrows::throws>("how often White and Black may have thrown"),
    field<&AllowThrows::over>("the mirrored board is over: no throw waits for it").unless_usual());

// Groups of events: the steps of a turn that may be requested; words and marks by hand; events that a player
// does beside the game; events of the table in the game, and beside it.
using TurnActions = Types<RollDice, Hold, Go, Suspend, PlayMen, Resign>;
using HandActions = Types<Mark, ClaimEcole, Rectify, DemandWhole, DisputeEcole, Augment, Justify, Touch,
                          Adoube, AskRemedies, ChooseRemedy, Agree, Object, Invite>;
using AsideEvents = Types<CommitShare, RevealShare, SetVacation, AddTime, SetAutoPlay>;
using TableEvents = Types<TakeSeats, TakeLead, ThrowHalf, LoseOnTime>;
using AgreedEvents = Types<ClockChange, StopGame, Adjourn, TakeBack, AllowThrows>;

using CourrierEvents = Types<TakeLead, RollDice, PlayMen, Resign, LoseOnTime>;
using Actions = decltype(TurnActions{} + HandActions{});

}  // namespace trictrac::contract
