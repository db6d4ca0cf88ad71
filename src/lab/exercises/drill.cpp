#include "lab/exercises/drill.h"

#include <algorithm>
#include <ranges>
#include <vector>

#include "game/match/format.h"
#include "text/match_text.h"
#include "text/trid.h"
#include "text/words.h"

namespace trictrac::exercises {
namespace {

constexpr std::string_view kPrefix = "TRID=";
using Wrong = std::unexpected<std::string>;

// Returns the stage a position of that kind is at.
Stage stage_of(DrillKind kind) {
  if (kind == DrillKind::Play) return Stage::Move;
  return kind == DrillKind::HoldOrGo ? Stage::Decide : Stage::Roll;
}

}  // namespace

std::expected<MatchOptions, std::string> match_of(std::string_view question) {
  if (question == kNoQuestion) return MatchOptions{};
  const auto words = words_of(question);
  const auto preset = words.empty() ? std::nullopt : find_format(words.front());
  if (!preset) return Wrong("\"" + std::string(question) + "\" names no format");
  MatchOptions match = preset->options;
  for (const std::string& word : words | std::views::drop(1)) {
    const std::size_t at = std::min(word.find('='), word.size() - 1);
    if (const auto set = set_match_option(match, word.substr(0, at), word.substr(at + 1)); !set)
      return Wrong(set.error());
  }
  if (const auto problem = problem_of(match)) return Wrong(*problem);
  return match;
}

// Names the number of marqués even where it is the usual one.
std::string question_of(std::string_view format, const MatchOptions& match) {
  MatchOptions usual = find_format(format)->options;
  usual.rounds = 0;
  std::string text(format);
  for (const auto& [name, value] : changed_match(match, usual))
    text.append(" ").append(name).append("=").append(value);
  return text;
}

std::string print_drill(const Drill& d) {
  return print_trid(d.state).substr(kPrefix.size()) + '|' + d.question + '|' + d.answer + '|' +
         std::to_string(d.difficulty) + '|' + d.themes;
}

std::expected<Drill, std::string> parse_drill(DrillKind kind, std::string_view line) {
  const auto fields = split(line, '|');
  if (fields.size() != 5)
    return Wrong("a line is TRID|QUESTION|ANSWER|DIFFICULTY|THEMES, with " + std::to_string(fields.size()) +
                 " fields it is not one");
  const auto state = parse_trid(fields[0]);
  if (!state) return Wrong(state.error().front().message);
  if (state->stage != stage_of(kind)) return Wrong("the position is at another stage than its kind asks");
  if (kind == DrillKind::HoldOrGo) {
    const auto match = match_of(fields[1]);
    if (!match) return Wrong(match.error());
    if (const auto problem = problem_of(*match, *state)) return Wrong(*problem);
  }
  const auto difficulty = number_in(fields[3], 0, 9999);
  if (!difficulty)
    return Wrong("\"" + std::string(fields[3]) + "\" is not a difficulty: it must be a whole number");
  return Drill{*state, std::string(fields[1]), std::string(fields[2]), *difficulty, std::string(fields[4])};
}

std::string board_of(const Drill& d) {
  State seen = d.state;
  seen.to_act = Side::White;
  const std::string text = print_trid(seen);
  const auto [low, high] = std::minmax(d.state.roll.a, d.state.roll.b);
  return text.substr(0, text.find(':')) + std::to_string(low * 10 + high) + d.question;
}

}  // namespace trictrac::exercises
