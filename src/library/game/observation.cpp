#include "library/game/observation.h"

#include <algorithm>
#include <utility>

#include "base/text_of.h"
#include "game/match/match_ledger.h"
#include "game/rules/setup.h"

namespace trictrac::library {
namespace {

std::int8_t small(int n) { return static_cast<std::int8_t>(std::min(n, 127)); }

// The bytes of the words are the men of eight flèches.
void write_men(const Men& men, std::int8_t* into) {
  for (const std::uint64_t word : men.words)
    for (int shift = 0; shift < 64; shift += 8) *into++ = static_cast<std::int8_t>(word >> shift);
}

// lead, roll, decide, move, over; marking by hand is not played here.
int place_of(Stage stage) { return stage == Stage::Over ? 4 : static_cast<int>(stage); }

int place_in(const std::vector<int>& all, int one) {
  return static_cast<int>(std::ranges::find(all, one) - all.begin());
}

std::optional<int> seat_of(const Match& match, int player) {
  if (match.awaits() == Awaits::Seats) return std::nullopt;
  return place_in(match.account().order, player);
}

std::optional<Side> side_of(const Match& match, int player) {
  if (match.awaits() == Awaits::Seats) return std::nullopt;
  for (const Side side : kSides)
    if (player_at(match.account(), side) == player) return side;
  return std::nullopt;
}

// Every seat of a poule, or of tours, is an account of its own.
std::optional<int> account_of(const Match& match, int player) {
  const auto seat = seat_of(match, player);
  return seat && partie_of(match.account()) ? account_of_player(match.account(), player) : seat;
}

std::vector<Side> advised_by(const Match& match, int player) {
  if (match.awaits() == Awaits::Seats) return {};
  for (const Adviser& adviser : advisers(match.account())) {
    if (adviser.player != player) continue;
    return adviser.side ? std::vector{*adviser.side} : std::vector(kSides.begin(), kSides.end());
  }
  return {};
}

std::optional<int> place_of_one(std::span<const std::int8_t> flags) {
  const auto one = std::ranges::find(flags, 1);
  const bool alone = std::ranges::count(flags, 0) + 1 == static_cast<std::ptrdiff_t>(flags.size());
  return alone && one != flags.end() ? std::optional(static_cast<int>(one - flags.begin())) : std::nullopt;
}

// Reads a view, its viewer as White.
class ViewReader {
 public:
  explicit ViewReader(std::span<const std::int8_t, kSeen> view) : view_(view) {}

  std::expected<State, std::string> read() {
    for (const std::int8_t n : view_)
      if (n < 0) return wrong(n, "number");
    if (const int n = most_men(); n > kMenPerSide) return wrong(n, "number of men");
    State s;
    if (const auto fault = read_rules(s.options)) return wrong(view_[*fault], "rule");
    const auto stage = place_of_one(view_.subspan(kSeenStage, kStages));
    if (!stage) return std::unexpected("exactly one of the five numbers of the stage must be 1");
    s.stage = static_cast<Stage>(*stage);
    s.to_act = at(kSeenAsked, Side::Black) ? Side::Black : Side::White;
    const Position board{men_of(Side::White), men_of(Side::Black)};
    s.board = s.to_act == Side::White ? board : turned(board);
    read_marks(s.marks);
    for (const Side side : kSides) s.rolls_in_releve[side] = at(kSeenThrows, side);
    s.first_roll_done = true;
    if (s.stage == Stage::Decide || s.stage == Stage::Move)
      s.roll = {static_cast<std::uint8_t>(view_[kSeenDice]), static_cast<std::uint8_t>(view_[kSeenDice + 1])};
    if (const auto problems = problems_of(s); !problems.empty())
      return std::unexpected(problems.front().message);
    if (s.stage == Stage::Over) s.outcome = Outcome{winner(s), Ending::Holes};
    return s;
  }

 private:
  static constexpr int kStages = kSeenDice - kSeenStage;

  static std::unexpected<std::string> wrong(int n, std::string_view what) {
    return std::unexpected(text_of("{} is no {} of a view", n, what));
  }
  int at(Seen first, Side side) const { return view_[static_cast<std::size_t>(first + index(side))]; }
  int most_men() const { return std::ranges::max(view_.first(kSeenPoints)); }

  // The opponent's men stand on the flèches of the viewer.
  Men men_of(Side side) const {
    Men men;
    for (Fleche f = kTalon; f <= kLast; ++f)
      men.set(f, view_[static_cast<std::size_t>(kSeenMen + kLast * index(side) + f - 1)]);
    men.off = static_cast<std::uint8_t>(at(kSeenOff, side));
    return men;
  }

  // Returns the place of a number that is wrong.
  std::optional<int> read_rules(RuleOptions& rules) const {
    if (view_[kSeenRules] > static_cast<int>(BearingOff::Backgammon)) return kSeenRules;
    rules.bearing_off = static_cast<BearingOff>(view_[kSeenRules]);
    rules.pile = view_[kSeenRules + 1];
    rules.rencontre = view_[kSeenRules + 2];
    rules.margot = view_[kSeenRules + 3];
    for (const Goal goal : {Goal::Twelve, Goal::Six, Goal::None})
      if (holes_to_win(goal).value_or(0) == view_[kSeenGoal]) {
        rules.goal = goal;
        return std::nullopt;
      }
    return kSeenGoal;
  }

  // K2, K7: a double jeton shows where both have points, and a pavillon that nobody holds was lost where both
  // have holes.
  void read_marks(Marks& marks) const {
    for (const Side side : kSides) {
      marks.points[side] = at(kSeenPoints, side);
      marks.holes[side] = at(kSeenHoles, side);
    }
    const bool both_point = marks.points.white > 0 && marks.points.black > 0;
    const bool both_hole = marks.holes.white > 0 && marks.holes.black > 0;
    if (both_hole) marks.pavillon = Pavillon::Lost;
    for (const Side side : kSides) {
      if (both_point && at(kSeenBredouille, side)) marks.double_jeton = side;
      if (at(kSeenPavillon, side)) marks.pavillon = pavillon_of(side);
    }
  }

  static Side winner(const State& s) {
    return s.marks.holes.white > s.marks.holes.black ? Side::White : Side::Black;
  }

  std::span<const std::int8_t, kSeen> view_;
};

bool leaves(const MatchLedger& a, int seat) {
  const Seating now = seating_of(a);
  return now.about_to_leave && now.at[*now.about_to_leave] == seat;
}

// For a player who looks on: where a line is kept, those before them play first.
int rounds_until(const MatchLedger& a, int seat) {
  const PouleBoard* poule = poule_of(a);
  return poule ? place_in(poule->purse.line, seat) - 1 : 1;
}

int halves(double amount) { return static_cast<int>(2 * amount); }  // whole: balances are counted so

class StandingWriter {
 public:
  StandingWriter(const Match& match, int viewer)
      : match_(&match), account_(account_of(match, viewer)), view_(view_of(match, viewer)) {}

  void write_match(std::span<std::int32_t> into) const {
    const MatchLedger& a = match_->account();
    into[kStandPlayed] = rounds_won(a);
    into[kStandAgreed] = rounds_agreed(a);
    into[kStandPot] = 2 * pot_of(a);
    into[kStandToWin] = over(a) ? 0 : still_to_win(a).value_or(0);
  }

  void write_player(int player, bool viewer, std::span<std::int32_t> into) const {
    const MatchLedger& a = match_->account();
    const PlayerStanding p = player_of(*match_, player);
    into[kStandAccount] = viewer || (p.account && p.account == account_);
    into[kStandSeat] = p.seat.value_or(-1);
    into[kStandBalance] = halves(p.balance);
    if (!p.seat) return;
    into[kStandSide] = !p.side ? 0 : *p.side == view_ ? 1 : -1;
    const Rounds rounds = rounds_of(a, *p.account);
    into[kStandWon] = rounds.won;
    into[kStandLost] = rounds.lost;
    into[kStandLeaves] = leaves(a, *p.seat);
    const PouleBoard* poule = poule_of(a);
    into[kStandHead] = poule && poule->purse.line.front() == *p.seat;
    into[kStandWaits] = p.side ? 0 : rounds_until(a, *p.seat);
  }

 private:
  const Match* match_;
  std::optional<int> account_;
  Side view_;
};

}  // namespace

void observe(const State& s, const Turn& turn, Side viewer, Seeing into) {
  std::ranges::fill(into, std::int8_t{0});
  const Position board = seen_by(viewer, s);
  write_men(board.own, &into[kSeenMen]);
  write_men(board.other, &into[kSeenMen + kLast]);
  const bool acts = s.stage == Stage::Roll || s.stage == Stage::Decide || s.stage == Stage::Move;
  const bool in_hand = s.stage == Stage::Decide || s.stage == Stage::Move;
  for (int i = 0; i < 2; ++i) {
    const Side side = i == 0 ? viewer : other(viewer);
    into[kSeenOff + i] = small(i == 0 ? board.own.off : board.other.off);
    into[kSeenPoints + i] = small(s.marks.points[side]);
    into[kSeenHoles + i] = small(s.marks.holes[side]);
    into[kSeenBredouille + i] = in_bredouille(s.marks, side);
    into[kSeenPavillon + i] = held_by(s.marks.pavillon, side);
    into[kSeenThrows + i] = small(s.rolls_in_releve[side]);
    into[kSeenAsked + i] = acts && s.to_act == side;
    if (in_hand) into[kSeenWorth + i] = small(due_to(side, s, turn));
  }
  into[kSeenStage + place_of(s.stage)] = 1;
  if (in_hand) {
    into[kSeenDice] = small(s.roll.high());
    into[kSeenDice + 1] = small(s.roll.low());
  }
  into[kSeenRules] = small(static_cast<int>(s.options.bearing_off));
  into[kSeenRules + 1] = s.options.pile;
  into[kSeenRules + 2] = s.options.rencontre;
  into[kSeenRules + 3] = s.options.margot;
  into[kSeenGoal] = small(holes_to_win(s.options.goal).value_or(0));
}

std::expected<State, std::string> read_view(std::span<const std::int8_t, kSeen> view) {
  return ViewReader(view).read();
}

PlayerStanding player_of(const Match& match, int player) {
  return {seat_of(match, player), side_of(match, player), account_of(match, player),
          advised_by(match, player), gain_of(match.account(), player)};
}

Side view_of(const Match& match, int player) {
  if (const auto side = side_of(match, player)) return *side;
  const bool partners = match.options().company != Company::Alone && match.awaits() != Awaits::Seats;
  return partners ? kSides[static_cast<std::size_t>(account_of_player(match.account(), player))]
                  : Side::White;
}

void stand(const Match& match, int viewer, std::span<std::int32_t> into) {
  const int players = match.options().players;
  TRICTRAC_ASSERT(into.size() == static_cast<std::size_t>(standing_size(players)));
  std::ranges::fill(into, 0);
  const StandingWriter all(match, viewer);
  all.write_match(into);
  const auto& order = match.account().order;  // as entered, before the seats are drawn
  const int first = place_in(order, viewer);
  for (int i = 0; i < players; ++i) {
    const int player = order[static_cast<std::size_t>((first + i) % players)];
    all.write_player(player, i == 0, into.subspan(static_cast<std::size_t>(standing_size(i)), kStandPlayer));
  }
}

}  // namespace trictrac::library
