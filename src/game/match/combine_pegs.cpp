#include "game/match/combine_pegs.h"

#include <algorithm>

namespace trictrac {
namespace {

const Marque& holes_of(const Combine& c, CombineGame game) {
  return game == CombineGame::Ecrire ? c.ecrire.marque : c.honours;
}

// S3: past the twelfth the circuit begins again.
int place(int holes) { return holes == 0 ? 0 : (holes - 1) % kHolesPerTour + 1; }

Metal metal_of(CombineGame game) { return game == CombineGame::Ecrire ? Metal::Gold : Metal::Silver; }
CombineGame other(CombineGame game) {
  return game == CombineGame::Ecrire ? CombineGame::Honours : CombineGame::Ecrire;
}

// The peg that stands for one game of one side.
Peg peg_of(const Combine& c, Side s, CombineGame game, Metal metal) {
  return {metal, place(holes_of(c, game).holes[s]), cravate(c, game) == s};
}

// S3: while a hole belongs to both games.
Peg bimetal(const Combine& c, Side s, int hole) {
  return {Metal::Bimetal, hole,
          cravate(c, CombineGame::Ecrire) == s || cravate(c, CombineGame::Honours) == s};
}

void stand(std::vector<Peg>& pegs, Peg peg) {
  if (peg.hole > 0) pegs.push_back(peg);
}

// S3: where both games share the hole, the own peg of the one set aside waits in the hole before.
std::vector<Peg> set_aside(const Combine& c, Side s, CombineGame suspended) {
  const CombineGame going_on = other(suspended);
  const Peg black = peg_of(c, s, suspended, Metal::Black);
  const Peg own = peg_of(c, s, going_on, metal_of(going_on));
  if (black.hole == own.hole && own.hole > 0)
    return {{metal_of(suspended), own.hole - 1, false}, bimetal(c, s, own.hole)};
  std::vector<Peg> pegs;
  stand(pegs, black);
  stand(pegs, own);
  return pegs;
}

std::vector<Peg> both_in_play(const Combine& c, Side s) {
  const Peg gold = peg_of(c, s, CombineGame::Ecrire, Metal::Gold);
  const Peg silver = peg_of(c, s, CombineGame::Honours, Metal::Silver);
  std::vector<Peg> pegs;
  if (gold.hole == silver.hole) {
    stand(pegs, bimetal(c, s, gold.hole));
    return pegs;
  }
  stand(pegs, gold);
  stand(pegs, silver);
  return pegs;
}

// S3: the marqué is paid, its pegs are gone; who ended it puts the black one in the last hole.
std::vector<Peg> marque_ended(const Combine& c, Side s) {
  std::vector<Peg> pegs;
  stand(pegs, peg_of(c, s, CombineGame::Honours, Metal::Silver));
  if (c.suspension->by == s) stand(pegs, {Metal::Black, kHolesPerTour, false});
  return pegs;
}

std::vector<Peg> pegs_of(const Combine& c, Side s) {
  if (!c.suspension) return both_in_play(c, s);
  return ended_marque(*c.suspension) ? marque_ended(c, s) : set_aside(c, s, c.suspension->game);
}

}  // namespace

Pieces pieces(const Combine& c) {
  Pieces now{.pegs = {}, .etendard = shown(c.ecrire.marque).etendard};
  for (Side s : kSides) {
    now.pegs[s] = pegs_of(c, s);
    std::ranges::sort(now.pegs[s], {}, &Peg::hole);
  }
  return now;
}

std::optional<Side> cravate(const Combine& c, CombineGame game) { return shown(holes_of(c, game)).cravate; }

}  // namespace trictrac
