// The page's own files, from the program itself or from one folder and nothing outside it.
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

// Returns the files compiled in, each named by its path; there may be none.
PageFiles page_files_of(EmbeddedFiles embedded);

// Reads the folder, which may be missing: then there are no files. Files that lead out of it by a link are
// left out. The error names a folder that is too large to be a page.
std::expected<PageFiles, std::string> read_page_files(const std::filesystem::path& root);

// Returns the policy by which browsers load nothing for the page but its own files.
std::string_view content_policy();

// All files of a page as they were when it was read, in memory: nothing is read while requests are answered.
class Files {
 public:
  explicit Files(PageFiles page);

  // Answers GET and HEAD for a file; "/" and "/FOLDER/" are their index.html. Where FILE.br or FILE.gz lay
  // beside it, that is sent to browsers that take it so. Each body has its ETag; a browser that has it is
  // answered 304. What is not there is answered 404 with the page for it in the reader's language
  // (404.fr.html, 404.en.html), or a line of text where there is none. Where there are no files at all the
  // answer says why.
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
