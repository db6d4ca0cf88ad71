#include "text/sheet/sheet_text.h"

#include <algorithm>
#include <cctype>

#include "base/assert.h"
#include "base/text_of.h"
#include "game/match/formats.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "text/sheet/entry_text.h"
#include "text/tag_text.h"

namespace trictrac {
namespace {

// How many play is said by their names.
std::string agreed_words(const LedgerSheet& sheet) {
  const auto format = find_format(sheet.format);
  TRICTRAC_ASSERT(format.has_value());
  MatchOptions base = format->options;
  base.players = sheet.options.players;
  return match_words(sheet.options, base);
}

std::string players_tag(const std::vector<std::string>& names) {
  std::string text = "[Players";
  for (const std::string& name : names) text += " " + trictrac::quoted(name);
  return text + "]\n";
}

}  // namespace

std::optional<std::string> problem_of_names(const std::vector<std::string>& names, int players) {
  if (static_cast<int>(names.size()) != players)
    return text_of("{} names for {} players: each has one", names.size(), players);
  for (const std::string& name : names) {
    if (name.empty() || name.size() > kLongestSheetName)
      return text_of("a name has one letter at least and no more than {} bytes", kLongestSheetName);
    if (std::ranges::any_of(name, [](unsigned char c) { return c < ' '; }))
      return "a name stands on one line";
  }
  return std::nullopt;
}

bool is_free_tag(std::string_view name) {
  const auto is_letter = [](unsigned char c) { return std::isalpha(c) != 0; };
  const bool taken = name == "Format" || name == "Match" || name == "Worth" || name == "Players";
  return !name.empty() && !taken && std::ranges::all_of(name, is_letter);
}

Ledger ledger_of(const LedgerSheet& sheet) { return ledger_of(sheet, sheet.entries.size()); }

Ledger ledger_of(const LedgerSheet& sheet, std::size_t count) {
  TRICTRAC_ASSERT(count <= sheet.entries.size());
  Ledger now = begin_ledger(sheet.options, sheet.counting);
  for (std::size_t i = 0; i < count; ++i) {
    auto next = after(std::move(now), sheet.entries[i]);
    TRICTRAC_ASSERT(next.has_value());
    now = std::move(*next);
  }
  return now;
}

std::string print_sheet(const LedgerSheet& sheet) {
  std::string text = tag_line("Format", sheet.format);
  if (const std::string words = agreed_words(sheet); !words.empty()) text += tag_line("Match", words);
  if (traits_of(sheet.options.format).pays_worth && sheet.counting != Worth::SimpleDouble)
    text += tag_line("Worth", name_of(sheet.counting));
  text += players_tag(sheet.names);
  for (const auto& [name, value] : sheet.tags) text += tag_line(name, value);
  if (!sheet.entries.empty()) text += "\n";
  for (const LedgerEntry& e : sheet.entries) text += entry_text(e) + "\n";
  return text;
}

}  // namespace trictrac
