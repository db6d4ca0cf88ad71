// Sentences of the command export-page.
#pragma once

#include "words/places.h"

namespace trictrac::words {

struct ExportWords {
  Sentence<> without_page, no_page;  // the program, the folder
  Sentence<N, Path> written;
  Sentence<Given> base_wrong, server_wrong;

  // The folder.
  Sentence<Path> is_file, not_empty;
  Sentence<Path> file_is_folder, folder_is_file;  // in the way of one of the page
  Sentence<> no_parent;                           // why it cannot be written
};

}  // namespace trictrac::words
