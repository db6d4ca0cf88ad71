#include "words/system.h"

#include "words/fr/french.h"

namespace trictrac::words::french {

const SystemWords kSystem{
    .not_found = "il n’y a ni fichier ni dossier de ce nom",
    .is_folder = "c’est un dossier",
    .not_folder = "un fichier se trouve à la place d’un dossier",
    .no_permission = "vous n’en avez pas le droit",
    .disk_full = "le disque est plein",
    .quota_used = "le quota du disque est atteint",
    .read_only = "le disque est en lecture seule",
    .exists = "il existe déjà",
    .busy = "un autre programme s’en sert",
    .name_too_long = "le nom est trop long",
    .too_many_open = "trop de fichiers sont ouverts",
    .device_fault = "le périphérique signale une erreur",
    .closed_pipe = "plus personne ne le lit",
    .no_memory = "la mémoire manque",
    .other = "erreur {n} du système",
};

}  // namespace trictrac::words::french
