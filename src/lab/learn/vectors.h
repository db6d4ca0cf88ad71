// Loops over rows of floats, compiled for each instruction set.
#pragma once

#include <cmath>

// The loader of ELF chooses among the clones, before ThreadSanitizer is ready.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__ELF__) && \
    !defined(__SANITIZE_THREAD__)
#define TRICTRAC_CLONES __attribute__((target_clones("avx512f", "avx2", "default"), optimize("O3,fast-math")))
#else
#define TRICTRAC_CLONES
#endif

namespace trictrac::learn {

// Adds `by` times x to y.
void add_to(float* y, const float* x, float by, int n);
// Returns the scalar product.
float dot(const float* x, const float* y, int n);

// The parameters of one step of Adam.
struct AdamStep {
  float rate, first, second, correct_first, correct_second;
};
// Takes one step of Adam: moments and weights from the gradient, which is cleared.
void adam(float* weights, float* gradient, float* first, float* second, int n, const AdamStep& step);

}  // namespace trictrac::learn
