// Prints the same as `trictrac-lab bench net`, for the browser's set of instructions: run by a JavaScript
// engine (tools/bench_wasm.sh).
#include <cstdio>
#include <cstdlib>

#include "engine/equity/values.h"
#include "engine/net/evaluator.h"
#include "engine/net/weights.h"
#include "lab/measure/speed.h"

int main(int count, char** words) {
  using namespace trictrac;
  const double seconds = count > 1 ? std::atof(words[1]) : 1;
  const measure::Speed speed = measure::measure_speed(net::built_in(), built_in, net::kernels(), seconds);
  for (const measure::KernelSpeed& k : speed.kernels) {
    if (k.evaluated)
      std::printf("%-6.*s %6.2f million positions a second, %6.2f with looking\n",
                  static_cast<int>(k.name.size()), k.name.data(), *k.evaluated, *k.with_looking);
  }
  for (const measure::DepthSpeed& d : speed.depths)
    std::printf("%d-ply  %10.1f microseconds a decision, %10.1f where only the best is asked\n", d.plies,
                d.microseconds, d.best_microseconds);
}
