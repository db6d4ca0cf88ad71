#include "words/record.h"

namespace trictrac::words::french {

extern const RecordWords kRecords{
    .men_only = "seules les dames sont lues, sans points, trous ni dés",
    .men_and_turn_only = "seules les dames et le trait sont lus, sans points, trous ni dés",
    .rolls_unknown = "le nombre de coups depuis le relevé est inconnu",
    .of_text = "{path} : {why}",
    .unknown_text =
        "{path} : ce texte ne peut pas être lu ; donnez une XGID, des lettres comme aW15-yB15, ou un "
        "identifiant, un instantané ou un historique de mmai/trictrac (docs/record.md)",
    .no_file_or_text =
        "{path} : il n’y a pas de fichier de ce nom, et ce texte n’est pas une position qui puisse être "
        "lue ; donnez une XGID, des lettres comme aW15-yB15, ou un identifiant, un instantané ou un "
        "historique de mmai/trictrac (docs/record.md)",
    .empty = "{path} : il n’y a rien dedans",
    .written_up_to_there = "la partie a été écrite jusqu’à cet endroit",
    .roll_worth = "Ce que vaut le coup (flèches comptées depuis le talon du joueur) :",
    .legal_moves = "Les coups permis :",

    .all_marks_right = "{path} : chaque marque est juste ; {stands}",
    .all_actions_legal = "{path} : chaque action est permise ; {stands}",
    .all_moves_legal = "{path} : chaque coup est permis ; {stands}",
    .holes_and_points = "trous {white_holes} à {black_holes}, points {white} à {black}",
    .points = "points {white} à {black}",
    .won_by = "{stands} ; gagné par les {who}",
    .over = "{stands} ; terminée, soldes :{balances}",
    .so_far = "{stands} ; jusqu’ici, soldes :{balances}",
    .in_fiches = " et en fiches :{balances}",
    .no_replay = "cette partie ne peut pas être rejouée",

    .rolls_follow = "{rolls} {rolls|coup découle|coups découlent} de la graine qui correspond à l’empreinte",
    .shares_too = ", et des parts que les joueurs ont données",
    .not_drawn = " ; {n} {n|n’a pas été tiré|n’ont pas été tirés} par la table",
    .share = "joueur {n} {name} : part {share}, sceau {commitment}",
    .no_commitment = "la graine ne correspond pas à l’empreinte (étiquette Commit)",
    .roll_wrong = "le coup {roll} est écrit {dice} ; la graine donne {drawn}",
    .roll_wrong_by_shares = "le coup {roll} est écrit {dice} ; la graine et les parts donnent {drawn}",
    .lead_wrong = "avant le premier coup est écrit {dice} ; la graine donne {drawn}",
    .lead_wrong_by_shares = "avant le premier coup est écrit {dice} ; la graine et les parts donnent {drawn}",
    .proves_nothing =
        "cela ne prouve rien : d’après son étiquette Dice, la table n’a tiré aucun des {n} coups de cette "
        "partie ; sinon, l’étiquette serait « table », ou « table from N » avec N au plus égal à {n}",
    .no_share = "--share {given} : une part s’écrit en 64 chiffres hexadécimaux",
    .share_missing = "la part {given} n’est pas de celles dont les dés découlent",
};

}  // namespace trictrac::words::french
