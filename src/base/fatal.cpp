#include "base/fatal.h"

#include <cstdio>
#include <cstdlib>

namespace trictrac {

void fatal(std::string_view message) {
  std::fprintf(stderr, "trictrac: %.*s\n", static_cast<int>(message.size()), message.data());
  std::abort();
}

}  // namespace trictrac
