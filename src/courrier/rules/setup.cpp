#include "courrier/rules/setup.h"

#include "base/text_of.h"

namespace trictrac::courrier {
namespace {

class Examiner {
 public:
  explicit Examiner(const State& s) : s_(s) {}

  std::vector<SetupProblem> examine() {
    for (const Side side : kSides) men(side);
    if (held_by_other(s_.board) & at_least(s_.board.own, 1))
      report("shared_fleche", "men of both sides stand on one flèche (J4)");
    if (s_.terms.points < 1 || s_.terms.points > kMostPoints)
      report("terms", text_of("a match is played to 1 point at least and {} at most", kMostPoints));
    for (const Side side : kSides)
      if (s_.score[side] < 0) report("score", text_of("{}'s score cannot be below zero", title_of(side)));
    s_.stage == Stage::Over ? over() : going_on();
    return std::move(problems_);
  }

 private:
  void report(std::string code, std::string message) {
    problems_.push_back({std::move(code), std::move(message)});
  }

  void men(Side side) {
    const Men& m = men_of(s_, side);
    if (m.total() != kMenPerSide)
      return report("men_count", text_of("{} has {} men: there must be fifteen", title_of(side), m.total()));
    if (m.off > 0 && !all_home(m))
      report("off_early",
             text_of("{} has men off while others are not in the last quarter (J8)", title_of(side)));
    const auto courier = courier_of(m);
    if (courier && m.on(1) < (*courier == 1 ? kMenPerSide : kWaiting))
      report("courier",
             text_of("{}'s courier has not reached the last quarter: the other men wait on flèche 1 (J5)",
                     title_of(side)));
  }

  void going_on() {
    for (const Side side : kSides) {
      if (men_of(s_, side).off == kMenPerSide)
        report("men_off", text_of("{} has all men off: the game is over", title_of(side)));
      if (s_.score[side] >= s_.terms.points)
        report("score", text_of("{} has scored enough to win the match (J11)", title_of(side)));
    }
    if (s_.stage == Stage::Move && !valid(s_.roll)) report("dice", "a roll has two dice from 1 to 6");
    if (s_.stage == Stage::Lead && (s_.board != start_position() || s_.score != PerSide<int>{}))
      report("lead", "the lead is drawn only before the first game (J2)");
    if (s_.won) report("won", "how the last game was won is given only at stage O");
  }

  void over() {
    if (!s_.won) return report("won", "a match that is over says how its last game was won");
    const Win& w = *s_.won;
    const Side loser = other(w.winner);
    if (s_.score[w.winner] < s_.terms.points || s_.score[w.winner] - w.points >= s_.terms.points ||
        s_.score[w.winner] < w.points || s_.score[loser] >= s_.terms.points)
      report("score", "the score is not one at which the last game won the match (J11)");
    const bool out = men_of(s_, w.winner).off == kMenPerSide;
    if (men_of(s_, loser).off == kMenPerSide || out != (w.by == Ending::Out))
      report("men_off", "the winner has all men off, unless the loser resigned");
    if (w.by == Ending::Out && s_.to_act != w.winner) report("turn", "the last play was the winner's");
    if (w.points != points_lost_by(men_of(s_, loser)))
      report("won", "a game is worth 2 points while the loser has no man off, then 1 (J10)");
  }

  const State& s_;
  std::vector<SetupProblem> problems_;
};

}  // namespace

std::vector<SetupProblem> problems_of(const State& state) { return Examiner(state).examine(); }

}  // namespace trictrac::courrier
