// Sentences about the progress of long tasks.
#pragma once

#include "words/places.h"

namespace trictrac::words {

using Command = Text<"command">;
using Unit = Text<"unit">;
using Time = Text<"time">;
using Seconds = Count<"seconds">;
using Minutes = Count<"minutes">;
using Hours = Count<"hours">;

struct ProgressWords {
  Sentence<Command, N, Unit> reached;
  Sentence<Command, N, Of, Unit> reached_of;
  Sentence<Time> left, since;
  Sentence<> stopping;
  Sentence<> interrupted;  // a result is that of the work until Ctrl-C
  Sentence<Seconds> about_seconds;
  Sentence<Minutes> about_minutes;
  Sentence<Hours, Minutes> about_hours;
  // The units.
  Sentence<> steps, actions, matches;
};

}  // namespace trictrac::words
