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

// Does a header Accept-Encoding name this encoding, with a weight that is not none ("gzip;q=0")?
bool takes_encoding(std::string_view accepted, std::string_view encoding);

// Does a header Accept-Language name French before English?
bool prefers_french(std::string_view languages);

// All files of a page as they were when it was read, in memory: nothing is read while requests are answered.
class Files {
 public:
  // Those compiled in, each named by its path, such as "assets/app.js"; none is a page of no files.
  static Files of(EmbeddedFiles embedded);

  // Reads the folder, which may be missing: then there are no files. Files that lead out of it by a link are
  // left out. The error names a folder that is too large to be a page.
  static std::expected<Files, std::string> read(const std::filesystem::path& root);

  // Answers GET and HEAD for a file; "/" and "/FOLDER/" are their index.html. Where FILE.br or FILE.gz lay
  // beside it, that is sent to whoever takes it so. Each body has its ETag; who has it already is answered
  // 304. What is not there is answered 404 with the page for it in the reader's language (404.fr.html,
  // 404.en.html), or a line of text where there is none. Where there are no files at all the answer says why.
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
