// A small built page, with a file of every kind that a real one has.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>

namespace trictrac::test {

inline constexpr const char* kDocument =
    "<html>\n  <head>\n    <meta charset=\"utf-8\" />\n  </head>\n</html>\n";

// Writes a file and the folders that it needs.
inline void write_file(const std::filesystem::path& file, const std::string& text) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << text;
}

// Builds the page in `web`, in place of its content. Its code is in assets/`name`.js.
inline void build_small_page(const std::filesystem::path& web, const std::string& name = "one") {
  std::filesystem::remove_all(web);
  for (const char* document : {"index.html", "embed.html"}) write_file(web / document, kDocument);
  write_file(web / "index.html.gz", "packed");
  write_file(web / "sw.js", "const FILES = [];\nconst VERSION = '0123abcd';\n");
  write_file(web / "404.en.html", "<main>\n<h1>Page not found</h1><a href=\"/\">x</a></main>");
  write_file(web / "404.fr.html", "<main>\n<h1>Page introuvable</h1><a href=\"/\">x</a></main>");
  write_file(web / "assets" / (name + ".js"), "code of " + name);
  write_file(web / "assets" / (name + ".js.br"), "packed");
}

}  // namespace trictrac::test
