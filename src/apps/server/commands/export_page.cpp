#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <memory>
#include <system_error>

#include "apps/cli/common.h"
#include "apps/cli/files.h"
#include "apps/server/commands/commands.h"
#include "apps/server/commands/static_page.h"
#include "words/usage.h"

namespace trictrac::cli::export_page_command {

using words::UsageWords;

namespace {

namespace fs = std::filesystem;

// The list of the files written, in the folder: a later page reads from it which files are obsolete.
constexpr const char* kList = ".trictrac-page";
// Files that name the others are written last: until then visitors get the earlier page, whose files are
// still there.
constexpr std::string_view kLast[] = {"index.html", "sw.js"};

using Written = std::expected<void, std::string>;

// Writes a page to a folder. A new folder appears complete. A folder that is not empty is an error without
// `overwrite`; with it, files of an earlier page are replaced, those no longer in the page are removed, and
// all others stay. Everything is first written elsewhere: after an error nothing has changed.
class PageFolder {
 public:
  PageFolder(const PageFiles& page, const std::string& folder)
      : page_(page), named_(folder), folder_(absolute(folder)) {}

  Written write(Overwrite overwrite) {
    std::error_code unknown;
    const fs::file_status there = fs::status(folder_, unknown);
    if (!fs::exists(there)) return unknown && unknown.value() != ENOENT ? cannot_write(unknown) : make();
    if (!fs::is_directory(there)) return fault(&UsageWords::is_file, named_);
    const bool empty = fs::is_empty(folder_, unknown);
    if (unknown) return cannot_write(unknown);
    if (!empty && overwrite == Overwrite::No) return fault(&UsageWords::not_empty, named_);
    return fill();
  }

 private:
  // A folder beside the place, gone again unless it has been moved there.
  struct Draft {
    ~Draft() {
      std::error_code ignored;
      if (!at.empty()) fs::remove_all(at, ignored);
    }
    fs::path at;
  };

  static fs::path absolute(const std::string& folder) {
    std::error_code unknown;
    fs::path path = fs::weakly_canonical(folder, unknown);
    if (unknown) path = fs::absolute(folder, unknown);
    return path.has_filename() ? path : path.parent_path();
  }

  Written make() {
    Draft draft;
    if (auto drafted =
            write_draft(folder_.parent_path() / ("." + folder_.filename().string() + ".XXXXXX"), draft);
        !drafted)
      return drafted;
    std::error_code wrong;
    fs::rename(draft.at, folder_, wrong);
    if (wrong) return cannot_write(wrong);
    draft.at.clear();
    return {};
  }

  // Files of others may lie there, such as those of a repository: each of the page's own takes its place
  // among them.
  Written fill() {
    for (const auto& [path, bytes] : page_)
      if (auto free = may_stand(path); !free) return free;
    Draft draft;
    if (auto drafted = write_draft(folder_ / (std::string(kList) + ".XXXXXX"), draft); !drafted)
      return drafted;
    const std::string before = read_list();
    for (const auto& [path, bytes] : page_)
      if (!is_last(path))
        if (auto moved = move(draft.at, path); !moved) return moved;
    for (const std::string_view path : kLast)
      if (auto moved = move(draft.at, std::string(path)); !moved) return moved;
    if (auto moved = move(draft.at, kList); !moved) return moved;
    remove_former(before);
    return {};
  }

  // Checks that nothing else is in the place of a file.
  Written may_stand(const fs::path& path) const {
    std::error_code unknown;
    if (fs::is_directory(folder_ / path, unknown))
      return fault(&UsageWords::file_is_folder, (fs::path(named_) / path).string());
    for (fs::path above = path.parent_path(); !above.empty(); above = above.parent_path())
      if (const fs::file_status there = fs::status(folder_ / above, unknown);
          fs::exists(there) && !fs::is_directory(there))
        return fault(&UsageWords::folder_is_file, (fs::path(named_) / above).string());
    return {};
  }

  Written write_draft(const fs::path& pattern, Draft& draft) const {
    std::string name = pattern.string();
    if (!::mkdtemp(name.data())) return cannot_write(std::error_code(errno, std::generic_category()));
    draft.at = name;
    std::error_code wrong;
    // Others are to read it: the permissions of any new folder, not the private ones of mkdtemp.
    const fs::path readable = draft.at / "readable";
    if (!fs::create_directory(readable, wrong)) return cannot_write(wrong);
    fs::permissions(draft.at, fs::status(readable, wrong).permissions(), wrong);
    if (!wrong) fs::remove(readable, wrong);
    std::string list;
    for (const auto& [path, bytes] : page_) {
      if (wrong) break;
      fs::create_directories((draft.at / path).parent_path(), wrong);
      if (!wrong) wrong = create_file((draft.at / path).string(), bytes);
      list += path + "\n";
    }
    if (!wrong) wrong = create_file((draft.at / kList).string(), list);
    if (wrong) return cannot_write(wrong);
    return {};
  }

  Written move(const fs::path& from, const std::string& path) const {
    std::error_code wrong;
    fs::create_directories((folder_ / path).parent_path(), wrong);
    if (!wrong) fs::rename(from / path, folder_ / path, wrong);
    if (wrong) return cannot_write(wrong);
    return {};
  }

  std::string read_list() const {
    std::error_code unknown;
    const fs::path list = folder_ / kList;
    return fs::is_regular_file(list, unknown) ? read_text(list.string()).value_or("") : "";
  }

  // Removes the files of the earlier page that this one does not have. It is no fault if a file stays.
  void remove_former(std::string_view list) const {
    for (std::size_t at = 0, end; at < list.size(); at = end + 1) {
      end = std::min(list.find('\n', at), list.size());
      const std::string path(list.substr(at, end - at));
      const bool inside = !path.empty() && !path.starts_with('/') && path.find("..") == path.npos;
      std::error_code ignored;
      if (inside && !page_.contains(path) && fs::is_regular_file(fs::symlink_status(folder_ / path, ignored)))
        fs::remove(folder_ / path, ignored);
    }
  }

  static bool is_last(std::string_view path) {
    for (const std::string_view last : kLast)
      if (path == last) return true;
    return false;
  }

  std::unexpected<std::string> fault(words::Sentence<words::Path> UsageWords::* sentence,
                                     const std::string& name) const {
    return std::unexpected(words_(sentence, words::Path(name)));
  }

  std::unexpected<std::string> cannot_write(std::error_code error) const {
    return std::unexpected(words_(&UsageWords::cannot_write, words::Path(named_), words::Why(reason(error))));
  }

  std::string reason(std::error_code error) const {
    return error.value() == ENOENT ? words_(&UsageWords::no_parent) : system_text(error.value(), words_);
  }

  const PageFiles& page_;
  const std::string& named_;
  const fs::path folder_;
  const Words& words_ = user_words();
};

struct Arguments {
  std::string folder, web;
  StaticPageOptions options;
  bool force = false;
};

std::expected<PageFiles, std::string> built_page(const Arguments& a) {
  if (!a.web.empty()) return read_page_files(a.web);
  if (page::kFiles.empty()) return std::unexpected(user_words()(&UsageWords::without_page));
  return page_files_of(page::kFiles);
}

void run(Arguments a, int& status) {
  const auto built = built_page(a);
  if (!built) return fail(status, built.error());
  if (!a.options.server.empty() && !a.options.server.ends_with('/')) a.options.server += '/';
  const auto page = static_page(*built, a.options);
  if (!page) return fail(status, (a.web.empty() ? "" : a.web + ": ") + page.error());
  if (const auto written = PageFolder(*page, a.folder).write(Overwrite{a.force}); !written)
    return fail(status, written.error());
  std::cout << user_words()(&UsageWords::written, words::N(page->size()), words::Path(a.folder)) << "\n";
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
