// The page's own files, from one folder and nothing outside it.
#pragma once

#include <filesystem>

#include "apps/server/reply.h"

namespace trictrac {

// Answers GET and HEAD for a file under `root`; "/" is index.html. Where a file FILE.gz lies beside it, that
// is sent to whoever takes it so.
HttpReply answer_file(const HttpRequest& request, const std::filesystem::path& root);

}  // namespace trictrac
