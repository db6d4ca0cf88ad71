#include "words/progress.h"

#include "words/fr/french.h"

namespace trictrac::words::french {

const ProgressWords kProgress{
    .reached = "{command} : {n} {unit}",
    .reached_of = "{command} : {n} {unit} sur {of}",
    .left = ", encore {time}",
    .since = ", depuis {time}",
    .stopping = ", arrêt en cours (Ctrl-C encore une fois pour arrêter tout de suite)",
    .about_seconds = "environ {seconds} s",
    .about_minutes = "environ {minutes} min",
    .about_hours = "environ {hours} h {minutes} min",
    .positions = "positions",
    .problems_checked = "problèmes vérifiés",
    .thousand_rolls = "milliers de coups",
    .steps = "étapes",
    .actions = "actions",
    .seconds = "secondes",
    .figures = "mesures",
    .matches = "parties",
    .decisions = "décisions",
    .sets = "séries",
    .answers = "réponses",
    .rows = "lignes du tableau",
    .examinations = "points vérifiés",
    .plays = "coups",
    .lines = "lignes",
    .levels = "niveaux",
};

}  // namespace trictrac::words::french
