#include <iostream>
#include <memory>

#include "apps/cli/common.h"
#include "apps/server/commands/built_page.h"
#include "apps/server/commands/commands.h"
#include "apps/server/commands/page_folder.h"
#include "apps/server/commands/static_page.h"
#include "words/usage.h"

namespace trictrac::cli::export_page_command {
namespace {

struct Arguments {
  std::string folder, web;
  StaticPageOptions options;
  bool force = false;
};

std::expected<PageFiles, std::string> built_page(const Arguments& a) {
  if (!a.web.empty()) return read_page_files(a.web);
  if (page::kFiles.empty()) return std::unexpected(user_words()(&words::UsageWords::without_page));
  return page_files_of(page::kFiles);
}

void run(Arguments a, int& status) {
  const auto built = built_page(a);
  if (!built) return fail(status, built.error());
  if (!a.options.server.empty() && !a.options.server.ends_with('/')) a.options.server += '/';
  const auto page = static_page(*built, a.options);
  if (!page) return fail(status, (a.web.empty() ? "" : a.web + ": ") + page.error());
  if (const auto written = write_page(*page, a.folder, Overwrite{a.force}); !written)
    return fail(status, written.error());
  std::cout << user_words()(&words::UsageWords::written, words::N(page->size()), words::Path(a.folder))
            << "\n";
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.required("dir", &a->folder, "folder to write the page to; it appears complete or not at all");
  line.option(
      "--base", &a->options.base,
      "path of the page on its host, such as /trictrac/; only 404.html needs it, all else is relative",
      CheckedBy{base_fault, {}});
  line.option(
      "--server", &a->options.server,
      "a server where people meet, such as https://trictrac.example/: the page leads there for friends, "
      "the lobby and accounts",
      CheckedBy{server_fault, {}});
  line.flag("--force", a->force,
            "write to a folder that is not empty: an earlier page is replaced, other files stay");
  line.option("--web", &a->web, "folder of a built page, instead of the page in the program");
  add_language(line);
  line.runs([=](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::export_page_command
