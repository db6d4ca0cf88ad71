#include "engine/equity/keys.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "game/match/match_ledger.h"
#include "game/match/settlement.h"

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

using Kinds = PerGame<std::optional<ValueKind>>;

int sign(bool mine) { return mine ? 1 : -1; }

Figures& operator+=(Figures& sum, const Figures& more) {
  for (int i = 0; i < 3; ++i) sum[i] += more[i];
  return sum;
}

// ---- The settlement of a partie.

constexpr std::int64_t kPari = 4000;  // S0 §6, S1 XIX, S3: for two players the three come to the same
constexpr std::int64_t kQueue = 20000;

// Returns how many of the 2^n outcomes of `n` even chances have exactly `k` won.
std::int64_t ways(int n, int k) {
  if (k < 0 || k > n) return 0;
  std::int64_t c = 1;
  for (int i = 1; i <= k; ++i) c = c * (n - k + i) / i;
  return c;
}

int sign_of(int n) { return (n > 0) - (n < 0); }

// The marqués over which the queue being played for is settled: won by White more than by Black, and those
// left after this one.
struct QueueRace {
  int lead = 0;
  int left = 0;
};

// Returns the race between the two at the board, of three who settle pair by pair: each pair meets equally
// often.
QueueRace race_of_pair(const Partie& p) {
  const auto [white, black] = p.seating.at;
  const int played = marques_written(p.sheet) / 3;  // places change so that each pair meets in turn
  return {lead_lost(p.sheet, black, white), p.agreed / 3 - 1 - played};
}

QueueRace race_of(const Partie& p) {
  if (p.sheet.accounts == 2) return {lead_lost(p.sheet, 1, 0), p.agreed - 1 - marques_written(p.sheet)};
  const bool of_pairs =
      p.options.paris == Paris::Postillon && p.options.postillon_over == PostillonOver::EachPair;
  return of_pairs ? race_of_pair(p) : QueueRace{0, p.agreed - 1};
}

// Returns the queue's mean over all ways to go on, if this marqué makes the lead `lead` and `left` follow.
std::int64_t queue_after(int lead, int left) {
  std::int64_t sum = 0;
  for (int won = 0; won <= left; ++won) sum += ways(left, won) * sign_of(lead + 2 * won - left);
  return kQueue * sum / (std::int64_t{1} << left);
}

// ---- Tours.

Kinds kinds_in(const Series& s) { return {kind_of_tour(s.counting), {}}; }

ValueKey key_in(ValueKind, const Series& s, Side first) {
  return {s.tally.holes[first], s.tally.holes[other(first)], run_of(s.tally, first)};
}

void set_key(ValueKind, Series& s, const ValueKey& key) { s.tally = marks_with(key); }

Figures paid_in(int, const Series& before, const Series& now, Side mine) {
  Figures sum{};
  for (std::size_t i = before.won.size(); i < now.won.size(); ++i)
    sum += {sign(now.won[i].winner == mine) * now.won[i].worth.halves * kUnit / 2,
            sign(now.won[i].winner == mine) * kUnit, 0};
  return sum;
}

PerGame<ColumnEquities> equities_in(const MatchLedger& a, const Series&, Side) {
  return {{{kUnit * a.options.stake, 0, 0}, {}}};
}

// ---- À écrire.

Kinds kinds_in(const Partie& p) { return {kind_of_marque(p.options.marque), {}}; }

ValueKey key_in(ValueKind kind, const Partie& p, Side first) { return key_of_marque(kind, p.marque, first); }

void set_key(ValueKind, Partie& p, const ValueKey& key) { p.marque = marque_with(std::move(p.marque), key); }

Figures paid_by_marque(const MarqueResult& r, Side mine) {
  if (!r.winner) return {};
  const int s = sign(*r.winner == mine);
  return {s * r.jetons * kUnit, s * r.rate * kUnit, s * kUnit};
}

Figures paid_in(int, const Partie& before, const Partie& now, Side mine) {
  Figures sum{};
  for (std::size_t i = before.sheet.marques.size(); i < now.sheet.marques.size(); ++i)
    sum += paid_by_marque(now.sheet.marques[i].result, mine);
  return sum;
}

PerGame<ColumnEquities> equities_in(const MatchLedger&, const Partie& p, Side) {
  return {{{kUnit, 0, equity_of_winning(p)}, {}}};
}

// ---- Combiné: à écrire, and the honours as a second game.

Kinds kinds_in(const Combine& c) { return {kind_of_marque(c.ecrire.options.marque), ValueKind::Honours}; }

template <class AnyCombine>
auto& marque_in(ValueKind kind, AnyCombine& c) {
  return kind == ValueKind::Honours ? c.honours : c.ecrire.marque;
}

ValueKey key_in(ValueKind kind, const Combine& c, Side first) {
  return key_of_marque(kind, marque_in(kind, c), first);
}

void set_key(ValueKind kind, Combine& c, const ValueKey& key) {
  Marque& m = marque_in(kind, c);
  m = marque_with(std::move(m), key);
}

Figures paid_in(int game, const Combine& before, const Combine& now, Side mine) {
  if (game == 0) return paid_in(game, before.ecrire, now.ecrire, mine);
  Figures sum{};
  for (std::size_t i = before.won.size(); i < now.won.size(); ++i) {
    const int s = sign(now.won[i].winner == mine);
    sum += {s * now.won[i].factor * kUnit, s * kUnit, 0};
  }
  return sum;
}

// Returns the share of the basket in sixths: the player marked there takes it by the next partie won, else
// both are as near (S3).
int sixths(const std::optional<Side>& contrat, Side s) { return !contrat ? 3 : *contrat == s ? 4 : 2; }

ColumnEquities equities_of_honours(const Poule& p, Side mine) {
  const std::int64_t simple = kUnit * kJetonsPerFiche * p.options.simple;
  if (!p.open) return {simple, 0, 0};
  // The winner is paid once, the loser pays twice; the basket is drawn by the second of two parties running.
  const int won = p.contrat == mine ? 6 : sixths(mine, mine);
  const int lost = p.contrat == other(mine) ? 0 : sixths(other(mine), mine);
  return {simple * 3 / 2, kUnit * kJetonsPerFiche * basket(p) * (won - lost) / 12, 0};
}

PerGame<ColumnEquities> equities_in(const MatchLedger&, const Combine& c, Side mine) {
  return {{{kUnit, 0, equity_of_winning(c.ecrire)}, equities_of_honours(c.poule, mine)}};
}

// ---- The filled poule.

Kinds kinds_in(const FilledBoard&) { return {ValueKind::Filled, {}}; }

ValueKey key_in(ValueKind, const FilledBoard& b, Side first) {
  return {b.holes[first], b.holes[other(first)]};
}

void set_key(ValueKind, FilledBoard& b, const ValueKey& key) { b.holes = {key.first, key.second}; }

Figures paid_in(int, const FilledBoard& before, const FilledBoard& now, Side mine) {
  if (now.board.played.size() == before.board.played.size()) return {};
  return {sign(now.board.played.back().won_by == mine) * kUnit, 0, 0};
}

PerGame<ColumnEquities> equities_in(const MatchLedger& a, const FilledBoard&, Side) {
  return {{{kUnit * a.options.stake, 0, 0}, {}}};
}

// ---- The drained poule: its second column is what the opponent is paid.

Kinds kinds_in(const DrainedBoard&) { return {ValueKind::Drained, {}}; }

ValueKey key_in(ValueKind kind, const DrainedBoard& b, Side first) {
  return key_of_marque(kind, b.meeting, first);
}

void set_key(ValueKind, DrainedBoard& b, const ValueKey& key) {
  b.meeting = marque_with(std::move(b.meeting), key);
}

Figures paid_in(int, const DrainedBoard& before, const DrainedBoard& now, Side mine) {
  if (now.board.played.size() == before.board.played.size()) return {};
  const std::int64_t drawn = before.board.purse.pot - now.board.purse.pot;
  const std::int64_t holes = drawn * kUnit / now.per_hole;
  return now.board.played.back().won_by == mine ? Figures{holes, 0, 0} : Figures{0, holes, 0};
}

PerGame<ColumnEquities> equities_in(const MatchLedger&, const DrainedBoard& b, Side) {
  const std::int64_t players = static_cast<std::int64_t>(b.board.purse.line.size());
  const std::int64_t hole = kUnit * b.per_hole;
  return {{{hole * (players - 1) / players, -hole / players, 0}, {}}};
}

}  // namespace

PerGame<std::optional<ValueKind>> kinds_of(const MatchLedger& a) {
  return std::visit([](const auto& of) { return kinds_in(of); }, a.of);
}

ValueKey key_of(ValueKind kind, const MatchLedger& a, Side first) {
  return std::visit([&](const auto& of) { return key_in(kind, of, first); }, a.of);
}

MatchLedger with_key(ValueKind kind, MatchLedger a, const ValueKey& key) {
  std::visit([&](auto& of) { set_key(kind, of, key); }, a.of);
  return a;
}

Figures paid_between(int game, const MatchLedger& before, const MatchLedger& now, Side mine) {
  return std::visit([&]<class Of>(const Of& is) { return paid_in(game, std::get<Of>(before.of), is, mine); },
                    now.of);
}

PerGame<ColumnEquities> column_equities(const MatchLedger& a, Side mine) {
  return std::visit([&](const auto& of) { return equities_in(a, of, mine); }, a.of);
}

std::int64_t equity_of_winning(const Partie& p) {
  const auto [lead, ahead] = race_of(p);
  const int left = std::clamp(ahead, 0, 47);
  const bool no_queue = p.options.paris == Paris::ByMarque && !p.options.queue_of_marques;
  const std::int64_t queue = no_queue ? 0 : queue_after(lead + 1, left) - queue_after(lead - 1, left);
  return kPari + queue / 2 + 1000 * p.options.queue.per_loss / 2;
}

}  // namespace trictrac
