#include "engine/equity/hashes.h"

#include "base/fnv.h"

namespace trictrac {
std::uint64_t hash_of(std::string_view bytes) {
  Fnv h;
  h.add(bytes);
  return h.value();
}

std::uint64_t hash_of(const Tables& tables) {
  Fnv h;
  for (const ValueKind kind : kValueKinds) {
    h.add(name_of(kind));
    for (const ValueRow& row : tables(kind)) {
      h.add(static_cast<std::uint64_t>(order_of(key_of(row))));
      for (const std::int32_t c : row.columns) h.add(static_cast<std::uint64_t>(std::int64_t{c}));
    }
  }
  return h.value();
}

}  // namespace trictrac
