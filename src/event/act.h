// The acts of an event: all that the director and others do, one type. Acts are requested, logged and shown
// in this form, and everything else about an event follows from the list of them (event.h).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/enum_table.h"
#include "event/seats.h"

namespace trictrac::event {

// A round in which an entrant has no opponent.
struct Bye {
  int entrant = 0;
  int halves = 0;  // that it scores: 2 for a win, 1, or nothing
  friend bool operator==(const Bye&, const Bye&) = default;
};

// The tables of a round and its byes; the number of a table is its place in the list, from 1.
struct Pairings {
  std::vector<Seats> tables{};
  std::vector<Bye> byes{};
  friend bool operator==(const Pairings&, const Pairings&) = default;
};

// A table of a round, both from 1; or of a match at it, one game: its board, or its place among games that
// are played one after another, from 1.
struct TableNumber {
  int round = 0;
  int table = 0;
  int board = 0;  // 0: the table, with all its games
  friend bool operator==(const TableNumber&, const TableNumber&) = default;
};

// The roles of those who direct an event.
enum class StaffRole : std::uint8_t { Officer, Director, Assistant };
// Their names in the store and in messages.
inline constexpr EnumTable<StaffRole, StaffRole::Assistant, std::string_view> kStaffRoles({
    {StaffRole::Officer, "officer"},
    {StaffRole::Director, "director"},
    {StaffRole::Assistant, "assistant"},
});

// The result of a game that was played.
struct Result {
  std::optional<int> winner{};  // kWhite or kBlack; nothing: both have won as much
  std::array<int, 2> holes{};   // of each
  Amounts amounts{};            // of each seat, only where amounts are counted (amounts.h)
  friend bool operator==(const Result&, const Result&) = default;
};

// The name of somebody whose account has been deleted; their results stay.
inline constexpr std::string_view kErasedName = "?";

// Enters somebody; once the first round has begun, they are paired from the next round on.
struct AddEntrant {
  int entrant = 0;          // a number that nobody has had
  std::int64_t person = 0;  // their account, or 0
  std::string name{};
  std::string club{};
  int rating = 1500;  // at entry; pairings go by it
  friend bool operator==(const AddEntrant&, const AddEntrant&) = default;
};
// Takes an entrant out: their open games are lost by forfeit, and no round pairs them any more.
struct Withdraw {
  int entrant = 0;
  friend bool operator==(const Withdraw&, const Withdraw&) = default;
};
// Takes an entrant back who had withdrawn; they get nothing for the rounds that they missed.
struct Readmit {
  int entrant = 0;
  friend bool operator==(const Readmit&, const Readmit&) = default;
};
// Has another person play in the place of an entrant from now on; of a team, be its captain.
struct Substitute {
  int entrant = 0;
  std::int64_t person = 0;
  std::string name{};
  friend bool operator==(const Substitute&, const Substitute&) = default;
};
// Has no round pair these two, as long as another pairing exists.
struct ExcludePair {
  int first = 0;
  int second = 0;
  friend bool operator==(const ExcludePair&, const ExcludePair&) = default;
};
// Somebody who plays for a team.
struct Player {
  std::int64_t person = 0;  // their account, or 0
  std::string name{};
  friend bool operator==(const Player&, const Player&) = default;
};
// Names who plays for a team from now on, by board from the first; at boards where a game has begun nobody is
// replaced.
struct SetLineup {
  int entrant = 0;
  std::vector<Player> players{};
  friend bool operator==(const SetLineup&, const SetLineup&) = default;
};
// Leaves an entrant without an opponent in the next round.
struct GiveBye {
  Bye bye{};
  friend bool operator==(const GiveBye&, const GiveBye&) = default;
};
// Has an entrant not be paired for a while, without losing the game that they play; or be paired again.
struct SetAway {
  int entrant = 0;
  bool away = false;
  friend bool operator==(const SetAway&, const SetAway&) = default;
};
// Begins the next round.
struct StartRound {
  Pairings pairings;
  friend bool operator==(const StartRound&, const StartRound&) = default;
};
// Pairs the round again in which nobody has thrown yet.
struct PairAgain {
  Pairings pairings;
  friend bool operator==(const PairAgain&, const PairAgain&) = default;
};
// Ends the round, whose tables are all decided.
struct CloseRound {
  friend bool operator==(const CloseRound&, const CloseRound&) = default;
};
// Begins the next table of an event without rounds; its number shows that none has been begun meanwhile. In a
// ladder it is a challenge, made by Black.
struct StartTable {
  TableNumber at{};
  Seats seats{};
  friend bool operator==(const StartTable&, const StartTable&) = default;
};
// Notes the first throw at a table.
struct BeginGame {
  TableNumber at{};
  friend bool operator==(const BeginGame&, const BeginGame&) = default;
};
// Gives a table more time.
struct GrantTime {
  TableNumber at{};
  int minutes = 0;
  friend bool operator==(const GrantTime&, const GrantTime&) = default;
};
// Decides a table. From an entrant it is a report, which decides once all its players have sent the same one.
// A drawn game of a knockout is played again: its table is then a match (match.h).
struct EnterResult {
  TableNumber at{};
  Result result{};
  friend bool operator==(const EnterResult&, const EnterResult&) = default;
};
// Replaces what decided a table.
struct CorrectResult {
  TableNumber at{};
  Result result{};
  friend bool operator==(const CorrectResult&, const CorrectResult&) = default;
};
// Makes a table count as not played, for both and for their ratings.
struct AnnulResult {
  TableNumber at{};
  friend bool operator==(const AnnulResult&, const AnnulResult&) = default;
};
// Decides a table that was not played to its end. An entrant loses their own so, whether they refuse, cancel
// or give up; at tables of three or four only those who direct decide it.
struct Forfeit {
  TableNumber at{};
  std::optional<int> winner{};  // the seat: kWhite or kBlack; nothing: all lose
  friend bool operator==(const Forfeit&, const Forfeit&) = default;
};
// Has a table of three or four be played without an entrant who has not come (amounts.h). Once it has begun,
// it notes that they have given up: then those who direct decide the table.
struct LeaveTable {
  TableNumber at{};
  int entrant = 0;
  friend bool operator==(const LeaveTable&, const LeaveTable&) = default;
};
// Notes what a review has found of the luck in a game (luck.h), or in place of what was noted.
struct NoteLuck {
  TableNumber at{};
  int luck = 0;      // of White, in hundredths of a hole
  int variance = 0;  // measured, of what is left without it: in the square of this unit
  friend bool operator==(const NoteLuck&, const NoteLuck&) = default;
};
// Pauses the event: no round begins before Resume.
struct Pause {
  friend bool operator==(const Pause&, const Pause&) = default;
};
struct Resume {
  friend bool operator==(const Resume&, const Resume&) = default;
};
// Tells all entrants something.
struct Announce {
  std::string text;
  friend bool operator==(const Announce&, const Announce&) = default;
};
// Gives a person a role among those who direct the event, in place of the one that they have; without a role
// they direct it no more.
struct Appoint {
  std::int64_t person = 0;
  std::string name{};
  std::optional<StaffRole> role{};
  friend bool operator==(const Appoint&, const Appoint&) = default;
};
// Ends the event after its last round.
struct Finish {
  friend bool operator==(const Finish&, const Finish&) = default;
};
// Undoes an act, or an undo, by its number.
struct Undo {
  int number = 0;
  friend bool operator==(const Undo&, const Undo&) = default;
};

using EventAct = std::variant<AddEntrant, Withdraw, Readmit, Substitute, ExcludePair, SetLineup, GiveBye,
                              SetAway, StartRound, PairAgain, CloseRound, StartTable, BeginGame, GrantTime,
                              EnterResult, CorrectResult, AnnulResult, Forfeit, LeaveTable, NoteLuck, Pause,
                              Resume, Announce, Appoint, Finish, Undo>;

// The alternatives of EventAct, in its order.
enum class ActKind : std::uint8_t {
  AddEntrant,
  Withdraw,
  Readmit,
  Substitute,
  ExcludePair,
  SetLineup,
  GiveBye,
  SetAway,
  StartRound,
  PairAgain,
  CloseRound,
  StartTable,
  BeginGame,
  GrantTime,
  EnterResult,
  CorrectResult,
  AnnulResult,
  Forfeit,
  LeaveTable,
  NoteLuck,
  Pause,
  Resume,
  Announce,
  Appoint,
  Finish,
  Undo,
};

// The names of acts in the store and in messages.
inline constexpr EnumTable<ActKind, ActKind::Undo, std::string_view> kActNames({
    {ActKind::AddEntrant, "add_entrant"},
    {ActKind::Withdraw, "withdraw"},
    {ActKind::Readmit, "readmit"},
    {ActKind::Substitute, "substitute"},
    {ActKind::ExcludePair, "exclude_pair"},
    {ActKind::SetLineup, "set_lineup"},
    {ActKind::GiveBye, "give_bye"},
    {ActKind::SetAway, "set_away"},
    {ActKind::StartRound, "start_round"},
    {ActKind::PairAgain, "pair_again"},
    {ActKind::CloseRound, "close_round"},
    {ActKind::StartTable, "start_table"},
    {ActKind::BeginGame, "begin_game"},
    {ActKind::GrantTime, "grant_time"},
    {ActKind::EnterResult, "enter_result"},
    {ActKind::CorrectResult, "correct_result"},
    {ActKind::AnnulResult, "annul_result"},
    {ActKind::Forfeit, "forfeit"},
    {ActKind::LeaveTable, "leave_table"},
    {ActKind::NoteLuck, "note_luck"},
    {ActKind::Pause, "pause"},
    {ActKind::Resume, "resume"},
    {ActKind::Announce, "announce"},
    {ActKind::Appoint, "appoint"},
    {ActKind::Finish, "finish"},
    {ActKind::Undo, "undo"},
});
static_assert(std::variant_size_v<EventAct> == kActNames.kSize);

constexpr std::string_view name_of(ActKind kind) { return kActNames[kind]; }
constexpr std::optional<ActKind> find_act(std::string_view name) { return kActNames.find(name); }
inline ActKind kind_of(const EventAct& act) { return static_cast<ActKind>(act.index()); }

}  // namespace trictrac::event
