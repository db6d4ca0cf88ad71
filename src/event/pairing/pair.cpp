#include "event/pairing/pair.h"

#include "base/assert.h"
#include "event/pairing/knockout.h"
#include "event/pairing/round_robin.h"
#include "event/pairing/swiss.h"
#include "event/pairing/tables.h"

namespace trictrac::event {
namespace {

std::optional<Pairings> paired(const EventState& state) {
  switch (state.terms.system) {
    case System::Swiss:
      return counts_amounts(state.terms) ? TablesRound(state).pair() : SwissRound(state).pair();
    case System::RoundRobin: return pair_round_robin(state);
    case System::Knockout: return pair_knockout(state);
    case System::DoubleKnockout: return pair_double_knockout(state);
    case System::Arena:
    case System::Ladder: return Pairings{};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Pairings> next_pairings(const EventState& state) {
  TRICTRAC_ASSERT(!is_round_open(state));
  if (const auto most = rounds_of(state); most && std::ssize(state.rounds) >= *most) return std::nullopt;
  auto pairings = paired(state);
  if (!pairings || (pairings->tables.empty() && has_rounds(state.terms.system))) return std::nullopt;
  return pairings;
}

}  // namespace trictrac::event
