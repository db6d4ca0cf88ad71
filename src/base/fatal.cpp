#include "base/fatal.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace trictrac {

void fatal(std::string_view message) {
  const std::string line = "trictrac: " + std::string(message) + "\n";
  std::fwrite(line.data(), 1, line.size(), stderr);
  std::abort();
}

}  // namespace trictrac
