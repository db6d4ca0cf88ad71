#include "event/pairing/tables.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include "event/history.h"

namespace trictrac::event {
namespace {

// The most changes of places that are tried, from all beginnings together, and the most beginnings.
constexpr std::int64_t kMostTries = 1'000'000;
constexpr std::int64_t kMostBeginnings = 24, kLeastBeginnings = 2;

TableCost& operator+=(TableCost& a, const TableCost& b) {
  for (std::size_t i = 0; i < a.size(); ++i) a[i] += b[i];
  return a;
}

// The cost of one entrant at a table, in the place of another who leaves it.
TableCost cost_at(const TablesRound& round, const std::vector<int>& table, int entrant, int leaves) {
  TableCost sum{};
  for (const int each : table)
    if (each != leaves) sum += round.cost(entrant, each);
  return sum;
}

// Tries every placement; the first of the best ones is found.
class Exact {
 public:
  explicit Exact(const TablesRound& round) : round_(round), sizes_(round.sizes()) {
    for (std::size_t i = 0; i < round.entrants().size(); ++i) left_.push_back(static_cast<int>(i));
  }
  Placement best() && {
    fill({});
    return std::move(best_);
  }

 private:
  // The first who has no place begins a table, of each size that is left.
  void fill(const TableCost& cost) {
    if (best_cost_ && cost >= *best_cost_) return;
    if (left_.empty()) {
      best_ = made_;
      best_cost_ = cost;
      return;
    }
    for (std::size_t i = 0; i < sizes_.size(); ++i) {
      if (i > 0 && sizes_[i] == sizes_[i - 1]) continue;
      const int size = sizes_[i];
      sizes_.erase(sizes_.begin() + static_cast<std::ptrdiff_t>(i));
      made_.push_back({left_.front()});
      left_.erase(left_.begin());
      add(size - 1, 0, cost);
      left_.insert(left_.begin(), made_.back().front());
      made_.pop_back();
      sizes_.insert(sizes_.begin() + static_cast<std::ptrdiff_t>(i), size);
    }
  }
  // So many more sit down at the last table, from those left at `from` on.
  void add(int more, std::size_t from, const TableCost& cost) {
    if (more == 0) return fill(cost);
    for (std::size_t i = from; i + static_cast<std::size_t>(more) <= left_.size(); ++i) {
      const int entrant = left_[i];
      TableCost with = cost;
      with += cost_at(round_, made_.back(), entrant, entrant);
      if (best_cost_ && with >= *best_cost_) continue;
      made_.back().push_back(entrant);
      left_.erase(left_.begin() + static_cast<std::ptrdiff_t>(i));
      add(more - 1, i, with);
      left_.insert(left_.begin() + static_cast<std::ptrdiff_t>(i), entrant);
      made_.back().pop_back();
    }
  }

  const TablesRound& round_;
  std::vector<int> sizes_;
  std::vector<int> left_{};
  Placement made_{}, best_{};
  std::optional<TableCost> best_cost_{};
};

// Changes places as long as that makes the cost less.
class Search {
 public:
  explicit Search(const TablesRound& round) : round_(round) {}

  Placement best() const {
    const auto count = static_cast<std::int64_t>(round_.entrants().size());
    const std::int64_t beginnings =
        std::min<std::int64_t>(std::clamp(kMostTries / (count * count), kLeastBeginnings, kMostBeginnings),
                               1 + std::ssize(round_.sizes()));
    std::optional<TableCost> least;
    Placement best;
    for (int i = 0; i < beginnings; ++i) {
      Placement made = improved(i == 0 ? by_rank() : dealt(i - 1), kMostTries / beginnings);
      const TableCost cost = round_.cost(made);
      if (least && cost >= *least) continue;
      least = cost;
      best = std::move(made);
    }
    return best;
  }

 private:
  // Those who are next to one another sit together.
  Placement by_rank() const {
    Placement placement;
    int next = 0;
    for (const int size : round_.sizes()) {
      auto& table = placement.emplace_back();
      for (int i = 0; i < size; ++i) table.push_back(next++);
    }
    return placement;
  }
  // One after another to each table in turn; each time round, `shift` tables further on.
  Placement dealt(int shift) const {
    const std::vector<int>& sizes = round_.sizes();
    Placement placement(sizes.size());
    const int tables = static_cast<int>(sizes.size());
    for (int next = 0; next < std::ssize(round_.entrants()); ++next) {
      std::size_t at = static_cast<std::size_t>((next + next / tables * shift) % tables);
      while (std::ssize(placement[at]) == sizes[at]) at = (at + 1) % sizes.size();
      placement[at].push_back(next);
    }
    return placement;
  }

  Placement improved(Placement placement, std::int64_t most_tries) const {
    std::int64_t tries = 0;
    bool better = true;
    while (better && tries < most_tries) {
      better = false;
      for (std::size_t one = 0; one < placement.size(); ++one)
        for (std::size_t other = one + 1; other < placement.size(); ++other)
          for (int& a : placement[one])
            for (int& b : placement[other]) {
              better = change(placement[one], a, placement[other], b) || better;
              ++tries;
            }
    }
    return placement;
  }
  bool change(const std::vector<int>& one, int& a, const std::vector<int>& other, int& b) const {
    TableCost before = cost_at(round_, one, a, a), after = cost_at(round_, one, b, a);
    before += cost_at(round_, other, b, b);
    after += cost_at(round_, other, a, b);
    if (after >= before) return false;
    std::swap(a, b);
    return true;
  }

  const TablesRound& round_;
};

}  // namespace

std::vector<int> table_sizes(const Terms& terms, int count) {
  for (int seated = count; seated >= terms.least_seats; --seated)
    for (int full = seated / terms.seats; full >= 0; --full) {
      const int rest = seated - full * terms.seats;
      if (rest % terms.least_seats != 0) continue;
      std::vector<int> sizes(static_cast<std::size_t>(full), terms.seats);
      sizes.resize(sizes.size() + static_cast<std::size_t>(rest / terms.least_seats), terms.least_seats);
      return sizes;
    }
  return {};
}

TablesRound::TablesRound(const EventState& state) : state_(state) {
  const std::vector<History> all = histories(state);
  for (std::size_t i = 0; i < state.entrants.size(); ++i) {
    const Entrant& entrant = state.entrants[i];
    if (entrant.withdrawn) continue;
    if (entrant.next_bye) {
      byes_.push_back({entrant.number, *entrant.next_bye});
      continue;
    }
    TablesEntrant one{.entrant = &entrant};
    for (const RoundOf& round : all[i]) {
      one.score += round.amount;
      if (round.kind == RoundOf::Kind::Bye && round.allocated) ++one.byes;
    }
    entrants_.push_back(one);
  }
  std::ranges::sort(entrants_, [](const TablesEntrant& a, const TablesEntrant& b) {
    return a.score != b.score ? a.score > b.score : is_seeded_before(*a.entrant, *b.entrant);
  });
  sizes_ = table_sizes(state.terms, count());
  give_byes();
  rank();
  count_costs();
}

void TablesRound::give_byes() {
  const int seated = std::accumulate(sizes_.begin(), sizes_.end(), 0);
  while (count() > seated) {
    // Of those who have had the fewest, the last by score and seed.
    auto free = entrants_.begin();
    for (auto each = entrants_.begin(); each != entrants_.end(); ++each)
      if (each->byes <= free->byes) free = each;
    byes_.push_back({free->entrant->number, allocated_halves(state_.terms)});
    entrants_.erase(free);
  }
}

void TablesRound::rank() {
  for (int from = 0; from < count();) {
    int to = from;
    while (to < count() && entrants_[to].score == entrants_[from].score) ++to;
    for (int i = from; i < to; ++i) {
      entrants_[i].rank = from;
      entrants_[i].part = (i - from) * state_.terms.seats / (to - from);
    }
    from = to;
  }
}

void TablesRound::count_costs() {
  const auto n = static_cast<std::size_t>(count());
  costs_.resize(n * n);
  std::vector<std::optional<std::size_t>> places(state_.entrants.size());
  for (std::size_t i = 0; i < n; ++i) places[*index_of(state_, entrants_[i].entrant->number)] = i;
  std::vector<int> met(n * n);
  for (const Round& round : state_.rounds)
    for (const Table& table : round.tables) {
      // Those who were to sit together and did not play have not met.
      if (table.outcome && table.outcome->kind == Outcome::Kind::Forfeit && !table.begun) continue;
      for (const int a : table.seats)
        for (const int b : table.seats)
          if (const auto first = places[*index_of(state_, a)], second = places[*index_of(state_, b)];
              a != b && first && second)
            ++met[*first * n + *second];
    }
  const bool kept_apart = std::ssize(state_.rounds) < state_.terms.apart_rounds;
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t j = 0; j < n; ++j) {
      const TablesEntrant &a = entrants_[i], &b = entrants_[j];
      const bool one_club = kept_apart && !a.entrant->club.empty() && a.entrant->club == b.entrant->club;
      const std::int64_t times = met[i * n + j], distance = a.rank - b.rank;
      costs_[i * n + j] = {is_excluded(state_, a.entrant->number, b.entrant->number) ? 1 : 0, times * times,
                           one_club ? 1 : 0, distance * distance,
                           a.score == b.score && a.part == b.part ? 1 : 0};
    }
}

const TableCost& TablesRound::cost(int a, int b) const {
  return costs_[static_cast<std::size_t>(a) * entrants_.size() + static_cast<std::size_t>(b)];
}

TableCost TablesRound::cost(const Placement& placement) const {
  TableCost sum{};
  for (const auto& table : placement)
    for (std::size_t i = 0; i < table.size(); ++i)
      for (std::size_t j = i + 1; j < table.size(); ++j) sum += cost(table[i], table[j]);
  return sum;
}

Pairings TablesRound::pair() const {
  Placement placement = count() <= kMostExact ? Exact(*this).best() : Search(*this).best();
  for (auto& table : placement) std::ranges::sort(table);
  std::ranges::sort(placement, {}, [](const std::vector<int>& table) { return table.front(); });
  Pairings pairings{.tables = {}, .byes = byes_};
  for (const auto& table : placement) {
    Seats& seats = pairings.tables.emplace_back();
    for (const int place : table) seats.push_back(entrants_[place].entrant->number);
  }
  return pairings;
}

}  // namespace trictrac::event
