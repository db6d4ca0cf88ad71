// Prints the same as `trictrac-lab bench --signature`, without the rest of the program.
#include <cinttypes>
#include <cstdio>

#include "lab/signature/signature.h"

int main() { std::printf("%016" PRIx64 "\n", trictrac::signature()); }
