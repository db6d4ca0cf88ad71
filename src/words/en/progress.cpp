#include "words/progress.h"

#include "words/en/english.h"

namespace trictrac::words::english {

const ProgressWords kProgress{
    .reached = "{command}: {n} {unit}",
    .reached_of = "{command}: {n} of {of} {unit}",
    .left = ", {time} left",
    .since = ", started {time} ago",
    .stopping = ", stopping (Ctrl-C again to stop at once)",
    .interrupted = "interrupted: partial result",
    .about_seconds = "about {seconds} s",
    .about_minutes = "about {minutes} min",
    .about_hours = "about {hours} h {minutes} min",
    .steps = "steps",
    .actions = "actions",
    .matches = "matches",
};

}  // namespace trictrac::words::english
