#include "game/match/settlement.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <span>

namespace trictrac {

namespace {

constexpr std::string_view kMarqueSource = "S0 §4, S1 XIX, S3";
constexpr std::string_view kQueueSource = "S0 §8, S1 XIX, S3";

Amounts laid_out(const EcrireOptions& options, const Sheet& sheet) {
  return options.queue.per_loss * losses_of(sheet);
}

std::vector<int> leaders(const Amounts& standing, int accounts) {
  const int most = *std::max_element(standing.begin(), standing.begin() + accounts);
  std::vector<int> equal;
  for (int a = 0; a < accounts; ++a)
    if (standing[a] == most) equal.push_back(a);
  return equal;
}

// The account of `equal` that won a marqué last: it has an odd jeton (ours, after S3's rule for an odd pool).
int latest(const Sheet& sheet, const std::vector<int>& equal) {
  for (auto m = sheet.marques.rbegin(); m != sheet.marques.rend(); ++m)
    if (std::ranges::count(equal, m->winner)) return m->winner;
  return equal.front();
}

Amounts queue_of(const EcrireOptions& options, const Sheet& sheet, Method method) {
  const bool by_hand = method == Method::Jetons && options.queue.basis == QueueBasis::InHand;
  const auto takers = leaders(by_hand ? in_hand(options, sheet) : won_of(sheet), sheet.accounts);
  const Amounts laid = laid_out(options, sheet);
  const int pot = std::accumulate(laid.begin(), laid.end(), 0);
  const int parts = static_cast<int>(takers.size());
  Amounts taken{};
  for (int a : takers) taken[a] = pot / parts;
  taken[latest(sheet, takers)] += pot % parts;
  return taken - laid;
}

bool queue_counts(const QueueOptions& queue, Method method) {
  return method == Method::Jetons || queue.on_paper;
}

// Returns whether the rest counts as a fiche; nothing while the die still has to decide (S3).
std::optional<bool> counts(const EcrireOptions& options, int left, Half half) {
  if (2 * left != options.fiche) return 2 * left > options.fiche;
  if (options.rounding == Rounding::HalfUp) return true;  // S0 §7
  if (half == Half::Undecided) return std::nullopt;
  return half == Half::Up;
}

int rounded_one(const EcrireOptions& options, int amount, Half half) {
  TRICTRAC_ASSERT(options.fiche > 0);
  const int left = std::abs(amount) % options.fiche;
  const std::optional<bool> up = counts(options, left, half);
  if (!up) return amount;
  const int size = std::abs(amount) - left + (*up ? options.fiche : 0);
  return amount < 0 ? -size : size;
}

// The account whose amount follows from the others': the only one that wins, else the only one that loses.
int lone(const Amounts& amounts) {
  const auto wins = [](int n) { return n > 0; };
  const auto loses = [](int n) { return n < 0; };
  const auto at = std::ranges::count_if(amounts, wins) == 1 ? std::ranges::find_if(amounts, wins)
                                                            : std::ranges::find_if(amounts, loses);
  return static_cast<int>(at - amounts.begin()) % kMostAccounts;
}

// The account, not `box`, that has the most jetons and can give `fiche` of them for a fiche; or none.
std::optional<int> changer(std::span<const Holding> before, int box, int fiche) {
  std::optional<int> richest;
  for (int a = 0; a < static_cast<int>(before.size()); ++a)
    if (a != box && before[a].jetons >= fiche && (!richest || before[a].jetons > before[*richest].jetons))
      richest = a;
  return richest;
}

// Draws one fiche from `box`, changed for jetons by the richest of the other accounts, or laid beside the
// box.
void draw(std::span<Holding> before, int box, int fiche) {
  before[box].jetons += fiche;
  --before[box].fiches[box];
  if (const auto a = changer(before, box, fiche)) {
    before[*a].jetons -= fiche;
    ++before[*a].fiches[box];
  } else {
    ++before[box].laid_aside;
  }
}

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

// Returns the debts. Of three accounts one alone wins or loses, so each debt is the smaller amount.
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

// S0 §9: to the winner of the partie, even by one jeton that the rounding takes away.
Amounts queue_generale(const EcrireOptions& options, const Amounts& gross) {
  const int winner = gross[0] > gross[1] ? 0 : 1;
  return payment(1 - winner, winner, options.queue_generale);
}

void add(SettlementLines& lines, SettlementLines more) {
  lines.insert(lines.end(), more.begin(), more.end());
}

bool paid_by_marque_or_paris(const SettlementLine& line) {
  return line.payment != Payment::Rounding && line.payment != Payment::QueueGenerale;
}

}  // namespace

SettlementLines marque_lines(const Sheet& sheet) {
  SettlementLines lines;
  int number = marques_in(sheet.carried);
  if (number > 0) lines.push_back({Payment::Carried, won_in(sheet.carried, sheet.accounts), "S3"});
  for (const WrittenMarque& m : sheet.marques) {
    ++number;
    lines.push_back({Payment::Marque, payment(m.loser, m.winner, m.result.jetons), kMarqueSource, number});
    if (m.idle)
      lines.push_back(
          {Payment::Consolation, payment(m.loser, *m.idle, m.result.consolation), "S1 XIX, S3", number});
  }
  return lines;
}

Amounts won_of(const Sheet& sheet) { return balance(marque_lines(sheet)); }

Amounts in_hand(const EcrireOptions& options, const Sheet& sheet) {
  return won_of(sheet) - laid_out(options, sheet);
}

SettlementLines queue_lines(const EcrireOptions& options, const Sheet& sheet, Method method) {
  if (!queue_counts(options.queue, method)) return {};
  const Amounts queue = queue_of(options, sheet, method);
  if (queue == Amounts{}) return {};
  return {{Payment::QueueJetons, queue, kQueueSource}};
}

Amounts rounded(const EcrireOptions& options, const Amounts& amounts, const Halves& halves) {
  if (options.rounding == Rounding::None) return amounts;
  Amounts whole{};
  const int rest = lone(amounts);
  for (int a = 0; a < kMostAccounts; ++a)
    if (a != rest) whole += payment(rest, a, rounded_one(options, amounts[a], halves[a]));
  return whole;
}

bool die_needed(const EcrireOptions& options, const Amounts& amounts, const Halves& halves) {
  const int rest = lone(amounts);
  if (options.rounding != Rounding::HalfByDie) return false;
  for (int a = 0; a < kMostAccounts; ++a)
    if (a != rest && !counts(options, std::abs(amounts[a]) % options.fiche, halves[a])) return true;
  return false;
}

std::array<Holding, kMostAccounts> holdings_of(const EcrireOptions& options, const Sheet& sheet) {
  TRICTRAC_ASSERT(options.stake > 0 && options.fiche > 0);
  const Amounts hand = in_hand(options, sheet);
  std::array<Holding, kMostAccounts> all;
  const std::span before(all.data(), sheet.accounts);
  for (int a = 0; a < sheet.accounts; ++a) before[a].jetons = hand[a] + (a < 2 ? options.stake : 0);
  for (int box = 0; box < sheet.accounts; ++box)
    while (before[box].jetons < 0) draw(before, box, options.fiche);
  return all;
}

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

Settlement settle(const EcrireOptions& options, const Sheet& sheet, Method method, const Halves& halves) {
  TRICTRAC_ASSERT(sheet.accounts == 2 || sheet.accounts == kMostAccounts);
  SettlementLines lines = marque_lines(sheet);
  add(lines, queue_lines(options, sheet, method));
  add(lines, paris_lines(options, sheet));
  const Amounts gross = balance(lines);
  const Amounts change = rounded(options, gross, halves) - gross;
  if (change != Amounts{}) lines.push_back({Payment::Rounding, change, "S0 §7, S3"});
  if (options.queue_generale > 0 && sheet.accounts == 2 && gross != Amounts{})
    lines.push_back({Payment::QueueGenerale, queue_generale(options, gross), "S0 §9"});
  return {lines, die_needed(options, gross, halves)};
}

SheetColumns columns(const SettlementLines& lines) {
  SheetColumns sums;
  for (const SettlementLine& line : lines) {
    if (!paid_by_marque_or_paris(line)) continue;
    for (int a = 0; a < kMostAccounts; ++a)
      (line.amounts[a] > 0 ? sums.gained : sums.lost)[a] += std::abs(line.amounts[a]);
  }
  return sums;
}

}  // namespace trictrac
