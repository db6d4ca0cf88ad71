#include "lab/measure/situation.h"

#include <algorithm>
#include <array>
#include <bit>
#include <tuple>
#include <utility>

#include "base/assert.h"
#include "game/rules/ground.h"

namespace trictrac::measure {
namespace {

constexpr int kNearHole = 8;  // points
constexpr int kNearEnd = kHolesPerTour - 2;

constexpr std::string_view kPhases[] = {"nobody returns", "one returns", "both return", "race"};
constexpr std::size_t kRace = 3;

// Classes of a number of men, by the most that each has.
template <std::size_t kCount>
struct MenClasses {
  std::array<std::string_view, kCount> names{};
  std::array<int, kCount> most{};
  constexpr MenClasses(const std::pair<std::string_view, int> (&classes)[kCount]) {
    for (std::size_t i = 0; i < kCount; ++i) std::tie(names[i], most[i]) = classes[i];
  }
};
constexpr MenClasses<5> kContacts(
    {{"0 men", 0}, {"1 to 5 men", 5}, {"6 to 10 men", 10}, {"11 to 20 men", 20}, {"21 to 30 men", 30}});
constexpr MenClasses<4> kMenLeft(
    {{"1 to 4 men", 4}, {"5 to 9 men", 9}, {"10 to 14 men", 14}, {"15 men", 15}});

// The sides of which something holds: the index is one for the player asked and two for the opponent.
constexpr std::string_view kSidesNear[] = {"neither", "player", "opponent", "both"};
std::size_t sides(bool player, bool opponent) { return player + std::size_t{2} * opponent; }

using Duty = Obligation::Kind;
constexpr EnumTable<Duty, Duty::TakeLast, std::string_view> kDuties(
    {{Duty::None, "none"}, {Duty::Fill, "fill"}, {Duty::Keep, "keep"}, {Duty::TakeLast, "last man"}});

constexpr std::string_view kQuestions[] = {"play", "hold or go"};

bool returns(const Men& men) { return (at_least(men, 1) & (kOtherGrandJan | kRetour)) != 0 || men.off > 0; }

std::size_t phase_of(const Position& p) {
  if (men_in_contact(p) == 0) return kRace;
  return static_cast<std::size_t>(returns(p.own) + returns(turned(p).own));
}

// Returns the first of `bounds` that `n` does not exceed. Requires that there is one.
std::size_t class_of(int n, std::span<const int> bounds) {
  const auto at = std::ranges::lower_bound(bounds, n);
  TRICTRAC_ASSERT(at != bounds.end());
  return static_cast<std::size_t>(at - bounds.begin());
}

// Counts the men on `fleches`.
int men_on(const Men& men, FlecheSet fleches) {
  int n = 0;
  for (FlecheSet rest = fleches & at_least(men, 1); rest != 0;) n += men.on(pop(rest));
  return n;
}

// Returns the flèches below the highest of `set`.
FlecheSet below_highest(FlecheSet set) { return set == 0 ? 0 : std::bit_floor(set) - 1; }

}  // namespace

int men_in_contact(const Position& p) {
  const Position facing = turned(p);
  const FlecheSet own = at_least(p.own, 1), theirs = at_least(p.other, 1);
  const FlecheSet own_facing = at_least(facing.other, 1), theirs_facing = at_least(facing.own, 1);
  return men_on(p.own, own & below_highest(theirs)) +
         men_on(facing.own, theirs_facing & below_highest(own_facing));
}

std::span<const std::string_view> situations_of(Aspect aspect) {
  switch (aspect) {
    case Aspect::Phase: return kPhases;
    case Aspect::Contact: return kContacts.names;
    case Aspect::Men: return kMenLeft.names;
    case Aspect::Points:
    case Aspect::Holes: return kSidesNear;
    case Aspect::Duty: return kDuties.values();
    case Aspect::Question: return kQuestions;
  }
  return {};
}

std::size_t situation_of(Aspect aspect, const Tour& tour) {
  const State& s = tour.state();
  TRICTRAC_ASSERT(s.stage == Stage::Decide || s.stage == Stage::Move);
  const Side player = s.to_act, opponent = other(player);
  switch (aspect) {
    case Aspect::Phase: return phase_of(s.board);
    case Aspect::Contact: return class_of(men_in_contact(s.board), kContacts.most);
    case Aspect::Men:
      return class_of(kMenPerSide - std::min(s.board.own.off, s.board.other.off), kMenLeft.most);
    case Aspect::Points:
      return sides(s.marks.points[player] >= kNearHole, s.marks.points[opponent] >= kNearHole);
    case Aspect::Holes: return sides(s.marks.holes[player] >= kNearEnd, s.marks.holes[opponent] >= kNearEnd);
    case Aspect::Duty: return static_cast<std::size_t>(tour.turn().obligation.kind);
    case Aspect::Question: return s.stage == Stage::Decide;
  }
  return 0;
}

}  // namespace trictrac::measure
