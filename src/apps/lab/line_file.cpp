#include "apps/lab/line_file.h"

#include <cerrno>
#include <filesystem>
#include <iostream>

#include "apps/cli/common.h"
#include "base/os.h"

namespace trictrac::cli {

std::expected<LineFile, std::string> LineFile::open(const std::string& path, const std::string& head) {
  auto text = read_begun(path);
  if (!text) return std::unexpected(text.error());
  const std::size_t whole = text->rfind('\n') == text->npos ? 0 : text->rfind('\n') + 1;
  std::error_code wrong;
  if (whole < text->size() && text->starts_with(head))
    std::filesystem::resize_file(os::path_of(path), whole, wrong);
  if (wrong) return std::unexpected(not_written(path, wrong.value()));
  if (head.starts_with(*text)) {  // empty, or cut off in its head
    if (auto written = write_text(path, head, Overwrite::Yes); !written)
      return std::unexpected(written.error());
    *text = head;
  } else if (!text->starts_with(head)) {
    return std::unexpected(path +
                           " was made by another command, net or tables: name another file, or remove it");
  } else {
    text->resize(whole);
  }
  std::ofstream out(os::path_of(path), std::ios::binary | std::ios::app);
  if (!out) return std::unexpected(not_written(path, errno));
  return LineFile(path, text->substr(head.size()), std::move(out));
}

void LineFile::finish(int& status) {
  if (!out_.flush()) return fail(status, not_written(path_, errno));
  if (interrupted())
    fail(status, "interrupted; " + path_ + " holds the results so far, and the same command continues it",
         kInterrupted);
}

}  // namespace trictrac::cli
