#include "words/progress.h"

#include "words/en/english.h"

namespace trictrac::words::english {

const ProgressWords kProgress{
    .reached = "{command}: {n} {unit}",
    .reached_of = "{command}: {n} of {of} {unit}",
    .left = ", {time} left",
    .since = ", started {time} ago",
    .stopping = ", stopping (Ctrl-C again to stop at once)",
    .about_seconds = "about {seconds} s",
    .about_minutes = "about {minutes} min",
    .about_hours = "about {hours} h {minutes} min",
    .positions = "positions",
    .problems_checked = "problems checked",
    .thousand_rolls = "thousand rolls",
    .steps = "steps",
    .actions = "actions",
    .seconds = "seconds",
    .figures = "figures",
    .matches = "matches",
    .decisions = "decisions",
    .sets = "sets",
    .answers = "answers",
    .rows = "rows",
    .examinations = "things examined",
    .plays = "plays",
    .lines = "lines",
    .levels = "levels",
};

}  // namespace trictrac::words::english
