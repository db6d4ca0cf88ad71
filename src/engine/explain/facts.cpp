#include "engine/explain/facts.h"

#include <algorithm>

#include "engine/explain/odds.h"

namespace trictrac::explanation {
namespace {

constexpr double kThrows = 36;
constexpr double kMeanPips = 7;  // of two numbers: a doublet is played once, as any other roll
constexpr FlecheSet kLow = span(2, 6), kHigh = span(8, 11), kCases = span(2, kCoin);

int men_beyond(const Men& men, FlecheSet set, int enough) {
  int n = 0;
  while (set) n += std::max(0, men.on(pop(set)) - enough);
  return n;
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

// The facts of one side's board.
struct BoardFacts {
  Fact corner, third_on_corner, low_cases, case_on_seven, high_cases, talon, high_alone, heaps, missing,
      spare;
};
constexpr BoardFacts kYours{.corner = Fact::Corner,
                            .third_on_corner = Fact::ThirdOnCorner,
                            .low_cases = Fact::LowCases,
                            .case_on_seven = Fact::CaseOnSeven,
                            .high_cases = Fact::HighCases,
                            .talon = Fact::Talon,
                            .high_alone = Fact::HighAlone,
                            .heaps = Fact::Heaps,
                            .missing = Fact::Missing,
                            .spare = Fact::Spare};
constexpr BoardFacts kTheirs{.corner = Fact::TheirCorner,
                             .third_on_corner = Fact::TheirThirdOnCorner,
                             .low_cases = Fact::TheirLowCases,
                             .case_on_seven = Fact::TheirCaseOnSeven,
                             .high_cases = Fact::TheirHighCases,
                             .talon = Fact::TheirTalon,
                             .high_alone = Fact::TheirHighAlone,
                             .heaps = Fact::TheirHeaps,
                             .missing = Fact::TheirMissing,
                             .spare = Fact::TheirSpare};

void add_board(const Men& men, const Board& board, const BoardFacts& of, FactValues& v) {
  v[of.corner] = contains(board.two, kCoin);
  v[of.third_on_corner] = std::max(0, men.on(kCoin) - 2);
  v[of.low_cases] = size(board.two & kLow);
  v[of.case_on_seven] = contains(board.two, 7);
  v[of.high_cases] = size(board.two & kHigh);
  v[of.talon] = men.on(kTalon);
  v[of.high_alone] = size(board.alone);
  v[of.heaps] = men_beyond(men, span(2, 11), 3);
  v[of.missing] = board.missing;
  v[of.spare] = board.spare;
}

bool makes_case(const Men& before, const Plays& plays) {
  const auto cases = [](const Men& men) { return size(at_least(men, 2) & kCases); };
  const int had = cases(before);
  return std::ranges::any_of(plays, [&](const Play& p) { return cases(after(before, p)) > had; });
}

// The facts that count the throws of one player.
struct ThrowFacts {
  Fact hit, fill, keep, breaks, take_corner, make_case, stuck;
};
constexpr ThrowFacts kYourThrow{.hit = Fact::Hit,
                                .fill = Fact::Fill,
                                .keep = Fact::Keep,
                                .breaks = Fact::Break,
                                .take_corner = Fact::TakeCorner,
                                .make_case = Fact::MakeCase,
                                .stuck = Fact::Stuck};
constexpr ThrowFacts kTheirThrow{.hit = Fact::TheyHit,
                                 .fill = Fact::TheyFill,
                                 .keep = Fact::TheyKeep,
                                 .breaks = Fact::TheyBreak,
                                 .take_corner = Fact::TheyTakeCorner,
                                 .make_case = Fact::TheyMakeCase,
                                 .stuck = Fact::TheyStuck};

// Adds the facts about the next throw of the player to act in `s`, and calls `add_more` with each roll: what
// it does, its judgement, and a function that counts it for a fact.
template <class AddMore>
void add_throws(const State& s, const ThrowFacts& of, Facts& facts, AddMore add_more) {
  Turn turn;
  RollSet roll_at = 1;
  for (const Roll roll : all_rolls()) {
    judge(s.board, roll, s.options, context_of(s), turn);
    Odds odds;
    add_roll(s.board, roll, turn, odds);
    const auto count = [&](Fact fact, bool does) {
      if (!does) return;
      facts.values[fact] += throws(roll);
      facts.rolls[fact] |= roll_at;
    };
    count(of.hit, odds.hit_true > 0);
    count(of.fill, odds.fill > 0);
    count(of.keep, odds.keep > 0);
    count(of.breaks, odds.breaks > 0);
    count(of.take_corner, odds.coin > 0);
    count(of.make_case, makes_case(s.board.own, turn.plays));
    count(of.stuck, odds.jan[static_cast<std::size_t>(Jan::Helpless)] > 0);
    add_more(throws(roll), turn, odds, count);
    roll_at <<= 1;
  }
}

// Returns the flèches with a count, in the opponent's numbering.
FlecheSet facing_places(const std::array<int, kLast + 1>& counts) {
  FlecheSet all = 0;
  for (Fleche f = kTalon; f <= kLast; ++f)
    if (counts[f] > 0) all |= only(facing(f));
  return all;
}

void add_their_throw(const State& theirs, Facts& facts) {
  add_throws(theirs, kTheirThrow, facts, [&](int n, const Turn& turn, const Odds& odds, const auto& count) {
    Marks marks = theirs.marks;
    const int points = turn.events.points_roller();
    count(Fact::TheyHitFalsely, odds.hit_false > 0);
    count(Fact::TheyWinHole, award(marks, theirs.to_act, points).holes > 0);
    facts.values[Fact::TheirGain] += n * points / kThrows;
    facts.values[Fact::YourShare] += n * turn.events.points_other() / kThrows;
    facts.hit |= facing_places(odds.true_on);
    facts.hit_falsely |= facing_places(odds.false_on);
  });
}

void add_own_throw(const State& yours, Facts& facts) {
  add_throws(yours, kYourThrow, facts, [&](int n, const Turn& turn, const Odds&, const auto&) {
    facts.values[Fact::Gain] += n * (turn.events.points_roller() - turn.events.points_other()) / kThrows;
  });
}

}  // namespace

int men_in(const Men& men, FlecheSet set) {
  int n = 0;
  while (set) n += men.on(pop(set));
  return n;
}

Facts facts_of(const State& after, Side side) {
  TRICTRAC_ASSERT(after.stage == Stage::Roll);
  const State yours = thrown_by(side, after), theirs = thrown_by(other(side), after);
  const Board own(yours.board.own);
  const Men& men = yours.board.own;
  Facts facts{.cases = own.two & kCases,
              .alone = own.alone,
              .heaps = at_least(men, 4) & span(2, 11),
              .missing = own.missing_on,
              .full = own.full.value_or(0),
              .passed = at_least(men, 1) & span(kOtherCoin, kLast)};
  FactValues& v = facts.values;
  add_board(men, own, kYours, v);
  add_board(theirs.board.own, Board(theirs.board.own), kTheirs, v);
  v[Fact::CornerLost] = !contains(own.two, kCoin) && men_in(men, span(kTalon, kCoin)) < 2;
  v[Fact::Full] = own.full.has_value();
  v[Fact::Passed] = men_in(men, span(kOtherCoin, kLast)) + men.off;
  add_their_throw(theirs, facts);
  add_own_throw(yours, facts);
  v[Fact::Points] = after.marks.points[side];
  v[Fact::TheirPoints] = after.marks.points[other(side)];
  v[Fact::Bredouille] = in_bredouille(after.marks, side);
  v[Fact::TheirBredouille] = in_bredouille(after.marks, other(side));
  return facts;
}

}  // namespace trictrac::explanation
