// The page's files, from the program itself or from one folder and nothing outside it.
#pragma once

#include <expected>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "apps/server/http/reply.h"
#include "base/embedded.h"

namespace trictrac {

// The bytes of a page's files by their paths, such as "assets/app.js".
using PageFiles = std::map<std::string, std::string>;

// Returns the files compiled in, by path; there may be none.
PageFiles page_files_of(EmbeddedFiles embedded);

// Reads a folder; a missing one has no files. Skips files that lead out of the folder by a link. The error
// names a folder that is too large to be a page.
std::expected<PageFiles, std::string> read_page_files(const std::filesystem::path& root);

// Returns the content security policy by which browsers load only the page's own files.
std::string_view content_policy();

// All files of a page in memory: the disk is not read while requests are answered.
class Files {
 public:
  explicit Files(PageFiles page);

  // Answers GET and HEAD for a file; "/" and "/FOLDER/" are their index.html. A file with FILE.br or FILE.gz
  // beside it is sent in that encoding to browsers that accept it. Each body has an ETag, for which a browser
  // receives 304. A missing file is answered by 404 with the error page in the reader's language
  // (404.fr.html, 404.en.html), or with a line of text. If there are no files at all, the answer says why.
  HttpReply answer(const HttpRequest& request) const;

 private:
  struct Body {
    std::shared_ptr<const std::string> bytes;
    std::string tag;  // as in the header ETag
  };
  struct File {
    std::string type;
    Body plain, gzip, brotli;  // packed ones may be missing
  };
  static Body body_of(std::string bytes);
  const File* find(std::string_view target) const;
  HttpReply missing(const HttpRequest& request) const;

  std::map<std::string, File, std::less<>> files_;  // by path, such as "/assets/app.js"
};

}  // namespace trictrac
