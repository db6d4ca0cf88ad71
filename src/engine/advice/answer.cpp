#include "engine/advice/answer.h"

#include <algorithm>

#include "base/assert.h"
#include "engine/advice/units.h"

namespace trictrac::advice {
namespace {

// The kind of answer an action is; a play is one after holding.
Choice choice_of(const GameEvent& action) {
  if (const auto* s = std::get_if<Suspend>(&action)) return {.kind = Choice::Kind::Suspend, .game = s->game};
  if (std::holds_alternative<Go>(action)) return {.kind = Choice::Kind::Go};
  return {};
}

}  // namespace

Question::Question(Round& round, const Match& match, int plies, const Width& width)
    : round_(round),
      thrown_(Round::thrown(match, round.worth())),
      ways_(look_at(round.worth().searcher(), thrown_, plies, width)) {}

// How many plays, or at Decide how many kinds of answer.
int Question::choices() const {
  if (!thrown_.may_decide()) return thrown_.turn.plays.size();
  std::vector<Choice> kinds;
  for (const Looked& way : ways_)
    if (std::ranges::none_of(kinds, [&](const Choice& k) { return same_kind(k, way.choice); }))
      kinds.push_back(way.choice);
  return static_cast<int>(kinds.size());
}

std::optional<std::size_t> Question::place_of(const GameEvent& action) const {
  const auto* playing = std::get_if<PlayMen>(&action);
  const Choice wanted = choice_of(action);
  const Position& board = thrown_.state.board;
  const auto fits = [&](const Looked& way) {
    if (!playing) return same_kind(way.choice, wanted);
    return after(board.own, thrown_.turn.plays[way.choice.play]) == after(board.own, playing->steps);
  };
  const auto at = std::ranges::find_if(ways_, fits);
  if (at == ways_.end()) return std::nullopt;
  return static_cast<std::size_t>(at - ways_.begin());
}

Millionths Question::lost(std::size_t i) const {
  return sign(thrown_.state.to_act) * (ways_.front().choice.worth - ways_[i].choice.worth);
}

bool Question::doubtful(std::size_t i, Thousandths doubt) {
  const Thousandths sure = 2 * limit_of(Grade::Blunder).from;
  const auto mille = [&](std::size_t k) { return round_.amount(lost(k), thrown_.node).mille; };
  if (mille(i) > sure) return false;
  if (!thrown_.may_decide()) return mille(i) > doubt;
  const Choice& best = ways_.front().choice;
  const auto rival = std::ranges::find_if(ways_, [&](const Looked& w) { return !same_kind(w.choice, best); });
  const bool close = rival != ways_.end() && mille(static_cast<std::size_t>(rival - ways_.begin())) < doubt;
  return close || mille(i) > doubt;
}

Way Question::way_of(const Looked& looked) {
  const Choice& c = looked.choice;
  const int s = sign(thrown_.state.to_act);
  const Millionths base = round_.worth().stakes().measure(thrown_.node).base;
  Way way{.kind = c.kind, .game = c.game};
  if (c.kind != Choice::Kind::Go) way.play = thrown_.turn.plays[c.play];
  if (c.kind == Choice::Kind::Play) way.book = from_book(way.play);
  way.holes = round_.amount(s * (c.worth - base), thrown_.node).holes;
  way.unit = in_units(s * c.worth);
  way.lost = round_.amount(s * (ways_.front().choice.worth - c.worth), thrown_.node);
  return way;
}

std::optional<FromBook> Question::from_book(const Play& play) {
  const book::Line* line = round_.in_book(thrown_);
  if (!line) return std::nullopt;
  for (const book::RatedPlay& a : line->answers)
    if (after(thrown_.state.board, a.play) == after(thrown_.state.board, play))
      return FromBook{&a == &line->answers.front(), in_holes(a.worth), in_holes(a.behind), in_holes(a.error)};
  return std::nullopt;
}

double Question::chance_of(const Looked& looked) {
  Searcher& wins = round_.wins().searcher();
  if (!thrown_to_win_) {
    thrown_to_win_ = thrown_;
    thrown_to_win_->node = wins.stakes().at(round_.worth().stakes().account(thrown_.node));
    ways_to_win_ = wins.ranked(*thrown_to_win_, Depth{});
  }
  const auto same = [&](const Choice& c) {
    return same_kind(c, looked.choice) && c.play == looked.choice.play;
  };
  const auto found = std::ranges::find_if(ways_to_win_, same);
  TRICTRAC_ASSERT(found != ways_to_win_.end());
  Millionths worth = found->worth;
  if (const auto spot = wins.follow(*thrown_to_win_, looked.choice))
    worth = wins.worth(*spot, 1, Depth{.plies = 1});
  const double white = Round::chance(worth);
  return thrown_.state.to_act == Side::White ? white : 1 - white;
}

// Of a decision the best of each kind, of plays the two best; and the one given, which comes last.
std::vector<Choice> Question::rivals(std::size_t given) const {
  std::vector<Choice> all;
  for (std::size_t i = 0; i < ways_.size(); ++i) {
    const Choice& c = ways_[i].choice;
    const bool known = std::ranges::any_of(all, [&](const Choice& k) { return same_kind(k, c); });
    if (i != given && (thrown_.may_decide() ? !known : all.size() < 2)) all.push_back(c);
  }
  all.push_back(ways_[given].choice);
  return all;
}

void Question::play_on(Verdict& v, std::size_t given, const RolloutOptions& options) {
  Rollout rollout(round_.worth().searcher(), thrown_, rivals(given), options);
  rollout.run();
  const auto all = rollout.results();
  const Rolled& his = all.back();
  const Rolled& best = *std::ranges::min_element(all, {}, &Rolled::behind);
  const auto by_trials = [&](const Rolled& r) {
    Choice choice = r.choice;
    choice.worth = r.mean;
    Way way = way_of({choice, v.plies});
    way.lost = round_.amount(std::max(Millionths{}, r.behind), thrown_.node);
    return way;
  };
  const Way given_by_trials = by_trials(his);
  v.rolled =
      RolledWay{given_by_trials.lost.holes, round_.amount(his.behind_error, thrown_.node).holes, his.times};
  Millionths unsure;  // of those still in question
  for (const Rolled& r : all)
    if (r.behind <= options.sure * r.behind_error) unsure = std::max(unsure, r.behind_error);
  if (round_.amount(unsure, thrown_.node).mille >= limit_of(Grade::Doubtful).from) return;
  v.given = given_by_trials;
  v.best = by_trials(best);
}

Verdict Question::verdict(const GameEvent& action, std::optional<Thousandths> doubt,
                          const std::optional<RolloutOptions>& rollouts) {
  Verdict v{.decision = thrown_.may_decide(), .choices = choices()};
  auto at = place_of(action);
  if (!at) {
    v.lawful = false;
    return v;
  }
  if (v.choices > 1) {
    at = look_too(round_.worth().searcher(), thrown_, ways_, *at);
    if (doubt && plies() < kMostPlies && doubtful(*at, *doubt))
      at = look_farther(round_.worth().searcher(), thrown_, ways_, *at);
  }
  v.plies = plies();
  v.given = way_of(ways_[*at]);
  v.best = way_of(ways_.front());
  if (rollouts && v.graded() && doubtful(*at, limit_of(Grade::Doubtful).from)) play_on(v, *at, *rollouts);
  if (v.graded()) v.grade = grade_of(v.given.lost.mille);
  return v;
}

void Question::decided(const GameEvent& action, const Match& match) {
  const Choice kind = choice_of(action);
  std::erase_if(ways_, [&](const Looked& w) { return !same_kind(w.choice, kind); });
  for (Looked& way : ways_) way.choice.kind = Choice::Kind::Play;
  thrown_ = Round::thrown(match, round_.worth());
  thrown_to_win_.reset();
}

}  // namespace trictrac::advice
