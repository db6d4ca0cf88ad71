#include "engine/worth/settling.h"

#include <algorithm>

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

// Marqués White has won more than Black.
int lead_of_white(const Sheet& sheet) {
  int lead = sheet.carried.lost.black - sheet.carried.lost.white;
  for (const WrittenMarque& m : sheet.marques) lead += m.winner == 0 ? 1 : -1;
  return lead;
}

// The queue's mean over all ways to go on, if this marqué makes the lead `lead` and `left` follow.
std::int64_t queue_after(int lead, int left) {
  std::int64_t sum = 0;
  for (int won = 0; won <= left; ++won) sum += ways(left, won) * sign(lead + 2 * won - left);
  return kQueue * sum / (std::int64_t{1} << left);
}

}  // namespace

std::int64_t worth_of_winning(const Partie& p) {
  const bool two = p.sheet.accounts == 2;
  const int played = two ? marques_written(p.sheet) : 0;
  const int left = std::clamp(p.agreed - 1 - played, 0, 47);
  const int lead = two ? lead_of_white(p.sheet) : 0;
  const std::int64_t queue = queue_after(lead + 1, left) - queue_after(lead - 1, left);
  return kPari + queue / 2 + 1000 * p.options.queue.per_loss / 2;
}

}  // namespace trictrac
