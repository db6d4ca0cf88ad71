#include "lab/measure/contest.h"

#include <algorithm>

#include "base/assert.h"
#include "game/match/match_ledger.h"
#include "lab/measure/in_order.h"
#include "lab/signature/random_action.h"

namespace trictrac::measure {
namespace {

// Some players never go, and some formats end by going only.
constexpr long kMostRolls = 20'000;

bool is_throw(const GameEvent& action) { return std::holds_alternative<RollDice>(action); }

}  // namespace

MatchScore& MatchScore::operator+=(const MatchScore& more) {
  rounds += more.rounds;
  gain += more.gain;
  luck += more.luck;
  first_releve += more.first_releve;
  won += more.won;
  luck_of_wins += more.luck_of_wins;
  holes += more.holes;
  luck_in_holes += more.luck_in_holes;
  rolls += more.rolls;
  unfinished += more.unfinished;
  for (int i = 0; i < 2; ++i) {
    decisions[i] += more.decisions[i];
    holds[i] += more.holds[i];
  }
  for (const auto& [halves, won_by] : more.stakes)
    for (int i = 0; i < 2; ++i) stakes[halves][i] += won_by[i];
  return *this;
}

bool is_measured(const MatchOptions& match) { return match.players == 2 || !takes(match.format, kOfMarques); }

Arena::Arena(ArenaOptions options, const Entrant& a, const Entrant& b)
    : options_(std::move(options)), a_(a.make()) {
  TRICTRAC_ASSERT(is_measured(options_.match));
  for (int other = 1; other < options_.match.players; ++other) others_.push_back(b.make());
  if (!options_.reference) return;
  const auto add = [&](Aim aim, double MatchScore::* sum) {
    lucks_.emplace_back(Luck(*options_.reference, options_.tables, aim), sum);
  };
  add(Aim::Agreed, &MatchScore::luck);
  if (traits_of(options_.match.format).pays_worth) add(Aim::Win, &MatchScore::luck_of_wins);
}

MatchScore Arena::play(std::uint64_t seed, int seat, DealtThrows* dealt, Watcher* watcher) {
  TRICTRAC_ASSERT(seat >= 0 && seat < options_.match.players);
  random_ = Random(seed);
  dealt_ = dealt;
  watcher_ = watcher;
  seat_ = seat;
  players_.clear();
  for (const auto& other : others_) players_.push_back(other.get());
  players_.insert(players_.begin() + seat, a_.get());
  a_->begin_match(random_.next());
  for (const auto& other : others_) other->begin_match(random_.next());
  leads_ = 0;
  round_ = -1;
  simple_ = false;
  score_ = {};
  Match match(options_.match, options_.rules);
  if (!play_on(match)) {
    score_ = {};
    score_.unfinished = 1;
  } else {
    count(match.account());
  }
  return std::exchange(score_, {});
}

// Plays to the end; returns false if there is none in sight.
bool Arena::play_on(Match& match) {
  while (!match.over()) {
    if (score_.rolls > kMostRolls || (options_.stops && options_.stops())) return false;
    if (match.awaits() == Awaits::Tour && match.state().stage == Stage::Roll &&
        round_of(match.account()) != round_)
      begin_round(match);
    const GameEvent action = choose(match);
    score_.rolls += is_throw(action);
    follow(match, act(match, action).effects.releve);
  }
  return true;
}

MatchEffects Arena::act(Match& match, const GameEvent& event) {
  if (watcher_) watcher_->before(match, event);
  const MatchEffects effects = match.act_legal(event);
  if (watcher_) watcher_->after(match, effects, score_);
  return effects;
}

void Arena::follow(const Match& match, Releve releve) {
  if (round_ == 0 && releve_ == 0) {
    const PerSide<int>& holes = match.state().marks.holes;
    const int of_white = holes.white - holes.black;
    score_.first_releve = player_at(match.account(), Side::White) == seat_ ? of_white : -of_white;
  }
  releve_ += releve != Releve::None;
}

void Arena::begin_round(const Match& match) {
  round_ = round_of(match.account());
  releve_ = 0;
  for (const Side side : kSides)
    players_[player_at(match.account(), side)]->begin_round(match.account(), side);
  for (auto& [luck, sum] : lucks_) luck.begin_round(match.account());
}

GameEvent Arena::choose(const Match& match) {
  switch (match.awaits()) {
    case Awaits::Lead: {
      const Side due = leads_++ % 2 == 0 ? Side::White : Side::Black;
      const Side first = match.may_lead(due) ? due : other(due);
      simple_ = options_.rules.lead != Lead::ThrowAnew;
      return TakeLead{first, std::nullopt};
    }
    case Awaits::Tour: return match.state().stage == Stage::Roll ? throw_dice(match) : ask(match);
    default: return random_action(match, random_);
  }
}

GameEvent Arena::throw_dice(const Match& match) {
  const bool simple = std::exchange(simple_, false);
  Random& dice = dealt_ ? dealt_->of(match.state().to_act, round_, releve_) : random_;
  const Roll roll = simple ? dice.simple_roll() : dice.roll();
  for (const Side side : kSides) {
    if (player_at(match.account(), side) != seat_) continue;
    const double sign = side == Side::White ? 1 : -1;
    for (auto& [luck, sum] : lucks_) {
      const Units of_white = luck.of(match, roll, simple);
      score_.*sum += sign * of_white.count();
      if (sum == &MatchScore::luck) score_.luck_in_holes += sign * (of_white / luck.value_of_hole(match));
    }
  }
  return RollDice{roll};
}

GameEvent Arena::ask(const Match& match) {
  const int player = player_at(match.account(), match.state().to_act);
  const GameEvent action = players_[player]->choose(match);
  if (match.state().stage == Stage::Decide) {
    ++score_.decisions[who(player)];
    score_.holds[who(player)] += std::holds_alternative<Hold>(action);
  }
  return action;
}

void Arena::count(const MatchLedger& a) {
  score_.gain = gain_of(a, seat_);
  score_.rounds = rounds_won(a);
  const Series* tours = series_of(a);
  if (!tours) return;
  for (const TourWon& t : tours->won) {
    const bool by_a = player_at(a, t.winner) == seat_;  // colours may have been drawn for
    score_.won += by_a;
    score_.holes += (by_a ? 1 : -1) * (t.holes[t.winner] - t.holes[other(t.winner)]);
    ++score_.stakes[t.worth.halves][by_a ? 0 : 1];
  }
}

namespace {

// Adds sets up, and decides when enough is known.
class Tallies {
 public:
  Tallies(const ContestOptions& options, bool tours, bool adjusted)
      : options_(options), tours_(tours), adjusted_(adjusted) {}

  // Counts a set; returns false when enough is known.
  bool count(const MatchScore& s) {
    ++result_.sets;
    result_.total += s;
    gain_.add(s.gain, s.rounds);
    gain_adjusted_.add(s.gain - s.luck, s.rounds);
    holes_.add(s.holes, s.rounds);
    holes_adjusted_.add(s.holes - s.luck_in_holes, s.rounds);
    wins_.add(s.won, s.rounds);
    // Tours won less tours lost are two for each tour won.
    wins_adjusted_.add(s.won - s.luck_of_wins / 2, s.rounds);
    if (options_.sprt) result_.verdict = sprt().verdict(tested());
    return result_.verdict == SprtVerdict::Open;
  }

  ContestResult result() const {
    ContestResult r = result_;
    r.gain = gain_.estimate();
    r.gain_adjusted = gain_adjusted_.estimate();
    r.wins = wins_.estimate();
    r.wins_adjusted = wins_adjusted_.estimate();
    r.variance = variance_of(gain_.squares());
    r.variance_adjusted = variance_of(gain_adjusted_.squares());
    r.holes = variance_of(holes_.squares());
    r.holes_adjusted = variance_of(holes_adjusted_.squares());
    r.holes_ratio = variance_ratio(holes_.squares(), holes_adjusted_.squares());
    r.gain_ratio = variance_ratio(gain_.squares(), gain_adjusted_.squares());
    r.wins_ratio = variance_ratio(wins_.squares(), wins_adjusted_.squares());
    if (options_.sprt) r.likelihood = sprt().likelihood(tested().estimate());
    return r;
  }

 private:
  Sprt sprt() const {
    const double none = tours_ ? 0.5 : 0;
    return {none, none + *options_.sprt};
  }
  const PerRound& tested() const {
    if (tours_) return adjusted_ ? wins_adjusted_ : wins_;
    return adjusted_ ? gain_adjusted_ : gain_;
  }

  const ContestOptions options_;
  const bool tours_, adjusted_;
  PerRound gain_, gain_adjusted_, wins_, wins_adjusted_, holes_, holes_adjusted_;
  ContestResult result_;  // without the means
};

}  // namespace

ContestResult contest(const ArenaOptions& options, const Entrant& a, const Entrant& b,
                      const ContestOptions& how) {
  Tallies tallies(how, traits_of(options.match.format).pays_worth, options.reference != nullptr);
  // A set in which it was stopped is no whole one.
  const auto stopped = [&] { return options.stops && options.stops(); };
  const auto make_worker = [&] {
    return [&, arena = std::make_unique<Arena>(options, a, b)](int set) -> std::optional<MatchScore> {
      MatchScore score;
      for (int seat = 0; seat < options.match.players; ++seat)
        score += arena->play(seed_of(how.seed, set, seat), seat);
      if (stopped()) return std::nullopt;
      return score;
    };
  };
  in_order(how.sets, how.threads, make_worker, [&](int set, const std::optional<MatchScore>& score) {
    if (!score || a.at_fault() || b.at_fault()) return false;
    const bool open = tallies.count(*score);
    if (how.reached) how.reached(set + 1);
    return open;
  });
  ContestResult result = tallies.result();
  for (Estimate* of_set :
       {&result.variance, &result.variance_adjusted, &result.holes, &result.holes_adjusted}) {
    of_set->mean /= options.match.players;
    of_set->error /= options.match.players;
  }
  result.gain.most = result.gain_adjusted.most = most_of_round(options.match, options.rules.worth);
  return result;
}

}  // namespace trictrac::measure
