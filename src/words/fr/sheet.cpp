#include "words/sheet.h"

namespace trictrac::words::french {

extern const SheetWords kSheet{
    .sources = {{
        {"tour", "Lois et règles du trictrac (S1 XX)"},
        {"ecrire-lalanne", "Lalanne, Le trictrac à écrire (S0)"},
        {"ecrire-lois", "Lois et règles du trictrac (S1)"},
        {"ecrire-1780", "Les règles anciennes de l’article anglais (S3)"},
        {"combine", "Le trictrac combiné de l’article anglais (S3)"},
        {"poule-engraisser", "L’article anglais (S3)"},
        {"poule-guiton", "Guiton, Traité complet du jeu de trictrac, chapitre VIII"},
        {"poule-plumer", "L’article anglais (S3)"},
    }},
    .queue_jetons = "Queue des jetons",
    .marques = "Marqués gagnés",
    .queue_marques = "Queue des marqués",
    .postillons = "Postillons",
    .further_paris = "Paris suivants",
    .paris = "Paris",
    .queue_paris = "Queue des paris",
    .carried_over = "report",
    .total = "Total (I)",
    .result = "Résultat",
    .gross = "Gain brut",
    .net = "Gain net",
    .paris_of_pairs = "paris réglés entre joueurs pris deux à deux (paris=pairs)",
    .paris_of_match = "paris réglés sur toute la partie (paris=match)",
    .petite_bredouille = "{score}, petite bredouille × {rate}",
    .grande_bredouille = "{score}, grande bredouille × {rate}",
    .refaits = ", {refaits} {refaits|refait|refaits}",
    .to_pay = "À payer : {balances} {unit}",
    .pool = "Poule : {n}",
    .honours = "Honneurs : {score}, {won} {won|gagnée|gagnées}, panier {basket}",
    .ecrire_suspended = " ; la partie à écrire est suspendue",
    .honours_suspended = " ; les honneurs sont suspendus",
    .fiches = "Fiches : {balances}",
    .balance = "Solde : {balances}",
    .seat = "{who} {holes} {holes|trou|trous} {points} pt",
    .throw_half = "Jetez les dés pour la demi-fiche : half DÉ DÉ",
    .over = "La partie est terminée.",
    .may_go = "{who} peut s’en aller",
    .has_dice = "{who} a le dé",
    .nothing_to_undo = "il n’y a rien à annuler",
    .nothing_to_redo = "il n’y a rien à rétablir",
    .saved = "enregistré : {path}",
    .help =
        "W +4 | B +6 other's roll | W holes 2 | W goes | round W 8 B 3 run unlifted | W suspends honours\n"
        "W -2 | B +2 school | B +2 false school | B +2 augmentation\n"
        "half 5 3 | seats 2 1 lead B | W gives up | undo | redo | account | text | save [--force] FICHIER | "
        "quit",
    .not_entered = "{n} {n|ligne n’a pas pu être entrée|lignes n’ont pas pu être entrées}",
};

}  // namespace trictrac::words::french
