#include "apps/server/runtime/time.h"

#include <ctime>

namespace trictrac {

std::int64_t seconds_now() { return std::int64_t{std::time(nullptr)}; }

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  char text[16];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d", &utc)};
}

}  // namespace trictrac
