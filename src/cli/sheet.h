// The account of a partie à écrire played at a wooden board, from lines of text.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "cli/words.h"
#include "match/ecrire.h"
#include "match/settlement.h"

namespace trictrac::cli {

// A sheet as it is told line by line:
//   players Anne Bernard            two or three names (four: the partners are 1-2 and 3-4)
//   marque Anne 8 Bernard 3         holes of both; equal holes are a refait
//   marque Bernard 7 Anne 0 bredouille            the winner's holes in one run
//   marque Anne 12 Bernard 0 bredouille sans-lever  and he did not go in between
struct ToldSheet {
  std::vector<std::string> names;
  Partie partie;
};

// Reads a whole sheet; the error names the line and what should stand there.
std::expected<ToldSheet, std::string> read_sheet(const std::string& text, const EcrireOptions& options,
                                                 int marques);

// The marqués written so far, who plays the next, or the settlement line by line.
std::string sheet_account(const ToldSheet& sheet, Method method, const Words& words);

}  // namespace trictrac::cli
