// Work to be done later.
#pragma once

#include <cstdint>
#include <string>

namespace trictrac {

// Something to be done, from `due` on, in seconds since 1970. Of a kind and a subject there is one at most.
struct NewJob {
  std::string kind;
  std::string subject;  // what it is about, in words of its kind
  std::int64_t due = 0;
  friend bool operator==(const NewJob&, const NewJob&) = default;
};

}  // namespace trictrac
