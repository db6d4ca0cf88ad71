#include "base/assert.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace trictrac {

void fatal(std::string_view message) {
  const std::string line = "trictrac: " + std::string(message) + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
  std::abort();
}

void assertion_failed(const char* file, int line, const char* condition) {
  std::fprintf(stderr, "%s:%d: a caller broke the contract: %s\n", file, line, condition);
  std::abort();
}

}  // namespace trictrac
