// Functions in variants for the instruction sets of the processor.
#pragma once

#include <cstdint>

// Before a function: compiles it, with all that it calls inline, for several generations of x86-64. When the
// program starts, it takes the newest that the processor has; the results are the same. Elsewhere the
// function is compiled once. A function that the loader chooses cannot be called by a sanitizer's own start.
#if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__) && \
    !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
#define TRICTRAC_FOR_EACH_PROCESSOR \
  __attribute__((target_clones("default", "arch=x86-64-v2", "arch=x86-64-v3"), flatten))
#else
#define TRICTRAC_FOR_EACH_PROCESSOR
#endif
