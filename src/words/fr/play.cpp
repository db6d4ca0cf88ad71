#include "words/play.h"

#include "words/fr/french.h"

namespace trictrac::words::french {

const TypedWords kTyped{
    .quit = "quitter",
    .help = "aide",
    .list = "liste",
    .roll = "jeter",
    .resign = "abandon",
    .save = "enregistrer",
    .undo = "annuler",
    .hint = "conseil",
    .review = "examen",
    .yes = "oui",
    .yes_shortest = "o",
    .mark = "marque",
    .school = "ecole",
    .rectify = "rectifie",
    .whole = "entiere",
    .false_school = "fausse",
    .augment = "augmente",
    .reason = "raison",
    .touch = "touche",
    .adoube = "adoube",
    .remedies = "remedes",
    .remedy = "remede",
    .agree = "accord",
    .object = "objection",
    .invite = "jetez",
    .received = "recu",
    .gained = "gagne",
    .received_as_read = "reçu",
    .gained_as_read = "gagné",
    .file = "FICHIER",
    .enter = "Entrée",
};

const PlayWords kPlay{
    .white = "Blanc (O)",
    .black = "Noir (X)",
    .named_white = "{name} (blancs, O)",
    .named_black = "{name} (noirs, X)",
    .you = "Vous",
    .fingerprint = "Empreinte des dés (la graine sera montrée à la fin) : {seed}",
    .seed = "Graine des dés : {seed}",
    .not_understood = "{why} (? pour l’aide)",
    .not_now = "Cela n’est pas possible maintenant.",
    .throw_first = "Jetez d’abord les dés : appuyez sur Entrée.",
    .play_first = "Jouez d’abord ce coup.",
    .decide_first = "Vous avez fait un trou : tenez (t) ou allez-vous-en (v) d’abord.",
    .no_hole =
        "Vous ne tenez ou ne vous en allez qu’après un trou gagné sur vos propres dés (K4) : jouez ce coup.",
    .nothing_to_undo = "Il n’y a rien à annuler.",
    .undone = "Votre dernier choix est annulé ; les dés restent les mêmes.",
    .saved_to = "Partie enregistrée dans {path}",
    .saved_goes_on = "La partie est enregistrée ; pour la reprendre : {command}",
    .review_asked = "Examiner la partie ? (o/n)",

    .throws_first = "{who} commence.",
    .holds = "{who} tient.",
    .goes = "{who} s’en va.",
    .resigns = "{who} abandonne.",
    .rolls = "{who} : {a} et {b}{counting}",
    .rolls_early = "{who} jette trop tôt : {a} et {b}",
    .plays = "{who} joue {move}",
    .marks = "{who} marque {sum}",
    .award = "{sum} : {holes} {holes|trou|trous}{label}, reste {rest}",
    .bredouille = " (bredouille)",
    .releve = "On relève les dames.",
    .wins_tour = "{who} gagne le tour, {mine} {mine|trou|trous} à {theirs} ({worth}).",
    .wins_by_resignation = "{who} gagne par abandon, {mine} {mine|trou|trous} à {theirs} ({worth}).",
    .seats = "Places : {names}",
    .suspends_ecrire = "{who} suspend la partie à écrire.",
    .suspends_honours = "{who} suspend les honneurs.",
    .half_fiche = "Les dés décident de la demi-fiche : {a} - {b}",
    .counted_from_yours = ", flèches comptées depuis votre talon",
    .counted_from_white = ", flèches comptées depuis le talon des Blancs",
    .event = "+{points}  {jan}{ways}  ({rule})",
    .event_of_opponent = "adversaire +{points}  {jan}{ways}  ({rule})",

    .hold_or_go =
        "{who}, {dice} : tenir (t, ou votre coup) ou s’en aller (v) ? Si vous tenez, vous gardez {rest} de "
        "reste et "
        "l’adversaire marquera {points} ; si vous vous en allez, on relève les dames et vous jetez de "
        "nouveau.",
    .your_move = "{who}, {dice} : votre coup (l : liste des coups, ? : aide){counting}",
    .throw_dice = "{who}, appuyez sur Entrée pour jeter les dés",
    .agreed = "{who}, d’accord ? (accord, ou ecole, rectifie, objection)",
    .play_or_go = "{who}, jouez pour tenir, ou allez-vous-en (v)",
    .mark_then_throw =
        "{who}, marquez ce que le coup adverse vous vaut (marque 4), puis appuyez sur Entrée pour jeter les "
        "dés",
    .mark_then_play = "{who}, {dice} : marquez (marque 4), puis jouez{counting}",

    .refused = "Refusé ({rule}) : {why}",

    .numbers_yours = "Les flèches se comptent toujours depuis votre talon (1) jusqu’au talon adverse (24).",
    .numbers_white =
        "Les flèches se comptent toujours depuis le talon des Blancs (1) jusqu’à celui des Noirs (24).",
    .help_play = "jouer : départ/arrivée de chaque dame",
    .help_tout_dune = "tout d’une : une dame joue les deux nombres",
    .help_off = "sortir une dame · ne rien jouer",
    .help_hold = "tenir · s’en aller",
    .help_suspend = "suspendre la partie à écrire · suspendre les honneurs",
    .help_throw = "jeter les dés",
    .help_throw_by_hand = "jeter les dés ; r aussi avant que l’adversaire ait fini",
    .help_list = "lister les coups permis",
    .help_hint = "voir ce que le moteur jouerait",
    .help_undo = "annuler votre dernier choix",
    .help_review = "voir vos fautes jusqu’ici",
    .help_save = "enregistrer la partie dans un fichier",
    .help_resign = "abandonner la partie",
    .help_quit = "cette aide · quitter",
    .help_mark = "marquer vous-même vos points",
    .help_school = "réclamer une école de 4 points · sur des points reçus",
    .help_whole = "demander l’école entière",
    .help_false_school = "déclarer l’école fausse",
    .help_augment = "maintenir l’école",
    .help_rectify = "faire rectifier la marque",
    .help_reason = "demander pourquoi cette marque",
    .help_hold_by_hand =
        "tenir (ou simplement jouer) · dire que vous vous en allez ; l’adversaire répond accord ou objection",
    .help_touch = "toucher une dame · dire j’adoube, pour la redresser",
    .help_remedies = "examiner le coup joué · choisir un remède",
    .help_invite = "inviter l’adversaire à jeter : votre marque est faite",

    .start_counted_yours = ", flèches comptées depuis votre départ",
    .start_counted_white = ", flèches comptées depuis le départ des Blancs",
    .path_yours =
        "Les flèches se comptent toujours sur votre chemin, de votre départ (1) à votre sortie (o).",
    .path_white =
        "Les flèches se comptent toujours sur le chemin des Blancs, de leur départ (1) à leur sortie (o).",
    .bore_off = "{who} a sorti ses quinze dames : {points} {points|point|points} ({mine}-{theirs}).",
    .won_by_resignation = "{who} gagne par abandon : {points} {points|point|points} ({mine}-{theirs}).",
    .wins_match = "{who} gagne la partie.",
    .no_hint = "Le moteur ne conseille pas au Tric Trac : il ne connaît que le trictrac.",
    .no_review = "Le moteur n’examine pas les parties de Tric Trac : il ne connaît que le trictrac.",
    .help_steps = "jouer : départ/arrivée de chaque pas",
    .help_twice = "le même pas deux fois",
};

}  // namespace trictrac::words::french
