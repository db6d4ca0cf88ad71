// What is done at a table beside its game: a part of table_of.h, which includes it.
#pragma once

#include "table/table_of.h"

namespace trictrac {

template <class Self, class Kinds>
std::optional<TableError> TableOf<Self, Kinds>::objection_to(const Aside& aside) const {
  if (is_opening() || ended()) return TableError{ErrorCode::GameOver, "the game is over", {}, 0};
  if (!is_person(trictrac::player_of(aside)))
    return TableError{ErrorCode::NotAllowed, "nobody of that number plays here", {}, 0};
  return std::visit(
      [this]<class Kind>(const Kind& done) {
        if constexpr (kShare<Kind>)
          return shares_.objection(done);
        else
          return timing_.objection(done);
      },
      aside);
}

template <class Self, class Kinds>
std::optional<TableError> TableOf<Self, Kinds>::objection_to(const ClockChange& change) const {
  if (is_opening() || ended()) return TableError{ErrorCode::GameOver, "the game is over", {}, 0};
  return timing_.objection(change);
}

template <class Self, class Kinds>
bool TableOf<Self, Kinds>::has(const Aside& aside) const {
  if (const auto* sealing = std::get_if<Sealing>(&aside)) return shares_.has(*sealing);
  if (const auto* sharing = std::get_if<Sharing>(&aside)) return shares_.has(*sharing);
  const auto* trusting = std::get_if<Trusting>(&aside);
  return trusting && trusts(trusting->player) == trusting->trusts;
}

// The last act of a person, nothing having been thrown since.
template <class Self, class Kinds>
bool TableOf<Self, Kinds>::could_be_taken_back() const {
  const Done* last = last_played();
  return last && played_.size() > opening_.size() && next() == Next::Person && seat_at(last->side).human() &&
         self().may_take_back(last->deed);
}

template <class Self, class Kinds>
std::optional<TableError> TableOf<Self, Kinds>::objection_to(Accord accord, int n) const {
  const auto wrong = [](ErrorCode code, std::string message) {
    return TableError{code, std::move(message), {}, 0};
  };
  if (n != lines() + 1) return wrong(ErrorCode::Stale, text_of("the next line is {}", lines() + 1));
  if (is_opening() || ended()) return wrong(ErrorCode::GameOver, "the game is over");
  if (accord == Accord::PutOff && put_off()) return wrong(ErrorCode::WrongStage, "it has been put off");
  if (accord == Accord::TakeBack && !could_be_taken_back())
    return wrong(ErrorCode::WrongStage,
                 "only the last act of a person is taken back, before anything is thrown after it");
  return std::nullopt;
}

// May it be done now?
template <class Self, class Kinds>
template <class Beside>
bool TableOf<Self, Kinds>::fits_beside(const Beside& deed) const {
  if (is_opening()) return false;
  if constexpr (kAside<Beside>) return !objection_to(Aside(deed));
  if constexpr (std::is_same_v<Beside, ClockChange>) return !objection_to(deed);
  if constexpr (std::is_same_v<Beside, Stop>) return !objection_to(Accord::Stop, lines() + 1);
  if constexpr (std::is_same_v<Beside, PutOff>) return !objection_to(Accord::PutOff, lines() + 1);
  if constexpr (std::is_same_v<Beside, TakeBack>) return !objection_to(Accord::TakeBack, lines() + 1);
  return false;
}

// What it changes but for the line it makes; of the game nothing but what is taken back.
template <class Self, class Kinds>
template <class Beside>
void TableOf<Self, Kinds>::do_beside(const Beside& deed) {
  if constexpr (kShare<Beside>) {
    shares_.take(deed);
    if (const auto given = shares_.given(); !given.empty()) seed_ = mixed_seed(config_.seed, given);
  }
  if constexpr ((kAside<Beside> && !kShare<Beside>) || std::is_same_v<Beside, ClockChange>)
    timing_.take(deed);
  if constexpr (std::is_same_v<Beside, Stop>) stopped_ = true;
  if constexpr (std::is_same_v<Beside, TakeBack>) {
    played_.pop_back();
    Self before(config_, make_bot_);
    for (const std::size_t i : played_) before.apply(done_[i].deed);
    game_ = std::move(before.game_);  // no throw is taken back: all that is counted stands
  }
}

}  // namespace trictrac
