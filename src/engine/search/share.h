// Work shared out among threads.
#pragma once

#include <functional>

namespace trictrac {

// Calls work(worker, i) once for each i of 0 … n-1 and returns when all is done. `worker`, of 0 … workers-1,
// is never at two things at once; which of them does i is left to chance. Where there are no threads
// (WebAssembly) the first does everything. `n` is not negative, and there is a worker.
void share(int n, int workers, const std::function<void(int worker, int i)>& work);

}  // namespace trictrac
