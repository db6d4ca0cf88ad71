// Who may do what at a table, whatever is played.
#pragma once

#include "table/api_error.h"

namespace trictrac {

// What somebody asks, as far as every game judges it alike.
struct Asking {
  int n = 0;              // the number its line shall get
  int lines = 0;          // those there are
  bool of_person = true;  // no bot sits there
  bool over = false;
  bool begun = true;  // the table has nothing to draw before anybody may act
  bool resigns = false;
  bool in_turn = true;
  bool in_stage = true;  // it is this that is asked now
};

// Why it may not be done, if so.
std::optional<ApiError> objection(const Asking& asking);

}  // namespace trictrac
