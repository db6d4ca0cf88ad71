#include "apps/server/files.h"

#include <array>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>

namespace trictrac {
namespace {

namespace fs = std::filesystem;

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

// Everything comes from here, and nobody frames the page; styles may stand in the markup.
constexpr std::string_view kPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'";

std::string_view type_of(const fs::path& file) {
  const std::string ending = file.extension().string();
  for (const ContentType& t : kTypes)
    if (t.ending == ending) return t.type;
  return "application/octet-stream";
}

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// "%20" as a blank; nothing when it is malformed or hides a zero.
std::optional<std::string> decoded(std::string_view path) {
  std::string text;
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i] != '%') {
      text += path[i];
      continue;
    }
    if (i + 2 >= path.size()) return std::nullopt;
    const int high = hex_digit(path[i + 1]), low = hex_digit(path[i + 2]);
    if (high < 0 || low < 0 || high + low == 0) return std::nullopt;
    text += static_cast<char>(high * 16 + low);
    i += 2;
  }
  return text;
}

// The file a path names, if it lies under the root also after following links.
std::optional<fs::path> locate(std::string_view path, const fs::path& root) {
  const auto name = decoded(path);
  if (!name || name->empty() || (*name)[0] != '/') return std::nullopt;
  std::error_code wrong;
  const fs::path base = fs::canonical(root, wrong);
  if (wrong) return std::nullopt;
  fs::path file = base / fs::path(name->substr(1)).relative_path();
  if (fs::is_directory(file, wrong)) file /= "index.html";
  file = fs::canonical(file, wrong);
  if (wrong || !fs::is_regular_file(file, wrong)) return std::nullopt;
  const fs::path inside = file.lexically_relative(base);
  if (inside.empty() || *inside.begin() == "..") return std::nullopt;
  return file;
}

std::optional<std::string> content(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

// What is sent of a file: packed, if it is there so and may be.
struct Sent {
  std::string body;
  bool packed = false;
};

std::optional<Sent> sent(const fs::path& file, bool takes_gzip) {
  if (takes_gzip)
    if (auto body = content(fs::path(file) += ".gz")) return Sent{std::move(*body), true};
  if (auto body = content(file)) return Sent{std::move(*body), false};
  return std::nullopt;
}

// Vite names what is under assets/ by its content.
std::string caching(std::string_view path) {
  return path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

}  // namespace

HttpReply answer_file(const HttpRequest& request, const fs::path& root) {
  const std::string_view path = std::string_view(request.target).substr(0, request.target.find('?'));
  if (request.method != "GET" && request.method != "HEAD")
    return {405, "text/plain; charset=utf-8", "Only GET is answered here.\n", {{"Allow", "GET, HEAD"}}};
  const auto file = locate(path, root);
  auto found = file ? sent(*file, request.takes_gzip) : std::nullopt;
  if (!found) return {404, "text/plain; charset=utf-8", "There is no such page.\n", {}};
  HttpReply reply{200,
                  std::string(type_of(*file)),
                  std::move(found->body),
                  {{"Content-Security-Policy", std::string(kPolicy)},
                   {"Cache-Control", caching(path)},
                   {"Vary", "Accept-Encoding"}}};
  if (found->packed) reply.headers.emplace_back("Content-Encoding", "gzip");
  return reply;
}

}  // namespace trictrac
