#include "apps/server/runtime/usage.h"

#include <sys/resource.h>
#include <unistd.h>

#include <fstream>

namespace trictrac {
namespace {

double time_of(const timeval& t) {
  return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) / 1e6;
}

}  // namespace

Usage usage() {
  Usage used;
  rusage times{};
  if (getrusage(RUSAGE_SELF, &times) == 0)
    used.cpu_seconds = time_of(times.ru_utime) + time_of(times.ru_stime);
  std::int64_t all = 0, resident = 0;  // in pages
  if (std::ifstream("/proc/self/statm") >> all >> resident)
    used.resident_bytes = resident * sysconf(_SC_PAGESIZE);
  return used;
}

}  // namespace trictrac
