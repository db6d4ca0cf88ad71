#include "lab/learn/vectors.h"

namespace trictrac::learn {

TRICTRAC_CLONES void add_to(float* __restrict y, const float* __restrict x, float by, int n) {
  for (int i = 0; i < n; ++i) y[i] += by * x[i];
}

TRICTRAC_CLONES float dot(const float* __restrict x, const float* __restrict y, int n) {
  float sum = 0;
  for (int i = 0; i < n; ++i) sum += x[i] * y[i];
  return sum;
}

TRICTRAC_CLONES void adam(float* __restrict weights, float* __restrict gradient, float* __restrict first,
                          float* __restrict second, int n, const AdamStep& step) {
  const AdamStep s = step;
  for (int i = 0; i < n; ++i) {
    first[i] = s.first * first[i] + (1 - s.first) * gradient[i];
    second[i] = s.second * second[i] + (1 - s.second) * gradient[i] * gradient[i];
    weights[i] -= s.rate * first[i] * s.correct_first / (std::sqrt(second[i] * s.correct_second) + 1e-8f);
    gradient[i] = 0;
  }
}

}  // namespace trictrac::learn
