#include "engine/net/built_in.h"

#include <utility>

namespace trictrac::net {

extern const std::uint64_t kNetWords[];
extern const std::size_t kNetBytes;

std::string_view built_in_file() { return {reinterpret_cast<const char*>(kNetWords), kNetBytes}; }

const Weights& built_in() {
  static const Weights weights = [] {
    const std::string_view file = built_in_file();
    const auto rules = rules_of(file);
    auto read = read_weights(file, rules.value_or(0));
    return read ? *std::move(read) : Weights{};
  }();
  return weights;
}

}  // namespace trictrac::net
