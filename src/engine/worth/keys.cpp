#include "engine/worth/keys.h"

#include <utility>

namespace trictrac {
namespace {

ValueKind kind_of_tour(Worth counting) {
  switch (counting) {
    case Worth::Pont: return ValueKind::TourPont;
    case Worth::Honours:
    case Worth::Honours1780: return ValueKind::TourHonours;  // they differ for a loser with six holes only
    case Worth::SimpleDouble: break;
  }
  return ValueKind::Tour;
}

ValueKind kind_of_marque(const MarqueOptions& o) {
  return o.petite.lifted == o.petite.unlifted ? ValueKind::Marque : ValueKind::Marque1780;
}

RunOf run_of(const Marque& m, Side first) {
  for (const Side s : kSides)
    if (m.holes[s] > 0 && run_open(m, s)) return s == first ? RunOf::First : RunOf::Second;
  return RunOf::Nobody;
}

RunOf run_of(const Marks& m, Side first) {
  for (const Side s : kSides)
    if (in_grande_bredouille(m, s)) return s == first ? RunOf::First : RunOf::Second;
  return RunOf::Nobody;
}

bool lifted_run(const Marque& m, Side runner) {
  const Rates& rates = m.options.petite;
  return rates.lifted != rates.unlifted && rate_of(m, runner, Run::Petite) == rates.lifted;
}

ValueKey key_of_marque(ValueKind kind, const Marque& m, Side first) {
  ValueKey key{m.holes[first], m.holes[other(first)], run_of(m, first), false};
  if (kind == ValueKind::Marque1780 && key.run != RunOf::Nobody)
    key.lifted = lifted_run(m, key.run == RunOf::First ? first : other(first));
  return key;
}

std::optional<Side> runner_of(const ValueKey& key) {
  if (key.run == RunOf::Nobody) return std::nullopt;
  return key.run == RunOf::First ? Side::White : Side::Black;
}

Marque marque_with(Marque m, const ValueKey& key) {
  const auto runner = runner_of(key);
  m = with_run(std::move(m), {key.first, key.second}, runner);
  if (key.lifted) m.lifted[*runner] = true;
  return m;
}

Marks marks_with(const ValueKey& key) {
  Marks m;
  m.holes = {key.first, key.second};
  if (key.first > 0 && key.second > 0)
    m.pavillon = key.run == RunOf::Nobody  ? Pavillon::Lost
                 : key.run == RunOf::First ? Pavillon::White
                                           : Pavillon::Black;
  return m;
}

const Marque* marque_in(ValueKind kind, const Account& a) {
  if (kind == ValueKind::Honours) return &std::get<Combine>(a.of).honours;
  if (const auto* b = std::get_if<DrainedBoard>(&a.of)) return &b->meeting;
  const Partie* p = partie_of(a);
  return p ? &p->marque : nullptr;
}

}  // namespace

PerGame<std::optional<ValueKind>> kinds_of(const Account& a) {
  switch (a.options.format) {
    case Format::Tours: return {kind_of_tour(std::get<Series>(a.of).counting), {}};
    case Format::Ecrire: return {kind_of_marque(a.options.ecrire.marque), {}};
    case Format::Combine: return {kind_of_marque(a.options.ecrire.marque), ValueKind::Honours};
    case Format::Filled: return {ValueKind::Filled, {}};
    case Format::Drained: return {ValueKind::Drained, {}};
  }
  return {};
}

ValueKey key_of(ValueKind kind, const Account& a, Side first) {
  if (const Marque* m = marque_in(kind, a)) return key_of_marque(kind, *m, first);
  if (const auto* b = std::get_if<FilledBoard>(&a.of)) return {b->holes[first], b->holes[other(first)]};
  const Marks& tally = std::get<Series>(a.of).tally;
  return {tally.holes[first], tally.holes[other(first)], run_of(tally, first)};
}

Account with_key(ValueKind kind, Account a, const ValueKey& key) {
  if (const Marque* m = marque_in(kind, a)) {
    const Marque set = marque_with(*m, key);
    if (auto* c = std::get_if<Combine>(&a.of))
      (kind == ValueKind::Honours ? c->honours : c->ecrire.marque) = set;
    if (auto* b = std::get_if<EcrireBoard>(&a.of)) b->partie.marque = set;
    if (auto* b = std::get_if<DrainedBoard>(&a.of)) b->meeting = set;
  }
  if (auto* b = std::get_if<FilledBoard>(&a.of)) b->holes = {key.first, key.second};
  if (auto* s = std::get_if<Series>(&a.of)) s->tally = marks_with(key);
  return a;
}

}  // namespace trictrac
