// What a line of a game says has been done, by whom; the game follows from the deeds of its lines.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/sha256.h"
#include "game/clock/clocks.h"
#include "game/courrier/match.h"
#include "game/match/match.h"
#include "table/accord.h"

namespace trictrac {

struct LeadDrawn {
  std::vector<Roll> throws;  // White's die, Black's die; empty where the game began otherwise
  Side first = Side::White;
  friend bool operator==(const LeadDrawn&, const LeadDrawn&) = default;
};
struct SeatsDrawn {
  std::vector<std::vector<int>> throws;  // a die of each player, again while two are equal; none: by lot
  std::vector<int> order;                // the player in each seat
  friend bool operator==(const SeatsDrawn&, const SeatsDrawn&) = default;
};
struct HalfDrawn {
  std::vector<Roll> throws;  // the die of who would be paid, and of who would pay; only the last differ
  friend bool operator==(const HalfDrawn&, const HalfDrawn&) = default;
};
// What is done at the table beside the game, which stands as it was, but for what is taken back.
//
// A player commits to his share of the dice by its hash, then shows it (shares.h).
struct Sealing {
  int player = 0;
  Digest seal{};
  friend bool operator==(const Sealing&, const Sealing&) = default;
};
struct Sharing {
  int player = 0;
  Digest share{};
  friend bool operator==(const Sharing&, const Sharing&) = default;
};
// In a game with a clock (game/clock) a player goes on holiday for so many days, or comes back from it (0);
// he gives whoever is asked his time anew; he wishes that what he has no choice in be done for him, or no
// more.
struct Leaving {
  int player = 0;
  int days = 0;
  friend bool operator==(const Leaving&, const Leaving&) = default;
};
struct Grace {
  int player = 0;
  friend bool operator==(const Grace&, const Grace&) = default;
};
struct Trusting {
  int player = 0;
  bool trusts = true;
  friend bool operator==(const Trusting&, const Trusting&) = default;
};
// What a player does beside the game by himself.
using Aside = std::variant<Sealing, Sharing, Leaving, Grace, Trusting>;
// Done by consent of all people at the table (accord.h): the game is over, and what was being played has no
// winner; it goes on another day, with the next act; the last act has not been done.
struct Stop {
  friend bool operator==(Stop, Stop) = default;
};
struct PutOff {
  friend bool operator==(PutOff, PutOff) = default;
};
struct TakeBack {
  friend bool operator==(TakeBack, TakeBack) = default;
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
inline constexpr std::array<std::pair<ClockChange::Kind, std::string_view>, 5> kClockChanges{
    {{ClockChange::Kind::Outage, "outage"},
     {ClockChange::Kind::Extend, "extend"},
     {ClockChange::Kind::Restore, "restore"},
     {ClockChange::Kind::Stop, "stop"},
     {ClockChange::Kind::Start, "start"}}};
static_assert([] {
  for (std::size_t i = 0; i < kClockChanges.size(); ++i)
    if (static_cast<std::size_t>(kClockChanges[i].first) != i) return false;
  return true;
}());
constexpr std::string_view name_of(ClockChange::Kind kind) {
  return kClockChanges[static_cast<std::size_t>(kind)].second;
}
constexpr std::optional<ClockChange::Kind> find_clock_change(std::string_view name) {
  for (const auto& [kind, text] : kClockChanges)
    if (text == name) return kind;
  return std::nullopt;
}
constexpr bool has_length(ClockChange::Kind kind) {
  return kind == ClockChange::Kind::Outage || kind == ClockChange::Kind::Extend;
}
// The longest an operator extends a clock by at once; and the longest that a deed can say.
inline constexpr Millis kLongestExtension = 30 * kDay, kLongestChange = 4'000 * kDay;

// The time of the player who is asked is out, or they have been away from a live game and an opponent has
// claimed it: they lose as if they had resigned.
struct Overtime {
  Side side = Side::White;
  bool absent = false;
  friend bool operator==(const Overtime&, const Overtime&) = default;
};

using Deed =
    std::variant<LeadDrawn, SeatsDrawn, HalfDrawn, Throwing, Hold, Go, Suspending, Playing, Resign, Overtime,
                 ByHand, Sealing, Sharing, Leaving, Grace, Trusting, ClockChange, Stop, PutOff, TakeBack>;

template <class Kind>
inline constexpr bool kAside = std::is_constructible_v<Aside, Kind>;
template <class Kind>
inline constexpr bool kShare = std::is_same_v<Kind, Sealing> || std::is_same_v<Kind, Sharing>;
template <class Kind>
inline constexpr bool kBeside =
    kAside<Kind> || std::is_same_v<Kind, ClockChange> ||
    std::disjunction_v<std::is_same<Kind, Stop>, std::is_same<Kind, PutOff>, std::is_same<Kind, TakeBack>>;
// What is done where all agree, as a deed of either game.
template <class SomeDeed>
SomeDeed deed_of_accord(Accord accord) {
  switch (accord) {
    case Accord::Stop: return Stop{};
    case Accord::PutOff: return PutOff{};
    case Accord::TakeBack: break;
  }
  return TakeBack{};
}
// The player who does it.
inline int player_of(const Aside& aside) {
  return std::visit([](const auto& done) { return done.player; }, aside);
}
// Is it done beside the game?
template <class SomeDeed>
bool is_beside(const SomeDeed& deed) {
  return std::visit([]<class Kind>(const Kind&) { return kBeside<Kind>; }, deed);
}

template <class SomeDeed>
struct DoneBy {
  Side side = Side::White;
  SomeDeed deed;
  Moment at = 0;  // when, in a game with a clock; else 0
  friend bool operator==(const DoneBy&, const DoneBy&) = default;
};
using Done = DoneBy<Deed>;

namespace courrier {

using Deed = std::variant<LeadDrawn, Throwing, Playing, Resign, Overtime, ClockChange, Sealing, Sharing,
                          Leaving, Grace, Trusting, Stop, PutOff, TakeBack>;
using Done = DoneBy<Deed>;

}  // namespace courrier

}  // namespace trictrac
