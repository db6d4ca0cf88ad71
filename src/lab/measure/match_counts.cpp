#include "lab/measure/match_counts.h"

#include <algorithm>
#include <cmath>

#include "base/assert.h"
#include "game/match/match_ledger.h"

namespace trictrac::measure {
namespace {

bool is_false_hit(Jan jan) { return jan == Jan::HitFalseOuter || jan == Jan::HitFalseHome; }

}  // namespace

void MatchCounter::before(const Match& match, const GameEvent& event) {
  if (const auto* thrown = std::get_if<RollDice>(&event)) see_roll(match.state(), *thrown->dice);
  if (std::holds_alternative<PlayMen>(event)) count(match.turn().events, To::Other);
  if (match.awaits() != Awaits::Tour || match.state().stage != Stage::Decide) return;
  ++counts_.decisions;
  counts_.goes += std::holds_alternative<Go>(event);
}

void MatchCounter::see_roll(const State& state, Roll roll) {
  if (!in_round_) first_ = state.to_act;
  in_round_ = true;
  const int before = static_cast<int>(counts_.rolls++);
  counts_.releves += state.rolls_in_releve.white + state.rolls_in_releve.black == 0;
  if (static_cast<int>(kept_.size()) < most_) {
    kept_.push_back({state, roll});
  } else if (most_ > 0) {
    const auto place = random_.next() % static_cast<std::uint64_t>(before + 1);
    if (place < kept_.size()) kept_[place] = {state, roll};
  }
}

void MatchCounter::count(const Events& events, To to) {
  for (const Event& e : events) {
    if (e.to() != to) continue;
    ++counts_.jans[static_cast<std::size_t>(e.jan)];
    counts_.jan_points[static_cast<std::size_t>(e.jan)] += e.points;
    if (is_false_hit(e.jan)) counts_.false_hit_points += e.points;
  }
}

void MatchCounter::after(const Match& match, const MatchEffects& effects, const MatchScore& score) {
  if (effects.effects.judged) count(match.turn().events, To::Roller);
  if (const auto& marked = effects.effects.marked) {
    counts_.points += marked->points;
    counts_.holes += marked->holes;
    counts_.marks_of_holes += marked->holes > 0;
    counts_.bredouilles += marked->bredouille;
  }
  if (effects.round_ended) end_round(match, score);
  if (match.over()) settle(match.account());
}

void MatchCounter::end_round(const Match& match, const MatchScore& score) {
  const MatchLedger& ledger = match.account();
  TRICTRAC_ASSERT(in_round_);
  ++counts_.rounds;
  in_round_ = false;
  if (const Series* tours = series_of(ledger)) {
    const TourWon& tour = tours->won.back();
    const auto worth = std::ranges::find(kTourHalves, tour.worth.halves);
    TRICTRAC_ASSERT(worth != kTourHalves.end());
    ++counts_.worths[static_cast<std::size_t>(worth - kTourHalves.begin())];
    counts_.grandes += in_grande_bredouille(match.state().marks, tour.winner);
    win_round(tour.winner, ledger.options.stake * tour.worth.halves / 2.0);
  } else if (const auto& written = partie_of(ledger)->sheet.marques; written.size() > written_) {
    written_ = written.size();
    const WrittenMarque& marque = written.back();
    counts_.petites += marque.result.run == Run::Petite;
    counts_.grandes += marque.result.run == Run::Grande;
    win_round(marque.winner == 0 ? Side::White : Side::Black, marque.result.jetons);
  }
  const double sign = first_ == Side::White ? 1 : -1;
  counts_.gain_of_first_adjusted -= sign * (score.luck - luck_);
  // Tours won less tours lost are two for each tour won.
  counts_.won_by_first_adjusted -= sign * (score.luck_of_wins - luck_wins_) / 2;
  luck_ = score.luck;
  luck_wins_ = score.luck_of_wins;
}

void MatchCounter::win_round(Side winner, double gain) {
  const bool won = winner == first_;
  ++counts_.rounds_won;
  counts_.paid += gain;
  counts_.won_by_first += won;
  counts_.won_by_first_adjusted += won;
  counts_.gain_of_first += won ? gain : -gain;
  counts_.gain_of_first_adjusted += won ? gain : -gain;
}

void MatchCounter::settle(const MatchLedger& ledger) {
  const auto settled = settlement_of(ledger);
  if (!settled) return;
  const int gain = balance(settled->lines)[0];
  int of_marques = 0;
  for (const SettlementLine& line : settled->lines) {
    counts_.to_winner[static_cast<std::size_t>(line.payment)] += gain > 0   ? line.amounts[0]
                                                                 : gain < 0 ? line.amounts[1]
                                                                            : 0;
    if (line.payment == Payment::Marque || line.payment == Payment::Consolation)
      of_marques += line.amounts[0];
  }
  counts_.turned = gain * of_marques < 0;
}

}  // namespace trictrac::measure
