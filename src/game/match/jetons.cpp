#include "game/match/jetons.h"

#include <algorithm>
#include <numeric>

#include "game/match/paris.h"

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

// Who of `equal` won a marqué last: an odd jeton is his (ours, after S3's rule for an odd pool).
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

}  // namespace trictrac
