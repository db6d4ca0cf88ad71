#include "game/match/paris.h"

#include <algorithm>

namespace trictrac {
namespace {

constexpr int kPerMarque = 4;             // S0 §6; a pari of S3
constexpr int kQueue = 20;                // of the marqués, of the paris
constexpr int kPostillon = 28;            // S1 XIX: the first double pari, its queue included
constexpr int kFurther = 2 * kPerMarque;  // S1 XIX: a further double pari

// S0 §6: each account's own line, since the sheet adds up what each has gained.
SettlementLines by_marque(const Sheet& sheet) {
  SettlementLines lines;
  const Amounts wins = wins_of(sheet);
  for (int a : {0, 1})
    if (wins[a] > 0) lines.push_back({Payment::Marques, payment(1 - a, a, kPerMarque * wins[a]), "S0 §6"});
  const int most = wins[0] > wins[1] ? 0 : 1;
  if (wins[0] != wins[1]) lines.push_back({Payment::QueueMarques, payment(1 - most, most, kQueue), "S0 §6"});
  return lines;
}

struct Debt {
  int from;
  int to;
  int count;
};

// Who owes whom. Of three either one alone loses or one alone wins, so that the smaller count is theirs.
std::vector<Debt> debts(const Amounts& excess) {
  std::vector<Debt> owed;
  for (int from = 0; from < kMostAccounts; ++from)
    for (int to = 0; to < kMostAccounts; ++to)
      if (excess[from] > 0 && excess[to] < 0) owed.push_back({from, to, std::min(excess[from], -excess[to])});
  return owed;
}

// S1 XIX: a pari is a marqué beyond the contingent, half of those played; it counts for both.
SettlementLines by_postillon(const Amounts& surplus) {
  SettlementLines lines;
  Amounts excess = surplus;
  for (int& paris : excess) paris /= 2;
  for (const auto& [from, to, count] : debts(excess)) {
    lines.push_back({Payment::Postillon, payment(from, to, kPostillon), "S1 XIX"});
    if (count > 1)
      lines.push_back({Payment::FurtherParis, payment(from, to, kFurther * (count - 1)), "S1 XIX"});
  }
  return lines;
}

// S3: twenty in all, in equal parts from those who lose paris to those who win them.
Amounts shared_queue(const Amounts& surplus) {
  const auto losers = static_cast<int>(std::ranges::count_if(surplus, [](int n) { return n > 0; }));
  const auto winners = static_cast<int>(std::ranges::count_if(surplus, [](int n) { return n < 0; }));
  Amounts queue{};
  for (int a = 0; a < kMostAccounts; ++a)
    queue[a] = surplus[a] > 0 ? -kQueue / losers : surplus[a] < 0 ? kQueue / winners : 0;
  return queue;
}

SettlementLines by_pari(const Amounts& surplus) {
  SettlementLines lines;
  for (const auto& [from, to, count] : debts(surplus))
    lines.push_back({Payment::Paris, payment(from, to, kPerMarque * count), "S3"});
  if (!lines.empty()) lines.push_back({Payment::QueueParis, shared_queue(surplus), "S3"});
  return lines;
}

}  // namespace

Amounts losses_of(const Sheet& sheet) {
  Amounts n{sheet.carried.lost.white, sheet.carried.lost.black};
  for (const WrittenMarque& m : sheet.marques) ++n[m.loser];
  return n;
}

Amounts wins_of(const Sheet& sheet) {
  Amounts n{sheet.carried.lost.black, sheet.carried.lost.white};
  for (const WrittenMarque& m : sheet.marques) ++n[m.winner];
  return n;
}

SettlementLines paris_lines(Paris paris, const Sheet& sheet) {
  const Amounts surplus = losses_of(sheet) - wins_of(sheet);
  switch (paris) {
    case Paris::ByMarque: return by_marque(sheet);
    case Paris::Postillon: return by_postillon(surplus);
    case Paris::ByPari: return by_pari(surplus);
  }
  return {};
}

}  // namespace trictrac
