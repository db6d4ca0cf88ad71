#include "lab/measure/contest.h"

#include "game/match/match_ledger.h"
#include "lab/measure/in_order.h"

namespace trictrac::measure {
namespace {

// Adds sets up, and decides when enough is known.
class Tallies {
 public:
  Tallies(const ContestOptions& options, bool tours, bool adjusted)
      : options_(options), tours_(tours), adjusted_(adjusted) {}

  // Counts a set; returns false when enough is known.
  bool count(const MatchScore& s) {
    ++sets_;
    total_ += s;
    gain_.add(s.gain, s.rounds);
    gain_adjusted_.add(s.gain - s.luck, s.rounds);
    wins_.add(s.won, s.rounds);
    // Tours won less tours lost are two for each tour won.
    wins_adjusted_.add(s.won - s.luck_of_wins / 2, s.rounds);
    if (options_.sprt) verdict_ = sprt().verdict(tested());
    return verdict_ == SprtVerdict::Open;
  }

  ContestResult result() const {
    ContestResult r;
    r.total = total_;
    r.sets = sets_;
    r.gain = gain_.estimate();
    r.gain_adjusted = gain_adjusted_.estimate();
    r.wins = wins_.estimate();
    r.wins_adjusted = wins_adjusted_.estimate();
    r.verdict = verdict_;
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
  int sets_ = 0;
  MatchScore total_;
  PerRound gain_, gain_adjusted_, wins_, wins_adjusted_;
  SprtVerdict verdict_ = SprtVerdict::Open;
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
  result.gain.most = result.gain_adjusted.most = most_of_round(options.match, options.rules.worth);
  return result;
}

}  // namespace trictrac::measure
