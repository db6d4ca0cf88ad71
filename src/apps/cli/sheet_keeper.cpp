#include "apps/cli/sheet_keeper.h"

#include "apps/cli/files.h"
#include "apps/cli/sheet.h"
#include "text/sheet/entry_text.h"
#include "text/shown.h"

namespace trictrac::cli {
namespace {

std::string trimmed(const std::string& text) {
  const auto from = text.find_first_not_of(" \t\r");
  if (from == text.npos) return "";
  return text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

class Keeper {
 public:
  Keeper(LedgerSheet sheet, std::string path, std::ostream& out, std::ostream& refusals, const Words& words)
      : sheet_(std::move(sheet)), path_(std::move(path)), out_(out), refusals_(refusals), words_(words) {}

  std::expected<int, std::string> keep(std::istream& in) {
    if (const auto kept = store(); !kept) return std::unexpected(kept.error());
    show();
    for (std::string line; std::getline(in, line);) {
      ++line_;
      line = trimmed(line);
      if (line == "quit") break;
      if (line.empty() || line[0] == '#') continue;
      if (const auto kept = obey(line); !kept) return std::unexpected(kept.error());
    }
    return refused_;
  }

 private:
  std::expected<void, std::string> obey(const std::string& line) {
    if (line == "help") return help();
    if (line == "account") return account();
    if (line == "text") return text();
    if (line.starts_with("save ")) return save(trimmed(line.substr(5)));
    if (line == "undo") return undo();
    if (line == "redo") return redo();
    return enter(line);
  }

  std::expected<void, std::string> enter(const std::string& line) {
    const Ledger now = ledger_of(sheet_);
    const auto entry = parse_entry(line, sheet_.names, now);
    if (!entry) return complain(entry.error());
    if (const auto next = after(now, *entry); !next) return complain(refusal_text(next.error(), *entry, now));
    sheet_.entries.push_back(*entry);
    undone_.clear();
    return changed(round_of(now.account));
  }

  std::expected<void, std::string> undo() {
    if (sheet_.entries.empty())
      return complain(std::string(words_("rien à défaire", "there is nothing to undo")));
    undone_.push_back(sheet_.entries.back());
    sheet_.entries.pop_back();
    return changed();
  }

  std::expected<void, std::string> redo() {
    if (undone_.empty()) return complain(std::string(words_("rien à refaire", "there is nothing to redo")));
    sheet_.entries.push_back(undone_.back());
    undone_.pop_back();
    return changed();
  }

  std::expected<void, std::string> changed(std::optional<int> round_before = {}) {
    if (auto kept = store(); !kept) return kept;
    const Ledger now = ledger_of(sheet_);
    if (round_before && (round_of(now.account) != *round_before || over(now.account)))
      out_ << written_account(sheet_, now, words_);
    show();
    return {};
  }

  std::expected<void, std::string> store() { return write_text(path_, print_sheet(sheet_), Overwrite::Yes); }

  // "FILE", or "--force FILE".
  std::expected<void, std::string> save(std::string path) {
    constexpr std::string_view kForce = "--force ";
    const bool force = path.starts_with(kForce);
    if (force) path = trimmed(path.substr(kForce.size()));
    if (const auto kept = write_text(path, print_sheet(sheet_), Overwrite{force}); !kept)
      return complain(kept.error());
    out_ << words_("enregistré : ", "saved: ") << path << "\n";
    return {};
  }

  std::expected<void, std::string> account() {
    out_ << written_account(sheet_, ledger_of(sheet_), words_);
    show();
    return {};
  }

  std::expected<void, std::string> text() {
    out_ << visible(print_sheet(sheet_));
    return {};
  }

  std::expected<void, std::string> help() {
    out_
        << "W +4 | B +6 other's roll | W holes 2 | W goes | round W 8 B 3 run unlifted | W suspends honours\n"
           "W -2 | B +2 school | B +2 false school | B +2 augmentation\n"
           "half 5 3 | seats 2 1 lead B | W gives up | undo | redo | account | text | save [--force] FILE | "
           "quit\n";
    return {};
  }

  std::expected<void, std::string> complain(const std::string& message) {
    ++refused_;
    out_ << std::flush;
    refusals_ << "? " << (&refusals_ == &out_ ? "" : std::to_string(line_) + ": ") << visible(message)
              << std::endl;
    return {};
  }

  void show() {
    if (!sheet_.entries.empty())
      out_ << sheet_.entries.size() << ". " << visible(entry_text(sheet_.entries.back())) << "\n";
    out_ << running_account(sheet_, ledger_of(sheet_), words_) << std::flush;
  }

  LedgerSheet sheet_;
  std::string path_;
  std::ostream& out_;
  std::ostream& refusals_;
  const Words& words_;
  int line_ = 0;
  int refused_ = 0;
  std::vector<LedgerEntry> undone_;
};

}  // namespace

std::expected<int, std::string> keep_sheet(LedgerSheet sheet, const std::string& path, std::istream& in,
                                           std::ostream& out, std::ostream& refusals, const Words& words) {
  return Keeper(std::move(sheet), path, out, refusals, words).keep(in);
}

}  // namespace trictrac::cli
