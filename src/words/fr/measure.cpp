#include "words/measure.h"

#include "words/fr/french.h"

namespace trictrac::words::french {

const MeasureWords kMeasures{
    .no_interval = "{value}{unit} (sans intervalle)",
    .interval = "{value}{unit} ({low} à {high}{unit})",
    .not_available = "s.o.",
    .interrupted = "interrompu : résultat partiel",
    .partial = " (interrompu : résultat partiel)",

    .contest =
        "{first} contre {second} : {rounds} {rounds|manche|manches} ({format}) en {matches} "
        "{matches|partie|parties}, {sets} {sets|série|séries}",
    .contest_interrupted = "interrompu       résultat partiel : séries jouées {sets} sur {of}",
    .unfinished = "inachevé         {matches} {matches|partie|parties}, hors du compte",
    .gain = "gain par manche  {figure}",
    .tours_won = "tours gagnés     {figure}",
    .luck_adjusted = ", sans la chance {figure}",
    .sprt_open = "indécis",
    .sprt_none = "aucun gain",
    .sprt_some = "gain",
    .sprt = "test             {verdict}",
    .seconds = "secondes         {seconds}",

    .against = "contre",
    .tours = "tours",
    .won = "gagnés",
    .adjusted = "sans la chance",

    .name = "Nom",
    .lost = "perdus sur 100 points dus",
    .too_many = "en trop",
    .correct_marks = "marques justes",
    .errors_seen = "fautes vues",
    .false_claims = "réclamations à tort",
    .asked = "questions « pourquoi ? »",
    .wrong_moves_seen = "mauvais coups vus",
    .disputes = "contestations",

    .file = "{file} ({hash}) : {choices} choix{partial}",
    .loss = "perte par choix  {figure} millièmes de tour",
    .blunders = "bévues           {figure}",
    .error_of_references = "erreur des références  {figure} millièmes de tour",
    .costliest = "{lost}  {position}  {answer} ; le meilleur : {best}",
};

}  // namespace trictrac::words::french
