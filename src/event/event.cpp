#include "event/event.h"

#include <iterator>
#include <utility>
#include <variant>

#include "base/assert.h"
#include "event/fold.h"

namespace trictrac::event {
namespace {

// From the last act to the first: an undo that counts decides about an act before it.
std::vector<bool> effective_of(std::span<const LoggedAct> log) {
  std::vector<bool> counts(log.size(), true);
  for (std::size_t i = log.size(); i-- > 0;)
    if (const auto* undo = std::get_if<Undo>(&log[i].act); undo && counts[i])
      counts[undo->number - 1] = false;
  return counts;
}

}  // namespace

Event::Event(const Terms& terms) {
  TRICTRAC_ASSERT(are_valid(terms));
  state_.terms = terms;
}

std::vector<bool> Event::effective() const { return effective_of(log_); }

std::expected<EventState, EventError> Event::undo(const LoggedAct& line) const {
  const int number = std::get<Undo>(line.act).number;
  if (number < 1 || number >= line.number || !effective()[number - 1])
    return std::unexpected(EventError::CannotUndo);
  if (line.by.role == Role::Assistant && log_[number - 1].by != line.by)
    return std::unexpected(EventError::NotAllowed);
  // For moderators, who have no part in the event: they take messages back, and for good.
  const LoggedAct& undone = log_[number - 1];
  const bool is_final = undone.by.role == Role::Server && std::holds_alternative<Undo>(undone.act);
  if (is_final || (line.by.role == Role::Server && !std::holds_alternative<Announce>(undone.act)))
    return std::unexpected(EventError::NotAllowed);
  std::vector<LoggedAct> log = log_;
  log.push_back(line);
  const std::vector<bool> counts = effective_of(log);
  EventState state{.terms = state_.terms};
  // What a review has found of a game that is undone does not keep it from being undone.
  for (std::size_t i = 0; i < log.size(); ++i)
    if (counts[i] && !std::holds_alternative<Undo>(log[i].act) && fold(state, log[i]) &&
        !std::holds_alternative<NoteLuck>(log[i].act))
      return std::unexpected(EventError::CannotUndo);
  return state;
}

std::expected<Effects, EventError> Event::apply(const LoggedAct& act) {
  const ActKind kind = kind_of(act.act);
  if (act.number != next_number()) return std::unexpected(EventError::Stale);
  if (!may(act.by.role, kind)) return std::unexpected(EventError::NotAllowed);
  if (needs_reason(kind) && act.why.empty()) return std::unexpected(EventError::ReasonNeeded);

  EventState after;
  if (kind == ActKind::Undo) {
    auto undone = undo(act);
    if (!undone) return std::unexpected(undone.error());
    after = std::move(*undone);
  } else {
    after = state_;
    if (const auto error = fold(after, act)) return std::unexpected(*error);
  }
  Effects effects = effects_between(state_, after);
  state_ = std::move(after);
  log_.push_back(act);
  return effects;
}

}  // namespace trictrac::event
