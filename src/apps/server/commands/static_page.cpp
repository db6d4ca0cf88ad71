#include "apps/server/commands/static_page.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

#include "base/sha256.h"
#include "base/text_of.h"
#include "words/languages/languages.h"
#include "words/usage.h"

namespace trictrac::cli {

using words::UsageWords;

namespace {

constexpr std::size_t kVersionDigits = 8;

bool is_plain(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9'); }

// Returns whether a path stands in addresses as it is, from its first slash on.
bool is_path(std::string_view path) {
  const auto fits = [](char c) {
    return is_plain(c) || std::string_view("/-._~").find(c) != std::string_view::npos;
  };
  return path.starts_with('/') && std::ranges::all_of(path, fits) && path.find("..") == path.npos &&
         path.find("//") == path.npos;
}

// Returns whether a name stands for a host, perhaps with a port; letters of all languages may be in it.
bool is_host(std::string_view host) {
  const std::size_t colon = host.rfind(':');
  const std::string_view name = host.substr(0, colon);
  const auto fits = [](char c) { return is_plain(c) || c == '-' || c == '.' || (c & 0x80) != 0; };
  if (name.empty() || name.starts_with('.') || !std::ranges::all_of(name, fits)) return false;
  if (colon == host.npos) return true;
  const std::string_view port = host.substr(colon + 1);
  return !port.empty() && port.size() <= 5 &&
         std::ranges::all_of(port, [](char c) { return c >= '0' && c <= '9'; });
}

std::string escaped(std::string_view text) {
  std::string html;
  for (const char c : text)
    html += c == '"' ? "&quot;" : c == '&' ? "&amp;" : c == '<' ? "&lt;" : std::string(1, c);
  return html;
}

// Puts `more` behind the first `mark` of a text. False where there is none.
bool insert_behind(std::string& text, std::string_view mark, const std::string& more) {
  const std::size_t at = text.find(mark);
  if (at == text.npos) return false;
  text.insert(at + mark.size(), more);
  return true;
}

// Returns what stands between two marks.
std::optional<std::string> between(const std::string& text, std::string_view before,
                                   std::string_view behind) {
  const std::size_t from = text.find(before);
  const std::size_t to = from == text.npos ? from : text.find(behind, from + before.size());
  if (to == text.npos) return std::nullopt;
  return text.substr(from + before.size(), to - from - before.size());
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

// The page reads the server from there (web/src/wire/host/standalone.ts).
std::string metas(const StaticPageOptions& options) {
  const auto meta = [](std::string_view attribute, std::string_view name, std::string_view content) {
    return text_of("\n    <meta {}=\"{}\" content=\"{}\" />", attribute, name, escaped(content));
  };
  return meta("http-equiv", "Content-Security-Policy", content_policy()) +
         meta("name", "trictrac-server", options.server);
}

// One document in all languages: a host of files asks no browser which it prefers. A page has none for a
// language that is not its own.
std::optional<std::string> not_found(const PageFiles& page, const StaticPageOptions& options) {
  std::string all;
  for (const words::Language* language : words::languages()) {
    const auto document = page.find(text_of("404.{}.html", language->code));
    if (document == page.end() && all.empty()) return std::nullopt;
    if (document == page.end()) continue;
    const auto main = between(document->second, "<main>", "</main>");
    if (!main) return std::nullopt;
    if (all.empty())
      all = document->second;
    else
      all.insert(all.find("</main>"),
                 text_of("<hr />\n      <div lang=\"{}\">{}</div>\n    ", language->code, *main));
  }
  replace_all(all, "href=\"/", "href=\"" + (options.base.empty() ? "./" : options.base));
  return all;
}

bool is_packed(std::string_view path) { return path.ends_with(".gz") || path.ends_with(".br"); }

}  // namespace

std::string base_fault(const std::string& base, const Words& words) {
  if (is_path(base) && base.ends_with('/')) return "";
  return words(&UsageWords::base_wrong, words::Given(base));
}

std::string server_fault(const std::string& server, const Words& words) {
  const std::string_view all = server;
  const std::size_t scheme = all.starts_with("https://") ? 8 : all.starts_with("http://") ? 7 : 0;
  const std::string_view rest = all.substr(scheme);
  const std::size_t slash = std::min(rest.find('/'), rest.size());
  if (scheme > 0 && is_host(rest.substr(0, slash)) && (slash == rest.size() || is_path(rest.substr(slash))))
    return "";
  return words(&UsageWords::server_wrong, words::Given(server));
}

std::expected<PageFiles, std::string> static_page(const PageFiles& page, const StaticPageOptions& options) {
  const auto no_page = [] { return std::unexpected(user_words()(&UsageWords::no_page)); };
  PageFiles published;
  for (const auto& [path, bytes] : page)
    if (!is_packed(path) && !path.starts_with("404.")) published.emplace(path, bytes);
  for (const char* document : {"index.html", "embed.html"})
    if (!page.contains(document) ||
        !insert_behind(published[document], "<meta charset=\"utf-8\" />", metas(options)))
      return no_page();
  // The page served by this worker differs from the program's: browsers must fetch it again.
  const std::string& index = published["index.html"];
  const Digest digest = sha256({reinterpret_cast<const std::uint8_t*>(index.data()), index.size()});
  if (!page.contains("sw.js") ||
      !insert_behind(published["sw.js"], "const VERSION = '", to_hex(digest).substr(0, kVersionDigits) + "-"))
    return no_page();
  auto missing = not_found(page, options);
  if (!missing) return no_page();
  published["404.html"] = std::move(*missing);
  published[".nojekyll"] = "";  // GitHub Pages hands out the files as they are
  return published;
}

}  // namespace trictrac::cli
