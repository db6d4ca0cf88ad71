#include "game/match/combine.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"

namespace trictrac {

namespace {

int written(const Combine& c) { return marques_written(c.ecrire.sheet); }

void pay(Combine& c, const HonoursWon& won) {
  c.won.push_back(won);
  const bool had_poule = c.poule.open;
  c.poule = after(std::move(c.poule), won);
  if (had_poule && !c.poule.open && !in_last_marque(c)) c.poule = opened(std::move(c.poule));
}

// Returns the factor of `winner` by the twelfth hole (K8). A partie counts its holes and runs as a marqué
// does (K7), but going never ends it.
int honours_factor(const Marque& partie, Side winner) {
  return honours(partie.holes[other(winner)], run_open(partie, winner), kHonoursDouble1780);
}

// S3, continuation: the twelfth wins, on either side's dice; holes beyond it begin the next partie, and the
// loser's holes are lost.
void take_for_honours(Combine& c, HolesWon e) {
  TRICTRAC_ASSERT(e.holes > 0);
  while (c.honours.holes[e.side] + e.holes >= kHolesPerTour) {
    e.holes -= kHolesPerTour - c.honours.holes[e.side];
    const HonoursWon won{e.side, honours_factor(c.honours, e.side), c.honours.holes[other(e.side)]};
    c.honours = {.options = c.honours.options};
    pay(c, won);
  }
  if (e.holes > 0) c.honours = after(std::move(c.honours), e);
}

// Applies going to the marqué and returns its effect; Lift where the marqué stays. `s` may go.
Going go_for_ecrire(Combine& c, Side s) {
  const Going did = *if_goes(c.ecrire.marque, s);
  c.ecrire = after(std::move(c.ecrire), Went{s});
  return did;
}

Combine applied(Combine c, const HolesWon& e) {
  if (in_play(c, CombineGame::Honours)) take_for_honours(c, e);
  if (in_play(c, CombineGame::Ecrire)) c.ecrire = after(std::move(c.ecrire), e);
  if (!e.of_school) c.may_go = e.own ? std::optional(e.side) : std::nullopt;
  return c;
}

// S3: the first lifting ends a suspension, and only now does a player leave the board.
Combine applied(Combine c, const Went& e) {
  if (in_play(c, CombineGame::Ecrire)) go_for_ecrire(c, e.side);
  c.suspension.reset();
  c.may_go.reset();
  c.seating = seated(c.ecrire);
  if (over(c)) c.poule = shared_out(std::move(c.poule));
  return c;
}

// S3: for the game suspended the player is held to have gone. Hence a marqué with the obligatory hole ends,
// as it would by going, no matter who has that hole (ours where it is the opponent's).
Combine applied(Combine c, const Suspended& e) {
  const Going did = e.game == CombineGame::Ecrire ? go_for_ecrire(c, e.side) : Going::Lift;
  c.suspension = {e.game, e.side, did};
  c.may_go.reset();
  return c;
}

const Marque& holes_of(const Combine& c, CombineGame game) {
  return game == CombineGame::Ecrire ? c.ecrire.marque : c.honours;
}

// S3: past the twelfth the circuit begins again.
int place(int holes) { return holes == 0 ? 0 : (holes - 1) % kHolesPerTour + 1; }

Metal metal_of(CombineGame game) { return game == CombineGame::Ecrire ? Metal::Gold : Metal::Silver; }
CombineGame other(CombineGame game) {
  return game == CombineGame::Ecrire ? CombineGame::Honours : CombineGame::Ecrire;
}

// Returns the peg of one side in one game.
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

Combine begin_combine(const MatchOptions& o, Side lead) {
  Partie ecrire = begin_partie(o.ecrire, players_of(o.company), o.rounds, lead, o.resumed.carried);
  ecrire.company = o.company;
  const Seating seating = seated(ecrire);
  return {.ecrire = std::move(ecrire),
          .seating = seating,
          .honours = honours_of(o.resumed),
          .won = {},
          .poule = poule_of(o.resumed, o.poule),
          .suspension = {},
          .may_go = {}};
}

std::optional<LedgerError> refused(const Combine& c, const CombineEvent& e) {
  if (over(c)) return LedgerError::Over;
  if (const auto* won = std::get_if<HolesWon>(&e))
    return won->holes < 1 ? std::optional(LedgerError::NoHoles) : std::nullopt;
  const auto* suspend = std::get_if<Suspended>(&e);
  if (c.may_go != (suspend ? suspend->side : std::get<Went>(e).side)) return LedgerError::MayNotGo;
  return suspend && c.suspension ? std::optional(LedgerError::Suspended) : std::nullopt;
}

Combine after(Combine c, const CombineEvent& e) {
  TRICTRAC_ASSERT(!refused(c, e));
  return std::visit([&](const auto& happened) { return applied(std::move(c), happened); }, e);
}

bool in_play(const Combine& c, CombineGame game) { return !c.suspension || c.suspension->game != game; }

bool written_in_this_holding(const Combine& c) {
  return c.suspension && ended_marque(*c.suspension) && c.suspension->did != Going::Refait;
}

bool in_last_marque(const Combine& c) {
  return written(c) - (written_in_this_holding(c) ? 1 : 0) >= c.ecrire.agreed - 1;
}

bool over(const Combine& c) { return over(c.ecrire) && !c.suspension; }

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
