#include "words/sheet.h"

namespace trictrac::words::english {

extern const SheetWords kSheet{
    .sources = {},  // messages for programs say them in English as well
    .queue_jetons = "Queue des jetons",
    .marques = "Marqués won",
    .queue_marques = "Queue des marqués",
    .postillons = "Postillons",
    .further_paris = "Further paris",
    .paris = "Paris",
    .queue_paris = "Queue des paris",
    .carried_over = "carried over",
    .total = "Total (I)",
    .result = "Result",
    .gross = "Gross",
    .net = "Net",
    .paris_of_pairs = "paris settled between each pair of players (paris=pairs)",
    .paris_of_match = "paris settled over the whole match (paris=match)",
    .petite_bredouille = "{score}, petite bredouille × {rate}",
    .grande_bredouille = "{score}, grande bredouille × {rate}",
    .refaits = ", {refaits} {refaits|refait|refaits}",
    .to_pay = "To pay: {balances} {unit}",
    .pool = "Poule: {n}",
    .honours = "Honours: {score}, {won} won, basket {basket}",
    .ecrire_suspended = "; à écrire is suspended",
    .honours_suspended = "; the honours are suspended",
    .fiches = "Fiches: {balances}",
    .balance = "Balance: {balances}",
    .seat = "{who} {holes} {holes|hole|holes} {points} pt",
    .throw_half = "Throw the dice for the half fiche: half DIE DIE",
    .over = "The match is over.",
    .may_go = "{who} may go",
    .has_dice = "{who} has the dice",
    .nothing_to_undo = "there is nothing to undo",
    .nothing_to_redo = "there is nothing to redo",
    .saved = "saved: {path}",
    .help =
        "W +4 | B +6 other's roll | W holes 2 | W goes | round W 8 B 3 run unlifted | W suspends honours\n"
        "W -2 | B +2 school | B +2 false school | B +2 augmentation\n"
        "half 5 3 | seats 2 1 lead B | W gives up | undo | redo | account | text | save [--force] FILE | "
        "quit",
    .not_entered = "{n} of the lines could not be entered",
};

}  // namespace trictrac::words::english
