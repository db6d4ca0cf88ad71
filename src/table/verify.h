// Verifies the dice of a finished game: whether the seed gives them, and whether the seed is the one
// committed to.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "courrier/text/record.h"
#include "table/dice.h"
#include "text/record/record.h"

namespace trictrac {

// A roll of a record (from 1; 0 is the lead) that differs from the one the seed gives.
struct WrongRoll {
  int roll = 0;
  std::string written;
  std::string drawn;
};

struct Verification {
  int rolls = 0;                    // rolls drawn by the table and compared
  int drawn_besides = 0;            // leads, seats and halves drawn by the table and compared
  int given = 0;                    // rolls the record says were not drawn by the table
  bool commit_holds = false;        // the commitment is that of the seed
  std::vector<PlayerShare> shares;  // of fair dice: the shares of the people, from which the dice also follow
  std::optional<WrongRoll> first_wrong;
  // Returns whether anything was compared: a record may claim that the table drew nothing.
  bool proves() const { return rolls + drawn_besides > 0; }
  // Returns whether the dice are proved to come from the seed.
  bool holds() const { return commit_holds && !first_wrong && proves(); }
};

// Verifies the dice by the tags of the record: Seed, Commit, Shares of fair dice, and Dice, which is "table"
// if the table drew the lead and all rolls, as with fair dice, "table from N" if it drew the rolls from the
// N-th on (from 1), or "mirrored 1" or "mirrored 2" at one of two mirrored boards, whose shares 2 and 3 are
// those of White and Black at the mirrored board. The error says which tag is missing or cannot be read.
std::expected<Verification, std::string> verify_dice(const Record& record);
std::expected<Verification, std::string> verify_dice(const courrier::Record& record);

}  // namespace trictrac
