#include "words/hand.h"

namespace trictrac::words::french {

using referee::RemedyText;

extern const HandWords kHand{
    .marks = "{who} marque {points}.",
    .takes = "{who} marque {points}",
    .loses = "{who} démarque {points}",
    .corrects = "{who} fait corriger le coup ({rule}) : {why} ; {cure}.",
    .lets_stand = "{who} laisse le mauvais coup tel quel ({rule}) : {why}.",
    .school = "{who} : école de {points}.",
    .school_received = "{who} : école de {points} (reçus).",
    .false_school_of = "{who} : fausse école de {points}.",
    .rectifies = "{who} fait rectifier la marque.",
    .rectifies_received = "{who} fait rectifier la marque (reçus).",
    .demands_whole = "{who} demande l’école entière.",
    .false_school = "{who} : fausse école.",
    .maintains = "{who} maintient l’école.",
    .asks_why = "{who} demande pourquoi.",
    .examines = "{who} examine le coup.",
    .agrees = "{who} accepte.",
    .invites = "{who} invite l’adversaire à jeter.",
    .objects = "{who} s’y oppose.",
    .adoube = "{who} : j’adoube.",
    .explains = "{who} explique : {jans}.",
    .explains_nothing = "{who} explique : rien.",
    .touches = "{who} touche {fleche}.",

    .must_stay = "Le joueur doit tenir.",
    .move_correct = "Ce coup est correct.",
    .remedy = "{n}. {rule} : {why}",
    .counted_again = "On recompte : école de {points}, points dus : {due}{jans}",
    .wrong_move = "{who}, coup {roll} : coup mal joué, que personne n’a vu ({rule}) : {why}",
    .missed = "{who}, coup {roll} : dû {due}, marqué {marked}{schooled}{jans}",
    .missed_school = ", école {points}",
    .jan_due = " ; {jan} {points}",

    .throws = "{n}. {who} jette {dice}",

    .against_rules = "il est contraire aux règles",
    .wrong_number = "une dame a été mise où aucun nombre des dés ne la mène",
    .beyond_sum = "une dame a été mise plus loin que les deux nombres ensemble",
    .by_puissance = "le coin a été pris par puissance alors qu’il pouvait l’être par effet",
    .jan_broken = "un jan qu’il fallait remplir ou conserver ne l’a pas été, ou la dernière dame est restée",
    .forbidden_jan = "une dame a été mise dans un jan interdit",
    .alone_on_corner = "une dame a été laissée seule à un coin",
    .not_played = "un nombre qui pouvait être joué ne l’a pas été",

    .cures = {{
        {RemedyText::Leave, "le laisser tel quel"},
        {RemedyText::LeaveUnplayed, "le laisser : deux points pour chaque nombre non joué"},
        {RemedyText::PutOn, "la dame de {from} est mise sur {to}"},
        {RemedyText::PutOnThenOther, "la dame de {from} est mise sur {to}, et l’autre nombre est joué"},
        {RemedyText::PutOnSecondStays, "la dame lâchée sur {from} est mise sur {to}, la seconde dame reste"},
        {RemedyText::PlaysBoth, "la dame de {from} joue seule les deux nombres"},
        {RemedyText::AnotherPlays, "la dame retourne sur {from}, une autre joue"},
        {RemedyText::NumberLost, "la dame retourne sur {from}, et son nombre ne peut pas être joué"},
        {RemedyText::NotTheCorner, "les deux dames retournent, et le coin ne se prend pas avec ce coup"},
        {RemedyText::NoManOn, "le coup est rejoué, sans dame mise sur {to}"},
        {RemedyText::OtherNumber, "l’autre nombre est joué"},
        {RemedyText::RollAgain, "le coup est rejoué"},
        {RemedyText::RollAgainAsItMust, "le coup est rejoué comme il le faut"},
        {RemedyText::RollAgainByTheRules, "le coup est rejoué selon les règles"},
        {RemedyText::PlayedOn, "la dame de {from} est poussée jusqu’au dernier jan"},
    }},
};

}  // namespace trictrac::words::french
