#include "standing/elo.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "base/assert.h"

namespace trictrac::standing {
namespace {

constexpr double kEloPerUnit = 400 / std::numbers::ln10;  // points of Elo to one of the natural logarithm
constexpr int kMostSteps = 200;
constexpr double kMostAStep = 1, kConverged = 1e-10;  // in units of the logarithm

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

using Matrix = std::vector<std::vector<double>>;

// The slope of the likelihood at some strengths, and what the pairings tell about each player there.
struct Slope {
  explicit Slope(std::size_t n) : gradient(n), information(n, std::vector<double>(n)) {}
  std::vector<double> gradient;
  Matrix information;
};

// Returns the inverse of a symmetric matrix that is positive definite.
Matrix inverse(Matrix m) {
  const std::size_t n = m.size();
  Matrix out(n, std::vector<double>(n));
  for (std::size_t i = 0; i < n; ++i) out[i][i] = 1;
  for (std::size_t i = 0; i < n; ++i) {
    TRICTRAC_ASSERT(m[i][i] > 0);  // otherwise some player is connected with no known one
    const double by = 1 / m[i][i];
    for (std::size_t k = 0; k < n; ++k) m[i][k] *= by, out[i][k] *= by;
    for (std::size_t row = 0; row < n; ++row) {
      if (row == i) continue;
      const double times = m[row][i];
      for (std::size_t k = 0; k < n; ++k) m[row][k] -= times * m[i][k], out[row][k] -= times * out[i][k];
    }
  }
  return out;
}

}  // namespace

Pairing pairing_of(int a, int b, int won, int of) {
  TRICTRAC_ASSERT(of > 0 && won >= 0 && won <= of);
  return {a, b, (won + 0.5) / (of + 1), of + 1.0};
}

std::vector<Elo> fit_elo(int players, std::span<const KnownElo> known, std::span<const Pairing> pairings) {
  const auto n = static_cast<std::size_t>(players);
  std::vector<double> strength(n);
  std::vector<bool> fixed(n);
  TRICTRAC_ASSERT(!known.empty());
  for (double& each : strength) each = known.front().elo / kEloPerUnit;
  for (const KnownElo& each : known) {
    strength[static_cast<std::size_t>(each.player)] = each.elo / kEloPerUnit;
    fixed[static_cast<std::size_t>(each.player)] = true;
  }
  // Players who are known neither move nor take part in the errors of others.
  const auto slope = [&] {
    Slope all(n);
    for (const Pairing& p : pairings) {
      const auto a = static_cast<std::size_t>(p.a), b = static_cast<std::size_t>(p.b);
      TRICTRAC_ASSERT(a != b && p.share > 0 && p.share < 1);
      const double expected = logistic(strength[a] - strength[b]);
      const double surprise = p.weight * (p.share - expected);
      const double told = p.weight * expected * (1 - expected);
      all.gradient[a] += surprise, all.gradient[b] -= surprise;
      all.information[a][a] += told, all.information[b][b] += told;
      all.information[a][b] -= told, all.information[b][a] -= told;
    }
    for (std::size_t i = 0; i < n; ++i) {
      if (!fixed[i]) continue;
      all.gradient[i] = 0;
      for (std::size_t k = 0; k < n; ++k) all.information[i][k] = all.information[k][i] = i == k;
    }
    return all;
  };
  Matrix errors;
  double greatest = kMostAStep;
  for (int step = 0; step < kMostSteps && greatest > kConverged; ++step) {
    const Slope at = slope();
    errors = inverse(at.information);
    greatest = 0;
    for (std::size_t i = 0; i < n; ++i) {
      double move = 0;
      for (std::size_t k = 0; k < n; ++k) move += errors[i][k] * at.gradient[k];
      strength[i] += std::clamp(move, -kMostAStep, kMostAStep);
      greatest = std::max(greatest, std::abs(move));
    }
  }
  std::vector<Elo> all;
  for (std::size_t i = 0; i < n; ++i)
    all.push_back({kEloPerUnit * strength[i], fixed[i] ? 0 : kEloPerUnit * std::sqrt(errors[i][i])});
  return all;
}

}  // namespace trictrac::standing
