#include "text/record/record_tags.h"

#include "base/assert.h"
#include "base/text_of.h"
#include "game/match/format.h"
#include "game/rules/presets.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "text/record/record_line.h"
#include "text/trid.h"

namespace trictrac {
namespace {

using Fault = std::optional<RecordError>;

Fault bad_tag(std::string message) { return record_error(RecordFault::BadTag, std::move(message)); }

Fault format(Record& r) {
  if (const auto name = r.tag("Format"); !name.empty()) {
    const auto preset = find_format(name);
    if (!preset) return bad_tag("Format " + quoted(name) + " is not known; it is one of: " + format_names());
    r.format = name;
    r.match = preset->options;
  }
  auto match = match_of_words(r.match, r.tag("Match"));
  if (!match) return bad_tag(match.error());
  r.match = *match;
  if (const auto problem = problem_of(r.match)) return bad_tag("Match: " + *problem);
  return std::nullopt;
}

Fault rules(Record& r) {
  if (const auto name = r.tag("Rules"); !name.empty()) {
    const auto preset = find_preset(name);
    if (!preset) return bad_tag("Rules " + quoted(name) + " are not known");
    r.options = preset->options;
  }
  for (const std::string& word : words_of(r.tag("Options"))) {
    const auto option = name_and_value(word);
    if (!option) return bad_tag("an option is written name=value");
    if (const auto set = set_option(r.options, option->first, option->second); !set)
      return bad_tag(set.error());
  }
  r.options.goal = goal_of(r.match.format);
  r.start.options = r.options;
  return std::nullopt;
}

// A TRID names its own goal; in a record the format does.
Fault too_many_holes(const State& s) {
  const auto goal = holes_to_win(s.options.goal);
  const int most = std::max(s.marks.holes.white, s.marks.holes.black);
  if (!goal || most < *goal || s.stage == Stage::Over) return std::nullopt;
  return bad_tag(text_of("Start: a side has {} holes; the game is over at {} (K6)", most, *goal));
}

Fault start(Record& r) {
  const auto text = r.tag("Start");
  if (text.empty()) return std::nullopt;
  auto state = parse_trid(text);
  if (!state) return bad_tag("Start: " + state.error().front().message);
  state->options = r.options;
  if (const auto problem = problem_of(r.match, *state)) return bad_tag("Start: " + *problem);
  r.start = *state;
  return too_many_holes(r.start);
}

Fault numbering(const Record& r) {
  const auto name = r.tag("Numbering");
  if (name.empty() || find_numbering(name)) return std::nullopt;
  return bad_tag(text_of("Numbering {} is not known; it is {}", quoted(name), numbering_names()));
}

bool says_actions(const Record& r) { return r.tag("Lines") == "actions"; }

}  // namespace

Fault read_tag(const std::string& line, Record& record) {
  auto tag = parse_tag_line(line);
  if (!tag) return bad_tag("a tag is written [Name \"value\"]");
  record.tags.push_back(std::move(*tag));
  return std::nullopt;
}

Fault settle_tags(Record& r) {
  for (const auto check : {format, rules})
    if (auto fault = check(r)) return fault;
  if (auto fault = numbering(r)) return fault;
  if (says_actions(r) && !is_marked_by_hand(r.options))
    return bad_tag("Lines \"actions\" is only for games with marking=hand or moves=touch");
  return start(r);
}

bool is_printed_by_hand(const Record& r) { return is_marked_by_hand(r.options) && !says_actions(r); }

void keep_by_players(Record& r) {
  for (RuleOptions* o : {&r.options, &r.start.options}) {
    o->moves = Moves::Touch;
    if (o->marking == Marking::Hand) o->pegs = Pegs::Hand;
    o->hand_law = HandLaw::Amended;
  }
  r.set_tag("Lines", "actions");
}

Numbering numbering_of(const Record& record) {
  const std::string_view name = record.tag("Numbering");
  TRICTRAC_ASSERT(name.empty() || find_numbering(name));
  return find_numbering(name).value_or(Numbering::OneTo24);
}

}  // namespace trictrac
