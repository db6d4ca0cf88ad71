// The events of a game: one type for both games and both ways of marking. Players request events, bots answer
// with events, and events are stored and shown.
//
// A request that leaves a value to the table (RollDice without dice) is the same event with an empty field;
// the table fills the field before it applies the event.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

#include "base/assert.h"
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

// Gives each seat its player, before any other event; the first two sit at the board.
struct TakeSeats {
  std::vector<int> order;                // the player in each seat
  std::vector<std::vector<int>> dice{};  // a die of each player, again while two are equal; none: by lot
  friend bool operator==(const TakeSeats&, const TakeSeats&) = default;
};
// Throws a die each for half a fiche (S3).
struct ThrowHalf {
  std::vector<Roll> dice;  // a: the player to be paid, b: the player to pay; again while they are equal
  friend bool operator==(const ThrowHalf&, const ThrowHalf&) = default;
};
// Combiné (S3): after a hole, goes in one of the two games and holds in the other.
struct Suspend {
  CombineGame game = CombineGame::Ecrire;
  friend bool operator==(Suspend, Suspend) = default;
};
// Loses the game as if by resigning: the time of the player to act has run out, or they have left a live game
// and an opponent has claimed it.
struct LoseOnTime {
  Side side = Side::White;
  bool absent = false;
  friend bool operator==(const LoseOnTime&, const LoseOnTime&) = default;
};

// Section R: players who mark for themselves and judge one another.

// The roll that a mark belongs to: the player's own, or the opponent's. The two are kept apart (R7).
enum class MarkPart : std::uint8_t { Gained, Received };

// R6: adds points to those already marked for the same roll. The other fields count only if pegs are moved by
// hand (R2, R13): the holes pegged, and whether the second jeton, the pavillon, the étendard and the cravate
// were taken when due.
struct Mark {
  int points = 0;
  std::optional<int> holes{};
  std::optional<bool> jeton{};
  std::optional<bool> pavillon{};
  std::optional<bool> etendard{};
  std::optional<bool> cravate{};
  friend bool operator==(const Mark&, const Mark&) = default;
};
// R8: claims an école: the opponent's mark is wrong by that many points.
struct ClaimEcole {
  int points = 0;
  MarkPart part = MarkPart::Gained;
  friend bool operator==(const ClaimEcole&, const ClaimEcole&) = default;
};
// R10: has the opponent's mark corrected, without an école.
struct Rectify {
  MarkPart part = MarkPart::Gained;
  friend bool operator==(const Rectify&, const Rectify&) = default;
};
// R10: demands the whole of an école that was claimed in part. R10 to R12: if several écoles may be answered,
// this answers the last one claimed, or the last one for `part`.
struct DemandWhole {
  std::optional<MarkPart> part{};
  friend bool operator==(const DemandWhole&, const DemandWhole&) = default;
};
// R11: disputes an école, wholly or for that many of its points.
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
// R17: asks for the reason of the opponent's mark; or, with `jans`, gives the reason of your own mark.
struct Justify {
  std::optional<MarkPart> part{};
  std::optional<std::vector<Jan>> jans{};
  friend bool operator==(const Justify&, const Justify&) = default;
};
// R20: touches the man, or the first of the men, of a flèche.
struct Touch {
  Fleche from = 0;
  friend bool operator==(const Touch&, const Touch&) = default;
};
// R20: announces that the next man touched will only be adjusted.
struct Adoube : WithoutParticulars {};
// R21: asks for the remedies against the opponent's play.
struct AskRemedies : WithoutParticulars {};
// R21: chooses a remedy by its number, from 1.
struct ChooseRemedy {
  int n = 0;
  friend bool operator==(const ChooseRemedy&, const ChooseRemedy&) = default;
};
// R16: accepts that the opponent goes; after the last roll, gives up all disputes.
struct Agree : WithoutParticulars {};
// R16: objects that the opponent may not go.
struct Object : WithoutParticulars {};
// R5: invites the opponent to throw; this completes your own mark.
struct Invite : WithoutParticulars {};

// Events beside the game, which do not change it, except for an event they take back.

// Commits to a share of the fair dice by its hash (table/shares.h).
struct CommitShare {
  int player = 0;
  Digest commitment{};
  friend bool operator==(const CommitShare&, const CommitShare&) = default;
};
// Reveals the share that was committed to.
struct RevealShare {
  int player = 0;
  Digest share{};
  friend bool operator==(const RevealShare&, const RevealShare&) = default;
};
// In a game with a clock: starts a holiday of that many days, or ends it (0).
struct SetVacation {
  int player = 0;
  int days = 0;
  friend bool operator==(const SetVacation&, const SetVacation&) = default;
};
// Gives the player to act all their time again.
struct AddTime {
  int player = 0;
  friend bool operator==(const AddTime&, const AddTime&) = default;
};
// Sets whether the program plays forced moves, and throws, for the player.
struct SetAutoPlay {
  int player = 0;
  bool on = true;
  friend bool operator==(const SetAutoPlay&, const SetAutoPlay&) = default;
};
// Changes the clocks of a game, for the server or its operator.
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
// Returns whether a change of this kind has a length (`by`).
constexpr bool has_length(ClockChange::Kind kind) {
  return kind == ClockChange::Kind::Outage || kind == ClockChange::Kind::Extend;
}
// The longest extension that an operator may give at once, and the longest that an event can hold.
inline constexpr Millis kLongestExtension = 30 * kDay, kLongestChange = 4'000 * kDay;

// Events that need the consent of all people at the table (table/mutual_offer.h).

// Ends the game; the round in progress has no winner. A tournament, to which a game may belong, ends it
// without the consent of its players.
struct StopGame {
  enum class Why : std::uint8_t {
    Agreed,
    CalledOff,  // it is not to be played
    Forfeit     // it is awarded, and was not played to its end
  };
  Why why = Why::Agreed;
  std::optional<int> winner{};  // of Forfeit, the player to whom it is awarded; nothing: all lose
  friend bool operator==(const StopGame&, const StopGame&) = default;
};
inline constexpr EnumTable<StopGame::Why, StopGame::Why::Forfeit, std::string_view> kStopReasons({
    {StopGame::Why::Agreed, "agreed"},
    {StopGame::Why::CalledOff, "called_off"},
    {StopGame::Why::Forfeit, "forfeit"},
});
constexpr std::string_view name_of(StopGame::Why why) { return kStopReasons[why]; }
// Adjourns the game, until the next event.
struct Adjourn : WithoutParticulars {};
// Undoes the last move.
struct TakeBack : WithoutParticulars {};

// At a mirrored board (table/mirror.h): lets each side have thrown so often, since the mirrored board has
// come as far. The first says that the mirrored board has all commitments to shares of the dice.
struct AllowThrows {
  std::array<int, 2> throws{};  // of White and Black
  bool over = false;            // nothing is played any more at the mirrored board: no throw waits for it
  friend bool operator==(const AllowThrows&, const AllowThrows&) = default;
};
// The most throws that an event can allow.
inline constexpr int kMostAllowed = 1'000'000;

using GameEvent =
    std::variant<TakeSeats, TakeLead, ThrowHalf, RollDice, Hold, Go, Suspend, PlayMen, Resign, LoseOnTime,
                 Mark, ClaimEcole, Rectify, DemandWhole, DisputeEcole, Augment, Justify, Touch, Adoube,
                 AskRemedies, ChooseRemedy, Agree, Object, Invite, CommitShare, RevealShare, SetVacation,
                 AddTime, SetAutoPlay, ClockChange, StopGame, Adjourn, TakeBack, AllowThrows>;

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
  AllowThrows,
};

// The names of events in the store and in messages.
inline constexpr EnumTable<EventKind, EventKind::AllowThrows, std::string_view> kEventNames({
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
    {EventKind::CommitShare, "commit"},
    {EventKind::RevealShare, "reveal"},
    {EventKind::SetVacation, "vacation"},
    {EventKind::AddTime, "add_time"},
    {EventKind::SetAutoPlay, "auto_play"},
    {EventKind::ClockChange, "clock"},
    {EventKind::StopGame, "stop"},
    {EventKind::Adjourn, "adjourn"},
    {EventKind::TakeBack, "take_back"},
    {EventKind::AllowThrows, "allow"},
});
static_assert(std::variant_size_v<GameEvent> == kEventNames.kSize);

constexpr std::string_view name_of(EventKind kind) { return kEventNames[kind]; }
constexpr std::optional<EventKind> find_event(std::string_view name) { return kEventNames.find(name); }
inline EventKind kind_of(const GameEvent& event) { return static_cast<EventKind>(event.index()); }

// Returns whether an event is a word or a mark of section R, and not a step of a turn.
constexpr bool is_said(EventKind kind) { return kind >= EventKind::Mark && kind <= EventKind::Invite; }
// Returns whether an event happens beside the game.
constexpr bool is_beside(EventKind kind) { return kind >= EventKind::CommitShare; }
inline bool is_beside(const GameEvent& event) { return is_beside(kind_of(event)); }
// Returns whether a single player does an event beside the game, without consent.
constexpr bool is_aside(EventKind kind) {
  return kind >= EventKind::CommitShare && kind <= EventKind::SetAutoPlay;
}
inline bool is_aside(const GameEvent& event) { return is_aside(kind_of(event)); }

// Returns the player who does `event`. Requires is_aside().
inline int player_aside(const GameEvent& event) {
  TRICTRAC_ASSERT(is_aside(event));
  return std::visit(
      [](const auto& aside) {
        if constexpr (requires { aside.player; })
          return aside.player;
        else
          return 0;
      },
      event);
}

// An event of the log of a game.
struct LoggedEvent {
  Side side = Side::White;  // who acts; beside the game, who is to act
  GameEvent event{};
  Moment at = 0;   // when, in a game with a clock; else 0
  Millis lag = 0;  // of a decision: the time of the network that its player is not charged
  friend bool operator==(const LoggedEvent&, const LoggedEvent&) = default;
};

}  // namespace trictrac
