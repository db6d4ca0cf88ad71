#include <sstream>

#include "notation/options_text.h"
#include "notation/record.h"
#include "notation/record_turn.h"
#include "notation/trid.h"

namespace trictrac {
namespace {

std::string quoted(std::string_view value) {
  std::string text = "\"";
  for (const char c : value) {
    if (c == '"' || c == '\\') text += '\\';
    text += c == '\n' ? ' ' : c;
  }
  return text + "\"";
}

std::string options_tag(const RuleOptions& options) {
  std::string text;
  for (const auto& [name, value] : option_values(options))
    text += (text.empty() ? "" : " ") + std::string(name) + "=" + std::string(value);
  return text;
}

bool fresh(const State& start) {
  State untouched;
  untouched.options = start.options;
  return start == untouched;
}

// The tags as given, with those that say the rules and the start always present and true.
Record with_rule_tags(Record r) {
  if (r.tag("Rules").empty()) r.set_tag("Rules", kPresets[0].name);
  if (r.tag("Format").empty()) r.set_tag("Format", "tour");
  r.set_tag("Options", options_tag(r.options));
  if (r.tag("Numbering").empty()) r.set_tag("Numbering", name_of(Numbering::OneTo24));
  if (!fresh(r.start)) r.set_tag("Start", print_trid(r.start));
  return r;
}

std::string ending_text(const Outcome& o) {
  const bool white_wins = o.winner == Side::White;
  if (o.by == Ending::Resignation) return white_wins ? "B resigns" : "W resigns";
  return white_wins ? "W wins" : "B wins";
}

}  // namespace

std::string_view Record::tag(std::string_view name) const {
  for (const auto& [key, value] : tags)
    if (key == name) return value;
  return "";
}

void Record::set_tag(std::string_view name, std::string_view value) {
  for (auto& [key, held] : tags)
    if (key == name) {
      held = value;
      return;
    }
  tags.emplace_back(name, value);
}

std::string print_record(const Record& given) {
  const Record r = with_rule_tags(given);
  std::ostringstream out;
  for (const auto& [key, value] : r.tags) out << "[" << key << " " << quoted(value) << "]\n";
  out << "\n";

  TurnWriter writer(find_numbering(r.tag("Numbering")).value_or(Numbering::OneTo24));
  Tour tour(r.start);
  for (const Action& action : r.actions) {
    const State before = tour.state();
    const bool turn_over = std::holds_alternative<Throwing>(action) && writer.tokens().n > 0;
    if (turn_over) out << print_turn(writer.tokens()) << "\n";
    const auto effects = tour.act(action);
    if (!effects) break;  // a record holds lawful actions only
    if (const auto* lead = std::get_if<TakeLead>(&action); lead && !lead->roll)
      out << "0. " << (lead->first == Side::White ? "W" : "B") << " lead\n";
    writer.follow(before, action, *effects, tour);
  }
  if (writer.tokens().n > 0) out << print_turn(writer.tokens()) << "\n";
  if (tour.state().outcome) out << ending_text(*tour.state().outcome) << "\n";
  return out.str();
}

}  // namespace trictrac
