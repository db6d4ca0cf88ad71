#include "game/match/paris.h"

#include <algorithm>

namespace trictrac {
namespace {

constexpr int kPerMarque = 4;  // S0 §6; a pari of S1 XIX and of S3
constexpr int kQueue = 20;     // of the marqués, of the paris

// S0 §6: each account's own line, since the sheet adds up what each has gained.
SettlementLines by_marque(const EcrireOptions& options, const Sheet& sheet) {
  SettlementLines lines;
  const Amounts wins = wins_of(sheet);
  for (int a : {0, 1})
    if (wins[a] > 0) lines.push_back({Payment::Marques, payment(1 - a, a, kPerMarque * wins[a]), "S0 §6"});
  const int most = wins[0] > wins[1] ? 0 : 1;
  if (options.queue_of_marques && wins[0] != wins[1])
    lines.push_back({Payment::QueueMarques, payment(1 - most, most, kQueue), "S0 §6"});
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

// S1 XIX: `from` owes `lead` marqués more than half of those played, each of which is a pari for both.
void add_postillon(SettlementLines& lines, int from, int to, int lead) {
  lines.push_back({Payment::Postillon, payment(from, to, kQueue + kPerMarque * std::min(lead, 2)), "S1 XIX"});
  if (lead > 2)
    lines.push_back({Payment::FurtherParis, payment(from, to, kPerMarque * (lead - 2)), "S1 XIX"});
}

SettlementLines by_postillon_of_match(const Amounts& surplus) {
  SettlementLines lines;
  for (const auto& [from, to, lead] : debts(surplus)) add_postillon(lines, from, to, lead);
  return lines;
}

SettlementLines by_postillon_of_pairs(const Sheet& sheet) {
  SettlementLines lines;
  for (int from = 0; from < sheet.accounts; ++from)
    for (int to = 0; to < sheet.accounts; ++to)
      if (const int lead = lead_lost(sheet, from, to); lead > 0) add_postillon(lines, from, to, lead);
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
  Amounts n = lost_in(sheet.carried);
  for (const WrittenMarque& m : sheet.marques) ++n[m.loser];
  return n;
}

Amounts wins_of(const Sheet& sheet) {
  Amounts n = wins_in(sheet.carried, sheet.accounts);
  for (const WrittenMarque& m : sheet.marques) ++n[m.winner];
  return n;
}

int lead_lost(const Sheet& sheet, int a, int b) {
  int lead = lead_lost_in(sheet.carried, sheet.accounts, a, b);
  for (const WrittenMarque& m : sheet.marques) {
    if (m.loser == a && m.winner == b) ++lead;
    if (m.loser == b && m.winner == a) --lead;
  }
  return lead;
}

SettlementLines paris_lines(const EcrireOptions& options, const Sheet& sheet) {
  const Amounts surplus = losses_of(sheet) - wins_of(sheet);
  switch (options.paris) {
    case Paris::ByMarque: return by_marque(options, sheet);
    case Paris::Postillon:
      return options.postillon_over == PostillonOver::EachPair ? by_postillon_of_pairs(sheet)
                                                               : by_postillon_of_match(surplus);
    case Paris::ByPari: return by_pari(surplus);
  }
  return {};
}

}  // namespace trictrac
