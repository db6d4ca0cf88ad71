#include "words/progress.h"

#include "words/fr/french.h"

namespace trictrac::words::french {

const ProgressWords kProgress{
    .reached = "{command} : {n} {unit}",
    .reached_of = "{command} : {n} {unit} sur {of}",
    .left = ", encore {time}",
    .since = ", depuis {time}",
    .stopping = ", arrêt en cours (Ctrl-C encore une fois pour arrêter tout de suite)",
    .interrupted = "interrompu : résultat partiel",
    .about_seconds = "environ {seconds} s",
    .about_minutes = "environ {minutes} min",
    .about_hours = "environ {hours} h {minutes} min",
    .steps = "étapes",
    .actions = "actions",
    .matches = "parties",
};

}  // namespace trictrac::words::french
