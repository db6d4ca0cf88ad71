#include "text/sheet/sheet_text.h"

#include <algorithm>
#include <cctype>

#include "base/assert.h"
#include "base/text_of.h"
#include "base/utf8.h"
#include "game/match/format.h"
#include "game/match/match_ledger.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "text/sheet/entry_text.h"
#include "text/words.h"

namespace trictrac {

namespace {

constexpr std::size_t kLongestSheetName = 120;  // bytes
constexpr std::string_view kFicheTag = "Fiche";

// The match as tags say it; how many play follows from their names.
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
    return text_of("{} names for {} players: give one name for each", names.size(), players);
  for (const std::string& name : names) {
    if (name.empty() || name.size() > kLongestSheetName)
      return text_of("a name has at least one letter and at most {} bytes", kLongestSheetName);
    if (std::ranges::any_of(name, [](unsigned char c) { return c < ' '; }))
      return "a name stands on one line";
  }
  return std::nullopt;
}

std::optional<std::string> problem_of_worth(const MatchOptions& options) {
  if (traits_of(options.format).pays_worth) return std::nullopt;
  return "only a tour has a worth: leave it out in this format";
}

bool is_free_tag(std::string_view name) {
  const auto is_letter = [](unsigned char c) { return std::isalpha(c) != 0; };
  const bool taken = name == "Format" || name == "Match" || name == "Worth" || name == "Players";
  return !name.empty() && !taken && std::ranges::all_of(name, is_letter);
}

namespace {

constexpr int kMostPrice = 1'000'000;

std::string_view digits_taken(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::string_view digits = text.substr(0, end);
  text.remove_prefix(end);
  return digits;
}

// Of "5" fifty hundredths, of "05" five.
std::optional<int> hundredths_of(std::string_view decimals) {
  if (decimals.size() > 2) return std::nullopt;
  const auto n = number_in(decimals, 0, 99);
  return n && decimals.size() == 1 ? std::optional(10 * *n) : n;
}

// Reads "100 EUR" or "0.50"; a unit has no digits.
std::optional<FichePrice> price_of(std::string_view text) {
  const auto whole = number_in(digits_taken(text), 0, kMostPrice);
  if (!whole) return std::nullopt;
  FichePrice price{std::int64_t{100} * *whole, ""};
  if (text.starts_with('.') || text.starts_with(',')) {
    text.remove_prefix(1);
    const auto hundredths = hundredths_of(digits_taken(text));
    if (!hundredths) return std::nullopt;
    price.hundredths += *hundredths;
  }
  if (price.hundredths == 0 || text.find_first_of("0123456789") != text.npos) return std::nullopt;
  price.unit = text.substr(std::min(text.find_first_not_of(' '), text.size()));
  return price;
}

}  // namespace

std::optional<std::string> problem_of_tag(std::string_view name, std::string_view value) {
  if (name != kFicheTag || price_of(value)) return std::nullopt;
  return text_of(
      "\"{}\" is not a price: write an amount above zero and up to {}, with two decimals at most, and a "
      "unit, "
      "such as 100 EUR",
      value, kMostPrice);
}

SheetLedger ledger_of(const LedgerSheet& sheet) { return ledger_of(sheet, sheet.entries.size()); }

SheetLedger ledger_of(const LedgerSheet& sheet, std::size_t count) {
  TRICTRAC_ASSERT(count <= sheet.entries.size());
  SheetLedger now = begin_ledger(sheet.options, sheet.counting);
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

namespace {

using Fault = std::optional<std::string>;
using Values = std::vector<std::string>;

struct Tag {
  std::string name;
  Values values;
};

// One value in quotes at the front of `rest`, which goes on behind it.
std::optional<std::string> value_taken(std::string_view& rest) {
  if (!rest.starts_with('"')) return std::nullopt;
  std::string value;
  for (std::size_t i = 1; i < rest.size(); ++i) {
    if (rest[i] == '"') {
      rest = trim(rest.substr(i + 1));
      return value;
    }
    if (rest[i] == '\\' && i + 1 < rest.size()) ++i;
    value += rest[i];
  }
  return std::nullopt;
}

std::optional<Tag> tag_of(std::string_view line) {
  if (!line.starts_with('[') || !line.ends_with(']')) return std::nullopt;
  line = trim(line.substr(1, line.size() - 2));
  const std::size_t end = std::min(line.find_first_of(" \t\""), line.size());
  Tag tag{std::string(line.substr(0, end)), {}};
  line = trim(line.substr(end));
  while (!line.empty()) {
    auto value = value_taken(line);
    if (!value) return std::nullopt;
    tag.values.push_back(std::move(*value));
  }
  return tag.name.empty() || tag.values.empty() ? std::nullopt : std::optional(tag);
}

class SheetReader {
 public:
  std::expected<LedgerSheet, SheetError> read(std::string_view text) {
    while (!text.empty()) {
      ++line_;
      const std::size_t end = std::min(text.find('\n'), text.size());
      if (const Fault fault = line(trim(text.substr(0, end)))) return error(*fault);
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    ++line_;
    if (!now_)
      if (const Fault fault = begin()) return error(*fault);
    return std::move(sheet_);
  }

 private:
  std::unexpected<SheetError> error(std::string message) const {
    return std::unexpected(SheetError{line_, std::move(message)});
  }

  Fault line(std::string_view text) {
    if (text.empty() || text[0] == '#') return std::nullopt;
    if (text[0] == '[') return tag(text);
    if (!now_)
      if (const Fault fault = begin()) return fault;
    return entry(text);
  }

  Fault tag(std::string_view text) {
    if (now_) return "what stands in brackets comes before the first entry";
    auto tag = tag_of(text);
    if (!tag) return "write [Name \"value\"]";
    if (tag->name == "Players") {
      sheet_.names = std::move(tag->values);
      players_line_ = line_;
      return std::nullopt;
    }
    if (tag->values.size() != 1) return tag->name + " has one value; only Players has several";
    return given(tag->name, std::move(tag->values[0]));
  }

  // The terms wait for the end of the tags: they may come in any order.
  Fault given(const std::string& name, std::string value) {
    if (name == "Format") {
      if (!find_format(value))
        return "Format \"" + value + "\" is unknown; the formats are: " + format_names();
      sheet_.format = value;
      has_format_ = true;
    } else if (name == "Match") {
      match_ = std::move(value);
      match_line_ = line_;
    } else if (name == "Worth") {
      RuleOptions options;
      if (const auto set = set_option(options, "worth", value); !set) return set.error();
      sheet_.counting = options.worth;
      worth_line_ = line_;
    } else {
      if (!is_free_tag(name)) return "the name of a tag is one word of letters, not \"" + name + "\"";
      if (const Fault fault = problem_of_tag(name, value)) return fault;
      sheet_.tags.emplace_back(name, std::move(value));
    }
    return std::nullopt;
  }

  // Checks the options, all of which have been read, for their combination.
  Fault begin() {
    if (!has_format_) return "a sheet begins with [Format \"…\"], one of: " + format_names();
    if (sheet_.names.empty()) return "the players are missing: [Players \"Anne\" \"Bernard\"]";
    sheet_.options = find_format(sheet_.format)->options;
    sheet_.options.players = static_cast<int>(sheet_.names.size());
    if (worth_line_ > 0)
      if (const Fault fault = problem_of_worth(sheet_.options)) return at(worth_line_, fault);
    if (const Fault fault = agree()) return at(match_line_, fault);
    if (const Fault fault = problem_of(sheet_.options))
      return at(match_line_ > 0 ? match_line_ : players_line_, fault);
    if (const Fault fault = problem_of_names(sheet_.names, sheet_.options.players))
      return at(players_line_, fault);
    now_ = begin_ledger(sheet_.options, sheet_.counting);
    return std::nullopt;
  }

  // A term is judged after its line, which gets the fault.
  Fault at(int line, const Fault& fault) {
    if (line > 0) line_ = line;
    return fault;
  }

  Fault agree() {
    auto agreed = match_of_words(sheet_.options, match_);
    if (!agreed) return "Match: " + agreed.error();
    sheet_.options = *agreed;
    return std::nullopt;
  }

  Fault entry(std::string_view text) {
    auto entry = parse_entry(text, sheet_.names, *now_, naming_);
    if (!entry) return entry.error();
    auto next = after(*now_, *entry);
    if (!next) return refusal_text(next.error(), *entry, *now_);
    now_ = std::move(*next);
    sheet_.entries.push_back(std::move(*entry));
    return std::nullopt;
  }

  LedgerSheet sheet_;
  std::string match_;
  bool has_format_ = false;
  std::optional<SheetLedger> now_;
  PlayerNaming naming_;
  int line_ = 0;
  int match_line_ = 0, players_line_ = 0, worth_line_ = 0;  // where those tags stand; 0: they do not
};

}  // namespace

std::expected<LedgerSheet, SheetError> parse_sheet(std::string_view text) {
  return SheetReader().read(without_byte_order_mark(text));
}

std::optional<FichePrice> price_of_fiche(const LedgerSheet& sheet) {
  return price_of(tag_in(sheet.tags, kFicheTag));
}

namespace {

// Rounds to the nearest, a half away from zero.
std::int64_t divided(std::int64_t n, std::int64_t by) { return (2 * n + (n < 0 ? -by : by)) / (2 * by); }

}  // namespace

std::vector<std::int64_t> paid_at(const FichePrice& price, const SheetLedger& ledger) {
  const MatchLedger& a = ledger.account;
  if (!settlement_of(a) || half_wanted(a)) return {};
  const std::vector<int> fiches = fiches_of(a);
  std::vector<std::int64_t> paid;
  for (const int halves : balance_of(a)) {
    const int of_honours = fiches.empty() ? 0 : fiches[paid.size()];
    paid.push_back(divided(price.hundredths * halves, 2 * a.options.ecrire.fiche) +
                   price.hundredths * of_honours);
  }
  return paid;
}

}  // namespace trictrac
