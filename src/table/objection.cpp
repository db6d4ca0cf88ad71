#include "table/objection.h"

#include "base/text_of.h"

namespace trictrac {

std::optional<TableError> objection(const Asking& a) {
  const auto wrong = [](ErrorCode code, std::string message) {
    return TableError{code, std::move(message), {}, 0};
  };
  if (!a.of_person) return wrong(ErrorCode::NotAllowed, "a bot sits there");
  if (a.n != a.lines + 1) return wrong(ErrorCode::Stale, text_of("the next line is {}", a.lines + 1));
  if (a.over) return wrong(ErrorCode::GameOver, "the game is over");
  if (!a.begun) return wrong(ErrorCode::WrongStage, "the game has not begun: the table is still to draw");
  if (a.resigns) return std::nullopt;
  if (!a.in_turn) return wrong(ErrorCode::NotYourTurn, "it is your opponent's turn");
  if (!a.in_stage)
    return wrong(ErrorCode::WrongStage, "something else is asked now: see \"turn\" of the last line");
  return std::nullopt;
}

}  // namespace trictrac
