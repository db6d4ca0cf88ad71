#include "game/rules/setup.h"

#include "base/text_of.h"
#include "game/rules/ground.h"

namespace trictrac {
namespace {

class SetupInspection {
 public:
  explicit SetupInspection(const State& s) : s_(s) {
    // Each side sees the board from its own talon.
    const Position facing_board = turned(s.board);
    view_[s.to_act] = s.board;
    view_[other(s.to_act)] = facing_board;
  }

  std::vector<SetupProblem> run() {
    for (const Side side : kSides) {
      men(side);
      if (s_.options.moves == Moves::Refused) {  // else a fausse case may stand (R21)
        coins(side);
        entered(side);
      }
      marks(side);
    }
    shared_fleches();
    double_jeton();
    pavillon();
    stage();
    return std::move(found_);
  }

 private:
  void report(std::string code, std::string message, std::optional<Side> side = {}, std::string found = {}) {
    found_.push_back({std::move(code), std::move(message), side, std::move(found)});
  }

  void men(Side side) {
    const Men& m = view_[side].own;
    const int n = m.total();
    if (n != kMenPerSide)
      report("men_count",
             text_of("{} has {} men, on the board and off: there must be fifteen", title_of(side), n), side,
             std::to_string(n));
    if (m.off > 0 && m.off < kMenPerSide && !all_home(m))
      report("off_early",
             text_of("{} has men off while others are not yet in the last jan (19-24) (M8)", title_of(side)),
             side, std::to_string(m.off));
    if (m.off == kMenPerSide && s_.stage != Stage::Over)
      report("all_off",
             text_of("{} has no man left: the men should be back on the talons (K5)", title_of(side)), side);
  }

  void coins(Side side) {
    const Position& v = view_[side];
    if (v.own.on(kCoin) == 1)
      report("coin_alone",
             text_of("{} has a man alone on the corner: there must be two at least, or none (M5)",
                     title_of(side)),
             side);
    if (v.own.on(kOtherCoin) > 0)
      report("other_coin",
             text_of("{} has a man on the opponent's corner, which is never legal (M5)", title_of(side)),
             side);
  }

  // M7: while the opponent can still fill a jan, no man can have stopped in it.
  void entered(Side side) {
    const Position& v = view_[side];
    const FlecheSet own = at_least(v.own, 1);
    const Men other_sees = seen_from_facing(v.other);
    if ((own & kOtherGrandJan & ~only(kOtherCoin)) && can_fill_grand_jan(other_sees))
      report("grand_jan_open",
             text_of("{} stands in a grand jan that {} can still fill (M7)", title_of(side),
                     title_of(other(side))),
             side);
    if ((own & kRetour) && can_fill_petit_jan(other_sees))
      report("petit_jan_open",
             text_of("{} stands in a petit jan that {} can still fill (M7)", title_of(side),
                     title_of(other(side))),
             side);
  }

  void marks(Side side) {
    const int points = s_.marks.points[side];
    const int holes = s_.marks.holes[side];
    if (points < 0 || points > 10 || points % 2)
      report("points", text_of("{} has {} points: they are even, from 0 to 10", title_of(side), points), side,
             std::to_string(points));
    if (holes < 0)
      report("holes", text_of("{}'s holes cannot be negative", title_of(side)), side, std::to_string(holes));
    const auto goal = holes_to_win(s_.options.goal);
    if (goal && holes >= *goal && s_.stage != Stage::Over)
      report("holes", text_of("{} has {} holes: the game is over at {} (K6)", title_of(side), holes, *goal),
             side, std::to_string(holes));
  }

  void shared_fleches() {
    FlecheSet both = at_least(s_.board.own, 1) & at_least(s_.board.other, 1);
    while (both) {
      const Fleche f = pop(both);
      const Fleche white = s_.to_act == Side::White ? f : facing(f);
      report(
          "shared",
          text_of(
              "men of both sides stand on flèche {} (from White's talon): a flèche holds one side only (M2)",
              white),
          {}, std::to_string(white));
    }
  }

  void double_jeton() {
    if (s_.marks.double_jeton && (s_.marks.points.white == 0 || s_.marks.points.black == 0))
      report("double_jeton", "the double jeton is carried only while both have points (K2)");
  }

  void pavillon() {
    const Pavillon p = s_.marks.pavillon;
    const bool both = s_.marks.holes.white > 0 && s_.marks.holes.black > 0;
    if (p != Pavillon::Middle && !both)
      report("pavillon", "the pavillon leaves the middle only when both have holes (K7)");
  }

  void stage() {
    const bool needs_roll = s_.stage == Stage::Decide || s_.stage == Stage::Move;
    if (needs_roll && !valid(s_.roll)) report("dice", "this stage needs two dice from 1 to 6");
    for (const Side side : kSides)
      if (s_.rolls_in_releve[side] < 0) report("coups", "rolls since the relevé cannot be negative");
    if (needs_roll && s_.rolls_in_releve[s_.to_act] == 0)
      report("coups", text_of("a roll is in hand, so {} has thrown at least once", title_of(s_.to_act)),
             s_.to_act);
  }

  const State& s_;
  PerSide<Position> view_;
  std::vector<SetupProblem> found_;
};

}  // namespace

std::vector<SetupProblem> problems_of(const State& state) { return SetupInspection(state).run(); }

}  // namespace trictrac
