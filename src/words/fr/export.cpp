#include "words/export.h"

#include "words/fr/french.h"

namespace trictrac::words::french {

const ExportWords kExport{
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
