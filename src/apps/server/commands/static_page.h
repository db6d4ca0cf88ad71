// The page for publication without a server, by any host of static files.
#pragma once

#include <expected>
#include <string>

#include "apps/cli/words.h"
#include "apps/server/http/files.h"

namespace trictrac::cli {

struct StaticPageOptions {
  std::string base;    // path of the page on its host, such as /trictrac/; empty where that is not known
  std::string server;  // address of a server where people play, ending with a slash; empty: none is named
};

// Return what is wrong with StaticPageOptions::base, or with ::server; "" if nothing is.
std::string base_fault(const std::string& base, const Words& words);
std::string server_fault(const std::string& server, const Words& words);

// Returns the files to publish of a built page. Its documents are told that there is no server, and contain
// the policy that the server would send; the service worker has a cache name of its own. 404.html is in all
// languages. The error says that these files are no built page.
std::expected<PageFiles, std::string> static_page(const PageFiles& page, const StaticPageOptions& options);

}  // namespace trictrac::cli
