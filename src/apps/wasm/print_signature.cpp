// What `trictrac-lab bench --signature` prints, without the rest of the program.
#include <cinttypes>
#include <cstdio>

#include "lab/signature/signature.h"

int main() { std::printf("%016" PRIx64 "\n", trictrac::signature()); }
