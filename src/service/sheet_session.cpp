#include "service/sheet_session.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>

#include "game/match/format.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "text/sheet/entry_text.h"
#include "text/words.h"
#include "wire/sheet_json.h"

namespace trictrac {
namespace {

Parsed<std::string> text_in(const Json& message, const char* name) {
  const auto member = message.find(name);
  if (member == message.end() || !member->is_string())
    return refuse(ErrorCode::BadMessage, std::string(name) + " must be a string");
  return member->get<std::string>();
}

bool only_has(const Json& message, std::initializer_list<std::string_view> names) {
  for (const auto& [name, value] : message.items())
    if (std::ranges::find(names, name) == names.end()) return false;
  return true;
}

Parsed<std::vector<std::string>> names_in(const Json& message) {
  const auto wrong = [] { return refuse(ErrorCode::BadMessage, "names must be a list of strings"); };
  const auto member = message.find("names");
  if (member == message.end() || !member->is_array()) return wrong();
  std::vector<std::string> names;
  for (const Json& name : *member) {
    if (!name.is_string()) return wrong();
    names.push_back(name.get<std::string>());
  }
  return names;
}

Parsed<Worth> worth_in(const Json& message) {
  RuleOptions options;
  if (!message.contains("worth")) return options.worth;
  const auto text = text_in(message, "worth");
  if (!text) return std::unexpected(text.error());
  if (const auto set = set_option(options, "worth", *text); !set)
    return refuse(ErrorCode::BadOption, set.error());
  return options.worth;
}

Parsed<void> add_tags(LedgerSheet& sheet, const Json& message) {
  const auto tags = message.find("tags");
  if (tags == message.end()) return {};
  if (!tags->is_object()) return refuse(ErrorCode::BadMessage, "tags must be an object of strings");
  for (const auto& [name, value] : tags->items()) {
    if (!value.is_string()) return refuse(ErrorCode::BadMessage, "tags must be an object of strings");
    if (!is_free_tag(name))
      return refuse(ErrorCode::BadMessage, "tags: \"" + name + "\" is taken, or is not a single word");
    if (const auto problem = problem_of_tag(name, value.get_ref<const std::string&>()))
      return refuse(ErrorCode::BadOption, *problem);
    sheet.tags.emplace_back(name, value.get<std::string>());
  }
  return {};
}

Parsed<LedgerSheet> begin_sheet(const Json& message) {
  if (!only_has(message, {"do", "format", "match", "worth", "names", "tags"}))
    return refuse(ErrorCode::BadMessage, "the members of begin are format, match, worth, names and tags");
  const auto name = text_in(message, "format");
  if (!name) return std::unexpected(name.error());
  const auto preset = find_format(*name);
  if (!preset) return refuse(ErrorCode::BadOption, "format must be one of " + format_names());
  auto names = names_in(message);
  if (!names) return std::unexpected(names.error());
  MatchOptions options = preset->options;
  options.players = static_cast<int>(names->size());
  const auto match = message.find("match");
  auto agreed = match_of_json(match == message.end() ? Json::object() : *match, options);
  if (!agreed) return refuse(ErrorCode::BadOption, agreed.error());
  if (auto problem = problem_of_names(*names, agreed->players)) return refuse(ErrorCode::BadOption, *problem);
  const auto worth = worth_in(message);
  if (!worth) return std::unexpected(worth.error());
  LedgerSheet sheet{*name, *agreed, *worth, std::move(*names)};
  if (const auto added = add_tags(sheet, message); !added) return std::unexpected(added.error());
  return sheet;
}

}  // namespace

std::string SheetSession::answer(std::string_view text) {
  const auto message = parse_json(text);
  if (!message) return error_text(message.error());
  why_ = "";
  if (const auto done = carry_out(*message); !done) return dump(sheet_error(done.error(), why_));
  return dump(sheet_message(*sheet_, after_, undone_.size()));
}

Parsed<void> SheetSession::carry_out(const Json& message) {
  if (!message.is_object()) return refuse(ErrorCode::BadMessage, "a message must be an object with \"do\"");
  const auto command = text_in(message, "do");
  if (!command) return std::unexpected(command.error());
  if (*command == "begin") {
    auto sheet = begin_sheet(message);
    if (!sheet) return std::unexpected(sheet.error());
    put(std::move(*sheet));
    return {};
  }
  if (*command == "open") return open(message);
  if (!sheet_) return refuse(ErrorCode::UnknownGame, "no sheet has been started or opened");
  if (*command == "enter") return enter(message);
  if (*command == "undo") return undo();
  if (*command == "redo") return redo();
  if (*command == "show") return {};
  return refuse(ErrorCode::BadMessage, "\"do\" must be begin, open, enter, undo, redo or show");
}

Parsed<void> SheetSession::open(const Json& message) {
  const auto text = text_in(message, "text");
  if (!text) return std::unexpected(text.error());
  auto sheet = parse_sheet(*text);
  if (!sheet) return refuse(ErrorCode::BadRecord, sheet.error().message, sheet.error().line);
  put(std::move(*sheet));
  return {};
}

// Makes entries, one a line; where one cannot be made, none is.
Parsed<void> SheetSession::enter(const Json& message) {
  const auto text = text_in(message, "entry");
  if (!text) return std::unexpected(text.error());
  std::vector<LedgerEntry> entries;
  std::vector<SheetLedger> after_each;
  PlayerNaming naming;
  for (const std::string_view line : split(*text, '\n')) {
    const SheetLedger& now = after_each.empty() ? after_.back() : after_each.back();
    const auto entry = parse_entry(line, sheet_->names, now, naming);
    if (!entry) return refuse(ErrorCode::BadRecord, entry.error());
    auto next = after(now, *entry);
    if (!next) {
      why_ = code_of(next.error());
      return refuse(ErrorCode::Refused, refusal_text(next.error(), *entry, now));
    }
    after_each.push_back(std::move(*next));
    entries.push_back(*entry);
  }
  std::ranges::move(after_each, std::back_inserter(after_));
  std::ranges::move(entries, std::back_inserter(sheet_->entries));
  undone_.clear();
  return {};
}

Parsed<void> SheetSession::undo() {
  if (sheet_->entries.empty()) return refuse(ErrorCode::WrongStage, "there is no entry to undo");
  undone_.push_back(sheet_->entries.back());
  sheet_->entries.pop_back();
  after_.pop_back();
  return {};
}

Parsed<void> SheetSession::redo() {
  if (undone_.empty()) return refuse(ErrorCode::WrongStage, "no entry has been undone");
  after_.push_back(*after(after_.back(), undone_.back()));
  sheet_->entries.push_back(undone_.back());
  undone_.pop_back();
  return {};
}

void SheetSession::put(LedgerSheet sheet) {
  after_ = {begin_ledger(sheet.options, sheet.counting)};
  for (const LedgerEntry& e : sheet.entries) after_.push_back(*after(after_.back(), e));
  undone_.clear();
  sheet_ = std::move(sheet);
}

}  // namespace trictrac
