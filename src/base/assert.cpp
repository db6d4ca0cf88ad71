#include "base/assert.h"

#include <cstdio>
#include <cstdlib>

namespace trictrac {

void assertion_failed(const char* file, int line, const char* condition) {
  std::fprintf(stderr, "%s:%d: a caller broke the contract: %s\n", file, line, condition);
  std::abort();
}

}  // namespace trictrac
