// What can happen in a game: one type for both games and both ways of marking. It is what a person asks for,
// what a bot answers, what is stored and what is shown.
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
#include "game/rules/jan.h"
#include "game/rules/turn_event.h"

namespace trictrac {

// The two games of combiné.
enum class CombineGame : std::uint8_t { Ecrire, Honours };
// In messages, events and records: "ecrire", "honours".
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
// S3: on a hole of combiné, goes for one game and holds for the other.
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

// Section R: what players say and mark who mark for themselves and judge one another.

// What a mark is for: the roll of the player who marks, or the opponent's (R7: they are kept apart).
enum class MarkPart : std::uint8_t { Gained, Received };

// R6: points, added to those already marked for the same roll. The rest only where pegs are moved by hand
// (R2, R13): holes pegged, and whether the second jeton, the pavillon, the étendard and the cravate were
// taken where they are due.
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
// R20.
struct Touch {
  Fleche from = 0;
  friend bool operator==(const Touch&, const Touch&) = default;
};
struct Adoube {
  friend bool operator==(Adoube, Adoube) = default;
};
// R21.
struct AskRemedies {
  friend bool operator==(AskRemedies, AskRemedies) = default;
};
// R21: the remedy of that number, from 1.
struct ChooseRemedy {
  int n = 0;
  friend bool operator==(const ChooseRemedy&, const ChooseRemedy&) = default;
};
// R16: to a going; after the last roll, that nothing of it is disputed.
struct Agree {
  friend bool operator==(Agree, Agree) = default;
};
struct Object {
  friend bool operator==(Object, Object) = default;
};
// R5: invites your opponent to throw, which completes your own mark.
struct Invite {
  friend bool operator==(Invite, Invite) = default;
};
// Beside the game, which stands as it was but for what is taken back.

// Commits to a share of fair dice by its hash; then shows it (table/shares.h).
struct CommitShare {
  int player = 0;
  Digest commitment{};
  friend bool operator==(const CommitShare&, const CommitShare&) = default;
};
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
// Has what leaves the player no choice done for them, or no more.
struct SetAutoPlay {
  int player = 0;
  bool on = true;
  friend bool operator==(const SetAutoPlay&, const SetAutoPlay&) = default;
};
// What the server, or the person who runs it, does to the clocks of a game.
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
constexpr bool has_length(ClockChange::Kind kind) {
  return kind == ClockChange::Kind::Outage || kind == ClockChange::Kind::Extend;
}
// The longest an operator extends a clock by at once; and the longest that an event can say.
inline constexpr Millis kLongestExtension = 30 * kDay, kLongestChange = 4'000 * kDay;

// By consent of all people at the table (table/mutual_offer.h): ends the game, and what was being played has
// no winner; leaves it for another day, until the next event; undoes the last act.
struct StopGame {
  friend bool operator==(StopGame, StopGame) = default;
};
struct Adjourn {
  friend bool operator==(Adjourn, Adjourn) = default;
};
struct TakeBack {
  friend bool operator==(TakeBack, TakeBack) = default;
};

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

// As stored and as in messages.
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

// Is it said or marked at a board whose players mark for themselves, and no step of a turn (section R)?
constexpr bool is_said(EventKind kind) { return kind >= EventKind::Mark && kind <= EventKind::Invite; }
// Is it done beside the game?
constexpr bool is_beside(EventKind kind) { return kind >= EventKind::CommitShare; }
inline bool is_beside(const GameEvent& event) { return is_beside(kind_of(event)); }
// Does a player do it alone, beside the game?
constexpr bool is_aside(EventKind kind) {
  return kind >= EventKind::CommitShare && kind <= EventKind::SetAutoPlay;
}
inline bool is_aside(const GameEvent& event) { return is_aside(kind_of(event)); }

// Returns the player who does an event that is_aside.
int player_aside(const GameEvent& event);

// A line of the log of a game.
struct LoggedEvent {
  Side side = Side::White;  // who acts; who is to act, where it is done beside the game
  GameEvent event{};
  Moment at = 0;  // when, in a game with a clock; else 0
  friend bool operator==(const LoggedEvent&, const LoggedEvent&) = default;
};

}  // namespace trictrac
