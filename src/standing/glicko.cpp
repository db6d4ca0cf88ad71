#include "standing/glicko.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace trictrac::standing {
namespace {

// The paper's own scale (step 2).
constexpr double kScale = 173.7178;
constexpr double kCentre = 1500;
constexpr double kClose = 0.000001;

double square(double x) { return x * x; }

struct Scaled {
  double mu, phi;
};

Scaled scaled(const Rating& r) { return {(r.rating - kCentre) / kScale, r.deviation / kScale}; }

double g(double phi) { return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi)); }

// Returns the score to be expected of a meeting.
double expected(double mu, const Scaled& opponent) {
  return 1 / (1 + std::exp(-g(opponent.phi) * (mu - opponent.mu)));
}

// Steps 3 and 4: how much the games say, and what they say.
struct Evidence {
  double variance, delta;
};

Evidence evidence_of(double mu, std::span<const Met> met) {
  double weight = 0, surprise = 0;
  for (const Met& m : met) {
    const Scaled opponent = scaled(m.opponent);
    const double e = expected(mu, opponent);
    weight += square(g(opponent.phi)) * e * (1 - e);
    surprise += g(opponent.phi) * (m.score - e);
  }
  return {1 / weight, surprise / weight};
}

// Step 5: returns the root of `f` by the Illinois method.
template <class Function>
double root(Function f, double a, double b) {
  double fa = f(a), fb = f(b);
  while (std::abs(b - a) > kClose) {
    const double c = a + (a - b) * fa / (fb - fa);
    const double fc = f(c);
    if (fc * fb <= 0) {
      a = b;
      fa = fb;
    } else {
      fa /= 2;
    }
    b = c;
    fb = fc;
  }
  return std::exp(a / 2);
}

double new_volatility(double volatility, double phi, const Evidence& s) {
  const double a = std::log(square(volatility));
  const double known = square(phi) + s.variance;
  const auto f = [&](double x) {
    const double e = std::exp(x);
    return e * (square(s.delta) - known - e) / (2 * square(known + e)) - (x - a) / square(kTau);
  };
  if (square(s.delta) > known) return root(f, a, std::log(square(s.delta) - known));
  double b = a - kTau;
  while (f(b) < 0) b -= kTau;
  return root(f, a, b);
}

double within(double deviation) { return std::clamp(deviation, kLeastDeviation, kMostDeviation); }

double widened(double phi, double volatility, double periods) {
  return std::sqrt(square(phi) + periods * square(volatility));
}

}  // namespace

Rating rested(const Rating& r, double periods) {
  const double phi = widened(r.deviation / kScale, r.volatility, std::max(0.0, periods));
  return {r.rating, within(kScale * phi), r.volatility};
}

Rating after(const Rating& r, std::span<const Met> met, double periods) {
  if (met.empty()) return rested(r, periods);
  const auto [mu, phi] = scaled(r);
  const Evidence s = evidence_of(mu, met);
  const double volatility = new_volatility(r.volatility, phi, s);
  const double before = widened(phi, volatility, std::max(0.0, periods));
  const double now = 1 / std::sqrt(1 / square(before) + 1 / s.variance);
  return {kCentre + kScale * (mu + square(now) * s.delta / s.variance), within(kScale * now), volatility};
}

namespace {

double precision(double deviation) { return 1 / square(deviation); }

// `times`: 1 to make the change, -1 to take it back.
Rating changed(const Rating& r, const Change& change, int times) {
  const double told = std::max(0.0, precision(change.after.deviation) - precision(change.before.deviation));
  const double known = std::max(precision(kMostDeviation), precision(r.deviation) + times * told);
  return {r.rating + times * (change.after.rating - change.before.rating), within(1 / std::sqrt(known)),
          r.volatility};
}

}  // namespace

Rating without(const Rating& rating, const Change& change) { return changed(rating, change, -1); }
Rating with(const Rating& rating, const Change& change) { return changed(rating, change, 1); }

double periods_settled(const Rating& r) {
  if (provisional(r)) return 0;
  return (square(kSettled) - square(r.deviation)) / square(kScale * r.volatility);
}

}  // namespace trictrac::standing
