#include "table/objection.h"

#include "base/text_of.h"

namespace trictrac {

std::optional<ApiError> objection(const Asking& a) {
  if (!a.of_person) return ApiError{ErrorCode::NotAllowed, "a bot sits there"};
  if (a.n != a.lines + 1) return ApiError{ErrorCode::Stale, text_of("the next line is {}", a.lines + 1)};
  if (a.over) return ApiError{ErrorCode::GameOver, "the game is over"};
  if (!a.begun) return ApiError{ErrorCode::WrongStage, "the game has not begun: the table is still to draw"};
  if (a.resigns) return std::nullopt;
  if (!a.in_turn) return ApiError{ErrorCode::NotYourTurn, "it is your opponent's turn"};
  if (!a.in_stage)
    return ApiError{ErrorCode::WrongStage, "something else is asked now: see \"turn\" of the last line"};
  return std::nullopt;
}

}  // namespace trictrac
