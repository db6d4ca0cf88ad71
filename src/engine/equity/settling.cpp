#include "engine/equity/settling.h"

#include <algorithm>

#include "game/match/settlement.h"

namespace trictrac {
namespace {

constexpr std::int64_t kPari = 4000;  // S0 §6, S1 XIX, S3: for two players the three come to the same
constexpr std::int64_t kQueue = 20000;

// Among `n` even chances, in 2^n: how many have exactly `k` won.
std::int64_t ways(int n, int k) {
  if (k < 0 || k > n) return 0;
  std::int64_t c = 1;
  for (int i = 1; i <= k; ++i) c = c * (n - k + i) / i;
  return c;
}

int sign(int n) { return (n > 0) - (n < 0); }

// The marqués over which the queue being played for is settled: won by White more than by Black, and those
// left after this one.
struct Race {
  int lead = 0;
  int left = 0;
};

// Between the two at the board, of three who settle pair by pair: each pair meets equally often.
Race race_of_pair(const Partie& p) {
  const auto [white, black] = p.seating.at;
  const int played = marques_written(p.sheet) / 3;  // places change so that each pair meets in turn
  return {lead_lost(p.sheet, black, white), p.agreed / 3 - 1 - played};
}

Race race_of(const Partie& p) {
  if (p.sheet.accounts == 2) return {lead_lost(p.sheet, 1, 0), p.agreed - 1 - marques_written(p.sheet)};
  const bool of_pairs =
      p.options.paris == Paris::Postillon && p.options.postillon_over == PostillonOver::EachPair;
  return of_pairs ? race_of_pair(p) : Race{0, p.agreed - 1};
}

// The queue's mean over all ways to go on, if this marqué makes the lead `lead` and `left` follow.
std::int64_t queue_after(int lead, int left) {
  std::int64_t sum = 0;
  for (int won = 0; won <= left; ++won) sum += ways(left, won) * sign(lead + 2 * won - left);
  return kQueue * sum / (std::int64_t{1} << left);
}

}  // namespace

std::int64_t equity_of_winning(const Partie& p) {
  const auto [lead, ahead] = race_of(p);
  const int left = std::clamp(ahead, 0, 47);
  const bool no_queue = p.options.paris == Paris::ByMarque && !p.options.queue_of_marques;
  const std::int64_t queue = no_queue ? 0 : queue_after(lead + 1, left) - queue_after(lead - 1, left);
  return kPari + queue / 2 + 1000 * p.options.queue.per_loss / 2;
}

}  // namespace trictrac
