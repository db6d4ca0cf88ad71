// What is done in a session beside its game: a part of play_session.h, which includes it.
#pragma once

#include "base/assert.h"
#include "base/overloaded.h"
#include "table/play_session.h"

namespace trictrac {

template <PlayableGame G>
std::optional<ApiError> PlaySession<G>::objection_to(const GameEvent& aside) const {
  TRICTRAC_ASSERT(is_aside(aside));
  if (is_opening() || ended()) return ApiError{ErrorCode::GameOver, "the game is over"};
  if (!is_person(player_aside(aside)))
    return ApiError{ErrorCode::NotAllowed, "nobody of that number plays here"};
  return std::visit(Overloaded{[&](const CommitShare& e) { return shares_.objection(e); },
                               [&](const RevealShare& e) { return shares_.objection(e); },
                               [&](const SetVacation& e) { return timing_.objection(e); },
                               [&](const AddTime& e) { return timing_.objection(e); },
                               [&](const SetAutoPlay& e) { return timing_.objection(e); },
                               [](const auto&) { return std::optional<ApiError>(); }},
                    aside);
}

template <PlayableGame G>
std::optional<ApiError> PlaySession<G>::objection_to(const ClockChange& change) const {
  if (is_opening() || ended()) return ApiError{ErrorCode::GameOver, "the game is over"};
  return timing_.objection(change);
}

template <PlayableGame G>
bool PlaySession<G>::has(const GameEvent& aside) const {
  if (const auto* e = std::get_if<CommitShare>(&aside)) return shares_.has(*e);
  if (const auto* e = std::get_if<RevealShare>(&aside)) return shares_.has(*e);
  const auto* e = std::get_if<SetAutoPlay>(&aside);
  return e && trusts(e->player) == e->on;
}

// The last act of a person, nothing having been thrown since.
template <PlayableGame G>
bool PlaySession<G>::could_be_taken_back() const {
  const LoggedEvent* last = last_played();
  return last && played_.size() > opening_.size() && next() == Next::Person && seat_at(last->side).human() &&
         G::may_take_back(config_, last->event);
}

template <PlayableGame G>
std::optional<ApiError> PlaySession<G>::objection_to(Accord accord, int n) const {
  if (n != lines() + 1) return ApiError{ErrorCode::Stale, text_of("the next line is {}", lines() + 1)};
  if (is_opening() || ended()) return ApiError{ErrorCode::GameOver, "the game is over"};
  if (accord == Accord::PutOff && put_off()) return ApiError{ErrorCode::WrongStage, "it has been put off"};
  if (accord == Accord::TakeBack && !could_be_taken_back())
    return ApiError{ErrorCode::WrongStage,
                    "only the last act of a person is taken back, before anything is thrown after it"};
  return std::nullopt;
}

template <PlayableGame G>
bool PlaySession<G>::fits_beside(const GameEvent& event) const {
  if (is_opening()) return false;
  const int n = lines() + 1;
  return std::visit(Overloaded{[&](const ClockChange& e) { return !objection_to(e); },
                               [&](StopGame) { return !objection_to(Accord::Stop, n); },
                               [&](Adjourn) { return !objection_to(Accord::PutOff, n); },
                               [&](TakeBack) { return !objection_to(Accord::TakeBack, n); },
                               [&](const auto&) { return !objection_to(event); }},
                    event);
}

template <PlayableGame G>
void PlaySession<G>::do_beside(const GameEvent& event) {
  std::visit(
      Overloaded{[&](const CommitShare& e) { shares_.take(e); },
                 [&](const RevealShare& e) {
                   shares_.take(e);
                   if (const auto given = shares_.given(); !given.empty())
                     seed_ = mixed_seed(config_.seed, given);
                 },
                 [&](const SetVacation& e) { timing_.take(e); }, [&](const AddTime& e) { timing_.take(e); },
                 [&](const SetAutoPlay& e) { timing_.take(e); },
                 [&](const ClockChange& e) { timing_.take(e); }, [&](StopGame) { stopped_ = true; },
                 [&](TakeBack) { take_back(); }, [](const auto&) {}},
      event);
}

// No throw is taken back: all that is counted stands.
template <PlayableGame G>
void PlaySession<G>::take_back() {
  played_.pop_back();
  PlaySession before(config_, make_bot_);
  for (const std::size_t i : played_) before.apply(done_[i]);
  game_ = std::move(before.game_);
}

}  // namespace trictrac
