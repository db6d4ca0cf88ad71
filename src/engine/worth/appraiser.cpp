#include "engine/worth/appraiser.h"

#include "base/assert.h"
#include "engine/worth/settling.h"
#include "game/match/account_sums.h"

namespace trictrac {
namespace {

constexpr std::int64_t kUnit = 1000;
constexpr std::int64_t kJetonsPerFiche = 10;  // S3

int sign(bool mine) { return mine ? 1 : -1; }

Figures& operator+=(Figures& sum, const Figures& more) {
  for (int i = 0; i < 3; ++i) sum[i] += more[i];
  return sum;
}

// ---- What has been paid between two accounts, seen by `mine`.

Figures paid_by_marque(const MarqueResult& r, Side mine) {
  if (!r.winner) return {};
  const int s = sign(*r.winner == mine);
  return {s * r.jetons * kUnit, s * r.rate * kUnit, s * kUnit};
}

Figures paid_in(const Partie& before, const Partie& now, Side mine) {
  Figures sum{};
  for (std::size_t i = before.sheet.marques.size(); i < now.sheet.marques.size(); ++i)
    sum += paid_by_marque(now.sheet.marques[i].result, mine);
  return sum;
}

Figures paid_in(const Series& before, const Series& now, Side mine) {
  Figures sum{};
  for (std::size_t i = before.won.size(); i < now.won.size(); ++i)
    sum += {sign(now.won[i].winner == mine) * now.won[i].worth.halves * kUnit / 2,
            sign(now.won[i].winner == mine) * kUnit, 0};
  return sum;
}

Figures paid_in_honours(const Combine& before, const Combine& now, Side mine) {
  Figures sum{};
  for (std::size_t i = before.won.size(); i < now.won.size(); ++i) {
    const int s = sign(now.won[i].winner == mine);
    sum += {s * now.won[i].factor * kUnit, s * kUnit, 0};
  }
  return sum;
}

Figures paid_in(const FilledBoard& before, const FilledBoard& now, Side mine) {
  if (now.board.played.size() == before.board.played.size()) return {};
  return {sign(now.board.played.back().won_by == mine) * kUnit, 0, 0};
}

Figures paid_in(const DrainedBoard& before, const DrainedBoard& now, Side mine) {
  if (now.board.played.size() == before.board.played.size()) return {};
  const std::int64_t drawn = before.pool.purse.pot - now.pool.purse.pot;
  const std::int64_t holes = drawn * kUnit / now.pool.per_hole;
  return now.board.played.back().won_by == mine ? Figures{holes, 0, 0} : Figures{0, holes, 0};
}

// ---- What a unit of each column is worth.

// Of the basket, in sixths: who is marked there takes it by his next partie, else both are as near (S3).
int sixths(const std::optional<Side>& contrat, Side s) { return !contrat ? 3 : *contrat == s ? 4 : 2; }

ColumnWorths worths_of_honours(const Poule& p, Side mine) {
  const std::int64_t simple = kUnit * kJetonsPerFiche * p.options.simple;
  if (!p.open) return {simple, 0, 0};
  // The winner is paid once, the loser pays twice; the basket is drawn by the second of two parties running.
  const int won = p.contrat == mine ? 6 : sixths(mine, mine);
  const int lost = p.contrat == other(mine) ? 0 : sixths(other(mine), mine);
  return {simple * 3 / 2, kUnit * kJetonsPerFiche * basket(p) * (won - lost) / 12, 0};
}

ColumnWorths worths_of_drained(const DrainedBoard& b) {
  const std::int64_t players = static_cast<std::int64_t>(b.pool.purse.line.size());
  const std::int64_t hole = kUnit * b.pool.per_hole;
  return {hole * (players - 1) / players, -hole / players, 0};
}

PerGame<ColumnWorths> column_worths(const Account& a, Side mine) {
  if (const auto* c = std::get_if<Combine>(&a.of))
    return {{{kUnit, 0, worth_of_winning(c->ecrire)}, worths_of_honours(c->poule, mine)}};
  if (const auto* p = partie_of(a)) return {{{kUnit, 0, worth_of_winning(*p)}, {}}};
  if (const auto* b = std::get_if<DrainedBoard>(&a.of)) return {{worths_of_drained(*b), {}}};
  return {{{kUnit * a.options.stake, 0, 0}, {}}};
}

constexpr PerGame<ColumnWorths> kWinsAlone{{{kUnit, 0, 0}, {}}};

// Who was paid has won. The second column of the drained poule is what the other was paid.
Figures won_where(const Figures& paid, Format format) {
  const std::int64_t gain = format == Format::Drained ? paid[0] - paid[1] : paid[0];
  return {gain > 0 ? kUnit : gain < 0 ? -kUnit : 0, 0, 0};
}

}  // namespace

Appraiser::Appraiser(const Tables& tables, const Account& root, Side mine, std::optional<int> only,
                     Counting counting)
    : tables_(tables),
      root_(root),
      mine_(mine),
      counting_(counting),
      kinds_(kinds_of(root)),
      column_worths_(counting == Counting::Wins ? kWinsAlone : column_worths(root, mine)) {
  TRICTRAC_ASSERT(!over(root) && (!only || (*only >= 0 && *only < games())));
  if (only) column_worths_[1 - *only] = {};
}

Figures Appraiser::columns(int game, const Account& a, Side first) const {
  TRICTRAC_ASSERT(game >= 0 && game < games());
  Figures sum = paid(game, a);
  if (!over(a)) sum += expected(game, a, first);
  return sum;
}

std::int64_t Appraiser::millionths(int game, const Account& a, Side first) const {
  const Figures c = columns(game, a, first);
  std::int64_t sum = 0;
  for (int i = 0; i < 3; ++i) sum += c[i] * column_worths_[game][i];
  return sum;
}

Millionths Appraiser::worth(int game, const Account& a, Side first) const {
  return Millionths(static_cast<double>(millionths(game, a, first)));
}

Millionths Appraiser::worth(const Account& a, Side first) const {
  std::int64_t sum = 0;
  for (int game = 0; game < games(); ++game) sum += millionths(game, a, first);
  return Millionths(static_cast<double>(sum));
}

Figures Appraiser::paid(int game, const Account& a) const {
  const Figures c = paid_by_format(game, a);
  return counting_ == Counting::Wins ? won_where(c, root_.options.format) : c;
}

Figures Appraiser::paid_by_format(int game, const Account& a) const {
  if (game == 1) return paid_in_honours(std::get<Combine>(root_.of), std::get<Combine>(a.of), mine_);
  if (const Partie* p = partie_of(a)) return paid_in(*partie_of(root_), *p, mine_);
  if (const auto* s = std::get_if<Series>(&a.of)) return paid_in(std::get<Series>(root_.of), *s, mine_);
  if (const auto* b = std::get_if<FilledBoard>(&a.of))
    return paid_in(std::get<FilledBoard>(root_.of), *b, mine_);
  return paid_in(std::get<DrainedBoard>(root_.of), std::get<DrainedBoard>(a.of), mine_);
}

// The honours go on; anything else is appraised to the end of its round. A marqué void for a refait is played
// again, its consolation larger.
Figures Appraiser::expected(int game, const Account& a, Side first) const {
  const ValueKind kind = *kinds_[game];
  if (kind == ValueKind::Honours) return at(kind, key_of(kind, a, first), first);
  const Partie* p = partie_of(a);
  if (!p) return rounds_won(a) == rounds_won(root_) ? at(kind, key_of(kind, a, first), first) : Figures{};
  if (p->sheet.marques.size() != partie_of(root_)->sheet.marques.size()) return {};
  Figures c = at(kind, key_of(kind, a, first), first);
  const MarqueOptions& o = p->marque.options;
  c[0] += (consolation_of(o, p->marque.refaits) - consolation_of(o, 0)) * c[1];
  return c;
}

Figures Appraiser::at(ValueKind kind, const ValueKey& key, Side first) const {
  const Figures c = look_up(tables_(kind), kind, key);
  return first == mine_ ? c : seen_by_second(kind, c);
}

}  // namespace trictrac
