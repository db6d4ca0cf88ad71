// The program's page of the manual, and what completes its commands in a shell, from what its verbs declare.
#pragma once

#include <string>
#include <vector>

#include "apps/cli/outline.h"

namespace trictrac::cli {

// In the language of man(7). `date`, as 2026-11-24, stands at the foot; `version` is the program's.
std::string print_manual(const std::vector<VerbOutline>& verbs, const std::string& version,
                         const std::string& date);

// Scripts for bash, zsh and fish.
std::string print_bash(const std::vector<VerbOutline>& verbs);
std::string print_zsh(const std::vector<VerbOutline>& verbs);
std::string print_fish(const std::vector<VerbOutline>& verbs);

}  // namespace trictrac::cli
