// A page written to a folder, whole or not at all.
#pragma once

#include <expected>
#include <string>

#include "apps/cli/files.h"
#include "apps/server/http/files.h"

namespace trictrac::cli {

// Writes the files to a folder. One that is not there appears complete. One that has files already is an
// error without `overwrite`; with it those of an earlier page are replaced, those that are no longer in it
// are removed, and all others stay. All is written beside first: where that fails, nothing has changed.
std::expected<void, std::string> write_page(const PageFiles& page, const std::string& folder,
                                            Overwrite overwrite);

}  // namespace trictrac::cli
