#include "words/export.h"

#include "words/en/english.h"

namespace trictrac::words::english {

const ExportWords kExport{
    .without_page =
        "this program was built without its page: ./run --build-only builds both, and --web names the folder "
        "of a built page",
    .no_page = "this is not a built page: ./run --build-only builds one",
    .written = "{n} {n|file|files} in {path}. To try it: python3 -m http.server --directory {path}",
    .base_wrong =
        "\"{given}\" should be a path such as /trictrac/, with a slash at both ends and without spaces or "
        "\"..\"",
    .server_wrong = "\"{given}\" should be the address of a server, such as https://trictrac.example/",

    .is_file = "{path} is a file: name a folder",
    .not_empty =
        "{path} is not empty: name another folder, or give --force to put the page there beside the rest",
    .file_is_folder = "{path} is a folder: the page has a file of that name",
    .folder_is_file = "{path} is a file: the page has a folder of that name",
    .no_parent = "the folder it should be in does not exist",
};

}  // namespace trictrac::words::english
