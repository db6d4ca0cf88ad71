// Le Tric Trac in the terminal: the verbs play and replay come here when it is meant.
#pragma once

#include <string>
#include <vector>

#include "apps/cli/words.h"
#include "table/dice.h"

namespace trictrac::cli {

struct CourrierArguments {
  std::string white, black;          // human, hasard or commis
  std::vector<std::string> changes;  // points=N
  std::string position;              // to start from, or empty
  Seed seed{};
  std::string record;  // the file to write the match to, or empty
};

// As the verbs do, `status` is set to 1 when the input is wrong.
void play_courrier(const CourrierArguments& arguments, const Words& words, int& status);
void replay_courrier(const std::string& path, const std::string& text, bool boards, bool print, int& status);

}  // namespace trictrac::cli
