// An action on a line of its own, at a board kept by its players (section R): "W mark 4", "B play 1/7 1/5".
#pragma once

#include <expected>
#include <string>

#include "text/fleche_text.h"
#include "text/record/record.h"
#include "text/words.h"

namespace trictrac {

// What such a line says, or what is wrong with it.
std::expected<LoggedEvent, RecordError> read_action(const Words& words, Numbering n);

// The line of an event, without its break; empty for those that have one of another kind.
std::string action_line(const LoggedEvent& logged, Numbering n);

}  // namespace trictrac
