#include "words/usage.h"

#include "words/fr/french.h"

namespace trictrac::words::french {

const UsageWords kUsage{
    .unknown_command = "commande inconnue : « {given} »{meant}",
    .unknown_option = "option inconnue : « {given} »{meant}",
    .of_other_program = "« {given} » est une commande de {known}, un programme à part",
    .unexpected_word = "mot inattendu : « {given} »",
    .command_missing = "il manque une commande : {known}",
    .required = "il manque {option}",
    .value_missing = "{option} demande une valeur",
    .repeated = "{option} : donnez une seule valeur",
    .give = "donnez {what} : {command}",
    .word_missing = "il manque un mot : {command}",
    .a_position = "une position (TRID)",
    .a_record = "une partie (un fichier, ou - pour l’entrée standard)",
    .a_record_or_position = "une partie (un fichier) ou une position (TRID)",
    .a_file = "un fichier",
    .a_folder = "un dossier",
    .a_player = "un joueur",
    .needs = "{option} demande aussi {needed}",
    .excludes = "donnez {option} ou {needed}, pas les deux",
    .of_option = "{option} : {why}",
    .should_be = "« {given} » devrait être {known}{meant}",
    .cannot_be = "la valeur « {given} » n’est pas permise",
    .whole_number = "un nombre entier",
    .number = "un nombre",
    .seed = "un nombre entier (0 ou plus) ou 64 chiffres hexadécimaux",
    .share = "64 chiffres hexadécimaux",
    .between = "compris entre {least} et {most}",
    .dice_wrong = "--dice devrait être deux nombres de 1 à 6, par exemple 64",
    .either = "{first} ou {second}",
    .did_you_mean = " : vouliez-vous dire « {meant} » ?",
    .try_this = "Essayez : {command}",

    .no_player = "aucun joueur ne s’appelle « {given} »{meant}",
    .no_player_of_courrier = "« {given} » ne joue pas au Tric Trac de course : nommez {known}",
    .no_net =
        "« {given} » : un réseau s’écrit net[@FICHIER]:PROFONDEUR, de 0 à 2, puis [,keep=N,N][,within=TROUS]"
        "[,always-go|always-hold][,as-tour|as-win]",
    .no_option = "il n’y a pas d’option « {given} »{meant}",
    .no_option_of = "il n’y a pas d’option « {given} » ; les options sont : {known}",
    .not_name_and_value = "{option} s’écrit nom=valeur, et non « {given} »",
    .not_in_courrier =
        "le Tric Trac de course (--format courrier) n’a pas d’option {option} : ne la donnez pas",
    .only_points = "ici, --match ne prend que points=N, et non « {given} »",
    .players_wrong = "ce format se joue avec {known}",
    .between_by = "compris entre {least} et {most}, de {n} en {n}",
    .does_not_fit = "ces valeurs ne vont pas ensemble",
    .position_missing = "judge demande une position (TRID), ou --jsonl",
    .file_missing = "--continue demande le nom d’un fichier",
    .sheet_file_missing = "nommez le fichier où garder la feuille",
    .not_by_hand = "ici jouent des bots, qui ne marquent pas à la main : enlevez marking=hand et moves=touch",

    .cannot_read = "impossible de lire {path} : {why}",
    .cannot_write = "impossible d’écrire {path} : {why}",
    .cannot_print = "impossible d’écrire sur la sortie standard : {why}",
    .standard_input = "l’entrée standard",
    .exists = "{path} existe déjà : nommez un autre fichier, ou donnez --force pour le remplacer",
    .sheet_exists = "{path} existe déjà : continuez la feuille avec --keep, ou nommez un autre fichier",
    .in_use = "un autre programme joue la partie de {path}",
    .is_over =
        "la partie de {path} est terminée et ne peut pas être reprise (trictrac review {path} l’examine)",
    .would_lose =
        "{path} contient des commentaires ou des variantes, que la reprise effacerait : nommez un autre "
        "fichier avec --record",
    .no_format = "il n’y a pas de format « {given} » ; il y a : {known}",
};

}  // namespace trictrac::words::french
