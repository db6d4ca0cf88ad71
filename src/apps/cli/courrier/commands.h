// Le Tric Trac in the terminal, for the commands play and replay.
#pragma once

#include <string>
#include <vector>

#include "apps/cli/record_file.h"
#include "apps/cli/words.h"
#include "table/dice.h"

namespace trictrac::cli {

// The arguments of the command play for Le Tric Trac.
struct CourrierArguments {
  std::string white, black;          // human, hasard or commis; empty: as usual, or as the record has it
  std::vector<std::string> changes;  // points=N
  std::string position;              // to start from, or empty
  Seed seed{};
};

// Play and replay Le Tric Trac; set `status` to 1 for wrong input.
void play_courrier(const CourrierArguments& arguments, const PlayedFile& played, const Words& words,
                   int& status);
void replay_courrier(const GivenRecord& given, const Words& words, bool boards, bool print, int& status);

}  // namespace trictrac::cli
