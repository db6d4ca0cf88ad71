#include "words/usage.h"

namespace trictrac::words::french {

extern const UsageWords kUsage{
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

    .not_found = "il n’y a ni fichier ni dossier de ce nom",
    .is_folder = "c’est un dossier",
    .not_folder = "un fichier se trouve à la place d’un dossier",
    .no_permission = "vous n’en avez pas le droit",
    .disk_full = "le disque est plein",
    .quota_used = "le quota du disque est atteint",
    .read_only = "le disque est en lecture seule",
    .file_exists = "il existe déjà",
    .busy = "un autre programme s’en sert",
    .name_too_long = "le nom est trop long",
    .too_many_open = "trop de fichiers sont ouverts",
    .device_fault = "le périphérique signale une erreur",
    .closed_pipe = "plus personne ne le lit",
    .no_memory = "la mémoire manque",
    .other_error = "erreur {n} du système",

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

    .without_page =
        "ce programme a été construit sans sa page : « ./run --build-only » construit les deux, et --web "
        "nomme le dossier d’une page construite",
    .no_page = "ce n’est pas une page construite : « ./run --build-only » en construit une",
    .written =
        "{n} {n|fichier|fichiers} dans {path}. Pour essayer : python3 -m http.server --directory {path}",
    .base_wrong =
        "« {given} » devrait être un chemin comme /trictrac/ : une barre oblique aux deux bouts, ni espace "
        "ni « .. »",
    .server_wrong = "« {given} » devrait être l’adresse d’un serveur, comme https://trictrac.example/",
    .is_file = "{path} est un fichier : nommez un dossier",
    .not_empty =
        "{path} n’est pas vide : nommez un autre dossier, ou ajoutez --force pour y mettre la page à côté du "
        "reste",
    .file_is_folder = "{path} est un dossier : la page a un fichier de ce nom",
    .folder_is_file = "{path} est un fichier : la page a un dossier de ce nom",
    .no_parent = "le dossier qui doit le contenir n’existe pas",
};

}  // namespace trictrac::words::french
