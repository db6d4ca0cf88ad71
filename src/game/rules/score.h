// The jans, one small function each, on the position before the play.
#pragma once

#include "game/rules/ground.h"
#include "game/rules/judge.h"
#include "game/rules/tariff.h"

namespace trictrac {

// The flèches reached by each number, by the sum with a rest, and by the sum over closed rests only.
struct Reach {
  FlecheSet a, b, sum, closed_sum;
  Reach(FlecheSet men, FlecheSet rests, Roll r)
      : a(ahead(men, r.a)),
        b(r.doublet() ? 0 : ahead(men, r.b)),
        sum(ahead(ahead(men, r.a) & rests, r.b) | ahead(ahead(men, r.b) & rests, r.a)),
        closed_sum(ahead(men, r.sum()) & ~sum) {}
};

// Returns the flèches on which a man may rest while hitting (P1).
constexpr FlecheSet hit_rests(const Ground& g) { return kAllFleches & ~g.other_two; }

// A roll to be scored, with all that a jan may depend on.
struct Throw {
  const Position& p;
  const Ground& g;
  Roll roll;
  const RuleOptions& options;
  const Context& context;
  const Plays& plays;  // possible plays, before obligations
  const Reach reach{g.own, hit_rests(g), roll};
};

// Adds a jan with `ways` ways, at least one (section P).
inline void add(Events& events, Jan jan, int ways, bool doublet, FlecheSet at) {
  const int points = ways * (doublet ? tariff(jan).doublet : tariff(jan).simple);
  TRICTRAC_ASSERT(points <= 255);
  events.add({jan, static_cast<std::uint8_t>(ways), static_cast<std::uint8_t>(points), at});
}

// The ways in which the roller's men reach a flèche, for a hit and the like (P1, P2).
struct Reached {
  bool by_a = false;
  bool by_b = false;    // never set for a doublet
  bool by_sum = false;  // with a rest
};
// Returns the ways in which `target` is reached.
Reached reached(const Ground& g, Roll roll, Fleche target);

// The ways in which this roll fills a jan that lacks one or two men (P5).
struct Fill {
  bool by_a = false;
  bool by_b = false;
  bool by_sum = false;
  bool by_two = false;
  FlecheSet at = 0;  // the flèches completed
  int ways() const { return by_a + by_b + by_sum + by_two; }
};
// Returns the ways in which `roll` fills `jan`; `plays` are the possible plays.
Fill fill_of(const Position& p, Roll roll, const Plays& plays, FlecheSet jan);

// Returns whether the play leaves the jan full without using the two men of the own corner in the retour
// (P5).
bool play_fills(const Position& p, const Play& play, FlecheSet jan);

// Adds all that the roll is worth to `events`, in the order of marking (K1), and sets the obligation.
void score(const Throw& t, Events& events, Obligation& obligation);

}  // namespace trictrac
