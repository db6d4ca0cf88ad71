#include "apps/server/http/files.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <set>

#include "apps/server/http/headers.h"
#include "base/sha256.h"
#include "base/text_of.h"
#include "words/languages/languages.h"

namespace trictrac {
namespace {

namespace fs = std::filesystem;

// More than any page has: a folder beyond is not meant.
constexpr std::size_t kMostFiles = 10'000;
constexpr std::uintmax_t kMostBytes = 256ull * 1024 * 1024;

struct ContentType {
  std::string_view ending;
  std::string_view type;
};
constexpr std::array<ContentType, 16> kTypes{{
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".wasm", "application/wasm"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".mp3", "audio/mpeg"},
    {".txt", "text/plain; charset=utf-8"},
}};

// Everything comes from here; styles may stand in the markup.
constexpr std::string_view kPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'";

// The only page that others may embed: it shows a board, without any actions.
constexpr std::string_view kEmbedded = "/embed.html";

std::string policy_for(std::string_view target) {
  const bool embedded = target.substr(0, target.find('?')) == kEmbedded;
  return std::string(kPolicy) + "; frame-ancestors " + (embedded ? "*" : "'none'");
}

// The answer of a server that has games alone.
constexpr const char* kNoPage =
    "This server has no page: its program was built before the page was.\n./run builds both; --web names the "
    "folder of a built page.\n";

std::string_view type_of(const fs::path& file) {
  const std::string ending = file.extension().string();
  for (const ContentType& t : kTypes)
    if (t.ending == ending) return t.type;
  return "application/octet-stream";
}

bool lies_under(const fs::path& file, const fs::path& root) {
  const fs::path inside = file.lexically_relative(root);
  return !inside.empty() && *inside.begin() != "..";
}

// Returns the files of a folder, as relative paths, without those that a link leads out of it.
std::expected<std::set<fs::path>, std::string> files_under(const fs::path& root) {
  std::set<fs::path> found;
  std::uintmax_t bytes = 0;
  std::error_code wrong;
  auto at = fs::recursive_directory_iterator(root, fs::directory_options::skip_permission_denied, wrong);
  for (; !wrong && at != fs::recursive_directory_iterator(); at.increment(wrong)) {
    std::error_code unread;
    const fs::path real = fs::canonical(at->path(), unread);
    if (unread || !fs::is_regular_file(real, unread) || !lies_under(real, root)) continue;
    bytes += fs::file_size(real, unread);
    found.insert(at->path().lexically_relative(root));
    if (found.size() > kMostFiles || bytes > kMostBytes)
      return std::unexpected(
          root.string() + " holds more files than a page has: --web must name the folder of the built page");
  }
  return found;
}

std::optional<std::string> content(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

// Vite names the files under assets/ by their content.
std::string caching(std::string_view path) {
  return path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

// Returns whether a tag is among those of an If-None-Match. A weak tag (W/) names the same body here.
bool names(std::string_view tags, std::string_view tag) {
  return tags == "*" || tags.find(tag) != std::string_view::npos;
}

HttpReply plain_text(int status, std::string text) {
  return {status, "text/plain; charset=utf-8", std::move(text), {}, {}};
}

}  // namespace

std::string_view content_policy() { return kPolicy; }

PageFiles page_files_of(EmbeddedFiles embedded) {
  PageFiles page;
  for (const EmbeddedFile& file : embedded) page.emplace(file.name, file.text());
  return page;
}

std::expected<PageFiles, std::string> read_page_files(const fs::path& root) {
  std::error_code missing;
  const fs::path base = fs::canonical(root, missing);
  if (missing) return PageFiles();
  const auto found = files_under(base);
  if (!found) return std::unexpected(found.error());
  PageFiles page;
  for (const fs::path& file : *found)
    if (auto bytes = content(base / file)) page.emplace(file.generic_string(), std::move(*bytes));
  return page;
}

Files::Body Files::body_of(std::string bytes) {
  const Digest digest = sha256({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
  return {std::make_shared<const std::string>(std::move(bytes)), "\"" + to_hex(digest).substr(0, 32) + "\""};
}

Files::Files(PageFiles page) {
  std::map<std::string, Body> bodies;
  for (auto& [path, bytes] : page) bodies[path] = body_of(std::move(bytes));
  const auto packed = [&](const std::string& path, const char* ending) {
    const auto beside = bodies.find(path + ending);
    return beside == bodies.end() ? Body{} : beside->second;
  };
  for (const auto& [path, body] : bodies)
    files_["/" + path] = {std::string(type_of(path)), body, packed(path, ".gz"), packed(path, ".br")};
}

const Files::File* Files::find(std::string_view target) const {
  auto path = percent_decoded(target.substr(0, target.find('?')));
  if (!path) return nullptr;
  if (path->ends_with('/')) *path += "index.html";
  const auto it = files_.find(*path);
  return it == files_.end() ? nullptr : &it->second;
}

HttpReply Files::missing(const HttpRequest& request) const {
  if (files_.empty()) return plain_text(404, kNoPage);
  const auto page_in = [&](std::string_view code) { return files_.find(text_of("/404.{}.html", code)); };
  auto page = files_.end();
  for (const std::string& code : languages_in(request.languages))
    if (page = page_in(code); page != files_.end()) break;
  if (page == files_.end()) page = page_in(words::languages().front()->code);
  if (page == files_.end() || request.target.starts_with("/assets/"))
    return plain_text(404, "There is no such page.\n");
  return {404,
          page->second.type,
          {},
          {{"Content-Security-Policy", policy_for(request.target)},
           {"Cache-Control", "no-cache"},
           {"Vary", "Accept-Language"}},
          page->second.plain.bytes};
}

HttpReply Files::answer(const HttpRequest& request) const {
  if (request.method != "GET" && request.method != "HEAD") {
    HttpReply reply = plain_text(405, "Only GET is allowed here.\n");
    reply.headers.emplace_back("Allow", "GET, HEAD");
    return reply;
  }
  const File* file = find(request.target);
  if (!file) return missing(request);
  const bool brotli = request.takes_brotli && file->brotli.bytes;
  const bool gzip = !brotli && request.takes_gzip && file->gzip.bytes;
  const Body& body = brotli ? file->brotli : gzip ? file->gzip : file->plain;
  HttpReply reply{200,
                  file->type,
                  {},
                  {{"Content-Security-Policy", policy_for(request.target)},
                   {"Cache-Control", caching(request.target)},
                   {"Vary", "Accept-Encoding"},
                   {"ETag", body.tag}},
                  body.bytes};
  if (brotli || gzip) reply.headers.emplace_back("Content-Encoding", brotli ? "br" : "gzip");
  if (names(request.if_none_match, body.tag)) reply.status = 304, reply.shared.reset();
  return reply;
}

}  // namespace trictrac
