// An action on a line of its own, at a board kept by its players (section R): "W mark 4", "B play 1/7 1/5".
#pragma once

#include <expected>
#include <string>

#include "text/fleche_text.h"
#include "text/record/record.h"
#include "text/words.h"

namespace trictrac {

struct WrittenAction {
  Side side = Side::White;
  MatchAction action;
};

// What such a line says, or what is wrong with it.
std::expected<WrittenAction, RecordError> read_action(const Words& words, Numbering n);

// The line of an action of `side`, without its break; empty for actions that have one of another kind.
std::string action_line(Side side, const MatchAction& action, Numbering n);

}  // namespace trictrac
