// What this process has taken of the machine.
#pragma once

#include <cstdint>

namespace trictrac {

struct Usage {
  double cpu_seconds = 0;           // of user and system, since it began
  std::int64_t resident_bytes = 0;  // memory now; 0 where the system does not say
};
Usage usage();

}  // namespace trictrac
