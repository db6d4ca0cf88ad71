#include "game/match/marque.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"

namespace trictrac {
namespace {

constexpr int kMostDoublings = 16;  // of the consolation: beyond them an account could not be counted (ours)

// S1 II: holes beyond the agreed cap are not taken.
int taken(const Marque& m, const HolesWon& e) {
  if (m.options.hole_cap == 0) return e.holes;
  return std::clamp(m.options.hole_cap - m.holes[e.side], 0, e.holes);
}

// S3: as it is, or as it would be if `s` took the first hole now.
bool begins_in_return(const Marque& m, Side s) {
  return m.holes[s] == 0 ? m.holes[other(s)] >= kObligatoryHole : m.in_return[s];
}

// S3: signs not taken with the first hole cannot be claimed later. Without its sign a run begun second is no
// bredouille, and without the étendard it is paid as if the player had gone.
void forget_signs(Marque& m, const HolesWon& e) {
  const bool of_run = m.options.signs == Signs::Pavillon ? e.pavillon : e.cravate;
  if (!of_run && m.first != e.side) m.broken[e.side] = true;
  if (m.options.signs != Signs::Pavillon && !e.etendard) m.lifted[e.side] = true;
}

void take(Marque& m, Side s, int holes) {
  const Side o = other(s);
  m.in_return[s] = begins_in_return(m, s);
  if (m.holes[o] > 0) m.broken[o] = true;
  if (!m.first) m.first = s;
  m.holes[s] += holes;
}

Run run_of(const Marque& m, Side winner) {
  if (!run_open(m, winner)) return Run::None;
  return m.holes[winner] >= kGrandeHoles ? Run::Grande : Run::Petite;
}

// E: (holes + consolation) at the rate of the run, less the simple holes of the loser.
MarqueResult won_by(const Marque& m, Side winner, Going end) {
  const Run run = run_of(m, winner);
  const int rate = rate_of(m, winner, run);
  const int consolation = rate * consolation_of(m.options, m.refaits);
  const int jetons = rate * m.holes[winner] + consolation - m.holes[other(winner)];
  return {end, winner, m.holes, run, rate, consolation, jetons};
}

MarqueResult ended(const Marque& m, Side goer, Going end) {
  if (end == Going::Refait) return {.end = end, .winner = {}, .holes = m.holes};
  return won_by(m, end == Going::Win ? goer : other(goer), end);
}

Marque applied(Marque m, const HolesWon& e) {
  const bool first = m.holes[e.side] == 0;
  if (const int holes = taken(m, e); holes > 0) {
    take(m, e.side, holes);
    if (first) forget_signs(m, e);
  }
  if (!e.of_school) m.may_go = e.own ? std::optional(e.side) : std::nullopt;
  return m;
}

Marque applied(Marque m, const Went& e) {
  const Going going = *if_goes(m, e.side);
  if (going == Going::Lift)
    m.lifted[e.side] = true;
  else
    m.result = ended(m, e.side, going);
  m.may_go.reset();
  return m;
}

// The side whose holes are so far one run, if any: two never are, since the later breaks the earlier.
std::optional<Side> runner(const Marque& m) {
  for (Side s : kSides)
    if (m.holes[s] > 0 && run_open(m, s)) return s;
  return std::nullopt;
}

// K7, on the holes already taken.
Pavillon pavillon_of(const Marque& m, std::optional<Side> second) {
  if (m.broken.white && m.broken.black) return Pavillon::Lost;
  return second ? pavillon_of(*second) : Pavillon::Middle;
}

}  // namespace

std::optional<LedgerError> refused(const Marque& m, const MarqueEvent& e) {
  if (m.result) return LedgerError::Over;
  if (const auto* won = std::get_if<HolesWon>(&e))
    return won->holes < 1 ? std::optional(LedgerError::NoHoles) : std::nullopt;
  return if_goes(m, std::get<Went>(e).side) ? std::nullopt : std::optional(LedgerError::MayNotGo);
}

Marque after(Marque m, const MarqueEvent& e) {
  TRICTRAC_ASSERT(!refused(m, e));
  return std::visit([&](const auto& happened) { return applied(std::move(m), happened); }, e);
}

MarqueResult result_of(const MarqueOptions& options, int refaits, const RoundEnd& played) {
  const auto [white, black] = played.holes;
  TRICTRAC_ASSERT(std::min(white, black) >= 0 && std::max(white, black) >= kObligatoryHole);
  const Side winner = white > black ? Side::White : Side::Black;
  Marque m{.options = options, .refaits = refaits, .holes = played.holes};
  m.broken[winner] = !played.one_run;
  m.lifted[winner] = played.lifted;
  return ended(m, winner, white == black ? Going::Refait : Going::Win);
}

bool obligatory(const Marque& m) { return std::max(m.holes.white, m.holes.black) >= kObligatoryHole; }

std::optional<Going> if_goes(const Marque& m, Side s) {
  if (m.result || m.may_go != s) return std::nullopt;
  if (!obligatory(m)) return Going::Lift;
  const int ahead = m.holes[s] - m.holes[other(s)];
  return ahead > 0 ? Going::Win : ahead < 0 ? Going::Concede : Going::Refait;
}

int needed(const Marque& m, Side s) { return std::max(kObligatoryHole, m.holes[other(s)] + 1); }

bool run_open(const Marque& m, Side s) { return !m.broken[s]; }

int rate_of(const Marque& m, Side s, Run run) {
  if (run == Run::None) return 1;
  const Rates& rates = run == Run::Grande ? m.options.grande : m.options.petite;
  return m.lifted[begins_in_return(m, s) ? other(s) : s] ? rates.lifted : rates.unlifted;
}

std::optional<int> paid_now(const Marque& m, Side s) {
  if (m.holes[s] < needed(m, s)) return std::nullopt;
  return won_by(m, s, Going::Win).jetons;
}

int consolation_of(const MarqueOptions& options, int refaits) {
  TRICTRAC_ASSERT(refaits >= 0);
  return options.consolation == Consolation::Added ? 2 * (refaits + 1)
                                                   : 2 << std::min(refaits, kMostDoublings);
}

Marque with_run(Marque m, PerSide<int> holes, std::optional<Side> runner) {
  m.holes = holes;
  for (const Side s : kSides) m.broken[s] = holes[s] > 0 && runner != s;
  if (holes == PerSide<int>{}) return m;
  if (runner)
    m.first = holes[other(*runner)] > 0 ? other(*runner) : *runner;
  else
    m.first = holes.white > 0 ? Side::White : Side::Black;
  return m;
}

Shown shown(const Marque& m) {
  const std::optional<Side> run = runner(m);
  const std::optional<Side> second = run && run != m.first ? run : std::nullopt;
  if (m.options.signs == Signs::Pavillon) return {.pavillon = pavillon_of(m, second)};
  const bool etendard = run && !m.lifted[*run] && !m.in_return[*run];
  return {.etendard = etendard ? run : std::nullopt, .cravate = second};
}

}  // namespace trictrac
