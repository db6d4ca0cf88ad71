// The weights of the facts that explain a play (trictrac-lab weigh --facts).
#pragma once

#include <string>
#include <vector>

namespace trictrac::cli {

// Fits the weights to the problems of `files`, reports how often they are right, and writes them to `out`,
// unless it is empty.
void weigh_facts(const std::vector<std::string>& files, const std::string& out, bool json, int& status);

}  // namespace trictrac::cli
