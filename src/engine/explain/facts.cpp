#include "engine/explain/facts.h"

#include <algorithm>
#include <optional>

namespace trictrac::explanation {
namespace {

constexpr double kThrows = 36;
constexpr double kMeanPips = 49.0 / 6;  // a doublet is played twice, as two equal numbers
constexpr FlecheSet kPleins[] = {kPetitJan, kGrandJan, kRetour};
constexpr FlecheSet kLow = span(2, 6), kHigh = span(8, 11), kCases = span(2, kCoin);
constexpr int kMostMissing = 6;  // more are as far away, and so is a jan that cannot be filled any more

int men_in(const Men& men, FlecheSet set) {
  int n = 0;
  while (set) n += men.on(pop(set));
  return n;
}

int men_beyond(const Men& men, FlecheSet set, int enough) {
  int n = 0;
  while (set) n += std::max(0, men.on(pop(set)) - enough);
  return n;
}

bool is_full(const Men& men, FlecheSet jan) { return (at_least(men, 2) & jan) == jan; }

std::optional<FlecheSet> full_jan(const Men& men) {
  const auto* const jan = std::ranges::find_if(kPleins, [&](FlecheSet j) { return is_full(men, j); });
  return jan == std::end(kPleins) ? std::nullopt : std::optional(*jan);
}

int missing_for(const Men& men, FlecheSet jan) {
  int n = 0;
  while (jan) n += std::max(0, 2 - men.on(pop(jan)));
  return n;
}

// Men only move forward: the first k flèches of a jan are filled by men who stand on them or behind them.
bool is_possible(const Men& men, FlecheSet jan) {
  const Fleche first = first_of(jan);
  for (int k = 1; k <= size(jan); ++k)
    if (men_in(men, span(kTalon, first + k - 1)) < 2 * k) return false;
  return true;
}

// Returns how far men can still travel within their half of the board before a full jan breaks.
int spare_pips(const Men& men, FlecheSet jan) {
  const Fleche last = jan == kRetour ? kLast : kCoin;
  int pips = 0;
  for (Fleche f = kTalon; f <= last; ++f)
    pips += std::max(0, men.on(f) - (contains(jan, f) ? 2 : 0)) * (last - f);
  return pips;
}

// What stands on the board for one side, in its numbering.
struct Board {
  explicit Board(const Men& men) : two(at_least(men, 2)), alone(at_least(men, 1) & ~two & span(7, 11)) {
    for (const FlecheSet jan : kPleins) {
      if (is_full(men, jan) || !is_possible(men, jan)) continue;
      const int n = missing_for(men, jan);
      if (n >= missing) continue;
      missing = n;
      missing_on = jan & ~two;
    }
    full = full_jan(men);
    if (full) spare = spare_pips(men, *full) / kMeanPips;
  }
  FlecheSet two, alone, missing_on = 0;
  int missing = kMostMissing;
  std::optional<FlecheSet> full;
  double spare = 0;
};

void add_own(const Men& men, const Board& board, FactValues& v) {
  const bool corner = contains(board.two, kCoin);
  v[Fact::Corner] = corner;
  v[Fact::CornerLost] = !corner && men_in(men, span(kTalon, kCoin)) < 2;
  v[Fact::ThirdOnCorner] = std::max(0, men.on(kCoin) - 2);
  v[Fact::LowCases] = size(board.two & kLow);
  v[Fact::CaseOnSeven] = contains(board.two, 7);
  v[Fact::HighCases] = size(board.two & kHigh);
  v[Fact::Talon] = men.on(kTalon);
  v[Fact::HighAlone] = size(board.alone);
  v[Fact::Heaps] = men_beyond(men, span(2, 11), 3);
  v[Fact::Missing] = board.missing;
  v[Fact::Full] = board.full.has_value();
  v[Fact::Spare] = board.spare;
  v[Fact::Passed] = men_in(men, span(kOtherCoin, kLast));
}

void add_theirs(const Men& men, const Board& board, FactValues& v) {
  v[Fact::TheirCorner] = contains(board.two, kCoin);
  v[Fact::TheirThirdOnCorner] = std::max(0, men.on(kCoin) - 2);
  v[Fact::TheirLowCases] = size(board.two & kLow);
  v[Fact::TheirCaseOnSeven] = contains(board.two, 7);
  v[Fact::TheirHighCases] = size(board.two & kHigh);
  v[Fact::TheirTalon] = men.on(kTalon);
  v[Fact::TheirHighAlone] = size(board.alone);
  v[Fact::TheirHeaps] = men_beyond(men, span(2, 11), 3);
  v[Fact::TheirMissing] = board.missing;
  v[Fact::TheirSpare] = board.spare;
}

bool takes_corner(const Men& before, const Plays& plays) {
  return before.on(kCoin) == 0 &&
         std::ranges::any_of(plays, [&](const Play& p) { return after(before, p).on(kCoin) >= 2; });
}

bool makes_case(const Men& before, const Plays& plays) {
  const auto cases = [](const Men& men) { return size(at_least(men, 2) & kCases); };
  const int had = cases(before);
  return std::ranges::any_of(plays, [&](const Play& p) { return cases(after(before, p)) > had; });
}

// What one throw does, each 0 or 1; flèches in the roller's numbering.
struct ThrowEffect {
  FlecheSet hit = 0, falsely = 0;
  bool fill = false, keep = false, breaks = false, takes_corner = false, makes_case = false;
  int stuck = 0;  // numbers that cannot be played
  int points = 0, points_other = 0;
};

void add_event(const Event& event, ThrowEffect& e) {
  switch (event.jan) {
    case Jan::HitTrueOuter:
    case Jan::HitTrueHome: e.hit |= event.at; break;
    case Jan::HitFalseOuter:
    case Jan::HitFalseHome: e.falsely |= event.at; break;
    case Jan::PetitJanFill:
    case Jan::GrandJanFill:
    case Jan::RetourFill: e.fill = true; break;
    case Jan::PetitJanKeep:
    case Jan::GrandJanKeep:
    case Jan::RetourKeep: e.keep = true; break;
    case Jan::Helpless: e.stuck = event.ways; break;
    default: break;
  }
}

// Calls `count` with each of the 21 rolls of the player to act in `s`: its throws and what it does.
template <class Count>
void each_throw(const State& s, Count count) {
  const bool full = full_jan(s.board.own).has_value();
  Turn turn;
  for (const Roll roll : all_rolls()) {
    judge(s.board, roll, s.options, context_of(s), turn);
    ThrowEffect e{.takes_corner = takes_corner(s.board.own, turn.plays),
                  .makes_case = makes_case(s.board.own, turn.plays),
                  .points = turn.events.points_roller(),
                  .points_other = turn.events.points_other()};
    for (const Event& event : turn.events) add_event(event, e);
    e.breaks = full && !e.keep;
    count(throws(roll), e);
  }
}

FlecheSet facing_set(FlecheSet set) {
  FlecheSet turned = 0;
  while (set) turned |= only(facing(pop(set)));
  return turned;
}

void add_their_throw(const State& theirs, Facts& facts) {
  FactValues& v = facts.values;
  each_throw(theirs, [&](int n, const ThrowEffect& e) {
    Marks marks = theirs.marks;
    v[Fact::TheyHit] += n * (e.hit != 0);
    v[Fact::TheyHitFalsely] += n * (e.falsely != 0);
    v[Fact::TheyFill] += n * e.fill;
    v[Fact::TheyKeep] += n * e.keep;
    v[Fact::TheyBreak] += n * e.breaks;
    v[Fact::TheyTakeCorner] += n * e.takes_corner;
    v[Fact::TheyStuck] += n * e.stuck;
    v[Fact::TheyWinHole] += n * (award(marks, theirs.to_act, e.points).holes > 0);
    v[Fact::TheirGain] += n * e.points / kThrows;
    v[Fact::YourShare] += n * e.points_other / kThrows;
    v[Fact::TheyMakeCase] += n * e.makes_case;
    facts.hit |= facing_set(e.hit);
    facts.hit_falsely |= facing_set(e.falsely);
  });
}

void add_own_throw(const State& yours, FactValues& v) {
  each_throw(yours, [&](int n, const ThrowEffect& e) {
    v[Fact::Fill] += n * e.fill;
    v[Fact::Keep] += n * e.keep;
    v[Fact::Break] += n * e.breaks;
    v[Fact::Hit] += n * (e.hit != 0);
    v[Fact::TakeCorner] += n * e.takes_corner;
    v[Fact::MakeCase] += n * e.makes_case;
    v[Fact::Stuck] += n * (e.stuck > 0);
    v[Fact::Gain] += n * (e.points - e.points_other) / kThrows;
  });
}

// Returns the state as if `side` threw now.
State thrown_by(Side side, State s) {
  if (s.to_act == side) return s;
  s.board = turned(s.board);
  s.to_act = side;
  return s;
}

}  // namespace

Facts facts_of(const State& after, Side side) {
  TRICTRAC_ASSERT(after.stage == Stage::Roll);
  const State yours = thrown_by(side, after), theirs = thrown_by(other(side), after);
  const Board own(yours.board.own);
  Facts facts{.cases = own.two & kCases, .alone = own.alone, .missing = own.missing_on};
  FactValues& v = facts.values;
  add_own(yours.board.own, own, v);
  add_theirs(theirs.board.own, Board(theirs.board.own), v);
  add_their_throw(theirs, facts);
  add_own_throw(yours, v);
  v[Fact::Points] = after.marks.points[side];
  v[Fact::TheirPoints] = after.marks.points[other(side)];
  v[Fact::Bredouille] = in_bredouille(after.marks, side);
  v[Fact::TheirBredouille] = in_bredouille(after.marks, other(side));
  return facts;
}

}  // namespace trictrac::explanation
