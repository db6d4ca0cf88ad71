// What can happen in a game: one type for both games and both ways of marking. People ask for events, bots
// answer with them, and they are stored and shown.
//
// A request that leaves something to the table (RollDice without dice) is the same event with an empty field,
// which is filled before the event is applied.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "base/enum_table.h"
#include "base/sha256.h"
#include "game/clock/clocks.h"
#include "game/rules/tariff.h"
#include "game/rules/turn_event.h"

namespace trictrac {

// The two games of combiné, and their names in messages, events and records.
enum class CombineGame : std::uint8_t { Ecrire, Honours };
inline constexpr EnumTable<CombineGame, CombineGame::Honours, std::string_view> kCombineGames({
    {CombineGame::Ecrire, "ecrire"},
    {CombineGame::Honours, "honours"},
});
constexpr std::string_view name_of(CombineGame game) { return kCombineGames[game]; }
constexpr std::optional<CombineGame> find_game(std::string_view name) { return kCombineGames.find(name); }

// Gives each seat its player, before anything else; the first two sit at the board.
struct TakeSeats {
  std::vector<int> order;                // the player in each seat
  std::vector<std::vector<int>> dice{};  // a die of each player, again while two are equal; none: by lot
  friend bool operator==(const TakeSeats&, const TakeSeats&) = default;
};
// S3: half a fiche is thrown for.
struct ThrowHalf {
  std::vector<Roll> dice;  // a: the player to be paid, b: the player to pay; again while they are equal
  friend bool operator==(const ThrowHalf&, const ThrowHalf&) = default;
};
// S3: on a hole of combiné, goes for one game and holds for the second.
struct Suspend {
  CombineGame game = CombineGame::Ecrire;
  friend bool operator==(Suspend, Suspend) = default;
};
// Loses as if by resigning: the time of the player who is asked has run out, or they have been away from a
// live game and an opponent has claimed it.
struct LoseOnTime {
  Side side = Side::White;
  bool absent = false;
  friend bool operator==(const LoseOnTime&, const LoseOnTime&) = default;
};

// Section R: players who mark for themselves and judge one another.

// What a mark is for: the roll of the player who marks, or the opponent's (R7: they are kept apart).
enum class MarkPart : std::uint8_t { Gained, Received };

// R6: adds points to those already marked for the same roll. The rest only where pegs are moved by hand (R2,
// R13): holes pegged, and whether the second jeton, the pavillon, the étendard and the cravate were taken
// where they are due.
struct Mark {
  int points = 0;
  std::optional<int> holes{};
  std::optional<bool> jeton{};
  std::optional<bool> pavillon{};
  std::optional<bool> etendard{};
  std::optional<bool> cravate{};
  friend bool operator==(const Mark&, const Mark&) = default;
};
// R8: claims that the opponent's mark is wrong by so many points.
struct ClaimEcole {
  int points = 0;
  MarkPart part = MarkPart::Gained;
  friend bool operator==(const ClaimEcole&, const ClaimEcole&) = default;
};
// R10: puts the opponent's mark right, without an école.
struct Rectify {
  MarkPart part = MarkPart::Gained;
  friend bool operator==(const Rectify&, const Rectify&) = default;
};
// R10: demands the whole of an école that was claimed in part. R10-R12: of several écoles that may be
// answered, the last one claimed is, or the last one for `part`.
struct DemandWhole {
  std::optional<MarkPart> part{};
  friend bool operator==(const DemandWhole&, const DemandWhole&) = default;
};
// R11: claims that the école was wrong, wholly or by so many points.
struct DisputeEcole {
  std::optional<int> points{};
  std::optional<MarkPart> part{};
  friend bool operator==(const DisputeEcole&, const DisputeEcole&) = default;
};
// R12: maintains an école that was disputed.
struct Augment {
  std::optional<MarkPart> part{};
  friend bool operator==(const Augment&, const Augment&) = default;
};
// R17: asks what your opponent's mark is for; or, with the jans, says what your own was for.
struct Justify {
  std::optional<MarkPart> part{};
  std::optional<std::vector<Jan>> jans{};
  friend bool operator==(const Justify&, const Justify&) = default;
};
// R20: touches the man, or the first of the men, on a flèche.
struct Touch {
  Fleche from = 0;
  friend bool operator==(const Touch&, const Touch&) = default;
};
// R20: says that the next man touched is only adjusted.
struct Adoube {
  friend bool operator==(Adoube, Adoube) = default;
};
// R21: asks what may be done about the opponent's play.
struct AskRemedies {
  friend bool operator==(AskRemedies, AskRemedies) = default;
};
// R21: chooses the remedy of that number, from 1.
struct ChooseRemedy {
  int n = 0;
  friend bool operator==(const ChooseRemedy&, const ChooseRemedy&) = default;
};
// R16: agrees to a going; after the last roll, says that nothing of it is disputed.
struct Agree {
  friend bool operator==(Agree, Agree) = default;
};
// R16: objects to a going.
struct Object {
  friend bool operator==(Object, Object) = default;
};
// R5: invites your opponent to throw, which completes your own mark.
struct Invite {
  friend bool operator==(Invite, Invite) = default;
};

// Beside the game, which stands as it was but for what is taken back.

// Commits to a share of fair dice by its hash (table/shares.h).
struct CommitShare {
  int player = 0;
  Digest commitment{};
  friend bool operator==(const CommitShare&, const CommitShare&) = default;
};
// Shows the share that was committed to.
struct RevealShare {
  int player = 0;
  Digest share{};
  friend bool operator==(const RevealShare&, const RevealShare&) = default;
};
// In a game with a clock: goes on holiday for so many days, or comes back (0).
struct SetVacation {
  int player = 0;
  int days = 0;
  friend bool operator==(const SetVacation&, const SetVacation&) = default;
};
// Gives the player who is asked all their time again.
struct AddTime {
  int player = 0;
  friend bool operator==(const AddTime&, const AddTime&) = default;
};
// Lets the program do for the player what leaves them no choice, or no more.
struct SetAutoPlay {
  int player = 0;
  bool on = true;
  friend bool operator==(const SetAutoPlay&, const SetAutoPlay&) = default;
};
// Changes the clocks of a game: an act of the server, or of the person who runs it.
struct ClockChange {
  enum class Kind : std::uint8_t {
    Outage,   // gives back the time during which the game could not be reached
    Extend,   // gives more time to the player who is asked
    Restore,  // gives the player who is asked all their time again
    Stop,     // stops the clocks
    Start     // starts them again
  };
  Kind kind = Kind::Stop;
  Millis by = 0;  // of Outage and Extend
  friend bool operator==(const ClockChange&, const ClockChange&) = default;
};
inline constexpr EnumTable<ClockChange::Kind, ClockChange::Kind::Start, std::string_view> kClockChanges({
    {ClockChange::Kind::Outage, "outage"},
    {ClockChange::Kind::Extend, "extend"},
    {ClockChange::Kind::Restore, "restore"},
    {ClockChange::Kind::Stop, "stop"},
    {ClockChange::Kind::Start, "start"},
});
constexpr std::string_view name_of(ClockChange::Kind kind) { return kClockChanges[kind]; }
constexpr std::optional<ClockChange::Kind> find_clock_change(std::string_view name) {
  return kClockChanges.find(name);
}
// Returns whether such a change has a length (`by`).
constexpr bool has_length(ClockChange::Kind kind) {
  return kind == ClockChange::Kind::Outage || kind == ClockChange::Kind::Extend;
}
// The longest by which an operator extends a clock at once; and the longest that an event can hold.
inline constexpr Millis kLongestExtension = 30 * kDay, kLongestChange = 4'000 * kDay;

// By consent of all people at the table (table/mutual_offer.h).

// Ends the game; what was being played has no winner.
struct StopGame {
  friend bool operator==(StopGame, StopGame) = default;
};
// Leaves the game for another day, until the next event.
struct Adjourn {
  friend bool operator==(Adjourn, Adjourn) = default;
};
// Undoes the last act.
struct TakeBack {
  friend bool operator==(TakeBack, TakeBack) = default;
};

// An event of any game.
using GameEvent =
    std::variant<TakeSeats, TakeLead, ThrowHalf, RollDice, Hold, Go, Suspend, PlayMen, Resign, LoseOnTime,
                 Mark, ClaimEcole, Rectify, DemandWhole, DisputeEcole, Augment, Justify, Touch, Adoube,
                 AskRemedies, ChooseRemedy, Agree, Object, Invite, CommitShare, RevealShare, SetVacation,
                 AddTime, SetAutoPlay, ClockChange, StopGame, Adjourn, TakeBack>;

// The alternatives of GameEvent, in its order.
enum class EventKind : std::uint8_t {
  TakeSeats,
  TakeLead,
  ThrowHalf,
  RollDice,
  Hold,
  Go,
  Suspend,
  PlayMen,
  Resign,
  LoseOnTime,
  Mark,
  ClaimEcole,
  Rectify,
  DemandWhole,
  DisputeEcole,
  Augment,
  Justify,
  Touch,
  Adoube,
  AskRemedies,
  ChooseRemedy,
  Agree,
  Object,
  Invite,
  CommitShare,
  RevealShare,
  SetVacation,
  AddTime,
  SetAutoPlay,
  ClockChange,
  StopGame,
  Adjourn,
  TakeBack,
};

// The names of events in the store and in messages.
inline constexpr EnumTable<EventKind, EventKind::TakeBack, std::string_view> kEventNames({
    {EventKind::TakeSeats, "seats"},
    {EventKind::TakeLead, "lead"},
    {EventKind::ThrowHalf, "half"},
    {EventKind::RollDice, "roll"},
    {EventKind::Hold, "hold"},
    {EventKind::Go, "go"},
    {EventKind::Suspend, "suspend"},
    {EventKind::PlayMen, "play"},
    {EventKind::Resign, "resign"},
    {EventKind::LoseOnTime, "overtime"},
    {EventKind::Mark, "mark"},
    {EventKind::ClaimEcole, "school"},
    {EventKind::Rectify, "rectify"},
    {EventKind::DemandWhole, "whole"},
    {EventKind::DisputeEcole, "false_school"},
    {EventKind::Augment, "augment"},
    {EventKind::Justify, "reason"},
    {EventKind::Touch, "touch"},
    {EventKind::Adoube, "adoube"},
    {EventKind::AskRemedies, "remedies"},
    {EventKind::ChooseRemedy, "remedy"},
    {EventKind::Agree, "agree"},
    {EventKind::Object, "object"},
    {EventKind::Invite, "invite"},
    {EventKind::CommitShare, "seal"},
    {EventKind::RevealShare, "share"},
    {EventKind::SetVacation, "leave"},
    {EventKind::AddTime, "grace"},
    {EventKind::SetAutoPlay, "trust"},
    {EventKind::ClockChange, "clock"},
    {EventKind::StopGame, "stop"},
    {EventKind::Adjourn, "put_off"},
    {EventKind::TakeBack, "take_back"},
});
static_assert(std::variant_size_v<GameEvent> == kEventNames.kSize);

constexpr std::string_view name_of(EventKind kind) { return kEventNames[kind]; }
constexpr std::optional<EventKind> find_event(std::string_view name) { return kEventNames.find(name); }
inline EventKind kind_of(const GameEvent& event) { return static_cast<EventKind>(event.index()); }

// Returns whether it is said or marked at a board whose players mark for themselves, and is no step of a turn
// (section R).
constexpr bool is_said(EventKind kind) { return kind >= EventKind::Mark && kind <= EventKind::Invite; }
// Returns whether it happens beside the game.
constexpr bool is_beside(EventKind kind) { return kind >= EventKind::CommitShare; }
inline bool is_beside(const GameEvent& event) { return is_beside(kind_of(event)); }
// Returns whether a player does it alone, beside the game.
constexpr bool is_aside(EventKind kind) {
  return kind >= EventKind::CommitShare && kind <= EventKind::SetAutoPlay;
}
inline bool is_aside(const GameEvent& event) { return is_aside(kind_of(event)); }

// Returns the player who does an event that is_aside.
int player_aside(const GameEvent& event);

// An event of the log of a game.
struct LoggedEvent {
  Side side = Side::White;  // who acts; beside the game, who is to act
  GameEvent event{};
  Moment at = 0;  // when, in a game with a clock; else 0
  friend bool operator==(const LoggedEvent&, const LoggedEvent&) = default;
};

}  // namespace trictrac
