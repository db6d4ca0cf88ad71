#include "words/advice.h"

namespace trictrac::words::french {

extern const AdviceWords kAdvice{
    .world_class = "hors pair",
    .master = "maître",
    .expert = "expert",
    .strong = "fort joueur",
    .player = "joueur moyen",
    .pupil = "élève",
    .beginner = "débutant",
    .holes = "{n} {n|trou|trous}",
    .jetons = "{n} {n|jeton|jetons}",
    .units = "{n} {n|unité|unités}",
    .stakes = "{n} {n|enjeu|enjeux}",
    .points = "{n} {n|point|points}",

    .go = "s’en aller",
    .hold = "tenir, {move}",
    .suspend_ecrire = "suspendre la partie à écrire, {move}",
    .suspend_honours = "suspendre les honneurs, {move}",

    .hint = "{who} doit jouer {dice} (examiné à {plies} {plies|coup|coups} d’avance ; un trou vaut {worth})",
    .way = "{worth}  {lost}  gagne {chance} %  {answer}{played}",
    .rolled_out = "  (joué {n} fois jusqu’au relevé : {lost} ± {error})",
    .book_answer = "  (réponse du livre : {worth}, {lost} ± {error})",
    .book = "  (livre : {worth}, {lost} ± {error})",
    .left_out = "et {n} {n|coup examiné|coups examinés} de moins près",

    .outlook = "{who}, avant de jeter : {worth}, {stakes}, gagne {chance} %",
    .odds =
        "{who} : sur 36 coups, {true} {true|bat|battent} à vrai, {false} {false|bat|battent} à faux, "
        "{fill} {fill|remplit|remplissent} un jan, {keep} en {keep|conserve|conservent} un, "
        "{corner} {corner|prend|prennent} le coin",
    .outlook_of_roll = "{dice}  {worth}  points {mine} : {theirs}",
    .outlook_holes = ", trous {holes}",

    .nothing_to_review = "Il n’y a rien à examiner : les dés n’ont pas été jetés.",
    .losses = "Pertes en millièmes de tour.",
    .no_choice = "{who} : aucun choix à juger ; chance aux dés {luck}, {holes}",
    .too_few_choices =
        "{who} : {lost} perdu par choix (pas de rang en dessous de {n} choix) ; chance aux dés {luck}, "
        "{holes}",
    .player_seen = "{who} : {lost} perdu par choix : {rank} ; chance aux dés {luck}, {holes}",
    .moves = "coups {n} ({forced} sans choix)",
    .decisions = "décisions {n} ({forced} sans choix)",
    .mean_loss = ", perte moyenne {lost}",
    .at = "{n}. {who} {dice} : ",
    .mistake = "{at}{answer} {sign} perd {lost} ({holes}) ; mieux : {best}{played}",
    .acquitted =
        "{at}{answer} est une bonne réponse, bien que la recherche seule y ait vu une perte de "
        "{lost}{played}",
    .played_on = "  (joué {n} fois jusqu’au relevé : {lost} ± {error} contre {best})",
    .wrong_move = "{at}coup mal joué ({rule}), resté sur le tablier",
    .not_marked = "{at}{points} non marqués ; personne n’a réclamé{value}",
    .too_many = "{at}{points} de trop ; personne n’a réclamé{value}",
    .not_marked_of_opponent =
        "{at}{points} non marqués sur le coup de l’adversaire ; personne n’a réclamé{value}",
    .too_many_of_opponent = "{at}{points} de trop sur le coup de l’adversaire ; personne n’a réclamé{value}",
    .missed_lost = " ; perte : {lost}",
    .missed_ecole = " ; l’école valait {lost}",
    .round = "Manche : {first} – {second} : {result} pour {first}, sans la chance {adjusted}",

    .player_n = "joueur {n}",
    .no_advice = "aucun conseil ici : personne n’a de choix à faire ni de dés à jeter",
};

}  // namespace trictrac::words::french
