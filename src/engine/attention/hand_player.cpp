#include "engine/attention/hand_player.h"

#include <algorithm>

#include "engine/bots/strengths.h"
#include "engine/equity/values.h"

namespace trictrac::attention {
namespace {

using referee::Cure;
using referee::EcoleClaim;
using referee::PendingMark;
using referee::Phase;
using referee::Referee;

constexpr double kTour = 100;  // more holes than anything else is worth

using Action = std::optional<GameEvent>;

// Finds what one player has to say at one board.
class ActionFinder {
 public:
  ActionFinder(const Eye& eye, double blur, HandEstimator& estimator, const HandBoard& board, Side side)
      : eye_(eye), blur_(blur), estimator_(estimator), board_(board), game_(board.referee()), side_(side) {}

  // Returns the most urgent of all that the player can say; nothing where there is none.
  Action next() {
    using Step = Action (ActionFinder::*)();
    constexpr Step kSteps[] = {&ActionFinder::answer_question, &ActionFinder::ask_reason,
                               &ActionFinder::dispute,         &ActionFinder::maintain,
                               &ActionFinder::demand_whole,    &ActionFinder::choose_remedy,
                               &ActionFinder::mark_own,        &ActionFinder::mark_received};
    for (const Step step : kSteps)
      if (auto action = (this->*step)(); action && is_accepted(*action)) return action;
    const Side y = other(side_);
    for (const CountedMark& mark :
         {mark_of(y, MarkPart::Received), CountedMark{game_.pending().past[y], y, MarkPart::Gained},
          mark_of(y, MarkPart::Gained)})
      if (auto action = claim(mark); action && is_accepted(*action)) return action;
    if (auto action = agree(); action && is_accepted(*action)) return action;
    return std::nullopt;
  }

 private:
  // R17: the jans, as they were counted to mark.
  Action answer_question() {
    const auto& question = game_.pending().asked[other(side_)];
    if (!question || question->answered) return std::nullopt;
    return Justify{question->part, jans_counted(eye_, mark_of_roll(side_, question->part, question->of))};
  }

  // R17: asks the reason of a jan that the second count does not find, while it is the opponent's turn to
  // play.
  Action ask_reason() {
    const CountedMark mark = mark_of(other(side_), MarkPart::Gained);
    const bool in_hand = game_.pending().phase == Phase::Play && game_.state().to_act == mark.side;
    if (!by_hand() || !in_hand || has_asked(mark) || !looks_at_mark(eye_, mark)) return std::nullopt;
    const int made = game_.marked(mark.side, mark.part, mark.sheet);
    const int first = count(eye_, mark, Look::First);
    const bool in_doubt = made > 0 && first != made && count(eye_, mark, Look::Again) != first;
    return in_doubt ? Action(Justify{mark.part, {}}) : std::nullopt;
  }

  // R11.
  Action dispute() {
    for (const EcoleClaim& c : game_.pending().claims) {
      if (c.by == side_ || !c.fresh || mark_of_roll(other(c.by), c.part, c.of).sheet.of != c.of) continue;
      const int wrong = c.points - points_found_right(c);
      if (wrong > 0) return DisputeEcole{wrong, c.part};
    }
    return std::nullopt;
  }

  // R12.
  Action maintain() {
    for (const EcoleClaim& c : game_.pending().claims) {
      if (c.by != side_ || !c.insists || mark_of_roll(other(c.by), c.part, c.of).sheet.of != c.of) continue;
      const int rightly = std::min(c.disputed, c.points - points_found_right(c));
      if (c.disputed - rightly > rightly) return Augment{c.part};
    }
    return std::nullopt;
  }

  // R10: demands the whole of a mark that is too small, if that serves the player.
  Action demand_whole() {
    if (!eye_.habits.weighs || !game_.may(side_, EventKind::DemandWhole)) return std::nullopt;
    HandBoard trial = board_;
    if (!trial.act(side_, DemandWhole{})) return std::nullopt;
    const auto unsaid = equity(board_), said = equity(trial);
    return unsaid && said && *said > *unsaid ? Action(DemandWhole{}) : std::nullopt;
  }

  // R21, R31: the remedy that serves best for a wrong play of the opponent.
  Action choose_remedy() {
    const std::vector<Cure> all = game_.cures(side_);
    if (all.empty() || game_.pending().phase == Phase::Going) return std::nullopt;
    const bool must = all[0].rule == "R27";  // the throw must wait for the remedy
    if (!must && !looks_at_play(eye_, game_.pending().rolls)) return std::nullopt;
    int best = 1;
    double most = -1e9;
    for (int n = 1; n <= static_cast<int>(all.size()); ++n)
      if (const double then = equity_of_remedy(n, most); then > most) most = then, best = n;
    return ChooseRemedy{best};
  }

  Action mark_own() {
    const bool in_hand = game_.pending().phase == Phase::Play && game_.state().to_act == side_;
    if (!by_hand() || !in_hand || !game_.pending().gained[side_].open) return std::nullopt;
    return mark(MarkPart::Gained);
  }

  Action mark_received() {
    if (!by_hand() || game_.pending().phase == Phase::Again || !game_.pending().received[side_].open)
      return std::nullopt;
    return mark(MarkPart::Received);
  }

  // R8, R10.
  Action claim(const CountedMark& mark) {
    if (!by_hand() || !may_claim_now()) return std::nullopt;
    const auto said = [&](const EcoleClaim& c) {
      return c.by == side_ && c.part == mark.part && c.of == mark.sheet.of;
    };
    if (mark.sheet.of == 0 || std::ranges::any_of(game_.pending().claims, said)) return std::nullopt;
    const int points = points_to_claim(mark);
    if (points == 0) return std::nullopt;
    return eye_.habits.weighs ? best_claim(mark.part, points) : ClaimEcole{points, mark.part};
  }

  // R16.
  Action agree() const {
    const bool over = game_.state().outcome.has_value();
    const bool lost = over && game_.state().outcome->winner != side_;
    const bool asked = game_.pending().phase == Phase::Going && game_.asked_to_agree() == side_;
    if (lost || (asked && !over)) return Agree{};
    return std::nullopt;
  }

  bool by_hand() const { return game_.state().options.marking == Marking::Hand; }
  std::optional<double> equity(const HandBoard& board) { return estimator_.equity(board, side_, root_); }

  // Asks the referee, who decides which events are possible now.
  bool is_accepted(const GameEvent& a) const {
    Referee trial = game_;
    return trial.act(side_, a).has_value();
  }

  CountedMark mark_of(Side s, MarkPart part) const { return {sheet_of(game_, s, part), s, part}; }

  // One mark for a roll: a player who has marked does not come back to it.
  Action mark(MarkPart part) const {
    const PendingMark& x = sheet_of(game_, side_, part);
    const auto place = part == MarkPart::Gained ? referee::Place::Gained : referee::Place::Received;
    const auto why = part == MarkPart::Gained ? referee::Why::Gained : referee::Why::Received;
    int marked = 0;
    for (const referee::MarkEntry& e : game_.pending().entries) {
      if (e.side != side_ || e.why != why || e.of != x.of) continue;
      if (e.moment == moment(x.roll, place)) return std::nullopt;
      marked += e.points;
    }
    const int points = count(eye_, mark_of(side_, part), Look::First) - marked;
    if (points <= 0) return std::nullopt;
    Mark all{points, {}, {}, {}};
    if (game_.state().options.pegs == Pegs::Hand) all.holes = game_.holes_due(side_, part, points);
    return all;
  }

  // Returns whether the player may claim now: claims are made before the throw, or with the agreement.
  bool may_claim_now() const {
    const referee::Pending& p = game_.pending();
    const State& s = game_.state();
    if (s.outcome) return s.outcome->winner != side_;
    if (p.phase == Phase::Going) return p.goer != side_;
    return p.phase == Phase::Throw && s.to_act == side_;
  }

  // R7, R15: the école, if `due` is what the mark should be and `made` what it is.
  int ecole_in(const CountedMark& mark, int due, int made) const {
    const int missing = mark.sheet.done ? std::max(0, due - made) : 0;
    return missing + std::max(0, made - std::max(0, due - mark.sheet.undone));
  }

  // Looks twice before saying that something is wrong.
  int points_to_claim(const CountedMark& mark) const {
    if (!looks_at_mark(eye_, mark)) return 0;
    const int made = game_.marked(mark.side, mark.part, mark.sheet);
    const int first = ecole_in(mark, count(eye_, mark, Look::First), made);
    const Look twice = was_answered(mark) ? Look::Careful : Look::Again;
    return first == 0 ? 0 : ecole_in(mark, count(eye_, mark, twice), made);
  }

  bool has_asked(const CountedMark& mark) const {
    const auto& question = game_.pending().asked[side_];
    return question && question->part == mark.part && question->of == mark.sheet.of;
  }

  // With the jans shown the player counts again with care.
  bool was_answered(const CountedMark& mark) const {
    return has_asked(mark) && game_.pending().asked[side_]->answered;
  }

  // R31: the école, the mark put right without one, or neither.
  Action best_claim(MarkPart part, int points) {
    const auto unsaid = equity(board_);
    Action best;
    if (!unsaid) return ClaimEcole{points, part};
    double most = *unsaid;
    for (const GameEvent& a : {GameEvent{ClaimEcole{points, part}}, GameEvent{Rectify{part}}}) {
      HandBoard trial = board_;
      if (!trial.act(side_, a)) continue;
      const auto said = equity(trial);
      if (!said || *said <= most) continue;
      most = *said;
      best = a;
    }
    return best;
  }

  // K5: what a claim is about may be the roll before the last.
  CountedMark mark_of_roll(Side y, MarkPart part, int of) const {
    const PendingMark& past = game_.pending().past[y];
    return part == MarkPart::Gained && past.of == of ? CountedMark{past, y, part} : mark_of(y, part);
  }

  // Returns the points of an école that a careful count finds right.
  int points_found_right(const EcoleClaim& c) const {
    const CountedMark mark = mark_of_roll(other(c.by), c.part, c.of);
    const int made = game_.marked(mark.side, c.part, mark.sheet) + c.back - c.back_again;
    int right = ecole_in(mark, count(eye_, mark, Look::Careful), made);
    for (const EcoleClaim& k : game_.pending().claims)
      if (k.id != c.id && k.by == c.by && k.part == c.part && k.of == c.of) right -= k.right;
    return std::clamp(right, 0, c.points);
  }

  // A demand on a play to come cannot be valued: it counts as better than nothing.
  double equity_of_remedy(int remedy, double worst) {
    HandBoard chosen = board_;
    if (!chosen.act(side_, ChooseRemedy{remedy})) return worst;
    const double unclear = blur_ * misjudgement_of(eye_, game_.pending().rolls, remedy);
    if (chosen.referee().pending().phase == Phase::Again) return worst_answer(chosen) + unclear;
    return equity(chosen).value_or(0) + unclear;
  }

  // Returns the value if the opponent replays the roll in the worst way for the player.
  double worst_answer(const HandBoard& chosen) {
    const referee::Pending& pending = chosen.referee().pending();
    const referee::LastPlay& p = *pending.played;
    const referee::Attempt a{p.before, p.roll, chosen.state().options, p.steps};
    double least = 1e9;
    for (const Sequence& way : ways_to_meet(a, pending.demand.value_or(referee::Demand{}))) {
      HandBoard played = chosen;
      if (!played.act(p.by, PlayMen{Steps(std::span(way.steps, way.size))})) continue;
      if (const auto then = equity(played)) least = std::min(least, *then);
    }
    return least < 1e9 ? least : 0;
  }

  const Eye& eye_;
  double blur_;
  HandEstimator& estimator_;
  const HandBoard& board_;
  const Referee& game_;
  Side side_;
  MatchLedger root_ = board_.account();  // by which all that the player could say is valued
};

}  // namespace

RoundSearch& HandEstimator::search(const MatchLedger& root, Side side) {
  if (!search_ || search_->mine() != side || search_->root() != root)
    search_ = std::make_unique<RoundSearch>(net::built_in(), built_in, root, side);
  return *search_;
}

std::optional<double> HandEstimator::equity(const HandBoard& board, Side side, const MatchLedger& root) {
  const State& s = board.state();
  if (s.outcome) return s.outcome->winner == side ? kTour : -kTour;
  if (s.stage != Stage::Roll) return std::nullopt;
  RoundSearch& round = search(root, side);
  const ChanceNode chance_node = round.chance_node(s, board.account());
  Stakes& stakes = round.stakes();
  return stakes.measure(stakes.at(root)).holes(round.searcher().equity(chance_node)).count();
}

HandPlayer::HandPlayer(std::string_view level, std::uint64_t seed) : eye_{habits_of(level), seed} {
  if (const auto known = level_of(level)) blur_ = std::max(known->blur, known->heat);
}

std::optional<GameEvent> HandPlayer::next(const HandBoard& board, Side side) {
  return ActionFinder(eye_, blur_, estimator_, board, side).next();
}

}  // namespace trictrac::attention
