// The weights of the facts that explain a play (trictrac-lab weigh --facts).
#pragma once

#include <string>
#include <vector>

#include "apps/cli/files.h"

namespace trictrac::cli {

// Fits the weights to the problems of `files`, reports how often they are right, and writes them to `out`,
// unless it is empty.
void weigh_facts(const std::vector<std::string>& files, const std::string& out, Overwrite overwrite,
                 bool json, int& status);

}  // namespace trictrac::cli
