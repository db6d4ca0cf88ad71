#include "house/asked.h"

#include "game/match/formats.h"
#include "text/trid.h"

namespace trictrac::advice {
namespace {

std::string_view format_for(Goal goal) {
  switch (goal) {
    case Goal::Twelve: return "tour";
    case Goal::Six: return "poule-guiton";
    case Goal::None: return "ecrire-lois";
  }
  return "tour";
}

}  // namespace

Parsed<Record> record_from(std::string_view trid) {
  const auto state = parse_trid(trid);
  if (!state) return refuse(ErrorCode::BadPosition, state.error().front().message);
  Record record;
  record.format = format_for(state->options.goal);
  record.match = find_format(record.format)->options;
  record.match.players = 2;
  record.options = state->options;
  record.start = *state;
  if (const auto problem = problem_of(record.match, *state)) return refuse(ErrorCode::BadPosition, *problem);
  return record;
}

Match match_after(const Record& record) {
  State start = record.start;
  start.options = record.options;
  Match match(record.match, start);
  for (const LoggedEvent& action : record.events) (void)match.act(action);
  return match.assisted();
}

}  // namespace trictrac::advice
