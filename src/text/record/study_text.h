// A record as a tree one can walk: every line of play, with what is said of the place after it.
#pragma once

#include <string>
#include <vector>

#include "text/record/record.h"

namespace trictrac {

// A place of a study: where the record starts, or what a line of play comes to.
struct StudyPlace {
  int parent = -1;   // the place before it, by its number; only the start has none
  int depth = 0;     // of the variation, 0 for the game itself
  std::string line;  // "9. W 42 : 3/7 5/7"; empty for the start
  State state;
  std::vector<CombineGame> suspends;  // what may be suspended there, a hole being won in combiné
  std::vector<Remark> remarks;
  std::vector<Drawing> drawings;
  // Lines of the text, from 0: where its own stands (of the start, the empty line before the first), where
  // its comments begin or would, and where variations, or what follows it, do.
  int at = 0, notes = 0, rest = 0;
};

// The record as it is printed, and its places in the order in which they stand there; the first is the start.
struct StudyText {
  std::string text;
  std::vector<StudyPlace> places;
};
StudyText study_text(const Record& record);

}  // namespace trictrac
