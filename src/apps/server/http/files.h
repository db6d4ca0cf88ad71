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

// All files of a page as they were when it was read, in memory: nothing is read while requests are answered.
class Files {
 public:
  // Takes the files compiled in, each named by its path, such as "assets/app.js"; there may be none.
  static Files of(EmbeddedFiles embedded);

  // Reads the folder, which may be missing: then there are no files. Files that lead out of it by a link are
  // left out. The error names a folder that is too large to be a page.
  static std::expected<Files, std::string> read(const std::filesystem::path& root);

  // Answers GET and HEAD for a file; "/" and "/FOLDER/" are their index.html. Where FILE.br or FILE.gz lay
  // beside it, that is sent to browsers that take it so. Each body has its ETag; a browser that has it is
  // answered 304. What is not there is answered 404 with the page for it in the reader's language
  // (404.fr.html, 404.en.html), or a line of text where there is none. Where there are no files at all the
  // answer says why.
  HttpReply answer(const HttpRequest& request) const;

  std::size_t size() const { return files_.size(); }

 private:
  struct Body {
    std::shared_ptr<const std::string> bytes;
    std::string tag;  // as in the header ETag
  };
  struct File {
    std::string type;
    Body plain, gzip, brotli;  // packed ones may be missing
  };
  using Read = std::map<std::string, std::string>;  // bytes by path, such as "assets/app.js"
  explicit Files(Read read);
  static Body body_of(std::string bytes);
  const File* find(std::string_view target) const;
  HttpReply missing(const HttpRequest& request) const;

  std::map<std::string, File, std::less<>> files_;  // by path, such as "/assets/app.js"
};

}  // namespace trictrac
