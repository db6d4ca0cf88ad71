#include "analysis/answer.h"

#include <algorithm>

namespace trictrac::analysis {
namespace {

constexpr double kMillion = 1e6;

int sign(Side s) { return s == Side::White ? 1 : -1; }

// The kind of answer an action is; a play is one after holding.
Choice choice_of(const MatchAction& action) {
  if (const auto* s = std::get_if<Suspending>(&action)) return {.kind = Choice::Kind::Suspend, .game = s->game};
  const auto* a = std::get_if<Action>(&action);
  if (a && std::holds_alternative<Go>(*a)) return {.kind = Choice::Kind::Go};
  return {};
}

const Playing* playing_in(const MatchAction& action) {
  const auto* a = std::get_if<Action>(&action);
  return a ? std::get_if<Playing>(a) : nullptr;
}

}  // namespace

Question::Question(Round& round, const Match& match, int plies, const Width& width)
    : round_(round),
      thrown_(Round::thrown(match, round.worth())),
      ways_(look_at(round.worth(), thrown_, plies, width)) {}

// How many plays, or at Decide how many kinds of answer.
int Question::choices() const {
  if (!thrown_.may_decide()) return thrown_.turn.plays.size();
  std::vector<Choice> kinds;
  for (const Looked& way : ways_)
    if (std::ranges::none_of(kinds, [&](const Choice& k) { return same_kind(k, way.choice); }))
      kinds.push_back(way.choice);
  return static_cast<int>(kinds.size());
}

std::optional<std::size_t> Question::place_of(const MatchAction& action) const {
  const Playing* playing = playing_in(action);
  const Choice wanted = choice_of(action);
  const Position& board = thrown_.state.board;
  const auto fits = [&](const Looked& way) {
    if (!playing) return same_kind(way.choice, wanted);
    return after(board, thrown_.turn.plays[way.choice.play]) == after(board, playing->play);
  };
  const auto at = std::ranges::find_if(ways_, fits);
  if (at == ways_.end()) return std::nullopt;
  return static_cast<std::size_t>(at - ways_.begin());
}

double Question::lost(std::size_t i) const {
  return sign(thrown_.state.to_act) * (ways_.front().choice.worth - ways_[i].choice.worth);
}

bool Question::doubtful(std::size_t i, double doubt) {
  const double sure = 2 * limit_of(Grade::Blunder).from;
  const auto mille = [&](std::size_t k) { return round_.amount(lost(k), thrown_.node).mille; };
  if (mille(i) > sure) return false;
  if (!thrown_.may_decide()) return mille(i) > doubt;
  const Choice& best = ways_.front().choice;
  const auto rival = std::ranges::find_if(ways_, [&](const Looked& w) { return !same_kind(w.choice, best); });
  const bool close = rival != ways_.end() && mille(static_cast<std::size_t>(rival - ways_.begin())) < doubt;
  return close || mille(i) > doubt;
}

Way Question::told(const Looked& looked) {
  const Choice& c = looked.choice;
  const int s = sign(thrown_.state.to_act);
  const double base = round_.worth().stakes().measure(thrown_.node).base;
  Way way{.kind = c.kind, .game = c.game};
  if (c.kind != Choice::Kind::Go) way.play = thrown_.turn.plays[c.play];
  way.holes = round_.amount(s * (c.worth - base), thrown_.node).holes;
  way.unit = s * c.worth / kMillion;
  way.lost = round_.amount(s * (ways_.front().choice.worth - c.worth), thrown_.node);
  return way;
}

double Question::chance_of(const Looked& looked) {
  Searcher& wins = round_.wins();
  if (!thrown_to_win_) {
    thrown_to_win_ = thrown_;
    thrown_to_win_->node = wins.stakes().at(round_.worth().stakes().account(thrown_.node));
    ways_to_win_ = wins.ranked(*thrown_to_win_, {.plies = 0});
  }
  const auto same = [&](const Choice& c) { return same_kind(c, looked.choice) && c.play == looked.choice.play; };
  double worth = std::ranges::find_if(ways_to_win_, same)->worth;
  if (const auto spot = wins.follow(*thrown_to_win_, looked.choice)) worth = wins.worth(*spot, 1, {.plies = 1});
  const double white = Round::chance(worth);
  return thrown_.state.to_act == Side::White ? white : 1 - white;
}

Verdict Question::verdict(const MatchAction& action, std::optional<double> doubt) {
  Verdict v{.decision = thrown_.may_decide(), .choices = choices()};
  auto at = place_of(action);
  if (!at) {
    v.lawful = false;
    return v;
  }
  if (v.choices > 1) {
    at = look_too(round_.worth(), thrown_, ways_, *at);
    if (doubt && doubtful(*at, *doubt)) at = look_farther(round_.worth(), thrown_, ways_, *at);
  }
  v.plies = plies();
  v.given = told(ways_[*at]);
  v.best = told(ways_.front());
  if (v.graded()) v.grade = grade_of(v.given.lost.mille);
  return v;
}

void Question::decided(const MatchAction& action, const Match& match) {
  const Choice kind = choice_of(action);
  std::erase_if(ways_, [&](const Looked& w) { return !same_kind(w.choice, kind); });
  for (Looked& way : ways_) way.choice.kind = Choice::Kind::Play;
  thrown_ = Round::thrown(match, round_.worth());
  thrown_to_win_.reset();
}

}  // namespace trictrac::analysis
