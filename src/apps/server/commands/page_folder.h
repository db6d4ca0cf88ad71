// Writes a page to a folder, completely or not at all.
#pragma once

#include <expected>
#include <string>

#include "apps/cli/files.h"
#include "apps/server/http/files.h"

namespace trictrac::cli {

// Writes the files to a folder. A new folder appears complete. A folder that is not empty is an error without
// `overwrite`; with it, files of an earlier page are replaced, those no longer in the page are removed, and
// all others stay. Everything is first written elsewhere: after an error nothing has changed.
std::expected<void, std::string> write_page(const PageFiles& page, const std::string& folder,
                                            Overwrite overwrite);

}  // namespace trictrac::cli
