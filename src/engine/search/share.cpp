#include "engine/search/share.h"

#include "base/assert.h"

#ifdef __wasm__

namespace trictrac {

void share(int n, int workers, const std::function<void(int, int)>& work) {
  TRICTRAC_ASSERT(n >= 0 && workers > 0);
  for (int i = 0; i < n; ++i) work(0, i);
}

}  // namespace trictrac

#else

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace trictrac {

void share(int n, int workers, const std::function<void(int, int)>& work) {
  TRICTRAC_ASSERT(n >= 0 && workers > 0);
  std::atomic<int> next = 0;
  const auto help = [&](int worker) {
    for (int i = next++; i < n; i = next++) work(worker, i);
  };
  std::vector<std::jthread> helpers;
  for (int w = 1; w < std::min(workers, n); ++w) helpers.emplace_back(help, w);
  help(0);
}

}  // namespace trictrac

#endif
