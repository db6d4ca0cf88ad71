// The words that a player types in a terminal, in the reader's language, one word each.
#pragma once

#include "words/sentence.h"

namespace trictrac::words {

struct TypedWords {
  Sentence<> quit, help, list, roll, resign, save, undo, hint, review, yes, yes_shortest;
  // Words of a board marked by hand (section R).
  Sentence<> mark, school, rectify, whole, false_school, augment, reason, touch, adoube, remedies, remedy,
      agree, object, invite, received, gained;
  // The same words without accents, as they may be typed.
  Sentence<> received_as_read, gained_as_read;

  Sentence<> file, enter;  // the placeholder of a file; the key
};

}  // namespace trictrac::words
